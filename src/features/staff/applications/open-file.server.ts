// Why somebody opens a file: asked once per file and day; before it is answered no bank data, secret or document is shown.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { ok, refused, type Refused } from '#core/ground/outcome.ts'
import type { LeadAction } from '#core/domain/access.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addEvent, didSince, doneToday } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { byStaff, done, type LoggedIn } from '../login/session.server.ts'
import type { openFile as declared } from './action-contract.ts'
import { leadFor } from './lead-for.server.ts'

/** The database, or the transaction that one is in. */
interface Reading {
  readonly db: Queryable
  readonly clock: () => Date
}

/** Which of these applications the reader said today why they open. */
export const openedOf = (
  deps: Reading,
  staff: LoggedIn,
  leadIds: readonly string[],
): Promise<ReadonlySet<string>> => doneToday(deps.db, leadIds, 'file-opened', staff.id, deps.clock())

export const hasOpened = async (deps: Reading, staff: LoggedIn, leadId: string): Promise<boolean> =>
  (await openedOf(deps, staff, [leadId])).has(leadId)

/** Nobody decides on what they have not seen: the refusal for whoever has not said today why they open the file. */
export const unopened = async (
  deps: Reading,
  staff: LoggedIn,
  leadId: string,
): Promise<Refused<Refusal> | null> =>
  (await hasOpened(deps, staff, leadId)) ? null : refused({ code: 'reason-needed' })

/** The same for a second person, who has looked at the file since that moment besides. */
export const unseenSince = async (
  deps: Reading,
  staff: LoggedIn,
  leadId: string,
  since: Date,
): Promise<Refused<Refusal> | null> =>
  (await unopened(deps, staff, leadId)) ??
  ((await didSince(deps.db, leadId, 'application-viewed', staff.id, since))
    ? null
    : refused({ code: 'look-again' }))

/** The door to what is sensitive in a file: the right to it, and a reason that was given today. */
export async function openedLeadFor(
  deps: Deps,
  staff: LoggedIn,
  id: string,
  action: LeadAction,
): Promise<Answer<LeadRow>> {
  const found = await leadFor(deps.db, staff, id, action)
  if (!found.ok) return found
  return (await hasOpened(deps, staff, id)) ? ok(found.value) : refused({ code: 'reason-needed' })
}

export async function openFile(
  deps: Deps,
  staff: LoggedIn,
  { id, reason }: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const found = await leadFor(deps.db, staff, id, 'view')
  if (!found.ok) return found
  if (!(await hasOpened(deps, staff, id)))
    await addEvent(
      deps.db,
      { leadId: id, kind: 'file-opened', ...byStaff(staff, call), detail: { opening: reason } },
      deps.clock(),
    )
  return done
}
