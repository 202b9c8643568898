// Clearing-house entries: Chase's fields, Bank of America's DES, credit unions' TYPE and CO, and forms that put words before the name.
import type { Parts, Rail } from './parts.ts'
import { isPurposeWord, plainText } from './words.ts'

const entry = (
  counterparty: string,
  purpose: string,
  direction: Parts['direction'],
  delimited: boolean,
  rail: Rail = 'ach',
): Parts => ({
  rail,
  direction,
  counterparty: plainText(counterparty),
  delimited,
  purpose: plainText(purpose),
})

/** Chase, by the fields of the NACHA file: company name (16 letters), entry description (10). */
const chaseFields = /^ORIG CO NAME: ?(.+?) ?(?=ORIG ID:|CO ENTRY DESCR:|DESC DATE:|SEC:|$)/
/** Words of the form before the name are no part of it. */
const americaFields = /^(?:ACH (?:CREDIT|DEBIT) )?(.+?) DES: ?(.*?)(?= ID:| INDN:| CO ID:|$)/
const unionFields = /^(WITHDRAWAL|DEPOSIT|ACH PAYMENT)?.*?\bCO: ?(.+?)(?= NAME:| ACH ECC|$)/
const realTime = /^REAL TIME (?:PAYMENT|TRANSFER) CREDIT.* FROM: (.+?)(?= REF:| INFO:|$)/

function parseFields(text: string): Parts | null {
  const chase = chaseFields.exec(text)
  if (chase)
    return entry(
      chase[1] ?? '',
      /CO ENTRY DESCR: ?(.*?) ?(?=SEC:|TRACE#|EED:|IND ID:|IND NAME:|ORIG ID:|$)/.exec(text)?.[1] ?? '',
      null,
      !/PMT$/.test(chase[1] ?? ''),
    )
  const america = americaFields.exec(text)
  if (america) return entry(america[1] ?? '', america[2] ?? '', null, true)
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
  if (parts.length >= 2 && parts[0]) return entry(parts[0], parts[1] ?? '', null, true)
  const real = realTime.exec(text)
  if (real) return entry(real[1] ?? '', /INFO: (.*?)(?= IID:|$)/.exec(text)?.[1] ?? '', 'in', true, 'rtp')
  return null
}

/** What banks write before a name. */
const prefixes: readonly (readonly [RegExp, Parts['direction']])[] = [
  [/^BUSINESS TO BUSINESS ACH DEBIT ?-? /, 'out'],
  [/^(?:ACH )?ELECTRONIC (?:CREDIT|DEPOSIT)(?: FROM)? ?-? ?/, 'in'],
  [/^(?:ACH )?ELECTRONIC (?:DEBIT|WITHDRAWAL|PAYMENT|PMT-WEB,?)(?: TO)? ?-? ?(?:[A-Z]{3}0? 0[AP]? )?/, 'out'],
  [/^PREAUTHORIZED (?:WITHDRAWAL|DEBIT|ACH DEBIT)(?: TO)? /, 'out'],
  [/^PREAUTHORIZED (?:DEPOSIT|CREDIT|ACH CREDIT)(?: FROM)? /, 'in'],
  [/^(?:CCD|ACH|CTX|PPD) (?:DEPOSIT|CREDIT),? /, 'in'],
  [/^(?:CCD|ACH|CTX|PPD) (?:DEBIT|WITHDRAWAL|PAYMENT|CORP DEBIT)(?: RECEIVED, REF NUM: \S+)?,? ?-? ?/, 'out'],
  [/^CORPORATE ACH(?: DEPOSIT)? /, null],
  [/^(?:EXTERNAL|DIRECT) (?:DEPOSIT|CREDIT) ?-? ?/, 'in'],
  [/^(?:EXTERNAL|DIRECT) (?:WITHDRAWAL|DEBIT) ?-? ?/, 'out'],
  [/^DEPOSIT (?:FROM|ACH) (?!SAVINGS|CHECKING)/, 'in'],
  [/^WITHDRAWAL (?:FROM|TO|ACH) (?!SAVINGS|CHECKING)/, 'out'],
  [/^WEB (?:PMT SINGLE ?-?|AUTHORIZED PMT) /, 'out'],
  [/^INBOUND ACH TRANSFER ?\|? ?/, 'in'],
]

/** A name without fields around it: words of a purpose or a reference before it are left out, and the next of them ends it. */
export function nameAmong(text: string): { name: string; rest: string } {
  const words = plainText(text).split(' ')
  let start = 0
  while (start < words.length && isPurposeWord(words[start] as string)) start++
  let end = start
  while (end < words.length && !isPurposeWord(words[end] as string)) end++
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

export function parseAch(text: string): Parts | null {
  const fields = parseFields(text)
  if (fields) return fields
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
