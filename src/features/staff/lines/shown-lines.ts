// A book of lines as it is sent: the head above the lines, and pages of them. Pure; both doors to the lines answer with it.
import { isoFromDayNumber } from '#core/ground/dates.ts'
import { findLines, type FoundLines, type LineFilter } from '#core/domain/lines/find-lines.ts'
import { lanesOf } from '#core/domain/lines/lender-lanes.ts'
import { flag, rails, shownClasses, whys } from '#core/domain/lines/line-classes.ts'
import { idOf, textOf, type LineBook } from '#core/domain/lines/line-book.ts'
import {
  LINES_PAGE,
  type BankLine,
  type LinesFilter,
  type LinesHead,
  type LinesPage,
} from './lines-contract.ts'

/** Parties to choose from: the rest is found by the search. */
const MOST_PARTIES = 150

/** Place of the account with a key; undefined = all, null = there is none. */
export function accountPlace({ head }: LineBook, key: string): number | undefined | null {
  if (key === 'all') return undefined
  const place = head.accounts.findIndex((account) => account.key === key)
  return place < 0 ? null : place
}

export function shownHead(book: LineBook, stamp: string, account: number | undefined): LinesHead {
  const { head } = book
  const scope = head.scopes[account === undefined ? 0 : account + 1]
  const { months = [], balances = null } = scope ?? {}
  return {
    stamp,
    refreshedOn: head.refreshedOn,
    fresh: findLines(book, { account, figure: 'fresh' }).lines.length,
    once: findLines(book, { account, figure: 'once' }).lines.length,
    alike: findLines(book, { account, figure: 'alike' }).lines.length,
    accounts: head.accounts.map(({ key, institution, name, mask, kind, use, balance }) => ({
      key,
      institution,
      name,
      mask,
      kind,
      use,
      balance,
    })),
    months: [...months],
    from: isoFromDayNumber(head.from),
    balances: balances && [...balances],
    lanes: lanesOf(book, account, head.from).map((lane) => ({
      ...lane,
      id: head.positions[lane.position]?.id ?? '',
      said: lane.said ?? null,
      paid: [...lane.paid],
      missed: [...lane.missed],
      returned: [...lane.returned],
    })),
    parties: partiesOf(book, account),
  }
}

const partyCounts = new WeakMap<LineBook, Map<number | undefined, Int32Array>>()
function countsOf(book: LineBook, account: number | undefined): Int32Array {
  const known = partyCounts.get(book) ?? new Map<number | undefined, Int32Array>()
  partyCounts.set(book, known)
  const counted = known.get(account)
  if (counted) return counted
  const counts = new Int32Array(book.head.parties.length)
  const { party, account: accounts } = book.columns
  const isAsked = book.head.accounts.map(({ use }, at) =>
    account === undefined ? use === 'operating' : at === account,
  )
  for (let line = 0; line < book.count; line++)
    if ((party[line] as number) >= 0 && isAsked[accounts[line] as number]) counts[party[line] as number]!++
  known.set(account, counts)
  return counts
}

const partiesOf = (book: LineBook, account: number | undefined): LinesHead['parties'] =>
  [...countsOf(book, account)]
    .map((count, at) => ({ at, name: book.head.parties[at] ?? '', count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.at - b.at)
    .slice(0, MOST_PARTIES)

/** The last search of a book: its pages are asked for one after the other. */
const lastFound = new WeakMap<LineBook, { readonly key: string; readonly found: FoundLines }>()

export function foundIn(book: LineBook, account: number | undefined, filter: LinesFilter): FoundLines {
  const key = JSON.stringify([account, filter])
  const last = lastFound.get(book)
  if (last?.key === key) return last.found
  const found = findLines(book, coreFilter(book, account, filter))
  lastFound.set(book, { key, found })
  return found
}

function coreFilter(
  book: LineBook,
  account: number | undefined,
  { position, ...filter }: LinesFilter,
): LineFilter {
  // An id that is none of this analysis finds nothing.
  const place = book.head.positions.findIndex(({ id }) => id === position)
  return {
    ...filter,
    ...(account === undefined ? {} : { account }),
    ...(position === undefined ? {} : { position: place < 0 ? -2 : place }),
  }
}

export type Said = NonNullable<BankLine['said']>
/** What staff said, by the line's id: of credits, and of lines that are no repeats. */
export interface SaidOfLines {
  readonly credits: ReadonlyMap<string, Said>
  readonly two: ReadonlyMap<string, Said>
}

/** `said`: what staff said, by the line's id. */
export function shownPage(
  book: LineBook,
  account: number | undefined,
  { lines, sums, moneyIn, moneyOut }: FoundLines,
  from: number,
  said: SaidOfLines,
): LinesPage {
  return {
    from,
    total: lines.length,
    moneyIn,
    moneyOut,
    sums: [...sums],
    lines: [...lines.subarray(from, from + LINES_PAGE)].map((at) => shownLine(book, account, at, said)),
  }
}

function shownLine(book: LineBook, account: number | undefined, at: number, said: SaidOfLines): BankLine {
  const { columns, head } = book
  const value = (column: ArrayLike<number>): number => column[at] as number
  const id = idOf(book, at)
  const party = value(columns.party)
  const position = head.positions[value(columns.position)]
  const balance = value(columns.balance)
  const twin = value(columns.twin)
  return {
    at,
    id,
    date: isoFromDayNumber(value(columns.day)),
    text: textOf(book, at),
    party: head.parties[party] ?? null,
    partyAt: party < 0 ? null : party,
    partyLines: party < 0 ? 0 : (countsOf(book, account)[party] ?? 0),
    class: shownClasses[value(columns.class)] ?? 'not-read',
    why: whys[value(columns.why)] ?? 'text',
    rail: rails[value(columns.rail)] ?? 'unknown',
    confidence: value(columns.confidence),
    amount: value(columns.amount),
    balance: Number.isNaN(balance) ? null : balance,
    account: value(columns.account),
    counted: (value(columns.flags) & flag.counted) !== 0,
    revenue: (value(columns.flags) & flag.revenue) !== 0,
    fresh: (value(columns.flags) & flag.fresh) !== 0,
    twin: twin < 0 ? null : { date: isoFromDayNumber(columns.day[twin] as number), text: textOf(book, twin) },
    alike: (value(columns.flags) & flag.alike) !== 0,
    two: said.two.get(id) ?? null,
    position: position?.id ?? null,
    lender: position?.lender ?? null,
    said: said.credits.get(id) ?? null,
  }
}
