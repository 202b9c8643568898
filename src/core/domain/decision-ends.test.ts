// Two ends that differ: what the decision then says, for which reasons, and each end in whole.
import { expect, test } from 'vitest'
import { decide } from './decision.ts'
import { file, monthsOf, policy } from './sound-file.fixture.ts'
import type { ModelMonth } from './underwriting.ts'

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
