// The rows of a statement's tables: what begins one, what goes on, what ends it.
import { describe, expect, it, test } from 'vitest'
import { tableRows } from './table-rows.ts'

const period = { from: '2025-12-04', to: '2026-01-03' } as const
const shape = {
  sectionAt: (line: string) =>
    line === 'MONEY IN'
      ? ('in' as const)
      : line === 'CHECKS'
        ? ('checks' as const)
        : line === 'Total'
          ? ('end' as const)
          : null,
  isFurniture: (line: string) => line.startsWith('Page '),
  amounts: 2,
  sideBySide: (section: string) => section === 'checks',
}
const read = (...lines: readonly string[]) => tableRows<'in' | 'checks'>(lines, period, shape)
const row = (date: string, text: string, ...amounts: number[]) => ({ section: 'in', date, text, amounts })

describe('a date', () => {
  test.each([
    ['12/31 Deposit 1.00', '2025-12-31'],
    ['1/2 Deposit 1.00', '2026-01-02'],
    ['01/02/26 Deposit 1.00', '2026-01-02'],
    ['01/02/2026 Deposit 1.00', '2026-01-02'],
    ['12/31/25 Deposit 1.00', '2025-12-31'],
  ])('begins a row: %s', (line, date) => expect(read('MONEY IN', line)).toEqual([row(date, 'Deposit', 100)]))

  test.each([
    '123/1 Deposit 1.00',
    '12/311 Deposit 1.00',
    '12/31/2 Deposit 1.00',
    '12/31/202 Deposit 1.00',
    '12/31/20255 Deposit 1.00',
    '12-31 Deposit 1.00',
    'x12/31 Deposit 1.00',
    '02/30 Deposit 1.00',
    '13/01 Deposit 1.00',
  ])('is none: %s', (line) => expect(read('MONEY IN', line)).toEqual([]))

  it('alone begins a row that the next line ends', () =>
    expect(read('MONEY IN', '12/31', 'Deposit 1.00')).toEqual([row('2025-12-31', 'Deposit', 100)]))
})

describe('a row', () => {
  it('has as many amounts as the table has columns, and no more', () =>
    expect(read('MONEY IN', '12/31 Deposit 9.99 1.00 2.00')).toEqual([
      row('2025-12-31', 'Deposit 9.99', 100, 200),
    ]))

  it('goes on until its amount, and then takes text alone', () => {
    expect(read('MONEY IN', '12/31 Deposit of', 'a customer 1.00', 'Ref 5.00')).toEqual([
      row('2025-12-31', 'Deposit of a customer Ref 5.00', 100),
    ])
  })

  it('without an amount is none', () => {
    expect(read('MONEY IN', '12/30 Deposit', '12/31 Deposit 1.00')).toEqual([
      row('2025-12-31', 'Deposit', 100),
    ])
  })

  it('is not longer than 300 letters', () => {
    const [found] = read('MONEY IN', '12/31 Deposit', `${'x'.repeat(400)} 1.00`)
    expect(found!.text).toHaveLength(300)
  })

  it('after a day that does not exist takes nothing of it along', () =>
    expect(read('MONEY IN', '12/30 Deposit 1.00', '02/30 Lost 5.00', 'more')).toEqual([
      row('2025-12-30', 'Deposit', 100),
    ]))

  it('stands in a section only: not before, not after its end', () => {
    expect(read('12/30 Deposit 1.00', 'MONEY IN', 'Total', '12/31 Deposit 1.00')).toEqual([])
    expect(read('MONEY IN', '12/30 Deposit', 'Total', 'MONEY IN', 'late 1.00')).toEqual([])
  })

  it('goes on over a page whose head repeats the section, past what is printed on every page', () => {
    expect(read('MONEY IN', '12/31 Deposit', 'Page 1 of 2', 'MONEY IN', 'of a customer 1.00')).toEqual([
      row('2025-12-31', 'Deposit of a customer', 100),
    ])
  })

  it('does not go on in another section', () =>
    expect(read('MONEY IN', '12/31 Deposit', 'CHECKS', 'of a customer 1.00')).toEqual([]))
})

describe('rows side by side', () => {
  it('are told apart where the section has them', () =>
    expect(read('CHECKS', '12/30 1001 -5.00 12/31 1002 (6.00) 1/2 1003 7.00- 1/3 1004 8.00')).toEqual([
      { section: 'checks', date: '2025-12-30', text: '1001', amounts: [-500] },
      { section: 'checks', date: '2025-12-31', text: '1002', amounts: [-600] },
      { section: 'checks', date: '2026-01-02', text: '1003', amounts: [-700] },
      { section: 'checks', date: '2026-01-03', text: '1004', amounts: [800] },
    ]))
  it('are one elsewhere', () => expect(read('MONEY IN', '12/30 1001 5.00 12/31 1002 6.00')).toHaveLength(1))
})
