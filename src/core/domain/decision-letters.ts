// Which messages a person's decision sends to the owner, and when an offer is the one that stands already. Pure: the server sends what the browser showed before.
import type { Cents } from '#core/ground/money.ts'
import type { Deal } from './underwriting.ts'

/** A counteroffer is reported as such, with both amounts (Regulation B, 12 CFR 1002.9(a)(1)(iv)); a decline with a notice of its reasons. */
export type DecisionLetter = 'offers-ready' | 'counter-offer' | 'declined' | 'adverse-action'

/** `offered`: the largest amount of an approval; `requested`: null or absent = not known. */
export function decisionLetters(
  outcome: 'approved' | 'declined',
  offered: Cents,
  requested: Cents | null | undefined,
): readonly DecisionLetter[] {
  if (outcome === 'declined') return ['declined', 'adverse-action']
  const isLess = requested !== null && requested !== undefined && offered < requested
  return [isLess ? 'counter-offer' : 'offers-ready']
}

const face = ({ amount, term, frequency, payment, total }: Deal): string =>
  [amount, term, frequency, payment, total].join(' ')

/** Whether the owner would be offered the same again: equal amounts, terms and payments, whatever the days are. */
export function isSameOffer(standing: readonly Deal[], next: readonly Deal[]): boolean {
  const faces = (deals: readonly Deal[]) => deals.map(face).toSorted().join('|')
  return standing.length > 0 && faces(standing) === faces(next)
}
