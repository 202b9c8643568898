// Applicants' sessions that were ended before they ran out.
import type { Queryable } from '../db/db.ts'

export interface LeadSession {
  readonly leadId: string
  readonly id: string
  readonly expiresAt: Date
  /** The link that opened it, where a member of staff had it to copy; null else. */
  readonly copiedLink: string | null
  /** The link that opened it else, until something was done by it; null where there was none. */
  readonly mailedLink: string | null
}

/** Ends a session for good; a second time changes nothing. */
export async function endSession(db: Queryable, { leadId, id, expiresAt }: LeadSession): Promise<void> {
  await db.query(
    `insert into ended_session (lead_id, id, expires_at) values ($1::uuid, $2, $3::timestamptz) on conflict do nothing`,
    [leadId, id, expiresAt],
  )
}

/** Also by the erasure of its application: nothing opens that any more, and no fresh link leads to it. */
export async function hasEnded(db: Queryable, { leadId, id }: LeadSession): Promise<boolean> {
  const rows = await db.query(
    `select 1 from ended_session where lead_id = $1::uuid and id = $2
     union all select 1 from lead where id = $1::uuid and 'application' = any(retired) limit 1`,
    [leadId, id],
  )
  return rows.length > 0
}

/** Forgets those whose cookie is of no more use by itself. */
export const forgetEnded = (db: Queryable, now: Date): Promise<unknown> =>
  db.query(`delete from ended_session where expires_at < $1::timestamptz`, [now])
