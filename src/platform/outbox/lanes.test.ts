// For how long a job is tried, and when it comes back.
import { expect, test } from 'vitest'
import { backoffSeconds, isSpent, jitteredSeconds, lanes } from './lanes.ts'

const since = new Date('2026-11-13T15:00:00Z')
const after = (hours: number, ms = 0) => new Date(since.getTime() + hours * 3_600_000 + ms)

test('given up at the eighth try, and where it outlives outages not before three days are over', () => {
  expect(isSpent('decide-application', 7, since, after(1000))).toBe(false)
  expect(isSpent('decide-application', 8, since, since)).toBe(true)
  expect(isSpent('deliver-message', 7, since, after(1000))).toBe(false)
  expect(isSpent('deliver-message', 8, since, after(72, -1))).toBe(false)
  expect(isSpent('deliver-message', 8, since, after(72))).toBe(true)
  expect(isSpent('pull-credit-report', 9, since, after(2, -1))).toBe(false)
  expect(isSpent('pull-credit-report', 9, since, after(2))).toBe(true)
})

test('what a bank, or a scan, may take long for has half an hour, the rest five minutes', () => {
  const long = Object.entries(lanes).filter(([, { leaseSeconds }]) => leaseSeconds !== 300)
  expect(long.map(([kind, { leaseSeconds }]) => [kind, leaseSeconds])).toEqual([
    ['finish-bank-link', 1800],
    ['fetch-bank-history', 1800],
    ['count-bank-statements', 1800],
    ['read-statements', 1800],
  ])
})

test('the wait follows from the id and the try alone, on every computer', () => {
  const id = '0192f0c0-0000-7000-8000-000000000001'
  expect(backoffSeconds(1, id)).toBe(0.6921307612210512)
  expect(backoffSeconds(2, id)).toBe(2.271808383986354)
  expect(backoffSeconds(12, id)).toBe(236.66291367262602)
  expect(jitteredSeconds(100, 1, id)).toBe(108.65163451526314)
})
