// Amounts of a summary by their labels: on the line, on the next one, or not printed.
import { expect, test } from 'vitest'
import { printedAmount, printedSum } from './printed-amounts.ts'

const label = /^ending balance$/i

test.each([
  [['Ending balance 5.00'], 500],
  [['Ending balance 5.00 6.00'], 500],
  [['Ending balance', '5.00 6.00'], 500],
  [['Ending balance', 'on May 1 5.00'], null],
  [['Ending balance'], null],
  [['Ending balance', 'Ending balance 5.00'], 500],
  [['Beginning balance 1.00', 'Ending balance 5.00', 'Ending balance 6.00'], 500],
  [['Beginning balance', '1.00'], null],
  [['Ending balance 0.00'], 0],
  [[], null],
])('%j', (lines, cents) => expect(printedAmount(lines, label)).toBe(cents))

test('a sum of several labels has no signs, and is null only where none is printed', () => {
  const labels = [/^checks$/i, /^fees$/i]
  expect(printedSum(['Checks -5.00', 'Fees 2.00'], labels)).toBe(700)
  expect(printedSum(['Fees -2.00'], labels)).toBe(200)
  expect(printedSum(['Fees 0.00'], labels)).toBe(0)
  expect(printedSum(['Deposits 5.00'], labels)).toBeNull()
})
