// What our own readings of statements come to: each account's whole months, in the shape that a vendor's analysis has.
import {
  addDays,
  addMonths,
  firstDay,
  lastDay,
  monthOf,
  type IsoDate,
  type IsoMonth,
} from '#core/ground/dates.ts'
import { divideRounded, type Cents } from '#core/ground/money.ts'
import type { BankAccount } from '../bank-history.ts'
import { noLabels } from '../bank/labels.ts'
import { analyseBank } from '../bank-analysis.ts'
import {
  accountOfMask,
  type StatementAccount,
  type StatementFigures,
  type StatementMonth,
} from '../statement-figures.ts'
import type { AccountReading, StatementFile } from './read-statement.ts'

interface StatementReading extends AccountReading {
  readonly bank: string
}

/** Of the accounts whose statements are proven; what is not serves nothing. `unread`: ids of documents that could not be read. */
export function figuresOfReadings(
  files: readonly StatementFile[],
  unread: readonly string[],
): StatementFigures {
  const accounts = new Map<string, StatementReading[]>()
  const readings = files.flatMap(({ bank, accounts: each }) => each.map((account) => ({ ...account, bank })))
  for (const reading of readings.filter(
    ({ isProven, kind }) => isProven && kind !== 'loan' && kind !== 'card',
  )) {
    // Without a number it may be any account: nothing is laid together that may be two.
    const key = `${reading.bank}/${reading.mask ?? reading.from}/${reading.kind}`
    accounts.set(key, [...(accounts.get(key) ?? []), reading])
  }
  return {
    accounts: [...accounts.values()].map(accountOf).filter(({ months }) => months.length),
    authenticity: null,
    signals: [],
    unread,
  }
}

function accountOf(readings: readonly StatementReading[]): StatementAccount {
  const { bank, mask, kind } = readings[0]!
  const months = new Map(
    runsOf(readings)
      .flatMap(monthsOfRun)
      .map((month) => [month.month, month]),
  )
  return {
    number: mask ?? '',
    bank,
    holder: '',
    type: kind === 'unknown' ? '' : kind.toUpperCase(),
    months: [...months.values()].toSorted((a, b) => (a.month < b.month ? -1 : 1)),
  }
}

/** Statements of which each begins on the day after the one before, with its closing balance; the same one twice counts once. */
function runsOf(readings: readonly StatementReading[]): StatementReading[][] {
  const runs: StatementReading[][] = []
  for (const reading of readings.toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))) {
    const last = runs.at(-1)?.at(-1)
    if (last && reading.from <= last.to) continue
    if (last && addDays(last.to, 1) === reading.from && last.closing === reading.opening)
      runs.at(-1)!.push(reading)
    else runs.push([reading])
  }
  return runs
}

/** The calendar months that lie whole within a run. */
function monthsOfRun(run: readonly StatementReading[]): StatementMonth[] {
  const { from, opening, bank, mask } = run[0]!
  const { to, closing } = run.at(-1)!
  const lines = run.flatMap((reading) => reading.lines)
  const account: BankAccount = {
    id: 'statement',
    institution: bank,
    name: '',
    mask: mask ?? '',
    // By itself a savings account is read as one of checking is.
    kind: 'checking',
    holder: 'business',
    owners: [],
    balance: closing,
    balanceDate: to,
  }
  const transactions = lines.map(({ date, text, cents }, at) => ({
    id: String(at),
    accountId: account.id,
    date,
    amount: cents,
    description: text,
    pending: false,
  }))
  // The statement adds up with every one of its lines: none is another one's copy.
  const labels = { ...noLabels, repeats: [{ transactionIds: transactions.map(({ id }) => id) }] }
  const history = { accounts: [account], transactions, refreshedOn: to }
  const analysed = analyseBank(history, { asOf: to, labels }).months
  const perDay = new Map<IsoDate, Cents>()
  for (const { date, cents } of lines) perDay.set(date, (perDay.get(date) ?? 0) + cents)
  const days = balancesOf(from, to, opening!, perDay)
  return wholeMonths(from, to).map((month): StatementMonth => {
    const own = lines.filter(({ date }) => monthOf(date) === month)
    const credits = own.filter(({ cents }) => cents > 0)
    const sum = (list: typeof own) => list.reduce((all, { cents }) => all + cents, 0)
    const balances = days.filter(({ day }) => monthOf(day) === month).map(({ balance }) => balance)
    const classed = analysed.find((each) => each.month === month)
    return {
      month,
      deposits: sum(credits),
      depositCount: credits.length,
      withdrawals: sum(credits) - sum(own),
      averageDailyBalance: divideRounded(
        balances.reduce((all, each) => all + each, 0),
        balances.length,
      ),
      negativeDays: balances.filter((balance) => balance < 0).length,
      // A month without a line has neither.
      nsf: own.length ? (classed?.nsf ?? null) : 0,
      revenue: own.length ? (classed?.trueRevenue ?? null) : 0,
    }
  })
}

function wholeMonths(from: IsoDate, to: IsoDate): IsoMonth[] {
  const months: IsoMonth[] = []
  for (let month = monthOf(from); lastDay(month) <= to; month = addMonths(month, 1))
    if (firstDay(month) >= from) months.push(month)
  return months
}

function balancesOf(from: IsoDate, to: IsoDate, opening: Cents, perDay: ReadonlyMap<IsoDate, Cents>) {
  const days: { readonly day: IsoDate; readonly balance: Cents }[] = []
  let balance = opening
  for (let day = from; day <= to; day = addDays(day, 1))
    days.push({ day, balance: (balance += perDay.get(day) ?? 0) })
  return days
}

interface DepositsDiffer {
  readonly mask: string
  readonly month: IsoMonth
  /** Cents: the vendor's, and ours. */
  readonly theirs: Cents
  readonly ours: Cents
}

/** Months of the same account in which the vendor and we read other deposits; where one of both says none, nothing is compared. */
export const depositsThatDiffer = (theirs: StatementFigures, ours: StatementFigures): DepositsDiffer[] =>
  ours.accounts.flatMap(({ number, months }) => {
    const account = accountOfMask(theirs, number)
    return months.flatMap(({ month, deposits }) => {
      const told = account?.months.find((each) => each.month === month)?.deposits ?? null
      return told === null || deposits === null || told === deposits
        ? []
        : [{ mask: number, month, theirs: told, ours: deposits }]
    })
  })
