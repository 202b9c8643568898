// Which member of staff an account of the issuer is: known, linked once by its confirmed e-mail, or added with the role that it brings.
import { staffNameKind } from '#core/fields/name.ts'
import type { Answer } from '#core/contract/refusals.ts'
import type { Role } from '#core/domain/access.ts'
import { isOfDomain, issuerGivesRoles, roleOf, type SignOnRules } from '#core/domain/sign-on.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Call } from '#platform/http/call.ts'
import { newId } from '#platform/ids.ts'
import type { SignedOn } from '#platform/providers/sign-on/port.ts'
import { linkIdentity, staffByIdentity } from '#platform/store/sign-on.ts'
import {
  addStaff,
  addStaffEvent,
  lockStaff,
  readStaff,
  setRole,
  staffByEmail,
  type StaffRow,
} from '#platform/store/staff.ts'
import { endSessionsOf, revokeAuthKeysOf } from '#platform/store/staff-sessions.ts'
import { noteAndTell } from './tell-of-change.server.ts'

/** Why somebody whom we know stays out, as the staff log says it. */
type Why = 'disabled' | 'no-role' | 'domain'

/** Refusals are written down in the same transaction, so they are answered and never thrown. */
export async function memberOf(
  tx: Queryable,
  rules: SignOnRules,
  who: SignedOn,
  call: Call,
  now: Date,
): Promise<Answer<StaffRow>> {
  const known = await staffByIdentity(tx, who)
  const found = known ?? (who.email ? await staffByEmail(tx, who.email) : null)
  if (!found && !who.email) return refused({ code: 'sign-on-no-email' })
  if (found) await lockStaff(tx, found.id)
  const role = roleOf(rules, who.roles)
  const bar = barTo(rules, who, found, role)
  if (bar) {
    if (found) await keepOut(tx, found, bar, call, now)
    // An account that is linked to nobody yet says nothing of the login that its e-mail belongs to.
    if (known && bar === 'no-role') await endAll(tx, known.id, now)
    return refused({ code: bar === 'domain' ? 'sign-on-unknown' : `sign-on-${bar}` })
  }
  if (known) return ok(await withRole(tx, known, role, call, now))
  if (!found && !role) return refused({ code: 'sign-on-unknown' })
  const staff = found ?? (await addMember(tx, who, role!, call, now))
  // Somebody else's account of the same issuer is no way into this login, whatever e-mail it has by now.
  if (!staff || !(await linkIdentity(tx, staff.id, who, now))) return refused({ code: 'sign-on-unknown' })
  await noteAndTell(tx, { staffId: staff.id, kind: 'sign-on-linked', actorId: staff.id, ip: call.ip }, now)
  return ok(await withRole(tx, staff, role, call, now))
}

function barTo(rules: SignOnRules, who: SignedOn, staff: StaffRow | null, role: Role | null): Why | null {
  if (staff?.disabledAt) return 'disabled'
  if (!isOfDomain(rules, who.email)) return 'domain'
  return issuerGivesRoles(rules) && !role ? 'no-role' : null
}

async function keepOut(tx: Queryable, staff: StaffRow, why: Why, call: Call, now: Date): Promise<void> {
  const { ip, userAgent } = call
  const detail = { why }
  await addStaffEvent(
    tx,
    { staffId: staff.id, kind: 'sign-on-refused', actorId: null, ip, userAgent, detail },
    now,
  )
}

/** Whoever lost the role at the issuer, or has another one, has nothing open any more that was opened with the old role. */
async function endAll(tx: Queryable, id: string, now: Date): Promise<void> {
  await endSessionsOf(tx, id)
  await revokeAuthKeysOf(tx, id, now)
}

/** Null when the e-mail was taken in this moment. */
async function addMember(
  tx: Queryable,
  { email, name }: SignedOn,
  role: Role,
  { ip }: Call,
  now: Date,
): Promise<StaffRow | null> {
  const id = newId(now)
  const member = {
    id,
    email: email!,
    // One that is shown in another order than it is kept says less than the address.
    name: nameOf(name) ?? email!.slice(0, 120),
    role,
    passwordHash: null,
    passwordIsTemporary: false,
    totpSecret: null,
    totpConfirmedAt: null,
  }
  if (!(await addStaff(tx, member, now))) return null
  await noteAndTell(tx, { staffId: id, kind: 'staff-added', actorId: null, ip, detail: { role } }, now)
  return readStaff(tx, id)
}

const nameOf = (given: string | null | undefined): string | null => {
  const name = staffNameKind.parse(given ?? '')
  return name.ok && name.value ? name.value.slice(0, 120) : null
}

/** The role follows the claim, and with another one everything ends that was opened under the old one. */
async function withRole(
  tx: Queryable,
  staff: StaffRow,
  role: Role | null,
  { ip }: Call,
  now: Date,
): Promise<StaffRow> {
  if (!role || role === staff.role) return staff
  await setRole(tx, staff.id, role)
  await endAll(tx, staff.id, now)
  const detail = { from: staff.role, to: role }
  await noteAndTell(tx, { staffId: staff.id, kind: 'staff-role-changed', actorId: null, ip, detail }, now)
  return { ...staff, role }
}
