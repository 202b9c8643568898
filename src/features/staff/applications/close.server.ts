// The end of an application by a person, and the way back: withdrawing and reopening.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { isClosed, mayMove } from '#core/domain/lead-stage.ts'
import { refused } from '#core/ground/outcome.ts'
import { keepBankConnections } from '#features/capabilities/bank-link/revoke.server.ts'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import { endApplication } from '#features/capabilities/retention/end-application.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { isToBeErased } from '#platform/store/retention.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { addEvent } from '#platform/store/events.ts'
import { byStaff, done, type LoggedIn } from '../login/session.server.ts'
import type * as contract from './action-contract.ts'
import { leaveGoingOut } from './going-out.server.ts'
import { changeLeadFor } from './lead-for.server.ts'
import { missingReason } from './reasons.server.ts'

/** Ends an application on the applicant's wish or because it leads nowhere; the bank's access is given back. */
export async function withdraw(
  deps: Deps,
  staff: LoggedIn,
  request: RequestOf<typeof contract.withdraw>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const wrong = missingReason(request.reason, call)
  const now = deps.clock()
  return changeLeadFor(deps, staff, request.id, 'withdraw', async (tx, lead) => {
    if (wrong) return wrong
    if (!mayMove(lead.stage, 'withdrawn')) return refused({ code: 'not-possible-now' })
    const by = byStaff(staff, call)
    const detail = { reason: request.reason.trim() }
    await addEvent(tx, { leadId: lead.id, kind: 'application-withdrawn', ...by, detail }, now)
    await leaveGoingOut(tx, lead.id, now)
    await endApplication(tx, lead.id, 'withdrawn', by, now)
    return done
  })
}

/** Takes a closed application back into review; the previous decision stays on record, and the clock for an answer starts over. */
export async function reopen(
  deps: Deps,
  staff: LoggedIn,
  request: RequestOf<typeof contract.reopen>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const wrong = missingReason(request.reason, call)
  const now = deps.clock()
  return changeLeadFor(deps, staff, request.id, 'reopen', async (tx, lead) => {
    if (wrong) return wrong
    if (!isClosed(lead.stage) || !mayMove(lead.stage, 'in-review') || (await isToBeErased(tx, lead.id)))
      return refused({ code: 'not-possible-now' })
    const by = byStaff(staff, call)
    const detail = { reason: request.reason.trim() }
    await addEvent(tx, { leadId: lead.id, kind: 'application-reopened', ...by, detail }, now)
    await leaveGoingOut(tx, lead.id, now)
    await moveStage(tx, lead.id, 'in-review', by, now)
    await keepBankConnections(tx, lead.id)
    await addJob(tx, sendMessageJob(lead.id, 'in-review'), now)
    // Only what is shown is worked out anew: a person decides from here on.
    await addJob(tx, { kind: 'decide-application', leadId: lead.id }, now)
    return done
  })
}
