// What a decision sends, and which offer is no new one.
import { expect, test } from 'vitest'
import { decisionLetters, isSameOffer } from './decision-letters.ts'
import type { Deal } from './underwriting.ts'

test.each([
  ['approved', 2_000_000, 5_000_000, ['counter-offer']],
  ['approved', 5_000_000, 5_000_000, ['offers-ready']],
  ['approved', 6_000_000, 5_000_000, ['offers-ready']],
  ['approved', 2_000_000, null, ['offers-ready']],
  ['approved', 2_000_000, undefined, ['offers-ready']],
  ['declined', 0, 5_000_000, ['declined', 'adverse-action']],
] as const)('%s, %s of %s', (outcome, offered, requested, letters) => {
  expect(decisionLetters(outcome, offered, requested)).toEqual(letters)
})

const deal = (part: Partial<Deal> = {}) =>
  ({
    id: 'a',
    amount: 1_000_000,
    term: 9,
    frequency: 'weekly',
    payment: 30_000,
    total: 1_300_000,
    ...part,
  }) as Deal

test.each([
  ['the same', [deal()], [deal()], true],
  [
    'in another order, under other names',
    [deal(), deal({ term: 6 })],
    [deal({ id: 'x', term: 6 }), deal()],
    true,
  ],
  ['another payment', [deal()], [deal({ payment: 30_001 })], false],
  ['another rhythm', [deal()], [deal({ frequency: 'daily' })], false],
  ['one more', [deal()], [deal(), deal({ term: 6 })], false],
  ['nothing stands', [], [], false],
] as const)('%s', (_what, standing, next, same) => {
  expect(isSameOffer(standing, next)).toBe(same)
})
