// Accounts that are one account, linked twice: recognised by their last digits and by their lines, whatever names and balances say.
import type { BankAccount } from '../bank-history.ts'
import type { AccountUse, BasisPoints } from '../underwriting.ts'
import type { RepeatRows } from './repeats/repeat-rows.ts'
import { RowQueues } from './repeats/row-queues.ts'

/** Share of the lines of the shorter list that both must have, by day and amount. */
const equalShare = 9_000
/** Fewer lines in common prove nothing, unless every one of them is equal and the digits and the bank are the same. */
const fewestLines = 10
const fewestAtOneBank = 3
/** Without the same digits more must be equal. */
const shareWithoutDigits = 9_500
const linesWithoutDigits = 20
/** Distinct amounts: a daily price is every shop's. */
const fewestAmounts = 3
const amountsWithoutDigits = 10
/** Lines that both have under one reference of the bank. */
const fewestReferences = 3
/** With them half of that share is enough; below it nothing is. */
const leastShare = equalShare / 2
/** Days by which one vendor dates later than the other. */
const lags = [0, 1, -1] as const

export interface SameContent {
  /** Place of the account that was linked again, and of the one that it is. */
  readonly at: number
  readonly original: number
  readonly mask: string
  readonly share: BasisPoints
  /** Days that the lines of the later one are dated after those of the first. */
  readonly lag: number
}

/** The same in all that a bank tells of an account. */
export const isDuplicate = (a: BankAccount, b: BankAccount): boolean =>
  a.institution === b.institution &&
  a.mask === b.mask &&
  a.kind === b.kind &&
  a.name === b.name &&
  a.balance === b.balance

/** Vendors give two to four digits. */
const isSameMask = (a: string, b: string): boolean =>
  a.length >= 2 && b.length >= 2 && (a.endsWith(b) || b.endsWith(a))

/** Rows by account. */
function rowsByPlace({ rows, uses }: RepeatRows): number[][] {
  const found = uses.map((): number[] => [])
  for (let row = 0; row < rows.count; row++) found[rows.account[row] as number]?.push(row)
  return found
}

/** Those of `rows` whose amount some of `others` have: no other line can be in both. */
function withAmountsOf({ rows: { amount } }: RepeatRows, rows: readonly number[], others: readonly number[]) {
  const amounts = new Set<number>()
  for (const row of others) amounts.add(amount[row] as number)
  return rows.filter((row) => amounts.has(amount[row] as number))
}

interface InCommon {
  readonly share: BasisPoints
  /** Of the shorter list. */
  readonly lines: number
  readonly amounts: number
  readonly references: number
  readonly lag: number
}

/** First and last day of rows; of none nothing lies between the two. */
function endsOf({ rows: { day } }: RepeatRows, rows: readonly number[]): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity]
  for (const row of rows) {
    low = Math.min(low, day[row] as number)
    high = Math.max(high, day[row] as number)
  }
  return [low, high]
}

/** Two accounts' rows, and those of them whose amounts both have: most accounts have hardly any. */
interface Pair {
  readonly lists: readonly [readonly number[], readonly number[]]
  readonly ends: readonly [readonly [number, number], readonly [number, number]]
  readonly alike: readonly [readonly number[], readonly number[]]
}

function pairOf(all: RepeatRows, one: readonly number[], other: readonly number[]): Pair {
  const [fewer, more] = one.length < other.length ? [one, other] : [other, one]
  const ofMore = withAmountsOf(all, more, fewer)
  const ofFewer = withAmountsOf(all, fewer, ofMore)
  return {
    lists: [one, other],
    ends: [endsOf(all, one), endsOf(all, other)],
    alike: one === fewer ? [ofFewer, ofMore] : [ofMore, ofFewer],
  }
}

/** What the two have in common, of the shorter list within the days that both have. */
function inCommon(all: RepeatRows, { lists, ends, alike }: Pair, lag: number): InCommon {
  const { rows } = all
  const from = Math.max(ends[0][0], ends[1][0] - lag)
  const to = Math.min(ends[0][1], ends[1][1] - lag)
  const dayIn = (row: number, at: 0 | 1): number => (rows.day[row] as number) - (at === 1 ? lag : 0)
  const isWithin = (row: number, at: 0 | 1): boolean => dayIn(row, at) >= from && dayIn(row, at) <= to
  const countOf = (of: readonly number[], at: 0 | 1): number => {
    let sum = 0
    for (const row of of) if (isWithin(row, at)) sum++
    return sum
  }
  const shorter = Math.min(countOf(lists[0], 0), countOf(lists[1], 1))
  // Most pairs are told apart here: no more lines can be equal than have an amount of the other list.
  const most = Math.min(countOf(alike[0], 0), countOf(alike[1], 1))
  if (most * 10_000 < shorter * leastShare || shorter === 0)
    return { share: 0, lines: shorter, amounts: 0, references: 0, lag }
  const open = new RowQueues<string>()
  const key = (row: number, at: 0 | 1): string => `${dayIn(row, at)}|${rows.amount[row]}`
  for (const row of alike[0]) if (isWithin(row, 0)) open.add(key(row, 0), row)
  const amounts = new Set<number>()
  const values = new Set<string>()
  let equal = 0
  for (const row of alike[1]) {
    if (!isWithin(row, 1)) continue
    const twin = open.take(key(row, 1))
    if (twin === undefined) continue
    equal++
    amounts.add(rows.amount[row] as number)
    const value = all.referenceOf(row)?.value
    if (value !== undefined && value === all.referenceOf(twin)?.value) values.add(value)
  }
  return {
    share: Math.floor((equal * 10_000) / shorter),
    lines: shorter,
    amounts: amounts.size,
    references: values.size,
    lag,
  }
}

function isOne(a: AccountUse['account'], b: AccountUse['account'], found: InCommon): boolean {
  const { share, lines, amounts, references } = found
  if (references >= fewestReferences && share >= leastShare) return true
  if (a.kind === b.kind && isSameMask(a.mask, b.mask)) {
    if (share >= equalShare && lines >= fewestLines) return true
    return (
      share === 10_000 &&
      lines >= fewestAtOneBank &&
      amounts >= fewestAmounts &&
      a.institution.toLowerCase() === b.institution.toLowerCase()
    )
  }
  return share >= shareWithoutDigits && lines >= linesWithoutDigits && amounts >= amountsWithoutDigits
}

/** Marks the later of two such accounts in `uses` as linked twice, and answers which they were. */
export function markSameAccounts(all: RepeatRows): SameContent[] {
  const uses = all.uses as AccountUse[]
  const found: SameContent[] = []
  const lists = rowsByPlace(all)
  uses.forEach(({ account, use }, at) => {
    if (use === 'other' || use === 'duplicate') return
    for (let before = 0; before < at; before++) {
      const earlier = uses[before] as AccountUse
      if (earlier.use === 'other' || earlier.use === 'duplicate') continue
      const pair = pairOf(all, lists[before] as number[], lists[at] as number[])
      if (Math.min(pair.alike[0].length, pair.alike[1].length) < fewestReferences) continue
      const best = lags
        .map((lag) => inCommon(all, pair, lag))
        .find((each) => isOne(earlier.account, account, each))
      if (!best) continue
      const { share, lag } = best
      // The one that counts stays, whichever was linked first.
      if (use === 'operating' && earlier.use !== 'operating') {
        found.push({ at: before, original: at, mask: earlier.account.mask, share, lag: -lag || 0 })
        uses[before] = { account: earlier.account, use: 'duplicate' }
        continue
      }
      found.push({ at, original: before, mask: account.mask, share, lag })
      uses[at] = { account, use: 'duplicate' }
      return
    }
  })
  return found
}
