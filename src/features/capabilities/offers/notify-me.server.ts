// 'Notify me': written down; after a decline whose plan has a day still to come, one message is asked for on that day.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok } from '#core/ground/outcome.ts'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { openDecision } from '#platform/store/decision-basis.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead, type LeadRow } from '#platform/store/leads.ts'
import { isToBeTold } from '#platform/store/notify-wishes.ts'
import type { selectNotifyMe as declared } from './contract.ts'
import { planOf } from './decline-plan.server.ts'

/** Morning in New York, in winter and in summer. */
const TOLD_AT = 'T14:00:00Z'

export async function selectNotifyMe(
  deps: Deps,
  { lead }: Application,
  { notify_me: wanted }: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declared>>> {
  await setWish(deps, lead, wanted, call)
  return ok({ ok: true })
}

/** The same wish twice is one. Taken back, the message that waits does not go out. */
export async function setWish(
  deps: Deps,
  lead: Pick<LeadRow, 'id'>,
  wanted: boolean,
  { ip, userAgent }: Call,
): Promise<void> {
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    const current = await lockLead(tx, lead.id)
    if (!current) return
    // Declined anew, it has another plan: what was asked of the one before is asked again.
    const decision = wanted && current.stage === 'declined' ? await currentDecision(tx, current.id) : null
    if ((await isToBeTold(tx, lead.id, decision?.at)) === wanted) return
    const kind = wanted ? 'notify-asked' : 'notify-declined'
    await addEvent(tx, { leadId: lead.id, kind, actor: 'applicant', ip, userAgent }, now)
    if (wanted) await askForMessage(tx, deps, current, now)
  })
}

async function askForMessage(tx: Queryable, { policy, keys }: Deps, lead: LeadRow, now: Date): Promise<void> {
  if (lead.stage !== 'declined') return
  const decision = await currentDecision(tx, lead.id)
  const by = decision && planOf(policy, openDecision(keys, decision))?.by
  if (!by || by <= easternDay(now)) return
  const job = sendMessageJob(lead.id, 'plan-date', { decision: decision.id })
  await addJob(tx, { ...job, runAt: new Date(by + TOLD_AT) }, now)
}
