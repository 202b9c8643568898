// A US state or territory by its two letters; a full name, as browsers fill it in, becomes its letters.
import { stateCodeOf } from '#core/codes/us-states.ts'
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind } from './field-kind.ts'

export const stateKind: FieldKind<string> = {
  name: 'state',
  format: (text) =>
    // 'Maine' cut to two letters would be Massachusetts.
    (text.trim().length > 2 && stateCodeOf(text)) ||
    text
      .replace(/[^a-z]/gi, '')
      .slice(0, 2)
      .toUpperCase(),
  show: (value) => value,
  parse: (text) => {
    if (text.trim() === '') return fieldError('empty')
    const code = stateCodeOf(text)
    return code ? ok(code) : fieldError('state')
  },
}
