// The figures that the owner gave, and the sales that payments are compared with.
import type { DecisionRow } from '#platform/store/decisions.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { dollars } from './wire-deal.ts'

const moneyOf = (value: unknown): number | null =>
  typeof value === 'number' && value > 0 ? dollars(value) : null

/** The business by its name, and the amount that was asked for, in dollars. */
export const askedFor = ({
  answers,
}: LeadRow): { business: string | null; requested_amount: number | null } => ({
  business: typeof answers.businessName === 'string' && answers.businessName ? answers.businessName : null,
  requested_amount: moneyOf(answers.requestedAmount),
})

/** Average true revenue a month where the bank was read, else the stated sales, in dollars; null where neither is known. */
export function monthlySalesOf(
  { answers }: LeadRow,
  { result }: DecisionRow,
): { amount: number; from: 'bank' | 'stated' } | null {
  const read = moneyOf(result.factors.find(({ name }) => name === 'revenue')?.inputs.averageTrueRevenue)
  if (read !== null) return { amount: read, from: 'bank' }
  const stated = moneyOf(answers.monthlySales)
  return stated === null ? null : { amount: stated, from: 'stated' }
}
