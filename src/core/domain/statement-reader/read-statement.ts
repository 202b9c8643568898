// Reads a bank statement from the pieces of text on its pages, whatever bank it is of: makes readings and lets the statement's own proof choose.
import type { IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { accountParts, type AccountPart } from './account-parts.ts'
import { bankOf } from './bank-name.ts'
import { furnitureOf } from './furniture.ts'
import { makeLines, type MadeLine, type Way } from './made-lines.ts'
import type { Page } from './page.ts'
import { periodOf, type Period } from './period.ts'
import { printedFigures, type PrintedFigure } from './printed-figures.ts'
import { distance, isProven, prove, type Proof } from './prove.ts'
import { rowsOf } from './rows.ts'
import { signByBalance, type Line } from './sign-by-balance.ts'
import { tableLines, type TableLine } from './table-lines.ts'

/** A line of the account: money in is positive (cents). */
interface ReadLine extends Line {
  readonly balance: Cents | null
  readonly place: LinePlace
}

/** Where a line stands, in points from the top left corner of its page. */
interface LinePlace {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type AccountKind = 'checking' | 'savings' | 'loan' | 'card' | 'unknown'

export interface AccountReading {
  readonly mask: string | null
  /** Who holds it, as printed at the head; null or absent where that is not told. */
  readonly holder?: string | null
  readonly kind: AccountKind
  readonly from: IsoDate
  readonly to: IsoDate
  readonly opening: Cents | null
  readonly closing: Cents | null
  readonly lines: readonly ReadLine[]
  readonly proof: Proof
  readonly isProven: boolean
}

export interface StatementFile {
  readonly bank: string
  readonly accounts: readonly AccountReading[]
}

/** no-text: a scan; no-statement: neither lines nor a balance that they begin with. */
export type UnreadReason = 'no-text' | 'no-period' | 'no-statement' | 'too-long'

/** Raised with every change of what is read: files that an older reader has read are read again. */
export const READER = 2

/** Each account of the file adds up. */
export const isWhollyProven = ({ accounts }: StatementFile): boolean =>
  accounts.every(({ isProven: is }) => is)

const MOST_ROWS = 20_000
/** Of text on all pages: a letter each in a long statement. */
const MOST_PIECES = 150_000
/** Sections that may repeat others are tried with and without, at most so many. */
const MOST_TRIED = 5
/** Balances that are printed as opening or closing ones, of which the proof chooses. */
const MOST_BALANCES = 3

/** Never throws. A reading whose proof does not hold says by how much it misses. */
export function readStatement(pages: readonly Page[]): Outcome<StatementFile, UnreadReason> {
  if (pages.reduce((sum, { pieces }) => sum + pieces.length, 0) > MOST_PIECES) return refused('too-long')
  const rows = rowsOf(pages)
  if (!rows.length) return refused('no-text')
  if (rows.length > MOST_ROWS) return refused('too-long')
  const furniture = furnitureOf(rows)
  const walk = tableLines(rows, (row) => furniture.has(row))
  const isLine = (row: number): boolean => walk.taken.has(row)
  const figures = printedFigures(rows, isLine)
  if (!walk.lines.length && !figures.some(({ kind }) => kind === 'opening')) return refused('no-statement')
  const period = periodOf(rows, figures, walk.lines)
  if (!period) return refused('no-period')
  const parts = accountParts(rows, figures, isLine)
  const accounts = parts.map((part) =>
    readAccount(
      part,
      walk.lines.filter(({ row }) => row >= part.from && row < part.to),
      figures.filter(({ row }) => row >= part.from && row < part.to),
      period,
    ),
  )
  return ok({ bank: bankOf(rows), accounts })
}

function readAccount(
  part: AccountPart,
  lines: readonly TableLine[],
  figures: readonly PrintedFigure[],
  period: Period,
): AccountReading {
  const openings = distinct(figures, 'opening')
  const closings = distinct(figures, 'closing')
  let best: {
    read: Ordered
    proof: Proof
    opening: Cents | null
    closing: Cents | null
    far: number
  } | null = null
  for (const way of waysOf(lines, period.to))
    for (const opening of openings)
      for (const closing of closings) {
        const read = inOrder(lines, period, way, opening, closing)
        const ends = {
          opening: opening ?? firstBalance(read.lines),
          closing: closing ?? lastBalance(read.lines),
        }
        const proof = prove({ ...read, ...ends, figures, ...period })
        const far = isProven(proof) ? -1 : distance(proof)
        if (!best || far < best.far) best = { read, proof, ...ends, far }
        if (far < 0) return told(part, best, period)
      }
  return told(part, best!, period)
}

/** Where every line has its balance, the first and the last one say what is printed nowhere else. */
const firstBalance = (lines: readonly MadeLine[]): Cents | null =>
  lines[0]?.isSure && lines.every(({ balance }) => balance !== null)
    ? lines[0].balance! - lines[0].cents
    : null
const lastBalance = (lines: readonly MadeLine[]): Cents | null =>
  lines.length > 0 && lines.every(({ balance }) => balance !== null) ? lines.at(-1)!.balance : null

const told = (
  part: AccountPart,
  {
    read,
    proof,
    opening,
    closing,
  }: { read: Ordered; proof: Proof; opening: Cents | null; closing: Cents | null },
  period: Period,
): AccountReading => ({
  mask: part.mask,
  kind: kindOf(part.head),
  ...period,
  opening,
  closing,
  lines: read.lines.map(({ date, text, cents, balance, from }) => ({
    date,
    text,
    cents,
    balance,
    place: { page: from.page, x: from.x, y: from.y, width: from.end - from.x, height: from.height },
  })),
  proof,
  isProven: isProven(proof),
})

function distinct(figures: readonly PrintedFigure[], kind: 'opening' | 'closing'): (Cents | null)[] {
  const found = [...new Set(figures.filter((figure) => figure.kind === kind).map(({ cents }) => cents))]
  return found.length ? found.slice(0, MOST_BALANCES) : [null]
}

interface Ordered {
  readonly lines: readonly MadeLine[]
  readonly days: ReturnType<typeof makeLines>['days']
}

/** The lines from the oldest on, with signs that the balances give where the table gives none. */
function inOrder(
  all: readonly TableLine[],
  { to }: Period,
  way: Way,
  opening: Cents | null,
  closing: Cents | null,
): Ordered {
  const { lines, days } = makeLines(all, to, way)
  const first = lines[0]?.date ?? ''
  const last = lines.at(-1)?.date ?? ''
  const oldestFirst = first > last && isFalling(lines) ? lines.toReversed() : lines
  const sorted = oldestFirst.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
  if (sorted.every(({ isSure }) => isSure)) return { lines: sorted, days }
  const printed = new Map(days.map(({ date, cents }) => [date, cents]))
  const withDays = sorted.map((line, at) => ({
    ...line,
    balance: line.balance ?? (sorted[at + 1]?.date === line.date ? null : (printed.get(line.date) ?? null)),
  }))
  return { lines: signByBalance(withDays, opening, closing), days }
}

const isFalling = (lines: readonly MadeLine[]): boolean =>
  lines.filter(({ date }, at) => at && date > lines[at - 1]!.date).length * 10 < lines.length

/** The ways to read the tables that are worth a try, the plain one first. */
function waysOf(lines: readonly TableLine[], to: IsoDate): Way[] {
  const plain: Way = { swap: false, reversals: false, without: new Set() }
  const made = makeLines(lines, to, plain)
  const repeating = sectionsThatRepeat(made.lines)
  const ways: Way[] = []
  for (const swap of made.isGuessed ? [false, true] : [false])
    for (const reversals of made.isMixed ? [false, true] : [false])
      for (let chosen = 0; chosen < 1 << repeating.length; chosen++)
        ways.push({
          swap,
          reversals,
          without: new Set(repeating.filter((_, at) => !(chosen & (1 << at)))),
        })
  return ways
}

/** Sections each of whose lines stands in another one too, by day and amount: a list of checks beside the table of everything. */
function sectionsThatRepeat(lines: readonly MadeLine[]): number[] {
  const bySection = new Map<number, MadeLine[]>()
  for (const line of lines) bySection.set(line.section, [...(bySection.get(line.section) ?? []), line])
  const keyOf = ({ date, cents }: MadeLine): string => `${date}/${Math.abs(cents)}`
  const count = new Map<string, Set<number>>()
  for (const line of lines) count.set(keyOf(line), (count.get(keyOf(line)) ?? new Set()).add(line.section))
  return [...bySection]
    .filter(([, own]) => own.every((line) => count.get(keyOf(line))!.size > 1))
    .toSorted((a, b) => a[1].length - b[1].length)
    .slice(0, MOST_TRIED)
    .map(([section]) => section)
}

const kinds: readonly (readonly [RegExp, AccountKind])[] = [
  [/\b(?:credit card|visa|mastercard|minimum payment due|new purchases)\b/i, 'card'],
  [/\b(?:loan|line of credit|mortgage|prestamo|préstamo)\b/i, 'loan'],
  [/\b(?:savings?|money market|certificate|ahorros?)\b/i, 'savings'],
  [/\b(?:checking|draft|banking|cheques|corriente)\b/i, 'checking'],
]
const kindOf = (head: string): AccountKind => kinds.find(([pattern]) => pattern.test(head))?.[1] ?? 'unknown'
