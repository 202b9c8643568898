// Lines of one account, day and amount whose texts may be of one booking: what a run is told by, and what is marked where nothing tells.
import { isAlike } from './alike-text.ts'
import type { RepeatRows } from './repeat-rows.ts'

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
  for (const group of groups) {
    const places = new Map<number, number[]>()
    for (const row of group) {
      const place = (day[row] as number) * 65_536 + (account[row] as number)
      const rows = places.get(place)
      if (rows) rows.push(row)
      else places.set(place, [row])
    }
    for (const rows of places.values()) {
      if (rows.length < 2) continue
      for (const alike of alikeOnes(all, rows.sort(all.byWorth))) {
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
  const taken = new Set(clusters.flatMap(({ rows }) => rows))
  const { account, day, amount } = all.rows
  const found: Cluster[] = []
  for (const group of groups) {
    const open = group
      .filter((row) => all.dropped[row] === 0 && !taken.has(row))
      .sort((a, b) => (day[a] as number) - (day[b] as number) || all.byWorth(a, b))
    open.forEach((row, at) => {
      if (taken.has(row)) return
      for (let next = at + 1; next < open.length; next++) {
        const other = open[next] as number
        const apart = (day[other] as number) - (day[row] as number)
        if (apart > 1) return
        if (apart < 1 || taken.has(other) || account[other] !== account[row]) continue
        if (!isAlike(all.plainOf(row), all.plainOf(other)) || differ(all, row, other)) continue
        taken.add(row).add(other)
        found.push({
          account: account[row] as number,
          day: day[row] as number,
          amount: amount[row] as number,
          rows: [row, other],
        })
        return
      }
    })
  }
  return found
}

function alikeOnes(all: RepeatRows, rows: readonly number[]): number[][] {
  const found: number[][] = []
  for (const row of rows) {
    const into = found.find(
      ([first]) =>
        first !== undefined && isAlike(all.plainOf(first), all.plainOf(row)) && !differ(all, first, row),
    )
    if (into) into.push(row)
    else found.push([row])
  }
  return found
}

/** Two references of the bank are two bookings. */
function differ(all: RepeatRows, a: number, b: number): boolean {
  const [one, other] = [all.referenceOf(a), all.referenceOf(b)]
  return one !== null && other !== null && one.value !== other.value
}
