// The score on a small policy of our own: points, shares, reasons and their order, each worked out by hand.
import { expect, test } from 'vitest'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import type { Figures } from './figures.ts'
import { parsePolicy } from './policy.ts'
import { scoreOf, scoreOn } from './scoring.ts'
import type { ModelInputs, Policy } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policyWith = (more: Pick<Policy, 'numbers' | 'choices'>): Policy => ({
  ...(parsed as { value: Policy }).value,
  ...more,
})
const figures: Figures = {
  months: 4,
  isTold: true,
  isBalanceTold: true,
  gross: 0,
  trueRevenue: 402,
  averageDailyBalance: 198,
  negativeDays: 5,
  deposits: 41,
  outflow: null,
  keeps: null,
  losesEachMonth: false,
  nsfLastThree: 3,
  trend: -700,
  volatility: 900,
  openPositions: 2,
  newestPositionAgeDays: null,
  burdenUnits: 0,
  burden: 1_250,
  daysOfCoverTenths: 35,
  creditScore: 640,
  creditSource: 'stated',
}
const none: ModelInputs = { asOf: '2026-11-20', months: [] }
const higher = (max: number, mean: number, ...bands: [limit: number, points: number][]) =>
  ({
    better: 'higher',
    max,
    mean,
    unknown: null,
    bands: bands.map(([limit, points]) => ({ limit, points })),
  }) as const
const lower = (max: number, mean: number, ...bands: [limit: number, points: number][]) =>
  ({ ...higher(max, mean, ...bands), better: 'lower' }) as const

test('points of 100 by what is known, rounded; nothing of nothing', () => {
  expect([scoreOn(0, 0), scoreOn(5, 8), scoreOn(1, 3), scoreOn(8, 8)]).toEqual([0, 63, 33, 100])
})

test('each figure by its mean or as it is, with its unit’s name and the next better limit', () => {
  const policy = policyWith({
    numbers: {
      // 402 of 4 months: 101.
      'revenue-level': higher(10, 900, [200, 10], [102, 6], [101, 4], [0, 1]),
      'revenue-trend': higher(5, 100, [-699, 5], [-700, 3]),
      'revenue-steadiness': lower(5, 100, [899, 5], [900, 4]),
      // 41 of 4: 10.25, rounded.
      'deposit-count': higher(5, 100, [11, 5], [10, 2]),
      'balance-level': higher(5, 100, [51, 5], [50, 2]),
      'days-of-cover': higher(5, 100, [36, 5], [35, 2]),
      // 5 of 4 in hundredths: 125.
      'negative-days': lower(5, 100, [124, 5], [125, 2]),
      'nsf-count': lower(5, 100, [2, 5], [3, 2]),
      'active-positions': lower(5, 100, [1, 5], [2, 2]),
      'debt-burden': lower(5, 100, [1_249, 5], [1_250, 2]),
      'credit-score': higher(5, 100, [641, 5], [640, 2]),
      'time-in-business': higher(5, 100, [13, 5], [12, 2]),
    },
    choices: {},
  })
  const { factors, points, scale, score } = scoreOf(policy, { ...none, timeInBusinessMonths: 12 }, figures)
  expect(factors).toEqual([
    {
      name: 'revenue',
      score: 4 + 3 + 4 + 2,
      maxScore: 25,
      reasons: [
        // Below the mean by 500, -100, -200, -300.
        { code: 'revenue-level', values: { usdActual: 101, usdWanted: 102 } },
        { code: 'deposit-count', values: { actual: 10, wanted: 11 } },
        { code: 'revenue-trend', values: { pctActual: -700, pctWanted: -699 } },
        { code: 'revenue-steadiness', values: { pctActual: 900, pctWanted: 899 } },
      ],
      inputs: { averageTrueRevenue: 101, trend: -700, volatility: 900, depositsPerMonth: 10 },
    },
    {
      name: 'balances',
      score: 6,
      maxScore: 15,
      reasons: [
        { code: 'balance-level', values: { usdActual: 50, usdWanted: 51 } },
        { code: 'days-of-cover', values: { tenthsActual: 35, tenthsWanted: 36 } },
        { code: 'negative-days', values: { hundredthsActual: 125, hundredthsWanted: 124 } },
      ],
      inputs: { averageDailyBalance: 50, daysOfCoverTenths: 35, negativeDaysPerMonthHundredths: 125 },
    },
    {
      name: 'nsf',
      score: 2,
      maxScore: 5,
      reasons: [{ code: 'nsf-count', values: { actual: 3, wanted: 2 } }],
      inputs: { lastThreeMonths: 3 },
    },
    {
      name: 'positions',
      score: 4,
      maxScore: 10,
      reasons: [
        { code: 'active-positions', values: { actual: 2, wanted: 1 } },
        { code: 'debt-burden', values: { pctActual: 1_250, pctWanted: 1_249 } },
      ],
      inputs: { open: 2, burden: 1_250 },
    },
    {
      name: 'credit',
      score: 2,
      maxScore: 5,
      reasons: [{ code: 'credit-score', values: { actual: 640, wanted: 641 } }],
      inputs: {
        score: 640,
        source: 'stated',
        liens: null,
        revolving: null,
        bankruptcies: null,
        commercialCredit: null,
      },
    },
    {
      name: 'business',
      score: 2,
      maxScore: 5,
      reasons: [{ code: 'time-in-business', values: { actual: 12, wanted: 13 } }],
      inputs: {
        timeInBusinessMonths: 12,
        industry: null,
        taxReturns: null,
        onlinePresence: null,
        homeOwner: null,
        trucks: null,
      },
    },
  ])
  expect([points, scale, score]).toEqual([29, 65, 45])
})

test('below all bands no points; at the best band no reason; what it lacks, how far below, what the next band gives', () => {
  const at = (creditScore: number | null) =>
    scoreOf(
      policyWith({ numbers: { 'credit-score': higher(8, 650, [700, 8], [600, 5]) }, choices: {} }),
      none,
      { ...figures, creditScore, creditSource: 'bureau' },
    )
  expect(at(700)).toMatchObject({ points: 8, scale: 8, shortfalls: [] })
  expect(at(699).shortfalls).toEqual([
    {
      reason: { code: 'credit-score-of-bureau', values: { actual: 699, wanted: 700 } },
      lost: 3,
      below: 150,
      gain: 3,
    },
  ])
  expect(at(599).shortfalls).toMatchObject([{ lost: 8, below: 650, gain: 5 }])
  // Not known, and no points for it: it does not stand in the score.
  expect(at(null)).toMatchObject({ points: 0, scale: 0, score: 0, shortfalls: [] })
})

test('what is not known: points with a reason, all points without one, and the silent points of former files', () => {
  const part = higher(8, 650, [700, 8])
  const credit = (more: object) =>
    scoreOf(policyWith({ numbers: { 'credit-score': { ...part, ...more } }, choices: {} }), none, {
      ...figures,
      creditScore: null,
    })
  expect(credit({ unknown: 3 })).toMatchObject({ points: 3, scale: 8 })
  expect(credit({ unknown: 3 }).shortfalls).toEqual([
    { reason: { code: 'credit-unverified', values: {} }, lost: 5, below: 350, gain: 0 },
  ])
  expect(credit({ unknown: 8 })).toMatchObject({ points: 8, scale: 8, shortfalls: [] })
  expect(credit({ unsaid: 2 })).toMatchObject({ points: 2, scale: 8, shortfalls: [] })
  const time = scoreOf(
    policyWith({ numbers: { 'time-in-business': { ...part, unknown: 1 } }, choices: {} }),
    none,
    figures,
  )
  expect(time.shortfalls.map(({ reason }) => reason.code)).toEqual(['time-in-business-unverified'])
})

test('figures that nobody told count nowhere', () => {
  const numbers = {
    'revenue-level': higher(1, 0, [0, 1]),
    'deposit-count': higher(2, 0, [0, 2]),
    'balance-level': higher(4, 0, [0, 4]),
    'negative-days': lower(8, 0, [900, 8]),
    'days-of-cover': higher(16, 0, [0, 16]),
  }
  const scale = (more: Partial<Figures>) =>
    scoreOf(policyWith({ numbers, choices: {} }), none, { ...figures, ...more }).scale
  expect([scale({}), scale({ isTold: false }), scale({ isBalanceTold: false })]).toEqual([31, 28, 3])
})
