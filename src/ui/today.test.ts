// The day it is on the person's own calendar, not in UTC.
import { afterEach, expect, test, vi } from 'vitest'
import { todayHere } from './today.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  [new Date(2026, 0, 9, 23, 59, 59), '2026-01-09'],
  [new Date(2026, 0, 10), '2026-01-10'],
  [new Date(2026, 11, 31, 0, 0, 1), '2026-12-31'],
])('%o', (now, day) => {
  vi.useFakeTimers()
  vi.setSystemTime(now)
  expect(todayHere()).toBe(day)
})
