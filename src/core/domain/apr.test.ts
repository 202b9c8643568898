// The APR engine against the official vectors of Regulation Z, Appendix J (c), and two advances.
import { describe, expect, test } from 'vitest'
import { addDays, weekday } from '#core/ground/dates.ts'
import { paymentPlan } from './amortization.ts'
import { aprPercent, debitDates, paymentsByDay, periodRate, regularPayments, type UnitPeriod } from './apr.ts'

const month: UnitPeriod = { unit: 'month', count: 1 }
const semimonth: UnitPeriod = { unit: 'semimonth', count: 1 }
const week: UnitPeriod = { unit: 'week', count: 1 }
const twoWeeks: UnitPeriod = { unit: 'week', count: 2 }
const times = (count: number, amount: number): number[] => Array.from({ length: count }, () => amount)

describe('Appendix J (c)', () => {
  // The first payment comes `whole` unit-periods and a `fraction` of one after the advance, as the appendix counts them.
  test.each<[string, number, number[], UnitPeriod, { whole: number; fraction: number }, number]>([
    ['c1i', 500_000, times(24, 23_000), month, { whole: 1, fraction: 0 }, 9.69],
    ['c1ii', 600_000, times(36, 20_000), month, { whole: 1, fraction: 19 / 30 }, 11.82],
    ['c1iii', 500_000, times(24, 21_917), semimonth, { whole: 0, fraction: 6 / 15 }, 10.34],
    ['c1v', 50_000, times(30, 1_760), week, { whole: 4, fraction: 4 / 7 }, 14.96],
    ['c2i', 500_000, [25_000, ...times(23, 23_000)], month, { whole: 1, fraction: 0 }, 10.08],
    ['c3i', 500_000, [...times(23, 23_000), 28_000], month, { whole: 1, fraction: 0 }, 10.5],
    ['c3ii', 20_000, [...times(19, 950), 3_000], twoWeeks, { whole: 0, fraction: 8 / 14 }, 12.22],
    ['c4i', 500_000, [25_000, ...times(22, 23_000), 28_000], month, { whole: 1, fraction: 0 }, 10.9],
  ])('%s', (_, advance, amounts, period, first, apr) => {
    const percent = aprPercent(advance, regularPayments(amounts, first), period)
    expect(Math.round(percent * 100) / 100).toBe(apr)
  })

  test('c5i: one payment after 255 days', () => {
    const payment = { amount: 108_000, whole: 1, fraction: 0 }
    expect(aprPercent(100_000, [payment], { unit: 'day', count: 255 })).toBe(11.451)
  })
})

describe('advances', () => {
  const weekdays = (day: number): boolean => ![0, 6].includes((((day + 4) % 7) + 7) % 7)
  const daily = (amount: number, total: number, count: number, advancedOn: string) => {
    const plan = paymentPlan(total, count)
    const dates = debitDates(advancedOn, count, weekdays)
    const amounts = [...times(count - 1, plan.payment), plan.lastPayment]
    const apr = aprPercent(amount, paymentsByDay(advancedOn, dates, amounts), { unit: 'day', count: 1 })
    return { plan, last: dates[count - 1], apr }
  }

  test('M1: 50,000 at 1.30 in 126 weekday debits', () => {
    const deal = daily(5_000_000, 6_500_000, 126, '2026-01-05')
    expect(deal.plan).toEqual({ payment: 51_587, lastPayment: 51_625, count: 126 })
    expect(deal.last).toBe('2026-06-30')
    expect(deal.apr).toBe(114.0914)
  })

  test('M4: 10,000 at 1.45 in 63 weekday debits, or in 13 weeks', () => {
    const deal = daily(1_000_000, 1_450_000, 63, '2026-01-05')
    expect(deal.plan).toEqual({ payment: 23_016, lastPayment: 23_008, count: 63 })
    expect(deal.last).toBe(addDays('2026-01-05', 87))
    expect(weekday('2026-01-05')).toBe(1)
    expect(deal.apr).toBe(331.61)
    const weekly = paymentPlan(1_450_000, 13)
    const amounts = [...times(12, weekly.payment), weekly.lastPayment]
    expect(aprPercent(1_000_000, regularPayments(amounts, { whole: 1, fraction: 0 }), week)).toBe(300.7612)
  })
})

test('no cost is no rate; payments that do not repay the advance have none', () => {
  expect(periodRate(1_000, regularPayments([500, 500], { whole: 1, fraction: 0 }))).toBeCloseTo(0, 12)
  expect(() => periodRate(1_000, regularPayments([400, 500], { whole: 1, fraction: 0 }))).toThrow(RangeError)
})
