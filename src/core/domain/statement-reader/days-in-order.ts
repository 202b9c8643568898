// Days that a picture's reading took for others: within a table that runs by days they stand out of order.
import type { IsoDate } from '#core/ground/dates.ts'
import type { TableLine } from './table-lines.ts'

/** More than this part of a table out of order: it runs by something else, as checks do by their numbers. */
const BY_DAYS = 0.15

/** How many lines read of pictures stand out of the order of days that all others of their table keep. */
export function daysOutOfOrder(lines: readonly TableLine[]): number {
  const seen = lines.filter(({ amounts }) => amounts.some(({ confidence }) => confidence !== null))
  let out = 0
  const breaks = (table: readonly TableLine[]): number =>
    breaksIn(table, ({ printed: before }, { printed: after }) => stepOf(before, after)).length
  for (const table of tablesOf(seen, ({ section }) => section.number).values()) {
    // Checks that are listed side by side run down their columns.
    const byNumber = table.every(({ check }) => check !== null)
      ? table.toSorted((a, b) => Number(a.check) - Number(b.check))
      : table
    out += Math.min(breaks(table), breaks(byNumber))
  }
  return out
}

/** A line of an account that was read. */
interface PlacedLine {
  readonly date: IsoDate
  readonly section: number
  readonly place: { readonly page: number; readonly y: number } | null
}

/** Indexes of the lines beside each step against the order of their table: one of both is misread. `lines`: as far as they stand on a page. */
export function linesOutOfOrder(lines: readonly PlacedLine[]): number[] {
  const placed = lines.flatMap(({ date, section, place }, at) =>
    place ? [{ date, section, place, at }] : [],
  )
  const asPrinted = placed.toSorted((a, b) => a.place.page - b.place.page || a.place.y - b.place.y)
  const out = new Set<number>()
  for (const table of tablesOf(asPrinted, ({ section }) => section).values())
    for (const step of breaksIn(table, (before, after) => signOf(before.date, after.date)))
      for (const line of [table[step]!, table[step + 1]!]) out.add(line.at)
  return [...out].toSorted((a, b) => a - b)
}

function tablesOf<T>(lines: readonly T[], sectionOf: (line: T) => number): Map<number, T[]> {
  const tables = new Map<number, T[]>()
  for (const line of lines) tables.set(sectionOf(line), [...(tables.get(sectionOf(line)) ?? []), line])
  return tables
}

/** The lines after which a table goes against its own order; none where it runs by something else. */
function breaksIn<T>(table: readonly T[], step: (before: T, after: T) => number): number[] {
  const steps = table.slice(1).map((line, at) => step(table[at]!, line))
  const [up, down] = [1, -1].map((way) => steps.flatMap((each, at) => (each === way ? [at] : [])))
  const fewer = up!.length < down!.length ? up! : down!
  return fewer.length <= Math.max(1, BY_DAYS * steps.length) ? fewer : []
}

const signOf = (before: IsoDate, after: IsoDate): number => (before < after ? 1 : before > after ? -1 : 0)

interface Day {
  readonly month: number
  readonly day: number
  readonly year: number | null
}

/** 1, 0 or -1: later, the same, earlier. Without a year December comes before January. */
function stepOf(before: Day, after: Day): number {
  const years = before.year !== null && after.year !== null ? (after.year - before.year) * 372 : 0
  const days = years + (after.month - before.month) * 31 + after.day - before.day
  const turned = before.year === null || after.year === null ? ((days + 186 + 372) % 372) - 186 : days
  return Math.sign(turned)
}
