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
