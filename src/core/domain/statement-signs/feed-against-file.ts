// Compares a statement with what the bank's own feed of the same account says: which lines both have, and what differs.
import { addDays, dayNumber, type IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { isBankAccount, type BankHistory } from '../bank-history.ts'
import type { AccountReading } from '../statement-reader/read-statement.ts'
import { boxOf, type Sign, type SignBox } from './sign.ts'

/** Days between the day that a statement prints and the one that the feed has. */
const FUZZY = 3
const FEWEST_DAYS = 7
const MOST_TOLD = 60
const MOST_PARTS = 6

interface FeedDifference {
  readonly kind: 'file-only' | 'feed-only' | 'amount'
  readonly date: IsoDate
  readonly text: string
  /** Cents, money in positive; null where the one or the other has no such line. */
  readonly file: Cents | null
  readonly feed: Cents | null
  readonly page: number | null
  readonly box: SignBox | null
}

export interface FeedMatch {
  readonly mask: string
  /** The days that both have whole. */
  readonly from: IsoDate
  readonly to: IsoDate
  readonly matched: number
  /** All; the first of them are in the list. */
  readonly count: number
  readonly differences: readonly FeedDifference[]
}

interface Line {
  readonly date: IsoDate
  readonly cents: Cents
  readonly text: string
  readonly place?: AccountReading['lines'][number]['place']
}

/** Null where the feed has no such account, or too few days of the statement. Each line matches at most one. */
export function matchFeed(history: BankHistory, account: AccountReading): FeedMatch | null {
  const mask = account.mask ?? ''
  if (mask.length < 4) return null
  // An account that was made of statements is no second witness of them.
  const fitting = history.accounts.filter(
    (each) =>
      isBankAccount(each) &&
      !each.statements &&
      each.mask.length >= 2 &&
      mask.endsWith(each.mask.replace(/\D/g, '') || '-'),
  )
  const [linked] = fitting
  if (!linked || fitting.length > 1) return null
  const feed = history.transactions
    .filter((each) => each.accountId === linked.id && !each.pending)
    .map(({ date, amount, description }): Line => ({ date, cents: amount, text: description }))
    .toSorted(byDay)
  if (!feed.length) return null
  const from = later(account.from, addDays(feed[0]!.date, FUZZY))
  const to =
    later(account.to, history.refreshedOn) === account.to ? addDays(history.refreshedOn, -FUZZY) : account.to
  if (dayNumber(to) - dayNumber(from) + 1 < FEWEST_DAYS) return null
  const near = feed.filter(
    ({ date }) => date >= addDays(account.from, -FUZZY) && date <= addDays(account.to, FUZZY),
  )
  const lines = account.lines.map(({ date, cents, text, place }): Line => ({ date, cents, text, place }))
  const pairs = pairsOf(lines.toSorted(byDay), near, (a, b) => a.cents === b.cents)
  let inFile = lines.filter((line) => !pairs.has(line))
  let inFeed = leftOf(near, pairs)
  for (const one of [...inFile]) {
    const parts = partsOf(one, inFeed)
    if (!parts) continue
    inFile = inFile.filter((each) => each !== one)
    inFeed = inFeed.filter((each) => !parts.includes(each))
  }
  for (const one of [...inFeed]) {
    const parts = partsOf(one, inFile)
    if (!parts) continue
    inFeed = inFeed.filter((each) => each !== one)
    inFile = inFile.filter((each) => !parts.includes(each))
  }
  const other = pairsOf(inFile.toSorted(byDay), inFeed, isAlike)
  // Days at the ends may be posted beyond them.
  const within = ({ date }: Line): boolean => date >= from && date <= to
  const inside = ({ date }: Line): boolean =>
    within({ date, cents: 0, text: '' }) &&
    date >= addDays(account.from, FUZZY) &&
    date <= addDays(account.to, -FUZZY)
  const differences = [
    ...[...other].map(([line, theirs]) => told('amount', line, theirs)),
    ...inFile.filter((line) => !other.has(line) && within(line)).map((line) => told('file-only', line, null)),
    ...leftOf(inFeed, other)
      .filter(inside)
      .map((line) => told('feed-only', null, line)),
  ].toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
  return {
    mask,
    from,
    to,
    matched: lines.length - inFile.length,
    count: differences.length,
    differences: differences.slice(0, MOST_TOLD),
  }
}

const byDay = (a: Line, b: Line): number => (a.date < b.date ? -1 : Number(a.date > b.date))
const later = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b)
const days = (a: Line, b: Line): number => Math.abs(dayNumber(a.date) - dayNumber(b.date))

/** Each line with the nearest other one that fits and is free. */
function pairsOf(
  lines: readonly Line[],
  others: readonly Line[],
  fits: (line: Line, other: Line) => boolean,
): Map<Line, Line> {
  const pairs = new Map<Line, Line>()
  const taken = new Set<Line>()
  // The same day first, so that none takes the line of a neighbour.
  for (let apart = 0; apart <= FUZZY; apart++)
    for (const line of lines) {
      if (pairs.has(line)) continue
      const found = others.find(
        (other) => !taken.has(other) && days(line, other) === apart && fits(line, other),
      )
      if (!found) continue
      pairs.set(line, found)
      taken.add(found)
    }
  return pairs
}

const leftOf = (others: readonly Line[], pairs: ReadonlyMap<Line, Line>): Line[] => {
  const taken = new Set(pairs.values())
  return others.filter((other) => !taken.has(other))
}

/** Lines of a day that come to one line of the other side: deposits that a bank books together. */
function partsOf(one: Line, others: readonly Line[]): Line[] | null {
  const near = others.filter(
    (other) => days(one, other) <= 1 && Math.sign(other.cents) === Math.sign(one.cents),
  )
  if (near.length < 2 || near.length > MOST_PARTS) return null
  for (let chosen = 3; chosen < 1 << near.length; chosen++) {
    const parts = near.filter((_, at) => chosen & (1 << at))
    if (parts.length > 1 && parts.reduce((sum, { cents }) => sum + cents, 0) === one.cents) return parts
  }
  return null
}

/** The same words and direction with another amount. */
function isAlike(a: Line, b: Line): boolean {
  if (Math.sign(a.cents) !== Math.sign(b.cents)) return false
  const words = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
  const [own, theirs] = [words(a.text), words(b.text)]
  const common = [...own].filter((word) => theirs.has(word)).length
  return common > 0 && common * 2 >= Math.min(own.size, theirs.size)
}

const told = (kind: FeedDifference['kind'], line: Line | null, theirs: Line | null): FeedDifference => ({
  kind,
  date: (line ?? theirs)!.date,
  text: (line ?? theirs)!.text.slice(0, 120),
  file: line?.cents ?? null,
  feed: theirs?.cents ?? null,
  page: line?.place?.page ?? null,
  box: line?.place ? boxOf(line.place) : null,
})

/** Where most lines agree, an amount that differs or money in that the bank does not know was changed; where few agree it may be another account. */
export function signOfFeed({ matched, count, differences, mask }: FeedMatch): Sign | null {
  if (!count) return null
  const raised = differences.find(
    ({ kind, file, feed }) => kind !== 'feed-only' && (file ?? 0) > Math.max(feed ?? 0, 0),
  )
  const first = raised ?? differences[0]!
  const weight =
    matched < 3 * count
      ? 'weak'
      : raised || differences.some(({ kind }) => kind === 'amount')
        ? 'strong'
        : 'medium'
  return {
    code: 'feed-differs',
    weight,
    page: first.page,
    box: first.box,
    evidence: { mask, lines: count, matched, date: first.date },
  }
}
