// Figures over several months: averages, trend, steadiness, payers, pace of the running month, negative runs.
import { divideRounded } from '#core/ground/money.ts'
import { addMonths, dayNumber, firstDay, isoFromDayNumber } from '#core/ground/dates.ts'
import { bankDayIndex } from '../bank-days.ts'
import type { BankAnalysis, MonthSummary } from '../underwriting.ts'
import type { Ledger } from './ledger.ts'
import type { CalendarMonth } from './months.ts'
import type { MonthFlows } from './summaries.ts'

/** Months that count in averages: counted by the six-month rule and with a gross above 0 (specification 3, section 5). */
export const averagedMonths = (months: readonly MonthSummary[]): MonthSummary[] =>
  months.filter((month) => month.counted && month.gross > 0)

export function averagesOf(months: readonly MonthSummary[]): BankAnalysis['averages'] {
  const count = months.length
  const mean = (pick: (month: MonthSummary) => number, scale = 1): number =>
    count === 0 ? 0 : divideRounded(months.reduce((sum, month) => sum + pick(month), 0) * scale, count)
  return {
    months: count,
    gross: mean((month) => month.gross),
    trueRevenue: mean((month) => month.trueRevenue),
    averageDailyBalance: mean((month) => month.averageDailyBalance),
    outflow: mean((month) => month.outflow),
    negativeDaysPerMonth: mean((month) => month.negativeDays, 100),
    depositsPerMonth: mean((month) => month.deposits),
  }
}

/** Least-squares slope per month over the mean, and standard deviation over the mean; basis points. */
export function trendOf(values: readonly number[]): { trend: number | null; volatility: number | null } {
  const count = values.length
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  if (count < 3 || !(mean > 0)) return { trend: null, volatility: null }
  const middle = (count - 1) / 2
  let rise = 0
  let run = 0
  let square = 0
  values.forEach((value, i) => {
    rise += (i - middle) * (value - mean)
    run += (i - middle) ** 2
    square += (value - mean) ** 2
  })
  return {
    trend: Math.round((rise / run / mean) * 10_000) || 0,
    volatility: Math.round((Math.sqrt(square / count) / mean) * 10_000),
  }
}

/** Share of the largest and the five largest payers in true revenue; card processors pay for many customers and are no payer. */
export function concentrationOf(ledger: Ledger, flows: MonthFlows): BankAnalysis['concentration'] {
  let total = 0
  const byParty = new Map<number, { name: string; cents: number }>()
  flows.revenueByLine.forEach((cents, line) => {
    total += cents
    const { cardSales, counterparty } = ledger.classOf(line)
    if (cents <= 0 || cardSales || counterparty === '') return
    const party = ledger.parties[line] as number
    const payer = byParty.get(party)
    if (!payer) byParty.set(party, { name: counterparty, cents })
    else {
      payer.cents += cents
      // One name however the lines are ordered: the longest, as banks cut names.
      if (
        counterparty.length > payer.name.length ||
        (counterparty.length === payer.name.length && counterparty < payer.name)
      )
        payer.name = counterparty
    }
  })
  const payers = [...byParty.values()]
  if (total === 0) return { top: 0, topFive: 0, payer: null }
  payers.sort((a, b) => b.cents - a.cents || (a.name < b.name ? -1 : 1))
  const topFive = payers.slice(0, 5).reduce((sum, payer) => sum + payer.cents, 0)
  const first = payers[0]
  return {
    top: Math.round(((first?.cents ?? 0) * 10_000) / total),
    topFive: Math.round((topFive * 10_000) / total),
    payer: first?.name ?? null,
  }
}

/** The averaged months together against the same of the year before: a season is held against itself. */
export function sameMonthsLastYear(
  months: readonly MonthSummary[],
  averaged: readonly MonthSummary[],
): BankAnalysis['sameMonthsLastYear'] {
  const before = averaged.map(({ month }) => months.find((other) => other.month === addMonths(month, -12)))
  const sum = (list: readonly (MonthSummary | undefined)[]): number =>
    list.reduce((cents, month) => cents + (month?.trueRevenue ?? 0), 0)
  if (!averaged.length || !before.every((month) => month?.full && month.trueRevenue > 0)) return null
  return Math.round((sum(averaged) / sum(before) - 1) * 10_000) || 0
}

/** Too early in a month its pace says nothing. */
const paceFromBankDay = 12
const paceMonths = 4

/** How the same month of the year before stood to the four before it; 1 where the history does not reach so far. */
function seasonOf(months: readonly MonthSummary[], month: string): number {
  const at = months.findIndex((other) => other.month === addMonths(month, -12))
  const same = months[at]
  if (!same?.full || at < paceMonths) return 1
  const before = months.slice(at - paceMonths, at)
  if (!before.every((other) => other.full && other.trueRevenue > 0)) return 1
  return (same.trueRevenue * paceMonths) / before.reduce((sum, other) => sum + other.trueRevenue, 0)
}

/**
 * True revenue of the running month, projected over all its bank days, against the mean of the last four full months; a
 * seasonal business is held against its own season of the year before.
 */
export function monthToDateOf(
  months: readonly MonthSummary[],
  calendar: readonly CalendarMonth[],
): BankAnalysis['monthToDate'] {
  const running = months[months.length - 1]
  const days = calendar[calendar.length - 1]
  if (!running || !days) return { month: '', trueRevenue: 0, pace: null }
  const { month, trueRevenue } = running
  // Money posts on bank days: they, not calendar days, say how much of the month has passed.
  const index = bankDayIndex(days.firstDay, days.firstDay + daysInMonth(month) - 1)
  const elapsed = index[days.lastDay - days.firstDay] as number
  const before = months
    .filter((other) => other.full && other.month < month && other.gross > 0)
    .slice(-paceMonths)
  if (running.full || elapsed < paceFromBankDay || before.length < paceMonths)
    return { month, trueRevenue, pace: null }
  const mean = before.reduce((sum, other) => sum + other.trueRevenue, 0) / before.length
  const expected = mean * seasonOf(months, month)
  if (!(expected > 0)) return { month, trueRevenue, pace: null }
  const projected = (trueRevenue * (index[index.length - 1] as number)) / elapsed
  return { month, trueRevenue, pace: Math.round((projected / expected - 1) * 10_000) || 0 }
}

/** Calendar days of a month 'YYYY-MM'. */
export const daysInMonth = (month: string): number =>
  dayNumber(firstDay(addMonths(month, 1))) - dayNumber(firstDay(month))

export function negativeRuns(
  balances: Float64Array,
  from: number,
): Pick<BankAnalysis, 'longestNegativeRun' | 'lastNegativeDay'> {
  let longest = 0
  let run = 0
  let last = -1
  balances.forEach((balance, at) => {
    run = balance < 0 ? run + 1 : 0
    if (run > longest) longest = run
    if (balance < 0) last = at
  })
  return { longestNegativeRun: longest, lastNegativeDay: last < 0 ? null : isoFromDayNumber(from + last) }
}
