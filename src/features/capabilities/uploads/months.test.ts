// The months that statements are asked of, as a person reads them, and what is said while some are missing.
import { afterEach, expect, test, vi } from 'vitest'
import { missingText } from './missing-text.ts'
import { monthName, monthNames, shortMonthName } from './month-name.ts'
import { monthHere, wantedMonths } from './wanted-months.ts'

afterEach(() => void vi.useRealTimers())

test('a month by its name, whatever the zone of the clock', () => {
  expect([monthName('2026-03', 'en'), monthName('2026-03', 'es')]).toEqual(['March 2026', 'marzo de 2026'])
  expect([shortMonthName('2026-03', 'en'), shortMonthName('2026-03', 'es')]).toEqual(['March', 'marzo'])
  expect(monthNames(['2026-05', '2026-06'], 'en')).toBe('May 2026 and June 2026')
  expect(monthNames(['2026-05'], 'es')).toBe('mayo de 2026')
  expect(monthNames([], 'en')).toBe('')
})

test('the months before this one, earliest first, and which are there', () => {
  expect(wantedMonths(3, '2026-02', [{ months: ['2025-12', '2026-02'] }, { months: [] }])).toEqual([
    { month: '2025-11', here: false },
    { month: '2025-12', here: true },
    { month: '2026-01', here: false },
  ])
  expect(wantedMonths(0, '2026-02', [])).toEqual([])
})

test('the month that the calendar on the wall shows', () => {
  vi.useFakeTimers()
  vi.setSystemTime(new Date(2026, 0, 31, 23, 59))
  expect(monthHere()).toBe('2026-01')
  vi.setSystemTime(new Date(2026, 10, 1))
  expect(monthHere()).toBe('2026-11')
})

test.each([
  [[], 'needed'],
  [['done'], 'needed'],
  [['done', 'failed'], 'notArrived'],
  [['failed', 'waiting'], 'stillUploading'],
  [['uploading'], 'stillUploading'],
] as const)('files that are %j: %s', (states, said) => {
  expect(missingText(states.map((state) => ({ state })))).toBe(said)
})
