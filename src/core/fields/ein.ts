// An employer identification number: a prefix that the IRS has assigned, then seven digits; nine digits as value.
import { isEinPrefix } from '#core/codes/ein-prefixes.ts'
import { ok } from '#core/ground/outcome.ts'
import { digitsOf } from './digits.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { figureKind } from './figure-kind.ts'
import { grouped } from './grouped.ts'

export const einKind: FieldKind<string> = figureKind({
  name: 'ein',
  inputMode: 'numeric',
  secret: true,
  late: true,
  signs: '-',
  format: (text) => grouped(text, [2, 7]),
  show: (value) => grouped(value, [2, 7]),
  mask: (value) => `••-•••${value.slice(-4)}`,
  parse: (text) => {
    if (text === '') return fieldError('empty')
    const good = /^\d\d[- ]?\d{7}$/.test(text) && isEinPrefix(text.slice(0, 2))
    return good ? ok(digitsOf(text)) : fieldError('ein')
  },
})
