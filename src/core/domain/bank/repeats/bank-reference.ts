// The bank's own reference of a line: what its field or its text gives that names one booking, and what only looks like it.

/** 'strong': one booking alone carries it; 'weak': a counter or a short number, which may come again on another day. */
export interface BankReference {
  readonly value: string
  readonly strength: 'strong' | 'weak'
  /** The vendor's field for it, or words of the bank's text, which may be a payee's number. */
  readonly from: 'field' | 'text'
}

type Pattern = readonly [find: RegExp, strength: BankReference['strength']]

const numberedPayment =
  /\b(?:TRANS(?:ACTION)?|TXN|PAYMENT|WIRE)\s*(?:REF(?:ERENCE)?\s*)?(?:#|(?:ID|NO|NUMBER)(?![A-Z])\.?)\s*[:#]*\s*([A-Z0-9-]{6,30})\b/

/** An ACH text: its 'ID' is the payee's number with the payer, and stands after the payer's word for the payment. */
const achBefore = /\bDES(?:CR?)?\s*:/
const achAfter = /\b(?:INDN?|IND NAME|CO ID)\s*:/

/**
 * By the words of the banks' texts: Fedwire's IMAD and OMAD, the instruction of a real-time payment, a bank's TRN, a trace number with its
 * sequence (the first eight digits are the sending bank alone), confirmations, and numbered references. A bare 'REF:' is the payer's own
 * note. In the order of trust: the first that finds something is taken. A word before a number must end there: a conference is no CONF, and
 * Idaho no ID.
 */
const patterns: readonly Pattern[] = [
  [/\b[IO]MAD\s*[:#]?\s*([A-Z0-9]{16,24})\b/, 'strong'],
  [/\bIID\s*:\s*([A-Z0-9]{20,40})\b/, 'strong'],
  [/\bUETR\s*[:#]?\s*([0-9A-F-]{36})\b/, 'strong'],
  [/\bTRN\s*[:#]+\s*([A-Z0-9]{8,24})\b/, 'strong'],
  [/\bTRN\s+(\d{12,20})\b/, 'strong'],
  [/\bTRN\*1\*([A-Z0-9]{6,30})\*/, 'strong'],
  [/\bTRACE\s*(?:#|NO\.?|NUMBER|ID)?\s*[:#]*\s*(\d{12,15})\b/, 'strong'],
  [/\bARN\s*[:#]?\s*(\d{23})\b/, 'strong'],
  [/\bCONF(?:IRMATION)?\s*(?:#|:|(?:NO|NUMBER|CODE)(?![A-Z])\.?)\s*[:#]*\s*([A-Z0-9]{5,20})\b/, 'strong'],
  [numberedPayment, 'weak'],
  [/\bREF(?:ERENCE)?\s*(?:#|(?:NO|NUMBER|NUM)(?![A-Z])\.?)\s*[:#=]*\s*([A-Z0-9-]{6,30})\b/, 'weak'],
  [/\bREF=\s*([A-Z0-9]{12,30})\b/, 'strong'],
]

const anyDigit = /\d/
/** A word of one of them: spares most texts the list. */
const anyWord = /[IO]MAD|IID|UETR|TRN|TRACE|ARN|CONF|TRANS|TXN|PAYMENT|WIRE|REF/

/** A numbered reference as long as this is made by a machine for one booking. */
const longWeak = 10

/** Words before a number that is a place, a batch, a payer or a contract, and of no single booking. */
const notOneBooking =
  /\b(?:BATCH|TERM(?:INAL)?|TID|MID|MERCH(?:ANT)?|STORE|REG(?:ISTER)?|CHECK|CHK|CK|CO|COMPANY|ORIG|IND|INDN|PPD|ACCT|ACCOUNT|LOAN|CARD|INV(?:OICE)?|PO|ORDER|CUSTOMER|CUST|POLICY|PHONE|ROUTING|ABA)\b\s*(?:#|ID|NO\b\.?|NUMBER|NUM)?\s*[:#]*\s*$/

/** Zeros, one sign over and over, a one with zeros, digits in a row, masked: what a bank or a vendor puts where it has none. */
const placeholder =
  /^(?:0*|(.)\1*|10+|0*1?23456789?0?|N\/?A|NONE|NULL|UNKNOWN|UNAVAILABLE|NOTPROVIDED|PENDING|REFERENCE)$|[X*]{3,}/

/** Capitals and digits; zeros before a number are written by one vendor and not by the other. */
const bare = (value: string): string => value.toUpperCase().replace(/[^A-Z0-9*]/g, '')
const withoutZeros = (value: string): string => (/^\d+$/.test(value) ? value.replace(/^0+/, '') : value)

const isReal = (value: string): boolean =>
  value.length >= 4 && /\d/.test(value) && !placeholder.test(value) && !isDay(value)

/** Eight or six digits that read as a date, in the orders in which banks write one. A bare date is every line's of that day. */
export const isDay = (value: string): boolean =>
  /^(?:20\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])|(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])(?:20)?\d\d|\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01]))$/.test(
    value,
  )

const standsAfterOther = (text: string, value: string): boolean => {
  const at = text.indexOf(value)
  return at > 0 && notOneBooking.test(text.slice(0, at))
}

const isPayeesNumber = (text: string, { 0: all, index }: RegExpExecArray): boolean =>
  achBefore.test(text.slice(0, index)) || achAfter.test(text.slice(index + all.length))

/**
 * The reference of a line from the vendor's field for it and from the bank's text; null = none that can be trusted. A check number, a batch,
 * a terminal, a company's ACH id, a payer's note and a placeholder are none. A field that repeats such a number of the text is none either.
 */
export function bankReference(line: {
  readonly description: string
  readonly reference?: string
}): BankReference | null {
  const text = line.description.toUpperCase()
  if (line.reference !== undefined) {
    const value = bare(line.reference)
    if (isReal(value) && !standsAfterOther(text, line.reference.toUpperCase().trim()))
      return { value: withoutZeros(value), strength: 'strong', from: 'field' }
  }
  if (!anyDigit.test(text) || !anyWord.test(text)) return null
  for (const [find, strength] of patterns) {
    const found = find.exec(text)
    const raw = found?.[1]
    if (!found || raw === undefined) continue
    const value = bare(raw)
    if (!isReal(value) || notOneBooking.test(text.slice(0, found.index))) continue
    if (find === numberedPayment && isPayeesNumber(text, found)) continue
    return {
      value: withoutZeros(value),
      strength: strength === 'weak' && value.length >= longWeak ? 'strong' : strength,
      from: 'text',
    }
  }
  return null
}
