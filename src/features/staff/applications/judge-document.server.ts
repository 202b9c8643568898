// What a member of staff says of a document that may be hard to read: it is taken as it is, or another one is asked for.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { whyAgain } from '#features/capabilities/uploads/ask-again.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Queryable } from '#platform/db/db.ts'
import { fulfilRequests, lockDocument, type DocumentRow } from '#platform/store/documents.ts'
import { addEvent } from '#platform/store/events.ts'
import { noteAccepted } from '#platform/store/judged-documents.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import type { LoggedIn } from '../login/session.server.ts'
import { changeLeadFor } from './lead-for.server.ts'
import { askFor } from './write-to.server.ts'
import type * as contract from './writing-contract.ts'

type OneDocument = RequestOf<typeof contract.acceptDocument>

export const acceptDocument = (deps: Deps, staff: LoggedIn, order: OneDocument) =>
  onDocument(deps, staff, order, async (tx, row) => {
    const now = deps.clock()
    await noteAccepted(tx, row, staff.id, now)
    await fulfilRequests(tx, row.leadId, row.kind, now)
    const detail = { document: row.id, kind: row.kind }
    await addEvent(
      tx,
      { leadId: row.leadId, kind: 'document-accepted', actor: 'staff', actorId: staff.id, detail },
      now,
    )
  })

export const askDocumentAgain = (deps: Deps, staff: LoggedIn, order: OneDocument) =>
  onDocument(deps, staff, order, (tx, row, lead) =>
    askFor(tx, deps, staff, lead, { kind: row.kind, message: whyAgain(row.faults, lead.language) }),
  )

async function onDocument(
  deps: Deps,
  staff: LoggedIn,
  { id, documentId }: OneDocument,
  change: (tx: Queryable, row: DocumentRow, lead: LeadRow) => Promise<void>,
): Promise<Answer<{ ok: boolean }>> {
  return changeLeadFor(deps, staff, id, 'request-document', async (tx, lead) => {
    const row = await lockDocument(tx, id, documentId)
    if (!row || row.removedAt) return refused({ code: 'not-found' })
    if (isClosed(lead.stage)) return refused({ code: 'not-possible-now' })
    await change(tx, row, lead)
    return ok({ ok: true })
  })
}
