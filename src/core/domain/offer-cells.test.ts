// The offer of one grade and its rows on figures small enough for paper: each limit at its edge, and what an amount leaves.
import { describe, expect, test } from 'vitest'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import { figuresOf, type Figures } from './figures.ts'
import { balanceApproval, burdenRoom, ceilDivide, revenueApproval } from './amount-bounds.ts'
import { declined, offerIn } from './offer-model.ts'
import { parsePolicy } from './policy.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value
const names = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']

/** Even months; dollars. */
const figures = (revenue: number, balance: number, more: Partial<Figures> = {}, count = 6): Figures => ({
  ...figuresOf(policy, {
    asOf: '2026-11-20',
    months: names.slice(0, count).map((month) => ({
      month,
      gross: revenue * 100,
      averageDailyBalance: balance * 100,
      negativeDays: 0,
      deposits: 20,
    })),
  }),
  ...more,
})
const units = 2_037
/** Others take so many cents a working day. */
const beside = (cents: number): Partial<Figures> => ({
  openPositions: 1,
  burdenUnits: cents * units,
  burden: 123,
})
const first = (of: Figures, grade: 'A' | 'B' | 'D' = 'B') => offerIn(policy, grade, of, false, true)

test('sums are rounded up to the dollar', () => {
  expect([ceilDivide([6, 2], 4), ceilDivide([6, 2], 5), ceilDivide([0, 2], 5)]).toEqual([3, 3, 0])
  // Just within, and just beyond, what a double holds.
  expect(ceilDivide([Number.MAX_SAFE_INTEGER, 1], 2)).toBe(4_503_599_627_370_496)
  expect(ceilDivide([Number.MAX_SAFE_INTEGER, 4], 4)).toBe(Number.MAX_SAFE_INTEGER)
  expect(ceilDivide([9_007_199_254_740_993, 3], 3)).toBe(9_007_199_254_740_992)
})

test('no balance bears nothing; months share it', () => {
  expect([balanceApproval(policy, 0, 1, 12, 10_000), balanceApproval(policy, -1, 1, 12, 10_000)]).toEqual([
    0, 0,
  ])
  expect(balanceApproval(policy, 1_000, 0, 12, 10_000)).toBe(0)
  // 21 x (10.00 / 15) x 12.
  expect(balanceApproval(policy, 1_000, 1, 12, 10_000)).toBe(168)
  expect(balanceApproval(policy, 6_000, 6, 12, 10_000)).toBe(168)
})

test('the share of revenue, by grade, down to the dollar; never below nothing', () => {
  const of = figures(10_001, 0)
  expect((['A', 'B', 'C', 'D'] as const).map((grade) => revenueApproval(policy, grade, of))).toEqual([
    15_001, 12_001, 9_000, 6_000,
  ])
  expect(revenueApproval(policy, 'A', { ...of, trueRevenue: -5_000_000 })).toBe(0)
  expect(revenueApproval(policy, 'A', { ...of, months: 0 })).toBe(0)
})

test('the room beside others: 30% of a working day’s revenue less theirs, down to the cent', () => {
  // 21,000 a month are 1,000 a working day.
  const room = (more: Partial<Figures>) => burdenRoom(policy, figures(21_000, 0, more))
  expect([room(beside(0)), room(beside(10_000)), room(beside(29_999)), room(beside(30_000))]).toEqual([
    30_000, 20_000, 1, 0,
  ])
  expect(room({ burdenUnits: 10_000 * units + 1 })).toBe(19_999)
  expect(room(beside(40_000))).toBe(0)
  expect(room({ ...beside(0), months: 0 })).toBe(0)
})

describe('the best term', () => {
  test('is the shortest of those at the same amount, with all that the offer says', () => {
    // 120% of 10,000 at every term: 12,000 over 3 months at 1.24 are 236.19 a working day.
    const { offer, rows } = first(figures(10_000, 50_000))
    expect(offer).toEqual({
      status: 'approved',
      loanApproval: 1_200_000,
      dailyPayment: 23_619,
      termMonths: 3,
      factorRate: 12_400,
      percentOfAverageGross: 12_000,
      // 50,000.00 over 236.19.
      paymentsInAdb: 21_169,
      // 21 x 50,000 / 15 x 3 / 1.24, up.
      adb15Approval: 16_935_500,
      adb15Adjustment: false,
      limit: 'revenue',
      reasons: [],
    })
    expect(rows.map(({ term, amount, limit }) => [term, amount, limit])).toEqual(
      Array.from({ length: 10 }, (_, at) => [at + 3, 1_200_000, 'revenue']),
    )
    expect(rows.every(({ adjusted }) => !adjusted)).toBe(true)
  })

  test('is the one that bears most, where the balance binds', () => {
    // 2,000 over a year at 1.40: 24,000; each term from 5,000 on is a row.
    const { offer, rows } = first(figures(100_000, 2_000))
    expect([offer.termMonths, offer.loanApproval, offer.adb15Approval]).toEqual([12, 2_400_000, 2_400_000])
    expect([offer.limit, offer.adb15Adjustment, offer.dailyPayment, offer.paymentsInAdb]).toEqual([
      'balance',
      true,
      13_333,
      1_500,
    ])
    expect(rows.map(({ term }) => term)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(first(figures(100_000, 2_000), 'A').offer.limit).toBe('balance')
  })

  test('rows are for the position that is offered', () => {
    expect(offerIn(policy, 'B', figures(10_000, 50_000), false, false).rows).toEqual([])
  })

  test('at the cap the cap binds, also where revenue comes to just as much', () => {
    // 120% of 83,333.34 are 100,000.
    const of = (cents: number) =>
      first({
        ...figures(0, 200_000, { months: 6, gross: 6 * cents, trueRevenue: 6 * cents }),
        averageDailyBalance: 6 * 20_000_000,
      }).offer
    expect([of(8_333_334).loanApproval, of(8_333_334).limit]).toEqual([10_000_000, 'cap'])
    expect([of(8_333_333).loanApproval, of(8_333_333).limit]).toEqual([9_999_900, 'revenue'])
  })
})

describe('beside others', () => {
  // 42,000 a month: 2,000 a working day, of which all payments may take 600.
  const stacked = (cents: number, balance = 50_000) =>
    offerIn(policy, 'B', figures(42_000, balance, beside(cents)), true, true)

  test('what is left of the share bears 21 payments of it a month', () => {
    // 21 x 100.00 x 12 / 1.40.
    const { offer, rows } = stacked(50_000)
    expect([offer.limit, offer.termMonths, offer.loanApproval, offer.dailyPayment]).toEqual([
      'burden',
      12,
      1_800_000,
      10_000,
    ])
    // 21 x 100.00 x 3 / 1.24 = 5,080.64, down; 13 weeks at 485.00 are 6,305.00, of which 5,084.67 are the amount.
    expect(rows[0]).toEqual({
      term: 3,
      amount: 508_000,
      weeklyAmount: 508_000,
      dailyPayment: 9_999,
      factorRate: 12_400,
      adjusted: false,
      limit: 'burden',
    })
    // 17 weeks for 17.33: 8,245.00 / 1.26 are 6,543.65, of 6,666.
    expect(rows[1]).toMatchObject({ term: 4, amount: 666_600, weeklyAmount: 654_365 })
  })

  test('too little room is the reason, and the only one', () => {
    const { offer, rows } = stacked(57_500)
    expect(rows).toEqual([])
    expect(offer).toEqual(
      declined(policy, [
        {
          code: 'burden-leaves-no-room',
          values: { pctActual: 123, pctWanted: 3_000, usdMinimum: 500_000 },
        },
      ]).offer,
    )
    // Room for 27.78 a day and more is room for 5,000 over a year: 5,000 x 1.40 / 252.
    expect(stacked(60_000 - 2_778).offer.status).toBe('approved')
    expect(stacked(60_000 - 2_777).offer.status).toBe('declined')
  })

  test('a known burden that is none is said as 0', () => {
    const { offer } = offerIn(
      policy,
      'B',
      figures(42_000, 50_000, { ...beside(60_000), burden: null }),
      true,
      true,
    )
    expect(offer.reasons[0]!.values).toMatchObject({ pctActual: 0 })
  })
})

describe('too little for the smallest offer', () => {
  const reasonsOf = (of: Figures) => first(of).offer.reasons
  test('by the balance: what it would have to be for 5,000 over the longest term', () => {
    // 5,000 x 1.40 / 252 are 27.78 a day, fifteen of them 416.70.
    expect(reasonsOf(figures(50_000, 416))).toEqual([
      {
        code: 'balance-supports-too-little',
        values: { usdActual: 41_600, usdWanted: 41_670, usdMinimum: 500_000 },
      },
    ])
    // 21 x 416.67 / 15 x 12 / 1.40 is a rest over 5,000.
    expect(first(figures(50_000, 416.67)).offer.status).toBe('approved')
    expect(reasonsOf(figures(50_000, 416, { isBalanceTold: false }))).toEqual([])
  })

  test('by the revenue: what it would have to be', () => {
    // 120% of 4,166 are 4,999; of 4,166.67 5,000.
    expect(reasonsOf(figures(4_166, 50_000))).toEqual([
      {
        code: 'revenue-supports-too-little',
        values: { usdActual: 416_600, usdWanted: 416_667, usdMinimum: 500_000 },
      },
    ])
    expect(first(figures(4_166.67, 50_000)).offer).toMatchObject({
      status: 'approved',
      loanApproval: 500_000,
    })
    expect(reasonsOf(figures(4_166, 50_000, { isTold: false }))).toEqual([])
  })

  test('by both, the balance first', () => {
    expect(reasonsOf(figures(4_000, 100)).map(({ code }) => code)).toEqual([
      'balance-supports-too-little',
      'revenue-supports-too-little',
    ])
  })
})
