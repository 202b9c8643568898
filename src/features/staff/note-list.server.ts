// Who looks for somebody in a list, or reads on in one: so often an hour, and it stands in the staff log with how many came, never with what was looked for.
import type { Refusal } from '#core/contract/refusals.ts'
import type { Refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addStaffEvent } from '#platform/store/staff.ts'
import type { LoggedIn } from './login/session.server.ts'
import { countUse } from './quotas.server.ts'

interface ListRead {
  readonly list: 'applications' | 'businesses' | 'affiliates'
  readonly search?: string
  /** A page after the first. */
  readonly cursor?: string
  /** Rows that are answered. */
  readonly found: number
}

/**
 * To be awaited before the list is answered; refuses whoever reads too much in an hour. The first page without a search is what the staff
 * room opens with: it is neither counted nor written down.
 */
export async function noteListRead(
  deps: Deps,
  { id }: Pick<LoggedIn, 'id'>,
  { list, search, cursor, found }: ListRead,
  call: Call,
): Promise<Refused<Refusal> | null> {
  if (!cursor && !search?.trim()) return null
  return deps.db.transaction(async (tx) => {
    const usedUp = await countUse(tx, deps, { id }, 'lists', call)
    if (usedUp) return usedUp
    const { ip, userAgent } = call
    const kind = cursor ? 'list-paged' : 'list-searched'
    const event = { staffId: id, kind, actorId: id, ip, userAgent, detail: { list, found } }
    await addStaffEvent(tx, event, deps.clock())
    return null
  })
}
