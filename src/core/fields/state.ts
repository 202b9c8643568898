// A US state or territory by its two letters; a full name, as browsers fill it in, becomes its letters.
import { stateCodeOf } from '#core/codes/us-states.ts'
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { typedKind, withoutMarks } from './marks.ts'

export const stateKind: FieldKind<string> = typedKind({
  name: 'state',
  format: (typed) => {
    const text = withoutMarks(typed)
    // 'Maine' cut to two letters would be Massachusetts.
    return (
      (text.trim().length > 2 && stateCodeOf(text)) ||
      text
        .replace(/[^a-z]/gi, '')
        .slice(0, 2)
        .toUpperCase()
    )
  },
  show: (value) => value,
  parse: (text) => {
    if (text.trim() === '') return fieldError('empty')
    const code = stateCodeOf(text)
    return code ? ok(code) : fieldError('state')
  },
})
