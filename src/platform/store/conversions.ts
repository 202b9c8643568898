// Our own record of what marketing tags would have been told; each once for an application.
import type { Queryable } from '../db/db.ts'

export async function noteConversion(db: Queryable, leadId: string, name: string, at: Date): Promise<void> {
  await db.query(
    `insert into conversion (lead_id, name, at) values ($1::uuid, $2, $3::timestamptz) on conflict do nothing`,
    [leadId, name, at],
  )
}
