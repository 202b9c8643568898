// From years in business to a start month (specification 2, section 7): each band, the rule of large sales, and what follows a correction.
import { describe, expect, test } from 'vitest'
import {
  bandGrown,
  bandSince,
  bandStatedIn,
  derivedStart,
  givenStart,
  isDerivedStart,
  isStartAhead,
  monthsInBusiness,
  startOnWire,
} from './start-dates.ts'

const LARGE = 75_000_00

test.each([
  ['0-1 year', 6, '2026-05', '2024-11'],
  ['1-2 years', 12, '2025-11', '2024-11'],
  ['2-5 years', 24, '2024-11', '2024-11'],
  ['5+ years', 60, '2021-11', '2021-11'],
])('%s is %i months: begun in %s, with large sales in %s', (band, months, start, startOfLarge) => {
  expect(monthsInBusiness(band)).toBe(months)
  const startOf = (monthlySales: number) => derivedStart({ yearsInBusiness: band, monthlySales }, '2026-11')
  expect(startOf(LARGE - 1)).toBe(start)
  expect(startOf(LARGE)).toBe(startOfLarge)
})

test('a text that is no band is no time and no month', () => {
  expect(monthsInBusiness('ages')).toBe(0)
  expect(derivedStart({ yearsInBusiness: 'ages', monthlySales: LARGE }, '2026-11')).toBeNull()
  expect(derivedStart({ yearsInBusiness: '5+ years' }, '2026-11')).toBeNull()
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

test.each([
  ['0-1 year', '2026-01', '2026-06', '0-1 year'],
  ['0-1 year', '2026-01', '2026-07', '1-2 years'],
  ['1-2 years', '2026-01', '2026-12', '1-2 years'],
  ['1-2 years', '2026-01', '2027-01', '2-5 years'],
  ['2-5 years', '2026-01', '2029-01', '5+ years'],
  ['5+ years', '2026-01', '2036-01', '5+ years'],
  ['2-5 years', '2026-11', '2026-01', '2-5 years'],
  ['ages', '2020-01', '2026-01', 'ages'],
])('%s, stated in %s, is in %s: %s', (band, then, now, grown) => {
  expect(bandGrown(band, then, now)).toBe(grown)
})

test.each([
  // Said again, or grown to by itself: no month is lost.
  ['1-2 years', '2026-01', '1-2 years', '2026-11', '2026-01'],
  ['1-2 years', '2026-01', '2-5 years', '2027-03', '2027-01'],
  ['0-1 year', '2026-01', '5+ years', '2031-01', '2030-07'],
  ['5+ years', '2020-01', '5+ years', '2026-01', '2020-01'],
  // Other than what had grown: what is said last counts.
  ['1-2 years', '2026-01', '2-5 years', '2026-11', '2026-11'],
  ['1-2 years', '2026-01', '1-2 years', '2027-03', '2027-03'],
  ['5+ years', '2026-01', '2-5 years', '2026-11', '2026-11'],
  ['ages', '2026-01', '1-2 years', '2026-11', '2026-11'],
  ['1-2 years', '2026-11', '1-2 years', '2026-01', '2026-01'],
])('%s of %s, told %s in %s, counts as of %s', (band, told, again, now, stated) => {
  expect(bandStatedIn({ band, told }, again, now)).toBe(stated)
  expect(bandStatedIn(null, again, now)).toBe(now)
})

describe('a start', () => {
  const band = { yearsInBusiness: '5+ years', monthlySales: 30_000_00 }

  test('goes on the wire as it was given, else by the rule, and is given by both halves only', () => {
    const given = { ...band, startYear: 1985, startMonth: 3 }
    expect([givenStart(given), startOnWire(given, '2026-11')]).toEqual(['1985-03', '1985-03'])
    expect([givenStart(band), startOnWire(band, '2026-11')]).toEqual([null, '2021-11'])
    for (const half of [{ startYear: 1985 }, { startMonth: 3 }])
      expect(givenStart({ ...band, ...half })).toBeNull()
    expect(startOnWire({ monthlySales: 30_000_00 }, '2026-11')).toBeNull()
  })

  test('is told from one of the rule, of the months since it was begun and the one before', () => {
    const isDerived = (startYear: number, startMonth: number, more: object = band, begun = '2026-11') =>
      isDerivedStart({ ...more, startYear, startMonth }, begun, '2026-11')
    expect([isDerived(2021, 11), isDerived(2021, 10)]).toEqual([true, true])
    expect([isDerived(2021, 9), isDerived(2021, 12), isDerived(1985, 11)]).toEqual([false, false, false])
    const since = (startMonth: number) => isDerived(2021, startMonth, band, '2026-08')
    expect([6, 7, 8, 9, 11, 12].map(since)).toEqual([false, true, true, true, true, false])
    expect(isDerived(2021, 11, { yearsInBusiness: '5+ years' })).toBe(false)
    expect(isDerivedStart(band, '2026-11', '2026-11')).toBe(false)
  })
})
