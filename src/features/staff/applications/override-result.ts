// What a person's decision says beside the model's: the same factors, another outcome, its own deals or reasons. Pure.
import { addDays, type IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { bankDayOnOrAfter } from '#core/domain/bank-days.ts'
import { dealOf, dealTerms } from '#core/domain/deals.ts'
import { decideAndExplain } from '#core/domain/decision.ts'
import { factorRateOf } from '#core/domain/pricing.ts'
import type {
  DecisionWithDeals,
  ModelInputs,
  Policy,
  PricedGrade,
  ReasonCode,
  TermRow,
} from '#core/domain/underwriting.ts'

/**
 * Without a model's decision there is still something to stand beside: one on no bank data at all. What the model
 * makes of no months is no fact and is not kept; an amount that a person approves is priced by the lowest priced grade.
 */
export function emptyDecision(
  policy: Policy,
  today: IsoDate,
): { inputs: ModelInputs; result: DecisionWithDeals } {
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

/**
 * Approved at `amount`: deals at the shortest, middle and longest term that the model bears for it; where it bears none, over all terms
 * of the policy, priced by the grade (the lowest priced one below the cut-off).
 */
export function approvedResult(
  policy: Policy,
  base: DecisionWithDeals,
  amount: Cents,
  today: IsoDate,
): DecisionWithDeals {
  const borne = dealTerms(base.terms, amount)
  const rows = borne.length ? borne : dealTerms(allTerms(policy, base, amount), amount)
  const fundedOn = bankDayOnOrAfter(addDays(today, 1))
  return {
    ...base,
    outcome: 'approved',
    // What kept the model from offering is not what this offer rests on.
    reasons: [],
    deals: rows
      .map((row) => dealOf(policy, amount, row, fundedOn, 'weekly'))
      .sort((a, b) => a.total - b.total || a.term - b.term),
  }
}

function allTerms(policy: Policy, base: DecisionWithDeals, amount: Cents): TermRow[] {
  const grade: PricedGrade = base.grade === 'E' ? 'D' : base.grade
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
