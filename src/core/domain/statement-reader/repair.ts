// Digits that a picture's reading took for others: where the proof contradicts them, the one likely figure that lets it hold.
import type { Cents } from '#core/ground/money.ts'
import type { ReadFigure } from './printed-figures.ts'
import { isProven, type Proof } from './prove.ts'
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
  readonly figures: readonly ReadFigure[]
  /** How many of its amounts stand on another one. */
  readonly overlaid: number
}

interface Tried {
  readonly proof: Proof
}

/** Digits that readings of pictures take for one another. */
const alike = new Set(
  '08 06 09 17 14 27 23 38 35 39 56 58 59 68 89 49 79'
    .split(' ')
    .flatMap((pair) => [pair, `${pair[1]}${pair[0]}`]),
)
/** Surer words are changed by likely confusions alone; a less sure one may be any. */
const SURE = 0.9
const MOST_REPAIRS = 6
/** Readings that are tried for one account, times its lines. */
const MOST_WORK = 40_000
const FEWEST_TRIED = 60

interface Place {
  readonly at: number
  /** Of a line's amounts; null: a figure beside the lines. */
  readonly amount: number | null
}
interface Other {
  readonly amount: Amount
  /** A reading of a picture makes this of that. */
  readonly isLikely: boolean
}
interface Change extends Other {
  readonly place: Place
}
interface Step<Reading> {
  readonly change: Change
  readonly printed: Printed
  readonly reading: Reading
}

/**
 * The reading after the changes that its proof leaves no choice of, one after the other; null where one of them could be another, or none is
 * proven in the end. Changes that no reading of a picture makes count as others that could be.
 */
export function repaired<Reading extends Tried>(
  printed: Printed,
  first: Reading,
  read: (printed: Printed) => Reading,
): { readonly reading: Reading; readonly printed: Printed } | null {
  let now = { printed, reading: first }
  let left = Math.max(FEWEST_TRIED, MOST_WORK / (printed.lines.length + 1))
  for (let step = 0; step < MOST_REPAIRS; step++) {
    const steps: Step<Reading>[] = []
    for (const change of changesFor(now.printed, now.reading.proof)) {
      if (left-- < 0) return null
      const tried = withChange(now.printed, change)
      steps.push({ change, printed: tried, reading: read(tried) })
    }
    const next = theOnly(steps, now.reading)
    if (!next?.change.isLikely) return null
    if (isProven(next.reading.proof)) return next
    now = next
  }
  return null
}

/** The step that leads further than every other one; null where there is none. */
function theOnly<Reading extends Tried>(
  steps: readonly Step<Reading>[],
  before: Tried,
): Step<Reading> | null {
  if (before.proof.firstBreak === null) {
    // Sums alone: what is changed beside them needs every one of them.
    const proven = steps.filter(({ reading }) => isProven(reading.proof))
    if (proven.length)
      return only(
        proven.filter(({ reading }) => isWhole(reading)),
        proven.length,
      )
    const better = steps.filter(
      ({ change, reading }) =>
        change.place.amount === null && reading.proof.balance === 0 && missesOf(reading) < missesOf(before),
    )
    return only(better, better.length)
  }
  const from = before.proof.firstBreak.line
  const reach = ({ reading: { proof } }: Step<Reading>): number => proof.firstBreak?.line ?? Infinity
  const further = steps.filter((step) => reach(step) > from)
  const most = Math.max(...further.map(reach))
  const best = further.filter((step) => reach(step) === most)
  // Before the first balance that agrees the opening one may be wrong as well as a line.
  const isAnchored = before.proof.balances > 1 && from > 0
  if (best.length === 1 && (isAnchored || isWhole(best[0]!.reading))) return best[0]!
  const whole = best.filter(({ reading }) => isProven(reading.proof) && isWhole(reading))
  return only(whole, whole.length)
}

const only = <T>(list: readonly T[], among: number): T | null => (among === 1 ? (list[0] ?? null) : null)

/** Opening, lines and closing, and the totals of both sides agree. */
const isWhole = ({ proof: { balance, deposits, withdrawals } }: Tried): boolean =>
  balance === 0 && deposits === 0 && withdrawals === 0

const missesOf = ({ proof: { balance, deposits, withdrawals } }: Tried): number =>
  [balance, deposits, withdrawals].filter((miss) => miss !== null && miss !== 0).length

/** Changes of one figure each that would make up for what the proof misses by. */
function changesFor({ lines, figures }: Printed, proof: Proof): Change[] {
  const { balance, deposits, withdrawals, firstBreak } = proof
  const missed = firstBreak ? [firstBreak.by] : [balance, deposits, withdrawals]
  const by = new Set(missed.flatMap((each) => (each ? [Math.abs(each)] : [])))
  const places = [
    ...lines.flatMap(({ amounts }, at) => amounts.map((each, amount) => ({ place: { at, amount }, each }))),
    ...figures.map(({ amount: each }, at) => ({ place: { at, amount: null }, each })),
  ]
  return places.flatMap(({ place, each }) => othersOf(each, by).map((other) => ({ place, ...other })))
}

/** The figures that a picture's amount may be instead, and that differ by one of these. */
function othersOf(amount: Amount, by: ReadonlySet<Cents>): Other[] {
  const { size, sign, text, confidence, was } = amount
  if (confidence === null) return []
  const others: Other[] = []
  const take = (now: Partial<Amount>, isLikely: boolean): void =>
    void others.push({ amount: { ...amount, ...now, was: was ?? text }, isLikely })
  // A minus that was not seen, or a speck that was taken for one.
  if (by.has(2 * size)) take({ sign: sign < 0 ? 0 : -1 }, true)
  for (const [at, digit] of [...text].entries()) {
    if (!/\d/.test(digit)) continue
    for (const other of '0123456789') {
      const now = text.slice(0, at) + other + text.slice(at + 1)
      const cents = centsOf(now)
      if (other !== digit && by.has(Math.abs(cents - size)))
        take({ size: cents, text: now }, confidence < SURE || alike.has(digit + other))
    }
  }
  // A dollar sign that was taken for a digit.
  const bare = /^[358](?=\d[\d,]*\.)/.test(text) ? text.slice(1).replace(/^,/, '') : null
  if (bare !== null && by.has(size - centsOf(bare))) take({ size: centsOf(bare), text: bare }, true)
  return others
}

const centsOf = (text: string): Cents => Number(text.replace(/[.,]/g, ''))

function withChange({ lines, figures, overlaid }: Printed, { place, amount: now }: Change): Printed {
  const put = <T>(list: readonly T[], at: number, change: (each: T) => T): readonly T[] =>
    list.map((each, n) => (n === at ? change(each) : each))
  const { at, amount: which } = place
  if (which !== null)
    return {
      figures,
      overlaid,
      lines: put(lines, at, (line) => ({ ...line, amounts: put(line.amounts, which, () => now) })),
    }
  const asFigure = (figure: ReadFigure): ReadFigure => ({
    ...figure,
    amount: now,
    cents: now.sign === 0 && figure.cents < 0 ? -now.size : now.sign < 0 ? -now.size : now.size,
  })
  return { lines, overlaid, figures: put(figures, at, asFigure) }
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
