// The door of staff to one business: it exists, the asker looks after it or sees all, and may do what they ask for.
import type { Answer } from '#core/contract/refusals.ts'
import { mayDoWith, type BusinessAction, type StaffMember } from '#core/domain/access.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Queryable } from '#platform/db/db.ts'
import { lockBusiness, readBusiness, type BusinessRow } from '#platform/store/businesses.ts'

/** Another's business looks like none at all to whoever may not see it. */
const judge = (row: BusinessRow | null, staff: StaffMember, action: BusinessAction): Answer<BusinessRow> => {
  if (!row || !mayDoWith(staff, 'view', row)) return refused({ code: 'not-found' })
  return mayDoWith(staff, action, row) ? ok(row) : refused({ code: 'not-allowed' })
}

export const businessFor = async (
  db: Queryable,
  staff: StaffMember,
  id: string,
  action: BusinessAction,
): Promise<Answer<BusinessRow>> => judge(await readBusiness(db, id), staff, action)

/** The same inside a transaction, with the row kept from changing until its end. */
export const lockedBusinessFor = async (
  tx: Queryable,
  staff: StaffMember,
  id: string,
  action: BusinessAction,
): Promise<Answer<BusinessRow>> => judge(await lockBusiness(tx, id), staff, action)
