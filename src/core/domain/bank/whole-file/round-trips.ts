// Debits of one name against credits within some bank days, before or after: one against one, then sums of several.
import { sumOf, type Look } from './look.ts'

export interface Trip {
  readonly outs: readonly number[]
  readonly ins: readonly number[]
}

interface Within {
  readonly bankDays: number
  /** What comes back over what went out. */
  readonly least: number
  readonly most: number
}

/** So many of the largest of a few days are tried in twos and threes. */
const mostTried = 10
/** Sums are looked for once so many single ones were found: a sum alone is chance. */
const singlesFirst = 2

/** Rows of `sorted` (by day) within some bank days of a row, without those that are taken. */
function near(
  look: Look,
  sorted: readonly number[],
  row: number,
  bankDays: number,
  taken: ReadonlySet<number>,
): number[] {
  const at = look.bankDay(row)
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (look.bankDay(sorted[middle] as number) < at - bankDays) low = middle + 1
    else high = middle
  }
  const found: number[] = []
  for (let i = low; i < sorted.length && look.bankDay(sorted[i] as number) <= at + bankDays; i++)
    if (!taken.has(sorted[i] as number)) found.push(sorted[i] as number)
  return found
}

/** The two or three of `rows` whose sum lies nearest to `cents` within the limits; null where none does. */
function sumNear(
  look: Look,
  rows: readonly number[],
  cents: number,
  { least, most }: Within,
): number[] | null {
  const { amount } = look.ledger
  const largest = rows
    .toSorted((a, b) => Math.abs(amount[b] as number) - Math.abs(amount[a] as number))
    .slice(0, mostTried)
  let best: number[] | null = null
  let off = Infinity
  const attempt = (some: number[]): void => {
    const sum = Math.abs(sumOf(look, some))
    if (sum < cents * least || sum > cents * most || Math.abs(sum - cents) >= off) return
    off = Math.abs(sum - cents)
    best = some
  }
  for (let a = 0; a < largest.length; a++)
    for (let b = a + 1; b < largest.length; b++) {
      attempt([largest[a] as number, largest[b] as number])
      for (let c = b + 1; c < largest.length; c++)
        attempt([largest[a] as number, largest[b] as number, largest[c] as number])
    }
  return best
}

/**
 * Trips of the debits of one name (`outs`, by day) over `ins` (by day). Large rows are few in any window of days, so this is linear in the
 * debits. What is in `used` belongs to another circle.
 */
export function matchSums(
  look: Look,
  outs: readonly number[],
  ins: readonly number[],
  used: ReadonlySet<number>,
  within: Within,
): Trip[] {
  const { amount } = look.ledger
  const taken = new Set(used)
  const trips: Trip[] = []
  const alone: number[] = []
  const add = (trip: Trip): void => {
    trips.push(trip)
    for (const row of trip.ins) taken.add(row)
  }
  for (const out of outs) {
    const cents = -(amount[out] as number)
    const offOf = (row: number): number => Math.abs((amount[row] as number) - cents)
    const [best] = near(look, ins, out, within.bankDays, taken)
      .filter(
        (row) =>
          (amount[row] as number) >= cents * within.least && (amount[row] as number) <= cents * within.most,
      )
      .sort((a, b) => offOf(a) - offOf(b))
    if (best === undefined) alone.push(out)
    else add({ outs: [out], ins: [best] })
  }
  if (trips.length < singlesFirst) return trips
  const left: number[] = []
  for (const out of alone) {
    const some = sumNear(look, near(look, ins, out, within.bankDays, taken), -(amount[out] as number), within)
    if (some) add({ outs: [out], ins: some })
    else left.push(out)
  }
  // Several small debits that come back as one.
  const gone = new Set<number>()
  for (const out of left) {
    if (gone.has(out)) continue
    const others = near(look, left, out, within.bankDays, gone)
    for (const back of near(look, ins, out, within.bankDays, taken)) {
      const wide = { ...within, least: 1 / within.most, most: 1 / within.least }
      const some = sumNear(look, others, amount[back] as number, wide)
      if (!some?.includes(out)) continue
      add({ outs: some, ins: [back] })
      for (const row of some) gone.add(row)
      break
    }
  }
  return trips
}
