// Days of an account that was read of a picture: in the order of their table, of the checks' numbers, or proven by the balance of each day.
import { expect, test } from 'vitest'
import type { Page } from './page.ts'
import { readStatement } from './read-statement.ts'

/** Checks side by side, in the order of their numbers down the columns; `balances`: of the end of each day. */
function statement(
  checks: readonly (readonly [string, string])[],
  balances: readonly (readonly [string, string])[],
): Page {
  const pieces: Page['pieces'][number][] = []
  let y = 40
  const row = (...cells: readonly (readonly [x: number, text: string])[]): void => {
    y += 12
    for (const [x, text] of cells)
      pieces.push({ text, x, y, width: text.length * 4.5, height: 9, font: 'scan', confidence: 0.95 })
  }
  row([40, 'Statement Period 03/01/2026 to 03/31/2026'])
  row([40, 'Beginning Balance'], [300, '1,000.00'])
  row([40, 'Checks Paid'], [300, '100.00'])
  row([40, 'Ending Balance'], [300, '900.00'])
  y += 12
  row([40, 'Checks Paid'])
  row([40, 'Date'], [90, 'Check No'], [170, 'Amount'], [300, 'Date'], [350, 'Check No'], [430, 'Amount'])
  const half = Math.ceil(checks.length / 2)
  for (let at = 0; at < half; at++) {
    const cells = [checks[at], checks[at + half]].flatMap((check, side) =>
      check
        ? [
            [40 + side * 260, check[0]] as const,
            [90 + side * 260, String(1001 + at + side * half)] as const,
            [170 + side * 260, check[1]] as const,
          ]
        : [],
    )
    row(...cells)
  }
  y += 12
  row([40, 'Daily Balance Summary'])
  row([40, 'Date'], [110, 'Balance'])
  for (const [day, balance] of balances) row([40, day], [110, balance])
  return { pieces }
}
const accountOf = (page: Page) => {
  const read = readStatement([page])
  if (!read.ok) throw new Error(read.refusal)
  return read.value.accounts[0]!
}
const four = [
  ['03/03', '10.00'],
  ['03/09', '20.00'],
  ['03/12', '30.00'],
  ['03/20', '40.00'],
] as const

const end = ['03/25', '900.00'] as const

test('checks side by side run down their columns by number', () => {
  const account = accountOf(statement(four, [end]))
  expect(account.lines).toHaveLength(4)
  expect(account).toMatchObject({ isProven: true, isSeen: true })
})

test('without any balance beside lines or of days nothing proves the days', () => {
  expect(accountOf(statement(four, []))).toMatchObject({ isProven: false, proof: { balance: 0 } })
})

const late = [four[0], ['03/25', '20.00'], four[2], four[3]] as const

test('one day that stands out of that order is not proven, unless each day has its balance', () => {
  const balances = [['03/03', '990.00'], ['03/12', '960.00'], ['03/20', '920.00'], end] as const
  expect(accountOf(statement(late, [end]))).toMatchObject({ isProven: false, proof: { balance: 0 } })
  expect(accountOf(statement(late, balances))).toMatchObject({ isProven: true, proof: { balances: 4 } })
  expect(accountOf(statement(late, balances.slice(0, 3)))).toMatchObject({ isProven: false })
})
