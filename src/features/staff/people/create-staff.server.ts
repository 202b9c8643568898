// Adds a staff member: who sets up their own login by a mailed link or with the operator's one-time password, or one of a demo, ready for use with all secrets shown once.
import type { Id } from '#core/ground/id.ts'
import type { Role } from '#core/domain/access.ts'
import { DECIDING_KEY_DAYS, mayHoldKey } from '#core/domain/access.ts'
import type { Database, Queryable } from '#platform/db/db.ts'
import { newId } from '#platform/ids.ts'
import type { KeyRing } from '#platform/keys.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { addStaff, addStaffEvent, type StaffEvent } from '#platform/store/staff.ts'
import { makeAuthKey } from '../login/auth-keys.server.ts'
import { hashPassword, randomPassword } from '../login/password.server.ts'
import { newSecondFactor } from '../login/second-factor.server.ts'
import { noteAndTell } from '../login/tell-of-change.server.ts'

type Added = StaffEvent & { readonly kind: 'staff-added' }

interface NewStaff {
  readonly email: string
  readonly name: string
  readonly role: Role
  /** The admin who adds them; null = a command or the demo. */
  readonly addedBy?: string | null
  /** Where whoever adds them called from. */
  readonly ip?: string
  /** They come by sign-on alone, so no password is made. */
  readonly bySignOn?: boolean
}

/** Days of a first key: of one that only reads, and of one that decides. */
const READING_KEY_DAYS = 365

/**
 * Adds somebody who must choose a password and enrol a second factor at the first login. Null when the e-mail is taken. Whom an admin adds
 * gets a link by e-mail; the `password` is for the operator at the shell alone, and no screen shows it.
 */
export async function inviteStaff(
  db: Database,
  member: NewStaff,
  now: Date,
): Promise<{ readonly id: string; readonly password: string | null } | null> {
  const password = member.bySignOn ? null : randomPassword()
  const secrets = { password, temporary: password !== null, totpSecret: null }
  const added = await add(db, member, secrets, newId(now), inviteByMail, now)
  return added ? { id: added, password } : null
}

const inviteByMail = async (tx: Queryable, event: Added, now: Date): Promise<void> => {
  await noteAndTell(tx, event, now)
  if (event.actorId !== null) await addJob(tx, { kind: 'send-set-up-link', leadId: event.staffId }, now)
}

export interface StaffSecrets {
  readonly id: string
  readonly password: string
  /** Base32, for an authenticator; `codeAt(totpSecret, now)` is the current code. */
  readonly totpSecret: string
  readonly authKey: string
}

/**
 * Adds somebody with a lasting password, a confirmed second factor and an auth key: one that decides up to `keyAmount` (cents), for a
 * representative or without an amount one that reads. For a demo's first start, whose guide shows them: nobody is told by mail. Null when the e-mail is taken.
 */
export async function createStaff(
  db: Database,
  keys: KeyRing,
  member: NewStaff & { readonly keyAmount?: number },
  now: Date,
): Promise<StaffSecrets | null> {
  const id = newId(now)
  const password = randomPassword()
  const factor = newSecondFactor(keys, { id, email: member.email }, 'Underway')
  const added = await add(
    db,
    member,
    { password, temporary: false, totpSecret: factor.sealed },
    id,
    addStaffEvent,
    now,
  )
  if (!added) return null
  const amount = mayHoldKey(member.role, 'decide') ? (member.keyAmount ?? null) : null
  const key = {
    staffId: id,
    actorId: id,
    label: 'First key',
    scope: amount === null ? ('read' as const) : ('decide' as const),
    days: amount === null ? READING_KEY_DAYS : DECIDING_KEY_DAYS,
    amount,
  }
  const { secret } = await db.transaction((tx) => makeAuthKey(tx, key, now))
  return { id, password, totpSecret: factor.secret, authKey: secret }
}

async function add(
  db: Database,
  member: NewStaff,
  secrets: { password: string | null; temporary: boolean; totpSecret: string | null },
  id: Id,
  note: (tx: Queryable, event: Added, now: Date) => Promise<unknown>,
  now: Date,
): Promise<Id | null> {
  const passwordHash = secrets.password && (await hashPassword(secrets.password))
  return db.transaction(async (tx) => {
    const row = {
      id,
      email: member.email,
      name: member.name,
      role: member.role,
      passwordHash,
      passwordIsTemporary: secrets.temporary,
      totpSecret: secrets.totpSecret,
      totpConfirmedAt: secrets.totpSecret ? now : null,
    }
    if (!(await addStaff(tx, row, now))) return null
    const detail = { role: member.role }
    await note(
      tx,
      { staffId: id, kind: 'staff-added', actorId: member.addedBy ?? null, ip: member.ip, detail },
      now,
    )
    return id
  })
}
