// Digits that a picture's reading took for others: where the proof contradicts them, the one likely figure that lets it hold.
import type { Cents } from '#core/ground/money.ts'
import type { PrintedFigure } from './printed-figures.ts'
import type { Proof } from './prove.ts'
import type { TableLine } from './table-lines.ts'
import type { Amount } from './tokens.ts'

/** A figure that stands for another one than was read. */
export interface Repair {
  readonly was: string
  /** As it is taken, without a sign. */
  readonly cents: Cents
  readonly page: number
  readonly x: number
  readonly y: number
}

/** What an account is read of. */
export interface Printed {
  readonly lines: readonly TableLine[]
  readonly figures: readonly PrintedFigure[]
}

interface Tried {
  readonly proof: Proof
  readonly isProven: boolean
}

/** Digits that readings of pictures take for one another. */
const alike = new Set(
  [
    '08',
    '06',
    '09',
    '17',
    '14',
    '27',
    '23',
    '38',
    '35',
    '39',
    '56',
    '58',
    '59',
    '68',
    '89',
    '49',
    '79',
  ].flatMap((pair) => [pair, `${pair[1]}${pair[0]}`]),
)
/** Surer words are changed by likely confusions alone; a less sure one may be any. */
const SURE = 0.9
const MOST_REPAIRS = 6
/** Readings that are tried for one account. */
const MOST_TRIED = 240

interface Place {
  readonly at: number
  /** Of a line's amounts; null: a figure beside the lines. */
  readonly amount: number | null
}
interface Change {
  readonly place: Place
  readonly now: Amount
}

/**
 * The reading with the fewest changes that its proof allows, one after the other; null where none is proven, or two would be as good. Each
 * change must carry the proof further than every other one.
 */
export function repaired<Reading extends Tried>(
  printed: Printed,
  first: Reading,
  read: (printed: Printed) => Reading,
): { readonly reading: Reading; readonly printed: Printed } | null {
  let now = { printed, reading: first }
  let tries = 0
  for (let step = 0; step < MOST_REPAIRS; step++) {
    const base = scoreOf(now.reading)
    let best: { printed: Printed; reading: Reading } | null = null
    let most = base
    let isTied = false
    for (const change of changesFor(now.printed, now.reading.proof)) {
      if (++tries > MOST_TRIED) return null
      const tried = withChange(now.printed, change)
      const reading = read(tried)
      const score = scoreOf(reading)
      const order = compare(score, most)
      if (order > 0) {
        best = { printed: tried, reading }
        most = score
        isTied = false
      } else if (order === 0 && best) isTied = true
    }
    if (!best || isTied) return null
    if (best.reading.isProven) return best
    now = best
  }
  return null
}

/** How far a proof holds: proven, then the first balance that breaks, then how much agrees. */
function scoreOf({ isProven, proof }: Tried): readonly number[] {
  const { balance, deposits, withdrawals, firstBreak, balances } = proof
  const misses = [balance, deposits, withdrawals].filter((miss) => miss !== null && miss !== 0).length
  return [Number(isProven), firstBreak ? firstBreak.line : balances ? Infinity : 0, -misses]
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) if (value !== other[at]) return value > other[at]! ? 1 : -1
  return 0
}

/** Changes of one figure each that would make up for what the proof misses by. */
function changesFor({ lines, figures }: Printed, proof: Proof): Change[] {
  const { balance, deposits, withdrawals, firstBreak } = proof
  const missed = firstBreak ? [firstBreak.by] : [balance, deposits, withdrawals]
  const by = new Set(missed.flatMap((each) => (each ? [Math.abs(each)] : [])))
  const places = [
    ...lines.flatMap(({ amounts }, at) => amounts.map((each, amount) => ({ place: { at, amount }, each }))),
    ...figures.map(({ amount: each }, at) => ({ place: { at, amount: null }, each })),
  ]
  return places.flatMap(({ place, each }) => othersOf(each, by).map((now) => ({ place, now })))
}

/** The figures that a picture's amount may be instead, and that differ by one of these. */
function othersOf(amount: Amount, by: ReadonlySet<Cents>): Amount[] {
  const { size, sign, text, confidence, was } = amount
  if (confidence === null) return []
  const others: Amount[] = []
  const as = was ?? text
  // A minus that was not seen, or a speck that was taken for one.
  if (by.has(2 * size)) others.push({ ...amount, sign: sign < 0 ? 0 : -1, was: as })
  for (const [at, digit] of [...text].entries()) {
    if (!/\d/.test(digit)) continue
    for (const other of '0123456789') {
      if (other === digit || (confidence >= SURE && !alike.has(digit + other))) continue
      const now = text.slice(0, at) + other + text.slice(at + 1)
      const cents = centsOf(now)
      if (by.has(Math.abs(cents - size))) others.push({ ...amount, size: cents, text: now, was: as })
    }
  }
  // A dollar sign that was taken for a digit.
  const bare = /^[358](?=\d[\d,]*\.)/.test(text) ? text.slice(1).replace(/^,/, '') : null
  if (bare !== null && by.has(size - centsOf(bare)))
    others.push({ ...amount, size: centsOf(bare), text: bare, was: as })
  return others
}

const centsOf = (text: string): Cents => Number(text.replace(/[.,]/g, ''))

function withChange({ lines, figures }: Printed, { place, now }: Change): Printed {
  const put = <T>(list: readonly T[], at: number, change: (each: T) => T): readonly T[] =>
    list.map((each, n) => (n === at ? change(each) : each))
  const { at, amount } = place
  if (amount !== null)
    return {
      figures,
      lines: put(lines, at, (line) => ({ ...line, amounts: put(line.amounts, amount, () => now) })),
    }
  const asFigure = (figure: PrintedFigure): PrintedFigure => ({
    ...figure,
    amount: now,
    cents: now.sign === 0 && figure.cents < 0 ? -now.size : now.sign < 0 ? -now.size : now.size,
  })
  return { lines, figures: put(figures, at, asFigure) }
}

/** What stands for another figure than was read, in the file's order. */
export function repairsOf(
  { lines, figures }: Printed,
  placeOf: (row: number) => { page: number; y: number },
): Repair[] {
  const of = (amount: Amount, row: number): Repair[] =>
    amount.was === null ? [] : [{ was: amount.was, cents: amount.size, x: amount.x, ...placeOf(row) }]
  return [
    ...lines.flatMap(({ amounts, row }) => amounts.flatMap((amount) => of(amount, row))),
    ...figures.flatMap(({ amount, row }) => of(amount, row)),
  ].toSorted((a, b) => a.page - b.page || a.y - b.y || a.x - b.x)
}
