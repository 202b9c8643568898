// Shows one encrypted answer, or the text of a sent message, to those who may see it; the audit log keeps who, when and why.
import { leadFields } from '#core/contract/lead-fields.ts'
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addEvent } from '#platform/store/events.ts'
import { openSecret } from '#platform/store/lead-secrets.ts'
import { byStaff, type LoggedIn } from '../login/session.server.ts'
import { countUse } from '../quotas.server.ts'
import type { reveal as declared } from './action-contract.ts'
import { openedLeadFor } from './open-file.server.ts'
import { missingReason } from './reasons.server.ts'

export async function reveal(
  deps: Deps,
  staff: LoggedIn,
  { id, field, reason }: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<{ value: string }>> {
  const found = await openedLeadFor(deps, staff, id, 'reveal')
  if (!found.ok) return found
  const missing = missingReason(reason, call)
  if (missing) return missing
  const sealed = found.value.secrets[field]
  if (!sealed) return refused({ code: 'not-found' })
  const value = openSecret(deps, id, field, sealed)
  if (value === null) return refused({ code: 'unreadable-value' })
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const usedUp = await countUse(tx, deps, staff, 'reveals', call)
    if (usedUp) return usedUp
    // Logged before it is shown: a value that could not be logged is not given away.
    const detail = { field, reason: reason.trim() }
    await addEvent(tx, { leadId: id, kind: 'secret-revealed', ...byStaff(staff, call), detail }, now)
    return ok({ value: leadFields[field].kind.show(value) })
  })
}
