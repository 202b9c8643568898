// Renewals in the database: the one that is under way, its link, and whose it becomes.
import { stages, isClosed, hasChosen } from '#core/domain/lead-stage.ts'
import type { Queryable } from '../db/db.ts'
import { columns, type LeadRow } from './leads.ts'

/** Stages in which a renewal is under way: another link continues it. One whose offer was chosen is done, as far as the owner goes. */
const underWay = stages.filter((stage) => !isClosed(stage) && !hasChosen(stage))

/** The business's renewal that is under way, locked; null where none is. The caller holds the business's lock. */
export async function lockOpenRenewal(tx: Queryable, businessId: string): Promise<LeadRow | null> {
  const rows = await tx.query<LeadRow>(
    `select ${columns} from lead where business_id = $1::uuid and kind = 'renewal' and stage = any($2::text[])
     order by created_at desc limit 1 for update`,
    [businessId, underWay],
  )
  return rows[0] ?? null
}

/** Whether the business has an application that waits for something: another one would only stand in its way. */
export async function isUnderWay(db: Queryable, businessId: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from lead where business_id = $1::uuid and stage = any($2::text[]) limit 1`,
    [businessId, underWay],
  )
  return rows.length > 0
}

/** Binds a link to the application that it opens from now on. */
export async function leadLinkTo(
  tx: Queryable,
  { subjectId, id }: { readonly subjectId: string; readonly id: string },
  leadId: string,
): Promise<void> {
  await tx.query(`update link set lead_id = $3::uuid where subject_id = $1::uuid and id = $2::uuid`, [
    subjectId,
    id,
    leadId,
  ])
}

/** The member of staff, if it is a representative who still works here; others only help out. */
export async function representativeOf(tx: Queryable, staffId: string | null): Promise<string | null> {
  const rows = await tx.query<{ id: string }>(
    `select id from staff where id = $1::uuid and role = 'representative' and disabled_at is null`,
    [staffId],
  )
  return rows[0]?.id ?? null
}

/** The id of the representative with this e-mail who still works here; null for anybody else. */
export async function representativeByEmail(db: Queryable, email: string): Promise<string | null> {
  const rows = await db.query<{ id: string }>(
    `select id from staff where email = lower($1) and role = 'representative' and disabled_at is null`,
    [email],
  )
  return rows[0]?.id ?? null
}
