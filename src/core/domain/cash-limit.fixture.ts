// A file whose cash flow is known by hand, and a decision on it, for the tests of the cash limit.
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import { decideAndExplain } from './decision.ts'
import { parsePolicy } from './policy.ts'
import type { ExplainedDecision, ModelInputs, Raise, TermRow } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
export const policy = parsed.value

const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']
/** `net` of every bank day comes in beside 50,000 that go out again; cents. */
export const file = (balanceToday: number, more: Partial<ModelInputs> = {}, net = 0): ModelInputs => ({
  asOf: '2026-11-20',
  months: months.map((month) => ({
    month,
    gross: 6_300_000,
    averageDailyBalance: 3_000_000,
    negativeDays: 0,
    deposits: 40,
  })),
  flows: {
    lastDay: '2026-11-20',
    income: Array.from({ length: 100 }, () => 50_000 + net),
    other: Array.from({ length: 100 }, () => -50_000),
    movable: Array.from({ length: 100 }, () => 0),
    usualBalance: 0,
  },
  balanceToday,
  ...more,
})
/** At a factor of 1: thirteen payments are all of a 3-month amount, and eighteen of 52 fall within the 90 bank days. */
export const row = (term: number, amount: number, more: Partial<TermRow> = {}): TermRow => ({
  term,
  amount,
  weeklyAmount: amount,
  dailyPayment: 7,
  factorRate: 10_000,
  adjusted: true,
  limit: 'balance',
  ...more,
})
const model = decideAndExplain(policy, { ...file(0), ficos: [{ score: 720, source: 'stated' }] })
export const raise = (code: Raise['code'], values: Raise['values'] = {}): Raise => ({ code, values })
export function decisionWith(
  terms: readonly TermRow[],
  more: Partial<ExplainedDecision> = {},
): ExplainedDecision {
  const best = terms.reduce((most, each) => (each.amount > most.amount ? each : most))
  const firstPosition = {
    ...model.firstPosition,
    loanApproval: best.amount,
    dailyPayment: best.dailyPayment,
    termMonths: best.term,
    adb15Adjustment: true,
  }
  return { ...model, terms, firstPosition, ...more }
}

export function endOf(maximum: number) {
  const { outcome, grade, score } = model
  return { outcome, grade, score, trueRevenue: 0, openPositions: 0, burden: 0, maximum }
}
