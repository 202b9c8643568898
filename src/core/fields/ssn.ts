// A social security number (or an individual's tax number of the same form): nine digits as value.
import { ok } from '#core/ground/outcome.ts'
import { digitsOf, grouped } from './digits.ts'
import { fieldError, type FieldKind } from './field-kind.ts'

export const ssnKind: FieldKind<string> = {
  name: 'ssn',
  inputMode: 'numeric',
  secret: true,
  format: (text) => grouped(digitsOf(text).slice(0, 9), [3, 2, 4]),
  show: (value) => grouped(value, [3, 2, 4]),
  mask: (value) => `•••-••-${value.slice(-4)}`,
  parse: (text) => {
    const typed = text.trim()
    if (typed === '') return fieldError('empty')
    return /^\d{3}[-–\s]?\d{2}[-–\s]?\d{4}$/.test(typed) ? ok(digitsOf(typed)) : fieldError('ssn')
  },
}
