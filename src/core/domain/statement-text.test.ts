// The months of a statement by its text: periods and closing dates as banks print them, and what is none.
import { expect, it } from 'vitest'
import { monthsInStatementText } from './statement-text.ts'

const at = (text: string) => monthsInStatementText(text, '2026-11')

it.each([
  ['Statement Period: 05/01/2026 - 05/31/2026', ['2026-05']],
  ['STATEMENT PERIOD 05/01/26 through 05/31/26', ['2026-05']],
  ['May 1, 2026 through May 29, 2026 Account Number: 000000004471', ['2026-05']],
  ['For the period June 1 to June 30, 2026', ['2026-06']],
  ['Beginning 2026-07-01 to 2026-07-31', ['2026-07']],
  ['Aug. 1, 2026 \u2013 Aug. 31, 2026', ['2026-08']],
  ['December 16 - January 15, 2026', ['2025-12']],
  ['Período: 1 de septiembre de 2026 al 30 de septiembre de 2026', ['2026-09']],
  ['del 1 de octubre al 31 de octubre de 2026', ['2026-10']],
  // One file, two statements; and one statement of two months.
  [
    'Statement Period 05/01/2026 - 05/31/2026 ... Statement Period 06/01/2026 - 06/30/2026',
    ['2026-05', '2026-06'],
  ],
  ['08/01/2026 - 09/30/2026', ['2026-08', '2026-09']],
  // A cycle from the middle of a month counts for the month that it mostly covers.
  ['Statement period 07/12/2026 to 08/11/2026', ['2026-07']],
  ['Closing date: 09/30/2026', ['2026-09']],
  ['Statement ending October 5, 2026', ['2026-09']],
])('%s', (text, months) => expect(at(text)).toEqual(months))

it.each([
  ['nothing at all'],
  ['Offer valid 01/01/2026 - 12/31/2026'],
  ['Statement Period: 05/01/2021 - 05/31/2021'],
  ['Statement Period: 01/01/2027 - 01/31/2027'],
  ['06/12/2026 - 06/14/2026 hotel'],
  ['Statement Period: 13/45/2026 - 14/45/2026'],
  ['1-2 years or 3-4 months, page 2 of 6'],
])('tells none: %s', (text) => expect(at(text)).toEqual([]))

it('comes to an end on a text that is made to be slow', () => {
  const hostile = ['1/1/2026 - ', 'may 1 to ', 'statement ending ', '1 de ', ' - ']
    .map((piece) => piece.repeat(5_000))
    .join('')
  expect(at(hostile)).toEqual([])
})

it.each([
  ['a month to date', 'Activity 11/01/2026 - 11/26/2026', []],
  ['a closing date of this month', 'Closing date 11/20/2026', []],
  ['a period that ends in it', 'Statement period 10/21/2026 - 11/20/2026', ['2026-11']],
])('a month that is not over: %s', (_, text, months) => expect(at(text)).toEqual(months))
