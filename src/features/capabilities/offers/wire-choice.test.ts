// A deal and the range of the sliders on their way to the browser and back: dollars outside, cents inside.
import { expect, test } from 'vitest'
import { chooseDeal, type ChoiceRange } from '#core/domain/choose-deal.ts'
import type { Deal } from '#core/domain/underwriting.ts'
import { isInRange, mostOf, priceOf, wireChoice } from './wire-choice.ts'
import { offerIdOf, twoDecimals, wireDeal } from './wire-deal.ts'

const deal: Deal = {
  id: 'deal-3',
  amount: 40_000_00,
  term: 6,
  frequency: 'daily',
  payment: 412_70,
  lastPayment: 410_35,
  paymentsCount: 126,
  total: 52_000_00,
  factorRate: 13_000,
  apr: 114.0951,
  finalDate: '2027-05-24',
}
const told = {
  id: 'deal-3-5200000',
  payment: 412.7,
  frequency: 'Daily',
  term: 6,
  rate: 1.3,
  total: 52_000,
  selected: false,
  amount: 40_000,
  apr: 114.1,
  last_payment: 410.35,
  payments_count: 126,
  final_date: '2027-05-24',
  sign_by: null,
  funded_on: null,
  first_payment_on: null,
  Max_Approval__c: 40_000,
  Max_Term__c: 6,
  Num_Payments__c: 126,
  tightest: null,
}

test('a deal is told in dollars, under an id that its price is part of', () => {
  expect(wireDeal(deal, false)).toEqual(told)
  const outlook = { lowestBalance: 1_234_56, stressed: { lowestBalance: -78_90 } } as Deal['outlook']
  expect(wireDeal({ ...deal, frequency: 'weekly', outlook }, true)).toEqual({
    ...told,
    frequency: 'Weekly',
    selected: true,
    tightest: { left: 1234.56, with_less_sales: -78.9 },
  })
  const others = [{ id: 'x' }, { total: 1 }]
  expect(new Set([{}, ...others].map((other) => offerIdOf({ ...deal, ...other }))).size).toBe(3)
  expect([114.0951, 114.094, 7].map(twoDecimals)).toEqual([114.1, 114.09, 7])
})

const policy = { limits: { workingDaysPerMonth: 21 } }
const range: ChoiceRange = {
  amounts: [15_000_00, 10_000_00, 5_000_00],
  least: 5_000_00,
  terms: [
    { term: 4, factorRate: 12_500, amount: 15_000_00 },
    { term: 9, factorRate: 13_375, amount: 10_000_00 },
  ],
}
const days = { signBy: '2026-11-22', fundedOn: '2026-11-23' }
const choice = wireChoice(range, policy, days)!

test('the range is told in dollars, rates as factors; an empty one as none', () => {
  expect(choice).toEqual({
    amounts: [15_000, 10_000, 5_000],
    least: 5_000,
    terms: [
      { term: 4, rate: 1.25, amount: 15_000 },
      { term: 9, rate: 1.3375, amount: 10_000 },
    ],
    working_days_per_month: 21,
    sign_by: '2026-11-22',
    funded_on: '2026-11-23',
  })
  expect(wireChoice({ ...range, amounts: [] }, policy, days)).toBeNull()
})

test.each([
  [15_000, 4, 'daily'],
  [10_000, 9, 'weekly'],
  [5_000, 9, 'daily'],
  [9_999, 9, 'weekly'],
] as const)(
  'the browser prices %i dollars over %i months, %s, as the server does',
  (amount, term, frequency) => {
    const wanted = { amount: amount * 100, term, frequency }
    const ours = chooseDeal(policy, range, wanted, '2026-11-23')!
    expect(ours.total).toBe(Math.round(amount * (term === 4 ? 125 : 133.75)))
    expect(priceOf(choice, { amount, term, frequency })).toEqual(wireDeal({ ...ours, dates: days }, false))
  },
)

test.each([
  [15_000, 9],
  [15_000, 5],
  [4_999, 4],
  [15_001, 4],
  [9_999.5, 4],
])('%i dollars over %i months are outside the range', (amount, term) =>
  expect(priceOf(choice, { amount, term, frequency: 'weekly' })).toBeNull(),
)

test('a server of the release before tells no least: then the stops alone can be had', () => {
  const { least: _least, ...before } = choice
  expect(isInRange(before, 10_000)).toBe(true)
  expect(isInRange(before, 9_999)).toBe(false)
  expect(priceOf(before, { amount: 9_999, term: 9, frequency: 'weekly' })).toBeNull()
  expect(isInRange(choice, 9_999)).toBe(true)
})

test('the most is told over its shortest term and over the one with the lowest APR', () => {
  const longer = {
    ...choice,
    terms: [
      ...choice.terms,
      { term: 6, rate: 1.27, amount: 15_000 },
      { term: 8, rate: 1.45, amount: 15_000 },
    ],
  }
  const { soonest, cheapest } = mostOf(longer)!
  expect([soonest.term, cheapest.term]).toEqual([4, 6])
  expect(cheapest.apr).toBeLessThan(soonest.apr)
  expect(mostOf(choice)).toMatchObject({ soonest: { term: 4 }, cheapest: { term: 4, amount: 15_000 } })
  expect(mostOf({ ...choice, terms: [] })).toBeNull()
})
