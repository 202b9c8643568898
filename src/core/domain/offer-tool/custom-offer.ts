// The offer as a person sets it: amount, term and rhythm within the model's constraints, priced, with every figure that hangs on it.
import { addDays, type IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { bankDayOnOrAfter } from '../bank-days.ts'
import { dealOf } from '../deals.ts'
import { figuresOf } from '../figures.ts'
import { costsOf, expectedLossOf, netMarginOf, offerFigures, type OfferFigures } from '../offer-figures.ts'
import { dailyPayment, totalRepaid } from '../pricing.ts'
import type { BasisPoints, Deal, ModelInputs, PaymentFrequency, Policy } from '../underwriting.ts'
import type { PositionView, TermOffer, ToolAnswer, ToolPosition } from './tool-answer.ts'

/** What is set. Cents, months. */
export interface SetOffer {
  readonly position: ToolPosition
  readonly amount: Cents
  readonly term: number
  readonly frequency: PaymentFrequency
}

/** The model's own offer in a position: what Revert restores. Where it makes none, the least amount over the longest term. */
export function modelsOffer(policy: Policy, answer: ToolAnswer, position: ToolPosition): SetOffer {
  const { offer } = answer[position]
  const { minimumAmount, longestTerm } = policy.limits
  return offer.status === 'approved'
    ? { position, amount: offer.loanApproval, term: offer.termMonths, frequency: 'daily' }
    : { position, amount: minimumAmount, term: longestTerm, frequency: 'daily' }
}

export const termOffer = (view: PositionView, term: number): TermOffer | undefined =>
  view.terms.find((each) => each.term === term)

/** Whether an amount may be approved over a term: whole dollars from the policy's least to the maximum of the term. */
export function isWithinConstraints(policy: Policy, answer: ToolAnswer, set: SetOffer): boolean {
  const maximum = termOffer(answer[set.position], set.term)?.maximum ?? 0
  return set.amount >= policy.limits.minimumAmount && set.amount <= maximum && set.amount % 100 === 0
}

/** Funded on the first bank day after the day of the decision. */
export const dealSet = (policy: Policy, answer: ToolAnswer, set: SetOffer, today: IsoDate): Deal | null => {
  const priced = termOffer(answer[set.position], set.term)
  if (!priced || set.amount <= 0) return null
  return dealOf(policy, set.amount, priced, bankDayOnOrAfter(addDays(today, 1)), set.frequency)
}

/** A row of the term table; shown from the policy's least amount on. */
interface TableRow {
  readonly term: number
  readonly amount: Cents
  /** One payment in the rhythm that is set. */
  readonly payment: Cents
  /** '(ADJUSTED to 15)': the amount is the one that leaves 15 payments, and a daily payment is that figure. */
  readonly adjusted: boolean
  /** Ten-thousandths. */
  readonly rate: number
  readonly total: Cents
  /** Percent. */
  readonly apr: number
  /** Hundredths; null = not known. */
  readonly paymentsInAdb: number | null
  readonly burden: BasisPoints | null
  /** Whether the amount is less than the one that was asked for here. */
  readonly lowered: boolean
}

/**
 * The rows for an amount (cents), the model's own for each term where it is null, with payments of one rhythm. Where the amount would leave
 * fewer than 15 daily payments in the average daily balance the row is adjusted to them (specification 3, section 2.2).
 */
export function tableRows(
  policy: Policy,
  inputs: ModelInputs,
  answer: ToolAnswer,
  position: ToolPosition,
  amount: Cents | null,
  frequency: PaymentFrequency,
  today: IsoDate,
): TableRow[] {
  const fifteenth = fifteenthOf(policy, inputs)
  return answer[position].terms.flatMap((each): TableRow[] => {
    const shown = amount === null ? each.maximum : Math.min(amount, each.maximum)
    if (shown < policy.limits.minimumAmount) return []
    const deal = dealSet(policy, answer, { position, amount: shown, term: each.term, frequency }, today)
    if (!deal) return []
    const { paymentsInAdb, burden } = offerFigures(policy, inputs, deal)
    const lowered = amount !== null && shown < amount
    const wished = amount ?? shown
    const isOver =
      fifteenth !== null &&
      each.limit === 'balance' &&
      dailyPayment(policy, wished, each.factorRate, each.term) - fifteenth >=
        policy.limits.adjustmentThreshold
    const adjusted = amount === null || shown === each.maximum ? each.adjusted || isOver : isOver
    const daily =
      shown === each.maximum ? each.dailyPayment : dailyPayment(policy, shown, each.factorRate, each.term)
    const inDays = adjusted && fifteenth !== null ? Math.min(daily, Math.round(fifteenth)) : daily
    return [
      {
        term: each.term,
        amount: shown,
        payment: frequency === 'daily' ? inDays : deal.payment,
        adjusted,
        rate: each.factorRate,
        total: totalRepaid(shown, each.factorRate),
        apr: deal.apr,
        paymentsInAdb,
        burden,
        lowered,
      },
    ]
  })
}

/** A fifteenth of the average daily balance, cents; null where the balance is not known. */
function fifteenthOf(policy: Policy, inputs: ModelInputs): number | null {
  const { months, averageDailyBalance, isBalanceTold } = figuresOf(policy, inputs)
  return isBalanceTold ? averageDailyBalance / (policy.limits.minimumPaymentsInAdb * months) : null
}

/** What an offer comes to, and what it earns; null = not known. */
interface LiveFigures extends OfferFigures {
  readonly cost: Cents
  readonly commission: Cents | null
  readonly costOfFunds: Cents | null
  readonly expectedLoss: Cents | null
  /** After the expected loss; null where the policy does not tell all costs. */
  readonly netMargin: Cents | null
  /** '(ADJUSTED to 15)': the payment that is shown is the 15-payments figure. */
  readonly adjusted: boolean
}

export function liveFigures(
  policy: Policy,
  inputs: ModelInputs,
  answer: ToolAnswer,
  set: SetOffer,
  deal: Deal,
): LiveFigures {
  const figures = offerFigures(policy, inputs, deal)
  const { funds, commission } = costsOf(policy, deal)
  const { grade } = answer[set.position]
  const fifteenth = fifteenthOf(policy, inputs)
  const priced = termOffer(answer[set.position], set.term)
  const daily = priced ? dailyPayment(policy, deal.amount, priced.factorRate, deal.term) : 0
  const { adjustmentThreshold } = policy.limits
  return {
    ...figures,
    cost: deal.total - deal.amount,
    commission,
    costOfFunds: funds,
    expectedLoss: expectedLossOf(policy, deal, grade),
    netMargin: netMarginOf(policy, deal, grade),
    adjusted: fifteenth !== null && daily - fifteenth >= adjustmentThreshold,
  }
}
