// How far back a history reaches: the same day some months earlier, the same for every vendor.
import type { IsoDate } from '#core/ground/dates.ts'
import { addMonths, isIsoDate, lastDay, monthOf } from '#core/ground/dates.ts'

/** The same day `months` earlier, or the last day of a shorter month. Lines after this day belong to the history. */
export function monthsBefore(date: IsoDate, months: number): IsoDate {
  const month = addMonths(monthOf(date), -months)
  const same = `${month}-${date.slice(8)}`
  return isIsoDate(same) ? same : lastDay(month)
}
