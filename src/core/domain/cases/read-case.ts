// A golden case as an underwriter writes it (whole dollars, percents as text) and the model's inputs that it means.
import type { Cadence, DecisionWithDeals, ModelInputs } from '../underwriting.ts'

/** [month, gross, true revenue, average daily balance, negative days, deposits, returned payments] */
type CaseMonth = [string, number, number, number, number, number, number]

interface CaseInputs {
  readonly asOf: string
  readonly requested?: number
  readonly creditScore?: number
  readonly months: readonly CaseMonth[]
  /** [lender, payment, frequency] */
  readonly otherPayments?: readonly [string, number, Cadence][]
  readonly more?: Partial<ModelInputs>
}

interface CaseExpected {
  readonly outcome: string
  readonly grade: string
  readonly score: number
  readonly points: Readonly<Record<string, string>>
  readonly position: string
  readonly amount: number
  readonly term: number
  readonly dailyPayment: number
  readonly paymentsInBalance: number
  readonly adjustedTo15: boolean
  readonly boundBy: string
  readonly reasons: readonly string[]
  readonly wouldRaise: readonly string[]
  /** 'term: amount at daily payment' */
  readonly terms: readonly string[]
  /** 'amount over term: count x payment, total, APR' */
  readonly deals: readonly string[]
}

export interface GoldenCase {
  readonly title: string
  readonly why: string
  readonly inputs: CaseInputs
  readonly expected: CaseExpected
}

export function inputsOf(given: CaseInputs): ModelInputs {
  return {
    asOf: given.asOf,
    requestedAmount: given.requested === undefined ? undefined : given.requested * 100,
    ficos: given.creditScore === undefined ? undefined : [{ score: given.creditScore, source: 'stated' }],
    months: given.months.map(
      ([month, gross, trueRevenue, averageDailyBalance, negativeDays, deposits, nsf]) => ({
        month,
        gross: gross * 100,
        trueRevenue: trueRevenue * 100,
        averageDailyBalance: averageDailyBalance * 100,
        negativeDays,
        deposits,
        nsf,
      }),
    ),
    balances: given.otherPayments?.map(([lender, amount, frequency]) => ({
      lender,
      amount: amount * 100,
      frequency,
    })),
    ...given.more,
  }
}

/** The decision in the case's own terms. */
export function readingOf(decision: DecisionWithDeals): CaseExpected {
  const offer = decision.position === 'stack' ? decision.stack : decision.firstPosition
  return {
    outcome: decision.outcome,
    grade: decision.grade,
    score: decision.score,
    points: Object.fromEntries(
      decision.factors.map((factor) => [factor.name, `${factor.score} of ${factor.maxScore}`]),
    ),
    position: decision.position,
    amount: offer.loanApproval / 100,
    term: offer.termMonths,
    dailyPayment: offer.dailyPayment / 100,
    paymentsInBalance: offer.paymentsInAdb / 100,
    adjustedTo15: offer.adb15Adjustment,
    boundBy: offer.limit,
    reasons: decision.reasons.map((reason) => reason.code),
    wouldRaise: decision.whatWouldRaiseIt.map((raise) => raise.code),
    terms: decision.terms.map(
      (row) =>
        `${row.term}: ${row.amount / 100} at ${(row.dailyPayment / 100).toFixed(2)}${row.adjusted ? ' (ADJUSTED to 15)' : ''}`,
    ),
    deals: decision.deals.map(
      (deal) =>
        `${deal.amount / 100} over ${deal.term}: ${deal.paymentsCount} x ${(deal.payment / 100).toFixed(2)}, total ${(deal.total / 100).toFixed(2)}, APR ${deal.apr.toFixed(4)}`,
    ),
  }
}
