// Numbers that identify a person or open an account, in text that people write: hidden but for their last four digits before it is kept.
// Nobody is asked for them there: applications take SSN, ITIN and EIN in fields of their own, and a card's number is asked for nowhere.
import { isEinPrefix } from '#core/codes/ein-prefixes.ts'
import { isCard, isIban } from './check-digits.ts'
import { asideClass, setAside, setBack } from './numbers-set-aside.ts'

const hyphens = '\\-\\u2010-\\u2015\\u2212'
/** Signs that nobody sees; a keycap's are among them. */
const unseen = '\\u00ad\\u200b-\\u200d\\u2060\\ufe0f\\u20e3\\ufeff'
/** Between groups: one to three signs. */
const gap = `[ \\u00a0.·/_${hyphens}${unseen}]`
const join = `[ \\u00a0${hyphens}${unseen}]`
/** Nine digits, however they are grouped. */
const nine = `\\d(?:${gap}{0,3}\\d){8}`
const notInside = '(?<![\\d])(?<!\\d[.,])'
const starts = `${notInside}(?<!\\d${gap})`
const endsHere = `(?!${gap}?\\d)`
/** From a label to its number: no digit and no amount of money stands between. */
const upTo = `[^\\d${asideClass}$€]{0,24}?`
const word = (words: string) => `(?<![\\p{L}])(?:${words})(?![\\p{L}])`
const people = word(
  's\\.?s\\.?n\\.?|s\\.?s\\.?|soc(?:ial)?\\.? sec(?:urity|\\.)?|social|seguro social|n\\.?s\\.?s\\.?|i\\.?t\\.?i\\.?n\\.?|f?\\.?e\\.?i\\.?n\\.?|t\\.?i\\.?n\\.?|tax(?:payer)?(?: (?:id|no|number))?|d\\.?o\\.?b\\.?|date of birth|fecha de nacimiento',
)
const accounts = word(
  '(?:bank |checking |savings )?(?:account|acct)|a/c|routing|transit|aba|cuenta(?: (?:corriente|de ahorros?|de cheques))?|ruta|clabe',
)
const named =
  '(?:[ _:#.\\n]|number|num|no|nº|n°|n\\.º|número|numero|de|el|is|es|/|the|my|mi|la|bancaria|bank|and|y){0,16}'
/** 'at Chase is', 'with Wells Fargo:', 'en Bank of America es'; no telephone, no other paper. */
const atBank = `(?: (?:at|with|en|con|del|of)(?: (?!${word('phones?|cells?|tel|tel[eé]fono|call|text|invoice|order|ticket|case|ref(?:erence)?|factura|pedido|caso|referencia')})[\\p{L}&'’.]{1,15}){1,5}[ :#]{1,3})`
const statements = word('e?-?(?:statements?|stmt)|checking|savings|ahorros?|corriente')
const papers = word(
  "driver['’]?s?['’]? licen[sc]e|d\\.?l\\.?|licencia de (?:conducir|manejo|conductor)|passport|pasaporte",
)
/** A paper of another kind is called so: its number is read. */
const otherPaper = `${word('invoice|inv|order|p\\.?o\\.?|case|ticket|tracking|ref(?:erence)?|policy|permit|factura|pedido|orden|caso|referencia|p[oó]liza|permiso|folio')}(?:[ :#.]|number|no|num|n[uú]mero|de|is|es){0,8}`
/** Digits as they are spoken. */
const spoken =
  '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)'
const spokenRun = (least: number, most: number) =>
  `(?<!\\p{L})${spoken}(?:[ ,.${hyphens}]{1,2}${spoken}){${least - 1},${most - 1}}(?!\\p{L})`

const forms: readonly { readonly form: RegExp; readonly means?: (found: string) => boolean }[] = [
  // 123-45-6789, 123 45 6789: of a person, with or without a label.
  { form: new RegExp(`${starts}\\d{3}${gap}{1,3}\\d{2}${gap}{1,3}\\d{4}${endsHere}`, 'gu') },
  // 1 2 3 4 5 6 7 8 9
  { form: new RegExp(`${starts}\\d(?:${gap}{1,3}\\d){8}${endsHere}`, 'gu') },
  // 12-3456789, where the IRS gives such a prefix.
  {
    form: new RegExp(`(?=\\d)(?<!${otherPaper})${starts}\\d{2}[${hyphens}]\\d{7}${endsHere}`, 'giu'),
    means: (found) => isEinPrefix(found.slice(0, 2)),
  },
  // Nothing but nine digits: what somebody answers who was asked for their number, or who wrote its name in the message before.
  { form: /^\s*\d{9}[\s.]*$/gu },
  { form: new RegExp(`(?=\\d)(?<=${people}${upTo})${notInside}${nine}${endsHere}`, 'giu') },
  { form: new RegExp(`${starts}${nine}${endsHere}(?=${upTo}${people})`, 'giu') },
  { form: new RegExp(`(?=\\d)(?<=${accounts}${named})${notInside}\\d(?:${join}?\\d){5,19}(?!\\d)`, 'giu') },
  {
    form: new RegExp(`(?=\\d)(?<=${accounts}${atBank})${notInside}\\d(?:${join}?\\d){7,19}(?!\\d)`, 'giu'),
    means: (found) => !/^1?[2-9]\d\d[2-9]\d{6}$/.test(found),
  },
  { form: new RegExp(`(?<=${statements}[ _:#.${hyphens}]{1,3})\\d{8,20}(?!\\d)`, 'giu') },
  {
    form: new RegExp(
      `(?<=${papers}(?:[ _:#.]|number|no|num|is|es|n[uú]mero){0,8}(?:\\p{L}{2} )?)(?<!\\p{L}{3})\\p{L}{0,2}\\d(?:${join}?\\d){5,14}(?!\\d)`,
      'giu',
    ),
  },
  {
    form: /(?<![\p{L}\d])[a-z]{2}\d{2}(?: ?[\da-z]{4}){2,7}(?: ?[\da-z]{1,3})?(?![\p{L}\d])/giu,
    means: isIban,
  },
  { form: new RegExp(`(?<=${people}${upTo})${spokenRun(9, 9)}`, 'giu') },
  { form: new RegExp(`(?<=${accounts}${named})${spokenRun(6, 20)}`, 'giu') },
]
/** A card's digits, and whatever others stand behind them: what of it is a card ends where a group does. */
const cards = new RegExp(`${notInside}\\d(?:[. \\u00a0${hyphens}${unseen}]?\\d){12,29}(?!\\d)`, 'gu')

const LAST = 4
const digit = new RegExp(`\\d|(?<!\\p{L})${spoken}(?!\\p{L})`, 'giu')

function hidden(found: string): string {
  let left = (found.match(digit)?.length ?? 0) - LAST
  return found.replace(digit, (each) => (left-- > 0 ? '•' : each))
}

/** Groups from the front of the run that are a card's together, hidden; the run as it is where none are. */
function cardHidden(run: string): string {
  for (const { index, 0: sign } of [...run.matchAll(/\d(?!\d)/g)].reverse()) {
    const front = run.slice(0, index + sign.length)
    if (isCard(front.replace(/\D/g, ''))) return hidden(front) + run.slice(front.length)
  }
  return run
}

/** Digits of other keyboards ('１２３') as ours. */
const plainDigits = (text: string): string =>
  text.replace(/[^\p{ASCII}]/gu, (sign) => (/\p{Nd}/u.test(sign) ? sign.normalize('NFKC') : sign))

const mayHold = new RegExp(`\\d(?:\\D{0,3}\\d){5}|${spokenRun(6, 6)}`, 'iu')

/** The text with each such number hidden but for its last four digits: '•••-••-6789'. Everything else stays as it was written. */
export function withoutNumbers(text: string): string {
  const plain = plainDigits(text)
  // Most texts have no long number at all.
  if (!mayHold.test(plain)) return text
  const aside = setAside(plain)
  const kept = forms
    .reduce(
      (rest, { form, means }) =>
        rest.replace(form, (found) =>
          means?.(found.replace(/[^\da-z]/gi, '')) === false ? found : hidden(found),
        ),
      aside,
    )
    .replace(cards, cardHidden)
  return kept === aside ? text : setBack(kept)
}
