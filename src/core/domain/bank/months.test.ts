// Which months count (specification 3, section 4): ended by the refresh, begun within the six months before it, and with data from their first week on.
import { expect, test } from 'vitest'
import { calendarMonths, monthsBefore } from './months.ts'

const counted = (from: string, refreshed: string) =>
  calendarMonths(from, refreshed)
    .filter((month) => month.counted)
    .map(({ month }) => month)

test.each([
  [
    'on the last day of a month it has ended',
    '2026-11-30',
    ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
  ],
  ['a day before it has not', '2026-11-29', ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10']],
  [
    'on the first of a month the one of six months before has just begun within',
    '2026-11-01',
    ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'],
  ],
  ['a day later it has not', '2026-11-02', ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10']],
])('%s', (_, refreshed, months) => {
  expect(counted('2025-01-01', refreshed)).toEqual(months)
})

test.each([
  ['2026-08-01', true, true],
  ['2026-08-08', true, true],
  ['2026-08-09', false, false],
])('data from %s on: August counts %s', (from, isCounted, isFull) => {
  const [august] = calendarMonths(from, '2026-11-20')
  expect(august).toMatchObject({ month: '2026-08', counted: isCounted, full: isFull })
})

test('a month before the window is full where the data reach back to its first day', () => {
  const months = calendarMonths('2026-02-01', '2026-11-20')
  expect(months.map(({ month, full }) => [month, full])).toEqual([
    ...[
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
    ].map((month) => [month, true]),
    ['2026-11', false],
  ])
  expect(calendarMonths('2026-02-02', '2026-11-20')[0]).toMatchObject({ full: false, counted: false })
})

test('days of a month end with the data', () => {
  const [october, november] = calendarMonths('2026-10-01', '2026-11-20')
  expect(october!.lastDay - october!.firstDay).toBe(30)
  expect(november!.firstDay - october!.lastDay).toBe(1)
  expect(november!.lastDay - november!.firstDay).toBe(19)
})

test.each([
  ['2026-11-20', 6, '2026-05-20'],
  ['2026-08-31', 6, '2026-02-28'],
  ['2028-08-29', 6, '2028-02-29'],
  ['2026-01-15', 1, '2025-12-15'],
])('%s, %i months before: %s', (date, months, before) => {
  expect(monthsBefore(date, months)).toBe(before)
})
