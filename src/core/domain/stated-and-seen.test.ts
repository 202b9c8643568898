// Stated against seen: what differs is marked, what is nearly the same is not, and what the bank does not tell is unknown.
import { expect, test } from 'vitest'
import type { BankAnalysis } from './underwriting.ts'
import { statedAndSeen, type Stated } from './stated-and-seen.ts'

const stated: Stated = {
  monthlySales: 7_500_000,
  since: '2019-03',
  owner: 'Ana Quispe',
  business: 'Harbor Street Bakery LLC',
  home: '8 Pine St',
}
const seenIn = (owners: readonly string[], trueRevenue = 5_670_112, months = 5, historyFrom = '2024-11-20') =>
  ({
    averages: { months, trueRevenue },
    historyFrom,
    accounts: [
      { use: 'operating', account: { owners } },
      { use: 'personal', account: { owners: ['Somebody Else'] } },
    ],
  }) as unknown as BankAnalysis
const row = (what: string, analysis: BankAnalysis, said: Partial<Stated> = {}) =>
  statedAndSeen({ ...stated, ...said }, analysis).find((each) => each.what === what)

test('sales from a tenth on', () => {
  expect(row('monthly-sales', seenIn([]))).toMatchObject({ seen: 5_670_112, by: -2_440, differs: true })
  expect(row('monthly-sales', seenIn([], 6_750_001))).toMatchObject({ by: -1_000, differs: true })
  expect(row('monthly-sales', seenIn([], 6_760_000))).toMatchObject({ differs: false })
  // No month that counts is not a month without sales.
  expect(row('monthly-sales', seenIn([], 0, 0))).toMatchObject({ seen: null, by: null, differs: null })
  expect(row('monthly-sales', seenIn([]), { monthlySales: null })).toMatchObject({ by: null, differs: null })
})

test('a history contradicts a start only when it begins before it', () => {
  expect(row('in-business', seenIn([]))).toMatchObject({ seen: '2024-11', differs: false })
  expect(row('in-business', seenIn([]), { since: '2025-06' })).toMatchObject({ differs: true })
  expect(row('in-business', seenIn([]), { since: null })).toMatchObject({ differs: null })
})

test('names among the holders of the accounts that count', () => {
  const both = seenIn(['HARBOR STREET BAKERY L.L.C.', 'Ana M. Quispe'])
  expect(row('owner', both)).toMatchObject({ seen: 'Ana M. Quispe', differs: false })
  expect(row('business', both)).toMatchObject({ seen: 'HARBOR STREET BAKERY L.L.C.', differs: false })
  // Only the business holds it: the owner is not known from it.
  const company = seenIn(['Harbor Street Bakery, LLC'])
  expect(row('owner', company)).toMatchObject({ seen: '', differs: null })
  const stranger = seenIn(['Bob Jones'])
  expect(row('owner', stranger)).toMatchObject({ seen: 'Bob Jones', differs: true })
  expect(row('business', stranger)).toMatchObject({ seen: 'Bob Jones', differs: true })
  expect(row('owner', seenIn([]))).toMatchObject({ seen: '', differs: null })
  expect(row('owner', seenIn(['Iñaki Núñez']), { owner: 'Inaki Nunez' })).toMatchObject({ differs: false })
})

test.each([
  ['HARBOR STREET BAKERY', 'without its form'],
  ['Harbor Street Bakery Inc', 'of another form'],
  ['HARBOR STREET BAK', 'cut'],
  ['Harbour Street Bakery LLC', 'with a slip'],
  ['Harbor Street Bakery Holdings LLC', 'with a word more'],
])('%s is a name %s: nobody knows whether it is the business', (holder) => {
  expect(row('business', seenIn([holder]))).toMatchObject({ seen: holder, differs: null })
  // It is no stranger either: of the owner nothing is known from it.
  expect(row('owner', seenIn([holder]))).toMatchObject({ seen: '', differs: null })
})

test.each([
  'HARBOR STREET BAKERY LIMITED LIABILITY COMPANY',
  'The Harbor Street Bakery, L.L.C.',
  'HARBOR-STREET BAKERY LLC DBA HARBOR CAFE',
])('%s is the business', (holder) => {
  expect(row('business', seenIn([holder]))).toMatchObject({ seen: holder, differs: false })
})

test.each(['Ana María Quispe', 'A. Quispe', 'Anna Quispe', 'Ana Quispe and Luis Quispe'])(
  '%s may be Ana Quispe',
  (holder) => expect(row('owner', seenIn([holder]))).toMatchObject({ seen: holder, differs: null }),
)

test("the provider's own scores are shown with what was stated, of accounts that count", () => {
  expect(row('address', seenIn(['Ana Quispe']))).toEqual({
    what: 'address',
    stated: '8 Pine St',
    seen: '',
    differs: null,
  })
  const scored = seenIn(['Ana Quispe'])
  const accounts = scored.accounts.map((one, i) => ({
    ...one,
    account: { ...one.account, ownerMatch: { name: i ? 99 : 71, address: i ? 99 : 64 } },
  }))
  expect(row('owner', { ...scored, accounts })).toMatchObject({ match: 71, differs: false })
  expect(row('address', { ...scored, accounts })).toMatchObject({ match: 64, differs: null })
  expect(row('business', { ...scored, accounts })).not.toHaveProperty('match')
})

test('another name of as many words is another one', () =>
  expect(row('business', seenIn(['Harbor Street Cafe']))).toMatchObject({ differs: true }))
