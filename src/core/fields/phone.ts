// A US phone number: '(ddd) ddd-dddd' on screen, ten digits as value.
import { ok } from '#core/ground/outcome.ts'
import { digitsOf } from './digits.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { typedKind } from './marks.ts'

/** A number of another country is left as typed and refused; cut to ten digits it would be somebody else's. */
const foreign = (text: string): boolean => /^\s*\+(?!\s*(?:1|$))/.test(text)

/** The digits without the country's 1: where it is written as '+1' or '001', and where more than ten digits stand. */
function national(text: string): string {
  let digits = digitsOf(text).replace(/^001(?=\d{10}$)/, '')
  if (/^\s*\+\s*1/.test(text)) digits = digits.slice(1)
  while (digits.length > 10 && digits.startsWith('1')) digits = digits.slice(1)
  return digits
}

export const phoneKind: FieldKind<string> = typedKind({
  name: 'phone',
  inputMode: 'tel',
  format: (text) => {
    if (foreign(text) || /^\s*\+\s*1?\s*$/.test(text)) return text
    const digits = national(text).slice(0, 10)
    if (digits.length <= 3) return digits === '' ? '' : `(${digits}`
    const rest = digits.length <= 6 ? digits.slice(3) : `${digits.slice(3, 6)}-${digits.slice(6)}`
    return `(${digits.slice(0, 3)}) ${rest}`
  },
  parse: (text) => {
    if (text.trim() === '') return fieldError('empty')
    const digits = national(text)
    return /^\d{10}$/.test(digits) && !foreign(text) && /^[\d\s()+./·–—-]*$/.test(text.normalize('NFKC'))
      ? ok(digits)
      : fieldError('phone')
  },
  show: (value) => phoneKind.format(value),
})

/** '+12075550142', as phones are stored and as messages need them. */
export const toE164 = (tenDigits: string): string => `+1${tenDigits}`
/** Ten digits of a stored '+1…' number, or the text itself. */
export const fromE164 = (stored: string): string => stored.replace(/^\+1(?=\d{10}$)/, '')
