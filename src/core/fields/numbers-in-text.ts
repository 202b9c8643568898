// Numbers that identify a person or open an account, in text that people write: hidden but for their last four digits before it is kept.
// Nobody is asked for them there: applications take SSN, ITIN and EIN in fields of their own, and a card's number is asked for nowhere.
import { isEinPrefix } from '#core/codes/ein-prefixes.ts'

const hyphens = '\\-\\u2010-\\u2015\\u2212'
/** Between groups: one or two signs. */
const gap = `[ \\u00a0.·/_${hyphens}]`
/** Nine digits, however they are grouped. */
const nine = `\\d(?:${gap}{0,2}\\d){8}`
const notInside = '(?<![\\d])(?<!\\d[.,])'
const endsHere = `(?!${gap}?\\d)`
/** From a label to its number: no digit and no amount of money stands between. */
const upTo = '[^\\d$€\\n]{0,24}?'
const people =
  '(?<![\\p{L}])(?:s\\.?s\\.?n\\.?|social(?: security)?|seguro social|n\\.?s\\.?s\\.?|i\\.?t\\.?i\\.?n\\.?|f?\\.?e\\.?i\\.?n\\.?|t\\.?i\\.?n\\.?|tax(?:payer)?(?: (?:id|no|number))?|social\\.?)(?![\\p{L}])'
const accounts =
  '(?<![\\p{L}])(?:(?:bank |checking |savings )?(?:account|acct)|routing|transit|aba|cuenta|ruta|clabe)(?![\\p{L}])'
const named =
  '(?:[ _:#.]|number|num|no|nº|n°|n\\.º|número|numero|de|is|es|/|the|my|mi|la|bancaria|bank|and|y)*'

const forms: readonly { readonly form: RegExp; readonly means?: (digits: string) => boolean }[] = [
  // 123-45-6789, 123 45 6789: of a person, with or without a label.
  { form: new RegExp(`${notInside}(?<!\\d${gap})\\d{3}${gap}{1,2}\\d{2}${gap}{1,2}\\d{4}${endsHere}`, 'gu') },
  // 1 2 3 4 5 6 7 8 9
  { form: new RegExp(`${notInside}(?<!\\d${gap})\\d(?:${gap}\\d){8}${endsHere}`, 'gu') },
  // 12-3456789, where the IRS gives such a prefix.
  {
    form: new RegExp(`${notInside}(?<!\\d${gap})\\d{2}[${hyphens}]\\d{7}${endsHere}`, 'gu'),
    means: (digits) => isEinPrefix(digits.slice(0, 2)),
  },
  { form: new RegExp(`(?<=${people}${upTo})${notInside}${nine}${endsHere}`, 'giu') },
  { form: new RegExp(`${notInside}(?<!\\d${gap})${nine}${endsHere}(?=${upTo}${people})`, 'giu') },
  { form: new RegExp(`(?<=${accounts}${named})${notInside}\\d(?:[ ${hyphens}]?\\d){5,16}(?!\\d)`, 'giu') },
  { form: new RegExp(`${notInside}\\d(?:[ ${hyphens}]?\\d){12,18}(?!\\d)`, 'gu'), means: isCard },
]

/** First digits of cards (ISO/IEC 7812), and their check digit (Luhn). */
function isCard(digits: string): boolean {
  if (!/^[2-6]/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const twice = at % 2 ? Number(digit) * 2 : Number(digit)
    return total + (twice > 9 ? twice - 9 : twice)
  }, 0)
  return sum % 10 === 0
}

const LAST = 4

function hidden(found: string): string {
  let left = found.replace(/\D/g, '').length - LAST
  return found.replace(/\d/g, (digit) => (left-- > 0 ? '•' : digit))
}

/** The text with each such number hidden but for its last four digits: '•••-••-6789'. Everything else stays as it was written. */
export function withoutNumbers(text: string): string {
  // Most texts have no long number at all.
  if (!/\d(?:\D{0,2}\d){5}/.test(text)) return text
  return forms.reduce(
    (kept, { form, means }) =>
      kept.replace(form, (found) => (means?.(found.replace(/\D/g, '')) === false ? found : hidden(found))),
    text,
  )
}
