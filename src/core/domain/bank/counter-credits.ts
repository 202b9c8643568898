// Credits that answer debits: items that came back, and money that may have funded an advance under another name.
import { bankDayIndex } from '../bank-days.ts'
import type { Ledger } from './ledger.ts'
import type { Party } from './parties.ts'
import type { Debit, Funding } from './runs.ts'
import { isShortOf } from './short-names.ts'

const returnWithinDays = 5
/** An unnamed funding is 10 to 200 payments and comes at most 10 bank days before the first debit. */
const fewestPayments = 10
const mostPayments = 200
const unnamedWithinBankDays = 10
/** Banks post what belongs together in any order. */
const postedWithinDays = 5

/** Money that may have funded somebody's debits. */
interface Candidate extends Funding {
  readonly name: string
  /** Nothing tells what it is, so that a funder of any name may have sent it. */
  readonly isUnexplained: boolean
}

/** What one search for positions looks up. */
export interface CounterCredits {
  readonly ledger: Ledger
  readonly bankDay: (day: number) => number
  readonly returns: Map<number, { row: number; day: number; lender: number; used: boolean }[]>
  /** Mean revenue of a month, cents: what a payment is held against. */
  readonly monthlyRevenue: number
  /** Mean of a month's credits that no text classes, cents: they may be revenue too. */
  readonly monthlyUnclassed: number
  readonly unnamed: readonly Candidate[]
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
  // Under the payee's own name, shortened, it may be taken for a customer's as well.
  const mayBeShort = classes.map(({ credit }) => credit === 'ach-customer' || credit === 'wire-customer')
  const incoming: number[] = []
  const credits = new Int32Array(classes.length)
  let unclassed = 0
  for (const row of ledger.order) {
    const number = line[row] as number
    const cents = amount[row] as number
    if (cents <= 0 || !(mayFund[number] || mayBeShort[number])) continue
    incoming.push(row)
    credits[number]!++
    if (classOf(number).credit === 'unclassed' && ledger.operating[ledger.account[row] as number] === 1)
      unclassed += cents
  }
  const unnamed = incoming
    .filter((row) => (credits[line[row] as number] as number) <= 2)
    .map((row): Candidate => ({
      row,
      day: day[row] as number,
      cents: amount[row] as number,
      name: classOf(line[row] as number).counterparty,
      isUnexplained: mayFund[line[row] as number] ?? false,
    }))
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
    monthlyUnclassed: (unclassed * 30) / Math.max(30, ledger.to - ledger.from + 1),
  }
}

/**
 * Marks the debits of a party that came back: an equal credit in words of a return within five days, on the day itself or nearest to it. Banks
 * post the two in any order.
 */
export function markReturned(context: CounterCredits, party: Party): void {
  const byCents = new Map<number, Debit[]>()
  for (const debit of party.debits) {
    if (!context.returns.has(debit.cents)) continue
    const list = byCents.get(debit.cents)
    if (list) list.push(debit)
    else byCents.set(debit.cents, [debit])
  }
  for (const [cents, debits] of byCents) {
    let from = 0
    for (const item of context.returns.get(cents) ?? []) {
      if (item.used || (item.lender >= 0 && item.lender !== party.lender)) continue
      while (from < debits.length && item.day - (debits[from] as Debit).day > returnWithinDays) from++
      let nearest: Debit | null = null
      for (let at = from; at < debits.length; at++) {
        const debit = debits[at] as Debit
        if (debit.day - item.day > returnWithinDays) break
        // Of two as near, the one before the return.
        if (debit.returned || (nearest && distance(item.day, debit) >= distance(item.day, nearest))) continue
        nearest = debit
      }
      if (!nearest) continue
      item.used = true
      nearest.returned = true
    }
  }
}

const distance = (day: number, debit: Debit): number => Math.abs(debit.day - day)

/**
 * The credit that fits a first payment (cents), taken so that no other run can have it: one whose payer's name is the party's, shortened, else
 * the largest that nothing explains (`mayBeOthers`: such a one is looked for).
 */
export function unnamedFunding(
  context: CounterCredits,
  party: Pick<Party, 'name'>,
  firstDay: number,
  payment: number,
  mayBeOthers = true,
): Funding | null {
  const { bankDay, unnamed, takenFundings } = context
  const from = bankDay(firstDay) - unnamedWithinBankDays
  // The list is by day: find the first credit that is near enough, then read on to the first debit.
  let low = 0
  for (let high = unnamed.length; low < high;) {
    const middle = (low + high) >> 1
    if (bankDay((unnamed[middle] as Candidate).day) < from) low = middle + 1
    else high = middle
  }
  let best: (Funding & { readonly isOtherName: boolean }) | null = null
  for (let i = low; i < unnamed.length; i++) {
    const { row, day, cents, name, isUnexplained } = unnamed[i] as Candidate
    if (day > firstDay + postedWithinDays) break
    const payments = cents / payment
    if (payments < fewestPayments || payments > mostPayments || takenFundings.has(row)) continue
    const isOtherName = !isShortOf(name, party.name)
    if (isOtherName && (!mayBeOthers || !isUnexplained || day >= firstDay)) continue
    if (best && (best.isOtherName === isOtherName ? cents <= best.cents : isOtherName)) continue
    best = { row, day, cents, isOtherName }
  }
  if (best) takenFundings.add(best.row)
  return best
}
