// Lines of a statement's text, and the amounts, dates and account numbers on them.
import { describe, expect, it, test } from 'vitest'
import { amountOf, cutAmounts, dateIn, firstAmount, linesOf, maskIn, MOST_LINES } from './statement-lines.ts'

describe('lines', () => {
  it('lose outer and double spaces, dollar signs and empty lines', () =>
    expect(linesOf('  Balance   $ 1.00 \r\n\r\n \fnext\n')).toEqual(['Balance 1.00', 'next']))
  it('have one kind of minus, which stands at its figure', () =>
    expect(linesOf('\u2212 5.00\n\u2013$6.00\n( 7.00)\n\u2010\u20118.00')).toEqual([
      '-5.00',
      '-6.00',
      '(7.00)',
      '--8.00',
    ]))
  it('are at most 500 letters long, and at most so many', () => {
    expect(linesOf('x'.repeat(600))).toEqual(['x'.repeat(500)])
    expect(linesOf('a\n'.repeat(MOST_LINES + 5))).toHaveLength(MOST_LINES)
  })
})

describe('an amount', () => {
  test.each([
    ['1.00', 100],
    ['0.05', 5],
    ['.05', 5],
    ['1234.56', 123_456],
    ['1,234.56', 123_456],
    ['12,345,678.90', 1_234_567_890],
    ['1234567890.00', 123_456_789_000],
    ['-12.00', -1200],
    ['12.00-', -1200],
    ['(12.00)', -1200],
    ['(-12.00)', -1200],
    ['-0.00', 0],
    ['0.00-', 0],
  ])('%s is %i cents', (word, cents) => expect(amountOf(word)).toBe(cents))
  test.each([
    '12',
    '12.0',
    '12.000',
    '1,23.45',
    '1234,567.00',
    '12345678901.00',
    '(12.00',
    '12.00)',
    '(12.00-',
    '-12.00)',
    'x12.00',
    '12.00x',
    '1.234.56',
    '',
  ])('%s is none', (word) => expect(amountOf(word)).toBeNull())
})

describe('the amounts at the end of a line', () => {
  it('are cut, at most so many, in their order', () => {
    expect(cutAmounts('Deposit 1.00 2.00', 2)).toEqual({ text: 'Deposit', amounts: [100, 200] })
    expect(cutAmounts('Deposit 1.00 2.00', 1)).toEqual({ text: 'Deposit 1.00', amounts: [200] })
    expect(cutAmounts('1.00 Deposit', 2)).toEqual({ text: '1.00 Deposit', amounts: [] })
    expect(cutAmounts('1.00', 2)).toEqual({ text: '', amounts: [100] })
  })
  it('are cut from the first on where a column is meant', () => {
    expect(firstAmount('Beginning balance 1.00 2.00')).toEqual({ label: 'Beginning balance', amount: 100 })
    expect(firstAmount('1.00')).toEqual({ label: '', amount: 100 })
    expect(firstAmount('Beginning balance')).toBeNull()
  })
})

describe('a day within a period', () => {
  const period = { from: '2025-12-04', to: '2026-01-03' } as const
  test.each([
    ['1', '3', undefined, '2026-01-03'],
    ['1', '4', undefined, '2025-01-04'],
    ['12', '31', undefined, '2025-12-31'],
    ['12', '31', '24', '2024-12-31'],
    ['12', '31', '2024', '2024-12-31'],
    ['2', '30', undefined, null],
  ])('%s/%s of %s', (month, day, year, date) => expect(dateIn(period, month, day, year)).toBe(date))
})

describe('the last four of the account', () => {
  test.each([
    ['Account number: 0001 2345 6789', '6789'],
    ['Account number: XXXX-XXXX-4321', '4321'],
    ['Account # 123456', '3456'],
    ['Account No. 123456', '3456'],
    ['Account no 123456', '3456'],
    ['Acct. 123456', '3456'],
    ['acct#: 123456', '3456'],
    ['ending in 4321', '4321'],
    ['Checking account ending in: 4321', '4321'],
    ['Account number: \u2022\u2022\u2022\u2022 4321', '4321'],
    ['Account: **** 4321', '4321'],
  ])('%s', (line, mask) => expect(maskIn([line])).toBe(mask))
  test.each([
    'Account number: 321',
    'Account holder',
    'Discount 123456',
    'sending in 4321',
    'Account number: xxxx-x321',
  ])('not told by %s', (line) => expect(maskIn([line])).toBeNull())
  it('is that of the line that names one first', () =>
    expect(maskIn(['Account holder', 'Account 11112222', 'Account 33334444'])).toBe('2222'))
})
