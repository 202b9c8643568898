// How often the account could not pay: fees, the items they are for, and what was given back, at each limit.
import { expect, test } from 'vitest'
import { analyseBank } from '../bank-analysis.ts'
import { checking, SampleHistory } from '../cases/sample-history.ts'

type Line = readonly [day: number, dollars: number, text: string]
const fee = 'NSF FEE'
const refund = 'NSF FEE REFUND'
const item = 'RETURNED ITEM CHECK 1001'

/** Of October: NSFs, their days, overdraft fees. */
function counted(lines: readonly Line[], accounts = [checking], accountId = 'checking') {
  const history = new SampleHistory(accounts)
  for (const [day, dollars, text] of lines)
    history.add(`2026-10-${String(day).padStart(2, '0')}`, dollars, text, { accountId })
  const { months } = analyseBank(history.build(), { asOf: '2026-11-20' })
  const { nsf, nsfDays, overdraftFees } = months.find(({ month }) => month === '2026-10')!
  return [nsf, nsfDays, overdraftFees]
}

test.each<[string, number[], Line[]]>([
  ['a fee', [1, 1, 0], [[5, -34, fee]]],
  ['a deposit that the bank gives back', [0, 0, 0], [[5, 410, 'DEPOSIT REVERSAL']]],
  ['a payment that it gives back', [1, 1, 0], [[5, 410, 'PAYMENT REVERSAL']]],
  [
    'two on one day',
    [2, 1, 0],
    [
      [5, -34, fee],
      [5, -34, fee],
    ],
  ],
  [
    'given back the same day',
    [0, 0, 0],
    [
      [5, -34, fee],
      [5, 34, refund],
    ],
  ],
  [
    'given back after five days',
    [0, 0, 0],
    [
      [5, -34, fee],
      [10, 34, refund],
    ],
  ],
  [
    'given back after six',
    [1, 1, 0],
    [
      [5, -34, fee],
      [11, 34, refund],
    ],
  ],
  [
    'another amount given back',
    [1, 1, 0],
    [
      [5, -34, fee],
      [6, 33, refund],
    ],
  ],
  [
    'one of two given back',
    [1, 1, 0],
    [
      [5, -34, fee],
      [6, -34, fee],
      [7, 34, refund],
    ],
  ],
  [
    'both given back',
    [0, 0, 0],
    [
      [5, -34, fee],
      [6, -34, fee],
      [7, 34, refund],
      [7, 34, refund],
    ],
  ],
  [
    'the earlier one given back, past another amount',
    [1, 1, 0],
    [
      [5, -34, fee],
      [6, -30, fee],
      [7, 34, refund],
    ],
  ],
  [
    'given back twice takes one',
    [1, 1, 0],
    [
      [5, -34, fee],
      [6, -30, fee],
      [7, 34, refund],
      [8, 34, refund],
    ],
  ],
  ['an overdraft fee', [0, 0, 1], [[5, -34, 'OVERDRAFT FEE']]],
  [
    'an overdraft fee given back',
    [0, 0, 0],
    [
      [5, -34, 'OVERDRAFT FEE'],
      [6, 34, 'OVERDRAFT FEE REFUND'],
    ],
  ],
  ['a returned item', [1, 1, 0], [[5, 450, item]]],
  [
    'an item and its fee',
    [1, 1, 0],
    [
      [5, 450, item],
      [5, -34, fee],
    ],
  ],
  [
    'two items and one fee',
    [2, 1, 0],
    [
      [5, 450, item],
      [5, 460, item],
      [5, -34, fee],
    ],
  ],
  [
    'an item and two fees',
    [2, 1, 0],
    [
      [5, 450, item],
      [5, -34, fee],
      [5, -34, fee],
    ],
  ],
  [
    'its fee the day after',
    [1, 1, 0],
    [
      [5, 450, item],
      [6, -34, fee],
    ],
  ],
  [
    'its fee five days after',
    [1, 1, 0],
    [
      [5, 450, item],
      [10, -34, fee],
    ],
  ],
  [
    'its fee six days after',
    [2, 2, 0],
    [
      [5, 450, item],
      [11, -34, fee],
    ],
  ],
  [
    'a fee and its item the day after',
    [1, 1, 0],
    [
      [5, -34, fee],
      [6, 450, item],
    ],
  ],
  [
    'a fee and an item five days after',
    [1, 1, 0],
    [
      [5, -34, fee],
      [10, 450, item],
    ],
  ],
  [
    'a fee and an item six days after',
    [2, 2, 0],
    [
      [5, -34, fee],
      [11, 450, item],
    ],
  ],
  [
    'a fee between two items is for one of them',
    [2, 2, 0],
    [
      [5, 450, item],
      [6, -34, fee],
      [7, 460, item],
    ],
  ],
  ['an item on the last day', [1, 1, 0], [[31, 450, item]]],
  ['of $50.00 by its words', [1, 1, 0], [[5, -50, fee]]],
  ['of more: it is the item itself, which came in nowhere', [0, 0, 0], [[5, -50.01, fee]]],
])('%s', (_, wanted, lines) => expect(counted(lines)).toEqual(wanted))

test('counts for accounts of the business only', () => {
  const personal = { ...checking, id: 'personal', holder: 'personal' as const, mask: '5520' }
  expect(counted([[5, -34, fee]], [checking, personal], 'personal')).toEqual([0, 0, 0])
})
