// Calendar dates without a time zone ('YYYY-MM-DD') and months ('YYYY-MM'): plain text outside, day numbers inside.

/** 'YYYY-MM-DD'. */
export type IsoDate = string
/** 'YYYY-MM'. */
export type IsoMonth = string

const DAY_MS = 86_400_000

/** The ISO date of an instant in UTC. The day that a person or a rule means is the one of `eastern-day.ts`. */
export const utcDay = (instant: Date): IsoDate => instant.toISOString().slice(0, 10)

/** Days since 1970-01-01 of an ISO date; throws RangeError on a date that does not exist. */
export function dayNumber(date: IsoDate): number {
  const m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  const at = m ? Date.UTC(Number(m[1]), Number(m[2]) - 1, Number(m[3])) : NaN
  if (Number.isNaN(at) || utcDay(new Date(at)) !== date) throw new RangeError('not a calendar date')
  return at / DAY_MS
}

/** The ISO date of a day number. */
export const isoFromDayNumber = (day: number): IsoDate => utcDay(new Date(day * DAY_MS))
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
