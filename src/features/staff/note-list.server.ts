// Who looked for somebody in a list, or read on in one, stands in the staff log: that and how many came, never what was looked for.
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addStaffEvent } from '#platform/store/staff.ts'
import type { LoggedIn } from './login/session.server.ts'

interface ListRead {
  readonly list: 'applications' | 'businesses' | 'affiliates'
  readonly search?: string
  /** A page after the first. */
  readonly cursor?: string
  /** Rows that are answered. */
  readonly found: number
}

/** To be awaited before the list is answered. The first page without a search is what the staff room opens with: it is not written down. */
export async function noteListRead(
  deps: Deps,
  { id }: Pick<LoggedIn, 'id'>,
  { list, search, cursor, found }: ListRead,
  { ip, userAgent }: Call,
): Promise<void> {
  if (!cursor && !search?.trim()) return
  const kind = cursor ? 'list-paged' : 'list-searched'
  const event = { staffId: id, kind, actorId: id, ip, userAgent, detail: { list, found } }
  await addStaffEvent(deps.db, event, deps.clock())
}
