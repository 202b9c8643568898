// A social security number (or an individual's tax number of the same form): nine digits as value.
import { ok } from '#core/ground/outcome.ts'
import { digitsOf, grouped } from './digits.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { figureKind } from './figure-kind.ts'

/**
 * Whether such a number can have been given to a person. The Social Security Administration gives no area 000 or 666, no group 00 and no
 * serial 0000; what begins with 9 is an individual taxpayer identification number of the IRS, whose group is not 00 either (spec 38).
 */
function canExist(digits: string): boolean {
  const [area, group, serial] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)]
  if (group === '00') return false
  return area.startsWith('9') || (area !== '000' && area !== '666' && serial !== '0000')
}

export const ssnKind: FieldKind<string> = figureKind({
  name: 'ssn',
  inputMode: 'numeric',
  secret: true,
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
