// What a made business is: its trade, size, margin, cushion and lender, and what it does beside its trade; drawn by dice.
import { dayNumber, type IsoDate } from '#core/ground/dates.ts'
import { trades, type Trade } from './trades.ts'

/** Of the history, and the day of the decision. */
export const lastDay: IsoDate = '2026-11-20'
export const last = dayNumber(lastDay)

/** What a business does beside its trade. */
export type Trick = 'none' | 'kiting' | 'loan as a sale' | 'client money' | 'shrinking' | 'turned to loss'
/** Some come oftener. */
const tricks: readonly Trick[] = [
  'kiting',
  'loan as a sale',
  'client money',
  'shrinking',
  'shrinking',
  'turned to loss',
  'turned to loss',
  'turned to loss',
]

export interface Plan {
  readonly trade: Trade
  readonly trick: Trick
  readonly name: string
  /** A month's sales, cents. */
  readonly sales: number
  readonly margin: number
  /** The day on which one that turns to loss has its margin; 0.06 before. */
  readonly lossFrom: number
  /** Of sales, a month. */
  readonly growth: number
  /** Where the year's season begins, radians. */
  readonly phase: number
  /** Cents; above it the owner draws. */
  readonly cushion: number
  readonly lender: {
    readonly name: string
    readonly payment: number
    readonly from: number
    readonly advance: number
  } | null
  /** Below zero the owner pays in; else the bank takes its fee. */
  readonly isBrought: boolean
}

/** About the normal distribution's: mean 0, deviation 1. */
export const bellOf = (dice: () => number): number => {
  let sum = 0
  for (let at = 0; at < 6; at++) sum += dice()
  return (sum - 3) * Math.SQRT2
}

export function planOf(dice: () => number): Plan {
  const between = (low: number, high: number): number => low + dice() * (high - low)
  const one = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)] as T
  const trade = one(trades)
  const trick = dice() < 0.6 ? 'none' : one(tricks)
  const kind = one(['LLC', 'INC', 'CO'])
  const sales = Math.round(3_000_000 * Math.exp(bellOf(dice) * 0.85))
  const margin =
    trick === 'turned to loss'
      ? between(-0.3, -0.06)
      : Math.max(0.005, Math.min(0.4, trade.margin + bellOf(dice) * 0.07))
  // Half hold the trade's days of outflow or more, a quarter no more than half of them.
  const cushion = Math.round((sales / 30.4) * trade.bufferDays * Math.exp(bellOf(dice) * 0.85))
  const payment = Math.round((sales / 21) * between(0.03, 0.13))
  return {
    trade,
    trick,
    name: `${one(['HARBOR', 'CEDAR', 'SUMMIT', 'LAKEVIEW', 'IRONWOOD', 'MAPLE'])} ${trade.name} ${kind}`,
    sales,
    margin,
    lossFrom: last - Math.round(between(190, 240)),
    growth: trick === 'shrinking' ? between(-0.08, -0.035) : bellOf(dice) * 0.012,
    phase: between(0, 2 * Math.PI),
    cushion,
    lender:
      dice() < 0.22
        ? {
            name: one(['KAPITUS', 'ONDECK CAPITAL', 'CREDIBLY', 'FORWARD FINANCING']),
            payment,
            from: last - Math.round(between(40, 160)),
            advance: Math.round((payment * 150) / 1.35),
          }
        : null,
    isBrought: dice() < 0.5,
  }
}
