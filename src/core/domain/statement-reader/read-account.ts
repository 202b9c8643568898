// Reads one account of a statement: tries the ways in which its tables can be read, and takes the one whose proof holds.
import type { IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { makeLines, type DayBalance, type MadeLine, type Way } from './made-lines.ts'
import type { Period } from './period.ts'
import type { PrintedFigure } from './printed-figures.ts'
import { distance, isProven, prove, type Proof } from './prove.ts'
import type { Printed } from './repair.ts'
import { signByBalance } from './sign-by-balance.ts'
import type { TableLine } from './table-lines.ts'

/** Sections that may repeat others are tried with and without, at most so many. */
const MOST_TRIED = 5
/** Balances that are printed as opening or closing ones, of which the proof chooses. */
const MOST_BALANCES = 3

/** The nearest reading of an account. */
export interface Tried {
  readonly lines: readonly MadeLine[]
  readonly days: readonly DayBalance[]
  readonly figures: readonly PrintedFigure[]
  readonly proof: Proof
  readonly opening: Cents | null
  readonly closing: Cents | null
  /** -1 where it is proven, else how far from it. */
  readonly far: number
}

/** `printed` is the account's alone. */
export function readAccount({ lines, figures, overlaid }: Printed, period: Period): Tried {
  const openings = distinct(figures, 'opening')
  const closings = distinct(figures, 'closing')
  let best: Tried | null = null
  for (const way of waysOf(lines, period.to))
    for (const opening of openings)
      for (const closing of closings) {
        const read = inOrder(lines, period, way, opening, closing)
        const ends = {
          opening: opening ?? firstBalance(read.lines),
          closing: closing ?? lastBalance(read.lines),
        }
        const proof = prove({ ...read, ...ends, figures, ...period, overlaid })
        const far = isProven(proof) ? -1 : distance(proof)
        // Out of the order of days nothing less than the proof tells that it is the right one.
        if (way.asPrinted && far >= 0) continue
        const own = way.asPrinted ? byDays(read.lines) : read.lines
        if (!best || far < best.far) best = { ...read, lines: own, figures, proof, ...ends, far }
        if (far < 0) return best
      }
  return best!
}

const sorted = <T extends { readonly date: IsoDate }>(lines: readonly T[]): T[] =>
  lines.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))

/** Their balances follow one another in another order. */
const byDays = (lines: readonly MadeLine[]): MadeLine[] =>
  sorted(lines).map((line) => ({ ...line, balance: null }))

/** Where every line has its balance, the first and the last one say what is printed nowhere else. */
const firstBalance = (lines: readonly MadeLine[]): Cents | null =>
  lines[0]?.isSure && lines.every(({ balance }) => balance !== null)
    ? lines[0].balance! - lines[0].cents
    : null
const lastBalance = (lines: readonly MadeLine[]): Cents | null =>
  lines.length > 0 && lines.every(({ balance }) => balance !== null) ? lines.at(-1)!.balance : null

function distinct(figures: readonly PrintedFigure[], kind: 'opening' | 'closing'): (Cents | null)[] {
  const own = figures.filter((figure) => figure.kind === kind)
  // What is carried from page to page ends no account.
  const ends = own.filter(({ label }) => !/\bcarried forward\b/.test(label))
  const found = [...new Set((ends.length ? ends : own).map(({ cents }) => cents))]
  return found.length ? found.slice(0, MOST_BALANCES) : [null]
}

interface Ordered {
  readonly lines: readonly MadeLine[]
  readonly days: readonly DayBalance[]
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
  const ordered = way.asPrinted ? lines : sorted(oldestFirst)
  if (ordered.every(({ isSure }) => isSure)) return { lines: ordered, days }
  const printed = new Map(days.map(({ date, cents }) => [date, cents]))
  const withDays = ordered.map((line, at) => ({
    ...line,
    balance: line.balance ?? (ordered[at + 1]?.date === line.date ? null : (printed.get(line.date) ?? null)),
  }))
  return { lines: signByBalance(withDays, opening, closing), days }
}

const isFalling = (lines: readonly MadeLine[]): boolean =>
  lines.filter(({ date }, at) => at && date > lines[at - 1]!.date).length * 10 < lines.length

/** The ways to read the tables that are worth a try, the plain one first. */
function waysOf(lines: readonly TableLine[], to: IsoDate): Way[] {
  const plain: Way = { swap: false, reversals: false, otherDay: false, asPrinted: false, without: new Set() }
  const made = makeLines(lines, to, plain)
  const repeating = sectionsThatRepeat(made.lines)
  const ways: Way[] = []
  const both = [false, true]
  for (const otherDay of lines.some(({ second }) => second) ? both : [false])
    for (const swap of made.isGuessed ? both : [false])
      for (const reversals of made.isMixed ? both : [false])
        for (let chosen = 0; chosen < 1 << repeating.length; chosen++)
          ways.push({
            swap,
            reversals,
            otherDay,
            asPrinted: false,
            without: new Set(repeating.filter((_, at) => !(chosen & (1 << at)))),
          })
  return runsAsPrinted(made.lines) ? [...ways, ...ways.map((way) => ({ ...way, asPrinted: true }))] : ways
}

/** Balances beside lines whose days go up and down. */
const runsAsPrinted = (lines: readonly MadeLine[]): boolean =>
  lines.some(({ balance }) => balance !== null) &&
  lines.some(({ date }, at) => at > 0 && date < lines[at - 1]!.date)

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
