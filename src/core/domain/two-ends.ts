// The two ends of what the bank data leave uncertain: credits that could not be classed, and positions that are only likely or possible.
import type { ModelInputs, ModelMonth, Position } from './underwriting.ts'

/** Whether the two ends differ at all. */
export const hasTwoEnds = ({ months, positions }: ModelInputs): boolean =>
  months.some(({ unclassed, trueRevenue }) => trueRevenue !== undefined && (unclassed ?? 0) > 0) ||
  (positions?.some(isUncertain) ?? false)

/** Against the applicant: what is unclassed is no revenue, what is likely or possible is a position. */
export const lowEnd = (inputs: ModelInputs): ModelInputs =>
  inputs.positions?.some(isUncertain) ? { ...inputs, positions: inputs.positions.map(counted) } : inputs

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
