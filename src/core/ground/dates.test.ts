// Day numbers and dates, against the platform's own Date.
import { expect, it } from 'vitest'
import { dayNumber, isIsoDate, isoFromDayNumber } from './dates.ts'

const DAY_MS = 86_400_000
const byDate = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

it('every day of eight hundred years is what Date makes of it, and back', () => {
  const wrong: string[] = []
  for (let day = Date.UTC(1600, 0, 1) / DAY_MS; day < Date.UTC(2400, 0, 1) / DAY_MS; day++) {
    const date = byDate(day)
    if (isoFromDayNumber(day) !== date || dayNumber(date) !== day) wrong.push(date)
  }
  expect(wrong).toEqual([])
})

it('a day that does not exist is refused, and what is no date', () => {
  const good = ['2024-02-29', '2000-02-29', '1970-01-01', '2026-12-31', '9999-12-31']
  const none = [
    ['2023-02-29', '1900-02-29', '2026-04-31', '2026-06-31', '2026-09-31', '2026-11-31', '2026-01-32'],
    ['2026-00-10', '2026-13-10', '2026-10-00', '2026-1-10', '2026-10-1', '2026-10-10T', ' 026-10-10'],
    [
      '',
      '2026',
      '20261010',
      '2026/10/10',
      '2026-1a-10',
      '2026-10-1:',
      '-026-10-10',
      '２026-10-10',
      '0050-01-01',
    ],
  ].flat()
  expect(good.filter((date) => !isIsoDate(date))).toEqual([])
  expect(none.filter(isIsoDate)).toEqual([])
})

it('what is no day has no date', () => {
  for (const none of [NaN, Infinity, -800_000, 3_000_000])
    expect(() => isoFromDayNumber(none)).toThrow(RangeError)
})
