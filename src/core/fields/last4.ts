// The last four digits of a social security number.
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { figureKind } from './figure-kind.ts'

export const last4Kind: FieldKind<string> = figureKind({
  name: 'last4',
  inputMode: 'numeric',
  secret: true,
  format: (text) => text,
  show: (value) => value,
  mask: () => '••••',
  parse: (text) => {
    if (text === '') return fieldError('empty')
    return /^\d{4}$/.test(text) ? ok(text) : fieldError('last4')
  },
})
