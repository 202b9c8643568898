// Puts the lines of an export from the oldest on: files begin with the newest or the oldest, and within a day as they like.
import type { ProvenLine } from '../statement-reader/prove.ts'

/** A line of an export. */
export interface ExportedLine extends ProvenLine {
  readonly text: string
}

/** The orders worth a try, the plain one first; of each, days rise. */
export function ordersOf<Line extends ExportedLine>(lines: readonly Line[]): readonly (readonly Line[])[] {
  const first = lines[0]?.date ?? ''
  const last = lines.at(-1)?.date ?? ''
  const asWritten = byDay(lines)
  const turned = byDay(lines.toReversed())
  const plain = first > last ? [turned, asWritten] : [asWritten, turned]
  const chained = byBalances(plain[0]!)
  return chained ? [...plain, chained] : plain
}

const byDay = <Line extends ExportedLine>(lines: readonly Line[]): readonly Line[] =>
  lines.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))

/**
 * Within each day from balance to balance: a line leads from the balance before it to the one beside it, and a day is a way that takes each
 * line once (Hierholzer). Null where a line has no balance or there is no such way.
 */
function byBalances<Line extends ExportedLine>(lines: readonly Line[]): readonly Line[] | null {
  if (!lines.length || lines.some(({ balance }) => balance === null)) return null
  const ordered: Line[] = []
  let at: number | null = null
  for (let from = 0; from < lines.length;) {
    let to = from
    while (lines[to]?.date === lines[from]!.date) to++
    const day = lines.slice(from, to)
    const way: readonly Line[] | null = wayThrough(day, at ?? startOf(day))
    if (!way) return null
    ordered.push(...way)
    at = way.at(-1)!.balance
    from = to
  }
  return ordered
}

const before = ({ balance, cents }: ExportedLine): number => balance! - cents

/** The balance that lines lead away from once more than they lead to it; any of a circle's. */
function startOf(day: readonly ExportedLine[]): number {
  const left = new Map<number, number>()
  for (const line of day) {
    left.set(before(line), (left.get(before(line)) ?? 0) + 1)
    left.set(line.balance!, (left.get(line.balance!) ?? 0) - 1)
  }
  return [...left].find(([, count]) => count > 0)?.[0] ?? before(day[0]!)
}

function wayThrough<Line extends ExportedLine>(day: readonly Line[], start: number): Line[] | null {
  const from = new Map<number, Line[]>()
  // The first of the file is taken first: lists are used from their ends.
  for (const line of day.toReversed()) {
    const list = from.get(before(line))
    if (list) list.push(line)
    else from.set(before(line), [line])
  }
  const way: Line[] = []
  const open: { readonly at: number; readonly by: Line | null }[] = [{ at: start, by: null }]
  while (open.length) {
    const { at, by } = open.at(-1)!
    const next = from.get(at)?.pop()
    if (next) open.push({ at: next.balance!, by: next })
    else {
      open.pop()
      if (by) way.push(by)
    }
  }
  way.reverse()
  return way.length === day.length ? way : null
}
