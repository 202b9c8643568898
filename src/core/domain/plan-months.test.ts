// How many whole months a step takes: counted out by hand on short lists, at the limit and beside it.
import { expect, test } from 'vitest'
import {
  afterWholeMonths,
  cleanMonths,
  isAtMost,
  monthsToAverage,
  negativesOf,
  oldestFirst,
  returnedOf,
} from './plan-months.ts'
import type { ModelMonth } from './underwriting.ts'

const month = (name: string, more: Partial<ModelMonth> = {}): ModelMonth => ({
  month: name,
  gross: 100,
  averageDailyBalance: 0,
  negativeDays: 0,
  deposits: 0,
  ...more,
})
const names = ['2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']

test('months stand oldest first, the list that was given stays as it was', () => {
  const given = [month('2026-10'), month('2025-12'), month('2026-02')]
  expect(oldestFirst(given).map((each) => each.month)).toEqual(['2025-12', '2026-02', '2026-10'])
  expect(given.map((each) => each.month)).toEqual(['2026-10', '2025-12', '2026-02'])
})

test('returned items of the last three of six months; one that does not tell has none', () => {
  const months = names.map((name, i) => month(name, { nsf: i }))
  expect(returnedOf(months)).toEqual([5, 6, 7])
  expect(returnedOf(months.slice(-4))).toEqual([5, 6, 7])
  expect(returnedOf([...months].reverse())).toEqual([5, 6, 7])
  expect(returnedOf([...months.slice(0, -2), month('2026-09'), month('2026-10', { nsf: 1 })])).toEqual([5, 1])
})

test('negative days of the last six months, those without revenue aside', () => {
  const months = names.map((name, i) =>
    month(name, { negativeDays: i, gross: i === 4 ? 0 : i === 5 ? 1 : 100 }),
  )
  expect(negativesOf(months)).toEqual([2, 3, 5, 6, 7])
})

test('at most so many hundredths a month, rounded as the model does', () => {
  expect([isAtMost(150)(9, 6), isAtMost(149)(9, 6), isAtMost(33)(1, 3), isAtMost(32)(1, 3)]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('the first day after whole months, of which the running one is none', () => {
  const by = (asOf: string, count: number, ...of: string[]) =>
    afterWholeMonths({ asOf, months: of.map((name) => month(name)) }, count)
  expect(by('2026-11-20', 0, '2026-10')).toBe('2026-12-01')
  expect(by('2026-11-01', 1, '2026-10', '2026-09')).toBe('2027-01-01')
  expect(by('2026-11-30', 2)).toBe('2027-02-01')
  // Months that lie ahead of the day are taken as begun.
  expect(by('2026-11-20', 0, '2026-12', '2026-10')).toBe('2027-01-01')
})

const atMost = (most: number) => (sum: number) => sum <= most
test('clean months until the count holds; the running one is taken to be as bad as the worst', () => {
  const cases: readonly (readonly [counts: number[], most: number, clean: number])[] = [
    [[], 0, 0],
    [[0, 0, 0], 0, 0],
    [[1, 2, 3], 8, 0],
    [[1, 2, 3], 7, 1],
    [[1, 2, 3], 6, 1],
    [[1, 2, 3], 5, 2],
    [[1, 2, 3], 3, 2],
    [[1, 2, 3], 2, 3],
    [[3, 0, 0], 3, 0],
    [[4], 4, 2],
    [[4], 8, 0],
    [[1, 2, 3], -1, 3],
  ]
  for (const [counts, most, clean] of cases)
    expect([counts, most, cleanMonths(counts, 3, atMost(most))]).toEqual([counts, most, clean])
  // A list of one and the running month are two; with the first clean one, three.
  const sizes: number[] = []
  cleanMonths([5], 3, (_, count) => sizes.push(count) > 9)
  expect(sizes).toEqual([2, 3, 3])
})

test('months at the needed level until the average of six is there, the running one as low as the lowest', () => {
  const gross = (...of: number[]) => ({
    asOf: '2026-11-20',
    months: names.slice(-of.length).map((name, i) => month(name, { gross: of[i]! })),
  })
  const needed = 60
  const cases: readonly (readonly [of: number[], count: number])[] = [
    // 80 x 4 + running 30 + 60 is 410 of 360.
    [[30, 30, 80, 80, 80, 80], 1],
    // 70 70 70 60 + 30 + 60 is 360: there to the cent.
    [[30, 30, 70, 70, 70, 60], 1],
    // 359 of 360; then 349, 339, 329 and 330, until the running month is gone.
    [[30, 30, 70, 70, 70, 59], 6],
    [[1, 1, 1, 1, 1, 1], 6],
    // 300, 350, 400.
    [[10, 10, 10, 10, 10, 200], 3],
    // A month without revenue counts in no average.
    [[0, 0, 0, 0, 0, 60], 1],
    [[0, 0, 0, 0, 0, 0], 1],
    [[59, 0, 0, 0, 0, 0], 6],
  ]
  for (const [of, count] of cases)
    expect([of, monthsToAverage(gross(...of), ({ gross }) => gross, needed)]).toEqual([of, count])
})
