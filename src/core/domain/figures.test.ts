// What the score and the offers read: six months, what counts as known, trend and steadiness worked out by hand, and other lenders' payments.
import { describe, expect, test } from 'vitest'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import { burdenDenominator } from './daily-equivalent.ts'
import { canPayOff, figuresOf, perMonth } from './figures.ts'
import { parsePolicy } from './policy.ts'
import type { ModelInputs, ModelMonth } from './underwriting.ts'

type OtherPayment = NonNullable<ModelInputs['balances']>[number]

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value

const names = ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']
const month = (name: string, gross: number, more: Partial<ModelMonth> = {}): ModelMonth => ({
  month: name,
  gross,
  averageDailyBalance: 1_000,
  negativeDays: 1,
  deposits: 10,
  ...more,
})
const of = (months: readonly ModelMonth[], more: Partial<ModelInputs> = {}) =>
  figuresOf(policy, { asOf: '2026-11-20', months, ...more })
const grossOf = (...gross: number[]) => gross.map((each, at) => month(names[at]!, each))

describe('months', () => {
  test('the six latest, whatever their order; what is older counts nowhere', () => {
    const seven = grossOf(7_000, 600, 500, 400, 300, 200, 100)
    expect(of(seven)).toMatchObject({ months: 6, gross: 2_100, averageDailyBalance: 6_000, negativeDays: 6 })
    const turned = [...seven].reverse()
    expect(of(turned)).toEqual(of(seven))
    expect(of([seven[2]!, seven[0]!, seven[1]!])).toEqual(of(seven.slice(0, 3)))
  })

  test('one without a gross is told and counts in no average', () => {
    expect(of(grossOf(100, 0, 300))).toMatchObject({ months: 2, gross: 400, deposits: 20, isTold: true })
    expect(of(grossOf(0))).toMatchObject({ months: 0, isTold: true, isBalanceTold: false, burden: null })
    expect(of([])).toMatchObject({ months: 0, isTold: false, isBalanceTold: false })
  })

  test('true revenue is the gross where nothing else is told', () => {
    expect(of([month('2026-09', 500, { trueRevenue: 300 }), month('2026-10', 200)]).trueRevenue).toBe(500)
  })

  test('returned items are those of the last three months, unknown where none tells', () => {
    const told = names.slice(1).map((name, at) => month(name, 100, { nsf: at + 1 }))
    expect(of(told).nsfLastThree).toBe(4 + 5 + 6)
    expect(of(grossOf(100, 100, 100)).nsfLastThree).toBeNull()
    const once = [...grossOf(100, 100), month('2026-10', 100, { nsf: 0 })]
    expect(of(once).nsfLastThree).toBe(0)
  })

  test('days of cover: the balance of the months that tell what went out, over a month of 365/12 days', () => {
    const told = [
      month('2026-09', 100, { outflow: 60_000, averageDailyBalance: 4_000 }),
      month('2026-10', 100, { outflow: 40_000, averageDailyBalance: 6_000 }),
      month('2026-08', 100, { averageDailyBalance: 900_000 }),
    ]
    // 10,000 / 100,000 of 30.4167 days, in tenths.
    expect(of(told)).toMatchObject({ outflow: 100_000, daysOfCoverTenths: 30 })
    expect(of(grossOf(100))).toMatchObject({ outflow: null, daysOfCoverTenths: null })
    expect(of([month('2026-10', 100, { outflow: 0 })]).daysOfCoverTenths).toBeNull()
  })

  test('a balance that the bank did not tell is not known', () => {
    const finding = (code: 'balance-missing' | 'history-gap') => ({ code, account: 'checking', values: {} })
    expect(of(grossOf(100), { dataFindings: [finding('balance-missing')] }).isBalanceTold).toBe(false)
    expect(of(grossOf(100), { dataFindings: [finding('history-gap')] }).isBalanceTold).toBe(true)
  })
})

describe('trend and steadiness', () => {
  test.each([
    // The slope of the line through them over their mean.
    ['falls by a tenth of the mean', [110, 100, 90], -1_000, 816],
    ['grows by a tenth', [90, 100, 110], 1_000, 816],
    ['is even', [100, 100, 100, 100], 0, 0],
    // A slope of 40 and a deviation of 55.9, of a mean of 175.
    ['jumps', [100, 200, 150, 250], 2_286, 3_194],
  ] as const)('revenue that %s', (_, gross, trend, volatility) => {
    expect(of(grossOf(...gross.map((each) => each * 1_000)))).toMatchObject({ trend, volatility })
  })

  test('two months tell neither', () => {
    expect(of(grossOf(100, 200))).toMatchObject({ trend: null, volatility: null })
    expect(of([0, 0, 0].map((_, at) => month(names[at]!, 100, { trueRevenue: 0 })))).toMatchObject({
      trend: null,
    })
  })
})

describe('payments to other lenders', () => {
  const weekly = (lender: string, amount: number): OtherPayment => ({ lender, amount, frequency: 'weekly' })
  const months = grossOf(2_100_000)

  test('each counts, at what it comes to on a working day; none is not one of nothing', () => {
    const { openPositions, burdenUnits, burden } = of(months, {
      balances: [
        weekly('OnDeck', 97_000),
        { lender: 'Bank', amount: 21_000, frequency: 'monthly' },
        weekly('x', 0),
      ],
    })
    expect(openPositions).toBe(2)
    // 20/97 of 970 dollars and 1/21 of 210, of 1,000 dollars a day.
    expect(burdenUnits / burdenDenominator).toBe(20_000 + 1_000)
    expect(burden).toBe(2_100)
  })

  test('a lump sum a day is one position where nothing else is', () => {
    expect(of(months, { otherDailyPayment: 5_000 })).toMatchObject({ openPositions: 1, burden: 500 })
    expect(of(months, { otherDailyPayment: 5_000, balances: [weekly('OnDeck', 97_000)] })).toMatchObject({
      openPositions: 1,
      burden: 2_500,
    })
    expect(of(months, { otherDailyPayment: 0 })).toMatchObject({ openPositions: 0, burden: 0 })
  })

  test('the new funding retires those of lenders that give payoff letters; one that is not listed does', () => {
    expect(canPayOff('Somebody new')).toBe(true)
    const balances = [weekly('Somebody new', 97_000)]
    expect(of(months, { balances, payoff: true }).openPositions).toBe(0)
    expect(of(months, { balances }).openPositions).toBe(1)
  })
})

describe('the credit score', () => {
  const scoreOf = (...ficos: ModelInputs['ficos'] & object) => {
    const { creditScore, creditSource } = of(grossOf(100), { ficos })
    return [creditScore, creditSource]
  }
  const stated = (score: number) => ({ score, source: 'stated' as const })
  const bureau = (score: number) => ({ score, source: 'bureau' as const })

  test('is the lowest of the best source', () => {
    expect(scoreOf(stated(700), stated(650), stated(680))).toEqual([650, 'stated'])
    expect(scoreOf(bureau(700), bureau(650), bureau(680))).toEqual([650, 'bureau'])
    expect(scoreOf(stated(600), bureau(720), stated(580))).toEqual([720, 'bureau'])
    expect(scoreOf(bureau(640), stated(600), bureau(660))).toEqual([640, 'bureau'])
    expect(scoreOf()).toEqual([null, null])
  })
})

test('a mean is rounded to the unit; of no months it is 0', () => {
  expect(perMonth({ ...of(grossOf(1, 1)) }, 5)).toBe(3)
  expect(perMonth({ ...of([]) }, 5)).toBe(0)
})
