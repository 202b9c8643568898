// Federal Reserve holidays as published, and counting by bank days.
import { describe, expect, test } from 'vitest'
import { dayNumber, isoFromDayNumber } from '#core/ground/dates.ts'
import {
  addBankDays,
  bankDayIndex,
  bankDayOnOrAfter,
  bankHolidays,
  dayOf,
  isBankDay,
  yearOf,
} from './bank-days.ts'

describe('holidays as the Federal Reserve lists them', () => {
  test.each([
    [2024, '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
    [2025, '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'],
    // 2026: July 4 is a Saturday and is not made up. 2027: June 19 and December 25 are Saturdays, July 4 a Sunday.
    [2026, '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-19 07-05 09-06 10-11 11-11 11-25 12-25'],
    [2023, '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-11 11-23 12-25'],
  ])('%i', (year, days) => {
    expect(
      bankHolidays(year)
        .map((day) => isoFromDayNumber(day).slice(5))
        .join(' '),
    ).toBe(days)
  })
})

test('a Saturday holiday leaves Friday a bank day; a Sunday one takes Monday', () => {
  expect(isBankDay(dayNumber('2026-07-03'))).toBe(true)
  expect(isBankDay(dayNumber('2027-07-05'))).toBe(false)
})

test('bank days are counted and found over holidays and weekends', () => {
  expect(bankDayOnOrAfter('2026-11-26')).toBe('2026-11-27')
  expect(addBankDays('2026-11-25', 1)).toBe('2026-11-27')
  expect(addBankDays('2026-12-24', 2)).toBe('2026-12-29')
  const from = dayNumber('2026-11-23')
  expect([...bankDayIndex(from, from + 6)]).toEqual([1, 2, 3, 3, 4, 4, 4])
})

test('day arithmetic agrees with the calendar over four centuries', () => {
  for (let day = dayNumber('1900-01-01'); day < dayNumber('2300-01-01'); day += 89) {
    const iso = isoFromDayNumber(day)
    expect(dayOf(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8)))).toBe(day)
    expect(yearOf(day)).toBe(Number(iso.slice(0, 4)))
  }
})
