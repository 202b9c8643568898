// What came in and went out on each bank day without lenders' money: what a simulation of the coming months draws from.
import { isoFromDayNumber } from '#core/ground/dates.ts'
import { isBankDay } from '../bank-days.ts'
import type { DailyFlows } from '../bank-picture.ts'
import { exclusion, unclassed } from './credit-codes.ts'
import type { Ledger } from './ledger.ts'

/** A year and a month: each season once. */
const days = 396
/** Credits on which nobody can rely again: lenders' and own money among them, and what nobody can name. */
const notAgain: readonly number[] = [
  unclassed,
  exclusion['own-transfer'],
  exclusion['advance-funding'],
  exclusion['loan-proceeds'],
  exclusion['owner-injection'],
  exclusion['factoring-advance'],
  exclusion['tax-refund'],
  exclusion['debt-settlement'],
  exclusion['insurance-payout'],
  exclusion['grant'],
  exclusion['investment'],
]

interface Marks {
  readonly excluded: Uint8Array
  readonly debtRows: Uint8Array
  /** 1 = one side of a transfer between own accounts. */
  readonly own: Uint8Array
}

/**
 * Cents per bank day of the operating accounts, oldest first, the last one that of the refresh or the one before it. `income` is true
 * revenue, `other` all else but lenders' money: what falls on a day without banks stands on the next one. Marks are by row.
 */
export function dailyFlows(
  ledger: Ledger,
  { excluded, debtRows, own }: Marks,
  balances: Float64Array,
): DailyFlows {
  const first = Math.max(ledger.from, ledger.to - days + 1)
  const span = ledger.to - first + 1
  const place = new Int32Array(span)
  let count = 0
  for (let at = 0; at < span; at++) {
    place[at] = count
    if (isBankDay(first + at)) count++
  }
  const income = new Float64Array(count)
  const other = new Float64Array(count)
  const movable = new Float64Array(count)
  const isMovable = ledger.classes.map(
    ({ debit }) => debit === 'check' || debit === 'cash-out' || debit === 'own-transfer',
  )
  const operating = ledger.accounts.map(({ use }) => use === 'operating')
  for (let row = 0; row < ledger.count; row++) {
    const at = (ledger.day[row] as number) - first
    const slot = place[at] ?? count
    if (at < 0 || slot >= count || !operating[ledger.account[row] as number] || debtRows[row] === 1) continue
    const cents = ledger.amount[row] as number
    const code = excluded[row] as number
    const isOwn = own[row] === 1
    if (cents > 0 && isOwn) continue
    if (cents > 0 && code === 0) income[slot]! += cents
    else if (cents < 0 && (isOwn || isMovable[ledger.line[row] as number])) movable[slot]! += cents
    else if (cents <= 0 || !notAgain.includes(code)) other[slot]! += cents
  }
  const sorted = balances.slice(first - ledger.from).sort()
  let last = ledger.to
  while (count > 0 && !isBankDay(last)) last--
  return {
    lastDay: isoFromDayNumber(last),
    income: Array.from(income),
    other: Array.from(other),
    movable: Array.from(movable),
    usualBalance: sorted[sorted.length >> 1] ?? 0,
  }
}
