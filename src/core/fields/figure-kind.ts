// A kind whose text is read rather than kept: figures, dates, states. What cannot be read stays as it was typed, and is refused.
import { plainSigns } from './digits.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { typedKind, withoutMarks } from './marks.ts'

/** Longer is no figure, date or state, and what reads one may take the square of its length. */
export const MOST_OF_FIGURES = 200

/**
 * `format` and `parse` get plain signs and no more of them than a figure has, and `parse` no space around them. What is read is shown in the field's own form as soon as the
 * text is whole: when it was pasted or filled in, and when the field is left.
 */
export function figureKind<V>(kind: FieldKind<V>): FieldKind<V> {
  const { parse } = typedKind({
    ...kind,
    parse: (text, options) =>
      text.length > MOST_OF_FIGURES ? fieldError('invalid') : kind.parse(plainSigns(text).trim(), options),
  })
  return {
    ...kind,
    figures: true,
    format: (text, options) =>
      text.length > MOST_OF_FIGURES ? text : kind.format(plainSigns(withoutMarks(text)), options),
    tidy: (text, options) => {
      const read = parse(text, options)
      return read.ok ? kind.show(read.value) : text
    },
    parse,
  }
}
