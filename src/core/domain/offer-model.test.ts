// The offer model to the cent: the two vectors of the specification's formula, rounding, the adjustment, the stack.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import file from '../../../policies/2026-11.json' with { type: 'json' }
import { dailyEquivalent, dailyUnits } from './daily-equivalent.ts'
import { decide } from './decision.ts'
import { figuresOf } from './figures.ts'
import { balanceApproval, burdenRoom, ceilDivide } from './amount-bounds.ts'
import { offerIn } from './offer-model.ts'
import { parsePolicy } from './policy.ts'
import type { ModelInputs } from './underwriting.ts'

const parsed = parsePolicy(file)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value

/** Six equal months; dollars. */
const inputs = (revenue: number, balance: number, more: Partial<ModelInputs> = {}): ModelInputs => ({
  asOf: '2026-11-20',
  months: ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map((month) => ({
    month,
    gross: revenue * 100,
    averageDailyBalance: balance * 100,
    negativeDays: 0,
    deposits: 20,
  })),
  ...more,
})
const rowsOf = (grade: 'A' | 'B' | 'C' | 'D', from: ModelInputs) =>
  new Map(offerIn(policy, grade, figuresOf(policy, from), false, true).rows.map((row) => [row.term, row]))

describe('T17: 21 x (ADB / 15) x term / rate, rounded up', () => {
  test('ADB 12,000, 6 months, 1.30 gives 77,538.46 -> 77,539, paid at 800.00 a day', () => {
    expect(balanceApproval(policy, 1_200_000, 1, 6, 13_000)).toBe(77_539)
    const row = rowsOf('B', inputs(100_000, 12_000)).get(6)
    expect(row).toEqual({
      term: 6,
      amount: 7_753_900,
      // 26 weeks, 80,000 x 97 / 20 each.
      // The dollar that rounding up gave would leave 14.999 payments in the balance.
      weeklyAmount: 7_753_894,
      dailyPayment: 80_000,
      factorRate: 13_000,
      adjusted: true,
      limit: 'balance',
    })
  })

  test('ADB 9,000, 12 months, 1.40 gives 108,000 -> the cap of 100,000, 555.56 a day', () => {
    expect(balanceApproval(policy, 900_000, 1, 12, 14_000)).toBe(108_000)
    const row = rowsOf('B', inputs(100_000, 9_000)).get(12)
    expect(row).toMatchObject({ amount: 10_000_000, dailyPayment: 55_556, adjusted: false, limit: 'cap' })
    expect(Math.round((900_000 * 100) / 55_556)).toBe(1_620)
  })

  test('a figure that comes out even is not rounded up', () => {
    expect(balanceApproval(policy, 1_500_000, 1, 10, 14_000)).toBe(150_000)
    expect(balanceApproval(policy, 1_500_001, 1, 10, 14_000)).toBe(150_001)
  })

  test('balances beyond the range of doubles stay exact', () => {
    expect(ceilDivide([9_007_199_254_740_991, 1_000], 1_000)).toBe(9_007_199_254_740_991)
    expect(ceilDivide([9_007_199_254_740_991, 3], 2)).toBe(13_510_798_882_111_487)
  })
})

describe('T16: other payments per working day', () => {
  test('weekly is 20/97, monthly 1/21, exactly', () => {
    expect(dailyEquivalent(97_000, 'weekly')).toBe(20_000)
    expect(dailyEquivalent(21_000, 'monthly')).toBe(1_000)
    expect(dailyEquivalent(97_000, 'biweekly')).toBe(10_000)
    expect(dailyEquivalent(100_000, 'weekly')).toBe(20_619)
    expect(dailyEquivalent(12_345, 'daily')).toBe(12_345)
    expect(dailyUnits(1, 'weekly') * 97).toBe(20 * 2_037)
  })
})

describe('the adjustment to 15', () => {
  test('is labelled from an excess of a whole dollar on, not below', () => {
    // Cap 100,000 over 12 months at 1.40 is 555.5555 a day: 15 of them are 8,333.33; one dollar less is 8,318.33.
    expect(rowsOf('B', inputs(100_000, 8_334)).get(12)).toMatchObject({ amount: 10_000_000, adjusted: false })
    const close = rowsOf('B', inputs(100_000, 8_320)).get(12)
    expect(close).toMatchObject({ adjusted: false, limit: 'balance', dailyPayment: 55_467 })
    expect(close?.amount).toBe(balanceApproval(policy, 832_000, 1, 12, 14_000) * 100)
    expect(rowsOf('B', inputs(100_000, 8_318)).get(12)).toMatchObject({
      adjusted: true,
      dailyPayment: 55_453,
    })
  })
})

test('the share of revenue binds, rounded down to the dollar', () => {
  const { offer } = offerIn(policy, 'B', figuresOf(policy, inputs(30_001, 20_000)), false, true)
  expect(offer).toMatchObject({
    loanApproval: 3_600_100,
    limit: 'revenue',
    termMonths: 3,
    status: 'approved',
  })
})

test('a month without gross does not count', () => {
  const six = inputs(30_000, 6_000)
  const months = [...six.months.slice(0, 5), { ...six.months[5]!, gross: 0, averageDailyBalance: 0 }]
  expect(figuresOf(policy, { ...six, months })).toMatchObject({ months: 5, averageDailyBalance: 3_000_000 })
})

test('seven months given in any order: the six latest are read', () => {
  const six = inputs(30_000, 6_000)
  const months = [{ ...six.months[0]!, month: '2026-04', gross: 99_000_000 }, ...six.months].reverse()
  expect(figuresOf(policy, { ...six, months }).gross).toBe(6 * 3_000_000)
})

describe('beside other advances', () => {
  const withBalances = (amount: number, more: Partial<ModelInputs> = {}): ModelInputs =>
    inputs(42_000, 20_000, {
      balances: [{ lender: 'OnDeck', amount: amount * 100, frequency: 'daily' }],
      ...more,
    })

  test('room is 30% of revenue per day less what others take', () => {
    expect(burdenRoom(policy, figuresOf(policy, inputs(42_000, 20_000)))).toBe(60_000)
    expect(burdenRoom(policy, figuresOf(policy, withBalances(250)))).toBe(35_000)
    expect(burdenRoom(policy, figuresOf(policy, withBalances(700)))).toBe(0)
  })

  test('the stack is never above first position and is offered where positions are open', () => {
    const decision = decide(policy, withBalances(450, { ficos: [{ score: 720, source: 'bureau' }] }))
    expect(decision.position).toBe('stack')
    expect(decision.stack.loanApproval).toBeLessThanOrEqual(decision.firstPosition.loanApproval)
    expect(decision.stack.limit).toBe('burden')
    expect(decision.stack.dailyPayment).toBeLessThanOrEqual(15_000)
  })

  test('paying off the others makes it first position, except lenders that give no payoff letter', () => {
    expect(decide(policy, withBalances(450, { payoff: true })).position).toBe('first')
    const kept = {
      balances: [{ lender: 'Kabbage', amount: 45_000, frequency: 'daily' as const }],
      payoff: true,
    }
    expect(decide(policy, inputs(42_000, 20_000, kept)).position).toBe('stack')
  })

  test('three open positions end it', () => {
    const balances = ['A', 'B', 'C'].map((lender) => ({ lender, amount: 5_000, frequency: 'daily' as const }))
    const { stack, outcome } = decide(policy, inputs(42_000, 20_000, { balances }))
    expect(outcome).toBe('declined')
    expect(stack.reasons.map((reason) => reason.code)).toEqual(['too-many-positions'])
  })
})

test('no offer breaks the policy, whatever the figures', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40_000_000 }),
      fc.integer({ min: -1_000_000, max: 20_000_000 }),
      fc.integer({ min: 0, max: 400_000 }),
      fc.integer({ min: 500, max: 850 }),
      (gross, balance, other, score) => {
        const months = inputs(1, 1).months.map((month) => ({ ...month, gross, averageDailyBalance: balance }))
        const decision = decide(policy, {
          asOf: '2026-11-20',
          months,
          otherDailyPayment: other,
          ficos: [{ score, source: 'stated' }],
        })
        const points = decision.factors.reduce((sum, factor) => sum + factor.score, 0)
        const scale = decision.factors.reduce((sum, factor) => sum + factor.maxScore, 0)
        expect(scale).toBeLessThan(100)
        expect(decision.score).toBe(Math.round((points * 100) / scale))
        expect(decision.reasons.length).toBeLessThanOrEqual(4)
        if (decision.outcome === 'declined') expect(decision.reasons.length).toBeGreaterThan(0)
        for (const row of decision.terms) {
          expect(row.amount).toBeGreaterThanOrEqual(500_000)
          expect(row.amount).toBeLessThanOrEqual(10_000_000)
          expect(row.dailyPayment).toBeLessThanOrEqual(Math.ceil(balance / 15))
          expect((row.dailyPayment + other) * 21 * 10).toBeLessThanOrEqual(
            decision.position === 'stack' ? gross * 3 : Infinity,
          )
        }
      },
    ),
  )
})
