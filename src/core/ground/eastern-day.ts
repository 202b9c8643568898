// The calendar day of an instant on the US East coast, where the product's day is reckoned.
import type { IsoDate } from './dates.ts'

const eastern = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** 'YYYY-MM-DD' of an instant in US Eastern time. */
export const easternDay = (instant: Date): IsoDate => eastern.format(instant)

const hourOfEnd = (day: IsoDate, offsetHours: number): Date =>
  new Date(Date.parse(`${day}T23:59:59.999Z`) + offsetHours * 3_600_000)

/** The last instant of a day in US Eastern time: five hours behind UTC, or four in summer. Clocks change at 2 a.m., never at midnight. */
export function easternDayEnd(day: IsoDate): Date {
  const inSummer = hourOfEnd(day, 4)
  return easternDay(new Date(inSummer.getTime() + 1)) === day ? hourOfEnd(day, 5) : inSummer
}
