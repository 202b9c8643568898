// The credit part of a model's inputs: bands at their limits, the worst of several reports, whose score brings its agency along.
import { expect, test } from 'vitest'
import { creditInputs, type ReportRead } from './report-facts.ts'

const bureau = { name: 'Bureau', address: 'Street', phone: '1' }
const report = (more: Partial<ReportRead> = {}): ReportRead => ({
  bureau,
  pulledOn: '2026-11-19',
  score: null,
  keyFactors: [],
  revolvingAvailable: null,
  bankruptcies: null,
  flags: [],
  ofApplicant: true,
  ...more,
})
const read = (...reports: Partial<ReportRead>[]) => creditInputs(reports.map(report), '2026-11-20')

test('nothing of no report; of one that tells nothing its agency', () => {
  expect(read()).toEqual({})
  expect(read({})).toEqual({ agencies: [bureau] })
})

test('a score, with its agency where it is the applicant’s own', () => {
  const score = { value: 640, lowest: 300, highest: 850 }
  expect(read({ score, keyFactors: ['Too few accounts'] })).toEqual({
    ficos: [
      {
        score: 640,
        source: 'bureau',
        agency: {
          ...bureau,
          lowestScore: 300,
          highestScore: 850,
          scoredOn: '2026-11-19',
          keyFactors: ['Too few accounts'],
        },
      },
    ],
  })
  expect(read({ score, ofApplicant: false })).toEqual({
    ficos: [{ score: 640, source: 'bureau' }],
    agencies: [bureau],
  })
  const other = { ...bureau, name: 'Other' }
  expect(read({ score }, { bureau: other }, { bureau: other }).agencies).toEqual([other])
})

test('what is free of revolving credit, by the least', () => {
  const of = (...percents: number[]) =>
    read(...percents.map((revolvingAvailable) => ({ revolvingAvailable }))).revolving
  expect([of(100), of(50), of(49), of(25), of(24), of(0)]).toEqual([
    '50%+',
    '50%+',
    '25-50%',
    '25-50%',
    '0-25%',
    '0-25%',
  ])
  expect(of(60, 10, 30)).toBe('0-25%')
})

const bankruptcy = (count: number, newestOn: string | null = null, open = false) => ({
  bankruptcies: { count, newestOn, open },
})
test('bankruptcies by count and age, one of an unknown day as recent; the worst of several reports', () => {
  const of = (...all: ReturnType<typeof bankruptcy>[]) => read(...all).bankruptcies
  expect(of(bankruptcy(0))).toBe('0')
  expect(of(bankruptcy(1))).toBe('1,<1 yr')
  expect(of(bankruptcy(2, '2000-01-01'))).toBe('2+')
  // 365 days are less than a year of 365.25, 366 are more; 1,826 days are less than five, 1,827 more.
  expect(of(bankruptcy(1, '2025-11-20'))).toBe('1,<1 yr')
  expect(of(bankruptcy(1, '2025-11-19'))).toBe('1,2-5 yrs')
  expect(of(bankruptcy(1, '2021-11-20'))).toBe('1,2-5 yrs')
  expect(of(bankruptcy(1, '2021-11-19'))).toBe('1,>5 yrs')
  const worst = ['0', '1,>5 yrs', '1,2-5 yrs', '1,<1 yr', '2+'] as const
  const made = [
    bankruptcy(0),
    bankruptcy(1, '2001-01-01'),
    bankruptcy(1, '2024-01-01'),
    bankruptcy(1, '2026-10-01'),
    bankruptcy(3),
  ]
  for (const [at, band] of worst.entries()) {
    expect(of(...made.slice(0, at + 1))).toBe(band)
    expect(of(...made.slice(0, at + 1).toReversed())).toBe(band)
  }
  expect(read(bankruptcy(1), bankruptcy(1, null, true)).openBankruptcy).toBe(true)
  expect(read(bankruptcy(1), bankruptcy(0)).openBankruptcy).toBe(false)
})

test('somebody who died', () => {
  expect(read({}, { flags: ['minor', 'deceased'] })).toEqual({ agencies: [bureau], identityInDoubt: true })
  expect(read({ flags: ['frozen'] })).toEqual({ agencies: [bureau] })
})
