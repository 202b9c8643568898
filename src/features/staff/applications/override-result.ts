// What a person's decision says beside the model's: the same factors, another outcome, its own deals or reasons. Pure.
import { addDays, type IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { bankDayOnOrAfter } from '#core/domain/bank-days.ts'
import { dealOf, dealTerms } from '#core/domain/deals.ts'
import { decideAndExplain } from '#core/domain/decision.ts'
import { factorRateOf } from '#core/domain/pricing.ts'
import {
  isOnBankData,
  type DecisionWithDeals,
  type ModelInputs,
  type Policy,
  type PricedGrade,
  type ReasonCode,
  type TermRow,
} from '#core/domain/underwriting.ts'

/** What a decision rests on: the inputs, and what the model made of them. */
interface Ground {
  readonly inputs: ModelInputs
  readonly result: DecisionWithDeals
}

/**
 * Without a model's decision there is still something to stand beside: one on no bank data at all. What the model
 * makes of no months is no fact and is not kept; an amount that a person approves is priced by the lowest priced grade.
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

/** How an approved amount is priced: over the terms that the model bears it for, at their factors; else over all of the policy's, by a grade. */
export interface Pricing {
  readonly by: 'model' | 'grade' | 'no-bank-data'
  /** The lowest priced grade stands in for one without a price. */
  readonly grade: PricedGrade
  /** One to three terms, each with its factor. */
  readonly rows: readonly TermRow[]
}

/** `amount` in cents. */
export function pricingOf(policy: Policy, { inputs, result }: Ground, amount: Cents): Pricing {
  const grade: PricedGrade = result.grade === 'E' ? 'D' : result.grade
  const borne = dealTerms(result.terms, amount)
  if (borne.length) return { by: 'model', grade, rows: borne }
  const rows = dealTerms(allTerms(policy, grade, amount), amount)
  return { by: isOnBankData(inputs) ? 'grade' : 'no-bank-data', grade, rows }
}

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
    // What kept the model from offering is not what this offer rests on.
    reasons: [],
    deals: pricingOf(policy, base, amount)
      .rows.map((row) => dealOf(policy, amount, row, fundedOn, 'weekly'))
      .sort((a, b) => a.total - b.total || a.term - b.term),
  }
}

function allTerms(policy: Policy, grade: PricedGrade, amount: Cents): TermRow[] {
  const { shortestTerm, longestTerm } = policy.limits
  return Array.from({ length: longestTerm - shortestTerm + 1 }, (_, at) => ({
    term: shortestTerm + at,
    amount,
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
  reasons: codes.map((code) => base.reasons.find((reason) => reason.code === code) ?? { code, values: {} }),
  deals: [],
})
