// What of each day's balance the business did not earn: at the lower end balances are counted without it.
import { exclusion } from './credit-codes.ts'
import type { Ledger } from './ledger.ts'

/** After so many days money that came in is spent, and no balance rests on it. */
const keptDays = 30
/** An outflow above so many times the usual of a day is taken for the spending of it. */
const largeOutflow = 2

/** Credits that are the business's own money after all: what it had paid out comes back. */
const givenBack: ReadonlySet<number> = new Set([
  0,
  exclusion['returned-item'],
  exclusion.refund,
  exclusion['chargeback-reversal'],
  exclusion.interest,
])

interface Marks {
  /** Per row: code of a credit; 0 = income. */
  readonly excluded: Uint8Array
  /** Per row: 1 = one side of a transfer between own accounts. */
  readonly own: Uint8Array
}

/** Median of what goes out on a day with an outflow, cents; own transfers are none. */
function usualOutflow(outflow: Float64Array): number {
  const days = outflow.filter((cents) => cents > 0).sort()
  return days[days.length >> 1] ?? 0
}

/**
 * Cents per day from `ledger.from`: loans, advances, owners' and own money, and whatever nobody can class, while it may still be there: for
 * 30 days, less what went back to own accounts and what was spent beyond the usual. Never more than a balance above zero.
 */
export function notEarnedMoney(
  ledger: Ledger,
  { excluded, own }: Marks,
  balances: Float64Array,
): Float64Array {
  const { order, amount, account, day, from, operating, count } = ledger
  const size = balances.length
  const incoming = new Float64Array(size)
  const moved = new Float64Array(size)
  const outflow = new Float64Array(size)
  for (let i = 0; i < count; i++) {
    const row = order[i] as number
    if (operating[account[row] as number] === 0) continue
    const cents = amount[row] as number
    const at = (day[row] as number) - from
    if (cents > 0) {
      if (!givenBack.has(excluded[row] as number)) incoming[at] = (incoming[at] as number) + cents
    } else if (own[row] === 1) moved[at] = (moved[at] as number) - cents
    else outflow[at] = (outflow[at] as number) - cents
  }
  const usual = usualOutflow(outflow)
  const theirs = new Float64Array(size)
  // What came in on a day and is left of it, oldest first.
  const left = Float64Array.from(incoming)
  let oldest = 0
  let sum = 0
  for (let at = 0; at < size; at++) {
    sum += incoming[at] as number
    let gone = (moved[at] as number) + Math.max(0, (outflow[at] as number) - largeOutflow * usual)
    while (oldest <= at && (gone > 0 || at - oldest >= keptDays)) {
      const taken =
        at - oldest >= keptDays ? (left[oldest] as number) : Math.min(gone, left[oldest] as number)
      left[oldest] = (left[oldest] as number) - taken
      sum -= taken
      if (at - oldest < keptDays) gone -= taken
      if ((left[oldest] as number) > 0) break
      oldest++
    }
    theirs[at] = Math.max(0, Math.min(sum, balances[at] as number))
  }
  return theirs
}
