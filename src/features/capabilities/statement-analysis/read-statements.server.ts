// The job that reads uploaded statements ourselves: each file once, by its text, as a bank's export or page by page of its pictures, then the figures of those that add up.
import { isReadableStatement } from '#core/domain/readable-statements.ts'
import { figuresOfReadings } from '#core/domain/statement-reader/reading-figures.ts'
import { isWhollyProven, READER } from '#core/domain/statement-reader/read-statement.ts'
import type { Deps } from '#platform/deps.ts'
import { done, type JobResult, type JobRunner } from '#platform/outbox/outbox.ts'
import { documentRow, documentsOf, type DocumentRow } from '#platform/store/documents.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead } from '#platform/store/leads.ts'
import {
  addStatementAnalysis,
  changeStatementAnalysis,
  figuresPlace,
  OWN_READER,
  statementAnalysesOf,
} from '#platform/store/statement-analyses.ts'
import {
  keepStatementReading,
  readingPlace,
  statementReadingsOf,
} from '#platform/store/statement-readings.ts'
import { dropStatementPages } from '#platform/store/statement-pages.ts'
import { openDocumentBytes } from '../uploads/read-document.server.ts'
import { keepStatementHistory } from './keep-statement-history.server.ts'
import { lookAtStatements } from './look-at-statements.server.ts'
import { noteReadMonths } from './note-read-months.server.ts'
import { comesBack, readPages } from './read-pages.server.ts'
import { readingsOf } from './readings-read.server.ts'

export const readStatements =
  (deps: Deps): JobRunner<'read-statements'> =>
  async ({ leadId }) => {
    const kept = await statementReadingsOf(deps.db, leadId)
    const known = new Set(kept.filter(({ reader }) => reader === READER).map(({ documentId }) => documentId))
    const statements = (await documentsOf(deps.db, leadId)).filter(
      ({ kind, mime, scan }) => kind === 'bank-statement' && isReadableStatement(mime) && scan !== 'pending',
    )
    for (const document of statements) {
      const result = known.has(document.id) ? done : await readOne(deps, document)
      if (result !== done) return result
    }
    await keepFigures(deps, leadId)
    await noteReadMonths(deps, leadId)
    const looked = await lookAtStatements(deps, leadId)
    return looked === done ? keepStatementHistory(deps, leadId) : looked
  }

async function readOne(deps: Deps, document: DocumentRow): Promise<JobResult> {
  const { id, leadId, mime } = document
  const bytes = await openDocumentBytes(deps, document)
  if (!bytes) return { retry: 'the file store did not answer' }
  let lines = await deps.threads.run('read-statement-lines', { bytes, mime })
  if (lines.ok && lines.value.bare.length) {
    const seen = await readPages(deps, document, bytes, lines.value.bare)
    if (!seen.ok && seen.refusal === 'gone') return done
    if (!seen.ok) return { retry: `reading a page of a statement: ${seen.refusal}` }
    lines = await deps.threads.run('read-statement-lines', { bytes, mime, seen: seen.value })
  }
  if (!lines.ok && comesBack(lines.refusal)) return { retry: `reading a statement: ${lines.refusal}` }
  const outcome = lines.ok ? lines.value.read : null
  const sealed = outcome?.ok ? deps.keys.seal(JSON.stringify(outcome.value), readingPlace(id)) : null
  // A file that breaks the parser, or keeps it too long, does so again.
  const refusal = outcome ? (outcome.ok ? null : outcome.refusal) : 'unreadable'
  await deps.db.transaction(async (tx) => {
    await lockLead(tx, leadId)
    await dropStatementPages(tx, leadId, id)
    const row = await documentRow(tx, leadId, id)
    if (!row || row.removedAt) return
    const reading = { documentId: id, readAt: deps.clock(), reader: READER, refusal, sealed }
    await keepStatementReading(tx, leadId, reading)
  })
  return done
}

/** Keeps what the readings that stand come to, where the set of files is another one than before. */
async function keepFigures(deps: Deps, leadId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await lockLead(tx, leadId))) return
    const readings = await readingsOf(deps, tx, leadId)
    const documents = readings.map(({ row }) => row.documentId).toSorted()
    const latest = (await statementAnalysesOf(tx, leadId)).find(({ vendor }) => vendor === OWN_READER)
    const since = latest?.receivedAt
    const readLater =
      since && readings.some(({ row, mended }) => row.readAt > since || (mended && mended.at > since))
    if ((latest?.documents.toSorted().join() ?? '') === documents.join() && !readLater) return
    const now = deps.clock()
    const read = readings.flatMap(({ reading }) => reading ?? [])
    const unread = readings.flatMap(({ row, reading }) => (reading ? [] : [row.documentId]))
    const figures = figuresOfReadings(read, unread)
    const id = await addStatementAnalysis(tx, { leadId, documents, vendor: OWN_READER }, now)
    const sealed = deps.keys.seal(JSON.stringify(figures), figuresPlace(id))
    await changeStatementAnalysis(tx, { leadId, id }, { state: 'received', receivedAt: now, unread, sealed })
    const detail = { analysis: id, files: documents.length, addUp: read.filter(isWhollyProven).length }
    await addEvent(tx, { leadId, kind: 'statements-read', actor: 'system', detail }, now)
  })
}
