// Passkeys of staff in the database, and the challenges that they answer: kept as hashes, used once, ended after minutes.
import { json, type Queryable } from '../db/db.ts'
import { tokenHash } from './staff-sessions.ts'

const CHALLENGE_MINUTES = 5

/** What an answer to a challenge may be used for; one that was made for another is refused. */
export type ChallengePurpose = 'add' | 'login' | 'second-factor' | 'prove'

export interface PasskeyRow {
  readonly id: string
  readonly staffId: string
  /** As the authenticator names it, base64url. */
  readonly credentialId: string
  /** COSE key, base64url. */
  readonly publicKey: string
  /** Uses that the authenticator has counted; 0 from one that does not count. */
  readonly counter: number
  readonly label: string
  readonly transports: readonly string[]
  /** Whether its owner's devices share it. */
  readonly synced: boolean
  readonly createdAt: Date
  readonly usedAt: Date | null
}

const columns = `id, staff_id as "staffId", credential_id as "credentialId", public_key as "publicKey", counter, label, transports, synced,
  created_at as "createdAt", used_at as "usedAt"`

/** Passkeys of one staff member, newest first. */
export const passkeysOf = (db: Queryable, staffId: string): Promise<PasskeyRow[]> =>
  db.query<PasskeyRow>(
    `select ${columns} from staff_passkey where staff_id = $1::uuid order by created_at desc, id desc`,
    [staffId],
  )

/** The passkey that an authenticator names, and by what name it keeps its owner; null when nobody has it, or somebody who is disabled. */
export async function passkeyByCredential(
  db: Queryable,
  credentialId: string,
): Promise<(PasskeyRow & { readonly user: string | null }) | null> {
  const rows = await db.query<PasskeyRow & { readonly user: string | null }>(
    `select ${columns}, (select m.passkey_user from staff m where m.id = staff_id) as "user" from staff_passkey where credential_id = $1
       and exists (select 1 from staff m where m.id = staff_id and m.disabled_at is null)`,
    [credentialId],
  )
  return rows[0] ?? null
}

/** False when the authenticator's name for it is taken. */
export async function addPasskey(
  tx: Queryable,
  key: Omit<PasskeyRow, 'createdAt' | 'usedAt'>,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into staff_passkey (id, staff_id, credential_id, public_key, counter, label, transports, synced, created_at)
     values ($1::uuid, $2::uuid, $3, $4, $5::bigint, $6, $7::jsonb, $8::boolean, $9::timestamptz)
     on conflict (credential_id) do nothing returning id`,
    [
      key.id,
      key.staffId,
      key.credentialId,
      key.publicKey,
      key.counter,
      key.label,
      json(key.transports),
      key.synced,
      now,
    ],
  )
  return rows.length > 0
}

/** Notes a use. False when the passkey is gone, or another use with this counter or a later one came first. */
export async function notePasskeyUse(
  tx: Queryable,
  { id, counter, synced }: Pick<PasskeyRow, 'id' | 'counter' | 'synced'>,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update staff_passkey set counter = $2::bigint, synced = $3::boolean, used_at = $4::timestamptz
     where id = $1::uuid and (counter < $2::bigint or (counter = 0 and $2::bigint = 0)) returning id`,
    [id, counter, synced, now],
  )
  return rows.length > 0
}

/** False when this person has no such passkey. */
export async function removePasskey(tx: Queryable, staffId: string, id: string): Promise<boolean> {
  const rows = await tx.query(
    'delete from staff_passkey where staff_id = $1::uuid and id = $2::uuid returning id',
    [staffId, id],
  )
  return rows.length > 0
}

export async function dropPasskeys(tx: Queryable, staffId: string): Promise<void> {
  await tx.query('delete from staff_passkey where staff_id = $1::uuid', [staffId])
}

/** The random name by which this person's authenticators know them; `fresh` becomes it where there is none yet. */
export async function passkeyUserOf(tx: Queryable, staffId: string, fresh: string): Promise<string> {
  const rows = await tx.query<{ user: string }>(
    `update staff set passkey_user = coalesce(passkey_user, $2) where id = $1::uuid returning passkey_user as "user"`,
    [staffId, fresh],
  )
  return rows[0]!.user
}

/** Keeps a challenge for five minutes. `staffId`: whose answer it must be; null where that is not known yet. */
export async function keepChallenge(
  tx: Queryable,
  challenge: string,
  { purpose, staffId }: { readonly purpose: ChallengePurpose; readonly staffId: string | null },
  now: Date,
): Promise<void> {
  await tx.query('delete from staff_challenge where expires_at < $1::timestamptz', [now])
  await tx.query(
    `insert into staff_challenge (challenge_hash, purpose, staff_id, expires_at) values ($1, $2, $3::uuid, $4::timestamptz)`,
    [tokenHash(challenge), purpose, staffId, new Date(now.getTime() + CHALLENGE_MINUTES * 60_000)],
  )
}

/** Uses a challenge up; false when it is unknown, used, ended, or was made for something or somebody else. */
export async function takeChallenge(
  tx: Queryable,
  challenge: string,
  { purpose, staffId }: { readonly purpose: ChallengePurpose; readonly staffId: string | null },
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `delete from staff_challenge where challenge_hash = $1 and purpose = $2 and staff_id is not distinct from $3::uuid
       and expires_at > $4::timestamptz returning challenge_hash`,
    [tokenHash(challenge), purpose, staffId, now],
  )
  return rows.length > 0
}
