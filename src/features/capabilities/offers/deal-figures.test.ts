// The figures of a deal as they are read.
import { expect, it } from 'vitest'
import {
  aprText,
  longDate,
  markOf,
  presetOf,
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
  expect(weekdayDate('2026-11-23', 'en')).toBe('Monday, November 23, 2026')
  expect(weekdayDate('2026-11-23', 'es')).toBe('lunes, 23 de noviembre de 2026')
})

/** What the tightest day leaves, and with 20% less sales; null where nobody knows. */
const deal = (total: number, payment: number, left: number | null = null, less = left ?? 0) => ({
  total,
  payment,
  tightest: left === null ? null : { left, with_less_sales: less },
})
it.each([
  [
    'equal in all: each keeps its name',
    [deal(5, 9), deal(5, 9), deal(5, 9)],
    ['lowest-total', 'middle', 'lowest-payment'],
  ],
  ['two have no middle', [deal(5, 9), deal(6, 8)], ['lowest-total', 'lowest-payment']],
  ['the first costs more than another', [deal(6, 9), deal(5, 8), deal(7, 7)], [null, null, 'lowest-payment']],
  ['the last payment is not the lowest', [deal(5, 9), deal(6, 7), deal(7, 8)], ['lowest-total', null, null]],
  [
    "one between with the first's total and the last's payment",
    [deal(5, 9), deal(5, 7), deal(7, 7)],
    ['lowest-total', 'middle', 'lowest-payment'],
  ],
  [
    "a total above the last's",
    [deal(5, 9), deal(8, 8), deal(7, 7)],
    ['lowest-total', null, 'lowest-payment'],
  ],
  [
    "a payment above the first's",
    [deal(5, 9), deal(6, 10), deal(7, 7)],
    ['lowest-total', null, 'lowest-payment'],
  ],
  ['a single one', [deal(5, 9, 1)], [null]],
  [
    'all are borne: the lowest total',
    [deal(5, 9, 40, 1), deal(6, 8, 60, 2), deal(7, 7, 80, 3)],
    ['best', 'middle', 'lowest-payment'],
  ],
  [
    'the first is not borne with less sales: the next total',
    [deal(5, 9, 40, -1), deal(6, 8, 60, 0), deal(7, 7, 80, 3)],
    ['lowest-total', 'best', 'lowest-payment'],
  ],
  [
    'only the last is borne',
    [deal(5, 9, -4, 9), deal(6, 8, 6, -1), deal(7, 7, 0, 0)],
    ['lowest-total', 'middle', 'best'],
  ],
  [
    'none is borne: no badge',
    [deal(5, 9, 4, -1), deal(6, 8, 6, -1), deal(7, 7, 8, -1)],
    ['lowest-total', 'middle', 'lowest-payment'],
  ],
  [
    'of one nobody knows: it has no badge',
    [deal(5, 9), deal(6, 8, 6, 1), deal(7, 7, 8, 1)],
    ['lowest-total', 'best', 'lowest-payment'],
  ],
])('%s', (_what, deals, marks) => {
  expect(deals.map((_, at) => markOf(deals, at))).toEqual(marks)
  expect(markOf(deals, deals.length)).toBeNull()
})

it("selects the badge's deal, and none that the page warns about", () => {
  const [dear, borne] = [deal(5, 9, 4, -1), deal(6, 8, 6, 1)]
  expect(presetOf([dear, borne])).toBe(borne)
  expect(presetOf([dear])).toBeNull()
  expect(presetOf([deal(5, 9), dear])).toBeNull()
  const unknown = deal(5, 9)
  expect(presetOf([unknown, deal(6, 8)])).toBe(unknown)
  expect(presetOf([])).toBeNull()
})

it('puts all payments of a month beside the sales of a month, and unknown sales as unknown', () => {
  expect(shareText(shareOfSales({ total: 56_000, term: 3 }, 68_400))).toBe('27.3%')
  expect(shareText(shareOfSales({ total: 64_000, term: 12 }, 68_400))).toBe('7.8%')
  expect(shareText(shareOfSales({ total: 64_000, term: 12 }, null))).toBe('-')
  expect(shareOfSales({ total: 64_000, term: 12 }, 0)).toBeNull()
})
