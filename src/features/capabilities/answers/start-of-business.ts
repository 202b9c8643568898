// The start of the business in a save: refused while it is ahead, also where its halves come in different saves; kept only where a person gave it.
import { leadSet, type LeadAnswers as Answers } from '#core/contract/lead-fields.ts'
import { invalidAnswer, type LeadModel, type ReadAnswers } from '#core/contract/lead-model.ts'
import type { FieldRefusal } from '#core/contract/refusals.ts'
import { isDerivedStart, isStartAhead } from '#core/domain/start-dates.ts'
import { monthOf, type IsoDate } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { Language } from '#core/words/words.ts'

/** The stored application that a save adds to. */
interface Stored {
  readonly answers: Answers
  readonly createdAt: Date
}

interface How {
  readonly today: IsoDate
  readonly language: Language
  /** Whether the save may empty answers. */
  readonly empties: boolean
  /** Whether a person gave the start that is sent; null where the client does not say. */
  readonly given: boolean | null
}

/** What a page says of the start that it sends beside the specification's fields: '1' given, '0' worked out of the band. */
export function saysGiven({ business }: LeadModel): boolean | null {
  const said = business?.startgiven
  return said === '1' ? true : said === '0' ? false : null
}

/**
 * The answers with a start only where it was given: one that the rule of the band gives is left out, for it follows from the band (ADR 144).
 * Refused by the field that was sent when month and year, one of them stored, name a month to come. `stored` null = a new application.
 */
export function withStart(
  read: ReadAnswers,
  stored: Stored | null,
  { today, language, empties, given }: How,
): Outcome<ReadAnswers, readonly FieldRefusal[]> {
  const { startMonth, startYear, ...others } = read.values
  if (startMonth === undefined && startYear === undefined) return ok(read)
  const before = stored?.answers ?? {}
  const after = { ...(empties ? without(before, read.emptied) : before), ...read.values }
  if (startMonth === undefined || startYear === undefined)
    return isStartAhead(after.startYear, after.startMonth, today)
      ? refused([invalidAnswer(leadSet, startMonth === undefined ? 'startYear' : 'startMonth', language)])
      : ok(read)
  const begun = stored ? easternDay(stored.createdAt) : today
  if (given || !isDerivedStart(after, monthOf(begun), monthOf(today))) return ok(read)
  // A client that does not say may send it beside one that somebody gave elsewhere: that one stands.
  const gone = given === false ? (['startMonth', 'startYear'] as const) : []
  return ok({ ...read, values: others, emptied: [...read.emptied, ...gone] })
}

const without = (answers: Answers, gone: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !gone.includes(id)))
