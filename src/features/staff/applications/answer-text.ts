// An answer in the reader's language: choices by their names, flags by yes and no, money with its sign.
import { choiceNamed } from '#core/codes/choice-names.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { pick, type Language } from '#core/words/words.ts'
import { monthName } from '../room/formats.tsx'
import { answerTable } from './answer-table.ts'

/** `text` as the server shows it (the wire text of a choice); what is on no list stands as it is. */
export function answerText(field: FieldId, text: string, language: Language): string {
  const [, as] = answerTable[field]
  switch (as) {
    case 'typed':
      return text
    case 'yes-no':
      return pick({ en, es }, language)[text === 'true' ? 'yes' : 'no']
    case 'dollars':
      return `$${text}`
    case 'percent':
      return `${text}%`
    case 'month':
      return monthName(`2026-${text.padStart(2, '0')}`, language, true)
    default:
      // Several of a list stand one per line.
      return text
        .split('\n')
        .map((line) => choiceNamed(as, line, language))
        .join(', ')
  }
}
