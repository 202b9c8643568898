// From years in business to a start month (specification 2, section 7): each band, the rule of large sales, and what follows a correction.
import { describe, expect, test } from 'vitest'
import { bandSince, isStartAhead, monthsInBusiness, startThatFollows } from './start-dates.ts'

const LARGE = 75_000_00

test.each([
  ['0-1 year', 6, '2026-05', '2024-11'],
  ['1-2 years', 12, '2025-11', '2024-11'],
  ['2-5 years', 24, '2024-11', '2024-11'],
  ['5+ years', 60, '2021-11', '2021-11'],
])('%s is %i months: begun in %s, with large sales in %s', (band, months, start, startOfLarge) => {
  expect(monthsInBusiness(band)).toBe(months)
  const startOf = (monthlySales: number) => startThatFollows({}, { band, monthlySales }, '2026-11', '2026-11')
  expect(startOf(LARGE - 1)).toBe(start)
  expect(startOf(LARGE)).toBe(startOfLarge)
})

test('a text that is no band is no time and no month', () => {
  expect(monthsInBusiness('ages')).toBe(0)
  expect(startThatFollows({}, { band: 'ages', monthlySales: LARGE }, '2026-11', '2026-11')).toBeNull()
})

test.each([
  [2025, 11, '1-2 years'],
  [2025, 12, '0-1 year'],
  [2024, 11, '2-5 years'],
  [2024, 12, '1-2 years'],
  [2021, 11, '5+ years'],
  [2021, 12, '2-5 years'],
  [2026, 11, '0-1 year'],
])('begun in %i-%i: %s', (year, month, band) => {
  expect(bandSince(year, month, '2026-11-30')).toBe(band)
})

test('a start of this month has come, one of the next has not', () => {
  expect(isStartAhead(2026, 11, '2026-11-01')).toBe(false)
  expect(isStartAhead(2026, 12, '2026-11-30')).toBe(true)
  expect(isStartAhead(2027, 1, '2026-12-31')).toBe(true)
  expect(isStartAhead(2025, 12, '2026-01-01')).toBe(false)
  // Half of one says nothing.
  expect(isStartAhead(2027, undefined, '2026-11-30')).toBe(false)
  expect(isStartAhead(undefined, 12, '2026-11-30')).toBe(false)
})

describe('the start month follows band and sales', () => {
  const [since, now] = ['2026-10', '2026-11'] as const
  const follows = (before: object, after: object) => startThatFollows(before, after, since, now)
  const small = { band: '0-1 year', monthlySales: 30_000_00 }

  test('once both are there', () => {
    expect(follows({}, small)).toBe('2026-05')
    expect(follows({}, { band: '0-1 year' })).toBeNull()
    expect(follows({}, { monthlySales: 30_000_00 })).toBeNull()
    expect(follows({}, { band: 'ages', monthlySales: 30_000_00 })).toBeNull()
  })

  test('a derived one follows a change, whether it was derived this month or at the beginning', () => {
    for (const month of [4, 5])
      expect(follows({ ...small, year: 2026, month }, { ...small, band: '2-5 years' })).toBe('2024-11')
    expect(follows({ ...small, year: 2026, month: 5 }, { ...small, monthlySales: LARGE })).toBe('2024-11')
  })

  test('it stays while nothing changed, also in the next month', () => {
    expect(follows({ ...small, year: 2026, month: 4 }, small)).toBeNull()
  })

  test('one that a person typed stands, and half of one', () => {
    const changed = { ...small, band: '2-5 years' }
    for (const month of [3, 6]) expect(follows({ ...small, year: 2026, month }, changed)).toBeNull()
    expect(follows({ ...small, year: 2026 }, changed)).toBeNull()
    expect(follows({ ...small, month: 5 }, changed)).toBeNull()
    expect(follows({ year: 2026, month: 5 }, changed)).toBeNull()
  })

  test('a change that leads to the same month changes nothing', () => {
    const young = { band: '1-2 years', monthlySales: LARGE }
    expect(follows({ ...young, year: 2024, month: 11 }, { ...young, band: '2-5 years' })).toBeNull()
  })
})
