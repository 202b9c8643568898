// Recovery codes of staff: kept as hashes only, each good for one login in place of the second factor.
import type { Queryable } from '../db/db.ts'
import { tokenHash } from './staff-sessions.ts'

/** Puts new codes in place of all that there were. */
export async function replaceRecoveryCodes(
  tx: Queryable,
  staffId: string,
  codes: readonly string[],
  now: Date,
): Promise<void> {
  await tx.query('delete from staff_recovery_code where staff_id = $1::uuid', [staffId])
  await tx.query(
    `insert into staff_recovery_code (staff_id, code_hash, created_at)
     select $1::uuid, hash, $3::timestamptz from unnest($2::text[]) as hash`,
    [staffId, codes.map(tokenHash), now],
  )
}

/** Uses a code up; false when it is none of theirs or was used before. */
export async function useRecoveryCode(
  tx: Queryable,
  staffId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update staff_recovery_code set used_at = $3::timestamptz
     where staff_id = $1::uuid and code_hash = $2 and used_at is null returning staff_id`,
    [staffId, tokenHash(code), now],
  )
  return rows.length > 0
}

export async function dropRecoveryCodes(tx: Queryable, staffId: string): Promise<void> {
  await tx.query('delete from staff_recovery_code where staff_id = $1::uuid', [staffId])
}

/** How many are left. */
export async function recoveryCodesLeft(db: Queryable, staffId: string): Promise<number> {
  const rows = await db.query<{ n: number }>(
    'select count(*)::int as n from staff_recovery_code where staff_id = $1::uuid and used_at is null',
    [staffId],
  )
  return rows[0]?.n ?? 0
}
