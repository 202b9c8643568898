// How sure a series of debits is a lender's, by kinds of evidence: why the law wants 'certain' is told in docs/decisions/155.
import type { Cadence, Position, PositionEvidence } from '../bank-picture.ts'
import { companyIdIn, drawnFrom, isUnmistakable } from './drawn-lines.ts'
import type { CounterCredits } from './counter-credits.ts'
import type { Party } from './parties.ts'
import type { Run } from './runs.ts'

/** Less than this a payment is no lender's (cents). */
const leastPayment = 2_000
/** So many equal payments make a rhythm that is likely by itself; fewer are only possible. */
const likelyPayments: Readonly<Record<Cadence, number>> = {
  daily: 15,
  weekly: 8,
  biweekly: 6,
  monthly: Infinity,
}
/** The same where the form does not tell whether a business is debited; then they are equal to the cent. */
const likelyInAnyForm: Readonly<Record<Cadence, number>> = {
  daily: 15,
  weekly: 12,
  biweekly: 8,
  monthly: Infinity,
}
/** So many make one at all: with words of the trade, and without. */
const fewestWithWords: Readonly<Record<Cadence, number>> = {
  daily: 5,
  weekly: 4,
  biweekly: 4,
  monthly: Infinity,
}
/** A weekly payment of less than this share of a month's revenue is not even possible. */
const possibleWeeklyShare = 0.01
/** What lenders take of a month's revenue. */
const leastShare = 0.02
const mostShare = 0.3
/** Payments of a month of 21 bank days. */
const paymentsPerMonth: Readonly<Record<Cadence, number>> = {
  daily: 21,
  weekly: 4.2,
  biweekly: 2.1,
  monthly: 1,
}

/** Shares of sales that vary: so many drawn since the money came, each a tenth of it at most, together no more than it costs to repay. */
const fewestShares: Readonly<Record<Cadence, number>> = {
  daily: 10,
  weekly: 6,
  biweekly: 6,
  monthly: Infinity,
}
/** A named funder's own debits, however much they vary. */
const fewestOfNamed = 4
const mostOfFunding = 0.1
const mostRepaid = 1.6
/** Banks post what belongs together in any order. */
const postedWithinDays = 5

type Found = Required<Pick<Position, 'confidence' | 'sureness' | 'foundBy' | 'evidence'>>

const found = (
  sureness: 'certain' | 'likely' | 'possible',
  confidence: number,
  foundBy: Position['foundBy'],
  evidence: readonly PositionEvidence[],
): Found => ({ confidence, sureness, foundBy, evidence })

/** Whether all but one in ten debits are the payment to the cent: a bill changes sooner. */
const areEqual = ({ debits, parts, inPlace }: Run): boolean =>
  debits.filter(({ cents }) => parts.includes(cents) || inPlace.includes(cents)).length * 10 >=
  debits.length * 9

/** Whether debits that vary repay money that came under the same name: they begin with it, are small beside it and many, and end with its price. */
function areShares({ fundings, principal, debits }: Run, drawn: Cadence): boolean {
  const [first] = fundings
  if (!first || first.isOtherName || principal === null) return false
  if (debits.length < fewestShares[drawn] || (debits[0]?.day ?? 0) < first.day - postedWithinDays)
    return false
  const funded = fundings.reduce((sum, { cents }) => sum + cents, 0)
  const least = Math.min(...fundings.map(({ cents }) => cents))
  const paid = debits.reduce((sum, { cents, returned }) => sum + (returned ? 0 : cents), 0)
  // A payoff at the end is no share of a day's sales.
  const shares = debits.slice(0, -1)
  return shares.every(({ cents }) => cents <= least * mostOfFunding) && paid <= funded * mostRepaid
}

/** 2 to 30% of revenue, be the credits that no text classes revenue or not. */
function fitsRevenue(context: CounterCredits, payment: number, cadence: Cadence): boolean {
  const monthly = payment * paymentsPerMonth[cadence]
  const { monthlyRevenue: least, monthlyUnclassed } = context
  return monthly >= least * leastShare && monthly <= (least + monthlyUnclassed) * mostShare
}

/** Whether one of a run's debits names the lender without a doubt. */
const isNamedSurely = ({ ledger }: CounterCredits, run: Run): boolean =>
  run.debits.some(({ row }) => ledger.classes[ledger.line[row] as number]?.isDoubtful === false)

/**
 * How sure a run is, and by which kinds of evidence; null = it is no lender's. `rhythm` of its `payments` regular debits, null = none.
 * `namedIds`: company ids of the lines of named funders; `drawn`: the rhythm of all debits, be they equal or not.
 */
export function judge(
  context: CounterCredits,
  party: Party,
  run: Run,
  rhythm: Cadence | null,
  payments: number,
  namedIds: ReadonlySet<string>,
  drawn: Cadence | null = rhythm,
): Found | null {
  const isSteady = rhythm !== null && run.regular
  const evidence: PositionEvidence[] = []
  const funding = run.fundings[run.fundings.length - 1]
  const fits = rhythm !== null && fitsRevenue(context, run.payment, rhythm)
  if (party.lender >= 0) evidence.push('named-funder')
  if (funding) evidence.push('funding-credit')
  if (party.lender < 0 && party.hasTradeWords) evidence.push('lenders-words')
  const id = party.lender < 0 && run.debits[0] ? companyIdIn(context.ledger, run.debits[0].row) : null
  if (id !== null && namedIds.has(id)) evidence.push('company-id')
  if (isSteady) evidence.push('rhythm')
  if (isSteady && fits) evidence.push('amount')
  if (party.lender >= 0) {
    const isSure =
      run.payment >= leastPayment &&
      (isSteady || funding !== undefined || payments >= 4 || run.debits.length >= fewestOfNamed)
    if (!isSure) return found('possible', 50, 'name', evidence)
    return isNamedSurely(context, run)
      ? found('certain', 95, 'name', evidence)
      : found('likely', 60, 'name', evidence)
  }
  if (!isSteady && drawn !== null && areShares(run, drawn))
    return evidence.some((kind) => kind === 'lenders-words' || kind === 'company-id')
      ? found('certain', 80, 'funding', evidence)
      : found('likely', 60, 'funding', evidence)
  if (!isSteady || rhythm === 'monthly' || run.payment < leastPayment) return null
  const has = (kind: PositionEvidence): boolean => evidence.includes(kind)
  const isByWords = has('lenders-words') && payments >= fewestWithWords[rhythm]
  const foundBy = funding ? 'funding' : isByWords ? 'words' : 'rhythm'
  // Money under another name is a guess: it needs words of the trade or a funder's id beside it.
  const isFundedBySame = funding !== undefined && !funding.isOtherName
  if (funding && (has('lenders-words') || has('company-id') || (isFundedBySame && fits)))
    return found('certain', 80, foundBy, evidence)
  if (isByWords && isUnmistakable(context.ledger, run)) return found('certain', 80, foundBy, evidence)
  if (isByWords || has('company-id') || isFundedBySame) return found('likely', 60, foundBy, evidence)
  if (party.hasTradeWords) return null
  const rail = drawnFrom(context.ledger, run)
  // A business is debited daily in many forms; by the week a form for businesses, or a sum that never changes, tells a lender from a bill.
  const isLikely =
    rail === 'business'
      ? payments >= likelyPayments[rhythm]
      : rail === 'unknown' && payments >= likelyInAnyForm[rhythm] && (rhythm === 'daily' || areEqual(run))
  if (fits && isLikely) return found('likely', 60, foundBy, evidence)
  if (rhythm === 'daily') return payments >= 5 ? found('possible', 50, foundBy, evidence) : null
  return payments >= 4 && run.payment >= context.monthlyRevenue * possibleWeeklyShare
    ? found('possible', 50, foundBy, evidence)
    : null
}

/** A funding that no debit has answered yet: a named funder's own advance is certain, a loan's payment cannot be told from its sum. */
export const judgeFunding = (party: Party, isAdvance: boolean): Found =>
  party.lender >= 0
    ? found(isAdvance ? 'certain' : 'possible', isAdvance ? 95 : 50, 'funding', [
        'named-funder',
        'funding-credit',
      ])
    : found('possible', 50, 'funding', ['funding-credit', 'lenders-words'])
