// Calendar dates without a time zone ('YYYY-MM-DD') and months ('YYYY-MM'): plain text outside, day numbers inside.

/** 'YYYY-MM-DD'. */
export type IsoDate = string
/** 'YYYY-MM'. */
export type IsoMonth = string

/** The ISO date of an instant in UTC. The day that a person or a rule means is the one of `eastern-day.ts`. */
export const utcDay = (instant: Date): IsoDate => instant.toISOString().slice(0, 10)

/*
 * Counted without Date, which a history of twenty thousand lines asks for millions of times. Years begin in March, so that the leap day is
 * their last; 400 of them have 146,097 days; 719,468 lie between 0000-03-01 and 1970-01-01.
 */

/** Days since 1970-01-01 of an ISO date; throws RangeError on a date that does not exist. A year below 100 is a slip of the hand. */
export function dayNumber(date: IsoDate): number {
  const [year, month, day] = [digits(date, 0, 4), digits(date, 5, 7), digits(date, 8, 10)]
  const written = date.length === 10 && date[4] === '-' && date[7] === '-'
  if (!written || !(year >= 100 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)))
    throw new RangeError('not a calendar date')
  const fromMarch = month > 2 ? month - 3 : month + 9
  const y = month > 2 ? year : year - 1
  const before = 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)
  return before + daysBefore(fromMarch) + day - 1 - 719_468
}

/** The number that these characters write in decimal; NaN where one is no digit. */
function digits(text: string, from: number, to: number): number {
  let number = 0
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48
    if (!(digit >= 0 && digit <= 9)) return NaN
    number = number * 10 + digit
  }
  return number
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
/** Days of a year from March before its month (0 = March): months of 31 and 30 days by turns, five in 153 days. */
const daysBefore = (month: number): number => Math.floor((153 * month + 2) / 5)

/** The ISO date of a day number; throws RangeError on what is none, or lies outside of the years 0 to 9999. */
export function isoFromDayNumber(day: number): IsoDate {
  const since = Math.floor(day) + 719_468
  const era = Math.floor(since / 146_097)
  const inEra = since - era * 146_097
  const y = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  )
  const inYear = inEra - (365 * y + Math.floor(y / 4) - Math.floor(y / 100))
  const fromMarch = Math.floor((5 * inYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = era * 400 + y + (month <= 2 ? 1 : 0)
  if (!(year >= 0 && year <= 9999)) throw new RangeError('not a day of a calendar date')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(inYear - daysBefore(fromMarch) + 1)}`
}

const two = (number: number): string => (number < 10 ? `0${number}` : String(number))

export const addDays = (date: IsoDate, days: number): IsoDate => isoFromDayNumber(dayNumber(date) + days)
/** 0 = Sunday ... 6 = Saturday. */
export const weekday = (date: IsoDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7
export const monthOf = (date: IsoDate): IsoMonth => date.slice(0, 7)
/** The month `count` months after (before, when negative) a month. */
export function addMonths(month: IsoMonth, count: number): IsoMonth {
  const n = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${String(Math.floor(n / 12)).padStart(4, '0')}-${String((((n % 12) + 12) % 12) + 1).padStart(2, '0')}`
}
export const firstDay = (month: IsoMonth): IsoDate => `${month}-01`
export const lastDay = (month: IsoMonth): IsoDate => addDays(firstDay(addMonths(month, 1)), -1)
/** Whole months from one month to another (later minus earlier). */
export const monthsBetween = (from: IsoMonth, to: IsoMonth): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
/** Whether a text is an existing calendar date 'YYYY-MM-DD'. */
export function isIsoDate(text: string): boolean {
  try {
    return Number.isFinite(dayNumber(text))
  } catch {
    return false
  }
}
