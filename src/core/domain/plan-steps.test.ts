// The steps of a decline's plan one by one: which reason each answers, its figures, its first day, and what the file is once it came about.
import { describe, expect, test } from 'vitest'
import { monthOf } from '#core/ground/dates.ts'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import { stepFor, type PlanStep } from './plan-steps.ts'
import { withStep } from './plan-with-step.ts'
import { parsePolicy } from './policy.ts'
import { bandGrown, monthsInBusiness } from './start-dates.ts'
import type { ModelInputs, ModelMonth, Policy, Position, Reason } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
/** Without general minimums, which would raise what is told. */
const policy: Policy = {
  ...parsed.value,
  generalMinimums: { monthlySales: 0, monthsInBusiness: 0 },
  knockOuts: {
    ...parsed.value.knockOuts,
    minimumTimeInBusinessMonths: 0,
    minimumMonthlyRevenue: 2_400_000,
  },
}

const names = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']
const month = (name: string, more: Partial<ModelMonth> = {}): ModelMonth => ({
  month: name,
  gross: 2_000_000,
  averageDailyBalance: 100_000,
  negativeDays: 6,
  deposits: 10,
  nsf: 4,
  ...more,
})
const file = (more: Partial<ModelInputs> = {}): ModelInputs => ({
  // A Friday; the 26th is Thanksgiving.
  asOf: '2026-11-20',
  months: names.map((name) => month(name)),
  timeInBusinessMonths: 4,
  ...more,
})
const advance = (id: string, more: Partial<Position> = {}): Position => ({
  id,
  lender: `Funder ${id}`,
  known: true,
  kind: 'advance',
  payoff: false,
  cadence: 'daily',
  payment: 1_000,
  dailyEquivalent: 1_000,
  fundedAmount: null,
  fundedOn: '2026-06-01',
  firstPaymentOn: '2026-06-02',
  lastPaymentOn: '2026-11-20',
  paymentsMade: 100,
  paid: 100_000,
  estimatedTotal: null,
  estimatedRemaining: 9_000,
  state: 'active',
  missedDates: [],
  returnedDates: [],
  confidence: 95,
  sureness: 'certain',
  foundBy: 'name',
  remainingRange: [0, 5_000],
  paymentChangedOn: null,
  transactionIds: [],
  fundingTransactionId: null,
  ...more,
})
const stepOf = (code: Reason['code'], values: Reason['values'], more: Partial<ModelInputs> = {}) =>
  stepFor(policy, file(more), { code, values })

const months = { actual: 4, wanted: 6 }
const usd = { usdActual: 2_000_000, usdWanted: 2_400_000 }
const balance = { usdActual: 100_000, usdWanted: 150_000 }
const items = { actual: 12, wanted: 8 }
const days = { hundredthsActual: 600, hundredthsWanted: 500 }
const score = { actual: 500, wanted: 550 }
type Row = readonly [Reason['code'], PlanStep['code'], Reason['values'], PlanStep['by'], months?: number]
// Of six months at one level none but new ones lift the average, and of returned items and negative days the next whole month is
// enough: it is December, since November runs and is taken to be as bad.
const answered: readonly Row[] = [
  ['time-in-business-below-minimum', 'time-in-business', months, '2027-01-20'],
  ['time-in-business', 'time-in-business', months, '2027-01-20'],
  ['nsf-above-maximum', 'returned-items', items, '2027-01-01'],
  ['nsf-count', 'returned-items', items, '2027-01-01'],
  ['negative-days-above-maximum', 'negative-days', days, '2027-01-01'],
  ['negative-days', 'negative-days', days, '2027-01-01'],
  ['revenue-below-minimum', 'revenue', usd, '2027-06-01', 6],
  ['revenue-supports-too-little', 'revenue', usd, '2027-06-01', 6],
  ['revenue-level', 'revenue', usd, '2027-06-01', 6],
  ['balance-supports-too-little', 'balance', balance, '2027-06-01', 6],
  ['balance-level', 'balance', balance, '2027-06-01', 6],
  ['credit-score', 'credit', score, null],
  ['credit-score-of-bureau', 'credit', score, null],
]
test.each(
  answered.map(([reason, code, values, by, count = 0]) => [reason, code, values, by, count] as const),
)('%s: %s', (reason, code, values, by, count) => {
  const [now, needed] = Object.values(values) as [number, number]
  expect(stepOf(reason, values)).toEqual({
    code,
    reason,
    now,
    needed,
    by,
    ...(count > 0 && { months: count }),
  })
})

test.each([
  'open-bankruptcy',
  'prior-default',
  'industry-not-served',
  'tamper-review',
  'no-business-account',
  'credit-unverified',
  'revenue-trend',
  'tax-returns-missing',
] as const)('%s has no step', (code) => {
  expect(stepOf(code, { actual: 1, wanted: 2 })).toBeNull()
})

test('no step where its figures are not known, or are there already', () => {
  const cases: Reason['values'][] = [
    {},
    { actual: 4 },
    { wanted: 6 },
    { actual: 6, wanted: 6 },
    { actual: 'x', wanted: 1 },
  ]
  for (const values of cases) expect(stepOf('time-in-business', values), JSON.stringify(values)).toBeNull()
})

test('what is averaged is true revenue, where a month tells it', () => {
  const told = names.map((name) => month(name, { gross: 3_000_000, trueRevenue: 2_000_000 }))
  expect(stepOf('revenue-level', usd, { months: told })).toMatchObject({ months: 6 })
  const gross = names.map((name) => month(name, { gross: 2_400_000 }))
  expect(stepOf('revenue-level', usd, { months: gross })).toMatchObject({ months: 1, by: '2027-01-01' })
})

test('above zero: tomorrow, a state and no number', () => {
  const step = { code: 'above-zero', reason: 'negative-today', now: null, needed: null, by: '2026-11-21' }
  expect(stepOf('negative-today', {})).toEqual(step)
})

test('months in business are full on the same day of a month, or its last', () => {
  const by = (asOf: string, now: number, wanted: number) =>
    stepOf('time-in-business', { actual: now, wanted }, { asOf, timeInBusinessMonths: now })?.by
  expect(by('2026-11-30', 9, 12)).toBe('2027-02-28')
  expect(by('2026-11-28', 9, 12)).toBe('2027-02-28')
  expect(by('2026-11-27', 9, 12)).toBe('2027-02-27')
  expect(by('2026-10-31', 4, 6)).toBe('2026-12-31')
  const unknown = stepOf('time-in-business', months, { timeInBusinessMonths: undefined })
  expect(unknown).toMatchObject({ by: null })
})

test('what a plan asks for on a day is what the form of that day says of the same business', () => {
  const asOf = '2026-11-20'
  for (const [band, wants] of [
    ['0-1 year', [7, 12, 18, 24, 36, 60]],
    ['1-2 years', [13, 18, 24, 60]],
    ['2-5 years', [25, 36, 60]],
  ] as const)
    for (const wanted of wants) {
      const now = monthsInBusiness(band)
      const step = stepOf('time-in-business', { actual: now, wanted }, { asOf, timeInBusinessMonths: now })!
      const then = monthsInBusiness(bandGrown(band, monthOf(asOf), monthOf(step.by!)))
      expect(then, `${band}, ${wanted}`).toBe(step.needed)
      expect(then, `${band}, ${wanted}`).toBeGreaterThanOrEqual(wanted)
    }
  // Nobody says more than five years.
  expect(stepOf('time-in-business', { actual: 60, wanted: 61 }, { timeInBusinessMonths: 60 })).toBeNull()
})

test('an advance is old enough so many days after its funding, its first payment where that is not known', () => {
  const by = (...positions: Position[]) =>
    stepOf('recent-position', { actual: 9, wanted: 30 }, { positions })?.by
  expect(by(advance('1', { fundedOn: '2026-11-11' }))).toBe('2026-12-11')
  expect(by(advance('1', { fundedOn: null, firstPaymentOn: '2026-11-12' }))).toBe('2026-12-12')
  expect(by(advance('1', { fundedOn: '2026-11-11' }), advance('2'))).toBe('2026-12-11')
  expect(by()).toBeNull()
})

describe('advances end', () => {
  const soon = advance('soon')
  const late = advance('late', { remainingRange: [0, 9_001] })
  const unknown = advance('unknown', { remainingRange: null, estimatedRemaining: null })
  const possible = advance('possible', { sureness: 'possible' })
  const over = advance('over', { state: 'paid-off' })

  test('one fewer for burdens, as many as the policy has for too many, soonest first', () => {
    const positions = [possible, late, over, soon]
    for (const reason of ['burden-leaves-no-room', 'active-positions', 'debt-burden'] as const)
      expect(stepOf(reason, {}, { positions })).toEqual({
        code: 'end-advances',
        reason,
        now: 2,
        needed: 1,
        // Five payments of a dollar equivalent: 23, 24, 25, 27, 30.
        by: '2026-11-30',
      })
    const tooMany = (wanted: number, among = positions) =>
      stepOf('too-many-positions', { actual: 2, wanted }, { positions: among })
    expect(tooMany(1)).toMatchObject({ now: 2, needed: 1, by: '2026-11-30' })
    // Nine payments and a rest: ten bank days.
    expect(tooMany(0)).toMatchObject({ now: 2, needed: 0, by: '2026-12-07' })
    expect(tooMany(1, [unknown, late, soon])).toMatchObject({ now: 3, by: '2026-12-07' })
    expect(tooMany(0, [unknown, late, soon])).toMatchObject({ now: 3, by: null })
    expect(tooMany(2)).toMatchObject({ by: '2026-11-20' })
    expect(tooMany(-1)).toBeNull()
  })

  test('the day of one: by the dearer end of what is left, the estimate without; a day at least', () => {
    const by = (more: Partial<Position>) =>
      stepOf('active-positions', {}, { positions: [advance('1', more)] })?.by
    expect(by({ remainingRange: [0, 5_000] })).toBe('2026-11-30')
    expect(by({ remainingRange: [0, 4_001] })).toBe('2026-11-30')
    expect(by({ remainingRange: null, estimatedRemaining: 4_000 })).toBe('2026-11-27')
    expect(by({ remainingRange: [0, 0] })).toBe('2026-11-23')
    expect(by({ remainingRange: null, estimatedRemaining: null })).toBeNull()
    expect(by({ state: 'paused' })).toBeNull()
    expect(by({ dailyEquivalent: 0 })).toBeNull()
  })

  test('payments that staff typed end after those of the bank, on no day; a lump sum cannot be seen to end', () => {
    const typed = { lender: 'Typed', amount: 5_000, frequency: 'daily' as const }
    expect(stepOf('debt-burden', {}, { balances: [typed] })).toMatchObject({ now: 1, needed: 0, by: null })
    const both = { positions: [soon], balances: [typed] }
    expect(stepOf('debt-burden', {}, both)).toMatchObject({ now: 2, needed: 1, by: '2026-11-30' })
    expect(stepOf('debt-burden', {}, { otherDailyPayment: 5_000 })).toBeNull()
    expect(stepOf('debt-burden', {})).toBeNull()
  })

  test('what is left', () => {
    const typed = { lender: 'Typed', amount: 5_000, frequency: 'daily' as const }
    const another = { ...typed, lender: 'Another' }
    const inputs = file({ positions: [possible, late, over, soon], balances: [typed, another] })
    const leftAt = (needed: number) => {
      const { positions, balances } = withStep(policy, inputs, step('end-advances', needed))
      return [positions?.map(({ id }) => id), balances?.map(({ lender }) => lender)]
    }
    expect(leftAt(4)).toEqual([
      ['possible', 'late', 'over', 'soon'],
      ['Typed', 'Another'],
    ])
    expect(leftAt(3)).toEqual([
      ['possible', 'late', 'over'],
      ['Typed', 'Another'],
    ])
    expect(leftAt(1)).toEqual([['possible', 'over'], ['Another']])
    expect(leftAt(0)).toEqual([['possible', 'over'], []])
    // Nothing goes where not enough could.
    const lump = { ...inputs, otherDailyPayment: 1 }
    expect(withStep(policy, lump, step('end-advances', 0))).toEqual(lump)
  })
})

function step(code: PlanStep['code'], needed: number | null): PlanStep {
  return { code, reason: 'nsf-count', now: null, needed, by: null }
}
