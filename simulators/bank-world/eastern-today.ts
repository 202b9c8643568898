// The simulated banks' day: US Eastern, like the product's.
import type { IsoDate } from '#core/ground/dates.ts'

const eastern = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** 'YYYY-MM-DD' of an instant. */
export const easternToday = (now: Date): IsoDate => eastern.format(now)
