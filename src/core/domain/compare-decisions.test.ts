// Two versions over the same files: what counts as the same, a change or a flip, and how the sums are led.
import { expect, test } from 'vitest'
import { Comparing, sideOf, type ComparedPair } from './compare-decisions.ts'
import type { DecisionWithDeals } from './underwriting.ts'

type Side = ComparedPair['before']
const side: Side = { outcome: 'approved', grade: 'B', amount: 1_000_000, factorRate: 13_000, reasons: [] }
const pair = (
  before: Partial<Side>,
  after: Partial<Side>,
  became: ComparedPair['became'] = [],
): ComparedPair => ({
  application: 'a',
  before: { ...side, ...before },
  after: { ...side, ...after },
  became,
})
const compared = (...pairs: ComparedPair[]) => {
  const comparing = new Comparing()
  const flips = pairs.map((each) => comparing.add(each))
  return { ...comparing.result(), found: flips }
}

test.each([
  ['nothing', {}, {}, true],
  ['the order of the reasons', { reasons: ['x', 'y'] }, { reasons: ['y', 'x'] }, true],
  ['the grade', {}, { grade: 'A' }, false],
  ['the amount', {}, { amount: 1_000_001 }, false],
  ['no amount any more', {}, { amount: null }, false],
  ['the price', {}, { factorRate: 13_100 }, false],
  ['another reason', { reasons: ['x'] }, { reasons: ['y'] }, false],
  ['one reason more', { reasons: ['x'] }, { reasons: ['x', 'y'] }, false],
  ['one reason less', { reasons: ['x', 'y'] }, { reasons: ['x'] }, false],
] as const)('%s differs: the same is %s', (_, before, after, same) => {
  expect(compared(pair(before as Partial<Side>, after as Partial<Side>))).toMatchObject({
    files: 1,
    same: same ? 1 : 0,
    changed: same ? 0 : 1,
    flips: [],
    found: [null],
  })
})

test('another outcome is a flip, with what came, what went, and the worst that became of it', () => {
  const { found, flips, reasonsCame, reasonsWent, same, changed } = compared(
    pair({ reasons: ['x', 'y'] }, { outcome: 'declined', reasons: ['y', 'z'] }, ['funded', 'paid', 'missed']),
    pair({}, { outcome: 'declined', reasons: ['z', 'w'] }, ['default', 'missed']),
    pair({ outcome: 'review' }, {}, ['funded', 'paid']),
    pair({ outcome: 'review' }, {}, ['funded']),
    pair({ outcome: 'declined' }, {}),
  )
  expect(found[0]).toEqual({
    application: 'a',
    from: 'approved',
    to: 'declined',
    came: ['z'],
    went: ['x'],
    became: 'missed',
  })
  const none = { default: 0, missed: 0, paid: 0, funded: 0, unknown: 0 }
  // The most frequent first, then by name.
  expect(flips).toEqual([
    { way: 'approved > declined', count: 2, ...none, default: 1, missed: 1 },
    { way: 'review > approved', count: 2, ...none, paid: 1, funded: 1 },
    { way: 'declined > approved', count: 1, ...none, unknown: 1 },
  ])
  expect(reasonsCame).toEqual([
    { code: 'z', count: 2 },
    { code: 'w', count: 1 },
  ])
  expect(reasonsWent).toEqual([{ code: 'x', count: 1 }])
  expect([same, changed]).toEqual([0, 0])
})

test('amounts, prices and grades go up or down where both offer', () => {
  const { amount, price, grade } = compared(
    pair({}, { amount: 1_500_000, factorRate: 12_000, grade: 'A' }),
    pair({}, { amount: 900_000, factorRate: 14_000, grade: 'C' }),
    pair({}, { amount: 800_000, factorRate: 14_000, grade: 'C' }),
    pair({ amount: null, factorRate: null }, {}),
    pair({}, { amount: null, factorRate: null }),
    pair({}, {}),
  )
  expect(amount).toEqual({ up: 1, down: 2, sum: 500_000 - 100_000 - 200_000 })
  expect(price).toEqual({ up: 2, down: 1 })
  expect(grade).toEqual({ better: 1, worse: 2 })
})

test('of a decision: its largest deal, its lowest price; an approval without a deal goes to a person', () => {
  const decision = (deals: { amount: number; factorRate: number }[], outcome = 'approved') =>
    ({ outcome, grade: 'B', reasons: [{ code: 'liens', values: {} }], deals }) as unknown as DecisionWithDeals
  const deals = [
    { amount: 900_000, factorRate: 13_200 },
    { amount: 1_000_000, factorRate: 13_400 },
    { amount: 800_000, factorRate: 13_100 },
  ]
  expect(sideOf(decision(deals))).toEqual({
    outcome: 'approved',
    grade: 'B',
    amount: 1_000_000,
    factorRate: 13_100,
    reasons: ['liens'],
  })
  expect(sideOf(decision([]))).toMatchObject({ outcome: 'review', amount: null, factorRate: null })
  expect(sideOf(decision([], 'declined')).outcome).toBe('declined')
})
