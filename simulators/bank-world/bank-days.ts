// The days on which the Federal Reserve settles, reckoned here apart from the product so that each checks the other.
import type { IsoDate } from '#core/ground/dates.ts'
import { addDays, lastDay, weekday } from '#core/ground/dates.ts'

/** The n-th weekday of a month (n = -1: the last one). */
function nthWeekday(month: string, day: number, n: number): IsoDate {
  if (n < 0) {
    let date = lastDay(month)
    while (weekday(date) !== day) date = addDays(date, -1)
    return date
  }
  let date = `${month}-01`
  while (weekday(date) !== day) date = addDays(date, 1)
  return addDays(date, 7 * (n - 1))
}

const holidaysOfYear = new Map<string, ReadonlySet<IsoDate>>()

function holidays(year: string): ReadonlySet<IsoDate> {
  const known = holidaysOfYear.get(year)
  if (known) return known
  const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25']
    .map((day) => `${year}-${day}`)
    // On a Sunday the Monday is kept; on a Saturday nothing is.
    .map((date) => (weekday(date) === 0 ? addDays(date, 1) : date))
  const moving = [
    nthWeekday(`${year}-01`, 1, 3),
    nthWeekday(`${year}-02`, 1, 3),
    nthWeekday(`${year}-05`, 1, -1),
    nthWeekday(`${year}-09`, 1, 1),
    nthWeekday(`${year}-10`, 1, 2),
    nthWeekday(`${year}-11`, 4, 4),
  ]
  const all = new Set([...fixed, ...moving])
  holidaysOfYear.set(year, all)
  return all
}

/** Whether banks post on this day: Monday to Friday, federal bank holidays out. */
export function isBankDay(date: IsoDate): boolean {
  const day = weekday(date)
  return day !== 0 && day !== 6 && !holidays(date.slice(0, 4)).has(date)
}

/** The day itself when banks post on it, else the next (or, with -1, the previous) one that is. */
export function bankDayFrom(date: IsoDate, step: 1 | -1 = 1): IsoDate {
  let day = date
  while (!isBankDay(day)) day = addDays(day, step)
  return day
}
