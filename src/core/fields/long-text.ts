// Text of several lines.
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { typedKind } from './marks.ts'
import { withoutNumbers } from './numbers-in-text.ts'

/** Several lines, 2 to 2,000 characters; line breaks are kept, numbers that have fields of their own are hidden. */
export const longTextKind: FieldKind<string> = typedKind({
  name: 'long-text',
  format: (text) => text,
  show: (value) => value,
  parse: (typed) => {
    const lines = typed.normalize('NFC').replace(/\r\n?/g, '\n').trim()
    if (lines === '') return fieldError('empty')
    return lines.length < 2 || lines.length > 2000 ? fieldError('invalid') : ok(withoutNumbers(lines))
  },
})
