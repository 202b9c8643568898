// A zip code of five digits; of a ZIP+4 the five are kept.
import { ok } from '#core/ground/outcome.ts'
import { digitsOf } from './digits.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { typedKind } from './marks.ts'

export const zipKind: FieldKind<string> = typedKind({
  name: 'zip',
  inputMode: 'numeric',
  format: (text) => digitsOf(text).slice(0, 5),
  show: (value) => value,
  parse: (text) => {
    const typed = text.trim()
    if (typed === '') return fieldError('empty')
    return /^\d{5}(?:-?\d{4})?$/.test(typed) ? ok(typed.slice(0, 5)) : fieldError('zip')
  },
})
