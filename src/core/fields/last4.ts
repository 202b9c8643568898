// The last four digits of a social security number.
import { ok } from '#core/ground/outcome.ts'
import { digitsOf } from './digits.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { typedKind } from './marks.ts'

export const last4Kind: FieldKind<string> = typedKind({
  name: 'last4',
  inputMode: 'numeric',
  secret: true,
  format: (text) => digitsOf(text).slice(0, 4),
  show: (value) => value,
  mask: () => '••••',
  parse: (text) => {
    if (text.trim() === '') return fieldError('empty')
    return /^\d{4}$/.test(text.trim()) ? ok(text.trim()) : fieldError('last4')
  },
})
