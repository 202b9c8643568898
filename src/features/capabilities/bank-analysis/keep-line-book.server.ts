// The job that makes the book of lines where there are very many: whoever opens them then waits for no reading of the history.
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { addJob, done, type JobRunner } from '#platform/outbox/outbox.ts'
import { hasKeptBook, keepBook, linesPlace, readKeptBook } from '#platform/store/line-books.ts'
import { analysisSource } from './read-analysis.server.ts'
import { makeBook } from './read-lines.server.ts'

/** Fewer are read in the time that a page takes to open anyway. */
export const MANY_LINES = 20_000

/** Asks for a book, in the caller's transaction; nothing where there are few lines. */
export async function askForLineBook(
  tx: Queryable,
  { leadId, lines }: { readonly leadId: string; readonly lines: number },
  now: Date,
): Promise<void> {
  if (lines >= MANY_LINES) await addJob(tx, { kind: 'keep-line-book', leadId }, now)
}

/** The same after a word of staff, where one is kept. */
export async function askForLineBookAnew(tx: Queryable, leadId: string, now: Date): Promise<void> {
  if (await hasKeptBook(tx, leadId)) await addJob(tx, { kind: 'keep-line-book', leadId }, now)
}

export const keepLineBook =
  (deps: Deps): JobRunner<'keep-line-book'> =>
  async ({ leadId }) => {
    const source = await analysisSource(deps, leadId)
    // Access was given back, or another job of the same histories was quicker.
    if (!source || (await readKeptBook(deps.db, source.key))) return done
    const made = await makeBook(deps, source)
    if (!made.ok) return { retry: `line book: ${made.refusal}` }
    const sealed = await deps.threads.run('pack-bytes', { bytes: made.value, place: linesPlace(source.key) })
    if (!sealed.ok) return { retry: `line book: ${sealed.refusal}` }
    await keepBook(deps.db, source.key, sealed.value, deps.clock())
    return done
  }
