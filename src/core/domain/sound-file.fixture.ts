// A file that is well inside every limit of the newest shipped policy, for tests that change one thing of it.
import policyFile from '../../../policies/2026-12.json' with { type: 'json' }
import { parsePolicy } from './policy.ts'
import type { ModelInputs, ModelMonth } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
export const policy = parsed.value

/** Cents a month. */
const month: ModelMonth = {
  month: '2026-05',
  gross: 6_000_000,
  averageDailyBalance: 3_000_000,
  negativeDays: 0,
  deposits: 40,
  nsf: 0,
  outflow: 6_000_000,
}
/** The `count` months before November 2026, each with the change; what goes out follows smaller sales. */
export const monthsOf = (change: Partial<ModelMonth> = {}, count = 6): ModelMonth[] =>
  ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].slice(-count).map((name) => ({
    ...month,
    outflow: Math.min(6_000_000, change.trueRevenue ?? change.gross ?? 6_000_000),
    ...change,
    month: name,
  }))
export const file = (change: Partial<ModelInputs> = {}): ModelInputs => ({
  asOf: '2026-11-20',
  months: monthsOf(),
  accountHolder: 'business',
  state: 'MA',
  industry: 'Restaurants and Food Services',
  timeInBusinessMonths: 60,
  ficos: [{ score: 720, source: 'stated' }],
  ...change,
})
