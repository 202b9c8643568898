// The cash limit finds the largest amount that is borne: a step more would be missed too often.
import { expect, test } from 'vitest'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import { paymentPlan, paymentsInTerm } from './amortization.ts'
import { cashModelFor } from './cash-limit.ts'
import { missedShare, type CashModel } from './cash-flow.ts'
import { decideWithDeals } from './deals.ts'
import { parsePolicy } from './policy.ts'
import { totalRepaid } from './pricing.ts'
import type { ModelInputs, PricedGrade, TermRow } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value
const { amountStep, minimumAmount, workingDaysPerMonth } = policy.limits

/** Sales of 3,000 a bank day of which `kept` cents stay, and uneven by the week, so that no round amount is the limit. */
function business(kept: number): ModelInputs {
  const days = 250
  const flows = {
    lastDay: '2026-11-20',
    income: Array.from({ length: days }, (_, i) => 300_000 + (i % 5) * 7_300),
    other: Array.from({ length: days }, (_, i) => kept - 300_000 - (i % 11) * 3_100),
    movable: Array.from({ length: days }, () => 0),
    usualBalance: 3_000_000,
  }
  const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']
  return {
    asOf: '2026-11-20',
    months: months.map((month) => ({
      month,
      gross: 6_300_000,
      averageDailyBalance: 3_000_000,
      negativeDays: 0,
      deposits: 40,
      nsf: 0,
      outflow: 6_000_000,
    })),
    accountHolder: 'business',
    state: 'MA',
    timeInBusinessMonths: 60,
    ficos: [{ score: 720, source: 'stated' }],
    flows,
    balanceToday: 2_000_000,
  }
}

const missed = (model: CashModel, amount: number, { term, factorRate }: TermRow): number =>
  Math.max(
    ...(['weekly', 'daily'] as const).map((frequency) => {
      const count = paymentsInTerm(term, frequency, workingDaysPerMonth)
      const { payment } = paymentPlan(totalRepaid(amount, factorRate), count)
      return missedShare(model, { payment, frequency, count })
    }),
  )

test('each term bears its amount, and not a step more', () => {
  let limited = 0
  for (const kept of [-8_000, 4_000, 16_000]) {
    const inputs = business(kept)
    const model = cashModelFor(policy, inputs)!
    const { terms, grade } = decideWithDeals(policy, inputs)
    const limit = policy.cashFlow![grade as PricedGrade]
    for (const row of terms) {
      expect(missed(model, row.amount, row), `${kept}, ${row.term} months`).toBeLessThanOrEqual(limit)
      if (row.limit !== 'cash-flow') continue
      limited++
      expect(row.amount % amountStep).toBe(0)
      expect(row.amount).toBeGreaterThanOrEqual(minimumAmount)
      expect(missed(model, row.amount + amountStep, row), `${kept}, ${row.term} months`).toBeGreaterThan(
        limit,
      )
    }
  }
  expect(limited).toBeGreaterThan(15)
})
