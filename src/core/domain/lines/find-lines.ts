// Which lines of a book are asked for, in which order, and what they come to by class.
import { dayNumber, firstDay, lastDay, type IsoDate, type IsoMonth } from '#core/ground/dates.ts'
import { plainLetters } from '#core/ground/plain-letters.ts'
import type { Cents } from '#core/ground/money.ts'
import { classNumber, flag, repeatedWhys, shownClasses, whyNumber, type ShownClass } from './line-classes.ts'
import { unitsOf } from './code-units.ts'
import type { LineBook } from './line-book.ts'

/** A figure that lines stand behind. */
export const lineFigures = [
  'revenue',
  'gross',
  'left-out',
  'unclassed',
  'nsf',
  'debt',
  'negative',
  'fresh',
  'said',
  'once',
  'alike',
] as const
export type LineFigure = (typeof lineFigures)[number]
export const lineSorts = ['newest', 'oldest', 'largest', 'smallest'] as const
type LineSort = (typeof lineSorts)[number]

export interface LineFilter {
  /** Place in the book's accounts; absent = all that count. */
  readonly account?: number
  readonly month?: IsoMonth
  readonly day?: IsoDate
  /** First and last day. */
  readonly since?: IsoDate
  readonly until?: IsoDate
  readonly figure?: LineFigure
  /** Code of a finding of the whole file. */
  readonly finding?: string
  readonly class?: ShownClass
  /** Place in the book's parties. */
  readonly party?: number
  /** Place in the book's positions. */
  readonly position?: number
  readonly direction?: 'in' | 'out'
  /** Cents, without sign. */
  readonly least?: Cents
  readonly most?: Cents
  readonly text?: string
  readonly sort?: LineSort
}

interface ClassSum {
  readonly class: ShownClass
  /** Whether the lines of this sum are in true revenue. */
  readonly revenue: boolean
  readonly count: number
  readonly cents: Cents
}

export interface FoundLines {
  /** Places of lines, in the order asked for. */
  readonly lines: Int32Array
  /** By class, in the order of the classes; both signs as they are. */
  readonly sums: readonly ClassSum[]
  readonly moneyIn: Cents
  readonly moneyOut: Cents
}

type Test = (line: number) => boolean

/** Days on which the account, or all that count, ended below zero. */
function negativeDays({ head }: LineBook, account: number | undefined): (day: number) => boolean {
  const balances = head.scopes[account === undefined ? 0 : account + 1]?.balances ?? []
  return (day) => (balances[day - head.from] ?? 0) < 0
}

/** Days since the epoch of the first and the last day asked for. */
function daysOf({ month, day, since, until }: LineFilter): readonly [number, number] {
  if (day !== undefined) return [dayNumber(day), dayNumber(day)]
  if (month !== undefined) return [dayNumber(firstDay(month)), dayNumber(lastDay(month))]
  return [
    since === undefined ? -Infinity : dayNumber(since),
    until === undefined ? Infinity : dayNumber(until),
  ]
}

function figureTest(book: LineBook, figure: LineFigure, account: number | undefined): Test {
  const { flags, amount, day, why, class: classes } = book.columns
  const has = (line: number, bit: number): boolean => ((flags[line] as number) & bit) !== 0
  // An account that counts nowhere has no figure but its own credits.
  const isAlone = account !== undefined && book.head.accounts[account]?.use !== 'operating'
  const isIn = (line: number): boolean =>
    (amount[line] as number) > 0 &&
    (has(line, flag.counted) ||
      (isAlone &&
        why[line] !== whyNumber.pending &&
        why[line] !== whyNumber.older &&
        !repeatedWhys.has(why[line] as number)))
  const isNegative = negativeDays(book, account)
  switch (figure) {
    case 'revenue':
      return (line) => has(line, flag.revenue)
    case 'gross':
      return isIn
    case 'left-out':
      return (line) => isIn(line) && !has(line, flag.revenue)
    case 'unclassed':
      return (line) => isIn(line) && classes[line] === classNumber.unclassed
    case 'nsf':
      return (line) => has(line, flag.nsf)
    case 'debt':
      return (line) => has(line, flag.debt)
    case 'negative':
      return (line) => isNegative(day[line] as number)
    case 'fresh':
      return (line) => has(line, flag.fresh)
    case 'said':
      return (line) => why[line] === whyNumber.said
    case 'once':
      return (line) => repeatedWhys.has(why[line] as number)
    case 'alike':
      return (line) => has(line, flag.alike)
  }
}

/** The plain letter of a code unit, as far as one stands for one: Latin with its accents, Greek, Cyrillic. */
const plainUnits = Uint16Array.from({ length: 0x530 }, (_, unit) => {
  const plain = plainLetters(String.fromCharCode(unit))
  return plain.length === 1 ? plain.charCodeAt(0) : unit
})
const plainUnit = (unit: number): number => plainUnits[unit] ?? unit

const APOSTROPHES = /['‘’ʻʼ`´′]/g
const isApostrophe = (unit: number): boolean =>
  unit === 0x27 ||
  unit === 0x60 ||
  unit === 0xb4 ||
  unit === 0x2bb ||
  unit === 0x2bc ||
  unit === 0x2018 ||
  unit === 0x2019 ||
  unit === 0x2032

/** Whether the code units from one place to another hold `wanted`, which is in plain letters without apostrophes. */
function holds(text: Uint16Array, from: number, to: number, wanted: Uint16Array): boolean {
  const first = wanted[0]
  for (let start = from; start <= to - wanted.length; start++) {
    if (plainUnit(text[start] as number) !== first) continue
    let same = 0
    for (let at = start; at < to && same < wanted.length; at++) {
      const unit = text[at] as number
      if (plainUnit(unit) === wanted[same]) same++
      else if (!isApostrophe(unit)) break
    }
    if (same === wanted.length) return true
  }
  return false
}

/** Lines whose text holds these words as they are, whatever the capitals, accents and apostrophes. */
function textTest(book: LineBook, text: string): Test {
  const wanted = text.trim().toLowerCase()
  // '1,5' is no fifteen: a comma stands before three figures.
  const amount = /^[$\s]*((?:\d{1,11}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?)$/
    .exec(wanted)?.[1]
    ?.replaceAll(',', '')
  const cents = amount === undefined ? null : Math.round(Number(amount) * 100)
  const plain = plainLetters(wanted.replace(APOSTROPHES, ''))
  const units = unitsOf(plain)
  const party = book.head.parties.map((name) => plainLetters(name.replace(APOSTROPHES, '')).includes(plain))
  return (line) =>
    (cents !== null && Math.abs(book.columns.amount[line] as number) === cents) ||
    party[book.columns.party[line] as number] === true ||
    holds(
      book.columns.text,
      book.columns.textAt[line] as number,
      book.columns.textAt[line + 1] as number,
      units,
    )
}

/** Lines are oldest first: where the first of a day or later stands. */
function firstOf(days: Int32Array, day: number): number {
  let low = 0
  let high = days.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle] as number) < day) low = middle + 1
    else high = middle
  }
  return low
}

/** Linear in the lines of the days asked for. */
export function findLines(book: LineBook, filter: LineFilter): FoundLines {
  const { columns } = book
  const tests: Test[] = []
  const { account, class: wanted, party, position, direction, least, most, figure, finding, text } = filter
  const asked = book.head.accounts.map(({ use }, at) =>
    account === undefined ? use === 'operating' : at === account,
  )
  if (asked.includes(false)) tests.push((line) => asked[columns.account[line] as number] === true)
  if (wanted !== undefined) tests.push((line) => columns.class[line] === classNumber[wanted])
  if (party !== undefined) tests.push((line) => columns.party[line] === party)
  if (position !== undefined) tests.push((line) => columns.position[line] === position)
  if (direction) tests.push((line) => (columns.amount[line] as number) > 0 === (direction === 'in'))
  if (least !== undefined) tests.push((line) => Math.abs(columns.amount[line] as number) >= least)
  if (most !== undefined) tests.push((line) => Math.abs(columns.amount[line] as number) <= most)
  if (figure) tests.push(figureTest(book, figure, account))
  if (finding !== undefined) {
    const seen = new Set(book.head.findings?.[finding])
    tests.push((line) => seen.has(line))
  }
  // Last: only it reads the text.
  if (text?.trim()) tests.push(textTest(book, text))
  const [from, to] = daysOf(filter)
  const begin = from === -Infinity ? 0 : firstOf(columns.day, from)
  const end = to === Infinity ? book.count : firstOf(columns.day, to + 1)
  // An end before the beginning holds nothing.
  const found = new Int32Array(Math.max(0, end - begin))
  const counts = new Float64Array(shownClasses.length * 4)
  let count = 0
  let moneyIn = 0
  let moneyOut = 0
  for (let line = begin; line < end; line++) {
    if (!tests.every((test) => test(line))) continue
    found[count++] = line
    const cents = columns.amount[line] as number
    const at =
      ((columns.class[line] as number) * 2 + ((columns.flags[line] as number) & flag.revenue ? 1 : 0)) * 2
    counts[at]!++
    counts[at + 1]! += cents
    if (cents > 0) moneyIn += cents
    else moneyOut -= cents
  }
  return {
    lines: sorted(book, found.subarray(0, count), filter.sort),
    sums: sumsOf(counts),
    moneyIn,
    moneyOut,
  }
}

function sorted({ columns }: LineBook, lines: Int32Array, sort: LineSort = 'newest'): Int32Array {
  if (sort === 'oldest') return lines
  if (sort === 'newest') return lines.reverse()
  const size = (line: number): number => Math.abs(columns.amount[line] as number)
  const sign = sort === 'largest' ? 1 : -1
  return lines.sort((a, b) => sign * (size(b) - size(a)) || b - a)
}

const sumsOf = (counts: Float64Array): ClassSum[] =>
  shownClasses.flatMap((name, at) =>
    [true, false].flatMap((revenue): ClassSum[] => {
      const place = (at * 2 + (revenue ? 1 : 0)) * 2
      const count = counts[place] as number
      return count ? [{ class: name, revenue, count, cents: counts[place + 1] as number }] : []
    }),
  )
