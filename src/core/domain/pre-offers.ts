// Estimates on what was stated, before any bank data: amounts without a price.
import type { Cents } from '#core/ground/money.ts'
import type { Policy } from './underwriting.ts'

export interface PreOffers {
  readonly valid: boolean
  /** Largest first. */
  readonly offers: readonly Cents[]
}

/**
 * Top = least of the requested amount, the policy's share of stated monthly sales, and the cap, down to its step; then
 * the policy's fractions of it, each down to the step. Amounts under the minimum are left out; none = not valid.
 */
export function preOffers(
  policy: Policy,
  stated: { readonly requestedAmount?: Cents; readonly monthlySales?: Cents },
): PreOffers {
  const { maximumAmount, minimumAmount, amountStep } = policy.limits
  const share = Math.floor(((stated.monthlySales ?? 0) * policy.preOffers.revenueShare) / 10_000)
  const down = (amount: Cents): Cents => Math.floor(amount / amountStep) * amountStep
  const top = down(Math.min(stated.requestedAmount ?? maximumAmount, share, maximumAmount))
  const amounts = policy.preOffers.fractions.map((fraction) => down(Math.floor((top * fraction) / 10_000)))
  const offers = [...new Set(amounts)].filter((amount) => amount >= minimumAmount)
  return { valid: offers.length > 0, offers }
}
