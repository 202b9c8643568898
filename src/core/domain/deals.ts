// The three deals that an applicant chooses from: one amount, three terms, each with its payments, total and APR.
import { addDays, type IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { paymentDates, paymentPlan, paymentsInTerm, type PaymentPlan } from './amortization.ts'
import { aprPercent, paymentsByDay, regularPayments } from './apr.ts'
import { bankDayOnOrAfter } from './bank-days.ts'
import { withinCashFlow, withOutlook } from './cash-limit.ts'
import { decideAndExplain } from './decision.ts'
import { borneWeekly, dealAmount, largestDeal, totalRepaid } from './pricing.ts'
import type {
  Deal,
  Decision,
  DecisionWithDeals,
  ModelInputs,
  PaymentFrequency,
  Policy,
  TermRow,
} from './underwriting.ts'

/** Shortest, middle and longest of the terms that bear the amount in weekly payments; fewer where fewer do. */
export function dealTerms(rows: readonly TermRow[], amount: Cents): TermRow[] {
  const passing = rows.filter((row) => borneWeekly(row) >= amount)
  const middle = passing[Math.floor((passing.length - 1) / 2)]
  return [...new Set([passing[0], middle, passing[passing.length - 1]])].filter((row) => row !== undefined)
}

function aprOf(amount: Cents, plan: PaymentPlan, fundedOn: IsoDate, frequency: PaymentFrequency): number {
  const amounts = Array.from({ length: plan.count }, (_, i) =>
    i === plan.count - 1 ? plan.lastPayment : plan.payment,
  )
  if (frequency === 'daily') {
    const dates = paymentDates(fundedOn, plan.count, 'daily')
    return aprPercent(amount, paymentsByDay(fundedOn, dates, amounts), { unit: 'day', count: 1 })
  }
  // Weeks are even for the rate: a payment put off by a holiday is disregarded (12 CFR 1026.17(c)(3)).
  return aprPercent(amount, regularPayments(amounts, { whole: 1, fraction: 0 }), { unit: 'week', count: 1 })
}

/** All of a policy that the price of a deal rests on, once its factor is known. */
export interface PricedBy {
  readonly limits: { readonly workingDaysPerMonth: number }
}

/** One priced deal: `amount` in cents over `row.term` months, funded on a day. */
export function dealOf(
  policy: PricedBy,
  amount: Cents,
  row: Pick<TermRow, 'term' | 'factorRate'>,
  fundedOn: IsoDate,
  frequency: PaymentFrequency,
): Deal {
  const total = totalRepaid(amount, row.factorRate)
  const plan = paymentPlan(total, paymentsInTerm(row.term, frequency, policy.limits.workingDaysPerMonth))
  const finalDate =
    frequency === 'daily'
      ? (paymentDates(fundedOn, plan.count, 'daily')[plan.count - 1] ?? fundedOn)
      : bankDayOnOrAfter(addDays(fundedOn, 7 * plan.count))
  return {
    id: `${amount / 100}-${row.term}-${frequency}`,
    amount,
    term: row.term,
    frequency,
    payment: plan.payment,
    lastPayment: plan.lastPayment,
    paymentsCount: plan.count,
    total,
    factorRate: row.factorRate,
    apr: aprOf(amount, plan, fundedOn, frequency),
    finalDate,
  }
}

/**
 * A priced deal as if it were funded on another day. Its price stays as it was written down, also where another policy priced it: amount,
 * factor, number and height of the payments, total.
 */
export function dealAsOf<D extends Deal>(deal: D, fundedOn: IsoDate): D {
  const { amount, payment, lastPayment, paymentsCount: count, frequency } = deal
  return {
    ...deal,
    apr: aprOf(amount, { payment, lastPayment, count }, fundedOn, frequency),
    finalDate: paymentDates(fundedOn, count, frequency).at(-1) ?? fundedOn,
  }
}

interface DealRequest {
  readonly requestedAmount?: Cents
  readonly fundedOn: IsoDate
  /** Weekly where not said. */
  readonly frequency?: PaymentFrequency
}

/** Up to three deals of a decision that was not declined, lowest total repaid first (that one is the best deal). */
export function buildDeals(policy: Policy, decision: Decision, request: DealRequest): Deal[] {
  if (decision.outcome === 'declined') return []
  const offer = decision.position === 'stack' ? decision.stack : decision.firstPosition
  if (offer.status === 'declined') return []
  const amount = dealAmount(policy, request.requestedAmount, largestDeal(decision.terms))
  return dealTerms(decision.terms, amount)
    .map((row) => dealOf(policy, amount, row, request.fundedOn, request.frequency ?? 'weekly'))
    .sort((a, b) => a.total - b.total || a.term - b.term)
}

/** `decide` within what the cash flow bears, with the deals and their outlook: a second of work where the bank data are there.
 * The deals are funded on the first bank day after the decision unless said otherwise. */
export function decideWithDeals(
  policy: Policy,
  inputs: ModelInputs,
  request: Partial<DealRequest> = {},
): DecisionWithDeals {
  const decision = withinCashFlow(policy, inputs, decideAndExplain(policy, inputs))
  const fundedOn = request.fundedOn ?? bankDayOnOrAfter(addDays(inputs.asOf, 1))
  const requestedAmount = request.requestedAmount ?? inputs.requestedAmount
  const deals = buildDeals(policy, decision, { ...request, requestedAmount, fundedOn })
  return { ...decision, deals: withOutlook(policy, inputs, deals) }
}
