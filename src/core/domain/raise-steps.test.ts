// Which step answers which cause, and by how much: each remedy, the order, the figures of a step, and steps that change nothing.
import { describe, expect, test } from 'vitest'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import { en } from '#core/words/underwriting/en.ts'
import { figuresOf, type Figures } from './figures.ts'
import { declined, offerIn } from './offer-model.ts'
import { parsePolicy } from './policy.ts'
import { raisesOf, type Held } from './raises.ts'
import { gradeOf, type Shortfall } from './scoring.ts'
import type { ModelInputs, Policy, RaiseCode, Reason, ReasonCode, ShortfallCode } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
/** Without general minimums, which would raise what is told. */
const policy: Policy = {
  ...parsed.value,
  generalMinimums: { monthlySales: 0, monthsInBusiness: 0 },
  knockOuts: { ...parsed.value.knockOuts, minimumMonthlyRevenue: 0, minimumTimeInBusinessMonths: 0 },
}

const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']
/** Six even months; cents. */
const figures = (revenue: number, balance: number, more: Partial<Figures> = {}, count = 6): Figures => ({
  ...figuresOf(policy, {
    asOf: '2026-11-20',
    months: months.slice(-count).map((month) => ({
      month,
      gross: revenue,
      averageDailyBalance: balance,
      negativeDays: 0,
      deposits: 40,
    })),
  } satisfies ModelInputs),
  ...more,
})
/** The model's own offer on the figures, at a score of 100. */
function held(of: Figures, points: number, more: Partial<Held> = {}): Held {
  const grade = gradeOf(policy, points)
  const offered =
    grade === 'E' ? declined(policy, []) : offerIn(policy, grade, of, of.openPositions > 0, true)
  return {
    figures: of,
    points,
    scale: 100,
    shortfalls: [],
    knockOuts: [],
    offered,
    requestedAmount: undefined,
    ...more,
  }
}
const lost = (
  code: ShortfallCode,
  points: number,
  gain: number,
  values: Reason['values'] = {},
): Shortfall => ({
  reason: { code, values },
  lost: points,
  below: 0,
  gain,
})
const strong = figures(10_000_000, 3_000_000)

const remedies: Partial<Record<ReasonCode, RaiseCode>> = {
  'personal-account-only': 'connect-business-account',
  'no-business-account': 'connect-business-account',
  'negative-today': 'avoid-negative-days',
  'negative-days-above-maximum': 'avoid-negative-days',
  'negative-days': 'avoid-negative-days',
  'nsf-above-maximum': 'avoid-nsf',
  'nsf-count': 'avoid-nsf',
  'revenue-below-minimum': 'higher-revenue',
  'revenue-supports-too-little': 'higher-revenue',
  'revenue-level': 'higher-revenue',
  'balance-supports-too-little': 'higher-balance',
  'balance-level': 'higher-balance',
  'time-in-business-below-minimum': 'time-in-business',
  'time-in-business': 'time-in-business',
  'burden-leaves-no-room': 'pay-down-advances',
  'too-many-positions': 'pay-down-advances',
  'active-positions': 'pay-down-advances',
  'debt-burden': 'pay-down-advances',
  'recent-position': 'wait-after-advance',
  'credit-score': 'better-credit',
  'credit-score-of-bureau': 'better-credit',
}
const codes = Object.keys(en).flatMap((key) =>
  key.startsWith('reason.') ? [key.slice(7) as ReasonCode] : [],
)

test.each(codes)('a decline for %s', (code) => {
  const values = { usdActual: 1, usdWanted: 2 }
  const remedy = remedies[code]
  const by = held(strong, 70, { knockOuts: [{ code, values }] })
  expect(raisesOf(policy, by, true)).toEqual(remedy ? [{ code: remedy, values }] : [])
})

describe('against a decline', () => {
  const turns = (of: Held) => raisesOf(policy, of, true).map(({ code }) => code)
  const reasons = (...of: ReasonCode[]): Reason[] => of.map((code) => ({ code, values: {} }))

  test('each step once, three at most; none where one bar is in nobody’s hands', () => {
    const knockOuts = reasons('negative-today', 'negative-days-above-maximum', 'nsf-above-maximum')
    expect(turns(held(strong, 70, { knockOuts }))).toEqual(['avoid-negative-days', 'avoid-nsf'])
    const more = [...knockOuts, ...reasons('time-in-business-below-minimum', 'no-business-account')]
    expect(turns(held(strong, 70, { knockOuts: more }))).toEqual([
      'avoid-negative-days',
      'avoid-nsf',
      'time-in-business',
    ])
    expect(turns(held(strong, 70, { knockOuts: [...more, ...reasons('prior-default')] }))).toEqual([])
  })

  test('what bars the offer is told only where nothing knocked the file out', () => {
    const offered = declined(policy, reasons('too-many-positions', 'recent-position'))
    expect(turns(held(strong, 70, { offered }))).toEqual(['pay-down-advances', 'wait-after-advance'])
    expect(turns(held(strong, 70, { offered, knockOuts: reasons('nsf-above-maximum') }))).toEqual([
      'avoid-nsf',
    ])
  })

  test('what the score lost, until it passes: the next band, or all of what can be wholly gone', () => {
    const shortfalls = [lost('credit-score', 8, 2), lost('nsf-count', 10, 1), lost('time-in-business', 3, 3)]
    const at = (points: number, more: Partial<Held> = {}) =>
      turns(held(strong, points, { shortfalls, ...more }))
    expect(at(35)).toEqual([])
    expect(at(34)).toEqual(['better-credit'])
    expect(at(33)).toEqual(['better-credit'])
    expect(at(32)).toEqual(['better-credit', 'avoid-nsf'])
    expect(at(23)).toEqual(['better-credit', 'avoid-nsf'])
    expect(at(22)).toEqual(['better-credit', 'avoid-nsf', 'time-in-business'])
    // A bar's own step gives its points back too.
    expect(at(25, { knockOuts: reasons('nsf-above-maximum') })).toEqual(['avoid-nsf'])
  })

  test('then what the offer would still lack on the figures as they would be', () => {
    // 1,000.00 in hand bear 12,000 over a year at 1.40; 300.00 bear 3,600.
    const poor = figures(10_000_000, 30_000)
    const shortfalls = [lost('credit-score', 8, 8)]
    const [credit, balance, ...others] = raisesOf(policy, held(poor, 30, { shortfalls }), true)
    expect([credit?.code, balance?.code, others]).toEqual(['better-credit', 'higher-balance', []])
    // 5,000 at 1.58 over 252 working days are 31.35 a day; fifteen of them.
    expect(balance?.values).toEqual({ usdActual: 30_000, usdWanted: 47_025, usdMinimum: 500_000 })
    expect(turns(held(figures(10_000_000, 100_000), 30, { shortfalls }))).toEqual(['better-credit'])
    // Others take all of the room; once they are paid nothing is lacking.
    const crowded = figures(3_000_000, 3_000_000, {
      openPositions: 1,
      burdenUnits: 2_037 * 60_000,
      burden: 4_200,
    })
    expect(turns(held(crowded, 70))).toEqual(['pay-down-advances'])
    const balanceLost = [lost('balance-level', 8, 8, { usdActual: 30_000, usdWanted: 50_000 })]
    expect(turns(held(poor, 30, { shortfalls: balanceLost }))).toEqual(['higher-balance'])
    const revenueLost = [lost('revenue-level', 8, 8, { usdActual: 1, usdWanted: 1_000_000 })]
    expect(turns(held(figures(1_000, 3_000_000), 30, { shortfalls: revenueLost }))).toEqual([
      'higher-revenue',
    ])
  })
})

describe('beside an offer', () => {
  const raised = (of: Held) => raisesOf(policy, of, false)
  const wanting = (requestedAmount: number) => ({ requestedAmount })
  const revenue = (usdWanted: number) => [
    { code: 'higher-revenue', values: { usdActual: 3_000_000, usdWanted } },
  ]
  const balance = (usdWanted: number) => [
    { code: 'higher-balance', values: { usdActual: 400_000, usdWanted } },
  ]

  test('the step past a share of revenue: as much as gives what was asked for, the cap without', () => {
    // 120% of 30,000 are 36,000.
    const of = figures(3_000_000, 2_000_000)
    expect(raised(held(of, 70))).toEqual(revenue(8_333_334))
    expect(raised(held(of, 70, wanting(5_000_000)))).toEqual(revenue(4_166_667))
    expect(raised(held(of, 70, wanting(90_000_000)))).toEqual(revenue(8_333_334))
    expect(raised(held(of, 70, wanting(3_600_000)))).toEqual([])
    // It would be rounded down to what there is.
    expect(raised(held(of, 70, wanting(3_649_999)))).toEqual([])
    expect(raised(held(of, 70, wanting(3_650_000)))).toEqual(revenue(3_041_667))
  })

  test('the step past the balance: no further than revenue bears', () => {
    // 21 x 4,000 / 15 x 12 / 1.40 are 48,000.
    expect(raised(held(figures(10_000_000, 400_000), 70))).toEqual(balance(833_334))
    expect(raised(held(figures(5_000_000, 400_000), 70))).toEqual(balance(500_000))
    expect(raised(held(figures(10_000_000, 400_000), 70, wanting(6_000_000)))).toEqual(balance(500_000))
  })

  test('the step past what others take, and none past the cap', () => {
    const beside = figures(6_000_000, 3_000_000, {
      openPositions: 1,
      burdenUnits: 2_037 * 60_000,
      burden: 2_100,
    })
    expect(held(beside, 70).offered.offer).toMatchObject({ status: 'approved', limit: 'burden' })
    expect(raised(held(beside, 70))).toEqual([{ code: 'pay-down-advances', values: {} }])
    expect(raised(held(strong, 70))).toEqual([])
  })

  test('more history where a person must look at too short a one', () => {
    const of = (count: number) => raised(held(figures(10_000_000, 3_000_000, {}, count), 70))
    expect(of(2)).toEqual([{ code: 'more-history', values: { actual: 2, wanted: 3 } }])
    expect(of(3)).toEqual([])
  })

  test('points that lift the grade make it cheaper; others are not told', () => {
    const of = (points: number, shortfall: Shortfall) =>
      raised(held(strong, points, { shortfalls: [shortfall], requestedAmount: 500_000 })).map(
        ({ code }) => code,
      )
    expect(of(64, lost('credit-score', 5, 1))).toEqual(['better-credit'])
    expect(of(63, lost('credit-score', 5, 1))).toEqual([])
    expect(of(64, lost('nsf-count', 1, 0))).toEqual(['avoid-nsf'])
    expect(of(64, lost('negative-days', 1, 0))).toEqual(['avoid-negative-days'])
    expect(of(64, lost('debt-burden', 1, 0))).toEqual(['pay-down-advances'])
    expect(of(64, lost('time-in-business', 1, 0))).toEqual([])
    expect(of(64, lost('revenue-trend', 5, 5))).toEqual([])
    // The best grade has no better one.
    expect(of(90, lost('credit-score', 5, 5))).toEqual([])
  })

  test('three at most, each once, in the order of what was lost', () => {
    const all = [
      'credit-score',
      'credit-score-of-bureau',
      'nsf-count',
      'time-in-business',
      'negative-days',
    ] as const
    const shortfalls = all.map((code) => lost(code, 5, 5))
    const told = raised(held(strong, 62, { shortfalls, requestedAmount: 500_000 })).map(({ code }) => code)
    expect(told).toEqual(['better-credit', 'avoid-nsf', 'time-in-business'])
  })

  test('where data are in doubt: what would give an offer at all, past each bar of a second payment', () => {
    const shortfalls = [lost('credit-score', 8, 8), lost('active-positions', 1, 1)]
    const told = (of: Figures, points: number) =>
      raised(held(of, points, { shortfalls, offered: declined(policy, []) })).map(({ code }) => code)
    const beside = (more: Partial<Figures>) => ({
      ...strong,
      openPositions: 1,
      burdenUnits: 0,
      burden: 0,
      ...more,
    })
    expect(told(strong, 30)).toEqual(['better-credit'])
    expect(told({ ...strong, months: 0 }, 30)).toEqual(['more-history'])
    expect(told(beside({ newestPositionAgeDays: 30 }), 30)).toEqual(['better-credit'])
    expect(told(beside({ newestPositionAgeDays: 29 }), 60)).toEqual(['pay-down-advances'])
    expect(told(beside({ openPositions: 2 }), 30)).toEqual(['better-credit'])
    expect(told(beside({ openPositions: 3 }), 60)).toEqual(['pay-down-advances'])
  })
})
