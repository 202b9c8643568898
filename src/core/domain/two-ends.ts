// The two ends of what the bank data leave uncertain: credits that could not be classed, balances that are not earned, positions that are only likely or possible.
import type { ModelInputs, ModelMonth, Position } from './underwriting.ts'

/** Whether the two ends differ at all. */
export const hasTwoEnds = ({ months, positions }: ModelInputs): boolean =>
  months.some(({ unclassed, trueRevenue }) => trueRevenue !== undefined && (unclassed ?? 0) > 0) ||
  months.some(
    ({ averageDailyBalance, earnedDailyBalance = averageDailyBalance }) =>
      earnedDailyBalance < averageDailyBalance,
  ) ||
  (positions?.some(isUncertain) ?? false)

/** Against the applicant: what is unclassed is no revenue, what is not earned is no balance, what is likely or possible is a position. */
export const lowEnd = (inputs: ModelInputs): ModelInputs => ({
  ...inputs,
  months: inputs.months.map(({ earnedDailyBalance, ...month }) => ({
    ...month,
    averageDailyBalance: Math.min(month.averageDailyBalance, earnedDailyBalance ?? Infinity),
  })),
  ...(inputs.balanceToday !== undefined && {
    balanceToday: inputs.balanceToday - (inputs.notEarnedToday ?? 0),
    notEarnedToday: 0,
  }),
  ...(inputs.positions && { positions: inputs.positions.map(counted) }),
})

/**
 * For the applicant: what is unclassed is revenue, what is likely or possible is no position. Over the months it is spread as the known revenue is:
 * when unclassed money happened to come says nothing of trend and steadiness.
 */
export const highEnd = (inputs: ModelInputs): ModelInputs => {
  const known = sumOf(inputs.months, ({ trueRevenue }) => trueRevenue)
  const whole = known + sumOf(inputs.months, ({ unclassed }) => unclassed)
  return {
    ...inputs,
    ...(inputs.positions && { positions: inputs.positions.filter((position) => !isUncertain(position)) }),
    months: inputs.months.map((month) =>
      month.trueRevenue === undefined
        ? month
        : {
            ...month,
            trueRevenue:
              known > 0
                ? Math.round((month.trueRevenue * whole) / known)
                : month.trueRevenue + (month.unclassed ?? 0),
          },
    ),
  }
}

const sumOf = (months: readonly ModelMonth[], of: (month: ModelMonth) => number | undefined): number =>
  months.reduce((sum, month) => sum + (of(month) ?? 0), 0)

const isUncertain = ({ sureness }: Position): boolean => sureness === 'likely' || sureness === 'possible'

const counted = (position: Position): Position =>
  isUncertain(position) ? { ...position, sureness: 'certain', confidence: 100 } : position
