// Which documents have arrived, for the application's own browser or one that came by a link; and taking one back.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { standingOf } from '#core/domain/document-standing.ts'
import { mayTakeBack } from '#core/domain/documents.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { pick } from '#core/words/words.ts'
import { readAsked } from '#features/capabilities/still-asked/read-asked.server.ts'
import { areNumbersKnown } from '#platform/store/bank-data.ts'
import { en } from '#core/words/upload-refusals/en.ts'
import { es } from '#core/words/upload-refusals/es.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { lockDocument, documentsOf, statementMonths, nameOf } from '#platform/store/documents.ts'
import { addEvent } from '#platform/store/events.ts'
import { noteKept } from '#platform/store/judged-documents.ts'
import { lockLead } from '#platform/store/leads.ts'
import type { keepDocument, receivedDocuments, takeBack } from './contract.ts'
import { isAskedBy } from './hand-over-link.server.ts'
import { handOverState } from './hand-over.server.ts'
import { removeWithBytes } from './remove-document.server.ts'
import { unsettleStatements } from './settle-statements.server.ts'
import { tellSender } from './told.server.ts'

export async function listReceivedDocuments(
  deps: Deps,
  { lead, link }: Application,
  { hand_over: handOver }: RequestOf<typeof receivedDocuments>,
): Promise<Answer<ResponseOf<typeof receivedDocuments>>> {
  const rows = (await documentsOf(deps.db, lead.id)).filter(({ kind }) => isAskedBy(link, kind))
  const told = await tellSender(deps, lead.id, rows)
  const asking = { stage: lead.stage, byLink: link?.id ?? null }
  const asked = await readAsked(deps, lead)
  return ok({
    documents: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      name: nameOf(deps, row),
      months: [...row.months],
      pages: row.pages,
      at: row.uploadedAt.toISOString(),
      removable: mayTakeBack(row, asking),
      standing: standingOf(row, deps.clock()),
      faults: [...row.faults],
      told: told.files.get(row.id) ?? null,
    })),
    told: told.together,
    statement_months: await statementMonths(deps.db, lead.id),
    hand_over: handOver ? await handOverState(deps, lead.id, handOver) : null,
    asked: link ? asked.filter((each) => each.kind === 'document' && isAskedBy(link, each.document)) : asked,
    numbers_known: await areNumbersKnown(deps.db, lead.id),
  })
}

/** Also after a person has looked at it: the sender's word is one more thing that they know. */
export async function keepDoubtful(
  deps: Deps,
  { lead: { id: leadId }, link }: Application,
  { document }: RequestOf<typeof keepDocument>,
  call: Call,
): Promise<Answer<ResponseOf<typeof keepDocument>>> {
  const isThere = await deps.db.transaction(async (tx) => {
    await lockLead(tx, leadId)
    const row = await lockDocument(tx, leadId, document)
    if (!row || row.removedAt || !isAskedBy(link, row.kind)) return false
    const now = deps.clock()
    if (standingOf(row, now) !== 'doubtful') return true
    await noteKept(tx, row, now)
    const { ip, userAgent } = call
    const detail = { document: row.id, kind: row.kind, link: link?.id ?? null }
    await addEvent(tx, { leadId, kind: 'document-kept', actor: 'applicant', ip, userAgent, detail }, now)
    return true
  })
  return isThere ? ok({ kept: true }) : refused({ code: 'not-found' })
}

/** Refused, with what to do, once somebody has judged it or where it came by another way. */
export async function takeDocumentBack(
  deps: Deps,
  { lead: { id: leadId }, link }: Application,
  { document }: RequestOf<typeof takeBack>,
  call: Call,
): Promise<Answer<ResponseOf<typeof takeBack>>> {
  const taken = await deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, leadId)
    const row = await lockDocument(tx, leadId, document)
    if (!lead || !row || !isAskedBy(link, row.kind)) return 'unknown'
    if (row.removedAt) return 'gone'
    if (!mayTakeBack(row, { stage: lead.stage, byLink: link?.id ?? null })) return 'judged'
    const now = deps.clock()
    await removeWithBytes(tx, row, now)
    if (row.kind === 'bank-statement') {
      await unsettleStatements(tx, lead, await statementMonths(tx, leadId), now)
      await addJob(tx, { kind: 'read-statements', leadId }, now)
    }
    const { ip, userAgent } = call
    const detail = { document: row.id, kind: row.kind, link: link?.id ?? null }
    await addEvent(
      tx,
      { leadId, kind: 'document-taken-back', actor: 'applicant', ip, userAgent, detail },
      now,
    )
    return 'taken'
  })
  if (taken === 'unknown') return refused({ code: 'not-found' })
  if (taken === 'judged') {
    const { judged: detail } = pick({ en, es }, call.language)
    return refused({ code: 'done-already', extra: { detail } })
  }
  deps.nudge()
  return ok({ statement_months: await statementMonths(deps.db, leadId) })
}
