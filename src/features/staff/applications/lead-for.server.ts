// The door to one application: it exists, the asker may see it, and may do to it what they ask for.
import type { Answer } from '#core/contract/refusals.ts'
import { mayDo, type LeadAction, type StaffMember } from '#core/domain/access.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Queryable } from '#platform/db/db.ts'
import { lockLead, readLead, type LeadRow } from '#platform/store/leads.ts'

const judge = (
  lead: LeadRow | null,
  staff: StaffMember,
  ...actions: readonly LeadAction[]
): Answer<LeadRow> => {
  if (!lead) return refused({ code: 'not-found' })
  if (!mayDo(staff, 'view', lead)) {
    const free = mayDo(staff, 'take', lead)
    if (free && actions.includes('take')) return ok(lead)
    // Another's application looks like none at all to whoever may not see it; a free one must be taken first.
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

/** The same inside a transaction, with the row kept from changing until its end. */
export const lockedLeadFor = async (
  tx: Queryable,
  staff: StaffMember,
  id: string,
  action: LeadAction,
): Promise<Answer<LeadRow>> => judge(await lockLead(tx, id), staff, action)
