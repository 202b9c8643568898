// Lanes of lenders: days since the picture's first, what went through, what did not, and whom of many are shown.
import { expect, test } from 'vitest'
import { addDays, dayNumber } from '#core/ground/dates.ts'
import { lanesOf } from './lender-lanes.ts'
import type { BookPosition } from './line-book.ts'
import { madeBook } from './made-book.fixture.ts'

const position = (id: string, more: Partial<BookPosition> = {}): BookPosition => ({
  id,
  lender: `Funder ${id}`,
  known: true,
  kind: 'advance',
  payoff: false,
  cadence: 'weekly',
  payment: 500,
  dailyEquivalent: 103,
  fundedAmount: 10_000,
  fundedOn: '2026-09-10',
  firstPaymentOn: '2026-09-17',
  lastPaymentOn: '2026-10-08',
  paymentsMade: 3,
  paid: 1_500,
  estimatedTotal: 14_000,
  estimatedRemaining: 12_500,
  state: 'active',
  missedDates: [],
  returnedDates: [],
  confidence: 95,
  sureness: 'certain',
  foundBy: 'name',
  remainingRange: null,
  paymentChangedOn: null,
  ...more,
})
const from = dayNumber('2026-09-10')

test('a lane: paid, missed and returned as days of the picture; what lies before it is not in it', () => {
  const book = madeBook(
    [
      { day: '2026-09-09', amount: -500, position: 0 },
      { day: '2026-09-10', amount: 10_000, position: 0 },
      { day: '2026-09-10', amount: -500, position: 0 },
      { day: '2026-09-17', amount: -500, position: 0 },
      { day: '2026-09-24', amount: -500, position: 0 },
      { day: '2026-09-25', amount: -70 },
      { day: '2026-10-08', amount: -500, position: 0, account: 1 },
      { day: '2026-10-08', amount: 0, position: 0 },
    ],
    {
      positions: [
        position('1', {
          returnedDates: ['2026-09-08', '2026-09-24'],
          missedDates: ['2026-09-09', '2026-09-10', '2026-10-01'],
          label: 'confirmed',
        }),
      ],
    },
  )
  const lane = {
    position: 0,
    lender: 'Funder 1',
    cadence: 'weekly',
    payment: 500,
    state: 'active',
    sureness: 'certain',
    said: 'confirmed',
    fundedOn: '2026-09-10',
    fundedAmount: 10_000,
    paymentsMade: 3,
    lastPaymentOn: '2026-10-08',
    paid: [0, 7, 28],
    missed: [0, 21],
    returned: [14],
  }
  expect(lanesOf(book, undefined, from)).toEqual([lane])
  expect(lanesOf(book, 0, from)).toEqual([{ ...lane, paid: [0, 7] }])
  expect(lanesOf(book, 1, from)).toEqual([{ ...lane, paid: [28] }])
  expect(lanesOf(book, 2, from)).toEqual([])
  expect(lanesOf(book, undefined, from + 1)[0]).toMatchObject({ fundedOn: null, paid: [6, 27] })
})

test('a position that was only funded has a lane among all, not on an account; nobody said anything of it', () => {
  const book = madeBook([{ day: '2026-09-10', amount: 10_000, position: 0 }], {
    positions: [position('1', { fundedOn: null })],
  })
  expect(lanesOf(book, undefined, from)).toMatchObject([{ fundedOn: null, said: null, paid: [] }])
  expect(lanesOf(book, 0, from)).toEqual([])
})

test('of many the 24 that were paid last, in the order of the positions', () => {
  const days = Array.from({ length: 26 }, (_, at) => addDays('2026-10-01', (at * 7) % 26))
  const book = madeBook([], { positions: days.map((day, at) => position(`${at}`, { lastPaymentOn: day })) })
  const shown = lanesOf(book, undefined, from)
  expect(shown).toHaveLength(24)
  const left = days.flatMap((day, at) => (day >= '2026-10-03' ? [at] : []))
  expect(shown.map((lane) => lane.position)).toEqual(left)
})
