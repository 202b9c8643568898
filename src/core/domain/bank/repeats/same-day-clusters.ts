// Lines of one account, day and amount whose texts may be of one booking: what a run is told by, and what is marked where nothing tells.
import type { RepeatRows } from './repeat-rows.ts'
import { alikeOnes, mayBeOne, TextPile } from './text-pile.ts'

export interface Cluster {
  readonly account: number
  readonly day: number
  /** Cents. */
  readonly amount: number
  /** Two and more, in the order in which they would be kept. */
  readonly rows: readonly number[]
}

/** `groups`: rows of equal amounts. */
export function clustersOf(all: RepeatRows, groups: readonly (readonly number[])[]): Cluster[] {
  const found: Cluster[] = []
  const { account, day, amount } = all.rows
  const textOf = textsOf(all)
  for (const group of groups) {
    for (const rows of placesOf(all, group).values()) {
      if (rows.length < 2) continue
      for (const alike of alikeOnes(rows.sort(all.byWorth), textOf)) {
        const [row] = alike
        if (row === undefined || alike.length < 2) continue
        found.push({
          account: account[row] as number,
          day: day[row] as number,
          amount: amount[row] as number,
          rows: alike,
        })
      }
    }
  }
  return found
}

/**
 * Pairs of lines of one account and amount of which one is dated a day after the other: what a copy from another time zone is told by. Lines
 * of the clusters given are left out.
 */
export function nextDayPairs(
  all: RepeatRows,
  groups: readonly (readonly number[])[],
  clusters: readonly Cluster[],
): Cluster[] {
  const taken = new Uint8Array(all.rows.count)
  for (const { rows } of clusters) for (const row of rows) taken[row] = 1
  const { account, day, amount } = all.rows
  const textOf = textsOf(all)
  const found: Cluster[] = []
  for (const group of groups) {
    const places = placesOf(
      all,
      group.filter((row) => all.dropped[row] === 0 && taken[row] === 0),
    )
    for (const place of [...places.keys()].sort((a, b) => a - b)) {
      const after = places.get(place + 65_536)
      if (!after) continue
      const before = places.get(place) as number[]
      const [one, next] = [before[0] as number, after[0] as number]
      // A daily payment: nothing to choose from, and mostly two numbers that tell the two apart.
      if (before.length + after.length === 2 && (taken[one] !== 0 || !mayBeOne(textOf(one), textOf(next))))
        continue
      const pile = new TextPile(after.sort(all.byWorth), textOf)
      for (const row of before.sort(all.byWorth)) {
        if (taken[row] !== 0) continue
        const other = pile.take(textOf(row))
        if (other === undefined) continue
        taken[row] = taken[other] = 1
        found.push({
          account: account[row] as number,
          day: day[row] as number,
          amount: amount[row] as number,
          rows: [row, other],
        })
      }
    }
  }
  return found
}

/** Rows by day and account. */
function placesOf({ rows: { day, account } }: RepeatRows, group: readonly number[]): Map<number, number[]> {
  const places = new Map<number, number[]>()
  for (const row of group) {
    const place = (day[row] as number) * 65_536 + (account[row] as number)
    const rows = places.get(place)
    if (rows) rows.push(row)
    else places.set(place, [row])
  }
  return places
}

const textsOf = (all: RepeatRows) => (row: number) => ({
  words: all.wordsOf(row),
  reference: all.referenceOf(row)?.value ?? '',
})
