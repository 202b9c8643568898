// Estimates before any bank data: at most what was asked for, the policy's share of stated sales, and its cap; down to its step.
import { expect, test } from 'vitest'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import { parsePolicy } from './policy.ts'
import { preOffers } from './pre-offers.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value
/** In whole dollars. */
const offersOf = (requested: number | undefined, sales: number | undefined) => {
  const { valid, offers } = preOffers(policy, {
    requestedAmount: requested === undefined ? undefined : requested * 100,
    monthlySales: sales === undefined ? undefined : sales * 100,
  })
  expect(valid).toBe(offers.length > 0)
  return offers.map((cents) => cents / 100)
}

test.each([
  // The whole, three quarters, half; each down to 500.
  ['the request binds', 40_000, 90_000, [40_000, 30_000, 20_000]],
  ['stated sales bind', 90_000, 40_000, [40_000, 30_000, 20_000]],
  ['the cap binds', 500_000, 400_000, [100_000, 75_000, 50_000]],
  ['no request', undefined, 400_000, [100_000, 75_000, 50_000]],
  ['down to the step', 21_999, 90_000, [21_500, 16_000, 10_500]],
  ['at the minimum', 10_000, 90_000, [10_000, 7_500, 5_000]],
  ['a step under the minimum is left out', 9_500, 90_000, [9_500, 7_000]],
  ['the minimum alone', 5_000, 90_000, [5_000]],
  ['under the minimum', 4_999, 90_000, []],
  ['no sales', 40_000, undefined, []],
])('%s', (_, requested, sales, offers) => {
  expect(offersOf(requested, sales)).toEqual(offers)
})
