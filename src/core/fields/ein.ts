// An employer identification number: a prefix that the IRS has assigned, then seven digits; nine digits as value.
import { isEinPrefix } from '#core/codes/ein-prefixes.ts'
import { ok } from '#core/ground/outcome.ts'
import { digitsOf, grouped } from './digits.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { typedKind } from './marks.ts'

export const einKind: FieldKind<string> = typedKind({
  name: 'ein',
  inputMode: 'numeric',
  secret: true,
  format: (text) => grouped(digitsOf(text).slice(0, 9), [2, 7]),
  show: (value) => grouped(value, [2, 7]),
  mask: (value) => `••-•••${value.slice(-4)}`,
  parse: (text) => {
    const typed = text.trim()
    if (typed === '') return fieldError('empty')
    const good = /^\d{2}[-–\s]?\d{7}$/.test(typed) && isEinPrefix(typed.slice(0, 2))
    return good ? ok(digitsOf(typed)) : fieldError('ein')
  },
})
