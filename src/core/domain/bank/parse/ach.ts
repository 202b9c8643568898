// Clearing-house entries: Chase's fields, Bank of America's DES, credit unions' TYPE and CO, and forms that put words before the name.
import type { Parts, Rail } from './parts.ts'
import { wordsOfKnown } from '../known-names.ts'
import { hasDigit, isPurposeWord, plainText } from './words.ts'

const entry = (
  counterparty: string,
  purpose: string,
  direction: Parts['direction'],
  delimited: boolean,
  rail: Rail = 'ach',
  individual?: string,
): Parts => ({
  rail,
  direction,
  counterparty: plainText(counterparty),
  delimited,
  purpose: plainText(purpose),
  ...(individual && { individual: plainText(individual) }),
})

/** Chase, by the fields of the NACHA file: company name (16 letters), entry description (10). */
const chaseFields = /\bORIG CO NAME: ?(.+?) ?(?=ORIG ID:|CO ENTRY DESCR:|DESC DATE:|SEC:|INDN:|$)/
const americaFields = /^(.+?) DES ?: ?(.*?)(?= ID ?:| INDN ?:| CO ID ?:|$)/
const individualField = / INDN ?: ?(.+?)(?= CO ID ?:|$)/
const unionFields = /^(WITHDRAWAL|DEPOSIT|ACH PAYMENT)?.*?\bCO: ?(.+?)(?= NAME:| ACH ECC|$)/
const wordsOfInstant = 'INSTANT|PAYMENT|PMT|CREDIT|CR|RECD|RCVD|RECEIVED|DEPOSIT|INCOMING|IN'
/**
 * Instant payments that came in (RTP, FedNow): the rail, words of the form, and the payer, behind FROM or right there. Chase names the number of
 * his bank before him.
 */
const realTime = new RegExp(
  String.raw`^(?:REAL ?-?TIME (?:PAYMENT|PMT|TRANSFER)|RTP|FEDNOW|INSTANT (?:PMT|PAYMENT))(?: (?:${wordsOfInstant})\b)*` +
    String.raw`(?:.*? ?FROM:? (?!ABA)| (?!(?:${wordsOfInstant}|FROM|TO|SENT|OUT\w*)\b|.*\b(?:FEE|DEBIT|REVERS\w*|RETURN\w*)\b))(.+?)` +
    String.raw`(?= ON (?:0|\d)| REF[:#]?(?: |\d|$)| (?:PMT )?INFO:| I?ID:| TRN:?| RECD:| TRACE| (?:\d{3,}|0)\b|$)`,
)

function parseFields(text: string): Parts | null {
  const chase = chaseFields.exec(text)
  if (chase)
    return entry(
      chase[1] ?? '',
      /CO ENTRY DESCR: ?(.*?) ?(?=SEC:|TRACE#|EED:|IND ID:|IND NAME:|INDN:|ORIG ID:|$)/.exec(text)?.[1] ?? '',
      null,
      !/PMT$/.test(chase[1] ?? ''),
      'ach',
      individualField.exec(text)?.[1],
    )
  const america = americaFields.exec(text)
  if (america) {
    const { name, direction } = withoutForm(america[1] ?? '')
    return entry(name, america[2] ?? '', direction, true, 'ach', individualField.exec(text)?.[1])
  }
  const union = unionFields.exec(text)
  if (union && /\bTYPE: /.test(text))
    return entry(
      union[2] ?? '',
      /\bTYPE: ?(.*?)(?= ID:| CO:| DATA:| NAME:|$)/.exec(text)?.[1] ?? '',
      union[1] === 'DEPOSIT' ? 'in' : union[1] ? 'out' : null,
      true,
    )
  // Online banks: name; description; holder.
  const parts = text.split('; ')
  if (parts.length >= 2 && parts[0]) {
    const { name, direction } = withoutForm(parts[0])
    return entry(name, parts[1] ?? '', direction, true)
  }
  // Pushed to a card: an app or a marketplace pays out at once.
  const pushed = /^MONEY TRANSFER AUTHORIZED ON \S+ FROM (.+?)(?= [A-Z]{2} (?:[SP]?0|[SP]\d)| CARD |$)/.exec(
    text,
  )
  if (pushed) return entry((pushed[1] ?? '').replace(/ [A-Z]{2}$/, ''), '', 'in', true, 'rtp')
  const real = realTime.exec(text)
  if (real) return entry(real[1] ?? '', /INFO: ?(.*?)(?= IID:|$)/.exec(text)?.[1] ?? '', 'in', true, 'rtp')
  if (/^REAL TIME (?:PAYMENT|TRANSFER) (?:CREDIT|RECD)/.test(text)) return entry('', '', 'in', true, 'rtp')
  return null
}

/** What banks write before a name. */
const prefixes: readonly (readonly [RegExp, Parts['direction']])[] = [
  [/^BUSINESS TO BUSINESS ACH DEBIT ?-? /, 'out'],
  [/^(?:ACH )?ELECTRONIC (?:CREDIT|DEPOSIT(?! MANAGER))(?: FROM)? ?-? ?/, 'in'],
  [/^(?:ACH )?ELECTRONIC (?:DEBIT|WITHDRAWAL|PAYMENT|PMT-WEB,?)(?: TO)? ?-? ?(?:[A-Z]{3}0? 0[AP]? )?/, 'out'],
  [/^PREAUTHORIZED (?:WITHDRAWAL|DEBIT|ACH DEBIT)(?: TO)? /, 'out'],
  [/^PREAUTHORIZED (?:DEPOSIT|CREDIT|ACH CREDIT)(?: FROM)? /, 'in'],
  [/^(?:CCD|ACH|CTX|PPD) (?:DEPOSIT|(?:CORP )?CREDIT),? /, 'in'],
  [/^(?:CCD|ACH|CTX|PPD) (?:DEBIT|WITHDRAWAL|PAYMENT|CORP DEBIT)(?: RECEIVED, REF NUM: \S+)?,? ?-? ?/, 'out'],
  [/^CORPORATE ACH(?: DEPOSIT)? /, null],
  [/^(?:EXTERNAL|DIRECT) (?:DEPOSIT|CREDIT) ?-? ?/, 'in'],
  [/^(?:EXTERNAL|DIRECT) (?:WITHDRAWAL|DEBIT) ?-? ?/, 'out'],
  [/^DEPOSIT (?:FROM|ACH) (?!SAVINGS|CHECKING)/, 'in'],
  [/^WITHDRAWAL (?:FROM|TO|ACH) (?!SAVINGS|CHECKING)/, 'out'],
  [/^WEB (?:PMT SINGLE ?-?|AUTHORIZED PMT) /, 'out'],
  [/^INBOUND ACH TRANSFER ?\|? ?/, 'in'],
]

/** A field's name without the words of a form before it: 'ACH CREDIT RAPID FINANCE DES:PROCEEDS'. */
function withoutForm(field: string): { name: string; direction: Parts['direction'] } {
  for (const [prefix, direction] of prefixes) {
    const found = prefix.exec(field)
    if (found && found[0].length < field.length) return { name: field.slice(found[0].length), direction }
  }
  return { name: field, direction: null }
}

/** A name without fields around it: words of a purpose or a reference before it are left out, and the next of them ends it. */
export function nameAmong(text: string): { name: string; rest: string } {
  const words = plainText(text).split(' ')
  let start = 0
  while (start < words.length && isPurposeWord(words[start] as string)) start++
  let end = start
  while (end < words.length && !isPurposeWord(words[end] as string)) end++
  // Names that begin with such a word, or hold one: 'ACH CAPITAL', '6TH AVENUE CAPITAL', 'PATH 2 CAPITAL'.
  for (let at = 0; at <= start && at < words.length; at++) {
    const known = wordsOfKnown(words.slice(at).join(' '))
    if (known < (hasDigit(words[at] as string) ? 1 : 2)) continue
    if (at < start) start = at
    end = Math.max(end, at + known)
  }
  if (start === words.length) return { name: '', rest: words.join(' ') }
  return {
    name: words.slice(start, end).join(' '),
    rest: [...words.slice(0, start), ...words.slice(end)].join(' '),
  }
}

function among(text: string, direction: Parts['direction'], rail: Rail): Parts {
  const { name, rest } = nameAmong(text)
  return entry(name, rest, direction, false, rail)
}

/** Ten letters hold at most so many words. */
const mostWordsOfEntry = 5
/** 'ACH CREDIT - ACH 210 S MEMO DOORDASH, INC. - HOLDER': the entry's ten letters stand before the name, and nothing parts them. */
function behindEntry(body: string, direction: Parts['direction'], individual?: string): Parts {
  const words = plainText(body).split(' ')
  for (let at = 0; at < Math.min(words.length, mostWordsOfEntry); at++) {
    const name = words.slice(at).join(' ')
    if (wordsOfKnown(name) > 0)
      return entry(name, words.slice(0, at).join(' '), direction, false, 'ach', individual)
  }
  return { ...among(body, direction, 'ach'), ...(individual && { individual: plainText(individual) }) }
}

export function parseAch(text: string): Parts | null {
  const fields = parseFields(text)
  if (fields) return fields
  const hidden = /^ACH (CREDIT|DEBIT) - ACH (.+?)(?: - (.+))?$/.exec(text)
  if (hidden) return behindEntry(hidden[2] ?? '', hidden[1] === 'CREDIT' ? 'in' : 'out', hidden[3])
  for (const [prefix, direction] of prefixes) {
    const found = prefix.exec(text)
    if (!found || found[0].length === text.length) continue
    const body = text.slice(found[0].length)
    if (/\b(?:CHECKING|SAVINGS) ACCOUNT X/.test(body)) return null
    return among(
      body.replace(/ REF=.*/, (rest) => ` 0 ${rest.replace(/^ REF=\S+ (?:0|\d+)?/, '')}`),
      direction,
      'ach',
    )
  }
  return null
}

/** A line of no known form: the name of a shop or a payer, perhaps with a purpose. */
export const parseUnformed = (text: string): Parts =>
  among(text, null, /\b(?:ACH|CCD|PPD)\b/.test(text) ? 'ach' : 'unknown')
