// The rhythm of a series at the limits of each, and the payments that did not come.
import { describe, expect, test } from 'vitest'
import { dayNumber, isoFromDayNumber } from '#core/ground/dates.ts'
import { isBankDay } from '../bank-days.ts'
import { cadenceOf, missedDays } from './cadence.ts'

const start = dayNumber('2026-03-02')
/** Every day counts: a gap of five is a week of bank days. */
const plain = (day: number) => day
const every = (gap: number, count: number) => Array.from({ length: count }, (_, i) => start + i * gap)

test.each([
  [1, 'daily'],
  [2, null],
  [3, null],
  [4, 'weekly'],
  [5, 'weekly'],
  [6, 'weekly'],
  [7, null],
  [8, null],
  [9, 'biweekly'],
  [10, 'biweekly'],
  [11, 'biweekly'],
  [12, null],
  [18, null],
  [19, 'monthly'],
  [21, 'monthly'],
  [23, 'monthly'],
  [24, null],
])('a payment every %i bank days: %s', (gap, cadence) => {
  expect(cadenceOf(every(gap, 8), plain)).toBe(cadence)
})

describe('how many it takes', () => {
  test('three of a slower rhythm, five of a daily one', () => {
    expect(cadenceOf(every(5, 3), plain)).toBe('weekly')
    expect(cadenceOf(every(5, 2), plain)).toBeNull()
    expect(cadenceOf(every(1, 5), plain)).toBe('daily')
    expect(cadenceOf(every(1, 4), plain)).toBeNull()
    expect(cadenceOf([], plain)).toBeNull()
  })

  test('a daily one falls on six of ten bank days, not on fewer', () => {
    const upTo = (last: number) => [0, 1, 2, 3, 4, last].map((day) => start + day)
    expect(cadenceOf(upTo(9), plain)).toBe('daily')
    expect(cadenceOf(upTo(10), plain)).toBeNull()
  })

  test('the middle gap tells, not a single longer one', () => {
    const days = [...every(5, 6), start + 25 + 15, start + 25 + 20]
    expect(cadenceOf(days, plain)).toBe('weekly')
  })
})

describe('payments that did not come', () => {
  const dates = (days: readonly number[]) => days.map((day) => isoFromDayNumber(day))
  const weekly = (count: number, left: readonly number[] = []) =>
    Array.from({ length: count }, (_, i) => start + 7 * i).filter((_, i) => !left.includes(i))

  test('none of a series without a gap', () => {
    expect(missedDays(weekly(6), 'weekly', start + 35)).toEqual([])
    expect(missedDays([], 'weekly', start + 35)).toEqual([])
  })

  test('the one that was left out, and those since the last once half a period is over', () => {
    expect(dates(missedDays(weekly(6, [2]), 'weekly', start + 35))).toEqual(['2026-03-16'])
    // Due on the 13th of April, late from the 17th on.
    const last = start + 35
    expect(missedDays(weekly(6), 'weekly', last + 10)).toEqual([])
    expect(dates(missedDays(weekly(6), 'weekly', last + 11))).toEqual(['2026-04-13'])
  })

  test.each([
    ['biweekly', 14, '2026-03-30'],
    ['monthly', 30.4375, '2026-05-02'],
  ] as const)('of a %s one', (cadence, length, missing) => {
    const days = [0, 1, 3, 4].map((slot) => Math.round(start + slot * length))
    expect(dates(missedDays(days, cadence, days.at(-1)!))).toEqual([missing])
  })

  test('a daily one misses bank days alone', () => {
    const days: number[] = []
    for (let day = start; day < start + 28; day++) if (isBankDay(day)) days.push(day)
    const missing = dayNumber('2026-03-11')
    expect(dates(missedDays(days, 'daily', start + 27))).toEqual([])
    const without = days.filter((day) => day !== missing)
    expect(dates(missedDays(without, 'daily', start + 27))).toEqual(['2026-03-11'])
    // Two payments on the next bank day make it good, two on the one after do not.
    expect(missedDays([...without, missing + 1].sort(), 'daily', start + 27)).toEqual([])
    expect(dates(missedDays([...without, missing + 2].sort(), 'daily', start + 27))).toEqual(['2026-03-11'])
    // What did not come on the last day is missed too.
    expect(dates(missedDays(days.slice(0, -1), 'daily', days.at(-1)!))).toEqual([
      isoFromDayNumber(days.at(-1)!),
    ])
  })

  test('a weekday on which a series hardly ever falls is not due', () => {
    const days: number[] = []
    for (let day = start; day < start + 28; day++)
      if (isBankDay(day) && new Date(day * 86_400_000).getUTCDay() !== 5) days.push(day)
    expect(missedDays(days, 'daily', days.at(-1)!)).toEqual([])
  })
})
