// The start of the business, given by answers that may come in different saves: refused while it is ahead, derived from band and sales.
import { leadSet, type LeadAnswers as Answers } from '#core/contract/lead-fields.ts'
import { invalidAnswer, type ReadAnswers } from '#core/contract/lead-model.ts'
import type { FieldRefusal } from '#core/contract/refusals.ts'
import { isStartAhead, startThatFollows, type StartAnswers } from '#core/domain/start-dates.ts'
import { monthOf, type IsoDate } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { Language } from '#core/words/words.ts'

/** The stored application that a save adds to. */
interface Stored {
  readonly answers: Answers
  readonly createdAt: Date
}

/** One half of the start is sent, the other may be stored. */
const isHalf = ({ startMonth, startYear }: ReadAnswers['values']): boolean =>
  (startMonth === undefined) !== (startYear === undefined)

/** Whether what this save says of the start can be judged only together with what is stored. */
function needsStoredStart({ values, emptied }: ReadAnswers): boolean {
  const { startMonth, yearsInBusiness, monthlySales } = values
  if (startMonth !== undefined || isHalf(values)) return isHalf(values)
  const gone = emptied.includes('startMonth') || emptied.includes('startYear')
  return !gone && (yearsInBusiness !== undefined || monthlySales !== undefined)
}

/**
 * The answers with the start that follows from them (spec 26). Refused by the field that was sent when month and year, one of them
 * stored, name a month to come. `empties`: whether the save may empty answers. `stored` null = a new application.
 */
export function withStart(
  read: ReadAnswers,
  stored: Stored | null,
  { today, language, empties }: { today: IsoDate; language: Language; empties: boolean },
): Outcome<ReadAnswers, readonly FieldRefusal[]> {
  if (!needsStoredStart(read)) return ok(read)
  const { values } = read
  const before = stored?.answers ?? {}
  const kept = empties ? without(before, read.emptied) : before
  const after = { ...kept, ...values }
  const sent =
    values.startMonth !== undefined ? 'startMonth' : values.startYear !== undefined ? 'startYear' : null
  if (sent)
    return isStartAhead(after.startYear, after.startMonth, today)
      ? refused([invalidAnswer(leadSet, sent, language)])
      : ok(read)
  const now = monthOf(today)
  const since = stored ? monthOf(easternDay(stored.createdAt)) : now
  const start = startThatFollows(startOf(before), startOf(after), since, now)
  if (!start) return ok(read)
  const follows = { startMonth: Number(start.slice(5)), startYear: Number(start.slice(0, 4)) }
  return ok({ ...read, values: { ...values, ...follows } })
}

const without = (answers: Answers, gone: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !gone.includes(id)))

function startOf({ yearsInBusiness, monthlySales, startMonth, startYear }: Answers): StartAnswers {
  return {
    ...(yearsInBusiness === undefined ? {} : { band: yearsInBusiness }),
    ...(monthlySales === undefined ? {} : { monthlySales }),
    ...(startMonth === undefined ? {} : { month: startMonth }),
    ...(startYear === undefined ? {} : { year: startYear }),
  }
}
