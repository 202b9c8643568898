// Staff sessions and auth keys: kept as hashes only, looked up at every call, ended at once when they are ended.
import { createHash } from 'node:crypto'
import type { Role, Scope } from '#core/domain/access.ts'
import type { Queryable } from '../db/db.ts'

const IDLE_MINUTES = 30
const LONGEST_HOURS = 12

/** Tokens and keys are long and random, so a plain hash is enough: nobody can try them all. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

export interface StaffSession {
  readonly staffId: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly scope: Scope
  readonly seenAt: Date
  readonly expiresAt: Date
  /** Cents that the key which opened it is bound to: 0 for an older key that was bound to none, null for a session that decides without one. */
  readonly keyAmount: number | null
  readonly secondFactor: boolean
  readonly passwordIsTemporary: boolean
  /** When the person last proved a second factor within it; null = never. */
  readonly provenAt: Date | null
  /** It was opened by a sign-on. */
  readonly bySignOn: boolean
  readonly hasPassword: boolean
}

export async function startSession(
  tx: Queryable,
  session: {
    token: string
    staffId: string
    scope: Scope
    authKeyId?: string
    provenAt: Date | null
    bySignOn?: boolean
    ip: string
    userAgent: string
  },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into staff_session (token_hash, staff_id, scope, created_at, seen_at, expires_at, ip, user_agent, auth_key_id, proven_at, by_sign_on)
     values ($1, $2::uuid, $3, $4::timestamptz, $4::timestamptz, $5::timestamptz, $6, $7, $8::uuid, $9::timestamptz, $10::boolean)`,
    [
      tokenHash(session.token),
      session.staffId,
      session.scope,
      now,
      new Date(now.getTime() + LONGEST_HOURS * 3_600_000),
      session.ip,
      session.userAgent,
      session.authKeyId ?? null,
      session.provenAt,
      session.bySignOn ?? false,
    ],
  )
  await tx.query('delete from staff_session where expires_at < $1::timestamptz', [now])
}

/** The session of a token: null when unknown, ended, idle for 30 minutes, older than 12 hours, its key has ended, or its owner is disabled. */
export async function readSession(db: Queryable, token: string, now: Date): Promise<StaffSession | null> {
  const rows = await db.query<StaffSession>(
    `select s.staff_id as "staffId", m.name, m.email, m.role, s.scope, s.seen_at as "seenAt", s.expires_at as "expiresAt", s.proven_at as "provenAt",
       m.totp_confirmed_at is not null as "secondFactor", m.password_is_temporary as "passwordIsTemporary",
       s.by_sign_on as "bySignOn", m.password_hash is not null as "hasPassword",
       case when s.scope = 'decide' then coalesce((select k.amount from staff_auth_key k where k.id = s.auth_key_id), 0) end as "keyAmount"
     from staff_session s join staff m on m.id = s.staff_id
     where s.token_hash = $1 and m.disabled_at is null and s.expires_at > $2::timestamptz and s.seen_at > $3::timestamptz
       and (s.auth_key_id is null or exists (select 1 from staff_auth_key k
         where k.id = s.auth_key_id and k.revoked_at is null and k.expires_at > $2::timestamptz))`,
    [tokenHash(token), now, new Date(now.getTime() - IDLE_MINUTES * 60_000)],
  )
  return rows[0] ?? null
}

export async function touchSession(db: Queryable, token: string, now: Date): Promise<void> {
  await db.query('update staff_session set seen_at = $2::timestamptz where token_hash = $1', [
    tokenHash(token),
    now,
  ])
}

/** The person of a session proved a second factor then. */
export async function noteProof(tx: Queryable, token: string, at: Date): Promise<void> {
  await tx.query('update staff_session set proven_at = $2::timestamptz where token_hash = $1', [
    tokenHash(token),
    at,
  ])
}

export async function endSession(tx: Queryable, token: string): Promise<void> {
  await tx.query('delete from staff_session where token_hash = $1', [tokenHash(token)])
}

/** Ends every session of a staff member: password changed, disabled. */
export async function endSessionsOf(tx: Queryable, staffId: string): Promise<void> {
  await tx.query('delete from staff_session where staff_id = $1::uuid', [staffId])
}

/** Ends all sessions and revokes all auth keys; answers how many of them still worked, by their owner. */
export const endEverySession = (
  tx: Queryable,
  now: Date,
): Promise<{ readonly staffId: string; readonly sessions: number; readonly keys: number }[]> =>
  tx.query(
    `with ended as (
       delete from staff_session returning staff_id, expires_at > $1::timestamptz and seen_at > $2::timestamptz as worked),
     revoked as (
       update staff_auth_key set revoked_at = $1::timestamptz where revoked_at is null returning staff_id, expires_at > $1::timestamptz as worked)
     select staff_id as "staffId", sum(session)::int as sessions, sum(key)::int as keys
     from (select staff_id, 1 as session, 0 as key from ended where worked
       union all select staff_id, 0, 1 from revoked where worked) as gone
     group by staff_id order by staff_id`,
    [now, new Date(now.getTime() - IDLE_MINUTES * 60_000)],
  )

export interface AuthKeyRow {
  readonly id: string
  readonly staffId: string
  readonly label: string
  readonly scope: Scope
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly revokedAt: Date | null
  readonly usedAt: Date | null
  /** Cents that a key which decides is bound to. */
  readonly amount: number | null
}

const keyColumns = `id, staff_id as "staffId", label, scope, created_at as "createdAt", expires_at as "expiresAt",
  revoked_at as "revokedAt", used_at as "usedAt", amount`

export async function addAuthKey(
  tx: Queryable,
  key: Pick<AuthKeyRow, 'id' | 'staffId' | 'label' | 'scope' | 'expiresAt' | 'amount'> & { secret: string },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into staff_auth_key (key_hash, id, staff_id, label, scope, created_at, expires_at, amount)
     values ($1, $2::uuid, $3::uuid, $4, $5, $6::timestamptz, $7::timestamptz, $8::bigint)`,
    [tokenHash(key.secret), key.id, key.staffId, key.label, key.scope, now, key.expiresAt, key.amount],
  )
}

/** Keys of one staff member, newest first. */
export const authKeysOf = (db: Queryable, staffId: string): Promise<AuthKeyRow[]> =>
  db.query<AuthKeyRow>(
    `select ${keyColumns} from staff_auth_key where staff_id = $1::uuid order by created_at desc, id desc limit 100`,
    [staffId],
  )

export async function readAuthKey(db: Queryable, id: string): Promise<AuthKeyRow | null> {
  return (
    (await db.query<AuthKeyRow>(`select ${keyColumns} from staff_auth_key where id = $1::uuid`, [id]))[0] ??
    null
  )
}

/** Marks a key as used now and answers it; null when it is unknown, revoked, past its end, or its owner is disabled. */
export async function useAuthKey(tx: Queryable, secret: string, now: Date): Promise<AuthKeyRow | null> {
  const rows = await tx.query<AuthKeyRow>(
    `update staff_auth_key set used_at = $2::timestamptz
     where key_hash = $1 and revoked_at is null and expires_at > $2::timestamptz
       and exists (select 1 from staff m where m.id = staff_id and m.disabled_at is null)
     returning ${keyColumns}`,
    [tokenHash(secret), now],
  )
  return rows[0] ?? null
}

export async function revokeAuthKey(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query(
    'update staff_auth_key set revoked_at = coalesce(revoked_at, $2::timestamptz) where id = $1::uuid',
    [id, now],
  )
}

export async function revokeAuthKeysOf(tx: Queryable, staffId: string, now: Date): Promise<void> {
  await tx.query(
    'update staff_auth_key set revoked_at = coalesce(revoked_at, $2::timestamptz) where staff_id = $1::uuid',
    [staffId, now],
  )
}

interface OpenSession {
  readonly id: string
  readonly scope: Scope
  readonly createdAt: Date
  readonly seenAt: Date
  readonly ip: string | null
  readonly userAgent: string | null
  /** It is that of this token. */
  readonly current: boolean
}

/** The sessions of a staff member that still work, last used first. */
export const sessionsOf = (
  db: Queryable,
  staffId: string,
  token: string,
  now: Date,
): Promise<OpenSession[]> =>
  db.query<OpenSession>(
    `select id, scope, created_at as "createdAt", seen_at as "seenAt", ip, user_agent as "userAgent", token_hash = $2 as current
     from staff_session where staff_id = $1::uuid and expires_at > $3::timestamptz and seen_at > $4::timestamptz
     order by seen_at desc, id limit 100`,
    [staffId, tokenHash(token), now, new Date(now.getTime() - IDLE_MINUTES * 60_000)],
  )

/** Ends one session of a staff member by its name in the list; false when there is none. */
export async function endSessionById(tx: Queryable, staffId: string, id: string): Promise<boolean> {
  const rows = await tx.query(
    'delete from staff_session where staff_id = $1::uuid and id = $2::uuid returning id',
    [staffId, id],
  )
  return rows.length > 0
}
