// The door to one application: it exists, the asker may see it, and may do to it what they ask for.
import type { Answer } from '#core/contract/refusals.ts'
import { mayDo, type LeadAction, type StaffMember } from '#core/domain/access.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { lockLead, readLead, type LeadRow } from '#platform/store/leads.ts'

const judge = (
  lead: LeadRow | null,
  staff: StaffMember,
  ...actions: readonly LeadAction[]
): Answer<LeadRow> => {
  if (!lead) return refused({ code: 'not-found' })
  if (!mayDo(staff, 'view', lead)) {
    if (mayDo(staff, 'take', lead) && actions.includes('take')) return ok(lead)
    // Another's application looks like none at all to whoever may not see it; a free one, which stands in their list, must be taken first:
    // whoever came in with an auth key is told so too, and takes it with their password.
    const free = mayDo({ ...staff, scope: 'full' }, 'take', lead)
    return refused({ code: free ? 'take-first' : 'not-found' })
  }
  return actions.some((action) => mayDo(staff, action, lead)) ? ok(lead) : refused({ code: 'not-allowed' })
}

export const leadFor = async (
  db: Queryable,
  staff: StaffMember,
  id: string,
  action: LeadAction,
): Promise<Answer<LeadRow>> => judge(await readLead(db, id), staff, action)

/** The same where one right of several suffices. */
export const leadForAny = async (
  db: Queryable,
  staff: StaffMember,
  id: string,
  actions: readonly LeadAction[],
): Promise<Answer<LeadRow>> => judge(await readLead(db, id), staff, ...actions)

/**
 * One change of an application, whole or not at all: the row is kept from changing until the end, and the jobs that the change asked for
 * begin once it stands.
 */
export async function changeLeadFor<T>(
  deps: Pick<Deps, 'db' | 'nudge'>,
  staff: StaffMember,
  id: string,
  action: LeadAction,
  change: (tx: Queryable, lead: LeadRow) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const changed = await deps.db.transaction(async (tx): Promise<Answer<T>> => {
    const found = judge(await lockLead(tx, id), staff, action)
    return found.ok ? change(tx, found.value) : found
  })
  if (changed.ok) deps.nudge()
  return changed
}
