// One summary per calendar month over the operating accounts.
import type { Cents } from '#core/ground/money.ts'
import type { ExclusionReason, MonthSummary } from '../underwriting.ts'
import { exclusionReasons, unclassed } from './credit-codes.ts'
import { knownAtStart } from './known-names.ts'
import type { Ledger } from './ledger.ts'
import type { CalendarMonth } from './months.ts'
import type { NsfEvents } from './nsf.ts'

export interface MonthFlows {
  readonly summaries: readonly MonthSummary[]
  /** True revenue in the counted months by shape of the line, for the concentration of payers. */
  readonly revenueByLine: Float64Array
}

interface Marks {
  /** Per row: code of a credit; 0 = income. */
  readonly excluded: Uint8Array
  readonly own: Uint8Array
  readonly debtRows: Uint8Array
  /** Per day: what of the balance the business did not earn. */
  readonly notEarned: Float64Array
}

const reasonsPlusOne = exclusionReasons.length + 1
// Slots of the running sums of one month.
const columns = { rows: 0, deposits: 1, gross: 2, debits: 3, outflow: 4, debt: 5 } as const
const width = 6 + reasonsPlusOne + 1

/** Sums the flows of every month in one pass over the rows. */
export function summariseMonths(
  ledger: Ledger,
  months: readonly CalendarMonth[],
  balances: Float64Array,
  nsf: NsfEvents,
  marks: Marks,
): MonthFlows {
  const { amount, day, line, account, from, operating } = ledger
  const monthOfDay = new Uint8Array(ledger.to - from + 1)
  months.forEach((month, i) => {
    for (let at = Math.max(from, month.firstDay); at <= month.lastDay; at++) monthOfDay[at - from] = i
  })
  // What customers paid and took back is no revenue. What a factor takes back never was.
  const takesBack = ledger.classes.map(
    ({ debit, counterparty }) =>
      debit === 'deposited-return' ||
      (debit === 'chargeback' && knownAtStart(counterparty)?.kind !== 'factor'),
  )
  const counted = Uint8Array.from(months, (month) => (month.counted ? 1 : 0))
  const sums = new Float64Array(months.length * width)
  const revenueByLine = new Float64Array(ledger.classes.length)
  for (let row = 0; row < ledger.count; row++) {
    if (operating[account[row] as number] === 0) continue
    const month = monthOfDay[(day[row] as number) - from] as number
    const base = month * width
    const cents = amount[row] as number
    sums[base]!++
    if (cents > 0) {
      const reason = marks.excluded[row] as number
      sums[base + columns.deposits]!++
      sums[base + columns.gross]! += cents
      sums[base + 6 + reason]! += cents
      if (reason === 0 && counted[month] === 1) revenueByLine[line[row] as number]! += cents
    } else if (cents < 0) {
      sums[base + columns.debits]!++
      if (takesBack[line[row] as number]) sums[base + 6]! += cents
      if (marks.own[row] === 0) sums[base + columns.outflow]! -= cents
      if (marks.debtRows[row] === 1) sums[base + columns.debt]! -= cents
    }
  }
  return {
    summaries: months.map((month, i) => summaryOf(month, i, sums, from, balances, marks.notEarned, nsf)),
    revenueByLine,
  }
}

function excludedOf(sums: Float64Array, base: number): Partial<Record<ExclusionReason, Cents>> {
  const excluded: Partial<Record<ExclusionReason, Cents>> = {}
  exclusionReasons.forEach((reason, i) => {
    const cents = sums[base + 7 + i] as number
    if (cents > 0) excluded[reason] = cents
  })
  return excluded
}

function summaryOf(
  month: CalendarMonth,
  index: number,
  sums: Float64Array,
  from: number,
  balances: Float64Array,
  notEarned: Float64Array,
  nsf: NsfEvents,
): MonthSummary {
  const base = index * width
  const sum = (column: number): number => sums[base + column] as number
  const start = Math.max(from, month.firstDay)
  let total = 0
  let theirs = 0
  let lowest = Infinity
  let negativeDays = 0
  let nsfCount = 0
  let nsfDays = 0
  let overdraftFees = 0
  for (let at = start - from; at <= month.lastDay - from; at++) {
    const balance = balances[at] as number
    total += balance
    theirs += notEarned[at] as number
    if (balance < lowest) lowest = balance
    if (balance < 0) negativeDays++
    nsfCount += nsf.perDay[at] as number
    if ((nsf.perDay[at] as number) > 0) nsfDays++
    overdraftFees += nsf.overdraftPerDay[at] as number
  }
  const days = month.lastDay - start + 1
  return {
    month: month.month,
    full: month.full,
    counted: month.counted,
    transactions: sum(columns.rows),
    deposits: sum(columns.deposits),
    gross: sum(columns.gross),
    trueRevenue: Math.max(0, sum(6)),
    unclassed: sum(6 + unclassed),
    averageDailyBalance: days > 0 ? Math.round(total / days) : 0,
    earnedDailyBalance: days > 0 ? Math.round((total - theirs) / days) : 0,
    endingBalance: balances[month.lastDay - from] ?? 0,
    lowestBalance: days > 0 ? lowest : 0,
    negativeDays,
    nsf: nsfCount,
    nsfDays,
    overdraftFees,
    debits: sum(columns.debits),
    outflow: sum(columns.outflow),
    debtService: sum(columns.debt),
    excluded: excludedOf(sums, base),
  }
}
