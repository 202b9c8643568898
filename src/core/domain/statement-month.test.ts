// Which month a statement is of, by its file's name.
import { expect, it } from 'vitest'
import { monthInFileName } from './statement-month.ts'

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
