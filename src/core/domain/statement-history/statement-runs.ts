// The statements of one account laid one after another: which follow each other to the cent, which come twice, which are missing.
import { addDays, addMonths, dayNumber, monthOf, type IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'

interface Statement {
  readonly from: IsoDate
  readonly to: IsoDate
  readonly opening: Cents | null
  readonly closing: Cents | null
  readonly lines: readonly { readonly date: IsoDate; readonly text: string; readonly cents: Cents }[]
}

interface Laid<T> {
  /** The newest statements that follow each other, oldest first: what lies before a gap is in no figure. */
  readonly run: readonly T[]
  /** Calendar months between the first statement and the last one of which no statement, or not the whole, is there. */
  readonly missing: number
  /** Places where no month is missing and a statement does not begin with the closing balance of the one before. */
  readonly breaks: number
  /** Statements of a time that another one tells otherwise. */
  readonly disagree: number
}

/** A bank that closes on a Friday begins the next statement on the Monday. */
const WEEKEND = 3

/** Of statements in the order in which they came; each has its balances. The same one twice counts once; of two that disagree the first stands. */
export function layStatements<T extends Statement>(statements: readonly T[]): Laid<T> {
  const runs: T[][] = []
  let missing = 0
  let breaks = 0
  let disagree = 0
  for (const next of statements.toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (!run || !last) runs.push([next])
    else if (follows(last, next)) run.push(next)
    else if (next.from <= last.to) {
      if (!runs.flat().some((each) => isSame(each, next))) disagree++
    } else {
      const months = monthsBetween(last.to, next.from)
      missing += months
      if (!months) breaks++
      runs.push([next])
    }
  }
  return { run: runs.at(-1) ?? [], missing, breaks, disagree }
}

function follows(last: Statement, next: Statement): boolean {
  const days = dayNumber(next.from) - dayNumber(last.to)
  return days >= 0 && days <= WEEKEND && next.to > last.to && last.closing === next.opening
}

const isSame = (a: Statement, b: Statement): boolean =>
  a.from === b.from &&
  a.to === b.to &&
  a.opening === b.opening &&
  a.closing === b.closing &&
  a.lines.length === b.lines.length &&
  totalsOf(a) === totalsOf(b)

/** Money by day, which two readings of one statement share whatever they made of its texts. */
function totalsOf({ lines }: Statement): string {
  const days = new Map<IsoDate, Cents>()
  for (const { date, cents } of lines) days.set(date, (days.get(date) ?? 0) + cents)
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1)).join()
}

/** Months of which a day lies between the two and in neither; a weekend is no month. */
function monthsBetween(to: IsoDate, from: IsoDate): number {
  if (dayNumber(from) - dayNumber(to) <= WEEKEND) return 0
  const last = monthOf(addDays(from, -1))
  let count = 0
  for (let month = monthOf(addDays(to, 1)); month <= last; month = addMonths(month, 1)) count++
  return count
}
