// Which days are drawn and when payments fall: days of which only some carry money, so that each wrong draw shows.
import { describe, expect, test } from 'vitest'
import { dayNumber, isoFromDayNumber } from '#core/ground/dates.ts'
import { isBankDay, weekdayOf } from './bank-days.ts'
import { cashModelOf, fanOf, missedShare, simulateCashFlow } from './cash-flow.ts'
import type { DailyFlows } from './underwriting.ts'

/** The last `count` bank days up to a day, each with what comes in on it. */
function flowsOf(count: number, lastDay: string, income: (day: number, at: number) => number): DailyFlows {
  const days: number[] = []
  for (let day = dayNumber(lastDay); days.length < count; day--) if (isBankDay(day)) days.unshift(day)
  return {
    lastDay,
    income: days.map(income),
    other: days.map(() => 0),
    movable: days.map(() => 0),
    usualBalance: 0,
  }
}
const even = (income: number, more: Partial<DailyFlows> = {}, count = 100): DailyFlows => ({
  ...flowsOf(count, '2026-11-20', () => income),
  ...more,
})
const modelOf = (flows: DailyFlows, balance = 0, otherDaily = 0) => cashModelOf(flows, balance, otherDaily)!
const nothing = { payment: 0, frequency: 'weekly', count: 0 } as const
const isoOf = (day: number) => isoFromDayNumber(day)

test('forty bank days are enough to draw from', () => {
  expect(cashModelOf(even(0, {}, 40), 7, 3)).toMatchObject({ balance: 7, otherDaily: 3 })
  expect(cashModelOf(even(0, {}, 39), 7, 3)).toBeNull()
})

describe('a coming day is drawn', () => {
  /** Days of the past that any draw of a coming day is taken from. */
  const drawnFor = (flows: DailyFlows, comingDay: string) => {
    const { drawn } = modelOf(flows)
    const coming = fanOf(modelOf(flows), nothing).days.indexOf(comingDay)
    const past: number[] = []
    for (let day = dayNumber(flows.lastDay); past.length < flows.income.length; day--)
      if (isBankDay(day)) past.unshift(day)
    const places = new Set<number>()
    for (let draw = 0; draw < 1_000; draw++) places.add(drawn[draw * 90 + coming]!)
    return [...places].sort((a, b) => a - b).map((place) => isoOf(past[place]!))
  }

  test('from days of its weekday, where its season has too few', () => {
    // Ten weeks: no day of them lies within 45 days of the end of March.
    const days = drawnFor(
      flowsOf(50, '2026-11-20', () => 0),
      '2027-03-30',
    )
    expect(days.every((day) => weekdayOf(dayNumber(day)) === weekdayOf(dayNumber('2027-03-30')))).toBe(true)
    expect(days).toEqual([
      '2026-09-15',
      '2026-09-22',
      '2026-09-29',
      '2026-10-06',
      '2026-10-13',
      '2026-10-20',
      '2026-10-27',
      '2026-11-03',
      '2026-11-10',
      '2026-11-17',
    ])
  })

  test('from those of its season, 45 days on either side, in this year and the one before', () => {
    const days = drawnFor(
      flowsOf(520, '2026-11-20', () => 0),
      '2026-11-30',
    )
    // Mondays from October 16 to January 14; the days begin on October 24, 2024. Veterans Day 2024 was one.
    expect(days).toEqual([
      '2024-10-28',
      '2024-11-04',
      '2024-11-18',
      '2024-11-25',
      '2024-12-02',
      '2024-12-09',
      '2024-12-16',
      '2024-12-23',
      '2024-12-30',
      '2025-01-06',
      '2025-01-13',
      '2025-10-20',
      '2025-10-27',
      '2025-11-03',
      '2025-11-10',
      '2025-11-17',
      '2025-11-24',
      '2025-12-01',
      '2025-12-08',
      '2025-12-15',
      '2025-12-22',
      '2025-12-29',
      '2026-01-05',
      '2026-01-12',
      '2026-10-19',
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
    ])
  })
})

describe('payments', () => {
  test('weekly ones fall on the fifth bank day of a week, daily ones on each, none after the last', () => {
    const lowest = (frequency: 'daily' | 'weekly', count: number) =>
      fanOf(modelOf(even(0), 1_000), { payment: 10, frequency, count }).middle
    const weekly = lowest('weekly', 2)
    expect([weekly[3], weekly[4], weekly[8], weekly[9], weekly[14], weekly[89]]).toEqual([
      1_000, 990, 990, 980, 980, 980,
    ])
    const daily = lowest('daily', 3)
    expect([daily[0], daily[1], daily[2], daily[3]]).toEqual([990, 980, 970, 970])
  })

  test('one is made with the last cent, and not with a cent less', () => {
    const shareOf = (balance: number) =>
      missedShare(modelOf(even(0), balance), { payment: 500, frequency: 'weekly', count: 2 })
    expect([shareOf(1_000), shareOf(999)]).toEqual([0, 10_000])
  })

  test('a day that ends at nothing is none below it', () => {
    const endOf = (balance: number) => simulateCashFlow(modelOf(even(-10), balance), nothing)
    expect(endOf(900)).toMatchObject({ negativeDay: 0, lowestBalance: 0 })
    expect(endOf(899)).toMatchObject({ negativeDay: 10_000, lowestBalance: -1 })
  })
})

test('what can wait is taken down to the usual balance, in part where not all of it is there', () => {
  const of = (usualBalance: number, movable: number) =>
    fanOf(
      modelOf(even(10, { usualBalance, movable: Array.from({ length: 100 }, () => movable) }), 100),
      nothing,
    ).middle.slice(0, 3)
  expect(of(105, -4)).toEqual([106, 112, 118])
  expect(of(105, -20)).toEqual([105, 105, 105])
  expect(of(110, -20)).toEqual([110, 110, 110])
  expect(of(115, -20)).toEqual([110, 115, 115])
})

describe('the fan', () => {
  // 10.00 of sales each day, of which 20% less come in; 2.00 go out, and 1.00 to others.
  const flows = even(1_000, { other: Array.from({ length: 100 }, () => -200) })
  const fan = fanOf(modelOf(flows, 5_000, 100), { payment: 3_000, frequency: 'weekly', count: 1 })

  test('each bank day to come, from the one after the last', () => {
    expect(fan.days).toHaveLength(90)
    // Thanksgiving is none.
    expect(fan.days.slice(0, 5)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-27',
      '2026-11-30',
    ])
  })

  test('with days that are all alike every share of the draws is the one course', () => {
    const course = Array.from({ length: 90 }, (_, at) => 5_000 + 700 * (at + 1) - (at >= 4 ? 3_000 : 0))
    expect([fan.low, fan.middle, fan.high]).toEqual([course, course, course])
    expect(fan.stressed).toEqual(course.map((cents, at) => cents - 200 * (at + 1)))
    expect(fan.lowestOfTwenty).toBe(5_500)
    expect(fan.outlook).toEqual({
      negativeDay: 0,
      missedPayment: 0,
      lowestBalance: 5_500,
      stressed: { negativeDay: 0, missedPayment: 0, lowestBalance: 4_500 },
    })
  })

  test('where days differ the lower share lies below the middle, and that below the higher', () => {
    const uneven = flowsOf(500, '2026-11-20', (_, at) => (at % 11 === 0 ? -9_000 : 1_000))
    const { low, middle, high, lowestOfTwenty, outlook } = fanOf(modelOf(uneven), nothing)
    expect(low[89]).toBeLessThan(middle[89]!)
    expect(middle[89]).toBeLessThan(high[89]!)
    expect(lowestOfTwenty).toBeLessThan(outlook.lowestBalance)
    expect(lowestOfTwenty).toBeLessThanOrEqual(Math.min(...low))
    // About one draw in eleven begins with a day on which 90.00 go out.
    expect([low[0], middle[0], high[0]]).toEqual([-9_000, 1_000, 1_000])
  })
})
