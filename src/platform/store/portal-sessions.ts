// The portal's sessions: of a contact, kept as hashes only, looked up at every call, ended at once when they are ended.
import type { Id } from '#core/ground/id.ts'
import type { Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'
import type { ContactKey } from './portal-codes.ts'
import { tokenHash } from './staff-sessions.ts'

const IDLE_MINUTES = 30
export const LONGEST_HOURS = 12

export interface PortalSession extends ContactKey {
  readonly id: Id
  readonly seenAt: Date
}

export async function startPortalSession(
  tx: Queryable,
  session: ContactKey & { readonly token: string; readonly ip: string; readonly userAgent: string },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into portal_session (token_hash, id, channel, contact_key, created_at, seen_at, expires_at, ip, user_agent)
     values ($1, $2::uuid, $3, $4, $5::timestamptz, $5::timestamptz, $5::timestamptz + make_interval(hours => $6::int), $7, $8)`,
    [
      tokenHash(session.token),
      newId(now),
      session.channel,
      session.key,
      now,
      LONGEST_HOURS,
      session.ip,
      session.userAgent,
    ],
  )
}

const alive = `expires_at > $2::timestamptz and seen_at > $2::timestamptz - make_interval(mins => ${IDLE_MINUTES})`

/** The session of a token: null when unknown, ended, idle for 30 minutes or older than 12 hours. */
export async function readPortalSession(
  db: Queryable,
  token: string,
  now: Date,
): Promise<PortalSession | null> {
  const rows = await db.query<PortalSession>(
    `select id, channel, contact_key as key, seen_at as "seenAt" from portal_session where token_hash = $1 and ${alive}`,
    [tokenHash(token), now],
  )
  return rows[0] ?? null
}

/** Moves the idle limit on. */
export const touchPortalSession = (db: Queryable, id: string, now: Date): Promise<unknown> =>
  db.query('update portal_session set seen_at = $2::timestamptz where id = $1::uuid', [id, now])

export const endPortalSession = (tx: Queryable, token: string): Promise<unknown> =>
  tx.query('delete from portal_session where token_hash = $1', [tokenHash(token)])

/** Ends every session of a contact, this browser's too. */
export const endPortalSessionsOf = (tx: Queryable, { channel, key }: ContactKey): Promise<unknown> =>
  tx.query('delete from portal_session where channel = $1 and contact_key = $2', [channel, key])

/** In how many browsers the contact is logged in. */
export async function countPortalSessions(
  db: Queryable,
  { channel, key }: ContactKey,
  now: Date,
): Promise<number> {
  const rows = await db.query<{ n: number }>(
    `select count(*)::int as n from portal_session where channel = $1 and contact_key = $3 and ${alive}`,
    [channel, now, key],
  )
  return rows[0]?.n ?? 0
}

/** Sessions and codes that ran out. */
export async function forgetPortal(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from portal_session where expires_at < $1::timestamptz', [now])
  await db.query(`delete from portal_code where expires_at < $1::timestamptz - interval '1 day'`, [now])
}
