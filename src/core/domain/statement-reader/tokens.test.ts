// Dates and amounts in every writing, and what is none of both.
import { expect, test } from 'vitest'
import { rowsOf } from './rows.ts'
import { amountsIn, dateAt, placeDay, signed } from './tokens.ts'

const wordsOf = (text: string) =>
  rowsOf([{ pieces: [{ text, x: 40, y: 40, width: text.length * 5, height: 9, font: '' }] }])[0]!.words
const amounts = (text: string) => amountsIn(wordsOf(text)).map(signed)
const date = (text: string) => {
  const found = dateAt(wordsOf(text), 0)
  return found && placeDay(found, '2026-01-14')
}

test.each([
  ['1,234.56', [123_456]],
  ['-1.00', [-100]],
  ['(1.00)', [-100]],
  ['($1.00)', [-100]],
  ['1.00-', [-100]],
  ['$-1.00', [-100]],
  ['- $1.00', [-100]],
  ['- 1.00', [-100]],
  ['1.00 -', [-100]],
  ['1.00 DR', [-100]],
  ['1.00CR', [100]],
  ['+$1.00', [100]],
  ['$ 12.00', [1_200]],
  ['.37', [37]],
  ['1,234,567.89*', [123_456_789]],
  ['\u201312.50', [-1_250]],
  ['5.00 105.00', [500, 10_500]],
])('%s is an amount', (text, cents) => expect(amounts(text)).toEqual(cents))

test.each(['1', '12/31', '1.2', '(1.00', '1,23.00', '800-555-0100', '4.25%', '12.5.26', '1.234,56'])(
  '%s is none',
  (text) => expect(amounts(text)).toEqual([]),
)

test.each([
  ['01/05 x', '2026-01-05'],
  ['1/5 x', '2026-01-05'],
  ['12/31 x', '2025-12-31'],
  ['01-05-26 x', '2026-01-05'],
  ['01/05/2026 x', '2026-01-05'],
  ['2026-01-05 x', '2026-01-05'],
  ['Jan 5 x', '2026-01-05'],
  ['January 05, 2026 x', '2026-01-05'],
  ['05 JAN x', '2026-01-05'],
  ['JAN05 x', '2026-01-05'],
  ['05-Jan-26 x', '2026-01-05'],
  ['Ene 5 x', '2026-01-05'],
  ['15 dic 2025 x', '2025-12-15'],
  ['12.50 x', null],
  ['13/45 x', null],
  ['02/30 x', null],
  ['May I x', null],
  ['Check 1001', null],
])('the day of %s', (text, iso) => expect(date(text)).toBe(iso))
