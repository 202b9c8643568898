// What bounds an amount: the balance and its payments, revenue, one payment's share of it, and what other lenders leave.
import type { Cents } from '#core/ground/money.ts'
import { paymentsInTerm } from './amortization.ts'
import { burdenDenominator, dailyUnits } from './daily-equivalent.ts'
import type { Figures } from './figures.ts'
import { factorRateOf, factorScale } from './pricing.ts'
import type { Policy, PricedGrade } from './underwriting.ts'

/** a / b rounded up, exact also where the numerator does not fit a double. */
export function ceilDivide(factors: readonly [number, number], divisor: number): number {
  const product = factors[0] * factors[1]
  if (product <= Number.MAX_SAFE_INTEGER) return Math.ceil(product / divisor)
  const exact = BigInt(factors[0]) * BigInt(factors[1])
  return Number((exact + BigInt(divisor) - 1n) / BigInt(divisor))
}

/**
 * The amount in whole dollars at which `minimumPaymentsInAdb` payments make the average daily balance: 21 x (ADB / 15) x
 * term / rate, rounded up (specification 3, section 9). `balances` is the sum of `months` monthly averages in cents.
 */
export function balanceApproval(
  policy: Policy,
  balances: number,
  months: number,
  term: number,
  rate: number,
): number {
  if (balances <= 0 || months === 0) return 0
  const { workingDaysPerMonth, minimumPaymentsInAdb } = policy.limits
  // Cents to dollars (100) and ten-thousandths to a rate (10,000) leave a factor of 100 above the line.
  return ceilDivide([balances, workingDaysPerMonth * term * 100], minimumPaymentsInAdb * months * rate)
}

/** Room for one more daily payment in cents, rounded down: the policy's share of daily revenue less what others take. */
export function burdenRoom(policy: Policy, figures: Figures): Cents {
  if (figures.months === 0) return 0
  const days = policy.limits.workingDaysPerMonth * figures.months * 10_000
  const allowed = policy.stack.maximumBurden * figures.trueRevenue * burdenDenominator
  return Math.max(0, Math.floor((allowed - figures.burdenUnits * days) / (days * burdenDenominator)))
}

/** What a payment of a working day may be at most, cents, and what holds it there. */
export interface Room {
  readonly cents: Cents
  readonly limit: 'burden' | 'payment-share'
}

/** The policy's share of daily revenue for one payment of ours, and beside others what they leave; null where neither is limited. */
export function roomOf(policy: Policy, figures: Figures, stacked: boolean): Room | null {
  const beside: Room | null = stacked ? { cents: burdenRoom(policy, figures), limit: 'burden' } : null
  const share = policy.stack.firstPositionShare ?? null
  if (share === null || figures.months === 0) return beside
  const cents = Math.floor(
    (share * figures.trueRevenue) / (policy.limits.workingDaysPerMonth * figures.months * 10_000),
  )
  return beside && beside.cents <= cents ? beside : { cents: Math.max(0, cents), limit: 'payment-share' }
}

/** The most, in cents, whose payment of a working day leaves those payments in the balance: the specification's own amount is rounded up. */
function dailyApproval({ limits }: Policy, figures: Figures, term: number, rate: number): Cents {
  const payment = Math.floor(figures.averageDailyBalance / (limits.minimumPaymentsInAdb * figures.months))
  const days = limits.workingDaysPerMonth * term * factorScale
  // `dailyPayment` rounds half up: what is under half a cent more still has this payment.
  return Math.ceil(((payment * 2 + 1) * days) / (rate * 2)) - 1
}

/**
 * The amount in cents whose weekly payment, spread over working days (20/97), leaves `minimumPaymentsInAdb` payments in the average daily
 * balance, and stays within the room that revenue leaves. A term of 4 months is 17 weeks and a third: whole weeks make dearer payments.
 */
export function weeklyApproval(
  policy: Policy,
  figures: Figures,
  term: number,
  rate: number,
  room: Room | null,
): Cents {
  const { limits } = policy
  const [whole, part] = [burdenDenominator, dailyUnits(1, 'weekly')]
  const byBalance =
    (figures.averageDailyBalance * whole) / (limits.minimumPaymentsInAdb * figures.months * part)
  const payment = Math.floor(Math.min(byBalance, room === null ? Infinity : (room.cents * whole) / part))
  const count = paymentsInTerm(term, 'weekly', limits.workingDaysPerMonth)
  const weekly = Math.floor((payment * count * factorScale) / rate)
  return Math.max(0, Math.min(weekly, dailyApproval(policy, figures, term, rate)))
}

/** Dollars that the policy's share of average true revenue comes to, rounded down. */
export const revenueApproval = (policy: Policy, grade: PricedGrade, figures: Figures): number =>
  figures.months === 0
    ? 0
    : Math.max(
        0,
        Math.floor((policy.revenueShare[grade] * figures.trueRevenue) / (figures.months * 1_000_000)),
      )

/** The most in whole dollars that revenue bears over any term, whatever the balance: by its share of a month, and by that of one payment. */
export function revenueReach(policy: Policy, grade: PricedGrade, figures: Figures): number {
  const bySum = revenueApproval(policy, grade, figures)
  const room = roomOf(policy, figures, false)
  if (room === null) return bySum
  const { shortestTerm, longestTerm, workingDaysPerMonth } = policy.limits
  let byPayment = 0
  for (let term = shortestTerm; term <= longestTerm; term++) {
    const rate = factorRateOf(policy, grade, term)
    byPayment = Math.max(byPayment, Math.floor((workingDaysPerMonth * room.cents * term * 100) / rate))
  }
  return Math.min(bySum, byPayment)
}

/** The revenue of a month, cents, whose share for one payment comes to a payment of a working day. */
export const revenueForShare = ({ limits, stack }: Policy, payment: Cents): Cents =>
  Math.ceil((payment * limits.workingDaysPerMonth * 10_000) / (stack.firstPositionShare ?? 10_000))
