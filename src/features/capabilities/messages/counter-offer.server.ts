// What the letter of a counteroffer names: what was asked for, and what is offered instead.
import { formatUsd } from '#core/ground/money.ts'
import type { Deps } from '#platform/deps.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import type { LeadRow } from '#platform/store/leads.ts'

/** Both amounts as the owner reads them. */
export async function counterOfferValues(
  deps: Deps,
  { id, answers }: LeadRow,
): Promise<Record<'asked' | 'offered', string>> {
  const deals = (await currentDecision(deps.db, id))?.result.deals ?? []
  const usd = (cents: number) => formatUsd(cents, { cents: false })
  return {
    asked: usd(answers.requestedAmount ?? 0),
    offered: usd(Math.max(0, ...deals.map(({ amount }) => amount))),
  }
}
