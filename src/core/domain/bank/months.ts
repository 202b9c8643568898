// The full-month rule and the calendar of an analysis.
import {
  addMonths,
  dayNumber,
  firstDay,
  lastDay,
  monthOf,
  type IsoDate,
  type IsoMonth,
} from '#core/ground/dates.ts'

/** The day `months` before a date; a day that the month lacks becomes its last one. */
export function monthsBefore(date: IsoDate, months: number): IsoDate {
  const month = addMonths(monthOf(date), -months)
  const last = lastDay(month)
  const same = `${month}-${date.slice(8)}`
  return same > last ? last : same
}

/** Specification 3, section 4: a month counts if it ended by the refresh and began not before six months before it. */
const countedWindow = 6

/** A month whose data begin later than so many days into it is not known as a whole: a business without a line on the first days is. */
const latestStartDays = 7

export interface CalendarMonth {
  readonly month: IsoMonth
  readonly firstDay: number
  /** Last day within the data. */
  readonly lastDay: number
  readonly full: boolean
  readonly counted: boolean
}

/** Months from that of a date to that of the refresh, oldest first. */
export function calendarMonths(fromDate: IsoDate, refreshedOn: IsoDate): CalendarMonth[] {
  const months: CalendarMonth[] = []
  const from = dayNumber(fromDate)
  const to = dayNumber(refreshedOn)
  const windowStart = dayNumber(monthsBefore(refreshedOn, countedWindow))
  const end = monthOf(refreshedOn)
  let first = dayNumber(firstDay(monthOf(fromDate)))
  for (let month = monthOf(fromDate); month <= end; month = addMonths(month, 1)) {
    const next = dayNumber(firstDay(addMonths(month, 1)))
    const last = next - 1
    const counted = last <= to && first >= windowStart && from - first <= latestStartDays
    const full = last <= to && (first >= from || counted)
    months.push({ month, firstDay: first, lastDay: Math.min(last, to), full, counted })
    first = next
  }
  return months
}
