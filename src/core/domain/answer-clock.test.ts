// The clocks of Regulation B (12 CFR 1002.9(a)(1), (c)): which one runs, from when, until when, and when it is warned of.
import { describe, expect, test } from 'vitest'
import { answerClock, warningDue } from './answer-clock.ts'
import { stages } from './lead-stage.ts'

// Noon in New York, so that no day of these turns on an hour.
const day = (date: string) => new Date(`${date}T17:00:00Z`)
const lead = {
  stage: 'draft',
  createdAt: day('2026-11-02'),
  completedAt: null,
  noticedAt: null,
  offer: null,
  requested: null,
} as const
const now = day('2026-11-20')
const offered = (amount: number, requested: number | null) =>
  answerClock(
    {
      ...lead,
      stage: 'offered',
      completedAt: day('2026-11-04'),
      offer: { at: day('2026-11-10'), amount },
      requested,
    },
    now,
  )

test.each([
  [
    'complete: 30 days from when it was complete',
    'in-review',
    { completedAt: day('2026-11-04') },
    '2026-12-04',
    16,
  ],
  ['complete, nobody knows since when: from its start', 'in-review', {}, '2026-12-02', 18],
] as const)('%s', (_, stage, more, dueOn, days) => {
  expect(answerClock({ ...lead, stage, ...more }, now)).toEqual({ kind: 'answer', dueOn, days })
})

test('a counteroffer has 90 days, from the offer', () => {
  expect(offered(4_999_999, 5_000_000)).toEqual({ kind: 'counteroffer', dueOn: '2027-02-08', days: 10 })
})

test.each([
  ['all that was asked for', 5_000_000, 5_000_000],
  ['more', 5_000_001, 5_000_000],
  ['an amount where none was asked for', 5_000_000, null],
])('an offer of %s is no counteroffer', (_, amount, requested) => {
  expect(offered(amount, requested)).toBeNull()
})

test.each(['draft', 'referred', 'bank-needed'] as const)(
  'incomplete (%s): a notice in 30 days, once',
  (stage) => {
    expect(answerClock({ ...lead, stage }, now)).toEqual({ kind: 'notice', dueOn: '2026-12-02', days: 18 })
    expect(answerClock({ ...lead, stage, noticedAt: day('2026-11-19') }, now)).toBeNull()
  },
)

test('no other stage has a clock, whatever is known of it', () => {
  const running = ['in-review', 'offered', 'draft', 'referred', 'bank-needed']
  const known = { completedAt: day('2026-11-04'), offer: { at: day('2026-11-10'), amount: 1 }, requested: 2 }
  for (const stage of stages.filter((each) => !running.includes(each)))
    expect(answerClock({ ...lead, stage, ...known }, now), stage).toBeNull()
})

test('days are whole spans of 24 hours', () => {
  const at = (ms: number) => answerClock(lead, new Date(lead.createdAt.getTime() + ms))?.days
  expect([at(86_400_000 - 1), at(86_400_000), at(20 * 86_400_000 - 1)]).toEqual([0, 1, 19])
})

describe('warnings', () => {
  test.each([
    ['answer', [20, 25, 29]],
    ['counteroffer', [75, 85, 89]],
  ] as const)('of %s: each from its day on, not a day before', (kind, steps) => {
    expect(warningDue({ kind, days: steps[0] - 1 })).toBeNull()
    expect(steps.map((days) => warningDue({ kind, days }))).toEqual(steps)
    expect(steps.slice(1).map((days) => warningDue({ kind, days: days - 1 }))).toEqual(steps.slice(0, 2))
    expect(warningDue({ kind, days: 400 })).toBe(steps[2])
  })

  test('a notice goes out by itself', () => {
    expect(warningDue({ kind: 'notice', days: 400 })).toBeNull()
  })
})
