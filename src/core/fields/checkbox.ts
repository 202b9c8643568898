// Boxes to tick. As text a ticked box is 'true', an empty one ''.
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind } from './field-kind.ts'

const ticked = (text: string): boolean => /^\s*(?:true|1|on|yes)\s*$/i.test(text)

/** A box that must be ticked: 'You must agree to our policies to continue.' */
export const agreementKind: FieldKind<true> = {
  name: 'agreement',
  format: (text) => text,
  show: () => 'true',
  parse: (text) => (ticked(text) ? ok(true) : fieldError('agree')),
}

/** A box that may stay empty, SMS consent above all. */
export const flagKind: FieldKind<boolean> = {
  name: 'flag',
  format: (text) => text,
  show: (value) => (value ? 'true' : ''),
  parse: (text) => ok(ticked(text)),
}
