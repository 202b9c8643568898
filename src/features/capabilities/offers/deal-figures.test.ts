// The figures of a deal as they are read.
import { expect, it } from 'vitest'
import {
  aprText,
  longDate,
  markOf,
  perDollar,
  shareOfSales,
  shareText,
  shortDate,
  usd,
  weekdayDate,
  wholeUsd,
} from './deal-figures.ts'

it('shows money, APR and the repaid dollar without binary drift', () => {
  expect(usd(3846.15)).toBe('$3,846.15')
  expect(usd(0.1 + 0.2)).toBe('$0.30')
  expect(wholeUsd(40_000)).toBe('$40,000')
  expect(aprText(93.5)).toBe('93.50%')
  expect(perDollar(1.45)).toBe('$1.45')
  expect(perDollar(1.3)).toBe('$1.30')
  expect(perDollar(1.12)).toBe('$1.12')
  expect(perDollar(1.2875)).toBe('$1.2875')
})

it('writes dates as their day, in the language of the page', () => {
  expect(longDate('2027-03-01', 'en')).toBe('March 1, 2027')
  expect(longDate('2027-03-01', 'es')).toBe('1 de marzo de 2027')
  expect(shortDate('2027-02-22', 'en')).toBe('Feb 22, 2027')
  expect(weekdayDate('2026-11-23', 'en')).toBe('Monday, November 23')
  expect(weekdayDate('2026-11-23', 'es')).toBe('lunes, 23 de noviembre')
})

it('calls only that best which costs least, and nothing where there is no choice', () => {
  const deals = [
    { total: 50_000, payment: 3846 },
    { total: 52_800, payment: 2030 },
    { total: 56_000, payment: 1435 },
  ]
  expect(deals.map((_, at) => markOf(deals, at))).toEqual(['best', 'middle', 'lowest-payment'])
  expect(markOf(deals.slice(0, 1), 0)).toBeNull()
  expect(markOf([deals[1]!, deals[0]!], 0)).toBeNull()
  expect(markOf([deals[0]!, deals[2]!, deals[1]!], 1)).toBeNull()
})

const deal = (total: number, payment: number) => ({ total, payment })
it.each([
  [
    'equal in all: each keeps its name',
    [deal(5, 9), deal(5, 9), deal(5, 9)],
    ['best', 'middle', 'lowest-payment'],
  ],
  ['two have no middle', [deal(5, 9), deal(6, 8)], ['best', 'lowest-payment']],
  ['the first costs more than another', [deal(6, 9), deal(5, 8), deal(7, 7)], [null, null, 'lowest-payment']],
  ['the last payment is not the lowest', [deal(5, 9), deal(6, 7), deal(7, 8)], ['best', null, null]],
  [
    "one between with the first's total and the last's payment",
    [deal(5, 9), deal(5, 7), deal(7, 7)],
    ['best', 'middle', 'lowest-payment'],
  ],
  ["a total above the last's", [deal(5, 9), deal(8, 8), deal(7, 7)], ['best', null, 'lowest-payment']],
  ["a payment above the first's", [deal(5, 9), deal(6, 10), deal(7, 7)], ['best', null, 'lowest-payment']],
  ['a single one', [deal(5, 9)], [null]],
])('%s', (_what, deals, marks) => {
  expect(deals.map((_, at) => markOf(deals, at))).toEqual(marks)
  expect(markOf(deals, deals.length)).toBeNull()
})

it('puts all payments of a month beside the sales of a month, and unknown sales as unknown', () => {
  expect(shareText(shareOfSales({ total: 56_000, term: 3 }, 68_400))).toBe('27.3%')
  expect(shareText(shareOfSales({ total: 64_000, term: 12 }, 68_400))).toBe('7.8%')
  expect(shareText(shareOfSales({ total: 64_000, term: 12 }, null))).toBe('-')
  expect(shareOfSales({ total: 64_000, term: 12 }, 0)).toBeNull()
})
