// Codes as choices of a list, named in both languages by the staff room's words.
import type { Choice } from '#core/codes/choices.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import type { StaffWord } from '../../room/words.ts'

export const wordChoices = (area: string, codes: readonly string[]): readonly Choice[] =>
  codes.map((value) => {
    const key = `${area}.${value}` as StaffWord
    return { value, en: en[key], es: es[key] }
  })
