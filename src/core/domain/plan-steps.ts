// The steps of a decline's plan: which one answers a reason, and the first day by which it can have come about. Pure.
import { addDays, addMonths, lastDay, monthOf, type IsoDate } from '#core/ground/dates.ts'
import { figuresOf } from './figures.ts'
import { neededOf } from './general-minimums.ts'
import { ending } from './plan-endings.ts'
import {
  afterWholeMonths,
  cleanMonths,
  isAtMost,
  monthsToAverage,
  negativesOf,
  returnedOf,
  returnedWindow,
  window,
} from './plan-months.ts'
import { tellableMonths } from './start-dates.ts'
import type { ModelInputs, ModelMonth, Policy, Reason, ReasonCode } from './underwriting.ts'

type PlanCode =
  | 'time-in-business'
  | 'wait-after-advance'
  | 'end-advances'
  | 'returned-items'
  | 'negative-days'
  | 'above-zero'
  | 'revenue'
  | 'balance'
  | 'credit'

/** What has to change. Units by code: months, days, a count, hundredths of days a month, cents a month, points. */
export interface PlanStep {
  readonly code: PlanCode
  /** The cause of the decline that it answers. */
  readonly reason: ReasonCode
  /** null: it is a state, not a number. */
  readonly now: number | null
  /** At most (advances, returned items, negative days) or at least (all else). */
  readonly needed: number | null
  /** The first day by which it can have come about; null where nobody can tell one. */
  readonly by: IsoDate | null
  /** Of revenue and balance: how many whole months at `needed` bring the model's average there. */
  readonly months?: number
}

const codes: Readonly<Partial<Record<ReasonCode, PlanCode>>> = {
  'time-in-business-below-minimum': 'time-in-business',
  'time-in-business': 'time-in-business',
  'recent-position': 'wait-after-advance',
  'too-many-positions': 'end-advances',
  'burden-leaves-no-room': 'end-advances',
  'active-positions': 'end-advances',
  'debt-burden': 'end-advances',
  'nsf-above-maximum': 'returned-items',
  'nsf-count': 'returned-items',
  'negative-days-above-maximum': 'negative-days',
  'negative-days': 'negative-days',
  'negative-today': 'above-zero',
  'revenue-below-minimum': 'revenue',
  'revenue-supports-too-little': 'revenue',
  'revenue-level': 'revenue',
  'balance-supports-too-little': 'balance',
  'balance-level': 'balance',
  'credit-score': 'credit',
  'credit-score-of-bureau': 'credit',
}

/** The step that answers a reason; null where time and the applicant can do nothing about it. */
export function stepFor(
  policy: Policy,
  inputs: ModelInputs,
  { code: reason, values }: Reason,
): PlanStep | null {
  const code = codes[reason]
  if (!code) return null
  if (code === 'above-zero') return { code, reason, now: null, needed: null, by: addDays(inputs.asOf, 1) }
  if (code === 'end-advances') {
    const now = figuresOf(policy, inputs).openPositions
    const needed = reason === 'too-many-positions' ? Number(values.wanted) : now - 1
    // A lump sum that somebody typed is no advance that could be seen to end.
    if (ending(policy, inputs, needed) === null) return null
    return { code, reason, now, needed, by: byOf(policy, inputs, code, needed) }
  }
  const now = values.actual ?? values.usdActual ?? values.hundredthsActual
  const told = values.wanted ?? values.usdWanted ?? values.hundredthsWanted
  const needed = typeof told === 'number' ? tellable(code, Math.max(told, leastOf(policy, code))) : told
  if (typeof now !== 'number' || typeof needed !== 'number' || now === needed) return null
  if (!isAveraged(code)) return { code, reason, now, needed, by: byOf(policy, inputs, code, needed) }
  // Months as good as the form asks for bring the average sooner to what the model asks for.
  const target = reason === 'revenue-below-minimum' ? policy.knockOuts.minimumMonthlyRevenue : Number(told)
  const months = monthsToAverage(inputs, averagedBy[code], needed, target)
  return { code, reason, now, needed, by: afterWholeMonths(inputs, months), months }
}

/** What the next application can tell: its form asks for years in business by bands. Null where none reaches it. */
const tellable = (code: PlanCode, needed: number): number | null =>
  code === 'time-in-business' ? tellableMonths(needed) : needed

/** What the next application's form asks for: no plan leads to less. */
function leastOf(policy: Policy, code: PlanCode): number {
  const { monthlySales, monthsInBusiness } = neededOf(policy)
  return code === 'revenue' ? monthlySales : code === 'time-in-business' ? monthsInBusiness : -Infinity
}

/** What the model averages over its months. */
const averagedBy = {
  revenue: ({ trueRevenue, gross }: ModelMonth): number => trueRevenue ?? gross,
  balance: ({ averageDailyBalance }: ModelMonth): number => averageDailyBalance,
}
const isAveraged = (code: PlanCode): code is keyof typeof averagedBy => Object.hasOwn(averagedBy, code)

function byOf(
  policy: Policy,
  inputs: ModelInputs,
  code: Exclude<PlanCode, 'above-zero' | 'revenue' | 'balance'>,
  needed: number,
): IsoDate | null {
  const { asOf, months } = inputs
  switch (code) {
    case 'time-in-business':
      return inputs.timeInBusinessMonths === undefined
        ? null
        : sameDayLater(asOf, needed - inputs.timeInBusinessMonths)
    case 'wait-after-advance': {
      const age = figuresOf(policy, inputs).newestPositionAgeDays
      return age === null ? null : addDays(asOf, needed - age)
    }
    case 'end-advances':
      return ending(policy, inputs, needed)?.by ?? null
    case 'returned-items':
      return afterWholeMonths(
        inputs,
        cleanMonths(returnedOf(months), returnedWindow, (sum) => sum <= needed),
      )
    case 'negative-days':
      return afterWholeMonths(inputs, cleanMonths(negativesOf(months), window, isAtMost(needed)))
    case 'credit':
      return null
  }
}

/** The same day of a later month, or that month's last. */
function sameDayLater(date: IsoDate, count: number): IsoDate {
  const last = lastDay(addMonths(monthOf(date), count))
  const same = `${last.slice(0, 8)}${date.slice(8)}`
  return same < last ? same : last
}
