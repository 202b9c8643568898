// What a payment of any rhythm weighs per working day: the specification's constants, as exact fractions.
import { divideRounded, type Cents } from '#core/ground/money.ts'
import type { Cadence } from './underwriting.ts'

/** Specification 3, section 9: weekly x 0.20619 = 20/97, monthly x 1/21; every two weeks is half of weekly. */
export const burdenDenominator = 97 * 21
const shares: Readonly<Record<Cadence, number>> = {
  daily: burdenDenominator,
  weekly: 20 * 21,
  biweekly: 10 * 21,
  monthly: 97,
}

/** The payment's share of one working day in units of 1/2037 cent: exact, so that sums can be compared before rounding. */
export const dailyUnits = (payment: Cents, cadence: Cadence): number => payment * shares[cadence]

/** The same in cents, rounded half up. */
export const dailyEquivalent = (payment: Cents, cadence: Cadence): Cents =>
  divideRounded(dailyUnits(payment, cadence), burdenDenominator)
