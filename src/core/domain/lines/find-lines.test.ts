// What is found of a book is what each line says by itself: every filter, alone and together, against a plain walk over the lines.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isoFromDayNumber } from '#core/ground/dates.ts'
import { makeHistory } from '../../../../bench/bank-lines.ts'
import { findLines, lineFigures, lineSorts, type LineFilter } from './find-lines.ts'
import { textOf } from './line-book.ts'
import { flag, shownClasses, whys } from './line-classes.ts'
import { makeLineBook } from './make-line-book.ts'

const history = makeHistory(900, 1 / 3)
const [first] = history.accounts
const book = makeLineBook(
  {
    ...history,
    transactions: [
      ...history.transactions,
      ...[-41_25, 41_25].map((amount, at) => ({
        id: `pending${at}`,
        accountId: first!.id,
        date: history.refreshedOn,
        amount,
        description: 'PENDING SALE',
        pending: true,
      })),
      {
        id: 'accents',
        accountId: first!.id,
        date: history.refreshedOn,
        amount: -12_00,
        description: "POS JOE’S CAFÉ NÚÑEZ D'ANGELO",
        pending: false,
      },
      {
        id: 'nsf',
        accountId: first!.id,
        date: history.refreshedOn,
        amount: -35_00,
        description: 'NSF RETURNED ITEM FEE',
        pending: false,
      },
      // Two that are alike, and two of one reference.
      ...['', '', 'R77812', 'R77812'].map((reference, at) => ({
        id: `twin${at}`,
        accountId: first!.id,
        date: history.refreshedOn,
        amount: reference ? 71_19 : 73_19,
        description: 'CARD SETTLEMENT',
        pending: false,
        ...(reference ? { reference } : {}),
      })),
    ],
  },
  {
    positions: [],
    credits: [{ transactionId: history.transactions.find(({ amount }) => amount > 0)!.id, says: 'income' }],
  },
  [{ ...history, transactions: history.transactions.slice(0, 700) }],
)
const { columns, head } = book
const places = Array.from({ length: book.count }, (_, line) => line)
const operating = (line: number) => head.accounts[columns.account[line]!]!.use === 'operating'
const has = (line: number, bit: number) => (columns.flags[line]! & bit) > 0
const cents = (line: number) => Math.abs(columns.amount[line]!)
const dateOf = (line: number) => isoFromDayNumber(columns.day[line]!)

/** Whether a line stands behind a figure, as the figure's words say. */
function isBehind(line: number, figure: LineFilter['figure'], account: number | undefined): boolean {
  const why = whys[columns.why[line]!]
  // Of an account that counts nowhere its own credits are shown, but for what is pending or too old.
  const alone = account !== undefined && head.accounts[account]!.use !== 'operating'
  const isIn =
    columns.amount[line]! > 0 &&
    (has(line, flag.counted) || (alone && why !== 'pending' && why !== 'older' && columns.twin[line]! < 0))
  const balances = head.scopes[account === undefined ? 0 : account + 1]!.balances
  switch (figure) {
    case undefined:
      return true
    case 'once':
      return columns.twin[line]! >= 0
    case 'alike':
      return has(line, flag.alike)
    case 'revenue':
      return has(line, flag.revenue)
    case 'gross':
      return isIn
    case 'left-out':
      return isIn && !has(line, flag.revenue)
    case 'unclassed':
      return isIn && shownClasses[columns.class[line]!] === 'unclassed'
    case 'nsf':
      return has(line, flag.nsf)
    case 'debt':
      return has(line, flag.debt)
    case 'fresh':
      return has(line, flag.fresh)
    case 'said':
      return why === 'said'
    case 'negative':
      return balances !== null && (balances[columns.day[line]! - head.from] ?? 0) < 0
  }
}

function isAsked(line: number, filter: LineFilter): boolean {
  const { account, month, day, since, until, party, position, direction, least, most, text } = filter
  const date = dateOf(line)
  const words = text?.trim().toLowerCase() ?? ''
  // A day goes before a month, and a month before its ends.
  const inTime =
    day !== undefined
      ? date === day
      : month !== undefined
        ? date.startsWith(month)
        : (since === undefined || date >= since) && (until === undefined || date <= until)
  return (
    inTime &&
    (account === undefined ? operating(line) : columns.account[line] === account) &&
    (filter.class === undefined || shownClasses[columns.class[line]!] === filter.class) &&
    (party === undefined || columns.party[line] === party) &&
    (position === undefined || columns.position[line] === position) &&
    (direction === undefined ||
      (direction === 'in' ? columns.amount[line]! > 0 : columns.amount[line]! <= 0)) &&
    (least === undefined || cents(line) >= least) &&
    (most === undefined || cents(line) <= most) &&
    isBehind(line, filter.figure, account) &&
    (words === '' ||
      textOf(book, line).toLowerCase().includes(words) ||
      (head.parties[columns.party[line]!] ?? '').toLowerCase().includes(words) ||
      (/^\$?(?:\d+|\d{1,3}(?:,\d{3})+)(\.\d{1,2})?$/.test(words) &&
        cents(line) === Math.round(Number(words.replace(/[$,]/g, '')) * 100)))
  )
}

const anyLine = fc.constantFrom(...places)
const anyDate = anyLine.map(dateOf)
const anyFilter: fc.Arbitrary<LineFilter> = fc.record(
  {
    account: fc.nat(head.accounts.length - 1),
    month: anyDate.map((date) => date.slice(0, 7)),
    day: anyDate,
    since: anyDate,
    until: anyDate,
    figure: fc.constantFrom(...lineFigures),
    class: fc.constantFrom(...shownClasses),
    party: anyLine.map((line) => columns.party[line]!),
    position: anyLine.map((line) => columns.position[line]!),
    direction: fc.constantFrom('in' as const, 'out' as const),
    least: anyLine.map(cents),
    most: anyLine.map(cents),
    text: fc.oneof(
      anyLine.map((line) => textOf(book, line).slice(2, 9)),
      anyLine.map((line) => ` ${textOf(book, line).toLowerCase()} `),
      anyLine.map((line) => `$${(cents(line) / 100).toFixed(2)}`),
      anyLine.map((line) => (cents(line) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })),
      fc.constantFrom('  ', 'nobody writes this'),
    ),
    sort: fc.constantFrom(...lineSorts),
  },
  { requiredKeys: [] },
)
/** At most three at once: with all of them nothing would be found. */
const narrow = fc.tuple(anyFilter, fc.nat(), fc.nat(), fc.nat()).map(([filter, ...picks]) => {
  const names = Object.keys(filter) as (keyof LineFilter)[]
  const taken = new Set(picks.map((pick) => names[pick % Math.max(1, names.length)]))
  return Object.fromEntries(Object.entries(filter).filter(([name]) => taken.has(name as keyof LineFilter)))
}) as fc.Arbitrary<LineFilter>

test('the book holds what the filters ask for', () => {
  for (const bit of Object.values(flag)) expect(places.some((line) => has(line, bit))).toBe(true)
  expect(places.filter((line) => columns.twin[line]! >= 0)).toHaveLength(1)
  expect(new Set(head.accounts.map(({ use }) => use === 'operating'))).toEqual(new Set([true, false]))
})

test('every filter finds the lines that it names, and what they come to', () => {
  let found = 0
  fc.assert(
    fc.property(narrow, (filter) => {
      const wanted = places.filter((line) => isAsked(line, filter))
      const { lines, sums, moneyIn, moneyOut } = findLines(book, filter)
      expect([...lines].sort((a, b) => a - b)).toEqual(wanted)
      const amounts = wanted.map((line) => columns.amount[line]!)
      const sumOf = (those: number[]) => those.reduce((sum, each) => sum + each, 0)
      expect(moneyIn).toBe(sumOf(amounts.filter((each) => each > 0)))
      expect(moneyOut).toBe(-sumOf(amounts.filter((each) => each <= 0)) || 0)
      expect(sumOf(sums.map(({ cents: of }) => of))).toBe(moneyIn - moneyOut)
      for (const { class: name, revenue, count, cents: of } of sums) {
        const those = wanted.filter(
          (line) => shownClasses[columns.class[line]!] === name && has(line, flag.revenue) === revenue,
        )
        expect([count, of]).toEqual([those.length, sumOf(those.map((line) => columns.amount[line]!))])
      }
      if (wanted.length) found++
    }),
    { numRuns: 600 },
  )
  expect(found).toBeGreaterThan(150)
})

test('a comma that is no thousand makes no other amount', () => {
  const found = (text: string) => findLines(book, { text }).lines.map(cents)
  expect([...found('35.00')]).toContain(35_00)
  expect([...found('3,5')]).not.toContain(35_00)
  expect([...found('4,1.25')]).not.toContain(41_25)
})

describe('orders', () => {
  const ordered = (sort?: LineFilter['sort']) => [...findLines(book, { sort }).lines]
  const oldest = places.filter(operating)

  test('newest first unless said otherwise', () => {
    expect(ordered()).toEqual(oldest.toReversed())
    expect(ordered('newest')).toEqual(ordered())
    expect(ordered('oldest')).toEqual(oldest)
  })

  test('by size, whatever the sign; the newer one first where they are equal', () => {
    const bySize = oldest.toSorted((a, b) => cents(b) - cents(a) || b - a)
    expect(ordered('largest')).toEqual(bySize)
    expect(ordered('smallest')).toEqual(oldest.toSorted((a, b) => cents(a) - cents(b) || b - a))
    expect(new Set(bySize.map(cents)).size).toBeLessThan(bySize.length)
  })
})

test.each(['joes cafe', 'JOE’S CAFÉ', "joe's cafe", 'nunez', 'Núñez dangelo', 'd’angelo'])(
  'a line is found whatever accents and apostrophes it and the search have: %s',
  (text) => {
    const { lines } = findLines(book, { text })
    expect([...lines].map((line) => textOf(book, line))).toEqual(["POS JOE’S CAFÉ NÚÑEZ D'ANGELO"])
  },
)
