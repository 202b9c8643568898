// Counts who reads a list, so often an hour. A search, a filter, another order or a further page is noted in the staff log, with how many came and never the words.
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
  /** By a filter or an order that is not the plain one: all of them together show the whole list. */
  readonly narrowed?: boolean
  /** A page after the first. */
  readonly cursor?: string
  /** Rows that are answered. */
  readonly found: number
}

/**
 * To be awaited before the list is answered; refuses whoever reads too much in an hour. The plain first page is what the staff room opens
 * with: it is counted, but neither refused nor written down.
 */
export async function noteListRead(
  deps: Deps,
  { id }: Pick<LoggedIn, 'id'>,
  { list, search, narrowed, cursor, found }: ListRead,
  call: Call,
): Promise<Refused<Refusal> | null> {
  return deps.db.transaction(async (tx) => {
    const plain = !cursor && !search?.trim() && !narrowed
    const usedUp = await countUse(tx, deps, { id }, 'lists', call)
    if (plain) return null
    if (usedUp) return usedUp
    const { ip, userAgent } = call
    const kind = cursor ? 'list-paged' : search?.trim() ? 'list-searched' : 'list-narrowed'
    const event = { staffId: id, kind, actorId: id, ip, userAgent, detail: { list, found } }
    await addStaffEvent(tx, event, deps.clock())
    return null
  })
}
