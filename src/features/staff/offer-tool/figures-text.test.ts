// Figures as the offer tool writes and reads them.
import { expect, test } from 'vitest'
import { centsTyped, money, percent, rateText, sharePlain, times, usd, wholeTyped } from './figures-text.ts'

test.each([
  [money(1_234_50), '1,234.50'],
  [money(-50), '-0.50'],
  [money(0), '0.00'],
  [money(null), '-'],
  [money(undefined), '-'],
  [usd(1_234_50), '$1,234.50'],
  [times(2_240), '22.4'],
  [times(0), '0.0'],
  [times(null), '-'],
  [percent(2_070), '20.7%'],
  [percent(0), '0.0%'],
  [percent(null), '-'],
  [sharePlain(1_200), '12%'],
  [sharePlain(1_250), '12.5%'],
  [rateText(13_300), '1.33'],
])('%s', (read, expected) => expect(read).toBe(expected))

test.each([
  ['1,234.50', 1_234_50],
  [' $ 12 ', 12_00],
  ['12.', 12_00],
  ['.5', 50],
  ['.05', 5],
  ['-7.25', -7_25],
  ['0', 0],
  // A billion dollars is the most.
  ['1000000000', 100_000_000_000],
  ['-1000000000', -100_000_000_000],
  ['1000000000.01', null],
  ['-1000000000.01', null],
  ['1.234', null],
  ['.', null],
  ['.123', null],
  ['', null],
  ['-', null],
  ['--5', null],
  ['12x', null],
  ['x12', null],
  ['1e5', null],
  // As every field of money reads it: a comma that is no thousand makes no other amount.
  ['1,5', null],
  ['12,34', null],
  ['5 0', null],
  ['50.000', null],
  ['50.000,00', 50_000_00],
  ['50k', 50_000_00],
  ['50 000', 50_000_00],
  ['\u2212250', -250_00],
  ['$-50', -50_00],
  [' $ - 50.25', -50_25],
  ['-$50', -50_00],
  ['-$ 1,000', -1_000_00],
  ['$\u2212250', -250_00],
  ['\u2013$250', -250_00],
  ['US$-50', -50_00],
  ['$.5', 50],
  ['-$.5', -50],
  ['$-.5', -50],
  ['$-', null],
  ['$--5', null],
  ['-$-5', null],
  ['5-', null],
  ['(250)', null],
  ['-0', 0],
])('dollars typed as %o', (text, cents) => expect(centsTyped(text)).toBe(cents))

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['0', 0],
  ['100', 100],
  ['101', null],
  ['1000000', null],
  ['1.5', null],
  ['-1', null],
  ['x1', null],
  ['', null],
])('a whole number up to 100 typed as %o', (text, whole) => expect(wholeTyped(text, 100)).toBe(whole))

test('six digits are the most', () =>
  expect([wholeTyped('999999', 1e9), wholeTyped('1000000', 1e9)]).toEqual([999_999, null]))
