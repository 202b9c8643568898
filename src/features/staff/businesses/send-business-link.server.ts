// Links to a business by e-mail, text or copy; and those to its application that is under way, from the same place.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { links } from '#core/domain/links.ts'
import { refused } from '#core/ground/outcome.ts'
import { ownerOf } from '#features/capabilities/messages/addressee.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { applicationsOf } from '#platform/store/businesses.ts'
import { revokeLink } from '#platform/store/links.ts'
import { handOut, sendLink } from '../applications/write-to.server.ts'
import { done, type LoggedIn } from '../login/session.server.ts'
import type * as contract from './business-contract.ts'
import { businessFor, lockedBusinessFor } from './business-for.server.ts'
import { openApplication } from './businesses.server.ts'

type Sent = ResponseOf<typeof contract.sendBusinessLink>

export async function sendBusinessLink(
  deps: Deps,
  staff: LoggedIn,
  order: RequestOf<typeof contract.sendBusinessLink>,
  call: Call,
): Promise<Answer<Sent>> {
  const { id, kind, channel } = order
  if (links[kind].subject !== 'business') {
    const found = await businessFor(deps.db, staff, id, 'send-link')
    if (!found.ok) return found
    const open = openApplication(staff, await applicationsOf(deps.db, id))
    return open
      ? sendLink(deps, staff, { id: open.id, kind, channel }, call)
      : refused({ code: 'not-possible-now' })
  }
  const sent = await deps.db.transaction(async (tx): Promise<Answer<Sent>> => {
    const found = await lockedBusinessFor(tx, staff, id, 'send-link')
    if (!found.ok) return found
    if (found.value.purgedAt) return refused({ code: 'not-possible-now' })
    return handOut(tx, deps, staff, ownerOf(found.value), order, call)
  })
  deps.nudge()
  return sent
}

export async function revokeBusinessLink(
  deps: Deps,
  staff: LoggedIn,
  { id, linkId }: RequestOf<typeof contract.revokeBusinessLink>,
): Promise<Answer<{ ok: boolean }>> {
  const found = await businessFor(deps.db, staff, id, 'send-link')
  if (!found.ok) return found
  const revoked = await deps.db.transaction((tx) =>
    revokeLink(tx, { businessId: id, id: linkId, actorId: staff.id }, deps.clock()),
  )
  return revoked ? done : refused({ code: 'done-already' })
}
