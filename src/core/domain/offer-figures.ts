// What one offer means: its payment per working day, the share of revenue that lenders then take, payments in ADB, and our margin.
import type { Cents } from '#core/ground/money.ts'
import { burdenDenominator, dailyUnits } from './daily-equivalent.ts'
import { figuresOf } from './figures.ts'
import { dailyPayment } from './pricing.ts'
import { lowEnd } from './two-ends.ts'
import type { BasisPoints, Deal, ModelInputs, Policy, PricedGrade } from './underwriting.ts'

/** Figures of one deal; null = not known, which is never 0. */
export interface OfferFigures {
  readonly dailyPayment: Cents
  /** All payments to lenders, this one too, of true revenue. */
  readonly burden: BasisPoints | null
  /** Average daily balance over the daily payment, in hundredths. */
  readonly paymentsInAdb: number | null
  readonly margin: Cents | null
}

/** Whether anybody looked for other lenders: no list is not an empty one. */
const knowsLenders = ({ positions, balances, otherDailyPayment }: ModelInputs): boolean =>
  positions !== undefined || balances !== undefined || otherDailyPayment !== undefined

/** What a deal costs us, cents; null = the policy does not say. */
export function costsOf(
  { economics }: Policy,
  { amount, term }: Pick<Deal, 'amount' | 'term'>,
): { readonly funds: Cents | null; readonly commission: Cents | null } {
  const { costOfFunds, commission } = economics
  return {
    // The balance falls evenly from the amount to nothing, so half of it is out on average.
    funds: costOfFunds === null ? null : Math.round((amount * costOfFunds * term) / (12 * 2 * 10_000)),
    commission: commission === null ? null : Math.round((amount * commission) / 10_000),
  }
}

/** What the policy leaves of a deal: total - amount - cost of funds - commission, in cents; null where it does not say what a deal costs. */
export function marginOf(policy: Policy, deal: Pick<Deal, 'amount' | 'total' | 'term'>): Cents | null {
  const { funds, commission } = costsOf(policy, deal)
  return funds === null || commission === null ? null : deal.total - deal.amount - funds - commission
}

/** What a deal leaves after the loss that is expected of a grade too, cents; null where the policy does not say all that it costs. */
export function netMarginOf(
  policy: Policy,
  deal: Pick<Deal, 'amount' | 'total' | 'term'>,
  grade: PricedGrade,
): Cents | null {
  const margin = marginOf(policy, deal)
  const loss = expectedLossOf(policy, deal, grade)
  return margin === null || loss === null ? null : margin - loss
}

/** Cents; null where the policy expects none. */
export function expectedLossOf(
  { economics }: Policy,
  { amount }: Pick<Deal, 'amount'>,
  grade: PricedGrade,
): Cents | null {
  const loss = economics.expectedLoss?.[grade] ?? null
  return loss === null ? null : Math.round((amount * loss) / 10_000)
}

/** The figures of a deal on the inputs of a decision, by the same months and positions that the model reads at its lower end. */
export function offerFigures(
  policy: Policy,
  inputs: ModelInputs,
  deal: Pick<Deal, 'amount' | 'total' | 'term' | 'factorRate'> & Partial<Pick<Deal, 'payment' | 'frequency'>>,
): OfferFigures {
  const figures = figuresOf(policy, lowEnd(inputs))
  const byTerm = dailyPayment(policy, deal.amount, deal.factorRate, deal.term)
  // Whole weeks make a payment dearer in some terms: what is really paid counts.
  const payment =
    deal.payment === undefined || deal.frequency === undefined
      ? byTerm
      : Math.max(byTerm, dailyUnits(deal.payment, deal.frequency) / burdenDenominator)
  const { months, trueRevenue, burdenUnits, averageDailyBalance } = figures
  const dailyRevenue = months > 0 ? trueRevenue / (months * policy.limits.workingDaysPerMonth) : 0
  const paid = burdenUnits / burdenDenominator + payment
  return {
    dailyPayment: Math.ceil(payment),
    // Rounded against the offer: a burden a hair above a limit is above it.
    burden: dailyRevenue > 0 && knowsLenders(inputs) ? Math.ceil((paid / dailyRevenue) * 10_000) : null,
    paymentsInAdb:
      months > 0 && payment > 0 ? Math.floor((averageDailyBalance * 100) / months / payment) : null,
    margin: marginOf(policy, deal),
  }
}
