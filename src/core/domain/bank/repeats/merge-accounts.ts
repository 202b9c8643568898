// The lines of an account that is linked twice, put together: what both links report stays once.
import type { SameContent } from '../same-accounts.ts'
import type { RepeatRows } from './repeat-rows.ts'
import { tellings, TwinRows } from './twin-rows.ts'

/** Two vendors may date one line days apart. */
const mostDays = 3
/** Tenths of the lines of the days that both have which must be equal before any other is taken for equal. */
const fewestEqual = 8

/**
 * Drops the rows of linked-again accounts that the first link has too, and moves the others to it. `targetOf`: the place of the first link
 * by the place of the other. Same day and amount, the n-th time, makes one line, whatever the texts say but for the number of a check: two
 * vendors word one line differently. What is left on both sides within days of each other is one as well, where a day of it is one that
 * both links tell: what lies before the one and after the other only one of them can have.
 */
export function mergeAccounts(
  all: RepeatRows,
  targetOf: ReadonlyMap<number, number>,
  same: readonly SameContent[],
): void {
  const { day, account, count } = all.rows
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
    const here = (byPlace.get(place) ?? []).toSorted(all.byWorth)
    const open = new TwinRows(all, there)
    const drop = (row: number, of: number): void => {
      open.take(of)
      all.drop(row, of, 'account')
    }
    let left = here
    for (const telling of tellings)
      left = left.filter((row) => {
        const of = all.isTwo(row) ? undefined : open.find(row, (day[row] as number) - lag, telling)
        if (of !== undefined) drop(row, of)
        return of === undefined
      })
    if (isCopy(all, there, left.length, here)) left = withoutNear(all, { there, here, left, open, drop })
    for (const row of left) account[row] = target
    byPlace.set(target, [...there, ...left])
  }
}

type IsWithin = (day: number) => boolean

/** Whether a day is one of those from a list's first to its last. */
function daysOf({ rows: { day } }: RepeatRows, rows: readonly number[]): IsWithin {
  const days = rows.map((row) => day[row] as number)
  const from = days.reduce((low, at) => Math.min(low, at), Infinity)
  const to = days.reduce((high, at) => Math.max(high, at), -Infinity)
  return (at) => at >= from && at <= to
}

/** Takes out what is left on both sides within days of each other; of the rows around, the first is taken. */
function withoutNear(
  all: RepeatRows,
  parts: {
    readonly there: readonly number[]
    readonly here: readonly number[]
    readonly left: readonly number[]
    readonly open: TwinRows
    readonly drop: (row: number, of: number) => void
  },
): number[] {
  const { there, here, left, open, drop } = parts
  const { day } = all.rows
  const rest = new Map(there.filter((row) => !open.isTaken(row)).map((row, at) => [row, at] as const))
  const [isOfFirst, isOfOther] = [daysOf(all, there), daysOf(all, here)]
  const isLeft = (row: number, telling: (typeof tellings)[number]): boolean => {
    if (all.isTwo(row)) return true
    const own = day[row] as number
    let best: number | undefined
    for (let apart = -mostDays; apart <= mostDays; apart++) {
      if (!isOfFirst(own) && !isOfOther(own + apart)) continue
      const found = open.find(row, own + apart, telling)
      if (found !== undefined && (best === undefined || rest.get(found)! < rest.get(best)!)) best = found
    }
    if (best !== undefined) drop(row, best)
    return best === undefined
  }
  return tellings.reduce((rows, telling) => rows.filter((row) => isLeft(row, telling)), [...left])
}

/** Whether the two links tell the same lines: most of those of the days that both have were equal. Two links may also share the lines between them. */
function isCopy(all: RepeatRows, there: readonly number[], left: number, here: readonly number[]): boolean {
  const isWithin = daysOf(all, there)
  const within = here.filter((row) => isWithin(all.rows.day[row] as number))
  if (left === 0 || within.length === 0) return false
  const equal = within.filter((row) => all.dropped[row] !== 0).length
  return equal * 10 >= within.length * fewestEqual
}
