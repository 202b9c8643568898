// Who may be handed over to a partner lender: stated sales below the second limit, at the beginning only.
import { expect, test } from 'vitest'
import { FIRST_LENDER_BELOW, mayBeReferred, SECOND_LENDER_BELOW } from './partner-referral.ts'
import type { Stage } from './lead-stage.ts'

test('the limits, in cents', () => {
  expect([FIRST_LENDER_BELOW, SECOND_LENDER_BELOW]).toEqual([1_000_000, 2_000_000])
})

test.each<[Stage, number | undefined, boolean]>([
  ['draft', 1_999_999, true],
  ['draft', 0, true],
  ['draft', 2_000_000, false],
  ['draft', undefined, false],
  ['referred', 1_999_999, true],
  ['referred', 2_000_000, false],
  ['referred', undefined, false],
  ['declined', 1_000, false],
])('%s with %s: %s', (stage, monthlySales, may) => {
  expect(mayBeReferred({ stage, answers: { monthlySales } })).toBe(may)
})
