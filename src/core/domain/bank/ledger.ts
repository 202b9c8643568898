// The bank history as plain number arrays: what every later step of the analysis reads.
import { addMonths, dayNumber, firstDay, monthOf } from '#core/ground/dates.ts'
import { isBankAccount, type BankAccount, type BankHistory, type BankTransaction } from '../bank-history.ts'
import type { AccountUse, BankAnalysis } from '../underwriting.ts'
import { holderOf, type Holder } from './holder.ts'
import type { LineClass } from './line-class.ts'
import { Lines } from './lines.ts'
import { SeenIds } from './seen-ids.ts'
import { countOnce } from './repeats/count-once.ts'
import type { Repeat } from './repeats/repeat-rows.ts'
import { isDuplicate, type SameContent } from './same-accounts.ts'

/** Months of history that are kept for display, apart from the running one. */
const displayMonths = 24

/** Posted lines of used accounts within the window, each once. Day numbers; amounts in cents, money in positive. */
export interface Ledger {
  readonly history: BankHistory
  readonly accounts: readonly AccountUse[]
  /** Per account: 1 = its lines are the business's. */
  readonly operating: Uint8Array
  /** Accounts that turned out to be the same as another one, by their lines. */
  readonly same: readonly SameContent[]
  /** Lines that are counted once with another, and that other one. */
  readonly repeats: readonly Repeat[]
  /** Lines that are alike and may be two: they count, and are marked. Places in `history.transactions`. */
  readonly alike: readonly (readonly number[])[]
  readonly heldBy: BankAnalysis['holder']
  readonly from: number
  readonly to: number
  readonly count: number
  readonly day: Int32Array
  readonly amount: Float64Array
  /** Number of the shape of each row's text. */
  readonly line: Int32Array
  readonly account: Uint16Array
  /** Row -> index in `history.transactions`. */
  readonly source: Int32Array
  /** Rows by day, in the given order within a day. */
  readonly order: Int32Array
  /** What each shape says. */
  readonly classes: readonly LineClass[]
  readonly classOf: (line: number) => LineClass
  /** Number of the party of each shape. */
  readonly parties: readonly number[]
  readonly holder: Holder
  /** Transfers by their wording; returned items and fees; whatever else may be one side of a transfer. By day. */
  readonly transferRows: readonly number[]
  readonly returnRows: readonly number[]
  readonly pairableRows: readonly number[]
}

/**
 * Which accounts count: business checking, else business savings; personal ones only where there is nothing else. `leftOut`: ids of those
 * that would count and shall not; they stay the business's own, so that what comes from them is no sale.
 */
function accountUses(
  accounts: readonly BankAccount[],
  leftOut: ReadonlySet<string> = new Set(),
): {
  uses: AccountUse[]
  holder: BankAnalysis['holder']
} {
  const bank = accounts.filter(isBankAccount)
  // An account next to the business's own may be anybody's: a salary on it is no sale.
  const told = bank.filter((account) => account.holder === 'business')
  const business = told.length > 0 ? told : bank.filter((account) => account.holder !== 'personal')
  const checking = business.filter((account) => account.kind === 'checking')
  const operating = checking.length > 0 ? checking : business.length > 0 ? business : bank
  const uses = accounts.map((account, i): AccountUse => {
    if (accounts.slice(0, i).some((earlier) => isBankAccount(account) && isDuplicate(earlier, account)))
      return { account, use: 'duplicate' }
    if (account.currency !== undefined && account.currency !== 'USD') return { account, use: 'other' }
    if (operating.includes(account)) return { account, use: leftOut.has(account.id) ? 'own' : 'operating' }
    if (!isBankAccount(account)) return { account, use: 'other' }
    return { account, use: account.holder === 'personal' ? 'personal' : 'own' }
  })
  if (bank.length === 0) return { uses, holder: 'none' }
  if (business.length === 0) return { uses, holder: 'personal-only' }
  return { uses, holder: operating.some((account) => account.holder === 'business') ? 'business' : 'unknown' }
}

function orderByDay(day: Int32Array, count: number, from: number, to: number): Int32Array {
  const starts = new Int32Array(Math.max(0, to - from) + 2)
  for (let row = 0; row < count; row++) starts[(day[row] as number) - from + 1]!++
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] as number) + (starts[i - 1] as number)
  const order = new Int32Array(count)
  for (let row = 0; row < count; row++) {
    const at = (day[row] as number) - from
    order[starts[at] as number] = row
    starts[at] = (starts[at] as number) + 1
  }
  return order
}

type Rows = Pick<Ledger, 'day' | 'amount' | 'line' | 'account' | 'source'> & {
  from: number
  count: number
}

/** The lines that count, as rows: posted, of an account that is used, within the window, the first of its id. */
function readRows(history: BankHistory, uses: readonly AccountUse[], lines: Lines): Rows {
  const { transactions } = history
  const to = dayNumber(history.refreshedOn)
  const earliest = dayNumber(firstDay(addMonths(monthOf(history.refreshedOn), -displayMonths)))
  const size = transactions.length
  const day = new Int32Array(size)
  const amount = new Float64Array(size)
  const line = new Int32Array(size)
  const account = new Uint16Array(size)
  const source = new Int32Array(size)
  const places = new Map(uses.map((use, i) => [use.account.id, use.use === 'other' ? -1 : i]))
  const seen = new SeenIds(size)
  let from = to
  let count = 0
  // Most lines have the account and the date of the one before.
  let lastAccount = ''
  let place = -1
  let lastDate = ''
  let at = 0
  for (let i = 0; i < size; i++) {
    const transaction = transactions[i] as BankTransaction
    if (transaction.accountId !== lastAccount) {
      lastAccount = transaction.accountId
      place = places.get(lastAccount) ?? -1
    }
    if (transaction.pending || place < 0) continue
    if (transaction.date !== lastDate) {
      lastDate = transaction.date
      at = dayNumber(lastDate)
    }
    if (at < earliest || at > to) continue
    if (!seen.add(transaction.id)) continue
    if (at < from) from = at
    day[count] = at
    amount[count] = transaction.amount
    line[count] = lines.numberOf(transaction.description, transaction.amount)
    account[count] = place
    source[count] = i
    count++
  }
  return { day, amount, line, account, source, from, count }
}

/**
 * Reads a history once. Pending lines, repeated provider ids, other kinds of account and what lies outside the window
 * (24 months before the refresh's month, up to the refresh) are left out, and lines that come twice under new ids stay once. `two`: ids that
 * staff say are no repeats.
 */
export function buildLedger(
  history: BankHistory,
  leftOut?: ReadonlySet<string>,
  two: ReadonlySet<string> = new Set(),
): Ledger {
  const { uses, holder: heldBy } = accountUses(history.accounts, leftOut)
  const holder = holderOf(history.accounts)
  const lines = new Lines(holder)
  const rows = readRows(history, uses, lines)
  const { same, repeats, alike } = countOnce(history, uses, rows, withProven(history, two))
  const { classes, parties } = lines
  const classOf = (number: number): LineClass => classes[number] as LineClass
  const to = dayNumber(history.refreshedOn)
  const order = orderByDay(rows.day, rows.count, rows.from, to)
  return {
    ...rows,
    history,
    accounts: uses,
    operating: Uint8Array.from(uses, ({ use }) => (use === 'operating' ? 1 : 0)),
    same,
    repeats,
    alike,
    holder,
    heldBy,
    to,
    order,
    classes,
    classOf,
    parties,
    ...rowsOfInterest(order, rows.line, classes),
  }
}

/** A proven statement adds up with every one of its lines: none of them is another one's copy. */
function withProven({ accounts, transactions }: BankHistory, two: ReadonlySet<string>): ReadonlySet<string> {
  const proven = new Set(accounts.filter(({ statements }) => statements).map(({ id }) => id))
  if (!proven.size) return two
  return new Set([...two, ...transactions.filter((line) => proven.has(line.accountId)).map(({ id }) => id)])
}

const pairable = new Set<LineClass['rail']>(['wire', 'deposit', 'check', 'cash-out', 'ach', 'unknown', 'rtp'])

const listOf = (found: LineClass): 'transferRows' | 'returnRows' | 'pairableRows' | null => {
  if (found.rail === 'transfer' || found.credit === 'own-transfer') return 'transferRows'
  if (found.rail === 'fee' || found.credit === 'returned-item') return 'returnRows'
  return pairable.has(found.rail) && found.lender < 0 && !found.cardSales ? 'pairableRows' : null
}

/** One pass, so that the later steps need none: most lines are neither transfers nor returns. */
function rowsOfInterest(
  order: Int32Array,
  line: Int32Array,
  classes: readonly LineClass[],
): Pick<Ledger, 'transferRows' | 'returnRows' | 'pairableRows'> {
  const lists = { transferRows: [] as number[], returnRows: [] as number[], pairableRows: [] as number[] }
  const listOfLine = classes.map((found) => {
    const list = listOf(found)
    return list && lists[list]
  })
  for (const row of order) listOfLine[line[row] as number]?.push(row)
  return lists
}
