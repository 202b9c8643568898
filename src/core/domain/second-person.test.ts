// Who can be the second person: ways by which one person comes to hold two logins, and how each ends.
import { describe, expect, test } from 'vitest'
import type { Role } from './access.ts'
import { loginHistory, makesDecider, secondPerson, type SecondPerson } from './second-person.ts'

const NOW = new Date('2026-11-27T15:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const deciders: readonly Role[] = ['underwriter', 'admin']

type Told = readonly [
  days: number,
  kind: string,
  of: string,
  by: string | null,
  detail?: Record<string, string>,
]
const judge = (
  story: readonly Told[],
  [first, second]: readonly [string | null, string] = ['pat', 'sam'],
  role: Role = 'underwriter',
  now = NOW,
): SecondPerson =>
  secondPerson(
    first,
    { id: second, role },
    deciders,
    loginHistory(
      story.map(([days, kind, staffId, actorId, detail = {}]) => ({
        at: daysAgo(days),
        kind,
        staffId,
        actorId,
        detail,
      })),
    ),
    now,
  )

const raised = { from: 'representative', to: 'underwriter' }
const may = { may: true }
const made = (by: string | null, days: number) => ({
  may: false,
  why: 'made',
  by,
  until: daysAgo(days - 30),
})

describe('pat proposes, sam would approve', () => {
  test.each<[what: string, story: readonly Told[], expected: object]>([
    ['nothing happened to either login', [], may],
    ['pat added sam', [[3, 'staff-added', 'sam', 'pat']], made('pat', 3)],
    ['pat reset an old colleague', [[2, 'staff-reset', 'sam', 'pat']], made('pat', 2)],
    ['pat enabled a login that was disabled', [[1, 'staff-enabled', 'sam', 'pat']], made('pat', 1)],
    [
      'pat raised a representative whom they added long ago',
      [
        [400, 'staff-added', 'sam', 'pat'],
        [1, 'staff-role-changed', 'sam', 'pat', raised],
      ],
      made('pat', 1),
    ],
    [
      'pat took rights away',
      [[1, 'staff-role-changed', 'sam', 'pat', { from: 'admin', to: 'underwriter' }]],
      may,
    ],
    ['pat disabled sam', [[1, 'staff-disabled', 'sam', 'pat']], may],
    ['sam made their own recovery codes', [[1, 'recovery-codes-made', 'sam', 'sam']], may],
    ['the 30 days are over to the moment', [[30, 'staff-added', 'sam', 'pat']], may],
    [
      'pat added ann, who added sam',
      [
        [9, 'staff-added', 'ann', 'pat'],
        [8, 'staff-added', 'sam', 'ann'],
      ],
      made('pat', 9),
    ],
    [
      'ann added sam, then pat reset ann',
      [
        [9, 'staff-added', 'sam', 'ann'],
        [8, 'staff-reset', 'ann', 'pat'],
      ],
      made('pat', 9),
    ],
    [
      'the link between them is older than the window',
      [
        [31, 'staff-added', 'ann', 'pat'],
        [8, 'staff-added', 'sam', 'ann'],
      ],
      may,
    ],
    [
      'sam made pat: whoever holds both may begin with either',
      [[5, 'staff-added', 'pat', 'sam']],
      made('sam', 5),
    ],
    [
      'ann made both',
      [
        [7, 'staff-added', 'pat', 'ann'],
        [4, 'staff-added', 'sam', 'ann'],
      ],
      made('ann', 7),
    ],
    [
      'two admins reset each other',
      [
        [5, 'staff-reset', 'pat', 'sam'],
        [2, 'staff-reset', 'sam', 'pat'],
      ],
      made('pat', 2),
    ],
    [
      'makers in a circle beside them',
      [
        [5, 'staff-reset', 'ann', 'bea'],
        [5, 'staff-reset', 'bea', 'ann'],
        [5, 'staff-added', 'sam', 'ann'],
      ],
      may,
    ],
    ['ann added sam, and has nothing to do with pat', [[5, 'staff-added', 'sam', 'ann']], may],
    [
      'a command at the shell added both',
      [
        [5, 'staff-added', 'pat', null],
        [5, 'staff-added', 'sam', null],
      ],
      may,
    ],
    [
      'sam came by sign-on: nobody here knows who keeps that account',
      [
        [5, 'staff-added', 'sam', null],
        [5, 'sign-on-linked', 'sam', 'sam'],
      ],
      made(null, 5),
    ],
    ['the operator reset sam at the shell', [[5, 'staff-reset', 'sam', null]], may],
    ['pat came by sign-on', [[6, 'sign-on-linked', 'pat', 'pat']], made(null, 6)],
    ['the issuer raised sam', [[6, 'staff-role-changed', 'sam', null, raised]], made(null, 6)],
    [
      'pat added sam, and the operator confirmed sam',
      [
        [5, 'staff-added', 'sam', 'pat'],
        [4, 'second-person-confirmed', 'sam', null],
      ],
      may,
    ],
    [
      'pat reset sam after the confirmation',
      [
        [5, 'staff-added', 'sam', 'pat'],
        [4, 'second-person-confirmed', 'sam', null],
        [3, 'staff-reset', 'sam', 'pat'],
      ],
      made('pat', 3),
    ],
    [
      'confirmed is the one whom pat made, not the one whom that one made',
      [
        [5, 'staff-added', 'ann', 'pat'],
        [4, 'staff-added', 'sam', 'ann'],
        [1, 'second-person-confirmed', 'ann', null],
      ],
      may,
    ],
    [
      'ann made both, and the operator confirmed one of them',
      [
        [5, 'staff-added', 'pat', 'ann'],
        [5, 'staff-added', 'sam', 'ann'],
        [1, 'second-person-confirmed', 'sam', null],
      ],
      may,
    ],
    [
      'made twice: the later counts',
      [
        [20, 'staff-added', 'sam', 'pat'],
        [10, 'staff-reset', 'sam', 'pat'],
      ],
      made('pat', 10),
    ],
    [
      'removed and added again under another e-mail: it is the new login that counts',
      [
        [60, 'staff-added', 'old', 'pat'],
        [2, 'staff-disabled', 'old', 'pat'],
        [2, 'staff-added', 'sam', 'pat'],
      ],
      made('pat', 2),
    ],
  ])('%s', (_what, story, expected) => {
    expect(judge(story)).toEqual(expected)
  })

  test('whoever waits until the day that was named may', () => {
    const story: Told[] = [
      [9, 'staff-added', 'ann', 'pat'],
      [3, 'staff-added', 'sam', 'ann'],
    ]
    const told = judge(story)
    const until = told.may || told.why !== 'made' ? NOW : told.until
    expect(until).toEqual(daysAgo(9 - 30))
    expect(judge(story, ['pat', 'sam'], 'underwriter', until)).toEqual(may)
    expect(judge(story, ['pat', 'sam'], 'underwriter', new Date(until.getTime() - 1))).toMatchObject({
      may: false,
    })
  })

  test('never the first person, nor a role that is not named; what nobody of staff did has no first person', () => {
    expect(judge([], ['pat', 'pat'])).toEqual({ may: false, why: 'own' })
    expect(judge([], ['pat', 'sam'], 'representative')).toEqual({ may: false, why: 'role' })
    expect(judge([[1, 'sign-on-linked', 'sam', 'sam']], [null, 'sam'])).toEqual(may)
  })
})

test.each<[kind: string, detail: Record<string, string>, role: Role | undefined, expected: boolean]>([
  ['staff-added', {}, 'admin', true],
  ['staff-added', {}, 'representative', false],
  ['staff-reset', {}, 'underwriter', true],
  ['staff-enabled', {}, 'underwriter', true],
  ['staff-disabled', {}, 'underwriter', false],
  ['staff-role-changed', raised, 'underwriter', true],
  ['staff-role-changed', { from: 'admin', to: 'underwriter' }, 'underwriter', false],
  ['staff-added', {}, undefined, false],
])('%s %o to %s makes a decider: %s', (kind, detail, role, expected) => {
  expect(makesDecider({ kind, detail }, role)).toBe(expected)
})
