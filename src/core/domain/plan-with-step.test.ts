// The file once a step of a plan has come about: what the step names is as it needs to be, everything else as it was.
import { expect, test } from 'vitest'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import type { PlanStep } from './plan-steps.ts'
import { withStep } from './plan-with-step.ts'
import { parsePolicy } from './policy.ts'
import type { ModelInputs, ModelMonth, Position } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value

const month = (name: string, more: Partial<ModelMonth> = {}): ModelMonth => ({
  month: name,
  gross: 100,
  averageDailyBalance: 50,
  negativeDays: 3,
  deposits: 1,
  ...more,
})
const file = (months: readonly ModelMonth[], more: Partial<ModelInputs> = {}): ModelInputs => ({
  asOf: '2026-11-20',
  months,
  ...more,
})
const after = (inputs: ModelInputs, code: PlanStep['code'], needed: number | null) =>
  withStep(policy, inputs, { code, reason: 'nsf-count', now: null, needed, by: null })
const names = ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']

test('months in business: as many as needed, no fewer than there are', () => {
  for (const [now, then] of [
    [3, 6],
    [7, 7],
    [undefined, 6],
  ] as const)
    expect(after(file([], { timeInBusinessMonths: now }), 'time-in-business', 6)).toEqual(
      file([], { timeInBusinessMonths: then }),
    )
})

test('advances as old as needed, by their funding or their first payment; older ones stay', () => {
  const position = (fundedOn: string | null, firstPaymentOn: string) =>
    ({ id: '1', fundedOn, firstPaymentOn }) as Position
  const inputs = file([], {
    positions: [
      position('2026-11-01', '2026-11-02'),
      position(null, '2026-11-02'),
      position('2026-10-20', '2026-11-02'),
      position(null, '2026-09-01'),
    ],
  })
  expect(after(inputs, 'wait-after-advance', 30)).toEqual({
    ...inputs,
    positions: [
      position('2026-10-21', '2026-11-02'),
      position(null, '2026-10-21'),
      position('2026-10-20', '2026-11-02'),
      position(null, '2026-09-01'),
    ],
  })
  expect(after(file([]), 'wait-after-advance', 30).positions).toBeUndefined()
})

test('returned items of the last three months: the newest are kept, what is too many goes from the oldest', () => {
  const nsfs = (...of: (number | undefined)[]) =>
    file(names.map((name, i) => month(name, of[i] === undefined ? {} : { nsf: of[i] })))
  expect(after(nsfs(9, 9, 9, 9, 4, 4, 4), 'returned-items', 6)).toEqual(nsfs(9, 9, 9, 9, 0, 2, 4))
  expect(after(nsfs(9, 9, 9, 9, 1, 4, 1), 'returned-items', 6)).toEqual(nsfs(9, 9, 9, 9, 1, 4, 1))
  expect(after(nsfs(9, 9, 9, 9, 4, undefined, 4), 'returned-items', 5)).toEqual(
    nsfs(9, 9, 9, 9, 1, undefined, 4),
  )
  // In whatever order the months are given.
  const shuffled = file([...nsfs(9, 9, 9, 9, 4, 4, 4).months].reverse())
  expect(after(shuffled, 'returned-items', 6)).toEqual(nsfs(9, 9, 9, 9, 0, 2, 4))
})

test('negative days: so many hundredths a month over the last six that count, the oldest keep theirs', () => {
  const negatives = (...of: number[]) =>
    file(
      names.slice(1).map((name, i) => month(name, { negativeDays: of[i], ...(of[i] === 7 && { gross: 0 }) })),
    )
  // Six months at 1.50: nine days.
  expect(after(negatives(3, 3, 3, 3, 3, 3), 'negative-days', 150)).toEqual(negatives(3, 3, 3, 0, 0, 0))
  // Five months count, one has no revenue: 5 x 1.99 are nine whole days.
  expect(after(negatives(3, 7, 3, 2, 3, 3), 'negative-days', 199)).toEqual(negatives(3, 7, 3, 2, 1, 0))
})

test('above zero', () => {
  const inputs = file([month('2026-10')], { negativeToday: true })
  expect(after(inputs, 'above-zero', null)).toEqual({ ...inputs, negativeToday: false })
})

test('revenue: each month at the needed level at least; what came in is no less than what counts', () => {
  const inputs = file([
    month('2026-06', { gross: 0 }),
    month('2026-07', { gross: 80 }),
    month('2026-08', { gross: 200 }),
    month('2026-09', { gross: 200, trueRevenue: 90 }),
    month('2026-10', { gross: 200, trueRevenue: 150 }),
    month('2026-11', { gross: 1, trueRevenue: 1 }),
  ])
  expect(after(inputs, 'revenue', 120).months.map(({ gross, trueRevenue }) => [gross, trueRevenue])).toEqual([
    [0, undefined],
    [120, 120],
    [200, 200],
    [200, 120],
    [200, 150],
    [120, 120],
  ])
})

test('balance: each month that counts at the needed level at least', () => {
  const inputs = file([
    month('2026-08', { gross: 0 }),
    month('2026-09'),
    month('2026-10', { averageDailyBalance: 70 }),
  ])
  const balances = after(inputs, 'balance', 60).months.map(({ averageDailyBalance }) => averageDailyBalance)
  expect(balances).toEqual([50, 60, 70])
})

test('credit: each score at the needed one at least', () => {
  const inputs = file([], {
    ficos: [
      { score: 500, source: 'stated' },
      { score: 700, source: 'bureau' },
    ],
  })
  expect(after(inputs, 'credit', 600)).toEqual({
    ...inputs,
    ficos: [
      { score: 600, source: 'stated' },
      { score: 700, source: 'bureau' },
    ],
  })
  expect(after(file([]), 'credit', 600).ficos).toBeUndefined()
})
