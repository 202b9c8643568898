// The months that statements are asked of, by the calendar on the wall, and their names.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { todayHere } from '#ui/today.ts'
import { missingText } from './missing-text.ts'
import { monthName, monthNames, shortMonthName } from './month-name.ts'
import { monthHere, wantedMonths } from './wanted-months.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  [new Date(2026, 0, 1, 0, 0), '2026-01-01'],
  [new Date(2026, 8, 30, 23, 59), '2026-09-30'],
  [new Date(2026, 11, 31, 23, 59), '2026-12-31'],
])('on %s it is %s', (now, day) => {
  vi.setSystemTime(now)
  expect([todayHere(), monthHere()]).toEqual([day, day.slice(0, 7)])
})

test('the months before the present one, earliest first, with those that are here', () => {
  const documents = [{ months: ['2025-12' as const, '2026-02' as const] }, { months: [] }]
  expect(wantedMonths(4, '2026-03', documents)).toEqual([
    { month: '2025-11', here: false },
    { month: '2025-12', here: true },
    { month: '2026-01', here: false },
    { month: '2026-02', here: true },
  ])
  expect(wantedMonths(0, '2026-03', documents)).toEqual([])
})

test('named in both languages', () => {
  expect([monthName('2026-03', 'en'), monthName('2026-03', 'es')]).toEqual(['March 2026', 'marzo de 2026'])
  expect([shortMonthName('2026-12', 'en'), shortMonthName('2026-01', 'es')]).toEqual(['December', 'enero'])
  expect(monthNames(['2026-05', '2026-06'], 'en')).toBe('May 2026 and June 2026')
  expect(monthNames(['2026-05'], 'es')).toBe('mayo de 2026')
})

test.each([
  [[], 'needed'],
  [['done'], 'needed'],
  [['done', 'failed'], 'notArrived'],
  [['failed', 'uploading'], 'stillUploading'],
] as const)('of %o is said: %s', (states, said) =>
  expect(missingText(states.map((state) => ({ state })) as never)).toBe(said),
)
