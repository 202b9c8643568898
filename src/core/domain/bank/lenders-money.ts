// The balance without lenders' money: what would be there if what lenders put in, and has not been paid back, had not come.
import { divideRounded } from '#core/ground/money.ts'
import type { BankAnalysis } from '../bank-picture.ts'
import type { CalendarMonth } from './months.ts'
import type { Ledger } from './ledger.ts'
import { exclusion } from './credit-codes.ts'

interface Marks {
  /** Why a credit is no income, by row. */
  readonly excluded: Uint8Array
  /** 1 = a payment to a lender, by row. */
  readonly debtRows: Uint8Array
}

const [advance, loan] = [exclusion['advance-funding'], exclusion['loan-proceeds']]

/**
 * Cents, over the months that `averages` counts and today; null where no lender put money in within the data. Payments to lenders first
 * pay back what came in, never more than it: their price is no money of the business.
 */
export function withoutLenders(
  ledger: Ledger,
  { excluded, debtRows }: Marks,
  balances: Float64Array,
  counted: readonly CalendarMonth[],
): BankAnalysis['withoutLenders'] {
  const { order, amount, account, day, from, operating } = ledger
  const change = new Float64Array(balances.length)
  let isFunded = false
  for (let i = 0; i < ledger.count; i++) {
    const row = order[i] as number
    if (operating[account[row] as number] === 0) continue
    const cents = amount[row] as number
    const isFunding = cents > 0 && (excluded[row] === advance || excluded[row] === loan)
    if (!isFunding && (cents > 0 || debtRows[row] === 0)) continue
    if (isFunding) isFunded = true
    change[(day[row] as number) - from] = (change[(day[row] as number) - from] as number) + cents
  }
  if (!isFunded || !balances.length) return null
  const theirs = new Float64Array(balances.length)
  let left = 0
  for (let at = 0; at < theirs.length; at++) theirs[at] = left = Math.max(0, left + (change[at] as number))
  const meanOf = ({ firstDay, lastDay }: CalendarMonth): number => {
    const days = theirs.subarray(Math.max(0, firstDay - from), lastDay - from + 1)
    return days.reduce((sum, cents) => sum + cents, 0) / Math.max(1, days.length)
  }
  const mean = counted.length
    ? divideRounded(Math.round(counted.reduce((sum, month) => sum + meanOf(month), 0)), counted.length)
    : 0
  return { averageLess: mean, todayLess: left }
}
