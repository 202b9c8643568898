// Every limit of the policy at equality and one step past it: a file that just meets a limit is inside it.
import { describe, expect, test } from 'vitest'
import policyFile from '../../../policies/2026-12.json' with { type: 'json' }
import { decide, decideAndExplain } from './decision.ts'
import { traceOf } from './decline-trace.ts'
import { figuresOf, type Figures } from './figures.ts'
import { gradeOf, scoreOf } from './scoring.ts'
import type { NumberPart } from './scored-parts.ts'
import { file, monthsOf, policy } from './sound-file.fixture.ts'
import type { ModelInputs, ModelMonth, Position, ReasonCode } from './underwriting.ts'

const written = policyFile.sections

/** Returned items of the last three months, in the latest of them. */
const nsf = (count: number): ModelMonth[] =>
  monthsOf().map((each, at) => ({ ...each, nsf: at === 5 ? count : 0 }))
/** Days below zero in all six months together. */
const negativeDays = (days: number): ModelMonth[] =>
  monthsOf().map((each, at) => ({ ...each, negativeDays: at === 0 ? days : 0 }))

const position = (more: Partial<Position>): Position => ({
  id: 'p',
  lender: 'Forward Financing',
  known: true,
  kind: 'advance',
  payoff: true,
  cadence: 'daily',
  payment: 1_000,
  dailyEquivalent: 1_000,
  fundedAmount: null,
  fundedOn: null,
  firstPaymentOn: '2026-01-05',
  lastPaymentOn: '2026-11-19',
  paymentsMade: 200,
  paid: 200_000,
  estimatedTotal: null,
  estimatedRemaining: null,
  state: 'active',
  missedDates: [],
  returnedDates: [],
  confidence: 95,
  sureness: 'certain',
  foundBy: 'name',
  remainingRange: null,
  paymentChangedOn: null,
  transactionIds: [],
  fundingTransactionId: null,
  ...more,
})
const lenders = ['Forward Financing', 'Fox Funding', 'Libertas', 'OnDeck']
const positions = (count: number): Position[] => lenders.slice(0, count).map((lender) => position({ lender }))

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
    const fundedOn = (day: string) => decide(policy, file({ positions: [position({ fundedOn: day })] }))
    expect(fundedOn('2026-10-21').outcome).toBe('approved')
    expect(fundedOn('2026-10-22').reasons).toEqual([
      { code: 'recent-position', values: { actual: 29, wanted: 30 } },
    ])
  })

  test('a position counts from the policy’s sureness on, unless staff rejected it', () => {
    const openOf = (more: Partial<Position>) =>
      figuresOf(policy, file({ positions: [position(more)] })).openPositions
    expect(openOf({ confidence: minimumConfidence })).toBe(1)
    expect(openOf({ confidence: minimumConfidence - 1 })).toBe(0)
    expect(openOf({ sureness: 'rejected' })).toBe(0)
  })

  test('all payments together take the policy’s share of revenue, and not a cent a day more', () => {
    // 21 bank days a month: the share of daily revenue that is left for the new payment.
    const { stack } = decide(policy, file({ positions: [position({ dailyEquivalent: 60_000 })] }))
    const dailyRevenue = 6_000_000 / 21
    expect(stack).toMatchObject({ status: 'approved', limit: 'burden' })
    const all = 60_000 + stack.dailyPayment
    expect(all).toBeLessThanOrEqual((dailyRevenue * maximumBurden) / 100)
    expect(all + 1).toBeGreaterThan((dailyRevenue * maximumBurden) / 100)
  })
})

describe('what a business loses', () => {
  /** The first month breaks even, the others spend so much of 60,000.00 sold. */
  const spending = (outflow: number, more: Partial<ModelMonth> = {}) =>
    monthsOf().map((each, at) => ({ ...each, outflow: at === 0 ? 6_000_000 : outflow, ...more }))
  const found = (months: ModelMonth[]) => decide(policy, file({ months })).reasons.map(({ code }) => code)

  test('together the policy’s share of sales and a hair more', () => {
    // 5% of 360,000.00 are 18,000.00 in five months.
    expect(written.review.values.losesMoney).toBe(-5)
    expect(found(spending(6_360_000))).toEqual([])
    expect(found(spending(6_361_000))).toEqual(['costs-exceed-sales'])
  })

  test('a cent in each of three months or more; lenders’ payments are no loss', () => {
    expect(found(monthsOf({ outflow: 6_000_001 }))).toEqual(['costs-exceed-sales'])
    expect(found(monthsOf({ outflow: 6_000_001, debtService: 1 }))).toEqual([])
    expect(found(monthsOf({ outflow: 9_000_000, debtService: 3_000_000 }))).toEqual([])
    const { outflow: _none, ...silent } = monthsOf()[0]!
    expect(found(monthsOf().map(({ month }) => ({ ...silent, month })))).toEqual([])
  })

  test('a person may decline for it: the model found it', () => {
    const decision = decide(policy, file({ months: monthsOf({ outflow: 7_000_000 }), identityInDoubt: true }))
    expect(decision.reasons.map(({ code }) => code)).toEqual(['identity-in-doubt', 'costs-exceed-sales'])
    expect(traceOf(decision)).toContain('loses-money')
    expect(traceOf(decision)).not.toContain('identity-in-doubt')
  })

  test('what is unclassed does not earn it; a person is told of the loss, not only of two ends', () => {
    const months = monthsOf({
      gross: 6_500_000,
      trueRevenue: 5_900_000,
      unclassed: 600_000,
      outflow: 6_000_000,
    })
    expect(decide(policy, file({ months }))).toMatchObject({
      outcome: 'review',
      reasons: [{ code: 'costs-exceed-sales' }],
      range: { low: { outcome: 'review' }, high: { outcome: 'approved' } },
    })
  })
})

describe('one payment', () => {
  const share = written.stack.values.firstPositionShare
  const dailyRevenue = 6_000_000 / 21

  test('takes the policy’s share of revenue, and not a cent a day more, in weekly payments too', () => {
    const { firstPosition, terms } = decide(policy, file())
    expect(firstPosition).toMatchObject({ status: 'approved', limit: 'payment-share' })
    expect(firstPosition.dailyPayment).toBeLessThanOrEqual((dailyRevenue * share) / 100)
    expect(firstPosition.dailyPayment + 1).toBeGreaterThan((dailyRevenue * share) / 100)
    for (const { weeklyAmount, factorRate, term } of terms) {
      const count = Math.round((term * 52) / 12)
      // A week's payment is 20/97 of a working day's.
      const weekly = Math.round((weeklyAmount! * factorRate) / 10_000 / count)
      expect((weekly * 20) / 97, `${term} months`).toBeLessThanOrEqual((dailyRevenue * share) / 100 + 1)
    }
  })

  test('is raised by the revenue whose share it would be; a higher balance is asked for no further', () => {
    const wanted = { requestedAmount: 10_000_000 }
    const { firstPosition, whatWouldRaiseIt } = decideAndExplain(policy, file(wanted))
    const more = whatWouldRaiseIt.find(({ code }) => code === 'higher-revenue')!
    expect(firstPosition.loanApproval).toBeLessThan(wanted.requestedAmount)
    const sold = Number(more.values.usdWanted)
    const then = decide(
      policy,
      file({ ...wanted, months: monthsOf({ gross: sold, averageDailyBalance: 9_000_000 }) }),
    )
    expect(then.firstPosition.loanApproval).toBe(wanted.requestedAmount)
    // 15 payments of 15% of daily revenue.
    const low = decideAndExplain(
      policy,
      file({ ...wanted, months: monthsOf({ averageDailyBalance: 400_000 }) }),
    )
    const balance = low.whatWouldRaiseIt.find(({ code }) => code === 'higher-balance')!
    expect(Number(balance.values.usdWanted)).toBeLessThanOrEqual((dailyRevenue * share * 15) / 100 + 1)
  })

  test('beside others too, where they leave more', () => {
    const { stack } = decide(policy, file({ positions: [position({ dailyEquivalent: 10_000 })] }))
    expect(stack).toMatchObject({ status: 'approved', limit: 'payment-share' })
  })

  test('of too little revenue is a decline that says how much it takes', () => {
    const strict = { ...policy, stack: { ...policy.stack, firstPositionShare: 50 } }
    const { outcome, reasons } = decide(strict, file())
    expect([outcome, reasons[0]?.code]).toEqual(['declined', 'revenue-supports-too-little'])
    const months = monthsOf({ gross: Number(reasons[0]!.values.usdWanted), averageDailyBalance: 30_000_000 })
    expect(decide(strict, file({ months })).outcome).toBe('approved')
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
