// The day of US Eastern time: near midnight, and on the days when its clocks change.
import { expect, test } from 'vitest'
import { answerClock } from '../domain/answer-clock.ts'
import { requestDue } from '../domain/owner-requests.ts'
import { easternDay } from './eastern-day.ts'

test.each([
  // Winter is five hours behind UTC, summer four (15 U.S.C. 260a: second Sunday of March, first of November).
  ['2026-01-01T04:59:59Z', '2025-12-31'],
  ['2026-01-01T05:00:00Z', '2026-01-01'],
  ['2026-03-08T04:59:59Z', '2026-03-07'],
  ['2026-03-09T03:59:59Z', '2026-03-08'],
  ['2026-03-09T04:00:00Z', '2026-03-09'],
  ['2026-11-02T04:59:59Z', '2026-11-01'],
  ['2028-03-01T03:00:00Z', '2028-02-29'],
])('%s is %s in New York', (instant, day) => {
  expect(easternDay(new Date(instant))).toBe(day)
})

test.each([
  // Completed at 19:30 and at 23:30 in New York: in UTC the first is already the next day in winter.
  ['2026-12-01T00:30:00Z', '2026-12-30'],
  ['2026-11-30T04:30:00Z', '2026-12-29'],
  // Thirty days of 24 hours from 23:30 before the clocks go forward end on the thirty-first day of the calendar.
  ['2026-02-21T04:30:00Z', '2026-03-22'],
  // And with the clock going back they end an hour earlier, on the same day.
  ['2026-10-16T04:30:00Z', '2026-11-15'],
])('what was complete at %s is answered by the end of %s', (completed, by) => {
  const completedAt = new Date(completed)
  const lead = { stage: 'in-review', createdAt: completedAt, completedAt, noticedAt: null } as const
  const clock = answerClock({ ...lead, offer: null, requested: null }, completedAt)
  expect(clock?.dueOn).toBe(by)
})

test('what an owner asks for in the evening is due by the calendar of that evening', () => {
  expect(requestDue('reply', new Date('2026-12-01T02:00:00Z'))).toBe('2026-12-01')
  expect(requestDue('deletion', new Date('2026-12-01T02:00:00Z'))).toBe('2027-01-14')
})
