// Credits that answer debits: items that came back, and money that may have funded an advance under another name.
import { bankDayIndex } from '../bank-days.ts'
import type { Ledger } from './ledger.ts'
import type { Party } from './parties.ts'
import type { Funding } from './runs.ts'

const returnWithinDays = 5
/** An unnamed funding is 10 to 200 payments and comes at most 10 bank days before the first debit. */
const fewestPayments = 10
const mostPayments = 200
const unnamedWithinBankDays = 10

/** What one search for positions looks up. */
export interface CounterCredits {
  readonly ledger: Ledger
  readonly bankDay: (day: number) => number
  readonly returns: Map<number, { row: number; day: number; lender: number; used: boolean }[]>
  /** Mean revenue of a month, cents: what a payment is held against. */
  readonly monthlyRevenue: number
  readonly unnamed: readonly Funding[]
  readonly takenFundings: Set<number>
}

/** Gathers returned items and credits that nothing explains, once for all parties. */
export function findCounterCredits(ledger: Ledger, monthlyRevenue: number): CounterCredits {
  const { classes, classOf, line, amount, day } = ledger
  const returns: CounterCredits['returns'] = new Map()
  for (const row of ledger.returnRows) {
    const found = classOf(line[row] as number)
    const cents = amount[row] as number
    if (found.credit !== 'returned-item' || cents <= 0) continue
    const entry = { row, day: day[row] as number, lender: found.lender, used: false }
    const list = returns.get(cents)
    if (list) list.push(entry)
    else returns.set(cents, [entry])
  }
  // A customer's payment is never taken for a funding: only what nobody explains, a bank's own wire or a name of the trade, and rare.
  const mayFund = classes.map(
    ({ credit, confidence, rail, counterparty }) =>
      credit === 'unclassed' ||
      (credit === 'advance-funding' && confidence <= 60) ||
      (credit === 'wire-customer' &&
        rail === 'wire' &&
        (counterparty === '' || /\bbank\b/.test(counterparty))),
  )
  const incoming: number[] = []
  const credits = new Int32Array(classes.length)
  for (const row of ledger.order) {
    const number = line[row] as number
    if ((amount[row] as number) <= 0 || !mayFund[number]) continue
    incoming.push(row)
    credits[number]!++
  }
  const unnamed = incoming
    .filter((row) => (credits[line[row] as number] as number) <= 2)
    .map((row): Funding => ({ row, day: day[row] as number, cents: amount[row] as number }))
  // Two weeks on either side, so that gaps at the window's edges can be read.
  const start = ledger.from - 14
  const index = bankDayIndex(start, ledger.to + 14)
  return {
    ledger,
    bankDay: (at) => index[at - start] ?? 0,
    returns,
    unnamed,
    takenFundings: new Set(),
    monthlyRevenue,
  }
}

/** Marks the debits of a party that came back: an equal credit in words of a return within five days. */
export function markReturned(context: CounterCredits, party: Party): void {
  for (const debit of party.debits) {
    const match = context.returns
      .get(debit.cents)
      ?.find(
        (item) =>
          !item.used &&
          item.day >= debit.day &&
          item.day - debit.day <= returnWithinDays &&
          (item.lender < 0 || item.lender === party.lender),
      )
    if (!match) continue
    match.used = true
    debit.returned = true
  }
}

/** The largest unexplained credit that fits a first payment (cents), taken so that no other run can have it. */
export function unnamedFunding(context: CounterCredits, firstDay: number, payment: number): Funding | null {
  const { bankDay, unnamed, takenFundings } = context
  const from = bankDay(firstDay) - unnamedWithinBankDays
  // The list is by day: find the first credit that is near enough, then read on to the first debit.
  let low = 0
  for (let high = unnamed.length; low < high;) {
    const middle = (low + high) >> 1
    if (bankDay((unnamed[middle] as Funding).day) < from) low = middle + 1
    else high = middle
  }
  let best: Funding | null = null
  for (let i = low; i < unnamed.length; i++) {
    const credit = unnamed[i] as Funding
    if (credit.day >= firstDay) break
    const payments = credit.cents / payment
    if (payments < fewestPayments || payments > mostPayments || takenFundings.has(credit.row)) continue
    if (!best || credit.cents > best.cents) best = credit
  }
  if (best) takenFundings.add(best.row)
  return best
}
