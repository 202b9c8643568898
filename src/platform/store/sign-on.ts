// Sign-ons that have begun, and which account of an issuer stands for which member of staff.
import type { Queryable } from '../db/db.ts'
import { tokenHash } from './staff-sessions.ts'
import { readStaff, type StaffRow } from './staff.ts'

const MINUTES = 10

export interface BegunSignOn {
  /** Where the person wanted to go, below /business. */
  readonly path: string
  /** Whose fresh proof it is to be; null for a login. */
  readonly staffId: string | null
  readonly begunAt: Date
}

/** Notes a sign-on for ten minutes; the token is the browser's alone. */
export async function beginSignOn(
  db: Queryable,
  { token, path, staffId }: { token: string; path: string; staffId: string | null },
  now: Date,
): Promise<void> {
  await db.query(
    `insert into staff_sign_on (token_hash, path, staff_id, begun_at) values ($1, $2, $3::uuid, $4::timestamptz)`,
    [tokenHash(token), path, staffId, now],
  )
  await db.query('delete from staff_sign_on where begun_at < $1::timestamptz', [oldest(now)])
}

/** Takes a sign-on away and answers it; null when there is none, it was used, or its time is over. */
export async function takeSignOn(db: Queryable, token: string, now: Date): Promise<BegunSignOn | null> {
  const [row] = await db.query<BegunSignOn>(
    `delete from staff_sign_on where token_hash = $1 returning path, staff_id as "staffId", begun_at as "begunAt"`,
    [tokenHash(token)],
  )
  return row && row.begunAt >= oldest(now) ? row : null
}

const oldest = (now: Date): Date => new Date(now.getTime() - MINUTES * 60_000)

/** An account of an issuer. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
}

/** Whom an account stands for; null when it stands for nobody yet. */
export async function staffByIdentity(
  db: Queryable,
  { issuer, subject }: Identity,
): Promise<StaffRow | null> {
  const [row] = await db.query<{ id: string }>(
    'select staff_id as id from staff_identity where issuer = $1 and subject = $2',
    [issuer, subject],
  )
  return row ? readStaff(db, row.id) : null
}

/** Links an account for good; false when it stands for somebody already, or the person has another one of that issuer. */
export async function linkIdentity(
  tx: Queryable,
  staffId: string,
  { issuer, subject }: Identity,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into staff_identity (issuer, subject, staff_id, linked_at) values ($1, $2, $3::uuid, $4::timestamptz)
     on conflict do nothing returning staff_id`,
    [issuer, subject, staffId, now],
  )
  return rows.length > 0
}
