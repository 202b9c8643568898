// The words of a field error, in a language, with the field's label in its place.
import { en } from '#core/words/fields/en.ts'
import { es } from '#core/words/fields/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import type { FieldError } from './field-kind.ts'

/** The message of an error; `label` is the field's label in the same language ('Please enter a valid {label}'). */
export const fieldMessage = (error: FieldError, label: string, language: Language): string =>
  fill(pick({ en, es }, language)[error.key], { label, ...error.values })

/** A label as it is in the middle of a sentence; a question, which cannot, is 'choice'. */
export const labelInSentence = (label: string, language: Language): string =>
  label.endsWith('?') ? pick({ en, es }, language).choice : label.charAt(0).toLowerCase() + label.slice(1)
