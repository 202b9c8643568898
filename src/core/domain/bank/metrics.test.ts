// Figures over months, each with numbers that can be reckoned by hand.
import { describe, expect, test } from 'vitest'
import { dayNumber } from '#core/ground/dates.ts'
import type { MonthSummary } from '../underwriting.ts'
import { calendarMonths } from './months.ts'
import {
  averagedMonths,
  averagesOf,
  daysInMonth,
  monthToDateOf,
  negativeRuns,
  sameMonthsLastYear,
  trendOf,
} from './metrics.ts'

const month = (name: string, more: Partial<MonthSummary> = {}): MonthSummary => ({
  month: name,
  full: true,
  counted: true,
  transactions: 10,
  deposits: 4,
  gross: 100,
  trueRevenue: 100,
  unclassed: 0,
  averageDailyBalance: 50,
  endingBalance: 50,
  lowestBalance: 0,
  negativeDays: 0,
  nsf: 0,
  nsfDays: 0,
  overdraftFees: 0,
  debits: 6,
  outflow: 40,
  debtService: 0,
  excluded: {},
  ...more,
})

test('what averages count: counted and with a gross above 0', () => {
  const given = [
    month('2026-01'),
    month('2026-02', { counted: false }),
    month('2026-03', { gross: 0 }),
    month('2026-04', { gross: 1 }),
  ]
  expect(averagedMonths(given).map((each) => each.month)).toEqual(['2026-01', '2026-04'])
})

test('averages: each figure of its own, half up; negative days in hundredths', () => {
  const given = [
    month('2026-01', {
      gross: 10,
      trueRevenue: 7,
      averageDailyBalance: -5,
      outflow: 3,
      negativeDays: 1,
      deposits: 2,
    }),
    month('2026-02', {
      gross: 20,
      trueRevenue: 8,
      averageDailyBalance: 20,
      outflow: 6,
      negativeDays: 2,
      deposits: 5,
    }),
  ]
  expect(averagesOf(given)).toEqual({
    months: 2,
    gross: 15,
    trueRevenue: 8,
    averageDailyBalance: 8,
    outflow: 5,
    negativeDaysPerMonth: 150,
    depositsPerMonth: 4,
  })
  expect(averagesOf([])).toEqual({
    months: 0,
    gross: 0,
    trueRevenue: 0,
    averageDailyBalance: 0,
    outflow: 0,
    negativeDaysPerMonth: 0,
    depositsPerMonth: 0,
  })
})

test.each([
  // Means 200; rises 100 a month: half the mean. Deviations 100, 0, 100: root of 20,000/3 over 200.
  [[100, 200, 300], 5_000, 4_082],
  [[300, 200, 100], -5_000, 4_082],
  [[200, 200, 200], 0, 0],
  // Four months about 2.5: rise 5 over run 5.
  [[1, 2, 3, 4], 4_000, 4_472],
  [[1, 0, 2], 5_000, 8_165],
  [[100, 200], null, null],
  [[], null, null],
  [[0, 0, 0], null, null],
  [[-1, -2, -3], null, null],
])('trend and steadiness of %j', (values, trend, volatility) =>
  expect(trendOf(values)).toEqual({ trend, volatility }),
)
test('a fall too small to show is 0, not minus 0', () =>
  expect(trendOf([1_000_001, 1_000_000, 1_000_000]).trend).toBe(0))

describe('against the same months of the year before', () => {
  const now = [month('2026-01', { trueRevenue: 60 }), month('2026-02', { trueRevenue: 90 })]
  const before = (more: Partial<MonthSummary> = {}) => [
    month('2025-01', { trueRevenue: 40 }),
    month('2025-02', { trueRevenue: 60, ...more }),
    month('2025-03', { trueRevenue: 999 }),
  ]
  test('together', () => {
    expect(sameMonthsLastYear([...before(), ...now], now)).toBe(5_000)
    expect(sameMonthsLastYear([...before({ trueRevenue: 160 }), ...now], now)).toBe(-2_500)
    expect(sameMonthsLastYear([...before({ trueRevenue: 110 }), ...now], now)).toBe(0)
    expect(
      Object.is(
        sameMonthsLastYear(
          [month('2025-01', { trueRevenue: 10_000_000 })],
          [month('2026-01', { trueRevenue: 9_999_999 })],
        ),
        0,
      ),
    ).toBe(true)
  })
  test('not where one of them is missing, not whole or empty', () => {
    expect(sameMonthsLastYear(now, [])).toBeNull()
    expect(sameMonthsLastYear([...before().slice(1), ...now], now)).toBeNull()
    expect(sameMonthsLastYear([...before({ full: false }), ...now], now)).toBeNull()
    expect(sameMonthsLastYear([...before({ trueRevenue: 0 }), ...now], now)).toBeNull()
    expect(sameMonthsLastYear([...before({ trueRevenue: 1 }), ...now], now)).not.toBeNull()
  })
})

describe('pace of the running month', () => {
  // November 2026 has 19 bank days (two holidays); the 18th is its twelfth, the 17th its eleventh.
  const pace = (day: string, months: readonly MonthSummary[]) =>
    monthToDateOf(months, calendarMonths('2025-01-01', `2026-11-${day}`))
  const running = month('2026-11', { full: false, counted: false, trueRevenue: 1_200, gross: 9_999 })
  const four = ['2026-07', '2026-08', '2026-09', '2026-10'].map((name, i) =>
    month(name, { trueRevenue: [1_000, 1_200, 1_400, 1_600][i]! }),
  )
  /** A season of the year before: June to October, then November. */
  const yearBefore = (last: Partial<MonthSummary> = {}, first: Partial<MonthSummary> = {}) => [
    month('2025-06', { trueRevenue: 5 }),
    month('2025-07', { trueRevenue: 100, ...first }),
    month('2025-08', { trueRevenue: 200 }),
    month('2025-09', { trueRevenue: 100 }),
    month('2025-10', { trueRevenue: 200 }),
    month('2025-11', { trueRevenue: 300, ...last }),
  ]

  test('projected over all its bank days, against the mean of four', () => {
    // 1,200 in 12 of 19 bank days is 1,900; the mean is 1,300.
    expect(pace('18', [...four, running])).toEqual({
      month: '2026-11',
      trueRevenue: 1_200,
      pace: 4_615,
    })
    // Only the last four: one before them changes nothing.
    expect(pace('18', [month('2026-06', { trueRevenue: 77 }), ...four, running]).pace).toBe(4_615)
    expect(pace('18', [...four, { ...running, trueRevenue: 600 }]).pace).toBe(-2_692)
  })
  test('nothing before the twelfth bank day, in a whole month, or with fewer than four before', () => {
    const none = { month: '2026-11', trueRevenue: 1_200, pace: null }
    expect(pace('17', [...four, running])).toEqual(none)
    expect(pace('18', [...four, { ...running, full: true }])).toEqual(none)
    expect(pace('18', [...four.slice(1), running])).toEqual(none)
    expect(pace('18', [{ ...four[0]!, full: false }, ...four.slice(1), running])).toEqual(none)
    expect(pace('18', [{ ...four[0]!, gross: 0 }, ...four.slice(1), running])).toEqual(none)
    expect(pace('18', [...four.map((each) => ({ ...each, trueRevenue: 0 })), running])).toEqual(none)
    expect(pace('18', [])).toEqual({ month: '', trueRevenue: 0, pace: null })
    expect(monthToDateOf([running], [])).toEqual({ month: '', trueRevenue: 0, pace: null })
  })
  test('in its season: twice as good a month as the four before it, so twice as much is expected', () => {
    // 1,900 against 2,600.
    expect(pace('18', [...yearBefore(), ...four, running]).pace).toBe(-2_692)
    expect(pace('18', [...yearBefore().slice(1), ...four, running]).pace).toBe(-2_692)
  })
  test('no season is known where the year before does not reach back, is not whole or is empty', () => {
    const plain = 4_615
    expect(pace('18', [...yearBefore().slice(2), ...four, running]).pace).toBe(plain)
    expect(pace('18', [...yearBefore({ full: false }), ...four, running]).pace).toBe(plain)
    expect(pace('18', [...yearBefore({}, { full: false }), ...four, running]).pace).toBe(plain)
    expect(pace('18', [...yearBefore({}, { trueRevenue: 0 }), ...four, running]).pace).toBe(plain)
  })
  test('a season of nothing expects nothing', () =>
    expect(pace('18', [...yearBefore({ trueRevenue: 0 }), ...four, running]).pace).toBeNull())
})

test.each([
  ['2026-01', 31],
  ['2026-02', 28],
  ['2028-02', 29],
  ['2026-12', 31],
])('%s has %i days', (name, days) => expect(daysInMonth(name)).toBe(days))

test.each([
  [[], 0, null],
  [[0, 5, 0], 0, null],
  [[-1, 0, 0], 1, '2026-03-01'],
  [[-1, -1, 0, -1], 2, '2026-03-04'],
  [[0, -1, 0, -1, -1], 2, '2026-03-05'],
])('days below zero in %j', (balances, longest, last) =>
  expect(negativeRuns(Float64Array.from(balances), dayNumber('2026-03-01'))).toEqual({
    longestNegativeRun: longest,
    lastNegativeDay: last,
  }),
)
