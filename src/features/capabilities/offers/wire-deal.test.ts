// A priced deal as the browser gets it: dollars, both vocabularies, and an id that changes with the price.
import { expect, test } from 'vitest'
import type { Deal } from '#core/domain/underwriting.ts'
import { offerIdOf, twoDecimals, wireDeal } from './wire-deal.ts'

const deal = {
  id: 'd1',
  amount: 5_000_050,
  term: 9,
  frequency: 'daily',
  payment: 33_112,
  lastPayment: 33_099,
  paymentsCount: 189,
  total: 6_250_025,
  factorRate: 12_500,
  apr: 61.2351,
  finalDate: '2027-08-20',
  outlook: { lowestBalance: 123_456, stressed: { lowestBalance: -7_890 } },
} as unknown as Deal

test('in dollars, under the specification’s names and ours', () => {
  expect(wireDeal(deal, true)).toEqual({
    id: 'd1-6250025',
    payment: 331.12,
    frequency: 'Daily',
    term: 9,
    rate: 1.25,
    total: 62_500.25,
    selected: true,
    amount: 50_000.5,
    apr: 61.24,
    last_payment: 330.99,
    payments_count: 189,
    final_date: '2027-08-20',
    sign_by: null,
    funded_on: null,
    first_payment_on: null,
    Max_Approval__c: 50_000.5,
    Max_Term__c: 9,
    Num_Payments__c: 189,
    tightest: { left: 1_234.56, with_less_sales: -78.9 },
  })
  expect(
    wireDeal({ ...deal, frequency: 'weekly', outlook: undefined } as unknown as Deal, false),
  ).toMatchObject({ frequency: 'Weekly', selected: false, tightest: null })
})

test('a deal at another price is another choice; its days are no part of the price', () => {
  const ids = [{}, { id: 'd2' }, { total: 1 }].map((change) => offerIdOf({ ...deal, ...change }))
  expect(new Set(ids).size).toBe(3)
  expect(offerIdOf({ ...deal, apr: 60, finalDate: '2027-09-01' } as Deal)).toBe(ids[0])
})

test.each([
  [61.234, 61.23],
  [61.235, 61.24],
  [0, 0],
])('%d percent reads %d', (percent, shown) => expect(twoDecimals(percent)).toBe(shown))
