// A figure that a reason or a step names is the least that does it: with it the answer turns, with a dollar less it does not.
import { describe, expect, test } from 'vitest'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import { decideWithDeals } from './deals.ts'
import { figuresOf } from './figures.ts'
import { offerIn } from './offer-model.ts'
import { parsePolicy } from './policy.ts'
import type { ModelInputs, PricedGrade, RaiseCode, ReasonCode } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value
const DOLLAR = 100

/** Cents a month. */
function business(revenue: number, balance: number, requestedAmount?: number): ModelInputs {
  const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']
  return {
    asOf: '2026-11-20',
    months: months.map((month) => ({
      month,
      gross: revenue,
      averageDailyBalance: balance,
      negativeDays: 0,
      deposits: 40,
      nsf: 0,
      outflow: revenue,
    })),
    accountHolder: 'business',
    state: 'MA',
    timeInBusinessMonths: 60,
    ficos: [{ score: 720, source: 'stated' }],
    ...(requestedAmount !== undefined && { requestedAmount }),
  }
}

describe('why there is no offer', () => {
  const offerAt = (grade: PricedGrade, revenue: number, balance: number) =>
    offerIn(policy, grade, figuresOf(policy, business(revenue, balance)), false, false).offer
  const wantedOf = (grade: PricedGrade, code: ReasonCode, revenue: number, balance: number): number => {
    const told = offerAt(grade, revenue, balance).reasons.find((each) => each.code === code)
    expect(told?.values).toMatchObject({ usdMinimum: policy.limits.minimumAmount })
    return Number(told?.values.usdWanted)
  }

  test.each(['A', 'B', 'C', 'D'] as const)('too little revenue, grade %s', (grade) => {
    const code = 'revenue-supports-too-little'
    const wanted = wantedOf(grade, code, 10_000, 3_000_000)
    expect(offerAt(grade, wanted, 3_000_000)).toMatchObject({ status: 'approved', limit: 'revenue' })
    expect(offerAt(grade, wanted - 1, 3_000_000).reasons.map((each) => each.code)).toEqual([code])
  })

  test.each(['A', 'B', 'C', 'D'] as const)('too little in the account, grade %s', (grade) => {
    const code = 'balance-supports-too-little'
    const wanted = wantedOf(grade, code, 6_000_000, 10_000)
    expect(offerAt(grade, 6_000_000, wanted)).toMatchObject({ status: 'approved', limit: 'balance' })
    expect(offerAt(grade, 6_000_000, wanted - DOLLAR).reasons.map((each) => each.code)).toEqual([code])
  })
})

describe('what would raise the amount, up to what was asked for', () => {
  const stepIn = (code: RaiseCode, inputs: ModelInputs) =>
    Number(
      decideWithDeals(policy, inputs).whatWouldRaiseIt.find((each) => each.code === code)?.values.usdWanted,
    )
  const mostOf = (inputs: ModelInputs) => decideWithDeals(policy, inputs).firstPosition.loanApproval

  // Of balances that are graded A already: a better grade would make the same amount cheaper, and less in the account enough.
  test.each([234_567, 271_828, 314_159])('more in the account than %i cents', (balance) => {
    const wanted = stepIn('higher-balance', business(6_000_000, balance, 5_000_000))
    expect(mostOf(business(6_000_000, wanted))).toBeGreaterThanOrEqual(5_000_000)
    expect(mostOf(business(6_000_000, wanted - DOLLAR))).toBeLessThan(5_000_000)
  })

  test.each([2_000_000, 2_345_600, 2_718_281])('more revenue than %i cents', (revenue) => {
    const wanted = stepIn('higher-revenue', business(revenue, 2_500_000, 7_000_000))
    expect(mostOf(business(wanted, 2_500_000))).toBeGreaterThanOrEqual(7_000_000)
    expect(mostOf(business(wanted - DOLLAR, 2_500_000))).toBeLessThan(7_000_000)
  })
})
