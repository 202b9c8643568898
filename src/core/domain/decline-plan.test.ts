// A decline's plan: dates of a calendar, steps that the model was asked about, and nothing promised on what is unknown.
import { expect, test } from 'vitest'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import { madeFile } from './cases/made-files.ts'
import { decide } from './decision.ts'
import { afterSteps, declinePlan } from './decline-plan.ts'
import { traceOf } from './decline-trace.ts'
import { parsePolicy } from './policy.ts'
import { advance } from './advances.fixture.ts'
import type { DailyFlows, ModelInputs, ModelMonth } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value
const names = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']

const month = (name: string, more: Partial<ModelMonth> = {}): ModelMonth => ({
  month: name,
  gross: 6_000_000,
  averageDailyBalance: 2_000_000,
  negativeDays: 0,
  deposits: 40,
  nsf: 0,
  outflow: 3_000_000,
  ...more,
})
const file = (more: Partial<ModelInputs> = {}, months = names.map((name) => month(name))): ModelInputs => ({
  asOf: '2026-11-20',
  timeInBusinessMonths: 60,
  industry: 'Restaurants and Food Services',
  ficos: [{ score: 720, source: 'stated' }],
  months,
  ...more,
})
test('no plan where the model declines nothing', () => {
  expect(declinePlan(policy, file())).toBeNull()
})

test('time alone: the latest advance turns 30 days, the business its months', () => {
  const fresh = declinePlan(policy, file({ positions: [advance()] }))!
  expect(fresh).toMatchObject({ end: 'offer', by: '2026-12-04', stays: [], missing: [] })
  expect(fresh.steps).toEqual([
    { code: 'wait-after-advance', reason: 'recent-position', now: 16, needed: 30, by: '2026-12-04' },
  ])
  const wanted = policy.knockOuts.minimumTimeInBusinessMonths
  const young = file({ asOf: '2026-11-30', timeInBusinessMonths: wanted - 3 })
  // The form asks for twelve months, whatever ends a review: nine after November 30.
  expect(declinePlan(policy, young)!.steps[0]).toMatchObject({
    code: 'time-in-business',
    now: 3,
    needed: 12,
    by: '2027-08-30',
  })
})

test('returned items leave the count month by month: the file as it then is gets its offer, a month before it does not', () => {
  const months = names.map((name, i) => month(name, { nsf: i > 2 ? 4 : 0 }))
  const plan = declinePlan(policy, file({}, months))!
  expect(plan.steps).toMatchObject([{ code: 'returned-items', now: 12 }])
  const later = ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03'].map((name, i) =>
    month(name, { nsf: i === 0 ? 4 : 0 }),
  )
  const before = (day: string) => [...months, ...later.filter((each) => each.month < day.slice(0, 7))]
  const outcomeOn = (day: string) => decide(policy, { ...file({}, before(day)), asOf: day })
  expect(traceOf(outcomeOn(plan.by!))).not.toContain('nsf-above-maximum')
  const monthBefore = `${before(plan.by!).at(-1)!.month}-01`
  expect(traceOf(outcomeOn(monthBefore))).toContain('nsf-above-maximum')
})

test('advances end at their own pace, the soonest first; one whose end nobody can tell has no date', () => {
  const most = policy.stack.declineAtPositions
  const old = { fundedOn: '2026-06-01', firstPaymentOn: '2026-06-02', dailyEquivalent: 1_000 }
  const several = Array.from({ length: most }, (_, i) =>
    advance({ ...old, id: `${i}`, lender: `Funder ${i}`, remainingRange: [0, (i + 1) * 5_000] }),
  )
  // Five bank days at $10.00, Thanksgiving between.
  expect(declinePlan(policy, file({ positions: several }))!.steps[0]).toMatchObject({
    code: 'end-advances',
    now: most,
    needed: most - 1,
    by: '2026-11-30',
  })
  const unknown = several.map((each) => ({ ...each, remainingRange: null, estimatedRemaining: null }))
  expect(declinePlan(policy, file({ positions: unknown }))).toMatchObject({ by: null, steps: [{ by: null }] })
})

test('what nobody can change stays, and no date is given; the rest is said all the same', () => {
  const plan = declinePlan(policy, file({ priorDefault: true, negativeToday: true }))!
  expect(plan).toMatchObject({ end: 'declined', by: null, stays: ['prior-default'] })
  expect(plan.steps.map(({ code }) => code)).toEqual(['above-zero'])
})

test('an account that was not shown is asked for, nothing is promised on it', () => {
  const plan = declinePlan(policy, file({ accountHolder: 'personal-only' }))!
  expect(plan).toEqual({
    steps: [],
    end: 'declined',
    by: null,
    stays: [],
    missing: ['personal-account-only'],
  })
})

test('revenue and balance: as many whole months as the average needs; the file of that day has it, the month before not', () => {
  const wanted = policy.knockOuts.minimumMonthlyRevenue
  const revenues = [0.5, 0.5, 0.5, 1.2, 1.2, 1.2].map((share) => Math.round(wanted * share))
  const months = names.map((name, i) => month(name, { gross: revenues[i]! }))
  const step = declinePlan(policy, file({}, months))!.steps.find(({ code }) => code === 'revenue')!
  expect(step.months).toBeLessThan(6)
  expect(step.needed).toBe(policy.generalMinimums!.monthlySales)
  const running = month('2026-11', { gross: Math.min(...revenues) })
  const then = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05']
  const after = (count: number) =>
    decide(policy, {
      ...file({}, [
        ...months,
        running,
        ...then.slice(0, count).map((name) => month(name, { gross: step.needed! })),
      ]),
      asOf: step.by!,
    })
  expect(traceOf(after(step.months!))).not.toContain(step.reason)
  expect(traceOf(after(step.months! - 1))).toContain(step.reason)
  expect(step.by).toBe(`${then[step.months!]}-01`)
})

test('an offer is named as the end only where the cash flow bears one', () => {
  const flows = (other: number): DailyFlows => ({
    lastDay: '2026-11-20',
    income: Array.from({ length: 250 }, () => 285_000),
    other: Array.from({ length: 250 }, () => other),
    movable: Array.from({ length: 250 }, () => 0),
    usualBalance: 0,
  })
  const end = (other: number) =>
    declinePlan(policy, file({ negativeToday: true, balanceToday: 0, flows: flows(other) }))?.end
  expect(end(-100_000)).toBe('offer')
  expect(end(-285_000)).toBe('person')
})

const worse = (inputs: ModelInputs, seed: number): ModelInputs => ({
  ...inputs,
  ...(seed % 3 === 0 && { negativeToday: true }),
  ...(seed % 4 === 0 && { positions: [advance()] }),
  ...(seed % 11 === 0 && { bankruptcies: '2+' as const }),
})

test('made files: every step is needed, its reason goes, its day lies ahead, and the end is the model’s own', () => {
  const ends = { offer: 0, person: 0, declined: 0 }
  for (let seed = 1; seed <= 600; seed++) {
    const inputs = worse(madeFile(seed), seed)
    const plan = declinePlan(policy, inputs)
    const told = JSON.stringify({ seed, plan })
    expect(plan === null, told).toBe(decide(policy, inputs).outcome !== 'declined')
    if (!plan) continue
    ends[plan.end]++
    const { steps } = plan
    const then = decide(policy, afterSteps(policy, inputs, steps))
    expect(then.outcome, told).toBe({ offer: 'approved', person: 'review', declined: 'declined' }[plan.end])
    expect(new Set(steps.map(({ code }) => code)).size, told).toBe(steps.length)
    for (const step of steps) {
      expect(step.by === null || step.by > inputs.asOf, told).toBe(true)
      expect(step.now === null || step.now !== step.needed, told).toBe(true)
      const without = decide(
        policy,
        afterSteps(
          policy,
          inputs,
          steps.filter((each) => each !== step),
        ),
      )
      if (plan.end === 'declined') expect(traceOf(then), told).not.toContain(step.reason)
      else expect(without.outcome, told).toBe('declined')
    }
    if (plan.end === 'declined') expect([...plan.stays, ...plan.missing].length, told).toBeGreaterThan(0)
    else expect([...plan.stays, ...plan.missing], told).toEqual([])
  }
  expect(Math.min(ends.offer, ends.declined), JSON.stringify(ends)).toBeGreaterThan(20)
})
