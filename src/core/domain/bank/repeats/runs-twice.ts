// A run of lines, a month or a whole history that stands twice in one account under other ids.
import type { Cluster } from './same-day-clusters.ts'
import type { RepeatRows } from './repeat-rows.ts'

/** Copies that are looked for, most first. */
const copies = [4, 3, 2] as const
/** Distinct lines that a run has at least, and distinct amounts among them: one price paid twice a day is no run. */
const fewestLines = 5
const fewestAmounts = 4
/** How much less likely than one in four thousand it must be that so many lines stand side by side by chance. */
const fewestBits = 12
/** A line that stands once ends a run unless so many stand twice. */
const weightOfSingle = 5
/** Lines that stand twice on a day beside a run belong to it, if there are so many. */
const fewestAtEdge = 2

/** The same for copies that are dated a day later: a daily payment is followed by itself, so most amounts must be of their own. */
export function foldLaggedRuns(all: RepeatRows, pairs: readonly Cluster[]): void {
  if (pairs.length < fewestLines) return
  // A loop: so many arguments as there may be lines no call takes.
  let run = 0
  for (const each of all.repeats) if (each.run !== undefined && each.run >= run) run = each.run + 1
  stretchesOf(all, pairs, 2).forEach((stretch, at) => {
    const own = pairs.filter((each) => isIn(stretch, each))
    if (new Set(own.map(({ amount }) => amount)).size * 4 < own.length * 3) return
    for (const { rows } of own) foldCluster(all, rows, 2, run + at)
  })
}

/** Where nothing stands outside a run to reckon chance by: distinct days that it has at least. */
const fewestDaysAlone = 8
/** Lines outside a run from which chance is reckoned. */
const fewestOutside = 10

/** Days from one pay or rent day to the next: weeks, half months, months. */
const isRegularGap = (days: number): boolean =>
  days % 7 === 0 || (days >= 13 && days <= 18) || (days >= 27 && days <= 35)

/** Days of rents, wages and weekly bills: nine in ten gaps are weeks or months, or two days of the week have them all. */
function areRegular(days: readonly number[]): boolean {
  const gaps = days.slice(1).map((day, at) => day - (days[at] as number))
  return (
    gaps.filter(isRegularGap).length * 10 >= gaps.length * 9 || new Set(days.map((day) => day % 7)).size <= 2
  )
}

/**
 * Whether so many lines may stand twice without a copy: two tenants at each price, two sites of each client, pay day by pay day. Their days
 * are regular and their amounts come again. Where nothing else is known of the account, either is enough.
 */
function mayBeCustom(whole: readonly Cluster[], outside: number): boolean {
  const days = [...new Set(whole.map(({ day }) => day))].sort((a, b) => a - b)
  const comeAgain = new Set(whole.map(({ amount }) => amount)).size * 2 < whole.length
  if (outside < fewestOutside) return days.length < fewestDaysAlone || areRegular(days) || comeAgain
  return days.length > 2 && areRegular(days) && comeAgain
}

interface Stretch {
  readonly account: number
  readonly first: number
  readonly last: number
}

/** Drops the copies of each run. A run is told by days on which every line stands as often; what stands once within it speaks against it. */
export function foldRuns(all: RepeatRows, clusters: readonly Cluster[]): void {
  if (clusters.length < fewestLines) return
  let run = 0
  for (const times of copies) {
    const open = clusters.filter(({ rows }) => !isFolded(all, rows))
    for (const stretch of stretchesOf(all, open, times)) {
      const own = open.filter((each) => isIn(stretch, each) && each.rows.length >= times)
      for (const { rows } of own) foldCluster(all, rows, times, run)
      run++
    }
  }
}

const isFolded = (all: RepeatRows, rows: readonly number[]): boolean =>
  rows.some((row) => all.dropped[row] === 2)

const isIn = ({ account, first, last }: Stretch, cluster: Cluster): boolean =>
  cluster.account === account && cluster.day >= first && cluster.day <= last

/** Of each line as many stay as there were before it was copied. */
function foldCluster(all: RepeatRows, rows: readonly number[], times: number, run: number): void {
  const stay = Math.ceil(rows.length / times)
  const [first] = rows
  let left = rows.filter((row) => all.dropped[row] === 0).length
  for (const row of rows.toReversed()) {
    if (left <= stay || first === undefined) return
    if (all.dropped[row] !== 0 || all.isTwo(row)) continue
    all.drop(row, first, 'run', run)
    left--
  }
}

interface DayOf {
  readonly day: number
  /** Distinct lines that stand a multiple of the number of copies, and those that do not. */
  whole: number
  odd: number
}

/** The active days of each account, in order. */
function daysOf(all: RepeatRows, clusters: readonly Cluster[], times: number): Map<number, DayOf[]> {
  const { count, day, account } = all.rows
  const byPlace = new Map<number, DayOf>()
  const of = (place: number, at: number): DayOf => {
    const key = at * 65_536 + place
    let known = byPlace.get(key)
    if (!known) byPlace.set(key, (known = { day: at, whole: 0, odd: 0 }))
    return known
  }
  const touched = new Set(clusters.map((each) => each.account))
  for (let row = 0; row < count; row++) {
    const place = account[row] as number
    // What a reference folded elsewhere says nothing here.
    if (touched.has(place) && all.dropped[row] === 0) of(place, day[row] as number).odd++
  }
  for (const { account: place, day: at, rows } of clusters) {
    const known = of(place, at)
    for (const row of rows) if (all.dropped[row] === 0) of(place, day[row] as number).odd--
    if (rows.length % times === 0) known.whole++
    else known.odd++
  }
  const days = new Map<number, DayOf[]>()
  for (const [key, each] of byPlace) {
    const place = key % 65_536
    const own = days.get(place)
    if (own) own.push(each)
    else days.set(place, [each])
  }
  for (const each of days.values()) each.sort((a, b) => a.day - b.day)
  return days
}

function stretchesOf(all: RepeatRows, clusters: readonly Cluster[], times: number): Stretch[] {
  const found: Stretch[] = []
  for (const [account, days] of daysOf(all, clusters, times)) {
    for (const [from, to] of heaviest(days)) {
      const stretch = { account, first: days[from]!.day, last: days[to]!.day }
      const own = clusters.filter((each) => isIn(stretch, each))
      if (!isRun(days, { from, to }, own, times)) continue
      // The copying may have begun, and ended, in the middle of a day.
      const [before, after] = [days[from - 1], days[to + 1]]
      found.push({
        account,
        first: before && before.whole >= fewestAtEdge ? before.day : stretch.first,
        last: after && after.whole >= fewestAtEdge ? after.day : stretch.last,
      })
    }
  }
  return found
}

/** Stretches of days in which lines that stand twice outweigh the others, each cut where the weight is greatest. */
function heaviest(days: readonly DayOf[]): (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = []
  let from = 0
  let sum = 0
  let most = 0
  let to = -1
  const end = (next: number): void => {
    if (to >= from) found.push([from, to])
    from = next
    sum = most = 0
    to = -1
  }
  days.forEach(({ whole, odd }, at) => {
    sum += whole - weightOfSingle * odd
    if (sum > most) {
      most = sum
      to = at
    } else if (sum <= 0 || most - sum > weightOfSingle * 4) end(at + 1)
  })
  end(days.length)
  return found
}

function isRun(
  days: readonly DayOf[],
  { from, to }: { readonly from: number; readonly to: number },
  own: readonly Cluster[],
  times: number,
): boolean {
  const whole = own.filter(({ rows }) => rows.length % times === 0)
  if (whole.length < fewestLines || new Set(whole.map(({ amount }) => amount)).size < fewestAmounts)
    return false
  let odd = 0
  let wholeOutside = 0
  let oddOutside = 0
  days.forEach((day, at) => {
    if (at >= from && at <= to) odd += day.odd
    else {
      wholeOutside += day.whole
      oddOutside += day.odd
    }
  })
  if (odd * 10 > whole.length || mayBeCustom(whole, wholeOutside + oddOutside)) return false
  // How often a line of this account stands twice where nothing was copied: often at a car wash, hardly ever elsewhere.
  const usual = (wholeOutside + 1) / (wholeOutside + oddOutside + 4)
  const bits = (whole.length - 2 * odd) * Math.log2(1 / usual) - Math.log2(days.length)
  return bits >= fewestBits
}
