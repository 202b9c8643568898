// What a business can bear, at each limit and one step past it: losses, and one payment's share of revenue.
import { describe, expect, test } from 'vitest'
import policyFile from '../../../policies/2026-12.json' with { type: 'json' }
import { decide, decideAndExplain } from './decision.ts'
import { traceOf } from './decline-trace.ts'
import { olderAdvance } from './advances.fixture.ts'
import { file, monthsOf, policy } from './sound-file.fixture.ts'
import type { ModelMonth } from './underwriting.ts'

const written = policyFile.sections

describe('what a business loses', () => {
  /** The first month breaks even, the others spend so much of 60,000.00 sold. */
  const spending = (outflow: number, more: Partial<ModelMonth> = {}) =>
    monthsOf().map((each, at) => ({ ...each, outflow: at === 0 ? 6_000_000 : outflow, ...more }))
  const found = (months: ModelMonth[]) => decide(policy, file({ months })).reasons.map(({ code }) => code)

  test('together the policy’s share of sales and a hair more', () => {
    // 5% of 360,000.00 are 18,000.00 in five months.
    expect(written.review.values.losesMoney).toBe(-5)
    expect(found(spending(6_360_000))).toEqual([])
    expect(found(spending(6_361_000))).toEqual(['costs-exceed-sales'])
  })

  test('a cent in each of three months or more; lenders’ payments are no loss', () => {
    expect(found(monthsOf({ outflow: 6_000_001 }))).toEqual(['costs-exceed-sales'])
    expect(found(monthsOf({ outflow: 6_000_001, debtService: 1 }))).toEqual([])
    expect(found(monthsOf({ outflow: 9_000_000, debtService: 3_000_000 }))).toEqual([])
    const { outflow: _none, ...silent } = monthsOf()[0]!
    expect(found(monthsOf().map(({ month }) => ({ ...silent, month })))).toEqual([])
  })

  test('a person may decline for it: the model found it', () => {
    const decision = decide(policy, file({ months: monthsOf({ outflow: 7_000_000 }), identityInDoubt: true }))
    expect(decision.reasons.map(({ code }) => code)).toEqual(['identity-in-doubt', 'costs-exceed-sales'])
    expect(traceOf(decision)).toContain('loses-money')
    expect(traceOf(decision)).not.toContain('identity-in-doubt')
  })

  test('what is unclassed does not earn it; a person is told of the loss, not only of two ends', () => {
    const months = monthsOf({
      gross: 6_500_000,
      trueRevenue: 5_900_000,
      unclassed: 600_000,
      outflow: 6_000_000,
    })
    expect(decide(policy, file({ months }))).toMatchObject({
      outcome: 'review',
      reasons: [{ code: 'costs-exceed-sales' }],
      range: { low: { outcome: 'review' }, high: { outcome: 'approved' } },
    })
  })
})

describe('one payment', () => {
  const share = written.stack.values.firstPositionShare
  const dailyRevenue = 6_000_000 / 21

  test('takes the policy’s share of revenue, and not a cent a day more, in weekly payments too', () => {
    const { firstPosition, terms } = decide(policy, file())
    expect(firstPosition).toMatchObject({ status: 'approved', limit: 'payment-share' })
    expect(firstPosition.dailyPayment).toBeLessThanOrEqual((dailyRevenue * share) / 100)
    expect(firstPosition.dailyPayment + 1).toBeGreaterThan((dailyRevenue * share) / 100)
    for (const { weeklyAmount, factorRate, term } of terms) {
      const count = Math.round((term * 52) / 12)
      // A week's payment is 20/97 of a working day's.
      const weekly = Math.round((weeklyAmount! * factorRate) / 10_000 / count)
      expect((weekly * 20) / 97, `${term} months`).toBeLessThanOrEqual((dailyRevenue * share) / 100 + 1)
    }
  })

  test('is raised by the revenue whose share it would be; a higher balance is asked for no further', () => {
    const wanted = { requestedAmount: 10_000_000 }
    const { firstPosition, whatWouldRaiseIt } = decideAndExplain(policy, file(wanted))
    const more = whatWouldRaiseIt.find(({ code }) => code === 'higher-revenue')!
    expect(firstPosition.loanApproval).toBeLessThan(wanted.requestedAmount)
    const sold = Number(more.values.usdWanted)
    const then = decide(
      policy,
      file({ ...wanted, months: monthsOf({ gross: sold, averageDailyBalance: 9_000_000 }) }),
    )
    expect(then.firstPosition.loanApproval).toBe(wanted.requestedAmount)
    // 15 payments of 15% of daily revenue.
    const low = decideAndExplain(
      policy,
      file({ ...wanted, months: monthsOf({ averageDailyBalance: 400_000 }) }),
    )
    const balance = low.whatWouldRaiseIt.find(({ code }) => code === 'higher-balance')!
    expect(Number(balance.values.usdWanted)).toBeLessThanOrEqual((dailyRevenue * share * 15) / 100 + 1)
  })

  test('beside others too, where they leave more', () => {
    const { stack } = decide(policy, file({ positions: [olderAdvance({ dailyEquivalent: 10_000 })] }))
    expect(stack).toMatchObject({ status: 'approved', limit: 'payment-share' })
  })

  test('of too little revenue is a decline that says how much it takes', () => {
    const strict = { ...policy, stack: { ...policy.stack, firstPositionShare: 50 } }
    const { outcome, reasons } = decide(strict, file())
    expect([outcome, reasons[0]?.code]).toEqual(['declined', 'revenue-supports-too-little'])
    const months = monthsOf({ gross: Number(reasons[0]!.values.usdWanted), averageDailyBalance: 30_000_000 })
    expect(decide(strict, file({ months })).outcome).toBe('approved')
  })
})
