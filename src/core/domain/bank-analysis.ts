// From bank transactions to what underwriting reads: monthly summaries, true revenue, balances, other lenders.
import { divideRounded } from '#core/ground/money.ts'
import { isoFromDayNumber, type IsoDate } from '#core/ground/dates.ts'
import type { BankHistory } from './bank-history.ts'
import { burdenDenominator, dailyUnits } from './daily-equivalent.ts'
import { newPositionsOn } from './kept-analysis.ts'
import { countsAsOpen } from './positions.ts'
import type { BankAnalysis, ExcludedCredit, MonthSummary, Position } from './underwriting.ts'
import { endOfDayBalances } from './bank/balances.ts'
import { dailyFlows } from './bank/daily-flows.ts'
import { findDataFaults } from './bank/data-quality.ts'
import { exclusionReasons, unclassed } from './bank/credit-codes.ts'
import { labelsUsed, noLabels, openCredits, type BankLabels } from './bank/labels.ts'
import type { Ledger } from './bank/ledger.ts'
import { withoutLenders } from './bank/lenders-money.ts'
import { markLedger } from './bank/mark-ledger.ts'
import {
  averagedMonths,
  averagesOf,
  concentrationOf,
  monthToDateOf,
  negativeRuns,
  sameMonthsLastYear,
  trendOf,
  daysInMonth,
} from './bank/metrics.ts'
import { calendarMonths } from './bank/months.ts'
import { notEarnedMoney } from './bank/not-earned-money.ts'
import { findNsf, type NsfEvents } from './bank/nsf.ts'
import { positionFindings } from './bank/position-findings.ts'
import { repeatsUsed } from './bank/repeats/word-on-repeats.ts'
import { repeatFindings, repeatSums } from './bank/repeats/repeat-sums.ts'
import { summariseMonths } from './bank/summaries.ts'
import { findLosses } from './bank/whole-file/losses.ts'

/** Specification 3, section 9. */
const workingDaysPerMonth = 21
const nsfWindowDays = 90

function excludedCredits(ledger: Ledger, excluded: Uint8Array): ExcludedCredit[] {
  const list: ExcludedCredit[] = []
  const { order, account, source, count, operating } = ledger
  for (let i = 0; i < count; i++) {
    const row = order[i] as number
    const code = excluded[row] as number
    if (code === 0 || code === unclassed || operating[account[row] as number] === 0) continue
    const transaction = ledger.history.transactions[source[row] as number]
    const reason = exclusionReasons[code - 1]
    if (transaction && reason)
      list.push({ transactionId: transaction.id, date: transaction.date, amount: transaction.amount, reason })
  }
  return list
}

/** Income of each counted account by month; a day's month is worked out once. */
function revenueByAccount(
  { accounts, operating, account, amount, count, day }: Ledger,
  codes: Uint8Array,
): NonNullable<BankAnalysis['revenueByAccount']> {
  const monthOfDay = new Map<number, string>()
  const sums = accounts.map((): Record<string, number> => ({}))
  for (let row = 0; row < count; row++) {
    const at = account[row] as number
    const cents = amount[row] as number
    if (cents <= 0 || codes[row] !== 0 || operating[at] === 0) continue
    const on = day[row] as number
    let month = monthOfDay.get(on)
    if (month === undefined) monthOfDay.set(on, (month = isoFromDayNumber(on).slice(0, 7)))
    const ofAccount = sums[at] as Record<string, number>
    ofAccount[month] = (ofAccount[month] ?? 0) + cents
  }
  return Object.fromEntries(
    accounts.flatMap(({ account: { id } }, at) => (operating[at] === 1 ? [[id, sums[at] ?? {}]] : [])),
  )
}

function burdenOf(
  positions: readonly Position[],
  averages: BankAnalysis['averages'],
  months: readonly MonthSummary[],
): Pick<BankAnalysis, 'dailyBurden' | 'burden' | 'debtToIncome'> {
  const paidDaily = (counts: (position: Position) => boolean): number => {
    let units = 0
    for (const position of positions)
      if (position.state === 'active' && counts(position))
        units += dailyUnits(position.dailyEquivalent, 'daily')
    return divideRounded(units, burdenDenominator)
  }
  const dailyBurden = paidDaily(({ sureness }) => sureness === 'certain')
  const withPossible = paidDaily(({ sureness }) => sureness !== 'rejected')
  const revenue = months.reduce((sum, month) => sum + month.trueRevenue, 0)
  const unclassedMean = months.reduce((sum, month) => sum + month.unclassed, 0) / Math.max(1, months.length)
  const share = (daily: number, monthly: number): number =>
    Math.round((daily * workingDaysPerMonth * 10_000) / monthly)
  const debt = months.reduce((sum, month) => sum + month.debtService, 0)
  return {
    dailyBurden,
    burden:
      averages.trueRevenue > 0
        ? {
            least: share(dailyBurden, averages.trueRevenue + unclassedMean),
            most: share(withPossible, averages.trueRevenue),
          }
        : null,
    debtToIncome: revenue > 0 ? Math.round((debt * 10_000) / revenue) : null,
  }
}

function daysOfCoverOf(months: readonly MonthSummary[], averages: BankAnalysis['averages']): number | null {
  const days = months.reduce((sum, month) => sum + daysInMonth(month.month), 0)
  const outflow = months.reduce((sum, month) => sum + month.outflow, 0)
  return outflow > 0 ? Math.round((averages.averageDailyBalance * days * 10) / outflow) : null
}

function nsfInWindow(nsf: NsfEvents): number {
  let count = 0
  for (let at = Math.max(0, nsf.perDay.length - nsfWindowDays); at < nsf.perDay.length; at++)
    count += nsf.perDay[at] as number
  return count
}

/**
 * Analyses a bank history as market-and-rules 5 and 5.1 define it. Amounts are cents, ratios basis points. The anchor of
 * balances and of the full-month rule is `history.refreshedOn`; `options.asOf` is the day of the decision, from which
 * the age of a position counts; `options.labels` is what staff said of positions and credits. Pending lines and repeated ids are left out. Throws RangeError on a date that does not
 * exist; reads no clock. Linear in the number of transactions.
 */
export function analyseBank(
  history: BankHistory,
  options: {
    readonly asOf: IsoDate
    readonly labels?: BankLabels
    /** Ids of accounts that would count and are left out by a person. */
    readonly leftOut?: ReadonlySet<string>
  },
): BankAnalysis {
  const { labels = noLabels } = options
  const { ledger, codes, own, debtRows, positions, undisclosed, labelled, stale, whole } = markLedger(
    history,
    labels,
    options.leftOut,
  )
  const balances = endOfDayBalances(ledger)
  const nsf = findNsf(ledger)
  const fromDate = isoFromDayNumber(ledger.from)
  const calendar = calendarMonths(fromDate, history.refreshedOn)
  const notEarned = notEarnedMoney(ledger, { excluded: codes, own }, balances)
  const flows = summariseMonths(ledger, calendar, balances, nsf, {
    excluded: codes,
    own,
    debtRows,
    notEarned,
  })
  const months = flows.summaries
  const averaged = averagedMonths(months)
  const averages = averagesOf(averaged)
  const averagedCalendar = calendar.filter(({ month }) => averaged.some((each) => each.month === month))
  const repeats = repeatSums(ledger, codes, averages, averagedCalendar)
  const currentBalance = balances[balances.length - 1] ?? 0
  // Where clients' money passes through, what is spent of one's own is not known.
  const losses = whole.findings.some(({ code }) => code === 'pass-through')
    ? []
    : findLosses(whole.look, months, positions, debtRows)
  return {
    asOf: options.asOf,
    refreshedOn: history.refreshedOn,
    historyFrom: ledger.count > 0 ? fromDate : null,
    accounts: ledger.accounts,
    holder: ledger.heldBy,
    findings: [
      ...whole.findings,
      ...losses,
      ...findDataFaults(ledger, codes, months, ledger.same),
      ...repeatFindings(ledger, repeats, averages),
      ...positionFindings(positions),
      ...(stale.length
        ? [{ code: 'labels-no-longer-match' as const, values: { actual: stale.length }, account: null }]
        : []),
    ],
    months,
    averages,
    currentBalance,
    negativeToday: currentBalance < 0,
    notEarnedToday: notEarned[notEarned.length - 1] ?? 0,
    ...negativeRuns(balances, ledger.from),
    nsfLast90Days: nsfInWindow(nsf),
    ...trendOf(averaged.map((month) => month.trueRevenue)),
    sameMonthsLastYear: sameMonthsLastYear(months, averaged),
    concentration: concentrationOf(ledger, flows),
    monthToDate: monthToDateOf(months, calendar),
    daysOfCover: daysOfCoverOf(averaged, averages),
    positions,
    activePositions: positions.filter((position) => position.state === 'active' && countsAsOpen(position))
      .length,
    ...burdenOf(positions, averages, averaged),
    newPositions: newPositionsOn(positions, options.asOf),
    undisclosedAccounts: undisclosed,
    excludedCredits: excludedCredits(ledger, codes),
    openCredits: openCredits(
      ledger,
      codes,
      calendar.find(({ counted }) => counted)?.firstDay ?? ledger.from,
      labels,
    ),
    labels: labelsUsed(labelled, positions, repeatsUsed(labels, history)),
    flows: dailyFlows(ledger, { excluded: codes, debtRows, own }, balances),
    withoutLenders: withoutLenders(ledger, { excluded: codes, debtRows }, balances, averagedCalendar),
    staleLabels: stale,
    repeats,
    ...(ledger.operating.filter((each) => each === 1).length > 1 && {
      revenueByAccount: revenueByAccount(ledger, codes),
    }),
    dailyBalances: { from: fromDate, balances: Array.from(balances) },
  }
}
