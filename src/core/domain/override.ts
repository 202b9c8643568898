// What a person's decision says beside the model's: the same factors, another outcome, its own deals or reasons. Pure.
import { addDays, type IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { bankDayOnOrAfter } from './bank-days.ts'
import { dealOf, dealTerms } from './deals.ts'
import { decideAndExplain } from './decision.ts'
import { pricedGrades } from './policy-file.ts'
import { factorRateOf } from './pricing.ts'
import { gradeOf } from './scoring.ts'
import {
  isOnBankData,
  type DecisionWithDeals,
  type Grade,
  type ModelInputs,
  type Policy,
  type PricedGrade,
  type ReasonCode,
  type TermRow,
} from './underwriting.ts'

/** What a decision rests on: the inputs, and what the model made of them. */
interface Ground {
  readonly inputs: ModelInputs
  readonly result: DecisionWithDeals
}

/**
 * Without a model's decision there is still something to stand beside: one on no bank data at all. What the model
 * makes of no months is no fact and is not kept.
 */
function emptyDecision(policy: Policy, today: IsoDate): Ground {
  const inputs: ModelInputs = { asOf: today, months: [] }
  const nothing = {
    grade: 'E' as const,
    score: 0,
    factors: [],
    knockOuts: [],
    reasons: [],
    whatWouldRaiseIt: [],
    deals: [],
  }
  return { inputs, result: { ...decideAndExplain(policy, inputs), ...nothing } }
}

/** Whether an amount may be approved at all: cents, within the policy's limits, on its step. */
export const isAmountOffered = ({ limits }: Policy, amount: Cents): boolean =>
  amount >= limits.minimumAmount && amount <= limits.maximumAmount && amount % limits.amountStep === 0

/** What a person's decision stands beside: the decision in effect, if bank data was read for it; else one on none. */
export const standsBeside = (policy: Policy, inEffect: Ground | null, today: IsoDate): Ground =>
  inEffect && isOnBankData(inEffect.inputs) ? inEffect : emptyDecision(policy, today)

/** The grade that stands for a file: none without bank data, and E for a knocked-out one, whatever an older decision stored. */
export function standingGrade({ inputs, result }: Ground): Grade | null {
  if (!isOnBankData(inputs)) return null
  return result.knockOuts.length > 0 ? 'E' : result.grade
}

/** How an approved amount is priced: over the terms that the model bears it for, at their factors; else by the policy's rule for what is outside. */
export interface Pricing {
  /** 'above' = more than the model bears; 'knocked-out', 'no-grade' and 'no-bank-data' = it bears nothing. */
  readonly by: 'model' | 'above' | 'knocked-out' | 'no-grade' | 'no-bank-data'
  readonly grade: PricedGrade
  /** One to three terms, each with its factor. */
  readonly rows: readonly TermRow[]
}

/** A person may go to the model's whole amount, whose weekly payments are a little dearer; authority looks at what they come to. */
const anyPayment = (row: TermRow): TermRow => ({ ...row, weeklyAmount: row.amount })

/** The grade that prices what the model makes no offer for, and why it makes none; 'above' where its offer is only too small. */
export function gradeOutside(policy: Policy, base: Ground): Pick<Pricing, 'by' | 'grade'> {
  const { knockedOut, withoutGrade } = policy.outsideModel
  const grade = standingGrade(base)
  if (grade === null) return { by: 'no-bank-data', grade: withoutGrade }
  if (base.result.knockOuts.length > 0) {
    const scored = gradeOf(policy, base.result.score)
    return { by: 'knocked-out', grade: knockedOut ?? (scored === 'E' ? withoutGrade : scored) }
  }
  if (grade === 'E') return { by: 'no-grade', grade: withoutGrade }
  return { by: 'above', grade: lowered(policy, grade) }
}

/** `amount` in cents. */
export function pricingOf(policy: Policy, base: Ground, amount: Cents): Pricing {
  const grade = standingGrade(base)
  const priced = grade === 'E' ? null : grade
  const borne = priced ? dealTerms(base.result.terms.map(anyPayment), amount) : []
  if (priced && borne.length) return { by: 'model', grade: priced, rows: borne }
  const outside = gradeOutside(policy, base)
  return { ...outside, rows: dealTerms(allTerms(policy, outside.grade, amount), amount) }
}

/** The grade that the policy prices an amount above the model's at; the lowest stays the lowest. */
const lowered = ({ outsideModel }: Policy, grade: PricedGrade): PricedGrade =>
  pricedGrades[Math.min(pricedGrades.indexOf(grade) + outsideModel.gradesLower, pricedGrades.length - 1)]!

/** Approved at `amount` (cents): the deals that the owner gets, at the shortest, middle and longest term that it is priced for. */
export function approvedResult(
  policy: Policy,
  base: Ground,
  amount: Cents,
  today: IsoDate,
): DecisionWithDeals {
  const fundedOn = bankDayOnOrAfter(addDays(today, 1))
  return {
    ...base.result,
    outcome: 'approved',
    // What kept the model from offering, and what would raise its offer, is not what this offer rests on.
    reasons: [],
    whatWouldRaiseIt: [],
    // Rows come by term: of two that cost the same the shorter stays first.
    deals: pricingOf(policy, base, amount)
      .rows.map((row) => dealOf(policy, amount, row, fundedOn, 'weekly'))
      .sort((a, b) => a.total - b.total),
  }
}

/** The same deals at the same prices, funded on the next bank day: for an offer that goes out some days after it was worked out. */
export function redated(policy: Policy, result: DecisionWithDeals, today: IsoDate): DecisionWithDeals {
  const fundedOn = bankDayOnOrAfter(addDays(today, 1))
  return {
    ...result,
    deals: result.deals.map((deal) => dealOf(policy, deal.amount, deal, fundedOn, deal.frequency)),
  }
}

function allTerms(policy: Policy, grade: PricedGrade, amount: Cents): TermRow[] {
  const { shortestTerm, longestTerm } = policy.limits
  return Array.from({ length: longestTerm - shortestTerm + 1 }, (_, at) => ({
    term: shortestTerm + at,
    amount,
    weeklyAmount: amount,
    dailyPayment: 0,
    factorRate: factorRateOf(policy, grade, shortestTerm + at),
    adjusted: false,
    limit: 'cap' as const,
  }))
}

/** Declined for the principal reasons that the deciding person names: they are what the notice states. */
export const declinedResult = (base: DecisionWithDeals, codes: readonly ReasonCode[]): DecisionWithDeals => ({
  ...base,
  outcome: 'declined',
  // What would raise an offer that a person then refused for a reason of their own turns nothing.
  whatWouldRaiseIt: base.outcome === 'declined' ? base.whatWouldRaiseIt : [],
  reasons: codes.map((code) => base.reasons.find((reason) => reason.code === code) ?? { code, values: {} }),
  deals: [],
})
