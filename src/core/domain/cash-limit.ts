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
import { declined } from './offer-model.ts'
import { borneWeekly, dailyPayment, totalRepaid } from './pricing.ts'
import { highEnd } from './two-ends.ts'
import type {
  Deal,
  Decision,
  ExplainedDecision,
  ModelInputs,
  PaymentFrequency,
  Policy,
  PositionOffer,
  PricedGrade,
  Raise,
  TermRow,
} from './underwriting.ts'

/**
 * What to simulate on, at the lower end of what is uncertain; null where the bank data do not tell, or the policy has nothing simulated. Payments of positions that are only
 * possible stand in the flows as what they are for sure, money that went out: only certain ones are taken off beside.
 */
export function cashModelFor(policy: Policy, inputs: ModelInputs): CashModel | null {
  const { flows, balanceToday } = inputs
  if (
    policy.cashFlow === null ||
    !flows ||
    balanceToday === undefined ||
    inputs.dataFindings?.some(leavesFiguresUncertain)
  )
    return null
  const { burdenUnits } = figuresOf(policy, highEnd(inputs))
  return cashModelOf(flows, balanceToday, burdenUnits / burdenDenominator)
}

const frequencies = ['weekly', 'daily'] as const satisfies readonly PaymentFrequency[]

/** The payment of an amount (cents) over a row's term. */
function paymentOf(
  policy: Policy,
  amount: number,
  { term, factorRate }: TermRow,
  frequency: PaymentFrequency,
): ProposedPayment {
  const count = paymentsInTerm(term, frequency, policy.limits.workingDaysPerMonth)
  return { payment: paymentPlan(totalRepaid(amount, factorRate), count).payment, frequency, count }
}

/** Of weekly and daily payments, either of which may be chosen, the share of draws in which more of them are missed. */
const missedAt = (policy: Policy, model: CashModel, amount: number, row: TermRow): number =>
  Math.max(...frequencies.map((frequency) => missedShare(model, paymentOf(policy, amount, row, frequency))))

/** The largest amount of a row, on the policy's step below its own, whose payments stay within the limit whichever way it is paid; 0 = none of at least the minimum. */
function borne(policy: Policy, model: CashModel, row: TermRow, limit: number): number {
  const { amountStep, minimumAmount } = policy.limits
  const passes = (amount: number): boolean => missedAt(policy, model, amount, row) <= limit
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
  const model =
    decision.outcome === 'declined' || decision.grade === 'E' ? null : cashModelFor(policy, inputs)
  const limit = policy.cashFlow?.[decision.grade as PricedGrade]
  if (!model || limit === undefined || !decision.terms.length) return decision
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
  const offered = offeredIn(decision)
  if (best.amount >= offered.loanApproval) {
    const kept = { ...decision, terms }
    // The offer's own term may bear less now, where another bears the whole amount.
    return best.term === offered.termMonths ? kept : withOffer(kept, lowered(policy, inputs, offered, best))
  }
  const limited = {
    ...decision,
    terms,
    whatWouldRaiseIt: stillRaising(policy, model, decision, best.amount, limit),
  }
  return withOffer(limited, lowered(policy, inputs, offered, best))
}

/** Whether some term of the decision bears the smallest offer; true where nothing is limited. */
export function bearsAnOffer(policy: Policy, inputs: ModelInputs, { grade, terms }: Decision): boolean {
  const model = grade === 'E' ? null : cashModelFor(policy, inputs)
  const limit = policy.cashFlow?.[grade as PricedGrade]
  if (!model || limit === undefined) return true
  const least = policy.limits.minimumAmount
  return terms.some((row) => missedAt(policy, model, least, row) <= limit)
}

const offeredIn = (decision: Decision): PositionOffer =>
  decision.position === 'stack' ? decision.stack : decision.firstPosition

/** The decision with another offer in its position, which the lower end's maximum follows. */
function withOffer(decision: ExplainedDecision, offer: PositionOffer): ExplainedDecision {
  const { position, range } = decision
  return {
    ...decision,
    ...(position === 'stack' ? { stack: offer } : { firstPosition: offer }),
    ...(range && { range: { ...range, low: { ...range.low, maximum: offer.loanApproval } } }),
  }
}

/** Of the steps that would raise the model's amount those that let the cash flow bear more than `amount` too. */
const stillRaising = (
  policy: Policy,
  model: CashModel,
  { terms, whatWouldRaiseIt }: ExplainedDecision,
  amount: number,
  limit: number,
): readonly Raise[] =>
  whatWouldRaiseIt.filter((raise) => {
    if (raise.code === 'more-history') return true
    const after = cured(model, raise)
    return after !== null && terms.some((row) => borne(policy, after, row, limit) > amount)
  })

/** The cash flow as it would be after a step; null where the step does not touch it. */
function cured(model: CashModel, { code, values }: Raise): CashModel | null {
  const [actual, wanted] = [Number(values.usdActual ?? 0), Number(values.usdWanted ?? 0)]
  if (code === 'pay-down-advances') return { ...model, otherDaily: 0 }
  if (code === 'higher-balance') return { ...model, balance: model.balance + Math.max(0, wanted - actual) }
  if (code !== 'higher-revenue' || actual <= 0) return null
  // More is sold at the same margin: what goes out grows with it.
  const grown = (cents: number): number => (cents * wanted) / actual
  const { income, other } = model.flows
  return { ...model, flows: { ...model.flows, income: income.map(grown), other: other.map(grown) } }
}

function tooTight(
  policy: Policy,
  model: CashModel,
  decision: ExplainedDecision,
  limit: number,
): ExplainedDecision {
  const longest = decision.terms[decision.terms.length - 1] as TermRow
  const least = missedAt(policy, model, policy.limits.minimumAmount, longest)
  const reason = { code: 'cash-flow-too-tight' as const, values: { pctActual: least, pctWanted: limit } }
  const others = decision.outcome === 'review' ? decision.reasons : []
  const reasons = [reason, ...others].slice(0, 4)
  const { offer } = declined(policy, [reason])
  return withOffer({ ...decision, outcome: 'review', terms: [], reasons, whatWouldRaiseIt: [] }, offer)
}

/** The offered position at what the cash flow bears. */
function lowered(policy: Policy, inputs: ModelInputs, offer: PositionOffer, row: TermRow): PositionOffer {
  const { months, gross, averageDailyBalance } = figuresOf(policy, inputs)
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
  const model = deals.length ? cashModelFor(policy, inputs) : null
  return deals.map((deal) =>
    model ? { ...deal, outlook: simulateCashFlow(model, { ...deal, count: deal.paymentsCount }) } : deal,
  )
}
