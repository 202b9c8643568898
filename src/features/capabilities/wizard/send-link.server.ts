// 'Send me a new link': somebody holds only the lead id, so the way back goes to the address that the application knows.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { addEvent, happenedSince } from '#platform/store/events.ts'
import { lockLead } from '#platform/store/leads.ts'
import type { sendContinueLink as declared } from './contract.ts'

/** One message in this time, however often it is asked for: nobody's mailbox is filled by a stranger with an id. */
const ONCE_IN_MS = 10 * 60_000

/** Answers the same whether a message went out now or a moment ago, and never says where it went. */
export async function sendContinueLink(
  deps: Deps,
  { lead }: Application,
  _request: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declared>>> {
  if (!deps.email) return refused({ code: 'feature-off' })
  const { id } = lead
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    await lockLead(tx, id)
    if (await happenedSince(tx, id, 'link-asked', new Date(now.getTime() - ONCE_IN_MS))) return
    await addEvent(
      tx,
      { leadId: id, kind: 'link-asked', actor: 'applicant', ip: call.ip, userAgent: call.userAgent },
      now,
    )
    await addJob(tx, sendMessageJob(id, 'continue-link'), now)
  })
  deps.nudge()
  return ok({ ok: true })
}
