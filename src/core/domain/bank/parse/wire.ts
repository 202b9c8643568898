// Wires: Fedwire and CHIPS by Chase (B/O, ORG), Bank of America (ORIG, BNF), Wells Fargo (/ORG=), and the plainer forms of others.
import type { Parts } from './parts.ts'
import { wordsOfKnown } from '../known-names.ts'
import { isCorporate, plainText } from './words.ts'

const isWire = /\bWIRE\b|\bFEDWIRE\b|\bCHIPS\b|^BOOK TRANSFER (?:CREDIT|DEBIT)|^WT (?:FED|SEQ)|^FED WIRE/
/** Where the originator stands, the surest field first: ORG is the customer, B/O may be his bank. */
const originators: readonly RegExp[] = [
  /\/?\bORG ?[=:] ?(?:0|\d+)?\/?(.+?)(?= REF:| SRF#| SSN:| TRN[:#]| OBI=| RFB|\/AC|$)/,
  /\bORIG: ?(?:\d+\/)?(.+?)(?= ID:?\b| SND BK| PMT DET|$)/,
  /\bB\/O:? ?(?:\d+\/)?(.+?)(?= REF:| US TRN| TRN:| IMAD| RFB|$)/,
  /\bORIGINATOR:? (.+?)$/,
  /\bCUST(?:OMER)?: (.+?)$/,
]
const beneficiaries: readonly RegExp[] = [
  /\bBNF[:=] ?(.+?)(?= ID\b| BNF BK|\/AC|$)/,
  /\bA\/C: ?(.+?)(?= REF:| US\b| TRN:| IMAD|$)/,
]
const plainName =
  /(?:WIRE(?: TRANSFER)?(?: (?:INCOMING|OUTGOING|IN|OUT|FROM|TO|CREDIT|DEBIT))?(?: CREDIT)?|FEDWIRE (?:CREDIT|DEBIT))(?: (?:FROM|TO))?[:,]?(?: -)?(?: WIRE (?:FROM|TO))? (?:REF\S* )?(?:[A-Z]*\d\S* )*(.+?)(?= IMAD| REF\b|$)/

/** A name runs to 'INC' or its like; the city behind it goes. */
function nameOf(text: string): string {
  const words = plainText(text).split(' ')
  const end = words.findIndex((word, at) => at > 0 && isCorporate(word) && word !== 'na')
  if (end >= 0) return words.slice(0, end + 1).join(' ')
  const digits = words.findIndex((word) => /\d/.test(word))
  const least = digits > 0 ? wordsOfKnown(words.join(' ')) : 0
  return words.slice(0, Math.max(least, digits > 0 ? Math.min(digits, 5) : 5)).join(' ')
}

export function parseWire(text: string): Parts | null {
  if (!isWire.test(text)) return null
  const isOut =
    /WIRE OUT|OUTGOING|WIRE TO\b|^ONLINE (?:DOMESTIC|INTL) WIRE|DEBIT\b|BNF:/.test(text) &&
    !/CREDIT/.test(text)
  for (const field of isOut ? beneficiaries : originators) {
    const name = field.exec(text)?.[1]
    if (name) return wire(isOut, nameOf(name), purposeOf(text), true)
  }
  // 'Kapitus LLC wire funding': the name may stand before the word.
  const before = /^(?!INCOMING|OUTGOING|DOMESTIC|INTL|WIRE|FED)(.+?) WIRE(?: IN| CREDIT| FUNDING)?$/.exec(
    text,
  )?.[1]
  return wire(isOut, nameOf(before ?? plainName.exec(text)?.[1] ?? ''), purposeOf(text), false)
}

const purposeOf = (text: string): string =>
  plainText(
    /(?:PMT DET:|OBI=|RFB=|INFO:)(.*?)(?= IMAD| TRN|$)/.exec(text)?.[1] ??
      (/INVEST|SEED|SAFE|LOAN|INV\b|FEE/.test(text) ? text : ''),
  )

const wire = (isOut: boolean, counterparty: string, purpose: string, delimited: boolean): Parts => ({
  rail: 'wire',
  direction: isOut ? 'out' : 'in',
  counterparty,
  delimited,
  purpose,
})
