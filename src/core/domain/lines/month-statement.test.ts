// A month of one account as a statement: its lines alone, sums by sign, balances before the first and after the last line.
import { expect, test } from 'vitest'
import type { BookScope } from './line-book.ts'
import { whyNumber } from './line-classes.ts'
import { madeAccount, madeBook, type MadeLine } from './made-book.fixture.ts'
import { monthStatement, statementMonths } from './month-statement.ts'

const figures = (month: string, more: Partial<BookScope['months'][number]> = {}) => ({
  month,
  full: true,
  counted: true,
  transactions: 0,
  deposits: 0,
  gross: 0,
  trueRevenue: 0,
  averageDailyBalance: 1_234,
  negativeDays: 2,
  nsf: 3,
  debtService: 0,
  ...more,
})
const scope = (balances: BookScope['balances'] = null): BookScope => ({
  months: [figures('2026-09', { full: false }), figures('2026-10'), figures('2026-11')],
  balances,
})
const lines: readonly MadeLine[] = [
  { day: '2026-09-30', amount: 700, balance: 1_000, text: 'BEFORE' },
  { day: '2026-10-01', amount: -300, balance: 700, text: 'RENT' },
  { day: '2026-10-15', amount: 999, balance: 999, account: 1, text: 'OTHER ACCOUNT' },
  { day: '2026-10-15', amount: 50, balance: 750, text: 'SALE' },
  { day: '2026-10-31', amount: 5_000, text: 'PENDING', why: whyNumber.pending },
  { day: '2026-10-31', amount: 0, balance: 750, text: 'NOTHING' },
  { day: '2026-10-31', amount: 250, balance: 1_000, text: 'SALE' },
  { day: '2026-11-01', amount: -1, balance: 999, text: 'AFTER' },
]
const accounts = [madeAccount(), madeAccount({ use: 'other' })]
const book = madeBook(lines, { accounts, scopes: [scope(), scope(), scope()] })

test('the months that the data reach into, of the account and no other', () => {
  const two = madeBook(lines, { accounts, scopes: [scope(), scope(), { months: [], balances: null }] })
  expect(statementMonths(two, 0)).toEqual(['2026-09', '2026-10', '2026-11'])
  expect(statementMonths(two, 1)).toEqual([])
  expect(statementMonths(two, 2)).toEqual([])
})

test('a month: what came in, what went out, from opening to closing', () => {
  expect(monthStatement(book, 0, '2026-10')).toEqual({
    month: '2026-10',
    full: true,
    opening: 1_000,
    closing: 1_000,
    deposits: 300,
    withdrawals: 300,
    averageDailyBalance: 1_234,
    negativeDays: 2,
    nsf: 3,
    lines: [
      { day: '2026-10-01', text: 'RENT', amount: -300 },
      { day: '2026-10-15', text: 'SALE', amount: 50 },
      { day: '2026-10-31', text: 'NOTHING', amount: 0 },
      { day: '2026-10-31', text: 'SALE', amount: 250 },
    ],
  })
  expect(monthStatement(book, 0, '2026-09')).toMatchObject({ full: false, opening: 300, closing: 1_000 })
  expect(monthStatement(book, 0, '2026-11')).toMatchObject({ opening: 1_000, closing: 999, withdrawals: 1 })
})

test('an account whose lines are in no figure has none here', () => {
  expect(monthStatement(book, 1, '2026-10')).toEqual({
    month: '2026-10',
    full: true,
    opening: 0,
    closing: 999,
    deposits: 999,
    withdrawals: 0,
    averageDailyBalance: null,
    negativeDays: null,
    nsf: null,
    lines: [{ day: '2026-10-15', text: 'OTHER ACCOUNT', amount: 999 }],
  })
})

test('balances that the bank did not tell are not known', () => {
  const untold = madeBook([{ day: '2026-10-05', amount: 5 }], { scopes: [scope(), scope()] })
  expect(monthStatement(untold, 0, '2026-10')).toMatchObject({ opening: null, closing: null, deposits: 5 })
})

test('a month without lines stands where its last day did, the running one where the last known day did', () => {
  // September 29 to November 2.
  const balances = Array.from({ length: 35 }, (_, at) => at)
  const quiet = (use: 'operating' | 'other', of: BookScope['balances']) =>
    madeBook([], { from: '2026-09-29', accounts: [madeAccount({ use })], scopes: [scope(), scope(of)] })
  const ends = (
    month: string,
    use: 'operating' | 'other' = 'operating',
    of: BookScope['balances'] = balances,
  ) => {
    const statement = monthStatement(quiet(use, of), 0, month)
    return [statement?.opening, statement?.closing, statement?.deposits, statement?.lines]
  }
  expect(ends('2026-09')).toEqual([1, 1, 0, []])
  expect(ends('2026-10')).toEqual([32, 32, 0, []])
  expect(ends('2026-11')).toEqual([34, 34, 0, []])
  expect(ends('2026-10', 'other')).toEqual([null, null, 0, []])
  expect(ends('2026-10', 'operating', null)).toEqual([null, null, 0, []])
  expect(ends('2026-10', 'operating', [])).toEqual([null, null, 0, []])
})

test('no statement of a month or an account that there is none of', () => {
  expect(monthStatement(book, 0, '2026-12')).toBeNull()
  expect(monthStatement(book, 2, '2026-10')).toBeNull()
  expect(monthStatement(madeBook(lines, { scopes: [scope(), scope(), scope()] }), 1, '2026-10')).toBeNull()
})
