// The line of an address with street and number, where somebody can be found: no P.O. box, but for those of military post offices (place-rules.ts).
import { isMilitaryBox } from '#core/codes/military-mail.ts'
import { isBoxAlone } from '#core/codes/po-box.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { typedKind } from './marks.ts'
import { maskLine } from './masked-line.ts'
import { anyTextKind, textKind } from './text.ts'

export const streetKind: FieldKind<string> = typedKind({
  ...textKind,
  name: 'street',
  late: true,
  parse: (typed) =>
    isBoxAlone(typed) && !isMilitaryBox(typed) ? fieldError('poBox') : textKind.parse(typed),
})

/**
 * The street of a home: kept like any text, but where it came from somebody else than its owner it is shown by its mask. Nobody lives at a
 * private mailbox, though a business may be reached there.
 */
export const homeStreetKind: FieldKind<string> = {
  ...streetKind,
  name: 'text',
  mask: maskLine,
  parse: (typed) => (/\bpmb\b/i.test(typed) ? fieldError('poBox') : streetKind.parse(typed)),
}
export const homeUnitKind: FieldKind<string> = { ...anyTextKind, mask: maskLine }
