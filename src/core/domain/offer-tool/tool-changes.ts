// What a person changes by hand in the tool's inputs, and how the model then reads them: the bank's picture stays, only what was said is replaced.
import type { Cents } from '#core/ground/money.ts'
import type { IsoMonth } from '#core/ground/dates.ts'
import { dailyEquivalent } from '../daily-equivalent.ts'
import { countsAsOpen } from '../positions.ts'
import type {
  Bankruptcies,
  Cadence,
  CommercialCredit,
  Liens,
  ModelInputs,
  ModelMonth,
  Position,
  Revolving,
  TaxReturns,
  Trucks,
} from '../underwriting.ts'

/** Specification 3, section 3: the form has six months. */
export const TOOL_MONTHS = 6

/** A month as typed; what is absent stays as the source has it. Money in cents. */
export interface MonthChange {
  readonly month: IsoMonth
  readonly mg?: Cents
  readonly adb?: Cents
  readonly neds?: number
  readonly deps?: number
}

/** A line of the balances: one payment to another lender. `id`: the position of the bank's data that it stands for. */
export interface BalanceLine {
  readonly id?: string
  readonly lender: string
  /** One payment, cents. */
  readonly amount: Cents
  readonly frequency: Cadence
  /** What it takes to pay it off, cents; absent = not known. */
  readonly payoffAmount?: Cents
}

/** All that may be said by hand; what is absent is the source's. */
export interface ToolChanges {
  readonly months?: readonly MonthChange[]
  readonly timeInBusinessMonths?: number
  readonly industry?: string
  readonly taxReturns?: TaxReturns
  readonly commercialCredit?: CommercialCredit
  readonly onlinePresence?: boolean
  readonly homeOwner?: boolean
  readonly bankruptcies?: Bankruptcies
  readonly liens?: Liens
  readonly revolving?: Revolving
  readonly ficos?: readonly number[]
  /** The whole list when one of its lines was changed. */
  readonly balances?: readonly BalanceLine[]
  readonly payoff?: boolean
  readonly trucks?: Trucks
}

/** The latest six months of the inputs, oldest first. */
export const toolMonths = ({ months }: Pick<ModelInputs, 'months'>): ModelMonth[] =>
  [...months].sort((a, b) => a.month.localeCompare(b.month)).slice(-TOOL_MONTHS)

/** The balances as the sources have them: positions that count as open, certain and possible ones, then what staff entered. */
export function sourceBalances({ positions = [], balances = [] }: ModelInputs): BalanceLine[] {
  const seen = positions
    .filter(isShown)
    .map(({ id, lender, payment, cadence, estimatedRemaining }): BalanceLine => ({
      id,
      lender,
      amount: payment,
      frequency: cadence,
      ...(estimatedRemaining === null ? {} : { payoffAmount: estimatedRemaining }),
    }))
  return [...seen, ...balances.map(({ lender, amount, frequency }) => ({ lender, amount, frequency }))]
}

const isShown = (position: Position): boolean =>
  position.sureness !== 'rejected' && countsAsOpen({ ...position, sureness: 'certain' })

/**
 * The inputs of the model with what was said by hand. A month that the sources lack needs all four figures; one that lacks any does not
 * count. A position keeps its age when its payment is changed, so that no change of a payment lifts the bar of a fresh advance.
 */
export function withChanges(base: ModelInputs, changes: ToolChanges): ModelInputs {
  const { months, ficos, balances, ...plain } = changes
  return {
    ...base,
    ...plain,
    ...(months && { months: changedMonths(base, months) }),
    ...(ficos && { ficos: ficos.map((score) => ({ score, source: 'stated' as const })) }),
    ...(balances && withBalances(base, balances)),
  }
}

function changedMonths(base: ModelInputs, changes: readonly MonthChange[]): ModelMonth[] {
  const byMonth = new Map(base.months.map((month) => [month.month, month]))
  for (const { month, mg, adb, neds, deps } of changes) {
    const before = byMonth.get(month)
    const gross = mg ?? before?.gross
    const averageDailyBalance = adb ?? before?.averageDailyBalance
    const negativeDays = neds ?? before?.negativeDays
    const deposits = deps ?? before?.deposits
    if (gross === undefined || averageDailyBalance === undefined) continue
    if (negativeDays === undefined || deposits === undefined) continue
    byMonth.set(month, {
      ...before,
      month,
      gross,
      averageDailyBalance,
      negativeDays,
      deposits,
      // Revenue that is said by hand is all of it: nothing of it waits to be classed.
      ...(mg === undefined ? {} : { trueRevenue: mg, unclassed: 0 }),
    })
  }
  return [...byMonth.values()].sort((a, b) => a.month.localeCompare(b.month))
}

function withBalances(
  { positions = [] }: ModelInputs,
  lines: readonly BalanceLine[],
): Pick<ModelInputs, 'positions' | 'balances'> {
  const kept = positions.flatMap((position): Position[] => {
    if (!isShown(position)) return [position]
    const line = lines.find(({ id }) => id === position.id)
    if (!line) return []
    if (line.amount === position.payment && line.frequency === position.cadence) return [position]
    const { amount: payment, frequency: cadence } = line
    return [{ ...position, payment, cadence, dailyEquivalent: dailyEquivalent(payment, cadence) }]
  })
  const known = new Set(kept.map(({ id }) => id))
  return {
    positions: kept,
    balances: lines
      .filter(({ id }) => id === undefined || !known.has(id))
      .map(({ lender, amount, frequency }) => ({ lender, amount, frequency })),
  }
}
