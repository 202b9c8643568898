// From 'years in business' to a start month, and to the months that underwriting counts (spec 1 and 2, decision 9).
import type { Cents } from '#core/ground/money.ts'
import { addMonths, type IsoDate, type IsoMonth } from '#core/ground/dates.ts'

/** Months in business that a stated band stands for: its lower end, six months for the youngest. */
const monthsOfBand: Readonly<Record<string, number>> = {
  '0-1 year': 6,
  '1-2 years': 12,
  '2-5 years': 24,
  '5+ years': 60,
}
/** From these monthly sales on, the two youngest bands are shown as two years old. */
const LARGE_MONTHLY_SALES: Cents = 75_000_00
const LARGE_SALES_MONTHS = 24

/** The months that underwriting and the qualification count: the band as stated, 0 for a text that is none. */
export const monthsInBusiness = (band: string): number => monthsOfBand[band] ?? 0

/** The start month shown, sent on the wire and open to correction; null for a text that is no band. */
export function startMonth(band: string, monthlySales: Cents, currentMonth: IsoMonth): IsoMonth | null {
  const stated = monthsOfBand[band]
  if (stated === undefined) return null
  const young = band === '0-1 year' || band === '1-2 years'
  const back = young && monthlySales >= LARGE_MONTHLY_SALES ? LARGE_SALES_MONTHS : stated
  return addMonths(currentMonth, -back)
}

/** Whether a stated start (year, month 1 to 12) has not come yet; false while either is not stated. */
export const isStartAhead = (year: unknown, month: unknown, today: IsoDate): boolean =>
  typeof year === 'number' &&
  typeof month === 'number' &&
  year * 12 + month > Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7))
