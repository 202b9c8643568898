// Positions that stopped for good in the week in which another funder's money came: likely bought out, though no payoff is in sight.
import { dayNumber } from '#core/ground/dates.ts'
import type { Position } from '../bank-picture.ts'

/** Money that pays out another comes so long before its last payment, as one more may be under way, and so long after it (days). */
const before = 4
const after = 7
/** It is at least so many bank days' payments of what stopped, and this part of what was left of it: the payoff itself goes past the account. */
const leastPayments = 10
const leastOfRemaining = 0.4

const isFitting = (old: Position, cents: number): boolean =>
  cents >= leastPayments * old.dailyEquivalent && cents >= leastOfRemaining * (old.estimatedRemaining ?? 0)

/** The money that stands in the week in which `old` stopped, of whoever is surely or likely a funder. */
function buyerOf(old: Position, positions: readonly Position[]): Position['boughtOut'] {
  const stopped = dayNumber(old.lastPaymentOn)
  for (const { lender, sureness, kind, fundings = [] } of positions) {
    if (lender === old.lender || kind !== 'advance' || (sureness !== 'certain' && sureness !== 'likely'))
      continue
    const money = fundings.find(({ date, amount }) => {
      const days = dayNumber(date) - stopped
      return days >= -before && days <= after && isFitting(old, amount)
    })
    if (money) return { by: lender, on: money.date }
  }
  return undefined
}

/** Marks paused advances that were likely bought out. They stay open with what is left of them, until a payoff letter or staff say otherwise. */
export const withBoughtOut = (positions: readonly Position[]): Position[] =>
  positions.map((old) => {
    if (old.state !== 'paused' || old.kind !== 'advance') return old
    const boughtOut = buyerOf(old, positions)
    return boughtOut ? { ...old, boughtOut } : old
  })
