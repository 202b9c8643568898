// What we say raises an amount does raise it: decided again with the step taken, by the whole model.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import policyFile from '../../../policies/2026-12.json' with { type: 'json' }
import { decideWithDeals } from './deals.ts'
import { parsePolicy } from './policy.ts'
import type { DecisionWithDeals, ModelInputs, Raise } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value

const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']
const business = (revenue: number, balance: number, more: Partial<ModelInputs> = {}): ModelInputs => ({
  asOf: '2026-11-20',
  timeInBusinessMonths: 60,
  industry: 'Restaurants and Food Services',
  state: 'MA',
  accountHolder: 'business',
  months: months.map((month) => ({
    month,
    gross: revenue,
    averageDailyBalance: balance,
    negativeDays: 0,
    deposits: 40,
    nsf: 0,
    outflow: revenue,
  })),
  ...more,
})
const stated = (score: number) => [{ score, source: 'stated' as const }]
const codes = (decision: DecisionWithDeals) => decision.whatWouldRaiseIt.map(({ code }) => code)

test('a better credit score is not told to somebody whose offer no score changes', () => {
  const inputs = business(6_000_000, 2_000_000, { requestedAmount: 5_000_000, ficos: stated(650) })
  const decision = decideWithDeals(policy, inputs)
  expect(decision.grade).toBe('A')
  expect(decision.factors.find(({ name }) => name === 'credit')!.reasons.length).toBeGreaterThan(0)
  expect(codes(decision)).toEqual([])
})

/** The step taken, in the inputs. */
function taken(inputs: ModelInputs, { code, values }: Raise): ModelInputs | null {
  const wanted = Number(values.usdWanted)
  switch (code) {
    case 'better-credit':
      return { ...inputs, ficos: stated(Number(values.wanted)) }
    case 'time-in-business':
      return { ...inputs, timeInBusinessMonths: Number(values.wanted) }
    case 'higher-balance':
      return { ...inputs, months: inputs.months.map((month) => ({ ...month, averageDailyBalance: wanted })) }
    case 'pay-down-advances':
      return { ...inputs, balances: [] }
    default:
      return null
  }
}

const worth = ({ firstPosition, stack, position, deals }: DecisionWithDeals) => ({
  amount: deals[0]?.amount ?? 0,
  most: (position === 'stack' ? stack : firstPosition).loanApproval,
  total: deals[0]?.total ?? Number.MAX_SAFE_INTEGER,
})

test('each step told beside an offer makes it larger or cheaper', () => {
  let tried = 0
  fc.assert(
    fc.property(
      fc.integer({ min: 1_600_000, max: 9_000_000 }),
      fc.integer({ min: 60_000, max: 2_500_000 }),
      fc.integer({ min: 500, max: 800 }),
      fc.integer({ min: 6, max: 90 }),
      fc.integer({ min: 10, max: 200 }),
      fc.integer({ min: 0, max: 60_000 }),
      (revenue, balance, score, timeInBusinessMonths, steps, weekly) => {
        const inputs = business(revenue, balance, {
          ficos: stated(score),
          timeInBusinessMonths,
          requestedAmount: steps * 50_000,
          balances: weekly > 20_000 ? [{ lender: 'OnDeck', amount: weekly, frequency: 'weekly' }] : [],
        })
        const decision = decideWithDeals(policy, inputs)
        if (decision.outcome !== 'approved') return
        const before = worth(decision)
        for (const raise of decision.whatWouldRaiseIt) {
          const better = taken(inputs, raise)
          if (!better) continue
          tried++
          const after = worth(decideWithDeals(policy, better))
          const gained = after.amount > before.amount || after.most > before.most
          expect([raise, gained || after.total < before.total]).toEqual([raise, true])
        }
      },
    ),
    { numRuns: 400 },
  )
  expect(tried).toBeGreaterThan(50)
})
