// Brings in what happened to funded deals, line by line: nothing is written while one is wrong, and a second run changes nothing.
import {
  readOutcome,
  readOutcomeHeader,
  type OutcomeHeader,
  type OutcomeProblem,
} from '#core/domain/deal-outcomes.ts'
import { streamCsv } from '#core/ground/csv.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Database, Queryable } from '#platform/db/db.ts'
import { addDealOutcome, isApplication } from '#platform/store/deal-outcomes.ts'
import { addEvent } from '#platform/store/events.ts'
import { textChunks, UnreadableText } from '#platform/text-of-bytes.ts'

interface ImportedOutcomes {
  /** By line. */
  readonly problems: readonly OutcomeProblem[]
  readonly written: number
  /** Lines that were there already. */
  readonly known: number
}
interface OutcomeFile {
  /** Kept with each entry. */
  readonly name: string
  /** Its bytes in pieces (docs/how-to/learn-from-outcomes.md). */
  readonly chunks: AsyncIterable<Uint8Array>
}

/** Ends the transaction with nothing written. */
class NothingWritten extends Error {}

/** Reads the file as it comes, so that its size does not matter. `dryRun` tells what would be done. */
export async function importOutcomes(
  { db, clock }: { readonly db: Database; readonly clock: () => Date },
  file: OutcomeFile,
  { dryRun }: { readonly dryRun: boolean },
): Promise<ImportedOutcomes> {
  const now = clock()
  let told: ImportedOutcomes = { problems: [], written: 0, known: 0 }
  try {
    await db.transaction(async (tx) => {
      const news = new Map<string, number>()
      told = await takeAll(tx, file, now, news)
      for (const [leadId, count] of news)
        await addEvent(tx, { leadId, kind: 'outcomes-imported', actor: 'system', detail: { count } }, now)
      // What would be written is known only by writing it.
      if (dryRun || told.problems.length) throw new NothingWritten()
    })
  } catch (error) {
    if (error instanceof UnreadableText)
      return { problems: [{ ...error.fault, column: '' }], written: 0, known: 0 }
    if (!(error instanceof NothingWritten)) throw error
  }
  return told.problems.length ? { ...told, written: 0, known: 0 } : told
}

/** Every line is read, so that all problems are named at once. `news`: how many entries are new, by application. */
async function takeAll(
  tx: Queryable,
  { name, chunks }: OutcomeFile,
  now: Date,
  news: Map<string, number>,
): Promise<ImportedOutcomes> {
  const today = easternDay(now)
  const problems: OutcomeProblem[] = []
  let header: OutcomeHeader | null = null
  let [written, known] = [0, 0]
  for await (const read of streamCsv(textChunks(chunks))) {
    if (!read.ok) {
      problems.push({ line: read.refusal.line, column: '', message: 'a quote does not end here' })
      continue
    }
    if (!header) {
      header = readOutcomeHeader(read.value)
      if (header.problems.length) return { problems: header.problems, written: 0, known: 0 }
      continue
    }
    const { line } = read.value
    const found = readOutcome(header, read.value, today)
    problems.push(...found.problems)
    if (!found.outcome) continue
    const { application } = found.outcome
    if (!news.has(application) && !(await isApplication(tx, application))) {
      problems.push({ line, column: 'application', message: 'there is no such application' })
      continue
    }
    const done = await addDealOutcome(tx, found.outcome, { source: name, line }, now)
    if (typeof done === 'number')
      problems.push({
        line,
        column: 'reference',
        message: `the same as line ${done}: tell two of one day apart by their reference`,
      })
    if (done === 'other')
      problems.push({ line, column: 'amount', message: 'was given with another amount before' })
    if (done === 'known') known++
    if (done === 'new') {
      written++
      news.set(application, (news.get(application) ?? 0) + 1)
    }
  }
  if (!header && !problems.length) problems.push({ line: 1, column: '', message: 'the file is empty' })
  return { problems, written, known }
}
