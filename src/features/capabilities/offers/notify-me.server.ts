// 'Notify me': written down; after a decline whose plan has a day still to come, one message is asked for on that day.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused } from '#core/ground/outcome.ts'
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
import { wantsToBeForgotten } from '#platform/store/retention.ts'
import type { selectNotifyMe as declared } from './contract.ts'
import { planOf } from './decline-plan.server.ts'

const done: Answer<{ ok: boolean }> = ok({ ok: true })

/** Morning in New York, in winter and in summer. */
const TOLD_AT = 'T14:00:00Z'

export async function selectNotifyMe(
  deps: Deps,
  { lead }: Application,
  { notify_me: wanted }: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declared>>> {
  return setWish(deps, lead, wanted, call)
}

/** The same wish twice is one. Taken back, the message that waits does not go out. 409 'erasure-asked': nothing is asked of what is to be erased. */
export async function setWish(
  deps: Deps,
  lead: Pick<LeadRow, 'id'>,
  wanted: boolean,
  { ip, userAgent }: Call,
): Promise<Answer<{ ok: boolean }>> {
  const now = deps.clock()
  return deps.db.transaction(async (tx): Promise<Answer<{ ok: boolean }>> => {
    const current = await lockLead(tx, lead.id)
    if (!current) return done
    if (wanted && (await wantsToBeForgotten(tx, lead.id))) return refused({ code: 'erasure-asked' })
    // Declined anew, it has another plan: what was asked of the one before is asked again.
    const decision = wanted && current.stage === 'declined' ? await currentDecision(tx, current.id) : null
    if ((await isToBeTold(tx, lead.id, decision?.at)) === wanted) return done
    const kind = wanted ? 'notify-asked' : 'notify-declined'
    await addEvent(tx, { leadId: lead.id, kind, actor: 'applicant', ip, userAgent }, now)
    if (wanted) await askForMessage(tx, deps, current, now)
    return done
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
