// The policy's limit on what the cash flow bears: every term's amount is lowered until its payments are missed seldom enough.
import { leavesFiguresUncertain } from './bank/data-quality.ts'
import { paymentPlan, paymentsInTerm } from './amortization.ts'
import {
  cashModelOf,
  missedShare,
  simulateCashFlow,
  type CashModel,
  type ProposedPayment,
} from './cash-flow.ts'
import { burdenDenominator } from './daily-equivalent.ts'
import { figuresOf } from './figures.ts'
import { borneWeekly, dailyPayment, totalRepaid } from './pricing.ts'
import { lowEnd } from './two-ends.ts'
import type {
  Deal,
  ExplainedDecision,
  ModelInputs,
  Policy,
  PositionOffer,
  PricedGrade,
  TermRow,
} from './underwriting.ts'

/** What to simulate on, at the lower end of what is uncertain; null where the bank data do not tell. */
function modelOf(policy: Policy, inputs: ModelInputs): CashModel | null {
  const { flows, balanceToday } = inputs
  if (!flows || balanceToday === undefined || inputs.dataFindings?.some(leavesFiguresUncertain)) return null
  const figures = figuresOf(policy, lowEnd(inputs))
  return cashModelOf(flows, balanceToday, figures.burdenUnits / burdenDenominator)
}

/** The weekly payment of an amount (cents) over a row's term. */
function weeklyOf(policy: Policy, amount: number, { term, factorRate }: TermRow): ProposedPayment {
  const count = paymentsInTerm(term, 'weekly', policy.limits.workingDaysPerMonth)
  return { payment: paymentPlan(totalRepaid(amount, factorRate), count).payment, frequency: 'weekly' }
}

/** The largest amount of a row, on the policy's step below its own, whose payments stay within the limit; 0 = none of at least the minimum. */
function borne(policy: Policy, model: CashModel, row: TermRow, limit: number): number {
  const { amountStep, minimumAmount } = policy.limits
  const passes = (amount: number): boolean => missedShare(model, weeklyOf(policy, amount, row)) <= limit
  if (passes(row.amount)) return row.amount
  let low = Math.ceil(minimumAmount / amountStep)
  if (!passes(low * amountStep)) return 0
  let high = Math.ceil(row.amount / amountStep)
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (passes(middle * amountStep)) low = middle
    else high = middle
  }
  return low * amountStep
}

/** The decision with what its cash flow bears. Nothing left is for a person: a simulation refuses nobody. */
export function withinCashFlow(
  policy: Policy,
  inputs: ModelInputs,
  decision: ExplainedDecision,
): ExplainedDecision {
  const model = decision.outcome === 'declined' || decision.grade === 'E' ? null : modelOf(policy, inputs)
  if (!model || !decision.terms.length) return decision
  const limit = policy.cashFlow[decision.grade as PricedGrade]
  const terms = decision.terms.flatMap((row): TermRow[] => {
    const amount = borne(policy, model, row, limit)
    if (amount === 0) return []
    if (amount === row.amount) return [row]
    const weeklyAmount = Math.min(borneWeekly(row), amount)
    const payment = dailyPayment(policy, amount, row.factorRate, row.term)
    return [{ ...row, amount, weeklyAmount, dailyPayment: payment, adjusted: false, limit: 'cash-flow' }]
  })
  const best = terms.reduce<TermRow | null>(
    (most, row) => (most && most.amount >= row.amount ? most : row),
    null,
  )
  if (!best) return tooTight(policy, model, decision, limit)
  const offered = decision.position === 'stack' ? decision.stack : decision.firstPosition
  if (best.amount >= offered.loanApproval) return { ...decision, terms }
  const offer = lowered(policy, inputs, offered, best)
  return decision.position === 'stack'
    ? { ...decision, terms, stack: offer }
    : { ...decision, terms, firstPosition: offer }
}

function tooTight(
  policy: Policy,
  model: CashModel,
  decision: ExplainedDecision,
  limit: number,
): ExplainedDecision {
  const longest = decision.terms[decision.terms.length - 1] as TermRow
  const least = missedShare(model, weeklyOf(policy, policy.limits.minimumAmount, longest))
  const reason = { code: 'cash-flow-too-tight' as const, values: { pctActual: least, pctWanted: limit } }
  const others = decision.outcome === 'review' ? decision.reasons : []
  return { ...decision, outcome: 'review', terms: [], reasons: [reason, ...others].slice(0, 4) }
}

/** The offered position at what the cash flow bears. */
function lowered(policy: Policy, inputs: ModelInputs, offer: PositionOffer, row: TermRow): PositionOffer {
  const { months, gross, averageDailyBalance } = figuresOf(policy, lowEnd(inputs))
  return {
    ...offer,
    loanApproval: row.amount,
    dailyPayment: row.dailyPayment,
    termMonths: row.term,
    factorRate: row.factorRate,
    percentOfAverageGross: Math.round((row.amount * 10_000 * months) / gross),
    paymentsInAdb: Math.round((averageDailyBalance * 100) / (months * row.dailyPayment)),
    adb15Adjustment: false,
    limit: row.limit,
  }
}

/** The deals, each with how the business would stand under its payments; as they are where the bank data do not tell. */
export function withOutlook(policy: Policy, inputs: ModelInputs, deals: readonly Deal[]): Deal[] {
  const model = deals.length ? modelOf(policy, inputs) : null
  return deals.map((deal) => (model ? { ...deal, outlook: simulateCashFlow(model, deal) } : deal))
}
