// A US phone number: '(ddd) ddd-dddd' on screen, ten digits as value.
import { ok } from '#core/ground/outcome.ts'
import { digitsOf } from './digits.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { figureKind } from './figure-kind.ts'

/** Signs that numbers are written with. A + of another country is none: cut to ten digits it would be somebody else's number. */
const written = /^\s*(?:\+(?=\s*(?:1|$)))?[\d\s()./·-]*$/
/**
 * '+52 …', '00 52 …', '(011) 52 …', with any signs between: another country's number, which is not looked at for ten digits. A + before 00
 * or 011 is written too.
 */
const abroad = /^[\s(]*(?:\+[\s(]*|\+?[\s(]*0[\s()./·-]*(?:0|1[\s()./·-]*1)[\s()./·-]*)[2-9]/
/**
 * Whether such a number can have been given to anybody. Area codes and exchanges begin with 2 to 9, and none is an N11 such as 911, no
 * area code has a 9 in its middle (kept for longer numbers); behind
 * toll-free area codes exchanges may be, 911 apart (North American Numbering Plan, NANPA's rules for area and central office codes).
 */
const canExist = /^(?:[2-9](?!11|9)\d\d[2-9](?!11)|8(?:00|33|44|55|66|77|88)(?!911)[2-9])\d{6}$/
/** An extension is a part of the number that would be lost: '… x12', '… ext. 12', '…;ext=12', '… #12'. */
const extension = /\d\W*(?:x|ext|int|#)\D*\d+\D*$/i

/** In groups, with a country's 1 before them; more digits than a number has stay in the last group. */
function inGroups(text: string): string {
  const digits = digitsOf(text)
  const country =
    digits.length > 10 ? (/^(?:00)?1/.exec(digits)?.[0] ?? '') : /^\s*\+\s*1/.test(text) ? '1' : ''
  const [area, rest] = [digits.slice(country.length, country.length + 3), digits.slice(country.length + 3)]
  const plus = /^\s*\+/.test(text) ? '+' : ''
  const line = rest.length > 3 ? `${rest.slice(0, 3)}-${rest.slice(3)}` : rest
  return `${plus}${country}${area && (country && ' ') + '('}${area}${rest && ') '}${line}`
}

export const phoneKind: FieldKind<string> = figureKind({
  name: 'phone',
  inputMode: 'tel',
  signs: '() -',
  late: true,
  // After a whole number a sign may begin an extension: it is not taken away.
  format: (text) =>
    written.test(text) && (/\w\s*$/.test(text) || digitsOf(text).length < 10) ? inGroups(text) : text,
  parse: (text) => {
    if (text === '') return fieldError('empty')
    if (abroad.test(text)) return fieldError('abroad')
    if (extension.test(text)) return fieldError('extension')
    const digits = /^(?:\+1|(?:00)?1)?(\d{10})$/.exec(text.replace(/[^\d+]/g, ''))?.[1]
    return written.test(text) && digits && canExist.test(digits) ? ok(digits) : fieldError('phone')
  },
  show: (value) => inGroups(value),
})

/** '+12075550142', as phones are stored and as messages need them. */
export const toE164 = (tenDigits: string): string => `+1${tenDigits}`
/** Ten digits of a stored '+1…' number, or the text itself. */
export const fromE164 = (stored: string): string => stored.replace(/^\+1(?=\d{10}$)/, '')
