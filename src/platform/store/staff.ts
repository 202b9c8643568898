// Staff members in the database: who they are, their password and second factor, failed logins, and their own audit log.
import type { Id } from '#core/ground/id.ts'
import type { Role } from '#core/domain/access.ts'
import { json, type Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'

export interface StaffRow {
  readonly id: Id
  readonly email: string
  readonly name: string
  readonly role: Role
  /** Null for somebody who was added by a sign-on and has no password. */
  readonly passwordHash: string | null
  readonly passwordIsTemporary: boolean
  readonly passwordSetAt: Date
  /** Ciphertext. */
  readonly totpSecret: string | null
  readonly totpConfirmedAt: Date | null
  readonly lastTotpStep: number | null
  readonly lastLoginAt: Date | null
  readonly disabledAt: Date | null
  readonly createdAt: Date
}

const columns = `id, email, name, role, password_hash as "passwordHash", password_is_temporary as "passwordIsTemporary",
  password_set_at as "passwordSetAt",   totp_secret as "totpSecret", totp_confirmed_at as "totpConfirmedAt", last_totp_step as "lastTotpStep",
  last_login_at as "lastLoginAt", disabled_at as "disabledAt", created_at as "createdAt"`

/** E-mail addresses are compared without case. */
export const staffEmail = (email: string): string => email.trim().toLowerCase()

export async function staffByEmail(db: Queryable, email: string): Promise<StaffRow | null> {
  return (
    (await db.query<StaffRow>(`select ${columns} from staff where email = $1`, [staffEmail(email)]))[0] ??
    null
  )
}

export async function readStaff(db: Queryable, id: string): Promise<StaffRow | null> {
  return (await db.query<StaffRow>(`select ${columns} from staff where id = $1::uuid`, [id]))[0] ?? null
}

export const allStaff = (db: Queryable): Promise<StaffRow[]> =>
  db.query<StaffRow>(`select ${columns} from staff order by disabled_at is not null, name, id`)

/** Adds a staff member; false when the e-mail is taken. */
export async function addStaff(
  tx: Queryable,
  member: Pick<
    StaffRow,
    | 'id'
    | 'email'
    | 'name'
    | 'role'
    | 'passwordHash'
    | 'passwordIsTemporary'
    | 'totpSecret'
    | 'totpConfirmedAt'
  >,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into staff (id, email, name, role, password_hash, password_is_temporary, password_set_at, totp_secret, totp_confirmed_at, created_at)
     values ($1::uuid, $2, $3, $4, $5, $6::boolean, $9::timestamptz, $7, $8::timestamptz, $9::timestamptz)
     on conflict (email) do nothing returning id`,
    [
      member.id,
      staffEmail(member.email),
      member.name.trim(),
      member.role,
      member.passwordHash,
      member.passwordIsTemporary,
      member.totpSecret,
      member.totpConfirmedAt,
      now,
    ],
  )
  return rows.length > 0
}

export async function setPassword(
  tx: Queryable,
  id: string,
  passwordHash: string,
  temporary: boolean,
  now: Date,
): Promise<void> {
  await tx.query(
    `update staff set password_hash = $2, password_is_temporary = $3::boolean, password_set_at = $4::timestamptz
     where id = $1::uuid`,
    [id, passwordHash, temporary, now],
  )
}

/** A second factor that is not confirmed yet; never replaces a confirmed one. */
export async function offerSecondFactor(tx: Queryable, id: string, sealedSecret: string): Promise<boolean> {
  const rows = await tx.query(
    'update staff set totp_secret = $2 where id = $1::uuid and totp_confirmed_at is null returning id',
    [id, sealedSecret],
  )
  return rows.length > 0
}

export async function confirmSecondFactor(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query('update staff set totp_confirmed_at = $2::timestamptz where id = $1::uuid', [id, now])
}

/** Takes the second factor away, so that the next login enrols a new one. */
export async function dropSecondFactor(tx: Queryable, id: string): Promise<void> {
  await tx.query(
    'update staff set totp_secret = null, totp_confirmed_at = null, last_totp_step = null where id = $1::uuid',
    [id],
  )
}

/** Uses up the code of a time step; false when it, or a later one, was used already. */
export async function takeTotpStep(tx: Queryable, id: string, step: number): Promise<boolean> {
  const rows = await tx.query(
    `update staff set last_totp_step = $2::bigint
     where id = $1::uuid and (last_totp_step is null or last_totp_step < $2::bigint) returning id`,
    [id, step],
  )
  return rows.length > 0
}

export async function setDisabled(tx: Queryable, id: string, at: Date | null): Promise<void> {
  await tx.query('update staff set disabled_at = $2::timestamptz where id = $1::uuid', [id, at])
}

export async function noteLogin(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query('update staff set last_login_at = $2::timestamptz where id = $1::uuid', [id, now])
}

/**
 * Takes one of the attempts of a key (keyed hash) before anything is checked, so that many at once have no more tries than one
 * after the other. If none was left, answers until when logins are locked; attempts come back `minutes` after the last one taken.
 */
export async function takeAttempt(
  db: Queryable,
  key: string,
  now: Date,
  limits: { readonly failures: number; readonly minutes: number },
): Promise<Date | null> {
  const since = new Date(now.getTime() - limits.minutes * 60_000)
  const [row] = await db.query<{ failures: number; at: Date }>(
    `insert into staff_login_failure as f (email_key, failures, at) values ($1, 1, $2::timestamptz)
     on conflict (email_key) do update set
       failures = case when f.at < $3::timestamptz then 1 else f.failures + 1 end,
       at = case when f.at < $3::timestamptz or f.failures < $4::int then $2::timestamptz else f.at end
     returning failures, at`,
    [key, now, since, limits.failures],
  )
  return row && row.failures > limits.failures ? new Date(row.at.getTime() + limits.minutes * 60_000) : null
}

/** Gives back an attempt that was no failure (the right password, its second factor still to come). */
export async function giveAttemptBack(db: Queryable, key: string): Promise<void> {
  await db.query('update staff_login_failure set failures = greatest(failures - 1, 0) where email_key = $1', [
    key,
  ])
}

export async function forgetFailures(tx: Queryable, key: string): Promise<void> {
  await tx.query('delete from staff_login_failure where email_key = $1', [key])
}

export interface StaffEvent {
  /** Whom it is about. */
  readonly staffId: string
  /** 'logged-in', 'auth-key-issued', 'staff-disabled'. */
  readonly kind: string
  readonly actorId: string | null
  readonly ip?: string | null
  readonly userAgent?: string | null
  readonly detail?: Readonly<Record<string, string | number | boolean>>
}

/** Answers the event's id. */
export async function addStaffEvent(tx: Queryable, event: StaffEvent, now: Date): Promise<Id> {
  const id = newId(now)
  await tx.query(
    `insert into staff_event (staff_id, id, at, kind, actor_id, ip, user_agent, detail)
     values ($1::uuid, $2::uuid, $3::timestamptz, $4, $5::uuid, $6, $7, $8::jsonb)`,
    [
      event.staffId,
      id,
      now,
      event.kind,
      event.actorId,
      event.ip ?? null,
      event.userAgent ?? null,
      json(event.detail ?? {}),
    ],
  )
  return id
}

/** What happened to a member of staff, and when; null when there is no such event. */
export async function staffEventById(
  db: Queryable,
  staffId: string,
  id: string,
): Promise<{ readonly kind: string; readonly at: Date } | null> {
  const rows = await db.query<{ kind: string; at: Date }>(
    `select kind, at from staff_event where staff_id = $1::uuid and id = $2::uuid`,
    [staffId, id],
  )
  return rows[0] ?? null
}

/** Locks these staff members and their counted attempts until the end of the transaction. */
export async function lockStaff(tx: Queryable, ...ids: readonly string[]): Promise<void> {
  // Always in one order, so that two transactions never wait for each other.
  await tx.query('select 1 from staff where id = any($1::uuid[]) order by id for no key update', [[...ids]])
}

interface StaffEventRow {
  readonly id: string
  readonly at: Date
  readonly kind: string
  /** Whom it is about, and who did it. */
  readonly name: string
  readonly by: string | null
  readonly ip: string | null
  readonly detail: Record<string, unknown>
}

/** The newest events of all staff, or of one; `before`: only what is older than this event. */
export const staffEvents = (
  db: Queryable,
  { staffId, before, limit }: { staffId?: string; before?: string; limit: number },
): Promise<StaffEventRow[]> =>
  db.query<StaffEventRow>(
    `select e.id, e.at, e.kind, m.name, a.name as by, e.ip, e.detail
     from staff_event e join staff m on m.id = e.staff_id left join staff a on a.id = e.actor_id
     where ($1::uuid is null or e.staff_id = $1::uuid)
       and ($2::uuid is null or (e.at, e.id) < (select b.at, b.id from staff_event b where b.id = $2::uuid))
     order by e.at desc, e.id desc limit $3::int`,
    [staffId ?? null, before ?? null, limit],
  )

export async function setRole(tx: Queryable, id: string, role: Role): Promise<void> {
  await tx.query('update staff set role = $2 where id = $1::uuid', [id, role])
}
