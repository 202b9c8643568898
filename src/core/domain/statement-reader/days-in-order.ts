// Days that a picture's reading took for others: within a table that runs by days they stand out of order.
import type { TableLine } from './table-lines.ts'

/** More than this part of a table out of order: it runs by something else, as checks do by their numbers. */
const BY_DAYS = 0.15

/** How many lines read of pictures stand out of the order of days that all others of their table keep. */
export function daysOutOfOrder(lines: readonly TableLine[]): number {
  const tables = new Map<number, TableLine[]>()
  for (const line of lines)
    tables.set(line.section.number, [...(tables.get(line.section.number) ?? []), line])
  let out = 0
  for (const table of tables.values()) {
    const seen = table.filter(({ amounts }) => amounts.some(({ confidence }) => confidence !== null))
    // Checks that are listed side by side run down their columns.
    const byNumber = seen.every(({ check }) => check !== null)
      ? seen.toSorted((a, b) => Number(a.check) - Number(b.check))
      : seen
    out += Math.min(outOfOrder(seen), outOfOrder(byNumber))
  }
  return out
}

function outOfOrder(lines: readonly TableLine[]): number {
  const steps = lines.flatMap(({ printed }, at) => (at ? [stepOf(lines[at - 1]!.printed, printed)] : []))
  const up = steps.filter((step) => step > 0).length
  const down = steps.filter((step) => step < 0).length
  const fewer = Math.min(up, down)
  return fewer <= Math.max(1, BY_DAYS * steps.length) ? fewer : 0
}

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
