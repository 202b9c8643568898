// Months and daily balances of all accounts that count, and of each account by itself.
import { isoFromDayNumber, type IsoDate } from '#core/ground/dates.ts'
import { endOfDayBalances } from '../bank/balances.ts'
import type { Ledger } from '../bank/ledger.ts'
import type { MarkedLedger } from '../bank/mark-ledger.ts'
import { calendarMonths, type CalendarMonth } from '../bank/months.ts'
import { findNsf } from '../bank/nsf.ts'
import { notEarnedMoney } from '../bank/not-earned-money.ts'
import { summariseMonths } from '../bank/summaries.ts'
import type { BookScope } from './line-book.ts'

/** The same rows where only one account counts. */
const onlyAccount = (ledger: Ledger, place: number): Ledger => ({
  ...ledger,
  accounts: ledger.accounts.map((use, at) => ({ ...use, use: at === place ? 'operating' : 'other' })),
  operating: Uint8Array.from(ledger.accounts, (_, at) => (at === place ? 1 : 0)),
})

/** All that count, then each in the order of the accounts. */
export function scopesOf(marked: MarkedLedger, refreshedOn: IsoDate): BookScope[] {
  const { ledger } = marked
  const calendar = calendarMonths(isoFromDayNumber(ledger.from), refreshedOn)
  return [
    scopeOf(marked, ledger, calendar, true),
    ...ledger.accounts.map(({ use }, place) =>
      scopeOf(marked, onlyAccount(ledger, place), calendar, use === 'operating'),
    ),
  ]
}

function scopeOf(
  { codes, own, debtRows }: MarkedLedger,
  ledger: Ledger,
  calendar: readonly CalendarMonth[],
  counts: boolean,
): BookScope {
  const balances = endOfDayBalances(ledger)
  const nsf = findNsf(ledger)
  const counted = ledger.accounts.filter(({ use }) => use === 'operating')
  // A sum with an unknown part is unknown.
  const isKnown = counted.length > 0 && counted.every(({ account }) => account.balance !== null)
  const { summaries } = summariseMonths(ledger, calendar, balances, nsf, {
    excluded: codes,
    own,
    debtRows,
    notEarned: notEarnedMoney(ledger, { excluded: codes, own }, balances),
  })
  return {
    months: summaries.map((month) => ({
      month: month.month,
      full: month.full,
      counted: month.counted,
      transactions: month.transactions,
      deposits: month.deposits,
      gross: month.gross,
      trueRevenue: counts ? month.trueRevenue : null,
      averageDailyBalance: isKnown ? month.averageDailyBalance : null,
      negativeDays: isKnown ? month.negativeDays : null,
      nsf: month.nsf,
      debtService: month.debtService,
    })),
    balances: isKnown ? Array.from(balances) : null,
  }
}
