// The model's inputs once a step of a plan has come about. Pure.
import { addDays, type IsoDate } from '#core/ground/dates.ts'
import { ending } from './plan-endings.ts'
import { negativesOf, oldestFirst, returnedWindow } from './plan-months.ts'
import type { PlanStep } from './plan-steps.ts'
import type { ModelInputs, ModelMonth, Policy, Position } from './underwriting.ts'

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
