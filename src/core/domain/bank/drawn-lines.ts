// What the bank's own text of a debit tells beside the name: whether businesses or people are debited so, the company id, words that only lenders use.
import type { Ledger } from './ledger.ts'
import type { Run } from './runs.ts'

/** Entry classes of the clearing house for people (Nacha Operating Rules: PPD, WEB, TEL, POP, ARC, BOC), and for businesses (CCD, CTX). */
const ofPeople = /\b(?:PPD|WEB|TEL|POP|ARC|BOC)\b/i
const ofBusinesses =
  /\b(?:CCD|CTX)\b|BUSINESS TO BUSINESS ACH|\bCORP(?:ORATE)?(?: TRADE)? (?:ACH|DEBIT)|\bACH CORP\b/i
const companyId = /\b(?:CO(?:MPANY)? ID|ORIG ID|CCD ID|PPD ID):? ?#?([A-Z0-9]\d{8,9})\b/i
const unmistakable = /merchant cash|\bmca\b|future rec(?:eivable|eipt|v)|purch\w* (?:of )?(?:future|receiv)/i

const textOf = ({ history, source }: Ledger, row: number): string =>
  history.transactions[source[row] as number]?.description ?? ''

/** The first, the middle and the last line of a run stand for it. */
function textsOf(ledger: Ledger, { debits }: Run): string[] {
  const places = [0, debits.length >> 1, debits.length - 1]
  return places.flatMap((at) => (debits[at] ? [textOf(ledger, debits[at].row)] : []))
}

/** Which kind of account such debits are drawn from, by their entry class. */
export function drawnFrom(ledger: Ledger, run: Run): 'business' | 'people' | 'unknown' {
  const texts = textsOf(ledger, run)
  if (texts.some((text) => ofPeople.test(text) && !ofBusinesses.test(text))) return 'people'
  return texts.some((text) => ofBusinesses.test(text)) ? 'business' : 'unknown'
}

/** The company id of the clearing house (nine or ten signs) on a line, or null. */
export const companyIdIn = (ledger: Ledger, row: number): string | null =>
  companyId.exec(textOf(ledger, row))?.[1] ?? null

/** Words that nobody but a funder of merchants writes. */
export const isUnmistakable = (ledger: Ledger, run: Run): boolean =>
  textsOf(ledger, run).every((text) => unmistakable.test(text))
