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

/** Spec: a month counts if its last day is not after the refresh and its first day not before six months before it. */
export const isCountedMonth = (month: IsoMonth, refreshedOn: IsoDate): boolean =>
  lastDay(month) <= refreshedOn && firstDay(month) >= monthsBefore(refreshedOn, 6)

export interface CalendarMonth {
  readonly month: IsoMonth
  readonly firstDay: number
  /** Last day within the data. */
  readonly lastDay: number
  readonly full: boolean
  readonly counted: boolean
}

/** Months that the days `from`..`to` (day numbers) touch, oldest first; `refreshedOn` is the date of `to`. */
export function calendarMonths(fromDate: IsoDate, refreshedOn: IsoDate): CalendarMonth[] {
  const months: CalendarMonth[] = []
  const end = monthOf(refreshedOn)
  for (let month = monthOf(fromDate); month <= end; month = addMonths(month, 1)) {
    const last = lastDay(month)
    const counted = isCountedMonth(month, refreshedOn)
    months.push({
      month,
      firstDay: dayNumber(firstDay(month)),
      lastDay: dayNumber(last < refreshedOn ? last : refreshedOn),
      full: last <= refreshedOn && (firstDay(month) >= fromDate || counted),
      counted,
    })
  }
  return months
}
