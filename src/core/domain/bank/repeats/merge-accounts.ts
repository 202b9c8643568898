// The lines of an account that is linked twice, put together: what both links report stays once.
import type { SameContent } from '../same-accounts.ts'
import type { RepeatRows } from './repeat-rows.ts'
import { RowQueues } from './row-queues.ts'

/** Two vendors may date one line days apart. */
const mostDays = 3
/** Tenths of the lines of the days that both have which must be equal before any other is taken for equal. */
const fewestEqual = 8

/**
 * Drops the rows of linked-again accounts that the first link has too, and moves the others to it. `targetOf`: the place of the first link
 * by the place of the other. Same day and amount, the n-th time, makes one line, whatever the texts say: two vendors word one line
 * differently. What is left on both sides within days of each other is one as well.
 */
export function mergeAccounts(
  all: RepeatRows,
  targetOf: ReadonlyMap<number, number>,
  same: readonly SameContent[],
): void {
  const { day, amount, account, count } = all.rows
  const byPlace = new Map<number, number[]>()
  for (let row = 0; row < count; row++) {
    const place = account[row] as number
    const rows = byPlace.get(place)
    if (rows) rows.push(row)
    else byPlace.set(place, [row])
  }
  for (const [place, target] of targetOf) {
    const lag = same.find(({ at }) => at === place)?.lag ?? 0
    const there = (byPlace.get(target) ?? []).toSorted(all.byWorth)
    const open = new RowQueues<string>()
    for (const row of there) open.add(`${day[row]}|${amount[row]}`, row)
    const left = (byPlace.get(place) ?? []).toSorted(all.byWorth).filter((row) => {
      if (all.isTwo(row)) return true
      const of = open.take(`${(day[row] as number) - lag}|${amount[row]}`)
      if (of !== undefined) all.drop(row, of, 'account')
      return of === undefined
    })
    if (!isCopy(all, there, left.length, byPlace.get(place) ?? [])) {
      for (const row of left) account[row] = target
      byPlace.set(target, [...there, ...left])
      continue
    }
    // Places in `rest` by day and amount: the first of the days around is taken.
    const rest = open.left()
    const near = new RowQueues<string>()
    rest.forEach((each, at) => near.add(`${day[each]}|${amount[each]}`, at))
    const stay = left.filter((row) => {
      if (all.isTwo(row)) return true
      let best: string | undefined
      let first = Infinity
      for (let apart = -mostDays; apart <= mostDays; apart++) {
        const key = `${(day[row] as number) + apart}|${amount[row]}`
        const at = near.peek(key) ?? Infinity
        if (at < first) [best, first] = [key, at]
      }
      if (best === undefined) return true
      near.take(best)
      all.drop(row, rest[first] as number, 'account')
      return false
    })
    for (const row of stay) account[row] = target
    byPlace.set(target, [...there, ...stay])
  }
}

/** Whether the two links tell the same lines: most of those of the days that both have were equal. Two links may also share the lines between them. */
function isCopy(
  { rows: { day }, dropped }: RepeatRows,
  there: readonly number[],
  left: number,
  here: readonly number[],
): boolean {
  if (left === 0) return false
  const days = there.map((row) => day[row] as number)
  const from = days.reduce((low, at) => Math.min(low, at), Infinity)
  const to = days.reduce((high, at) => Math.max(high, at), -Infinity)
  const within = here.filter((row) => (day[row] as number) >= from && (day[row] as number) <= to)
  const equal = within.filter((row) => dropped[row] !== 0).length
  return equal * 10 >= within.length * fewestEqual
}
