// Has an application's uploaded statements analysed, once they are enough for a decision and whenever their set changes.
import { STATEMENT_MONTHS } from '#core/domain/documents.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { documentsOf, statementMonths } from '#platform/store/documents.ts'
import { addEvent } from '#platform/store/events.ts'
import { addStatementAnalysis, OWN_READER, statementAnalysesOf } from '#platform/store/statement-analyses.ts'

/** In the caller's transaction, which holds the application's lock. Nothing where no vendor is set up, or these very files are analysed. */
export async function askStatementAnalysis(
  deps: Pick<Deps, 'statementAnalysis' | 'clock'>,
  tx: Queryable,
  leadId: string,
): Promise<void> {
  if (!deps.statementAnalysis || (await statementMonths(tx, leadId)) < STATEMENT_MONTHS) return
  const documents = (await documentsOf(tx, leadId))
    .filter(
      ({ kind, mime, scan }) => kind === 'bank-statement' && mime === 'application/pdf' && scan !== 'pending',
    )
    .map(({ id }) => id)
    .toSorted()
  if (!documents.length) return
  const latest = (await statementAnalysesOf(tx, leadId)).find(({ vendor }) => vendor !== OWN_READER)
  if (latest && latest.state !== 'failed' && latest.documents.toSorted().join() === documents.join()) return
  const now = deps.clock()
  const vendor = deps.statementAnalysis.name
  const analysis = await addStatementAnalysis(tx, { leadId, documents, vendor }, now)
  const detail = { analysis, files: documents.length }
  await addEvent(tx, { leadId, kind: 'statements-sent-for-analysis', actor: 'system', detail }, now)
  await addJob(tx, { kind: 'analyse-statements', leadId, onceKey: analysis, payload: { analysis } }, now)
}
