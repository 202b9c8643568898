// The end of a renewal: with a bank the model continues by itself, without one a person does; the owner reads which.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { hasChosen, hasOffer } from '#core/domain/lead-stage.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { sendMessageJob, unlessDecided } from '#features/capabilities/messages/send-message-job.ts'
import { findDoing } from '#features/capabilities/offers/doing.server.ts'
import { noteFinished } from '#features/capabilities/link-visit/visit.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { BusinessVisit } from '#platform/http/business-door.ts'
import type { Call } from '#platform/http/call.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { statementMonths } from '#platform/store/documents.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead, readLead, type LeadRow } from '#platform/store/leads.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import type { finish as declared } from './contract.ts'

type Finished = ResponseOf<typeof declared>

export async function finish(
  deps: Deps,
  visit: BusinessVisit,
  _request: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<Finished>> {
  const now = deps.clock()
  const finished = await deps.db.transaction(async (tx): Promise<Answer<Omit<Finished, 'since'>>> => {
    const lead = visit.lead && (await lockLead(tx, visit.lead.id))
    if (!lead) return refused({ code: 'not-possible-now' })
    const reading = lead.bankState === 'linked' || lead.bankState === 'linking'
    // Statements that made it complete have brought their own message.
    const received = sendMessageJob(lead.id, 'renewal-received')
    if (lead.stage === 'bank-needed' && !visit.link.finishedAt)
      await addJob(tx, reading ? unlessDecided(received, now) : received, now)
    if (lead.stage === 'bank-needed' && !reading) await toReview(tx, lead, now)
    await noteFinished(tx, visit, call, now)
    return ok({
      completed_plaid: reading,
      statement_months: await statementMonths(tx, lead.id),
      state: hasOffer(lead.stage) ? 'offers' : reading && lead.stage === 'bank-needed' ? 'pending' : 'review',
    })
  })
  deps.nudge()
  if (!finished.ok) return finished
  const lead = visit.lead && (await readLead(deps.db, visit.lead.id))
  return ok({ ...finished.value, since: lead && (await sinceOf(deps, lead)) })
}

/** The link opens this page for as long as it lives: it never says that somebody looks at what waits for the owner, or is chosen. */
async function sinceOf(deps: Deps, lead: LeadRow): Promise<Finished['since']> {
  const doing = await findDoing(deps, lead)
  if (doing === 'owners' || doing === 'owners-others') return doing
  return hasChosen(lead.stage) ? 'chosen' : null
}

/** No bank answers for it: whoever knows the customer looks at the request. */
async function toReview(tx: Queryable, { id }: LeadRow, now: Date): Promise<void> {
  if (!(await moveStage(tx, id, 'in-review', { actor: 'system' }, now))) return
  await addEvent(tx, { leadId: id, kind: 'sent-to-review', actor: 'system', detail: { why: 'renewal' } }, now)
}
