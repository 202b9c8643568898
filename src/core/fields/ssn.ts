// A social security number (or an individual's tax number of the same form): nine digits as value.
import { ok } from '#core/ground/outcome.ts'
import { digitsOf } from './digits.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { figureKind } from './figure-kind.ts'
import { grouped } from './grouped.ts'

/** Groups (the fourth and fifth digit) that the IRS gives to individual taxpayers; they begin with 9 (IRS, 'Individual Taxpayer Identification Number'). */
const taxpayerGroups = /^9\d\d(?:5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[4-9])/

/** Whether such a number can have been given to a person. The Social Security Administration gives no area 000 or 666, no group 00 and no serial 0000 (spec 38). */
function canExist(digits: string): boolean {
  if (digits.startsWith('9')) return taxpayerGroups.test(digits)
  return !/^(?:000|666)|^\d{3}00|0000$/.test(digits)
}

export const ssnKind: FieldKind<string> = figureKind({
  name: 'ssn',
  inputMode: 'numeric',
  secret: true,
  late: true,
  signs: '-',
  format: (text) => grouped(text, [3, 2, 4]),
  show: (value) => grouped(value, [3, 2, 4]),
  mask: (value) => `•••-••-${value.slice(-4)}`,
  parse: (text) => {
    if (text === '') return fieldError('empty')
    const digits = digitsOf(text)
    const good = /^\d{3}[- ]?\d\d[- ]?\d{4}$/.test(text) && canExist(digits)
    return good ? ok(digits) : fieldError('ssn')
  },
})
