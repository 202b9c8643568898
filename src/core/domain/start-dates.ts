// From 'years in business' to a start month, and to the months that underwriting counts (specification 1 and 2, spec 218).
import type { Cents } from '#core/ground/money.ts'
import { addMonths, type IsoDate, type IsoMonth } from '#core/ground/dates.ts'

/** Months in business that a stated band stands for: its lower end, six months for the youngest. */
const bands = { '0-1 year': 6, '1-2 years': 12, '2-5 years': 24, '5+ years': 60 } as const
type Band = keyof typeof bands
const monthsOfBand: Readonly<Record<string, number>> = bands
/** From these monthly sales on, the two youngest bands are shown as two years old. */
const LARGE_MONTHLY_SALES: Cents = 75_000_00
const LARGE_SALES_MONTHS = 24

/** The months that underwriting and the qualification count: the band as stated, 0 for a text that is none. */
export const monthsInBusiness = (band: string): number => monthsOfBand[band] ?? 0

/** The band that a business has reached which began in this month (year, month 1 to 12), as of `today`. */
export function bandSince(year: number, month: number, today: IsoDate): Band {
  const age = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - (year * 12 + month)
  const reached = (['5+ years', '2-5 years', '1-2 years'] as const).find((band) => age >= bands[band])
  return reached ?? '0-1 year'
}

/** The start month shown, sent on the wire and open to correction; null for a text that is no band. */
function startMonth(band: string, monthlySales: Cents, currentMonth: IsoMonth): IsoMonth | null {
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

/** What of an application tells when the business started; month 1 to 12. */
export interface StartAnswers {
  readonly band?: string
  readonly monthlySales?: Cents
  readonly year?: number
  readonly month?: number
}

/**
 * The start month that follows when answers change from `before` to `after`; null = it stays as it is. A start that the rule did not
 * give in any month from `since` to now was typed by a person, and so was half of one: it stands.
 */
export function startThatFollows(
  before: StartAnswers,
  after: StartAnswers,
  since: IsoMonth,
  now: IsoMonth,
): IsoMonth | null {
  if (after.band === undefined || after.monthlySales === undefined) return null
  const start = isoMonthOf(before)
  if (before.year !== undefined || before.month !== undefined) {
    if (start === null || !isByRule(start, before, since, now)) return null
    if (before.band === after.band && before.monthlySales === after.monthlySales) return null
  }
  const follows = startMonth(after.band, after.monthlySales, now)
  return follows === start ? null : follows
}

const isoMonthOf = ({ year, month }: StartAnswers): IsoMonth | null =>
  year === undefined || month === undefined
    ? null
    : `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`

function isByRule(
  start: IsoMonth,
  { band, monthlySales }: StartAnswers,
  since: IsoMonth,
  now: IsoMonth,
): boolean {
  if (band === undefined || monthlySales === undefined) return false
  const [first, last] = [startMonth(band, monthlySales, since), startMonth(band, monthlySales, now)]
  return first !== null && last !== null && start >= first && start <= last
}
