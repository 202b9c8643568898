// A US state or territory by its two letters; a name, however it is shortened, becomes its letters when the field is left.
import { isMilitary } from '#core/codes/military-mail.ts'
import { isStateCode } from '#core/codes/state-codes.ts'
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { figureKind } from './figure-kind.ts'

export const stateKind: FieldKind<string> = figureKind({
  name: 'state',
  late: true,
  // In capitals whole: 'Maine' cut to two letters would be Massachusetts.
  format: (text) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase()),
  show: (value) => value,
  parse: (text) => {
    if (text === '') return fieldError('empty')
    const code = text.toUpperCase()
    return isStateCode(code) || isMilitary(code) ? ok(code) : fieldError('state')
  },
})
