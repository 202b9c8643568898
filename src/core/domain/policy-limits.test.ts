// Every limit of the policy at equality and one step past it: a file that just meets a limit is inside it.
import { describe, expect, test } from 'vitest'
import policyFile from '../../../policies/2026-12.json' with { type: 'json' }
import { decide } from './decision.ts'
import { figuresOf, type Figures } from './figures.ts'
import { olderAdvance } from './advances.fixture.ts'
import type { NumberPart } from './scored-parts.ts'
import { gradeOf, scoreOf } from './scoring.ts'
import { file, monthsOf, policy } from './sound-file.fixture.ts'
import type { ModelInputs, ModelMonth, Position, ReasonCode } from './underwriting.ts'

const written = policyFile.sections

/** Returned items of the last three months, in the latest of them. */
const nsf = (count: number): ModelMonth[] =>
  monthsOf().map((each, at) => ({ ...each, nsf: at === 5 ? count : 0 }))
/** Days below zero in all six months together. */
const negativeDays = (days: number): ModelMonth[] =>
  monthsOf().map((each, at) => ({ ...each, negativeDays: at === 0 ? days : 0 }))

const lenders = ['Forward Financing', 'Fox Funding', 'Libertas', 'OnDeck']
const positions = (count: number): Position[] =>
  lenders.slice(0, count).map((lender) => olderAdvance({ lender }))

describe('what ends the review', () => {
  const { knockOuts } = written
  const { minimumMonthlyRevenue, minimumTimeInBusinessMonths } = knockOuts.values
  const { maximumNsfLastThreeMonths, maximumNegativeDaysPerMonth } = knockOuts.values

  test.each<[ReasonCode, inside: Partial<ModelInputs>, outside: Partial<ModelInputs>]>([
    [
      'revenue-below-minimum',
      { months: monthsOf({ gross: minimumMonthlyRevenue * 100 }) },
      { months: monthsOf({ gross: minimumMonthlyRevenue * 100 - 1 }) },
    ],
    [
      'time-in-business-below-minimum',
      { timeInBusinessMonths: minimumTimeInBusinessMonths },
      { timeInBusinessMonths: minimumTimeInBusinessMonths - 1 },
    ],
    [
      'nsf-above-maximum',
      { months: nsf(maximumNsfLastThreeMonths) },
      { months: nsf(maximumNsfLastThreeMonths + 1) },
    ],
    [
      'negative-days-above-maximum',
      { months: negativeDays(6 * maximumNegativeDaysPerMonth) },
      { months: negativeDays(6 * maximumNegativeDaysPerMonth + 1) },
    ],
  ])('%s', (code, inside, outside) => {
    const codes = (change: Partial<ModelInputs>) =>
      decide(policy, file(change)).knockOuts.map((each) => each.code)
    expect(codes(inside)).toEqual([])
    expect(codes(outside)).toEqual([code])
  })

  test('each bankruptcy that the policy names, and no other', () => {
    const codeOf = (bankruptcies: ModelInputs['bankruptcies']) =>
      decide(policy, file({ bankruptcies })).knockOuts.map((each) => each.code)
    expect(codeOf('1,<1 yr')).toEqual(['bankruptcy-recent'])
    expect(codeOf('2+')).toEqual(['bankruptcies-several'])
    for (const other of ['0', '1,2-5 yrs', '1,>5 yrs'] as const) expect(codeOf(other)).toEqual([])
  })

  test('an industry and a state that a policy does not serve', () => {
    const strict = {
      ...policy,
      knockOuts: { ...policy.knockOuts, industries: ['Adult Entertainment'], states: ['NY'] },
    }
    const codesOf = (change: Partial<ModelInputs>) =>
      decide(strict, file(change)).knockOuts.map((each) => each.code)
    expect(codesOf({ industry: 'Adult Entertainment' })).toEqual(['industry-not-served'])
    expect(codesOf({ state: 'NY' })).toEqual(['state-not-served'])
    expect(codesOf({})).toEqual([])
    expect(codesOf({ industry: undefined, state: undefined })).toEqual([])
  })
})

describe('what a person must look at', () => {
  const { minimumMonths, undisclosedAccounts, staleAfterDays, ...shares } = written.review.values

  test.each<[ReasonCode, inside: Partial<ModelInputs>, outside: Partial<ModelInputs>]>([
    ['too-few-months', { months: monthsOf({}, minimumMonths) }, { months: monthsOf({}, minimumMonths - 1) }],
    ['undisclosed-account', { undisclosedAccounts: undisclosedAccounts - 1 }, { undisclosedAccounts }],
    // 30 days before the day of the decision, and 31.
    ['bank-data-stale', { bankDataOn: '2026-10-21' }, { bankDataOn: '2026-10-20' }],
    [
      'month-to-date-down',
      { monthToDatePace: shares.monthToDatePace * 100 },
      { monthToDatePace: shares.monthToDatePace * 100 - 1 },
    ],
    [
      'below-last-year',
      { sameMonthsLastYear: shares.sameMonthsLastYear * 100 },
      { sameMonthsLastYear: shares.sameMonthsLastYear * 100 - 1 },
    ],
    [
      'revenue-concentrated',
      { topPayerShare: shares.topPayerShare * 100 },
      { topPayerShare: shares.topPayerShare * 100 + 1 },
    ],
    ['identity-in-doubt', {}, { identityInDoubt: true }],
    ['default-check-pending', { priorDefault: false }, { priorDefault: 'unknown' }],
    ['account-holder-unknown', { accountHolder: 'business' }, { accountHolder: 'unknown' }],
  ])('%s', (code, inside, outside) => {
    expect(staleAfterDays).toBe(30)
    expect(decide(policy, file(inside))).toMatchObject({ outcome: 'approved', reasons: [] })
    const { outcome, reasons } = decide(policy, file(outside))
    expect([outcome, reasons.map((each) => each.code)]).toEqual(['review', [code]])
  })
})

describe('beside other advances', () => {
  const { declineAtPositions, minimumAgeDays, minimumConfidence, maximumBurden } = written.stack.values

  test('one position fewer than the policy declines at gets an offer', () => {
    const stackOf = (count: number) => decide(policy, file({ positions: positions(count) }))
    expect(stackOf(declineAtPositions - 1)).toMatchObject({ position: 'stack', outcome: 'approved' })
    const { outcome, reasons } = stackOf(declineAtPositions)
    expect(outcome).toBe('declined')
    expect(reasons).toEqual([
      { code: 'too-many-positions', values: { actual: declineAtPositions, wanted: declineAtPositions - 1 } },
    ])
  })

  test('an advance is old enough on its thirtieth day', () => {
    expect(minimumAgeDays).toBe(30)
    const fundedOn = (day: string) => decide(policy, file({ positions: [olderAdvance({ fundedOn: day })] }))
    expect(fundedOn('2026-10-21').outcome).toBe('approved')
    expect(fundedOn('2026-10-22').reasons).toEqual([
      { code: 'recent-position', values: { actual: 29, wanted: 30 } },
    ])
  })

  test('a position counts from the policy’s sureness on, unless staff rejected it', () => {
    const openOf = (more: Partial<Position>) =>
      figuresOf(policy, file({ positions: [olderAdvance(more)] })).openPositions
    expect(openOf({ confidence: minimumConfidence })).toBe(1)
    expect(openOf({ confidence: minimumConfidence - 1 })).toBe(0)
    expect(openOf({ sureness: 'rejected' })).toBe(0)
  })

  test('all payments together take the policy’s share of revenue, and not a cent a day more', () => {
    // 21 bank days a month: the share of daily revenue that is left for the new payment.
    const { stack } = decide(policy, file({ positions: [olderAdvance({ dailyEquivalent: 60_000 })] }))
    const dailyRevenue = 6_000_000 / 21
    expect(stack).toMatchObject({ status: 'approved', limit: 'burden' })
    const all = 60_000 + stack.dailyPayment
    expect(all).toBeLessThanOrEqual((dailyRevenue * maximumBurden) / 100)
    expect(all + 1).toBeGreaterThan((dailyRevenue * maximumBurden) / 100)
  })
})

describe('points of the score', () => {
  const known = figuresOf(policy, file())
  const inTenths = ['days-of-cover']
  const inHundredths = ['negative-days']
  const inCents = ['revenue-level', 'balance-level']
  const inBasisPoints = ['revenue-trend', 'revenue-steadiness', 'debt-burden']
  /** A limit of the file in the model's whole units. */
  const unitsOf = (part: NumberPart, limit: number): number =>
    Math.round(
      limit *
        (inTenths.includes(part)
          ? 10
          : [...inHundredths, ...inCents, ...inBasisPoints].includes(part)
            ? 100
            : 1),
    )
  // With one month a sum is the mean, so that any value can be set.
  const one: Figures = { ...known, months: 1 }
  const figuresAt: Readonly<Record<NumberPart, (value: number) => Figures>> = {
    'revenue-level': (trueRevenue) => ({ ...one, trueRevenue }),
    'revenue-trend': (trend) => ({ ...known, trend }),
    'revenue-steadiness': (volatility) => ({ ...known, volatility }),
    'deposit-count': (deposits) => ({ ...one, deposits }),
    'balance-level': (averageDailyBalance) => ({ ...one, averageDailyBalance }),
    'days-of-cover': (daysOfCoverTenths) => ({ ...known, daysOfCoverTenths }),
    // Hundredths of a day per month: of a hundred months each day is one.
    'negative-days': (days) => ({ ...known, months: 100, negativeDays: days }),
    'nsf-count': (nsfLastThree) => ({ ...known, nsfLastThree }),
    'active-positions': (openPositions) => ({ ...known, openPositions }),
    'debt-burden': (burden) => ({ ...known, burden }),
    'credit-score': (creditScore) => ({ ...known, creditScore }),
    'time-in-business': () => known,
  }
  /** What a part gives at a value, by what the whole score loses to it. */
  function pointsAt(part: NumberPart, value: number): number {
    const inputs = part === 'time-in-business' ? file({ timeInBusinessMonths: value }) : file()
    const { shortfalls } = scoreOf(policy, inputs, figuresAt[part](value))
    const lost = shortfalls.find(({ reason }) => reason.code === part || reason.code === `${part}-of-bureau`)
    return policy.numbers[part]!.max - (lost?.lost ?? 0)
  }

  const parts = Object.entries(written.numbers.values) as unknown as [
    NumberPart,
    { better: 'higher' | 'lower'; bands: [limit: number, points: number][] },
  ][]
  const rows = parts.flatMap(([part, { better, bands }]) =>
    bands.map(([limit, points], at) => ({ part, limit, points, better, next: bands[at + 1]?.[1] ?? 0 })),
  )
  // A part that is newer than this file counts 0 of 0 in it.
  test('each number of the file is set below', () => {
    expect(parts.length).toBeGreaterThan(10)
    expect(Object.keys(figuresAt)).toEqual(expect.arrayContaining(parts.map(([part]) => part)))
  })
  test.each(rows)(
    '$part at $limit gives $points, just past it $next',
    ({ part, limit, points, better, next }) => {
      const value = unitsOf(part, limit)
      expect(pointsAt(part, value)).toBe(points)
      expect(pointsAt(part, better === 'higher' ? value - 1 : value + 1)).toBe(next)
    },
  )

  test('a shortfall names the limit of the next better band', () => {
    const told = (value: number) =>
      scoreOf(policy, file(), figuresAt['credit-score'](value)).shortfalls.find(
        ({ reason }) => reason.code === 'credit-score',
      )
    expect(told(699)).toMatchObject({ reason: { values: { actual: 699, wanted: 700 } }, lost: 2, gain: 2 })
    expect(told(550)).toMatchObject({ reason: { values: { actual: 550, wanted: 600 } }, lost: 6, gain: 2 })
    expect(told(549)).toMatchObject({ reason: { values: { actual: 549, wanted: 550 } }, lost: 8, gain: 2 })
  })

  test.each(Object.entries(written.grades.values))('grade %s from %i on', (grade, from) => {
    expect(gradeOf(policy, from)).toBe(grade)
    expect(gradeOf(policy, from - 1) > grade).toBe(true)
  })
})
