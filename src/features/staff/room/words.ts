// The staff room's catalogues as one pair, for useWords.
import type { EventKind } from '#core/contract/event-details.ts'
import type { JobKind } from '#core/contract/job-payloads.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import type { Template } from '#core/domain/messages.ts'
import type { Language } from '#core/words/words.ts'
import { useWords, type Translate } from '#ui/words.tsx'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'

export type StaffWord = keyof typeof en
export type StaffWords = Translate<StaffWord>

type Told = `event.${EventKind}` | `job.${JobKind}` | `link.${LinkPurpose}` | `template.${Template}`
// A kind of event or job, a purpose of links or a message without its words in both languages does not compile.
const words = { en, es } satisfies Record<Language, Record<Told, string>>
export const useStaffWords = (): StaffWords => useWords(words)

/** The word for a code ('stage.offered'); a code without a word of its own is shown as it is, spelled with spaces. */
export function codeWord(t: StaffWords, area: string, code: string): string {
  const key = `${area}.${code}`
  return Object.hasOwn(en, key) ? t(key as StaffWord) : code.replaceAll('-', ' ')
}
