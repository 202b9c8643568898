// Signs and kinds of Plaid's accounts: what is owed is negative with us, what came in is positive.
import { expect, test } from 'vitest'
import { balanceOf, dayOf, kindOf, translateReport } from './translate.ts'
import type { ReportAnswer } from './wire.ts'

const balances = { available: null, current: null, iso_currency_code: 'USD', unofficial_currency_code: null }

test.each([
  ['depository', 1234.56, 123_456],
  ['depository', -12.3, -1_230],
  ['credit', 410, -41_000],
  ['credit', -25.5, 2_550],
  ['loan', 65_262, -6_526_200],
  ['loan', -0.01, 1],
  ['investment', 320.76, 32_076],
])('%s with a current balance of %d is %d cents', (type, current, cents) => {
  expect(balanceOf({ type, balances: { ...balances, current } })).toBe(cents)
})

test('the current balance goes before the available one; without either it is not zero', () => {
  expect(balanceOf({ type: 'depository', balances: { ...balances, current: 10, available: 4 } })).toBe(1_000)
  expect(balanceOf({ type: 'depository', balances: { ...balances, available: 4 } })).toBe(400)
  expect(balanceOf({ type: 'depository', balances: { ...balances, current: 0, available: 4 } })).toBe(0)
  expect(balanceOf({ type: 'loan', balances })).toBeNull()
  expect(Object.is(balanceOf({ type: 'loan', balances: { ...balances, current: 0 } }), 0)).toBe(true)
})

test.each([
  ['depository', 'checking', 'checking'],
  ['depository', 'savings', 'savings'],
  ['depository', 'money market', 'savings'],
  ['depository', 'cd', 'other'],
  ['depository', null, 'savings'],
  ['credit', 'credit card', 'card'],
  ['loan', 'business', 'loan'],
  ['investment', 'ira', 'other'],
])('%s, %s is %s', (type, subtype, kind) => {
  expect(kindOf({ type, subtype })).toBe(kind)
})

test('a day is the one of New York; what is no time has none', () => {
  expect(dayOf('2026-11-20T04:59:59Z')).toBe('2026-11-19')
  for (const none of [null, undefined, 'soon']) expect(dayOf(none)).toBeUndefined()
})

const item = (name: string, accounts: object[], more: object = {}) => ({
  item_id: name,
  institution_name: `Bank ${name}`,
  date_last_updated: null,
  accounts,
  ...more,
})
const account = (id: string, more: object = {}) => ({
  account_id: id,
  balances: { ...balances, current: 1 },
  mask: '1234',
  name: 'Checking',
  official_name: null,
  type: 'depository',
  subtype: 'checking',
  owners: [],
  transactions: [],
  ...more,
})
const answer = (
  items: object[],
  warnings: object[] = [],
  generated: string | null = '2026-11-20T15:00:00Z',
) => ({ report: { date_generated: generated, items }, warnings }) as unknown as ReportAnswer

test('money out is positive at the vendor, on every kind of account, a loan’s too', () => {
  const line = (id: string, amount: number) => ({
    transaction_id: id,
    date: '2026-11-19',
    amount,
    original_description: null,
    pending: false,
  })
  const loan = account('l', {
    type: 'loan',
    subtype: 'business',
    transactions: [line('a', -500), line('b', 12.34)],
  })
  const { history } = translateReport(answer([item('1', [loan])]), '2026-11-21')
  expect(history.transactions.map(({ id, amount, description }) => [id, amount, description])).toEqual([
    ['a', 50_000, ''],
    ['b', -1_234, ''],
  ])
  const wrong = account('w', { transactions: [{ ...line('c', 1), date: '2026-02-30' }] })
  expect(() => translateReport(answer([item('1', [wrong])]), '2026-11-21')).toThrow(RangeError)
})

test('a history is as fresh as the latest of its items, and each balance as its own', () => {
  const items = [
    item('1', [account('a')], { date_last_updated: '2026-11-18T15:00:00Z' }),
    item('2', [account('b')], { date_last_updated: '2026-11-19T15:00:00Z' }),
    item('3', [account('c')], { date_last_updated: '2026-11-17T15:00:00Z' }),
  ]
  const { history } = translateReport(answer(items), '2026-11-21')
  expect(history.refreshedOn).toBe('2026-11-19')
  expect(history.accounts.map(({ balanceDate }) => balanceDate)).toEqual([
    '2026-11-18',
    '2026-11-19',
    '2026-11-17',
  ])
  // Where an item does not tell, the report's day holds; where that does not either, today.
  expect(translateReport(answer([item('1', [account('a')])]), '2026-11-21').history.refreshedOn).toBe(
    '2026-11-20',
  )
  expect(
    translateReport(answer([item('1', [account('a')])], [], null), '2026-11-21').history.refreshedOn,
  ).toBe('2026-11-21')
  expect(translateReport(answer([]), '2026-11-21').history.refreshedOn).toBe('2026-11-20')
})

test('names: the bank’s own goes first, an owner is named once, and what is missing is empty', () => {
  const owned = account('a', {
    official_name: 'Business Advantage',
    mask: null,
    owners: [{ names: ['Ana Reyes', 'Harbor LLC'] }, { names: ['Ana Reyes'] }],
  })
  const { history } = translateReport(
    answer([item('1', [owned, account('b', { owners: undefined })], { institution_name: null })]),
    '2026-11-21',
  )
  expect(history.accounts).toMatchObject([
    {
      name: 'Business Advantage',
      mask: '',
      institution: '',
      owners: ['Ana Reyes', 'Harbor LLC'],
      currency: 'USD',
    },
    { name: 'Checking', mask: '1234', owners: [] },
  ])
  const foreign = account('c', {
    balances: { ...balances, iso_currency_code: null, unofficial_currency_code: 'XBT' },
  })
  const bare = account('d', { balances: { ...balances, iso_currency_code: null } })
  const read = translateReport(answer([item('1', [foreign, bare])]), '2026-11-21').history.accounts
  expect(read[0]).toHaveProperty('currency', 'XBT')
  expect(read[1]).not.toHaveProperty('currency')
})

test('a warning marks every account of its item; one that names no item, those of all', () => {
  const items = [item('1', [account('a'), account('b')]), item('2', [account('c')])]
  const marked = (...warnings: object[]) =>
    translateReport(answer(items, warnings), '2026-11-21').needsAttention.map(
      ({ accountId, reason }) => `${accountId} ${reason}`,
    )
  const warning = (error_code: string, item_id?: string) => ({
    warning_code: 'OWNERS_UNAVAILABLE',
    cause: { error_code, item_id },
  })
  expect(marked()).toEqual([])
  expect(marked(warning('ITEM_LOGIN_REQUIRED', '1'))).toEqual(['a login', 'b login'])
  expect(marked(warning('X', '2'), warning('INVALID_MFA', '2'))).toEqual(['c second-factor'])
  const ofAll = ['a institution-down', 'b institution-down', 'c institution-down']
  expect(marked(warning('INSTITUTION_DOWN'))).toEqual(ofAll)
  expect(marked({ warning_code: 'TRANSACTIONS_UNAVAILABLE' })).toEqual(ofAll)
  const { warnings: _none, ...bare } = answer(items)
  expect(translateReport(bare as ReportAnswer, '2026-11-21').needsAttention).toEqual([])
})

test('a line and an account, with all that is told', () => {
  const line = {
    transaction_id: 't1',
    date: '2026-11-19',
    amount: 12.34,
    original_description: 'SYSCO FOODS',
    pending: true,
    check_number: '1041',
    payment_meta: { reference_number: 'A7781', ppd_id: '9424300002' },
    pending_transaction_id: 'p1',
  }
  expect(
    translateReport(answer([item('1', [account('a', { transactions: [line] })])]), '2026-11-21').history,
  ).toEqual({
    accounts: [
      {
        id: 'a',
        institution: 'Bank 1',
        name: 'Checking',
        mask: '1234',
        kind: 'checking',
        holder: 'unknown',
        owners: [],
        balance: 100,
        balanceDate: '2026-11-20',
        currency: 'USD',
      },
    ],
    transactions: [
      {
        id: 't1',
        accountId: 'a',
        date: '2026-11-19',
        amount: -1_234,
        description: 'SYSCO FOODS',
        pending: true,
        reference: 'A7781',
        replaces: 'p1',
      },
    ],
    refreshedOn: '2026-11-20',
  })
})
