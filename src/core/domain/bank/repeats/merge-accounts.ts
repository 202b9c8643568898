// The lines of an account that is linked twice, put together: what both links report stays once.
import type { SameContent } from '../same-accounts.ts'
import type { RepeatRows } from './repeat-rows.ts'

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
    const open = new Map<string, number[]>()
    for (const row of there) {
      const key = `${day[row]}|${amount[row]}`
      open.set(key, [...(open.get(key) ?? []), row])
    }
    const left = (byPlace.get(place) ?? []).toSorted(all.byWorth).filter((row) => {
      if (all.isTwo(row)) return true
      const of = open.get(`${(day[row] as number) - lag}|${amount[row]}`)?.shift()
      if (of !== undefined) all.drop(row, of, 'account')
      return of === undefined
    })
    if (!isCopy(all, there, left.length, byPlace.get(place) ?? [])) {
      for (const row of left) account[row] = target
      byPlace.set(target, [...there, ...left])
      continue
    }
    const rest = [...open.values()].flat()
    const stay = left.filter((row) => {
      if (all.isTwo(row)) return true
      const at = rest.findIndex(
        (each) =>
          amount[each] === amount[row] && Math.abs((day[each] as number) - (day[row] as number)) <= mostDays,
      )
      const [of] = at < 0 ? [] : rest.splice(at, 1)
      if (of !== undefined) all.drop(row, of, 'account')
      return of === undefined
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
