// Two ends that differ: what the decision then says, for which reasons, and each end in whole.
import { expect, test } from 'vitest'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import { decide } from './decision.ts'
import { parsePolicy } from './policy.ts'
import type { ModelInputs, ModelMonth } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value

const monthsOf = (change: Partial<ModelMonth> = {}, count = 6): ModelMonth[] =>
  ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].slice(-count).map((month) => ({
    month,
    gross: 6_000_000,
    averageDailyBalance: 3_000_000,
    negativeDays: 0,
    deposits: 40,
    nsf: 0,
    outflow: 6_000_000,
    ...change,
  }))
const file = (change: Partial<ModelInputs> = {}): ModelInputs => ({
  asOf: '2026-11-20',
  months: monthsOf(),
  accountHolder: 'business',
  state: 'MA',
  industry: 'Restaurants and Food Services',
  timeInBusinessMonths: 60,
  ficos: [{ score: 720, source: 'stated' }],
  ...change,
})
const returned = { code: 'nsf-above-maximum', values: { actual: 9, wanted: 8 } }
const open = (trueRevenue: number, unclassed: number, more: Partial<ModelMonth> = {}) =>
  monthsOf({ gross: trueRevenue + unclassed, trueRevenue, unclassed, ...more })

test('a decline at both says what holds at the better one', () => {
  const { outcome, knockOuts, reasons, range } = decide(
    policy,
    file({ months: open(1_400_000, 200_000, { nsf: 3 }) }),
  )
  expect([outcome, knockOuts, reasons]).toEqual(['declined', [returned], [returned]])
  expect([range?.low.trueRevenue, range?.high.trueRevenue]).toEqual([1_400_000, 1_600_000])
})

test('where they differ a person decides on the lower, whose grade is by its score, told what else there is', () => {
  const months = open(1_400_000, 200_000)
  const decision = decide(policy, file({ months, identityInDoubt: true }))
  expect(decision).toMatchObject({
    outcome: 'review',
    grade: 'A',
    knockOuts: [],
    reasons: [
      { code: 'ends-disagree', values: {} },
      { code: 'identity-in-doubt', values: {} },
    ],
    firstPosition: { status: 'declined' },
  })
  const [low, high] = [1_400_000, 1_600_000].map((gross) =>
    decide(policy, file({ months: monthsOf({ gross }) })),
  )
  expect(decision.range).toEqual({
    low: {
      outcome: 'declined',
      grade: 'E',
      score: low!.score,
      trueRevenue: 1_400_000,
      openPositions: 0,
      burden: 0,
      maximum: 0,
    },
    high: {
      outcome: 'review',
      grade: 'A',
      score: high!.score,
      trueRevenue: 1_600_000,
      openPositions: 0,
      burden: 0,
      maximum: high!.firstPosition.loanApproval,
    },
  })
  expect(decide(policy, file({ months })).reasons).toEqual([{ code: 'ends-disagree', values: {} }])
  const much = { undisclosedAccounts: 1, accountHolder: 'unknown', priorDefault: 'unknown' } as const
  expect(decide(policy, file({ months, identityInDoubt: true, ...much })).reasons).toHaveLength(4)
})
