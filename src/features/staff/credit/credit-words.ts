// The words about credit reports as one pair; a code of ours without its words in both languages does not compile.
import type { PullBar, ReportResult } from '#core/domain/credit-report/pulls.ts'
import type { ProfileSummary, ReportFlag } from '#core/domain/credit-report/report.ts'
import { en } from '#core/words/credit/en.ts'
import { es } from '#core/words/credit/es.ts'
import type { Language } from '#core/words/words.ts'
import { useWords, type Translate } from '#ui/words.tsx'

type CreditWord = keyof typeof en
type CreditWords = Translate<CreditWord>

type Told = `bar.${PullBar}` | `result.${ReportResult}` | `flag.${ReportFlag}` | keyof ProfileSummary
const words = { en, es } satisfies Record<Language, Record<Told, string>>
export const useCreditWords = (): CreditWords => useWords(words)

/** Why none came: in words where the reason is ours, else the vendor's own code. */
export function failureText(t: CreditWords, code: string): string {
  const key = `failure.${code}`
  return Object.hasOwn(en, key) ? t(key as CreditWord) : code
}
