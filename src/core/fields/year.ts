// A year of four digits, 1700 to the current year, and a month of the year by its number.
import { ok } from '#core/ground/outcome.ts'
import { digitsOf } from './digits.ts'
import { fieldError, type FieldKind, type FieldOptions } from './field-kind.ts'
import { typedKind } from './marks.ts'

const currentYear = (options: FieldOptions | undefined): number => {
  if (!options?.today) throw new RangeError('year needs today')
  return Number(options.today.slice(0, 4))
}

/** Needs `today` in its options. The value is a number. */
export const yearKind: FieldKind<number> = typedKind({
  name: 'year',
  inputMode: 'numeric',
  format: (text, options) => {
    const digits = digitsOf(text).slice(0, 4)
    return digits.length < 4
      ? digits
      : String(Math.min(Number(digits), currentYear(options))).padStart(4, '0')
  },
  show: (value) => String(value),
  parse: (text, options) => {
    const digits = text.trim()
    if (digits === '') return fieldError('empty')
    const value = Number(digits)
    return /^\d{4}$/.test(digits) && value >= 1700 && value <= currentYear(options)
      ? ok(value)
      : fieldError('year')
  },
})

/** A month by its number, 1 to 12; 'Please enter a valid {label}'. */
export const monthKind: FieldKind<number> = typedKind({
  name: 'month',
  inputMode: 'numeric',
  format: (text) => digitsOf(text).slice(0, 2),
  show: (value) => String(value),
  parse: (text) => {
    const digits = text.trim()
    if (digits === '') return fieldError('empty')
    return /^(?:0?[1-9]|1[0-2])$/.test(digits) ? ok(Number(digits)) : fieldError('invalid')
  },
})
