// The form in which the analysis of a bank history is kept: of bounded size, independent of the day, with the engine that made it.
import { dayNumber, type IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { countsAsOpen } from './positions.ts'
import type { BankAnalysis, ExcludedCredit, ExclusionReason, Position } from './underwriting.ts'

/**
 * The engine's version: to be changed with everything that changes what `analyseBank` answers, so that kept analyses are made again.
 * A test holds it to the engine's answers.
 */
export const BANK_ENGINE = '2026-11-28.6'

/** Credits that are not revenue, by reason over the whole history; money in cents. */
interface ExcludedSum {
  readonly reason: ExclusionReason
  readonly amount: Cents
  readonly count: number
}

/** An analysis without the lines it left out, which grow with the history: their sums stand for them. */
export type KeptAnalysis = Omit<BankAnalysis, 'excludedCredits'> & {
  readonly excluded: readonly ExcludedSum[]
}

export function keepable({ excludedCredits, ...analysis }: BankAnalysis): KeptAnalysis {
  return { ...analysis, excluded: byReason(excludedCredits) }
}

/** Largest sum first. */
function byReason(credits: readonly ExcludedCredit[]): ExcludedSum[] {
  const sums = new Map<ExclusionReason, { amount: Cents; count: number }>()
  for (const { reason, amount } of credits) {
    const sum = sums.get(reason) ?? { amount: 0, count: 0 }
    sums.set(reason, { amount: sum.amount + amount, count: sum.count + 1 })
  }
  return [...sums].map(([reason, sum]) => ({ reason, ...sum })).sort((a, b) => b.amount - a.amount)
}

/** A position first seen within so many days is a stacking alert. */
const newPositionDays = 30

/** How many open positions were first seen within 30 days before a day. */
export const newPositionsOn = (positions: readonly Position[], asOf: IsoDate): number =>
  positions.filter(
    (position) =>
      countsAsOpen(position) &&
      dayNumber(asOf) - dayNumber(position.fundedOn ?? position.firstPaymentOn) < newPositionDays,
  ).length

/** The same analysis as of another day: the age of a position is all that the day of a decision changes. */
export const asOfDay = (analysis: KeptAnalysis, asOf: IsoDate): KeptAnalysis => ({
  ...analysis,
  asOf,
  newPositions: newPositionsOn(analysis.positions, asOf),
})
