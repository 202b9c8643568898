// A social security number (or an individual's tax number of the same form): nine digits as value.
import { ok } from '#core/ground/outcome.ts'
import { digitsOf, grouped } from './digits.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { typedKind } from './marks.ts'

/**
 * Whether such a number can have been given to a person. The Social Security Administration gives no area 000 or 666, no group 00 and no
 * serial 0000; what begins with 9 is an individual taxpayer identification number of the IRS, whose group is not 00 either (spec 38).
 */
function canExist(digits: string): boolean {
  const [area, group, serial] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)]
  if (group === '00') return false
  return area.startsWith('9') || (area !== '000' && area !== '666' && serial !== '0000')
}

export const ssnKind: FieldKind<string> = typedKind({
  name: 'ssn',
  inputMode: 'numeric',
  secret: true,
  format: (text) => grouped(digitsOf(text).slice(0, 9), [3, 2, 4]),
  show: (value) => grouped(value, [3, 2, 4]),
  mask: (value) => `•••-••-${value.slice(-4)}`,
  parse: (text) => {
    const typed = text.trim()
    if (typed === '') return fieldError('empty')
    const digits = digitsOf(typed)
    const good = /^\d{3}[-–\s]?\d{2}[-–\s]?\d{4}$/.test(typed) && canExist(digits)
    return good ? ok(digits) : fieldError('ssn')
  },
})
