// Staff say what a position or a credit is: their word is kept, the analysis is made again with it, and the application is decided again, where a person has not taken it.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { hasOffer } from '#core/domain/lead-stage.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { addBankLabel } from '#platform/store/bank-labels.ts'
import { addEvent } from '#platform/store/events.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import { byStaff, type LoggedIn } from '../login/session.server.ts'
import type { labelBank as declared } from './bank-contract.ts'
import { labelledLines } from './labelled-lines.server.ts'
import { isPersons } from '#features/capabilities/decision/settle-decision.server.ts'
import { askForLineBookAnew } from '#features/capabilities/bank-analysis/keep-line-book.server.ts'
import { changeLeadFor } from './lead-for.server.ts'
import { openedLeadFor } from './open-file.server.ts'

export async function labelBank(
  deps: Deps,
  staff: LoggedIn,
  { id, of, reason, ...said }: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declared>>> {
  const found = await openedLeadFor(deps, staff, id, 'label-bank')
  if (!found.ok) return found
  const lines = await labelledLines(deps, id, said, of)
  if (!lines.ok) return refused(refusalOfThread(lines.refusal))
  if (!lines.value) return refused({ code: 'not-possible-now' })
  const kept = reason === undefined ? lines.value : { ...lines.value, reason }
  const now = deps.clock()
  return changeLeadFor(deps, staff, id, 'label-bank', async (tx, lead) => {
    await addBankLabel(tx, deps.keys, { leadId: id, staffId: staff.id, ...said, lines: kept }, now)
    const detail = { what: said.kind, says: said.says }
    await addEvent(tx, { leadId: id, kind: 'bank-labelled', ...byStaff(staff, call), detail }, now)
    const decidedAnew = lead.stage === 'in-review' || hasOffer(lead.stage)
    await askForLineBookAnew(tx, id, now)
    if (decidedAnew) await addJob(tx, { kind: 'decide-application', leadId: id }, now)
    return ok({ ok: true, decidedAnew, byPerson: await isPersons(tx, lead) })
  })
}
