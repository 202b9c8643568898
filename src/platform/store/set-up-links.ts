// Links by which somebody sets up their login: kept as hashes only, one for each, good for one use.
import type { Queryable } from '../db/db.ts'
import { tokenHash } from './staff-sessions.ts'

/** Puts a new link in place of the one that there was. */
export async function keepSetUpLink(
  tx: Queryable,
  staffId: string,
  code: string,
  expiresAt: Date,
): Promise<void> {
  await tx.query(
    `insert into staff_set_up_link (staff_id, code_hash, expires_at) values ($1::uuid, $2, $3::timestamptz)
     on conflict (staff_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
    [staffId, tokenHash(code), expiresAt],
  )
}

/** Uses a link up; answers whose it is. Null when it is unknown, used, ended, or its owner is disabled or has set up their login meanwhile. */
export async function takeSetUpLink(tx: Queryable, code: string, now: Date): Promise<string | null> {
  const rows = await tx.query<{ id: string }>(
    `delete from staff_set_up_link l using staff m
     where l.code_hash = $1 and l.expires_at > $2::timestamptz and m.id = l.staff_id
       and m.disabled_at is null and m.password_is_temporary
     returning l.staff_id as id`,
    [tokenHash(code), now],
  )
  return rows[0]?.id ?? null
}

export async function dropSetUpLink(tx: Queryable, staffId: string): Promise<void> {
  await tx.query('delete from staff_set_up_link where staff_id = $1::uuid', [staffId])
}
