// Annual percentage rate by the actuarial method of Regulation Z, Appendix J (12 CFR 1026), with unit-periods.
import { addDays, dayNumber, type IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'

/** The interval between payments that the rate is worked out for. */
export type UnitPeriod =
  | { readonly unit: 'day' | 'week' | 'month'; readonly count: number }
  | { readonly unit: 'semimonth'; readonly count: 1 }

/** A year has 365 days, 52 weeks, 24 half-months, 12 months (Appendix J (b)(4)-(5)). */
function unitPeriodsPerYear(period: UnitPeriod): number {
  const perYear = { day: 365, week: 52, semimonth: 24, month: 12 }
  return perYear[period.unit] / period.count
}

/** One payment: `whole` unit-periods and a `fraction` of one after the advance. */
interface TimedPayment {
  readonly amount: Cents
  readonly whole: number
  readonly fraction: number
}

/** Value of the payments at rate `i` per unit-period less the advance, and its slope. Payments ascend in time. */
function presentValue(
  advance: Cents,
  payments: readonly TimedPayment[],
  i: number,
): { value: number; slope: number } {
  const step = 1 / (1 + i)
  let value = -advance
  let slope = 0
  let power = 1
  let at = 0
  for (const payment of payments) {
    const gap = payment.whole - at
    power *= gap === 1 ? step : step ** gap
    at = payment.whole
    const odd = 1 + payment.fraction * i
    const worth = (payment.amount * power) / odd
    value += worth
    slope -= worth * (payment.whole * step + payment.fraction / odd)
  }
  return { value, slope }
}

/** Rate per unit-period at which the payments are worth the advance: Newton's method, kept inside a closing bracket. */
export function periodRate(advance: Cents, payments: readonly TimedPayment[]): number {
  let total = 0
  let weight = 0
  for (const payment of payments) {
    total += payment.amount
    weight += payment.amount * (payment.whole + payment.fraction)
  }
  if (advance <= 0 || payments.length === 0 || total < advance)
    throw new RangeError('no rate repays this advance')
  let low = 0
  let high = Infinity
  // First guess: the whole cost spread over the mean time that a dollar is out, about twice what halving balances give.
  let rate = (total - advance) / (advance / total) / Math.max(weight, 1)
  for (let round = 0; round < 100; round++) {
    const { value, slope } = presentValue(advance, payments, rate)
    if (value > 0) low = rate
    else high = rate
    let next = rate - value / slope
    if (!(next > low && next < high)) next = high === Infinity ? rate * 2 + 1e-9 : (low + high) / 2
    if (Math.abs(next - rate) <= 1e-14 * (1 + rate)) return next
    rate = next
  }
  return rate
}

/** Percent per year with four decimals (114.0914). */
export function aprPercent(advance: Cents, payments: readonly TimedPayment[], period: UnitPeriod): number {
  return Math.round(periodRate(advance, payments) * unitPeriodsPerYear(period) * 1_000_000) / 10_000
}

/** Payments at regular unit-periods after a first one, which may come after an odd first period. */
export function regularPayments(
  amounts: readonly Cents[],
  first: { readonly whole: number; readonly fraction: number },
): TimedPayment[] {
  return amounts.map((amount, i) => ({ amount, whole: first.whole + i, fraction: first.fraction }))
}

/** Payments on given days, in day unit-periods: for series that leave out weekends. */
export const paymentsByDay = (
  advancedOn: IsoDate,
  dates: readonly IsoDate[],
  amounts: readonly Cents[],
): TimedPayment[] => {
  const start = dayNumber(advancedOn)
  return dates.map((date, i) => ({ amount: amounts[i] ?? 0, whole: dayNumber(date) - start, fraction: 0 }))
}

/** Dates of `count` debits on posting days after the advance. */
export function debitDates(advancedOn: IsoDate, count: number, posts: (day: number) => boolean): IsoDate[] {
  const dates: IsoDate[] = []
  for (let date = advancedOn; dates.length < count;) {
    date = addDays(date, 1)
    if (posts(dayNumber(date))) dates.push(date)
  }
  return dates
}
