// How many whole months a plan's step takes, by the months that the model reads. Pure.
import { addMonths, firstDay, monthOf, type IsoDate } from '#core/ground/dates.ts'
import type { ModelInputs, ModelMonth } from './underwriting.ts'

/** The model reads six months (specification 3, section 9), and returned items in the last three. */
export const window = 6
export const returnedWindow = 3

export const oldestFirst = (months: readonly ModelMonth[]): readonly ModelMonth[] =>
  [...months].sort((a, b) => (a.month < b.month ? -1 : 1))
const latest = (months: readonly ModelMonth[]): readonly ModelMonth[] => oldestFirst(months).slice(-window)
export const returnedOf = (months: readonly ModelMonth[]) =>
  latest(months)
    .slice(-returnedWindow)
    .flatMap(({ nsf }) => (nsf === undefined ? [] : [nsf]))
export const negativesOf = (months: readonly ModelMonth[]) =>
  latest(months).flatMap(({ gross, negativeDays }) => (gross > 0 ? [negativeDays] : []))
export const isAtMost = (hundredths: number) => (sum: number, count: number) =>
  Math.round((sum * 100) / count) <= hundredths

/** The first day after so many whole months, none of which has begun. */
export function afterWholeMonths({ asOf, months }: ModelInputs, count: number): IsoDate {
  const newest = months.reduce((latest, { month }) => (month > latest ? month : latest), monthOf(asOf))
  return firstDay(addMonths(newest, count + 1))
}

/**
 * After how many whole months without one the latest `size` months hold. Of the running month nothing is counted yet: it is taken to be as
 * bad as the worst of the counted ones, since unknown is not zero.
 */
export function cleanMonths(
  counts: readonly number[],
  size: number,
  holds: (sum: number, count: number) => boolean,
): number {
  const all = [...counts, Math.max(0, ...counts)]
  for (let clean = 0; clean < size; clean++, all.push(0)) {
    const seen = all.slice(-size)
    if (
      holds(
        seen.reduce((sum, each) => sum + each, 0),
        seen.length,
      )
    )
      return clean
  }
  return size
}

/**
 * How many whole months of `needed` bring the average of the latest six to `target`, one at least. The running month is taken to be as low as
 * the lowest of the counted ones. A month without revenue counts in no average, but has its place among the six.
 */
export function monthsToAverage(
  { months }: ModelInputs,
  valueOf: (month: ModelMonth) => number,
  needed: number,
  target: number = needed,
): number {
  const places = latest(months).map((month) => (month.gross > 0 ? valueOf(month) : null))
  const isCounted = (value: number | null): value is number => value !== null
  const known = places.filter(isCounted)
  const all = [...places, known.length ? Math.min(...known) : null]
  for (let count = 1; count < window; count++) {
    all.push(needed)
    const counted = all.slice(-window).filter(isCounted)
    if (counted.reduce((sum, each) => sum + each, 0) >= target * counted.length) return count
  }
  return window
}
