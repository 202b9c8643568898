// What one offer means: rounded against the offer, at equality, and nothing where nobody knows.
import { describe, expect, test } from 'vitest'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import { costsOf, marginOf, offerFigures } from './offer-figures.ts'
import { parsePolicy } from './policy.ts'
import type { ModelInputs } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value

/** 63,000 dollars of revenue a month are 3,000 on each of its 21 working days. */
const inputs: ModelInputs = {
  asOf: '2026-11-20',
  months: ['2026-09', '2026-10'].map((month) => ({
    month,
    gross: 6_300_000,
    averageDailyBalance: 1_500_000,
    negativeDays: 0,
    deposits: 20,
  })),
  balances: [],
}
/** 1.2 of 10,000 dollars over 6 months: 12,000 in 126 payments of 95.24. */
const deal = { amount: 1_000_000, total: 1_200_000, term: 6, factorRate: 12_000 }

describe('costs and margin', () => {
  test('half of the amount is out on average: 12% a year of it over six months, and 8% commission', () => {
    expect(costsOf(policy, deal)).toEqual({ funds: 30_000, commission: 80_000 })
    expect(marginOf(policy, deal)).toBe(90_000)
  })

  test('to the cent', () => {
    // 1,234.56 at 12% over 7 months, half out: 43.2096; at 8%: 98.7648.
    expect(costsOf(policy, { amount: 123_456, term: 7 })).toEqual({ funds: 4_321, commission: 9_876 })
  })
})

describe('the figures', () => {
  test('payment per working day, burden and payments in the balance', () => {
    expect(offerFigures(policy, inputs, deal)).toEqual({
      dailyPayment: 9_524,
      // 95.24 of 3,000.
      burden: 318,
      // 15,000 over 95.24 is 157.4968.
      paymentsInAdb: 15_749,
      margin: 90_000,
    })
  })

  test('what others take counts besides, a weekly payment with 20 of 97 parts', () => {
    const with97 = {
      ...inputs,
      balances: [{ lender: 'OnDeck', amount: 97_000, frequency: 'weekly' as const }],
    }
    // 20,000 + 9,524 of 300,000.
    expect(offerFigures(policy, with97, deal).burden).toBe(985)
  })

  test('whole weeks make it dearer: what is really paid counts, and it is never cheaper than the term', () => {
    const weekly = (payment: number) =>
      offerFigures(policy, inputs, { ...deal, payment, frequency: 'weekly' }).dailyPayment
    expect(weekly(48_500)).toBe(10_000)
    expect(weekly(48_501)).toBe(10_001)
    expect(weekly(10_000)).toBe(9_524)
    const half = { ...deal, payment: 48_500 }
    expect(offerFigures(policy, inputs, half).dailyPayment).toBe(9_524)
  })

  test('what nobody looked for or told is not zero', () => {
    expect(offerFigures(policy, { ...inputs, balances: undefined }, deal).burden).toBeNull()
    for (const looked of [{ positions: [] }, { otherDailyPayment: 0 }])
      expect(offerFigures(policy, { ...inputs, balances: undefined, ...looked }, deal).burden).toBe(318)
    expect(offerFigures(policy, { ...inputs, months: [] }, deal)).toMatchObject({
      burden: null,
      paymentsInAdb: null,
    })
  })
})
