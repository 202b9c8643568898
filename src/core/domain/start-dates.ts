// From the years in business that were chosen to a start month, and to the months that underwriting counts.
import { addMonths, monthOf, monthsBetween, type IsoDate, type IsoMonth } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'

export const yearsInBusinessBands = ['0-1 year', '1-2 years', '2-5 years', '5+ years'] as const
export type YearsInBusiness = (typeof yearsInBusinessBands)[number]

const monthsAgo: Readonly<Record<YearsInBusiness, number>> = {
  '0-1 year': 6,
  '1-2 years': 12,
  '2-5 years': 24,
  '5+ years': 60,
}
/** Spec 2 section 4: from these monthly sales on the two youngest bands start 24 months ago. */
const seasonedSales: Cents = 7_500_000
const seasonedMonths = 24

/** Months in business that a band stands for: what was stated, and what underwriting uses (decision 9). */
export const statedMonths = (band: YearsInBusiness): number => monthsAgo[band]

/** Start month that goes on the wire and is shown for correction: the band's offset, or 24 months with high sales. */
export function startMonth(band: YearsInBusiness, monthlySales: Cents, today: IsoDate): IsoMonth {
  const months = monthlySales >= seasonedSales ? Math.max(seasonedMonths, monthsAgo[band]) : monthsAgo[band]
  return addMonths(monthOf(today), -months)
}

/** Whole months from a start month to today; 0 for a start in the future. */
export const monthsSince = (start: IsoMonth, today: IsoDate): number =>
  Math.max(0, monthsBetween(start, monthOf(today)))
