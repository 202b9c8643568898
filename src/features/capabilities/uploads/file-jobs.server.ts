// What happens to files later: those without a row are removed, those that could not be scanned or judged when they came are now.
import type { Deps } from '#platform/deps.ts'
import { afterFault } from '#platform/outbox/after-fault.ts'
import { addJob, done, type JobResult, type JobRunner } from '#platform/outbox/outbox.ts'
import type { Fault } from '#platform/providers/faults.ts'
import { TOO_LARGE_TO_SCAN } from '#platform/providers/file-scan/port.ts'
import {
  documentRow,
  fulfilRequests,
  lockDocument,
  noteScan,
  removeDocument,
  statementMonths,
} from '#platform/store/documents.ts'
import { addEvent } from '#platform/store/events.ts'
import { noteJudged } from '#platform/store/judged-documents.ts'
import { lockLead } from '#platform/store/leads.ts'
import { askSenderAgain } from './ask-again.server.ts'
import { scanOf } from './check-files.server.ts'
import { judge } from './judge-documents.server.ts'
import { openDocumentBytes } from './read-document.server.ts'
import { unsettleStatements } from './settle-statements.server.ts'

/** Removes the bytes of an upload that never got its row, or whose row was taken back. */
export const removeUnkeptFile =
  (deps: Deps): JobRunner<'remove-unkept-file'> =>
  async (job) => {
    const row = await documentRow(deps.db, job.leadId, job.payload.document)
    if (row && !row.removedAt) return done
    const gone = await deps.blobs.delete(job.payload.blob)
    return gone.ok ? done : afterFault('the file store', 'the file was not removed', gone.refusal)
  }

/** Scans a document that came while the scanner did not answer; what is infected is removed, and the log says so. */
export const scanDocument =
  (deps: Deps): JobRunner<'scan-document'> =>
  async (job) => {
    const row = await documentRow(deps.db, job.leadId, job.payload.document)
    if (!row || row.removedAt || row.scan !== 'pending') return done
    const bytes = await openDocumentBytes(deps, row)
    if (!bytes) return { retry: 'the file store did not answer' }
    const scanned = await scanOf(deps, bytes)
    if (!scanned.ok) return afterUnscanned(scanned.refusal)
    const scan = scanned.value
    await deps.db.transaction(async (tx) => {
      const now = deps.clock()
      const lead = await lockLead(tx, row.leadId)
      await noteScan(tx, row.leadId, row.id, scan, now)
      if (scan !== 'infected') {
        if (row.kind !== 'bank-statement') return
        await addJob(tx, { kind: 'read-statements', leadId: row.leadId }, now)
        if (deps.statementAnalysis) await addJob(tx, { kind: 'analyse-statements', leadId: row.leadId }, now)
        return
      }
      const detail = { document: row.id, kind: row.kind, reason: 'infected' } as const
      await addEvent(tx, { leadId: row.leadId, kind: 'document-removed', actor: 'system', detail }, now)
      // What it had answered is open again, and its sender was told that it had come.
      await removeDocument(tx, row, now)
      if (!lead) return
      if (row.kind === 'bank-statement')
        await unsettleStatements(tx, lead, await statementMonths(tx, row.leadId), now)
      await askSenderAgain(tx, deps, lead, row, ['infected'])
    })
    if (scan === 'infected') await deps.blobs.delete(row.blobKey)
    return done
  }

/** Judges a document that came while there was no place for it. Whatever comes of it, nothing is refused any more: its sender is asked. */
export const judgeDocument =
  (deps: Deps): JobRunner<'judge-document'> =>
  async (job) => {
    const row = await documentRow(deps.db, job.leadId, job.payload.document)
    if (!row || row.removedAt || row.judged !== 'pending') return done
    const bytes = await openDocumentBytes(deps, row)
    if (!bytes) return { retry: 'the file store did not answer' }
    const { judged, faults } = await judge(deps, { bytes, mime: row.mime, kind: row.kind })
    if (judged === 'pending') return { retry: 'there was no place to judge it' }
    await deps.db.transaction(async (tx) => {
      const now = deps.clock()
      const lead = await lockLead(tx, row.leadId)
      // Taken back while it was opened, it answers nothing.
      const kept = await lockDocument(tx, row.leadId, row.id)
      if (!lead || !kept || kept.removedAt || kept.judged !== 'pending') return
      await noteJudged(tx, row, { verdict: judged, faults })
      if (judged === 'usable') await fulfilRequests(tx, row.leadId, row.kind, now, row.uploadedAt)
      if (judged === 'unusable' && row.kind === 'bank-statement')
        await unsettleStatements(tx, lead, await statementMonths(tx, row.leadId), now)
      if ((judged === 'unusable' || judged === 'doubtful') && !kept.acceptedAt && !kept.keptAt)
        await askSenderAgain(tx, deps, lead, kept, faults)
    })
    deps.nudge()
    return done
  }

/** A scanner that starts reads its signatures for a minute or more. */
const SCANNER_AGAIN_S = 300

function afterUnscanned(fault: Fault): JobResult {
  // No later try takes it: staff read what it is, and the document stays unscanned.
  if (fault.vendorCode === TOO_LARGE_TO_SCAN)
    return { giveUp: 'the file is larger than the scanner takes (StreamMaxLength in its setting)' }
  return afterFault('the scanner', 'the file was not scanned', {
    retryAfterSeconds: SCANNER_AGAIN_S,
    ...fault,
  })
}
