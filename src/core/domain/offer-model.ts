// The offer model: how much can be approved in first position and beside other advances, for every term.
import type { Cents } from '#core/ground/money.ts'
import { paymentsInTerm } from './amortization.ts'
import { burdenDenominator, dailyUnits } from './daily-equivalent.ts'
import type { Figures } from './figures.ts'
import { dailyPayment, factorRateOf, factorScale } from './pricing.ts'
import type { Limit, Policy, PositionOffer, PricedGrade, Reason, TermRow } from './underwriting.ts'

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
interface Room {
  readonly cents: Cents
  readonly limit: 'burden' | 'payment-share'
}

/** The policy's share of daily revenue for one payment of ours, and beside others what they leave; null where neither is limited. */
function roomOf(policy: Policy, figures: Figures, stacked: boolean): Room | null {
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
function weeklyApproval(
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

interface Cell {
  /** Whole dollars. */
  amount: number
  payment: Cents
  rate: number
  balanceAmount: number
  adjusted: boolean
  limit: Limit
}

/** One term in one position. */
function cellOf(
  policy: Policy,
  grade: PricedGrade,
  figures: Figures,
  term: number,
  revenueAmount: number,
  room: Room | null,
): Cell {
  const { limits } = policy
  const rate = factorRateOf(policy, grade, term)
  const balanceAmount = balanceApproval(policy, figures.averageDailyBalance, figures.months, term, rate)
  const cap = limits.maximumAmount / 100
  const wished = revenueAmount < cap ? revenueAmount : cap
  let limit: Limit = revenueAmount < cap ? 'revenue' : 'cap'
  let amount = wished
  if (balanceAmount < amount) {
    amount = balanceAmount
    limit = 'balance'
  }
  const fifteenth = figures.averageDailyBalance / (limits.minimumPaymentsInAdb * figures.months)
  if (room !== null) {
    const roomAmount = Math.floor((limits.workingDaysPerMonth * room.cents * term * 100) / rate)
    if (roomAmount < amount) {
      amount = roomAmount
      limit = room.limit
    }
  }
  let payment = dailyPayment(policy, amount * 100, rate, term)
  // The dollar that rounding up gave must not make the payment exceed what the balance or the room bears.
  if (limit === 'balance') payment = Math.min(payment, Math.round(fifteenth))
  if (room !== null && payment > room.cents) payment = room.cents
  const adjusted = limit === 'balance' && exceedsFifteenth(policy, figures, wished, rate, term)
  return { amount, payment, rate, balanceAmount, adjusted, limit }
}

/** Whether the payment of an amount (dollars) exceeds ADB / 15 by the policy's threshold or more; compared as integers. */
function exceedsFifteenth(
  policy: Policy,
  figures: Figures,
  amount: number,
  rate: number,
  term: number,
): boolean {
  const { workingDaysPerMonth, minimumPaymentsInAdb, adjustmentThreshold } = policy.limits
  const parts = minimumPaymentsInAdb * figures.months
  const days = workingDaysPerMonth * term * 10_000
  return (
    amount * 100 * rate * parts - figures.averageDailyBalance * days >= adjustmentThreshold * days * parts
  )
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

export interface OfferAndRows {
  readonly offer: PositionOffer
  readonly rows: readonly TermRow[]
}

function declinedOffer(policy: Policy, reasons: readonly Reason[]): PositionOffer {
  return {
    status: 'declined',
    loanApproval: 0,
    dailyPayment: 0,
    termMonths: policy.limits.shortestTerm,
    factorRate: 0,
    percentOfAverageGross: 0,
    paymentsInAdb: 0,
    adb15Approval: 0,
    adb15Adjustment: false,
    limit: 'cap',
    reasons,
  }
}

export const declined = (policy: Policy, reasons: readonly Reason[]): OfferAndRows => ({
  offer: declinedOffer(policy, reasons),
  rows: [],
})

const average = (figures: Figures, sum: number): number =>
  figures.months === 0 ? 0 : Math.round(sum / figures.months)

/** The revenue of a month, cents, whose share for one payment comes to a payment of a working day. */
const revenueForShare = ({ limits, stack }: Policy, payment: Cents): Cents =>
  Math.ceil((payment * limits.workingDaysPerMonth * 10_000) / (stack.firstPositionShare ?? 10_000))

/** Why even the best term stays under the minimum; a figure that nobody knows is no reason. */
function tooSmall(policy: Policy, grade: PricedGrade, figures: Figures, best: Cell): Reason[] {
  const { limits } = policy
  const reasons: Reason[] = []
  const minimum = limits.minimumAmount
  const usdActual = average(figures, figures.averageDailyBalance)
  const payment = Math.ceil(
    (minimum * best.rate) / (10_000 * limits.workingDaysPerMonth * limits.longestTerm),
  )
  if (figures.isBalanceTold && best.balanceAmount * 100 < minimum)
    reasons.push({
      code: 'balance-supports-too-little',
      values: { usdActual, usdWanted: payment * limits.minimumPaymentsInAdb, usdMinimum: minimum },
    })
  const isShareTooSmall = best.limit === 'payment-share'
  if (figures.isTold && (isShareTooSmall || revenueApproval(policy, grade, figures) * 100 < minimum))
    reasons.push({
      code: 'revenue-supports-too-little',
      values: {
        usdActual: average(figures, figures.trueRevenue),
        usdWanted: Math.max(
          Math.ceil((minimum * 10_000) / policy.revenueShare[grade]),
          isShareTooSmall ? revenueForShare(policy, payment) : 0,
        ),
        usdMinimum: minimum,
      },
    })
  if (best.limit === 'burden')
    reasons.push({
      code: 'burden-leaves-no-room',
      values: { pctActual: figures.burden ?? 0, pctWanted: policy.stack.maximumBurden, usdMinimum: minimum },
    })
  return reasons
}

/**
 * The best term (largest amount, then shortest) and the rows of at least the minimum. `stacked` = beside the existing
 * advances: never more than in first position, and all daily payments together within the policy's share of revenue; one payment of ours stays
 * within its own share in either position.
 */
export function offerIn(
  policy: Policy,
  grade: PricedGrade,
  figures: Figures,
  stacked: boolean,
  withRows: boolean,
): OfferAndRows {
  const { limits } = policy
  const room = roomOf(policy, figures, stacked)
  const revenueAmount = revenueApproval(policy, grade, figures)
  const rows: TermRow[] = []
  let best: Cell | null = null
  let bestTerm = limits.shortestTerm
  for (let term = limits.shortestTerm; term <= limits.longestTerm; term++) {
    const cell = cellOf(policy, grade, figures, term, revenueAmount, room)
    if (best === null || cell.amount > best.amount) {
      best = cell
      bestTerm = term
    }
    if (withRows && cell.amount * 100 >= limits.minimumAmount)
      rows.push({
        term,
        amount: cell.amount * 100,
        weeklyAmount: Math.min(cell.amount * 100, weeklyApproval(policy, figures, term, cell.rate, room)),
        dailyPayment: cell.payment,
        factorRate: cell.rate,
        adjusted: cell.adjusted,
        limit: cell.limit,
      })
  }
  if (best === null) return declined(policy, [])
  if (best.amount * 100 < limits.minimumAmount)
    return declined(policy, tooSmall(policy, grade, figures, best))
  const loanApproval = best.amount * 100
  return {
    rows,
    offer: {
      status: 'approved',
      loanApproval,
      dailyPayment: best.payment,
      termMonths: bestTerm,
      factorRate: best.rate,
      percentOfAverageGross: Math.round((loanApproval * 10_000 * figures.months) / figures.gross),
      paymentsInAdb: Math.round((figures.averageDailyBalance * 100) / (figures.months * best.payment)),
      adb15Approval: best.balanceAmount * 100,
      adb15Adjustment: best.adjusted,
      limit: best.limit,
      reasons: [],
    },
  }
}
