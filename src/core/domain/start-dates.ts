// From 'years in business' to a start month, and to the months that underwriting counts (specification 1 and 2, spec 218).
import type { Cents } from '#core/ground/money.ts'
import { addMonths, monthsBetween, type IsoDate, type IsoMonth } from '#core/ground/dates.ts'

/** Months in business that a stated band stands for: its lower end, six months for the youngest. */
const bands = { '0-1 year': 6, '1-2 years': 12, '2-5 years': 24, '5+ years': 60 } as const
type Band = keyof typeof bands
const monthsOfBand: Readonly<Record<string, number>> = bands
/** From these monthly sales on, the two youngest bands go on the wire as two years old. */
const LARGE_MONTHLY_SALES: Cents = 75_000_00
const LARGE_SALES_MONTHS = 24

/** The months that underwriting and the qualification count: the band as stated, 0 for a text that is none. */
export const monthsInBusiness = (band: string): number => monthsOfBand[band] ?? 0

/**
 * What an application can tell that asks for so many months: the lower end of the first band that reaches them, for within a band nobody's
 * months are counted. No more than the youngest band's are everybody's; null beyond the oldest one.
 */
export const tellableMonths = (months: number): number | null =>
  months <= bands['0-1 year'] ? months : (Object.values(bands).find((lower) => lower >= months) ?? null)

/** The band that a business has reached which began in this month (year, month 1 to 12), as of `today`. */
export const bandSince = (year: number, month: number, today: IsoDate): Band =>
  bandOf(Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - (year * 12 + month))

function bandOf(months: number): Band {
  const reached = (['5+ years', '2-5 years', '1-2 years'] as const).find((band) => months >= bands[band])
  return reached ?? '0-1 year'
}

/** The band by `now` of a business whose band was stated in the month `then`: its lower end has grown with the months. A text that is no band stays. */
export function bandGrown<B extends string>(band: B, then: IsoMonth, now: IsoMonth): B | Band {
  const stated = monthsOfBand[band]
  return stated === undefined || now <= then ? band : bandOf(stated + monthsBetween(then, now))
}

/**
 * In which month a business's band counts as stated when `band` is told in the month `told`: what it had stated `before` holds where it has grown to
 * that very band by then, and then as if this band had been stated when its lower end was reached. Else what is told last counts.
 */
export function bandStatedIn(
  before: { readonly band: string; readonly told: IsoMonth } | null,
  band: string,
  told: IsoMonth,
): IsoMonth {
  const [was, is] = [monthsOfBand[before?.band ?? ''], monthsOfBand[band]]
  if (!before || was === undefined || is === undefined || before.told > told) return told
  return bandGrown(before.band, before.told, told) === band ? addMonths(before.told, is - was) : told
}

/** Whether a stated start (year, month 1 to 12) has not come yet; false while either is not stated. */
export const isStartAhead = (year: unknown, month: unknown, today: IsoDate): boolean =>
  typeof year === 'number' &&
  typeof month === 'number' &&
  year * 12 + month > Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7))

/** What of an application tells when the business started; month 1 to 12. */
interface StartAnswers {
  readonly yearsInBusiness?: string
  /** Cents. */
  readonly monthlySales?: Cents
  readonly startYear?: number
  readonly startMonth?: number
}

/** The month that the rule gives for a stated band; null while band or sales are not known. It goes on the wire, and on no screen. */
export function derivedStart(
  { yearsInBusiness = '', monthlySales }: StartAnswers,
  month: IsoMonth,
): IsoMonth | null {
  const stated = monthsOfBand[yearsInBusiness]
  if (stated === undefined || monthlySales === undefined) return null
  const young = yearsInBusiness === '0-1 year' || yearsInBusiness === '1-2 years'
  const back = young && monthlySales >= LARGE_MONTHLY_SALES ? LARGE_SALES_MONTHS : stated
  return addMonths(month, -back)
}

/** The start as it was given, both halves of it; else null. */
export const givenStart = ({ startYear, startMonth }: StartAnswers): IsoMonth | null =>
  startYear === undefined || startMonth === undefined
    ? null
    : `${String(startYear).padStart(4, '0')}-${String(startMonth).padStart(2, '0')}`

/** The start as others are told it: as it was given, else by the rule from the month in which the application was `begun`. */
export const startOnWire = (answers: StartAnswers, begun: IsoMonth): IsoMonth | null =>
  givenStart(answers) ?? derivedStart(answers, begun)

/**
 * Whether a start is the rule's of one of the months from the one before `begun`, where a save was late, to `now`: a page may stand open
 * since then, with what the rule gave when it was loaded.
 */
export function isDerivedStart(answers: StartAnswers, begun: IsoMonth, now: IsoMonth): boolean {
  const [start, ofNow] = [givenStart(answers), derivedStart(answers, now)]
  if (start === null || ofNow === null) return false
  const workedOut = addMonths(start, monthsBetween(ofNow, now))
  return workedOut >= addMonths(begun, -1) && workedOut <= now
}
