// 'I'm not happy with this offer.': why is written down, the representative has it on the list of what is due, the offer stays open.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { mayChoose } from '#core/domain/lead-stage.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead } from '#platform/store/leads.ts'
import { addOwnerRequest } from '#platform/store/owner-requests.ts'
import type { objectToOffer as declared } from './contract.ts'

/** Refuses with 'not-possible-now' where no offer is open. */
export async function objectToOffer(
  deps: Deps,
  { lead: { id } }: Application,
  { objection }: RequestOf<typeof declared>,
  { ip, userAgent }: Call,
): Promise<Answer<ResponseOf<typeof declared>>> {
  const now = deps.clock()
  return deps.db.transaction(async (tx): Promise<Answer<{ ok: boolean }>> => {
    const lead = await lockLead(tx, id)
    const decision = lead && mayChoose(lead.stage) ? await currentDecision(tx, id) : null
    if (!decision) return refused({ code: 'not-possible-now' })
    const by = { actor: 'applicant', ip, userAgent } as const
    const detail = { decision: decision.id, objection }
    await addEvent(tx, { leadId: id, kind: 'offer-objected', ...by, detail }, now)
    await addOwnerRequest(tx, id, 'offer', now)
    return ok({ ok: true })
  })
}
