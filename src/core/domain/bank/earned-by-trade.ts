// Payers whose kind buys from this trade: with a second thing that speaks for a sale they are customers, alone they are asked about.
import { buyersOf, publicBuyer, type Trade } from '#core/codes/trade-buyers.ts'

/** Money of one payer: days, cents. */
interface Paid {
  readonly row: number
  readonly day: number
  readonly cents: number
}

/** Two payments are two only so many days apart, at most so many times as much or as little. */
const leastDaysApart = 5
const likeFactor = 3
/** Loans and advances come in multiples of this (cents); an invoice seldom does. */
const roundTo = 10_000
/** So large a part may have gone back to the payer. Percent. */
const mostPaidBack = 30

/** A company of a kind that buys from this trade, a public body that does, or nobody of whom it is known. `name`: in small letters. */
export function buyerOf(trade: Trade, name: string): 'company' | 'public' | null {
  const { companies, publicToo } = buyersOf(trade)
  if (publicBuyer.test(name)) return publicToo ? 'public' : null
  return companies.test(name) ? 'company' : null
}

const isRound = ({ cents }: Paid): boolean => cents % roundTo === 0

/**
 * Which of one buyer's credits are sales: those of two payments or more at like amounts that are not all round; a company's single one
 * that is unlike a round loan and came by the clearing house or a wire (`isOfBusiness`) while nothing went out to it. A public body gives
 * back taxes and deposits too, and must come twice. `back`: cents that went out to the same party.
 */
export function earnedByTrade(
  credits: readonly Paid[],
  back: number,
  buyer: 'company' | 'public',
  isOfBusiness: boolean,
): readonly Paid[] {
  const sum = credits.reduce((total, { cents }) => total + cents, 0)
  if (back * 100 > sum * mostPaidBack) return []
  const isLike = (one: Paid, other: Paid): boolean =>
    Math.abs(one.day - other.day) >= leastDaysApart &&
    Math.max(one.cents, other.cents) <= likeFactor * Math.min(one.cents, other.cents) &&
    !(isRound(one) && isRound(other))
  const twice = credits.filter((one) => credits.some((other) => isLike(one, other)))
  if (twice.length > 0 || buyer === 'public' || !isOfBusiness || back > 0) return twice
  return credits.filter((each) => !isRound(each))
}
