// A year of four digits, 1700 to the current year, and a month of the year by its number.
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind, type FieldOptions } from './field-kind.ts'
import { figureKind } from './figure-kind.ts'

const currentYear = (options: FieldOptions | undefined): number => {
  if (!options?.today) throw new RangeError('year needs today')
  return Number(options.today.slice(0, 4))
}

/** Needs `today` in its options. The value is a number. */
export const yearKind: FieldKind<number> = figureKind({
  name: 'year',
  inputMode: 'numeric',
  format: (text) => text,
  show: (value) => String(value),
  parse: (text, options) => {
    if (text === '') return fieldError('empty')
    const value = Number(text)
    return /^\d{4}$/.test(text) && value >= 1700 && value <= currentYear(options)
      ? ok(value)
      : fieldError('year')
  },
})

/** A month by its number, 1 to 12; 'Please enter a valid {label}'. */
export const monthKind: FieldKind<number> = figureKind({
  name: 'month',
  late: true,
  inputMode: 'numeric',
  format: (text) => text,
  show: (value) => String(value),
  parse: (text) => {
    if (text === '') return fieldError('empty')
    return /^(?:0?[1-9]|1[0-2])$/.test(text) ? ok(Number(text)) : fieldError('invalid')
  },
})
