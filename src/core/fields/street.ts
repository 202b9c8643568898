// The line of an address with street and number, where somebody can be found: no P.O. box.
import { isPoBox } from '#core/codes/po-box.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { textKind } from './text.ts'

export const streetKind: FieldKind<string> = {
  ...textKind,
  name: 'street',
  parse: (typed) => (isPoBox(typed) ? fieldError('poBox') : textKind.parse(typed)),
}
