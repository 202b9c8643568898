// Deals, pre-offers and payment plans: amounts, terms, sums and dates.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import file from '../../../policies/2026-11.json' with { type: 'json' }
import { paymentPlan, paymentSchedule, paymentsInTerm } from './amortization.ts'
import { buildDeals, dealOf, dealTerms, decideWithDeals } from './deals.ts'
import { dealAmount } from './pricing.ts'
import { decide } from './decision.ts'
import { parsePolicy } from './policy.ts'
import { preOffers } from './pre-offers.ts'
import type { ModelInputs, TermRow } from './underwriting.ts'

const parsed = parsePolicy(file)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value

const healthy = (requestedAmount?: number): ModelInputs => ({
  asOf: '2026-11-20',
  requestedAmount,
  timeInBusinessMonths: 60,
  ficos: [{ score: 720, source: 'stated' }],
  months: ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map((month) => ({
    month,
    gross: 6_000_000,
    averageDailyBalance: 1_600_000,
    negativeDays: 0,
    deposits: 40,
  })),
})

describe('deals', () => {
  test('one amount at the shortest, middle and longest term, lowest total first', () => {
    const { deals } = decideWithDeals(policy, healthy(5_030_000))
    expect(deals.map(({ amount, term, frequency }) => [amount, term, frequency])).toEqual([
      [5_000_000, 3, 'weekly'],
      [5_000_000, 7, 'weekly'],
      [5_000_000, 12, 'weekly'],
    ])
    for (const deal of deals) {
      expect(deal.payment * (deal.paymentsCount - 1) + deal.lastPayment).toBe(deal.total)
      expect(deal.total).toBe((deal.amount * deal.factorRate) / 10_000)
      expect(deal.apr).toBeGreaterThan(10)
    }
    expect(deals.map((deal) => deal.paymentsCount)).toEqual([13, 30, 52])
    // Funded on Monday the 23rd; thirteen weeks later is a Monday holiday.
    expect(deals[0]?.finalDate).toBe('2027-02-22')
  })

  test('without a request the amount is the most that can be had, at the terms that bear it', () => {
    const { deals, firstPosition } = decideWithDeals(policy, healthy())
    expect(deals[0]?.amount).toBe(Math.floor(firstPosition.loanApproval / 50_000) * 50_000)
    for (const deal of deals) expect(deal.term).toBeGreaterThanOrEqual(3)
  })

  test('a request under the minimum is offered the minimum', () => {
    expect(dealAmount(policy, 300_000, 2_000_000)).toBe(500_000)
    expect(dealAmount(policy, 9_999_999, 7_753_900)).toBe(7_750_000)
  })

  test('fewer terms give fewer deals', () => {
    const row = (term: number, amount: number): TermRow => ({
      term,
      amount,
      weeklyAmount: amount,
      dailyPayment: 1,
      factorRate: 13_000,
      adjusted: false,
      limit: 'balance',
    })
    expect(dealTerms([row(3, 4), row(4, 5)], 5).map((entry) => entry.term)).toEqual([4])
    expect(dealTerms([row(3, 5), row(4, 5)], 5).map((entry) => entry.term)).toEqual([3, 4])
    expect(dealTerms([row(3, 4)], 5)).toEqual([])
  })

  test('the sample of the specification: 10,000 at 1.45 for three months, weekly', () => {
    const deal = dealOf(policy, 1_000_000, { term: 3, factorRate: 14_500 }, '2026-01-05', 'weekly')
    expect(deal).toMatchObject({ total: 1_450_000, payment: 111_538, lastPayment: 111_544, apr: 300.7612 })
  })

  test('daily payments fall on bank days', () => {
    const deal = dealOf(policy, 1_000_000, { term: 3, factorRate: 14_500 }, '2026-01-05', 'daily')
    // Two holidays (January 19, February 16) put the end of M4 off by two days.
    expect(deal).toMatchObject({
      paymentsCount: 63,
      payment: 23_016,
      lastPayment: 23_008,
      finalDate: '2026-04-06',
    })
    expect(deal.apr).toBeLessThan(331.61)
  })

  test('a decline has none', () => {
    const decision = decide(policy, { ...healthy(), openBankruptcy: true })
    expect(buildDeals(policy, decision, { fundedOn: '2026-11-23' })).toEqual([])
  })
})

test('payments always add up to the total, each above zero', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500_000, max: 20_000_000 }),
      fc.integer({ min: 1, max: 260 }),
      (total, count) => {
        const plan = paymentPlan(total, count)
        expect(plan.payment * (count - 1) + plan.lastPayment).toBe(total)
        expect(plan.lastPayment).toBeGreaterThan(0)
        expect(Math.abs(plan.lastPayment - plan.payment)).toBeLessThanOrEqual(count)
      },
    ),
  )
})

test('terms in payments: 3 to 12 months are 13, 17, 22, 26, 30, 35, 39, 43, 48, 52 weeks', () => {
  const weeks = Array.from({ length: 10 }, (_, i) => paymentsInTerm(3 + i, 'weekly', 21))
  expect(weeks).toEqual([13, 17, 22, 26, 30, 35, 39, 43, 48, 52])
  expect(paymentsInTerm(6, 'daily', 21)).toBe(126)
})

test('a schedule ends at nothing left', () => {
  const rows = paymentSchedule(paymentPlan(1_450_000, 13), '2026-11-23', 'weekly')
  expect(rows).toHaveLength(13)
  expect(rows[0]).toEqual({ number: 1, on: '2026-11-30', amount: 111_538, remaining: 1_338_462 })
  expect(rows.at(-1)?.remaining).toBe(0)
})

describe('pre-offers', () => {
  test('the top, 75% and 50% of it, down to the next 500', () => {
    expect(preOffers(policy, { requestedAmount: 3_333_300, monthlySales: 5_000_000 })).toEqual({
      valid: true,
      offers: [3_300_000, 2_450_000, 1_650_000],
    })
  })
  test('stated sales and the cap bind', () => {
    expect(preOffers(policy, { requestedAmount: 5_000_000, monthlySales: 2_000_000 }).offers[0]).toBe(
      2_000_000,
    )
    expect(preOffers(policy, { monthlySales: 90_000_000 }).offers[0]).toBe(10_000_000)
  })
  test('amounts under 5,000 are left out; none is not valid', () => {
    expect(preOffers(policy, { requestedAmount: 700_000, monthlySales: 5_000_000 }).offers).toEqual([
      700_000, 500_000,
    ])
    expect(preOffers(policy, { requestedAmount: 499_900, monthlySales: 5_000_000 })).toEqual({
      valid: false,
      offers: [],
    })
    expect(preOffers(policy, { requestedAmount: 5_000_000 }).valid).toBe(false)
  })
})
