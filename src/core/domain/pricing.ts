// What money costs: the factor rate of a grade and a term, and the payment that follows from it.
import type { Cents } from '#core/ground/money.ts'
import type { FactorRate, Policy, PricedGrade, TermRow } from './underwriting.ts'

/** Factor rates are integers in ten-thousandths. */
export const factorScale = 10_000

/** Factor rate of a grade for a term in months; RangeError outside the policy's terms. */
export function factorRateOf(policy: Policy, grade: PricedGrade, term: number): FactorRate {
  const rate = policy.factorRates[grade][term - policy.limits.shortestTerm]
  if (rate === undefined) throw new RangeError('no price for this term')
  return rate
}

/** Everything that is to be repaid: amount x factor rate, rounded half up to the cent. */
export const totalRepaid = (amount: Cents, rate: FactorRate): Cents =>
  Math.floor((amount * rate * 2 + factorScale) / (factorScale * 2))

/** Payment of one working day, rounded half up to the cent; exact for amounts under 100 million dollars. */
export function dailyPayment(policy: Policy, amount: Cents, rate: FactorRate, term: number): Cents {
  const days = policy.limits.workingDaysPerMonth * term * factorScale
  return Math.floor((amount * rate * 2 + days) / (days * 2))
}

/** Rates by term for each grade, as the staff tool shows them: 1.3 for 13,000 ten-thousandths. */
export function pricingTable(policy: Policy): Record<PricedGrade, Record<number, number>> {
  const rows = (grade: PricedGrade): Record<number, number> =>
    Object.fromEntries(
      policy.factorRates[grade].map((rate, i) => [policy.limits.shortestTerm + i, rate / factorScale]),
    )
  return { A: rows('A'), B: rows('B'), C: rows('C'), D: rows('D') }
}

/** The most that a term bears in weekly payments, cents. */
export const borneWeekly = ({ amount, weeklyAmount = amount }: TermRow): Cents => weeklyAmount

/** The most that any of the terms bears in weekly payments, cents; 0 without terms. */
export const largestDeal = (rows: readonly TermRow[]): Cents =>
  rows.reduce((most, row) => Math.max(most, borneWeekly(row)), 0)

/** The lesser of what was asked for and the most that can be had, down to the policy's step; at least its minimum. */
export function dealAmount(policy: Policy, requested: Cents | undefined, maximum: Cents): Cents {
  const { minimumAmount, amountStep } = policy.limits
  const wanted = Math.min(requested ?? maximum, maximum)
  return Math.max(minimumAmount, Math.floor(wanted / amountStep) * amountStep)
}
