// The steps of a decline's plan as changes of the model's inputs, each with the first day by which it can have come about. Pure.
import { addDays, addMonths, dayNumber, lastDay, monthOf, type IsoDate } from '#core/ground/dates.ts'
import { addBankDays } from './bank-days.ts'
import { figuresOf } from './figures.ts'
import { neededOf } from './general-minimums.ts'
import {
  afterWholeMonths,
  cleanMonths,
  isAtMost,
  monthsToAverage,
  negativesOf,
  oldestFirst,
  returnedOf,
  returnedWindow,
  window,
} from './plan-months.ts'
import { countsAsOpen } from './positions.ts'
import { tellableMonths } from './start-dates.ts'
import type { ModelInputs, ModelMonth, Policy, Position, Reason, ReasonCode } from './underwriting.ts'

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

/** The inputs as they would be once a step has come about. */
export function withStep(policy: Policy, inputs: ModelInputs, { code, needed }: PlanStep): ModelInputs {
  const wanted = needed ?? 0
  switch (code) {
    case 'time-in-business':
      return { ...inputs, timeInBusinessMonths: Math.max(wanted, inputs.timeInBusinessMonths ?? 0) }
    case 'wait-after-advance':
      return {
        ...inputs,
        positions: inputs.positions?.map((position) => aged(position, inputs.asOf, wanted)),
      }
    case 'end-advances':
      return { ...inputs, ...ending(policy, inputs, wanted)?.left }
    case 'returned-items':
      return { ...inputs, months: withReturned(inputs.months, wanted) }
    case 'negative-days':
      return { ...inputs, months: withNegatives(inputs.months, wanted) }
    case 'above-zero':
      return { ...inputs, negativeToday: false }
    case 'revenue':
      return eachMonth(inputs, (month) => {
        const trueRevenue = Math.max(wanted, month.trueRevenue ?? month.gross)
        return { ...month, trueRevenue, gross: Math.max(month.gross, trueRevenue) }
      })
    case 'balance':
      return eachMonth(inputs, (month) => ({
        ...month,
        averageDailyBalance: Math.max(wanted, month.averageDailyBalance),
      }))
    case 'credit':
      return {
        ...inputs,
        ficos: inputs.ficos?.map((fico) => ({ ...fico, score: Math.max(wanted, fico.score) })),
      }
  }
}

const eachMonth = (inputs: ModelInputs, change: (month: ModelMonth) => ModelMonth): ModelInputs => ({
  ...inputs,
  months: inputs.months.map((month) => (month.gross > 0 ? change(month) : month)),
})

/** The same day of a later month, or that month's last. */
function sameDayLater(date: IsoDate, count: number): IsoDate {
  const last = lastDay(addMonths(monthOf(date), count))
  const same = `${last.slice(0, 8)}${date.slice(8)}`
  return same < last ? same : last
}

/** At most `most` returned items in the last three months: what is too many goes from the oldest. */
function withReturned(months: readonly ModelMonth[], most: number): readonly ModelMonth[] {
  let spare = most
  const ordered = oldestFirst(months)
  return [...ordered]
    .reverse()
    .map((month, index) => {
      if (month.nsf === undefined || index >= returnedWindow) return month
      const nsf = Math.min(month.nsf, spare)
      spare -= nsf
      return { ...month, nsf }
    })
    .reverse()
}

/** At most so many hundredths of negative days a month over the months that count. */
function withNegatives(months: readonly ModelMonth[], hundredths: number): readonly ModelMonth[] {
  let spare = Math.floor((negativesOf(months).length * hundredths) / 100)
  return oldestFirst(months).map((month) => {
    if (month.gross <= 0) return month
    const negativeDays = Math.min(month.negativeDays, spare)
    spare -= negativeDays
    return { ...month, negativeDays }
  })
}

function aged(position: Position, asOf: IsoDate, days: number): Position {
  const latestDay = addDays(asOf, -days)
  const begun = position.fundedOn ?? position.firstPaymentOn
  if (begun <= latestDay) return position
  return position.fundedOn === null
    ? { ...position, firstPaymentOn: latestDay }
    : { ...position, fundedOn: latestDay }
}

/** The day on which an advance is paid off at today's pace, at the dearer end of what is assumed; null where the bank data do not tell. */
function payoffDay(position: Position, asOf: IsoDate): IsoDate | null {
  const remaining = position.remainingRange?.[1] ?? position.estimatedRemaining
  if (position.state !== 'active' || remaining === null || position.dailyEquivalent <= 0) return null
  return addBankDays(asOf, Math.max(1, Math.ceil(remaining / position.dailyEquivalent)))
}

interface Ending {
  readonly left: Pick<ModelInputs, 'positions' | 'balances'>
  readonly by: IsoDate | null
}

/** What is left when at most `needed` advances are open, those that end first gone; null where fewer could be seen to go. */
function ending(policy: Policy, inputs: ModelInputs, needed: number): Ending | null {
  const { asOf, positions = [], balances = [] } = inputs
  const days = new Map(positions.map((position) => [position, payoffDay(position, asOf)]))
  const last = dayNumber(asOf) + 1_000_000
  const order = (position: Position) => {
    const day = days.get(position)
    return day ? dayNumber(day) : last
  }
  const open = positions.filter(countsAsOpen).sort((a, b) => order(a) - order(b))
  let left: Ending['left'] = { positions, balances }
  let by: IsoDate | null = asOf
  const isEnough = () => figuresOf(policy, { ...inputs, ...left }).openPositions <= needed
  for (const position of open) {
    if (isEnough()) break
    left = { ...left, positions: left.positions?.filter((each) => each !== position) }
    // Of those so far it ends last.
    by = days.get(position) ?? null
  }
  for (const entry of balances) {
    if (isEnough()) break
    left = { ...left, balances: left.balances?.filter((each) => each !== entry) }
    by = null
  }
  return isEnough() ? { left, by } : null
}
