// Payments that add up to the cent, how many there are, and the days on which they fall.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paymentDates, paymentPlan, paymentSchedule, paymentsInTerm } from './amortization.ts'

test('equal payments, of which the last one takes the cents', () => {
  expect(paymentPlan(100_000, 3)).toEqual({ payment: 33_333, lastPayment: 33_334, count: 3 })
  expect(paymentPlan(100_001, 2)).toEqual({ payment: 50_001, lastPayment: 50_000, count: 2 })
  expect(paymentPlan(5, 1)).toEqual({ payment: 5, lastPayment: 5, count: 1 })
  // Rounded up, four payments of 2 would leave nothing for the fifth.
  expect(paymentPlan(8, 5)).toEqual({ payment: 1, lastPayment: 4, count: 5 })
})

test('they always add up, and a last payment is always left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 20_000_000 }), (count, more) => {
      const total = count + more
      const { payment, lastPayment } = paymentPlan(total, count)
      expect(payment * (count - 1) + lastPayment).toBe(total)
      expect(payment).toBeGreaterThan(0)
      expect(lastPayment).toBeGreaterThan(0)
    }),
  )
})

test.each([
  [3, 63, 13],
  // 17 weeks and a third.
  [4, 84, 17],
  // 21 weeks and two thirds.
  [5, 105, 22],
  [6, 126, 26],
  [12, 252, 52],
])('%i months: %i working days, %i weeks', (term, days, weeks) => {
  expect(paymentsInTerm(term, 'daily', 21)).toBe(days)
  expect(paymentsInTerm(term, 'weekly', 21)).toBe(weeks)
})

describe('days', () => {
  test('daily on bank days from the next one on: not on a weekend, not on Thanksgiving', () => {
    expect(paymentDates('2026-11-24', 4, 'daily')).toEqual([
      '2026-11-25',
      '2026-11-27',
      '2026-11-30',
      '2026-12-01',
    ])
  })

  test('weekly on the same weekday, put off where banks do not post, and only that one', () => {
    expect(paymentDates('2026-11-19', 3, 'weekly')).toEqual(['2026-11-27', '2026-12-03', '2026-12-10'])
  })

  test('a schedule counts what is left down to nothing', () => {
    const schedule = paymentSchedule(paymentPlan(100_000, 3), '2026-11-16', 'weekly')
    expect(schedule).toEqual([
      { number: 1, on: '2026-11-23', amount: 33_333, remaining: 66_667 },
      { number: 2, on: '2026-11-30', amount: 33_333, remaining: 33_334 },
      { number: 3, on: '2026-12-07', amount: 33_334, remaining: 0 },
    ])
  })
})
