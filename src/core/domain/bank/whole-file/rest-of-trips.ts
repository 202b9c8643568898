// The rest of money that goes round: where a name gives back the same share of each sum, what is missing of it and was paid in over the counter.
import type { Look } from './look.ts'

const limits = {
  bankDays: 7,
  /** What comes back over what went out. */
  least: 0.88,
  most: 1.01,
  /** So near together lie the shares that come back, so often. */
  apart: 0.002,
  times: 3,
  /** A share that is met so often, by so many of the trips. */
  ofTrips: 0.5,
  /** So many rows of those days are tried. */
  mostNear: 12,
} as const

interface Back {
  readonly out: number
  readonly rows: readonly number[]
  readonly share: number
}

/** Rows by bank day. */
function byBankDay(look: Look, rows: readonly number[]): Map<number, number[]> {
  const days = new Map<number, number[]>()
  for (const row of rows) {
    const found = days.get(look.bankDay(row))
    if (found) found.push(row)
    else days.set(look.bankDay(row), [row])
  }
  return days
}

/** Ways in which one or two of some rows (by bank day) come back from `out`. */
function backsOf(look: Look, out: number, days: ReadonlyMap<number, readonly number[]>): Back[] {
  const { amount } = look.ledger
  const near: number[] = []
  for (let at = 0; at <= limits.bankDays; at++) near.push(...(days.get(look.bankDay(out) + at) ?? []))
  const found: Back[] = []
  const add = (some: readonly number[]): void => {
    const share = some.reduce((sum, row) => sum + (amount[row] as number), 0) / -(amount[out] as number)
    if (share >= limits.least && share <= limits.most) found.push({ out, rows: some, share })
  }
  near.slice(0, limits.mostNear).forEach((row, place) => {
    add([row])
    for (const other of near.slice(place + 1, limits.mostNear)) add([row, other])
  })
  return found
}

/** The share that most trips have alike, and those trips. */
function usualShare(backs: readonly Back[]): { readonly share: number; readonly trips: ReadonlySet<number> } {
  const sorted = backs.toSorted((a, b) => a.share - b.share)
  let [low, from, most] = [0, 0, 0]
  sorted.forEach(({ share }, high) => {
    while (share - (sorted[low] as Back).share > limits.apart) low++
    if (high - low + 1 > most) [from, most] = [low, high - low + 1]
  })
  const within = sorted.slice(from, from + most)
  return { share: within[most >> 1]?.share ?? 0, trips: new Set(within.map(({ out }) => out)) }
}

const grouped = (look: Look, rows: readonly number[]): Map<string, number[]> => {
  const names = new Map<string, number[]>()
  for (const row of rows) {
    const name = look.nameOf(row)
    const found = names.get(name)
    if (found) found.push(row)
    else names.set(name, [row])
  }
  return names
}

/**
 * Of deposits without a name (`counter`) those that make a trip of one name whole at the share of its other trips. `outs`, `ins`: rows of
 * money that goes round. A bounded search for each debit, so linear in them.
 */
export function restOfTrips(
  look: Look,
  outs: readonly number[],
  ins: readonly number[],
  counter: readonly number[],
): number[] {
  const rest = new Set<number>()
  const open = new Set(counter)
  const insOf = grouped(look, ins)
  for (const [name, gone] of grouped(look, outs)) {
    const own = insOf.get(name) ?? []
    if (name === '' || own.length === 0) continue
    const days = byBankDay(look, own)
    const { share, trips } = usualShare(gone.flatMap((out) => backsOf(look, out, days)))
    if (trips.size < Math.max(limits.times, gone.length * limits.ofTrips)) continue
    const withCounter = byBankDay(look, [...own, ...counter])
    const offOf = (back: Back): number => Math.abs(back.share - share)
    for (const out of gone) {
      if (trips.has(out)) continue
      const [whole] = backsOf(look, out, withCounter)
        .filter((back) => offOf(back) <= limits.apart / 2 && back.rows.some((row) => open.has(row)))
        .sort((a, b) => offOf(a) - offOf(b))
      for (const row of whole?.rows ?? []) if (open.delete(row)) rest.add(row)
    }
  }
  return [...rest]
}
