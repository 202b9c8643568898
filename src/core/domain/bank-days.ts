// Days on which US banks post: weekends and Federal Reserve holidays out, for any year.
import { dayNumber, isoFromDayNumber, type IsoDate } from '#core/ground/dates.ts'

/** Day number of a civil date by arithmetic alone (no Date object): fit for a loop over a million lines. */
export function dayOf(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return (
    era * 146_097 +
    yearOfEra * 365 +
    Math.floor(yearOfEra / 4) -
    Math.floor(yearOfEra / 100) +
    dayOfYear -
    719_468
  )
}

/** Year of a day number, without a Date object. */
export function yearOf(day: number): number {
  const guess = Math.floor((day * 400) / 146_097) + 1970
  return day < dayOf(guess, 1, 1) ? guess - 1 : day >= dayOf(guess + 1, 1, 1) ? guess + 1 : guess
}

/** 0 = Sunday ... 6 = Saturday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7

const nth = (year: number, month: number, weekday: number, n: number): number => {
  const first = dayOf(year, month, 1)
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7
}

/**
 * Day numbers of the Federal Reserve's holidays of a year, as observed: a Sunday holiday moves to Monday, a Saturday one
 * is not made up. Juneteenth since 2022, Martin Luther King Day since 1986.
 */
export function bankHolidays(year: number): number[] {
  const fixed = [dayOf(year, 1, 1), dayOf(year, 7, 4), dayOf(year, 11, 11), dayOf(year, 12, 25)]
  if (year >= 2022) fixed.push(dayOf(year, 6, 19))
  const moving = [
    nth(year, 2, 1, 3),
    nth(year, 6, 1, 1) - 7,
    nth(year, 9, 1, 1),
    nth(year, 10, 1, 2),
    nth(year, 11, 4, 4),
  ]
  if (year >= 1986) moving.push(nth(year, 1, 1, 3))
  return [...fixed.map((day) => (weekdayOf(day) === 0 ? day + 1 : day)), ...moving].sort((a, b) => a - b)
}

const holidayCache = new Map<number, ReadonlySet<number>>()
function holidaysOf(year: number): ReadonlySet<number> {
  let days = holidayCache.get(year)
  if (!days) holidayCache.set(year, (days = new Set(bankHolidays(year))))
  return days
}

/** Whether banks post on a day number. */
export function isBankDay(day: number): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !holidaysOf(yearOf(day)).has(day)
}

/** The day itself when banks post on it, else the next one on which they do. */
export function bankDayOnOrAfter(date: IsoDate): IsoDate {
  let day = dayNumber(date)
  while (!isBankDay(day)) day++
  return isoFromDayNumber(day)
}

/** The `count`-th bank day after a date. */
export function addBankDays(date: IsoDate, count: number): IsoDate {
  let day = dayNumber(date)
  for (let left = count; left > 0;) if (isBankDay(++day)) left--
  return isoFromDayNumber(day)
}

/** Number of bank days from `from` up to and including each day: index [day - from], so that gaps are subtractions. */
export function bankDayIndex(from: number, to: number): Int32Array {
  const index = new Int32Array(Math.max(0, to - from + 1))
  const holidays = new Set<number>()
  for (let year = yearOf(from); year <= yearOf(to); year++)
    for (const day of holidaysOf(year)) holidays.add(day)
  let count = 0
  for (let day = from; day <= to; day++) {
    const weekday = weekdayOf(day)
    if (weekday !== 0 && weekday !== 6 && !holidays.has(day)) count++
    index[day - from] = count
  }
  return index
}
