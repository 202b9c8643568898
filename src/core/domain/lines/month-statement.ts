// One account in one month as a statement says it: its lines, what came in and went out, and balances that add up to the cent. Pure.
import {
  dayNumber,
  firstDay,
  isoFromDayNumber,
  lastDay,
  type IsoDate,
  type IsoMonth,
} from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { whyNumber } from './line-classes.ts'
import { textOf, type LineBook } from './line-book.ts'

interface StatementLine {
  readonly day: IsoDate
  readonly text: string
  /** Money in is positive. */
  readonly amount: Cents
}

export interface MonthStatement {
  readonly month: IsoMonth
  /** Whether the bank's data cover all of it. */
  readonly full: boolean
  /** Before the first line and after the last; null where the bank told no balance. */
  readonly opening: Cents | null
  readonly closing: Cents | null
  readonly deposits: Cents
  /** Without a sign. */
  readonly withdrawals: Cents
  /** Null where they are not known. */
  readonly averageDailyBalance: Cents | null
  readonly negativeDays: number | null
  readonly nsf: number | null
  /** Oldest first; what is pending is on no statement yet. */
  readonly lines: readonly StatementLine[]
}

/** The months that there is a statement of, oldest first: those that the bank's data reach into. */
export const statementMonths = ({ head }: LineBook, place: number): readonly IsoMonth[] =>
  (head.scopes[place + 1]?.months ?? []).map(({ month }) => month)

/** Null for a month that the data do not reach into. `place`: of the account in the book. */
export function monthStatement(book: LineBook, place: number, month: IsoMonth): MonthStatement | null {
  const scope = book.head.scopes[place + 1]
  const figures = scope?.months.find((each) => each.month === month)
  const account = book.head.accounts[place]
  if (!scope || !figures || !account) return null
  const { day, amount, account: of, why, balance } = book.columns
  const [from, to] = [dayNumber(firstDay(month)), dayNumber(lastDay(month))]
  const lines: StatementLine[] = []
  let [deposits, withdrawals] = [0, 0]
  let [opening, closing] = [NaN, NaN]
  for (let line = 0; line < book.count; line++) {
    const on = day[line] as number
    if (on < from || of[line] !== place || why[line] === whyNumber.pending) continue
    if (on > to) break
    const cents = amount[line] as number
    if (lines.length === 0) opening = (balance[line] as number) - cents
    closing = balance[line] as number
    if (cents > 0) deposits += cents
    else withdrawals -= cents
    lines.push({ day: isoFromDayNumber(on), text: textOf(book, line), amount: cents })
  }
  // Accounts whose lines are in no figure have none here either.
  const isRead = account.use !== 'other'
  const quiet = isRead ? (scope.balances?.[to - book.head.from] ?? scope.balances?.at(-1) ?? null) : null
  return {
    month,
    full: figures.full,
    opening: lines.length ? known(opening) : quiet,
    closing: lines.length ? known(closing) : quiet,
    deposits,
    withdrawals,
    averageDailyBalance: isRead ? figures.averageDailyBalance : null,
    negativeDays: isRead ? figures.negativeDays : null,
    nsf: isRead ? figures.nsf : null,
    lines,
  }
}

const known = (cents: number): Cents | null => (Number.isNaN(cents) ? null : cents)
