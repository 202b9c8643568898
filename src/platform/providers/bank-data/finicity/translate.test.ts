// Finicity's accounts and lines in our shape: kinds, signs, days, names, and what is no line at all.
import { describe, expect, test } from 'vitest'
import { assembleHistory, kindOf, refreshedOn, translateAccount, translateTransaction } from './translate.ts'
import type { AccountWire, TransactionWire } from './wire.ts'

const seconds = (instant: string) => Date.parse(instant) / 1000
const account: AccountWire = { id: '7', name: 'Business Checking', type: 'checking', balance: 1234.56 }
const about = { institution: 'Harbor Bank', today: '2026-11-20', owners: ['Ana Reyes'] }

test.each([
  ['checking', 'checking'],
  ['savings', 'savings'],
  ['moneyMarket', 'savings'],
  ['creditCard', 'card'],
  ['lineOfCredit', 'loan'],
  ['mortgage', 'loan'],
  ['loan', 'loan'],
  ['studentLoan', 'loan'],
  ['studentLoanGroup', 'loan'],
  ['studentLoanAccount', 'loan'],
  ['cd', 'other'],
  ['investment', 'other'],
])('an account of type %s is %s', (type, kind) => expect(kindOf(type)).toBe(kind))

describe('an account', () => {
  test('with all that is told of it', () => {
    const told = {
      ...account,
      realAccountNumberLast4: '4321',
      accountNumberDisplay: '21',
      number: '000099994321',
      marketSegment: 'business',
      currency: 'USD',
      // Half past ten in the evening in New York.
      balanceDate: seconds('2026-11-20T03:30:00Z'),
    }
    expect(translateAccount(told, { ...about, match: { name: 90 } })).toEqual({
      id: '7',
      institution: 'Harbor Bank',
      name: 'Business Checking',
      mask: '4321',
      kind: 'checking',
      holder: 'business',
      owners: ['Ana Reyes'],
      ownerMatch: { name: 90 },
      balance: 123_456,
      balanceDate: '2026-11-19',
      currency: 'USD',
    })
  })

  test('its mask is what the bank shows, or the end of its number', () => {
    expect(
      translateAccount({ ...account, accountNumberDisplay: 'x21', number: '12345678' }, about).mask,
    ).toBe('x21')
    expect(translateAccount({ ...account, number: '12345678' }, about).mask).toBe('5678')
    expect(translateAccount(account, about).mask).toBe('')
  })

  test('what is not told is unknown, not zero', () => {
    const bare = translateAccount({ ...account, balance: undefined, marketSegment: 'trust' }, about)
    expect(bare).toMatchObject({ balance: null, balanceDate: '2026-11-20', holder: 'unknown' })
    expect(bare).not.toHaveProperty('currency')
    expect(bare).not.toHaveProperty('ownerMatch')
    expect(translateAccount({ ...account, marketSegment: 'personal' }, about).holder).toBe('personal')
    expect(translateAccount({ ...account, balance: 0 }, about).balance).toBe(0)
  })
})

describe('a line', () => {
  const line: TransactionWire = {
    id: '9',
    amount: -12.34,
    description: 'SYSCO FOODS',
    postedDate: seconds('2026-11-19T12:00:00Z'),
    transactionDate: seconds('2026-11-17T12:00:00Z'),
  }
  const read = (change: Partial<TransactionWire>, type = 'checking') =>
    translateTransaction({ ...account, type }, { ...line, ...change })

  test('has the day on which it was posted, as the bank calls it: noon in UTC', () => {
    expect(read({})).toEqual({
      id: '9',
      accountId: '7',
      date: '2026-11-19',
      amount: -1_234,
      description: 'SYSCO FOODS',
      pending: false,
    })
    expect(read({ postedDate: undefined })?.date).toBe('2026-11-17')
  })

  test('is none where it is a shadow, or of no day', () => {
    expect(read({ status: 'shadow' })).toBeUndefined()
    expect(read({ postedDate: undefined, transactionDate: undefined })).toBeUndefined()
    expect(read({ status: 'pending' })?.pending).toBe(true)
    expect(read({ status: 'active' })?.pending).toBe(false)
  })

  test.each(
    (
      'creditCard lineOfCredit investment investmentTaxDeferred employeeStockPurchasePlan ira 401k roth 403b 529plan rollover ' +
      'ugma utma keogh 457plan 401a'
    ).split(' '),
  )('on an account of type %s money in is negative at the vendor', (type) => {
    expect(read({ amount: -50 }, type)?.amount).toBe(5_000)
    expect(read({ amount: 50 }, type)?.amount).toBe(-5_000)
    expect(Object.is(read({ amount: 0 }, type)?.amount, 0)).toBe(true)
  })

  test.each(['checking', 'savings', 'moneyMarket', 'loan', 'mortgage'])('on %s it is positive', (type) => {
    expect(read({ amount: 50 }, type)?.amount).toBe(5_000)
  })

  test('the bank’s own id of it, whichever field has it', () => {
    expect(read({ uniqueTransactionId: '87529-543210' })?.reference).toBe('87529-543210')
    expect(read({ institutionTransactionId: '9', uniqueTransactionId: '8' })?.reference).toBe('9')
    expect(read({})).not.toHaveProperty('reference')
  })

  test('its memo is the second half of its text, unless it says the same', () => {
    expect(read({ memo: ' DES:DAILY ' })?.description).toBe('SYSCO FOODS DES:DAILY')
    expect(read({ memo: 'FOODS' })?.description).toBe('SYSCO FOODS')
    expect(read({ memo: '  ' })?.description).toBe('SYSCO FOODS')
    expect(read({ description: '', memo: 'FORWARD FINANCING' })?.description).toBe('FORWARD FINANCING')
  })
})

test('a history is as fresh as its newest refresh, of its balances where no refresh is told', () => {
  const day = (of: Partial<AccountWire>[]) =>
    refreshedOn(
      of.map((each) => ({ ...account, ...each })),
      '2026-11-20',
    )
  const [older, newer] = [seconds('2026-11-18T17:00:00Z'), seconds('2026-11-19T17:00:00Z')]
  expect(day([{ aggregationSuccessDate: older }, { aggregationSuccessDate: newer }])).toBe('2026-11-19')
  expect(day([{ aggregationSuccessDate: older, balanceDate: newer }])).toBe('2026-11-18')
  expect(day([{ balanceDate: older }])).toBe('2026-11-18')
  expect(day([{}])).toBe('2026-11-20')
  expect(day([])).toBe('2026-11-20')
})

test('a line that two pages showed is kept once, the same id of another account is another', () => {
  const line = (id: string, accountId: string, amount: number) => ({
    id,
    accountId,
    date: '2026-11-19',
    amount,
    description: '',
    pending: false,
  })
  const { transactions } = assembleHistory(
    [],
    [line('1', 'a', 1), line('1', 'b', 2), line('1', 'a', 3)],
    '2026-11-20',
  )
  expect(transactions.map(({ accountId, amount }) => [accountId, amount])).toEqual([
    ['a', 3],
    ['b', 2],
  ])
})
