// A whole number within a range, as sliders and counts give it.
import { ok } from '#core/ground/outcome.ts'
import { digitsOf } from './digits.ts'
import { fieldError, type FieldKind } from './field-kind.ts'

/** Options: `min` (0 when absent) and `max`. 'Please enter a value between X and Y'. */
export const wholeNumberKind: FieldKind<number> = {
  name: 'whole-number',
  inputMode: 'numeric',
  format: (text) => digitsOf(text).slice(0, 15),
  show: (value) => String(value),
  parse: (text, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}) => {
    if (text.trim() === '') return fieldError('empty')
    const value = /^\d{1,15}$/.test(text.trim()) ? Number(text.trim()) : NaN
    return value >= min && value <= max ? ok(value) : fieldError('range', { min, max })
  },
}
