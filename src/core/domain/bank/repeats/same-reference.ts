// Lines that the bank's own reference says are one booking.
import { areAlike } from './alike-text.ts'
import type { RepeatRows } from './repeat-rows.ts'

/** Days between two bookings of one reference: a pending day, a weekend, a vendor's other clock. */
const mostDays = 5
/** The same where the reference is read from a text alone: it may be a payee's number, and every payment of one price carries it. */
const mostDaysByText = 1
const mostLinesByText = 2
/** A reference that more amounts have, or that is seen over more days, is a batch, a terminal or a contract, whatever it is called. */
const mostAmounts = 2
const mostSpread = 7
/** And one that so many lines of one amount carry. */
const mostLines = 200

/** Drops all but one of the rows of one amount that carry one reference. `groups`: rows of equal amounts. */
export function foldReferences(all: RepeatRows, groups: readonly (readonly number[])[]): void {
  const candidates: number[][] = []
  for (const group of groups) {
    const byValue = new Map<string, number[]>()
    for (const row of nearOnes(all, group)) {
      const value = all.referenceOf(row)?.value
      if (value === undefined) continue
      const rows = byValue.get(value)
      if (rows) rows.push(row)
      else byValue.set(value, [row])
    }
    for (const rows of byValue.values())
      if (rows.length > 1 && rows.length <= mostLines) candidates.push(rows)
  }
  if (!candidates.length) return
  const isConstant = constantsOf(all, new Set(candidates.map((rows) => valueOf(all, rows[0] as number))))
  for (const rows of candidates)
    if (!isConstant(valueOf(all, rows[0] as number))) foldOne(all, rows.toSorted(all.byWorth))
}

const valueOf = (all: RepeatRows, row: number): string => all.referenceOf(row)?.value ?? ''

/** Of the rows of one amount those that have another one near: only their references are read. */
function nearOnes({ rows: { day } }: RepeatRows, group: readonly number[]): number[] {
  const sorted = group.toSorted((a, b) => (day[a] as number) - (day[b] as number))
  const at = (place: number): number => day[sorted[place] as number] ?? Infinity
  return sorted.filter(
    (_, place) =>
      at(place + 1) - at(place) <= mostDays || (place > 0 && at(place) - at(place - 1) <= mostDays),
  )
}

/** Which of these values stand on lines that cannot be one booking. */
function constantsOf(all: RepeatRows, wanted: ReadonlySet<string>): (value: string) => boolean {
  const seen = new Map<string, { first: number; last: number; readonly amounts: Set<number> }>()
  const { count, day, amount } = all.rows
  for (let row = 0; row < count; row++) {
    const value = valueOf(all, row)
    if (value === '' || !wanted.has(value)) continue
    const at = day[row] as number
    const known = seen.get(value) ?? { first: at, last: at, amounts: new Set<number>() }
    known.first = Math.min(known.first, at)
    known.last = Math.max(known.last, at)
    known.amounts.add(Math.abs(amount[row] as number))
    seen.set(value, known)
  }
  return (value) => {
    const found = seen.get(value)
    return !found || found.amounts.size > mostAmounts || found.last - found.first > mostSpread
  }
}

function foldOne(all: RepeatRows, rows: readonly number[]): void {
  const { day } = all.rows
  const isByText = (row: number): boolean => all.referenceOf(row)?.from === 'text'
  if (rows.length > mostLinesByText && rows.some(isByText)) return
  const kept: number[] = []
  for (const row of rows) {
    const of = kept.find((each) => {
      const apart = Math.abs((day[row] as number) - (day[each] as number))
      const isNear =
        all.referenceOf(row)?.strength === 'weak' || all.referenceOf(each)?.strength === 'weak'
          ? apart === 0
          : apart <= (isByText(row) || isByText(each) ? mostDaysByText : mostDays)
      // A number may be a batch's, and another payer's.
      return isNear && areAlike(all.wordsOf(row), all.wordsOf(each))
    })
    if (of === undefined || all.isTwo(row)) kept.push(row)
    else all.drop(row, of, 'reference')
  }
}
