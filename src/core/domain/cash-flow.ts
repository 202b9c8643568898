// Can the business bear a payment? Ninety bank days are drawn a thousand times from its own bank days of the same weekday and season.
import { divideRounded, type Cents } from '#core/ground/money.ts'
import { diceOf } from '#core/ground/dice.ts'
import { dayNumber, isoFromDayNumber, type IsoDate } from '#core/ground/dates.ts'
import { isBankDay, weekdayOf } from './bank-days.ts'
import type { BasisPoints, CashEnd, CashOutlook, DailyFlows, PaymentFrequency } from './underwriting.ts'

const horizon = 90
const draws = 1_000
const seed = 20_261_122
/** Fewer bank days than this say nothing of the coming ones. */
const fewestDays = 40
/** Days of the year on either side that are the same season; where they are fewer than these, any day of the weekday will do. */
const seasonDays = 45
const fewestOfSeason = 6
/** The stress: so much of the revenue comes in. */
const stressedShare = 0.8
/** A week of bank days between weekly payments. */
const bankDaysOfWeek = 5

export interface ProposedPayment {
  readonly payment: Cents
  readonly frequency: PaymentFrequency
  /** How many of them: nothing is paid after the last. */
  readonly count: number
}

/** Which past bank days were drawn: the same for every payment, so they are drawn once. */
export interface CashModel {
  readonly flows: DailyFlows
  /** Places in the flows, draw after draw, `horizon` each. */
  readonly drawn: Int32Array
  readonly balance: Cents
  /** Payments to other lenders a bank day, cents; they may be a fraction. */
  readonly otherDaily: number
}

/** Null where the history is too short to draw from. The funded money itself is taken as spent. */
export function cashModelOf(flows: DailyFlows, balance: Cents, otherDaily: number): CashModel | null {
  const count = flows.income.length
  if (count < fewestDays) return null
  const past: number[] = []
  for (let day = dayNumber(flows.lastDay); past.length < count; day--) if (isBankDay(day)) past.unshift(day)
  const pools: Int32Array[] = []
  for (let day = dayNumber(flows.lastDay) + 1; pools.length < horizon; day++)
    if (isBankDay(day)) pools.push(poolOf(past, day))
  const dice = diceOf(seed)
  const drawn = Int32Array.from({ length: draws * horizon }, (_, at) => {
    const pool = pools[at % horizon] as Int32Array
    return pool[Math.floor(dice() * pool.length)] as number
  })
  return { flows, drawn, balance, otherDaily }
}

/** Of the past bank days those of its weekday and season. */
function poolOf(past: readonly number[], day: number): Int32Array {
  const places = past.map((_, at) => at)
  const same = places.filter((at) => weekdayOf(past[at] as number) === weekdayOf(day))
  const season = same.filter((at) => {
    const apart = (((day - (past[at] as number)) % 365) + 365) % 365
    return Math.min(apart, 365 - apart) <= seasonDays
  })
  return Int32Array.from(season.length >= fewestOfSeason ? season : same.length ? same : places)
}

/** Deterministic: the same model and payment give the same outlook. A larger payment is never missed less often. */
export function simulateCashFlow(model: CashModel, proposed: ProposedPayment): CashOutlook {
  return { ...simulateEnd(model, proposed, 1), stressed: simulateEnd(model, proposed, stressedShare) }
}

/** The share of draws in which a payment is missed, of the unstressed end alone: a draw ends with its first. */
export const missedShare = (model: CashModel, proposed: ProposedPayment): BasisPoints =>
  simulateEnd(model, proposed, 1, undefined, true).missedPayment

/** What a picture of the draws needs: by coming bank day the balance that one in twenty, half, and nineteen in twenty draws stay under. */
export interface CashFan {
  /** The first of the days drawn, and each of them after it, ISO. */
  readonly days: readonly IsoDate[]
  readonly low: readonly Cents[]
  readonly middle: readonly Cents[]
  readonly high: readonly Cents[]
  /** The middle with less revenue. */
  readonly stressed: readonly Cents[]
  readonly outlook: CashOutlook
  /** What is left on the tightest day in one of twenty draws. */
  readonly lowestOfTwenty: Cents
}

/** The same draws as `simulateCashFlow`, seen day by day. */
export function fanOf(model: CashModel, proposed: ProposedPayment): CashFan {
  const paths = Array.from({ length: horizon }, () => new Float64Array(draws))
  const stressedPaths = Array.from({ length: horizon }, () => new Float64Array(draws))
  const record = (into: readonly Float64Array[]) => (day: number, draw: number, balance: number) => {
    ;(into[day] as Float64Array)[draw] = balance
  }
  const lowest = new Float64Array(draws).fill(Infinity)
  const plain = record(paths)
  const end = simulateEnd(model, proposed, 1, (day, draw, balance) => {
    plain(day, draw, balance)
    if (balance < (lowest[draw] as number)) lowest[draw] = balance
  })
  const stressed = simulateEnd(model, proposed, stressedShare, record(stressedPaths))
  for (const day of [...paths, ...stressedPaths, lowest]) day.sort()
  const at = (days: readonly Float64Array[], part: number): Cents[] =>
    days.map((day) => Math.round(day[Math.floor(draws * part)] as number))
  return {
    days: comingBankDays(model.flows.lastDay),
    low: at(paths, 0.05),
    middle: at(paths, 0.5),
    high: at(paths, 0.95),
    stressed: at(stressedPaths, 0.5),
    outlook: { ...end, stressed },
    lowestOfTwenty: Math.round(lowest[Math.floor(draws * 0.05)] as number),
  }
}

function comingBankDays(lastDay: IsoDate): IsoDate[] {
  const days: IsoDate[] = []
  for (let day = dayNumber(lastDay) + 1; days.length < horizon; day++)
    if (isBankDay(day)) days.push(isoFromDayNumber(day))
  return days
}

function simulateEnd(
  model: CashModel,
  { payment, frequency, count }: ProposedPayment,
  share: number,
  each?: (day: number, draw: number, balance: Cents) => void,
  untilMissed = false,
): CashEnd {
  const { flows, drawn, otherDaily } = model
  const net = Float64Array.from(
    flows.income,
    (cents, at) => cents * share + (flows.other[at] as number) - otherDaily,
  )
  const movable = Float64Array.from(flows.movable)
  const every = frequency === 'daily' ? 1 : bankDaysOfWeek
  const lowest = new Float64Array(draws)
  let negative = 0
  let missed = 0
  for (let draw = 0; draw < draws; draw++) {
    let balance: number = model.balance
    let low = Infinity
    let isMissed = false
    for (let day = 0; day < horizon; day++) {
      const past = drawn[draw * horizon + day] as number
      balance += net[past] as number
      if ((day + 1) % every === 0 && day < count * every) {
        if (balance < payment) {
          isMissed = true
          if (untilMissed) break
        } else balance -= payment
      }
      // The owner's draw and what else can wait: only from what stands above the usual balance.
      const spare = balance - flows.usualBalance
      if (spare > 0) balance += Math.max(movable[past] as number, -spare)
      if (balance < low) low = balance
      each?.(day, draw, balance)
    }
    lowest[draw] = low
    if (low < 0) negative++
    if (isMissed) missed++
  }
  lowest.sort()
  return {
    negativeDay: divideRounded(negative * 10_000, draws),
    missedPayment: divideRounded(missed * 10_000, draws),
    lowestBalance: Math.round(lowest[draws >> 1] as number),
  }
}
