// Brings in what became of funded deals: nothing is written while one line is wrong, and a second run changes nothing.
import { readOutcomes, type OutcomeProblem } from '#core/domain/deal-outcomes.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Database } from '#platform/db/db.ts'
import { addDealOutcome, unknownApplications } from '#platform/store/deal-outcomes.ts'
import { addEvent } from '#platform/store/events.ts'

export interface ImportedOutcomes {
  readonly problems: readonly OutcomeProblem[]
  readonly written: number
  /** Lines that were there already. */
  readonly known: number
}

/** Ends the transaction with nothing written. */
class NothingWritten extends Error {}

/** `text`: the file (docs/how-to/learn-from-outcomes.md). `dryRun` tells what would be done. */
export async function importOutcomes(
  { db, clock }: { readonly db: Database; readonly clock: () => Date },
  text: string,
  { dryRun }: { readonly dryRun: boolean },
): Promise<ImportedOutcomes> {
  const now = clock()
  const { outcomes, problems } = readOutcomes(text, easternDay(now))
  const unknown = new Set(
    await unknownApplications(db, [...new Set(outcomes.map(({ application }) => application))]),
  )
  const strangers = outcomes
    .filter(({ application }) => unknown.has(application))
    .map(({ line }) => ({ line, column: 'application', message: 'there is no such application' }))
  const wrong = [...problems, ...strangers].toSorted((a, b) => a.line - b.line)
  if (wrong.length) return { problems: wrong, written: 0, known: 0 }
  const others: OutcomeProblem[] = []
  const news = new Map<string, number>()
  let written = 0
  try {
    await db.transaction(async (tx) => {
      for (const outcome of outcomes) {
        const done = await addDealOutcome(tx, outcome, now)
        if (done === 'other')
          others.push({
            line: outcome.line,
            column: 'amount',
            message: 'was told with another amount before',
          })
        if (done !== 'new') continue
        written++
        news.set(outcome.application, (news.get(outcome.application) ?? 0) + 1)
      }
      for (const [leadId, count] of news)
        await addEvent(tx, { leadId, kind: 'outcomes-imported', actor: 'system', detail: { count } }, now)
      // What would be written is known only by writing it.
      if (dryRun || others.length) throw new NothingWritten()
    })
  } catch (error) {
    if (!(error instanceof NothingWritten)) throw error
  }
  if (others.length) return { problems: others, written: 0, known: 0 }
  return { problems: [], written, known: outcomes.length - written }
}
