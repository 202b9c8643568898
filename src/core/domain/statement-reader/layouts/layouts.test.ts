// The two layouts, head by head: which lines begin and end a table, which belong to no row, and which sign a line has.
import { describe, expect, it, test } from 'vitest'
import { bankOfAmerica } from './bank-of-america.ts'
import { wellsFargo } from './wells-fargo.ts'

const period = { from: '2026-01-01', to: '2026-01-31' } as const
const ofAmerica = (...lines: readonly string[]) => bankOfAmerica.read(lines, period).lines
const ofWells = (...lines: readonly string[]) => wellsFargo.read(lines, period).lines
const row = '01/05 Payment 5.00'

describe('Bank of America', () => {
  test.each([
    ['Deposits', 500],
    ['Deposits and other credits', 500],
    ['Deposits and other additions', 500],
    ['Deposits and other credits - continued', 500],
    ['Deposits and other credits (continued)', 500],
    ['Withdrawals and other debits', -500],
    ['Withdrawals and other subtractions', -500],
    ['Withdrawals and other debits - continued', -500],
    ['Debit card subtractions', -500],
    ['Debit card purchases', -500],
    ['ATM and debit card subtractions', -500],
    ['Other subtractions', -500],
    ['Service fees', -500],
    ['Service fees (continued)', -500],
  ])('%s', (head, cents) =>
    expect(ofAmerica(head, row)).toEqual([{ date: '2026-01-05', text: 'Payment', cents }]),
  )
  test.each(['Checks', 'Checks - continued'])('%s: a number is a check', (head) =>
    expect(ofAmerica(head, '01/05 1001 5.00 01/06 1002 -6.00')).toEqual([
      { date: '2026-01-05', text: 'Check 1001', cents: -500 },
      { date: '2026-01-06', text: 'Check 1002', cents: -600 },
    ]),
  )
  test.each(['All deposits', 'Deposits of the year', 'Checks paid', 'Withdrawals', 'Deposits 5.00'])(
    'no table: %s',
    (head) => expect(ofAmerica(head, row)).toEqual([]),
  )
  test.each([
    'Total deposits',
    'Daily ledger balances',
    'Daily balance',
    'Daily ledger balance',
    'Account summary',
    'Beginning balance on January 1',
    'Ending balance on January 31',
  ])('ends a table: %s', (end) => expect(ofAmerica('Deposits', end, row)).toEqual([]))
  test.each([
    'Date Description Amount',
    'Date',
    'Description',
    'Amount',
    'Page 3 of 6',
    'continued on the next page',
    'Subtotal for card account # XXXX 1234',
    'Card account # XXXX 1234',
    'Bank of America Business Advantage',
    'OAK BARREL | Account # 1234',
    'January 1, 2026 to January 31, 2026 Page 3 of 6',
    'Your checking account',
  ])('no part of a row: %s', (line) =>
    expect(ofAmerica('Deposits', '01/05 Payment', line, 'of a customer 5.00')).toEqual([
      { date: '2026-01-05', text: 'Payment of a customer', cents: 500 },
    ]),
  )
  it('a correction keeps its sign among what came in, and there is nothing else to add among what went out', () => {
    expect(ofAmerica('Deposits', '01/05 Correction -5.00')[0]!.cents).toBe(-500)
    expect(ofAmerica('Service fees', '01/05 Fee -5.00')[0]!.cents).toBe(-500)
    expect(Object.is(ofAmerica('Service fees', '01/05 Fee 0.00')[0]!.cents, 0)).toBe(true)
  })
  it('reads totals of the summary, else those under the tables', () => {
    const totals = (...lines: readonly string[]) => {
      const { opening, closing, deposits, withdrawals } = bankOfAmerica.read(lines, period)
      return { opening, closing, deposits, withdrawals }
    }
    expect(
      totals(
        'Beginning balance on January 1, 2026 1.00',
        'Deposits and other credits 5.00',
        'Withdrawals and other debits -2.00',
        'Checks -3.00',
        'Service fees -0.50',
        'Ending balance on January 31, 2026 0.50',
        'Total deposits and other credits 99.00',
      ),
    ).toEqual({ opening: 100, closing: 50, deposits: 500, withdrawals: 550 })
    expect(
      totals(
        'Total deposits and other credits 5.00',
        'Total other subtractions -2.00',
        'Total ATM and debit card subtractions -1.00',
      ),
    ).toEqual({ opening: null, closing: null, deposits: 500, withdrawals: 300 })
  })
})

describe('Wells Fargo', () => {
  test.each([
    ['Deposits and other credits', 500],
    ['Deposits and other additions', 500],
    ['Deposits and other credits (continued)', 500],
    ['Withdrawals and other debits', -500],
    ['Withdrawals and other subtractions', -500],
    ['Withdrawals and other debits - continued', -500],
    ['Transaction history', -500],
    ['Transaction history (continued)', -500],
    ['Activity detail', -500],
  ])('%s', (head, cents) =>
    expect(ofWells(head, row)).toEqual([{ date: '2026-01-05', text: 'Payment', cents }]),
  )
  test.each([
    'Deposit',
    'Merchant Credit',
    'Payroll',
    'Refund',
    'Reversal of a fee',
    'Interest Payment',
    'Transfer From Savings',
    'Zelle From Ana',
    'Wire In',
  ])('money in by its words, where no balance tells: %s', (text) =>
    expect(ofWells('Transaction history', `01/05 ${text} 5.00`)[0]!.cents).toBe(500),
  )
  test.each(['All transaction history', 'Transaction history of 2026', 'Deposits', 'Activity'])(
    'no table: %s',
    (head) => expect(ofWells(head, row)).toEqual([]),
  )
  test.each([
    'Totals',
    'Total',
    'Ending balance on 1/31',
    'Beginning balance on 1/1',
    'The Ending Daily Balance does not reflect',
    'Monthly service fee summary',
    'Daily ledger balance summary',
    'Summary of checks written',
  ])('ends a table: %s', (end) => expect(ofWells('Transaction history', end, row)).toEqual([]))
  test.each([
    'Date Number Description',
    'Check',
    'Check Deposits/ Withdrawals/ Ending daily',
    'Number',
    'Description',
    'Deposits/',
    'Withdrawals/',
    'Additions',
    'Subtractions',
    'Credits',
    'Debits',
    'Ending daily balance',
    'Balance',
    'Wells Fargo Simple Business Checking',
    'January 31, 2026 Page 3 of 6',
    'Page 3',
    '(114)',
    'Account number: 1234567890',
  ])('no part of a row: %s', (line) =>
    expect(ofWells('Transaction history', '01/05 Payment', line, 'to a supplier 5.00')).toEqual([
      { date: '2026-01-05', text: 'Payment to a supplier', cents: -500 },
    ]),
  )
  it('puts the lines in the order of their days, and turns signs by the balances', () =>
    expect(
      ofWells(
        'Beginning balance on 1/1 10.00',
        'Transaction history',
        '01/06 Sale 2.00 7.00',
        '01/05 Rent 5.00 5.00',
        'Totals',
      ),
    ).toEqual([
      { date: '2026-01-05', text: 'Rent', cents: -500 },
      { date: '2026-01-06', text: 'Sale', cents: 200 },
    ]))
  it('reads the totals, without signs', () => {
    const { opening, closing, deposits, withdrawals } = wellsFargo.read(
      [
        'Beginning balance on 1/1 1.00',
        'Deposits/Credits 5.00',
        'Withdrawals/Debits - 2.00',
        'Ending balance on 1/31 4.00',
      ],
      period,
    )
    expect({ opening, closing, deposits, withdrawals }).toEqual({
      opening: 100,
      closing: 400,
      deposits: 500,
      withdrawals: 200,
    })
  })
  describe('tells its period by the days of its two balances and the year above', () => {
    const told = (...lines: readonly string[]) => wellsFargo.findPeriod!(lines)
    const of = (from: string, to: string, head = 'January 31, 2026 Page 1 of 4') =>
      told(head, `Beginning balance on ${from} 1.00`, `Ending balance on ${to} 2.00`)
    it.each([
      ['1/1', '1/31', '1/1/2026 - 1/31/2026'],
      ['12/31', '1/30', '12/31/2025 - 1/30/2026'],
      ['1/1', '1/1', '1/1/2026 - 1/1/2026'],
    ])('%s to %s', (from, to, told_) => expect(of(from, to)).toBe(told_))
    it('or not at all, where one of them is not told', () => {
      expect(of('1/1', '1/31', 'January 2026')).toBeNull()
      expect(told('January 31, 2026', 'Beginning balance on 1/1 1.00')).toBeNull()
      expect(told('January 31, 2026', 'Ending balance on 1/31 1.00')).toBeNull()
    })
  })
})
