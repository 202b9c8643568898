// The daily flows of a file as they would be once a plan's steps have come about. Pure.
import { figuresOf, perMonth } from './figures.ts'
import type { ModelInputs, Policy } from './underwriting.ts'

/**
 * `after` with the flows that its months imply: more is sold at the same margin, so that what goes out grows with it; a higher average
 * balance is there from the first day. Payments to lenders follow from the positions and need no change.
 */
export function withPlannedCash(policy: Policy, before: ModelInputs, after: ModelInputs): ModelInputs {
  const { flows, balanceToday } = before
  if (!flows || balanceToday === undefined) return after
  const [was, is] = [figuresOf(policy, before), figuresOf(policy, after)]
  const growth = was.trueRevenue > 0 ? Math.max(1, is.trueRevenue / was.trueRevenue) : 1
  const grown = (cents: number): number => Math.round(cents * growth)
  const raised = perMonth(is, is.averageDailyBalance) - perMonth(was, was.averageDailyBalance)
  return {
    ...after,
    balanceToday: balanceToday + Math.max(0, raised),
    flows: { ...flows, income: flows.income.map(grown), other: flows.other.map(grown) },
  }
}
