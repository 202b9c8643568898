// Which month a statement is of, by its file's name.
import { expect, it } from 'vitest'
import { monthInFileName, monthNumber } from './statement-month.ts'

const at = (name: string) => monthInFileName(name, '2026-11')

it.each([
  ['Statement_2026-05.pdf', '2026-05'],
  ['eStmt_2026-08-31.pdf', '2026-08'],
  ['20260831-statements-4471-.pdf', '2026-08'],
  ['Chase 08312026.pdf', '2026-08'],
  ['08-2026.PDF', '2026-08'],
  ['202610.pdf', '2026-10'],
  ['August 2026 statement.pdf', '2026-08'],
  ['Stmt Sep 2026.pdf', '2026-09'],
  ['estado de cuenta agosto de 2026.pdf', '2026-08'],
  ['july.jpg', '2026-07'],
  ['diciembre.pdf', '2025-12'],
  ['november.pdf', '2025-11'],
  ['checking_ending_4471_2026-09.pdf', '2026-09'],
])('%s is of %s', (name, month) => {
  expect(at(name)).toBe(month)
})

it.each([
  ['statement.pdf'],
  ['IMG_2291.jpg'],
  ['scan0008.pdf'],
  ['eastport_may_june.pdf'],
  ['2026-05 to 2026-08.pdf'],
  ['2027-03.pdf'],
  ['2021-03.pdf'],
  ['4471202608.pdf'],
  ['Maybank.pdf'],
  ['2026-13.pdf'],
])('%s tells no month', (name) => {
  expect(at(name)).toBeNull()
})

it.each([
  [1, 'january jan enero ene'],
  [2, 'february feb febrero'],
  [3, 'march mar marzo'],
  [4, 'april apr abril abr'],
  [5, 'may mayo'],
  [6, 'june jun junio'],
  [7, 'july jul julio'],
  [8, 'august aug agosto ago'],
  [9, 'september sept sep septiembre setiembre'],
  [10, 'october oct octubre'],
  [11, 'november nov noviembre'],
  [12, 'december dec diciembre dic'],
])('month %i is %s', (number, names) => {
  expect(names.split(' ').map(monthNumber)).toEqual(names.split(' ').map(() => number))
})

it('counts back 24 months, not 25', () => {
  expect(at('2024-11.pdf')).toBe('2024-11')
  expect(at('2024-10.pdf')).toBeNull()
})
