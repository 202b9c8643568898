// What is wrong with an amount of one's own beside the estimates (specification 2, section 5).
import { currencyKind } from '#core/fields/currency.ts'

/** `topDollars`: the largest estimate. Null when the amount can be asked for. */
export function typedAmountProblem(typed: string, topDollars: number): 'lowerAmount' | 'validAmount' | null {
  const amount = currencyKind.parse(typed)
  if (!amount.ok || amount.value <= 0) return 'validAmount'
  return amount.value > topDollars * 100 ? 'lowerAmount' : null
}
