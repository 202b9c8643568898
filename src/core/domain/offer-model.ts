// The offer model: how much can be approved in first position and beside other advances, for every term.
import type { Cents } from '#core/ground/money.ts'
import {
  balanceApproval,
  revenueApproval,
  revenueForShare,
  roomOf,
  weeklyApproval,
  type Room,
} from './amount-bounds.ts'
import type { Figures } from './figures.ts'
import { dailyPayment, factorRateOf } from './pricing.ts'
import type { Limit, Policy, PositionOffer, PricedGrade, Reason, TermRow } from './underwriting.ts'

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
