// Logging in and out: password and code, or an auth key; failures are counted, whether or not somebody has the e-mail.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import type { Scope } from '#core/domain/access.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addStaffEvent, noteLogin, readStaff, staffByEmail, type StaffRow } from '#platform/store/staff.ts'
import { STAFF_COOKIE } from '#platform/http/staff-browser.ts'
import { passkeyByCredential } from '#platform/store/passkeys.ts'
import { useRecoveryCode } from '#platform/store/recovery-codes.ts'
import { endSession, readSession, useAuthKey } from '#platform/store/staff-sessions.ts'
import type {
  logIn as declared,
  logInWithKey as declaredKey,
  logInWithPasskey as declaredPasskey,
  logOut as declaredOut,
} from './login-contract.ts'
import { rememberDevice } from './known-device.server.ts'
import {
  codeCount,
  forget,
  giveBack,
  networkCount,
  passwordCounts,
  takeAttempts,
} from './login-attempts.server.ts'
import { askPasskey, takePasskey } from './passkeys.server.ts'
import { passwordFits } from './password.server.ts'
import { takeCode } from './second-factor.server.ts'
import { beginSession, meOf, type LoggedIn, type NewSession } from './session.server.ts'
import { noteAndTell } from './tell-of-change.server.ts'

/** A password that was given out must be replaced within a day. */
const TEMPORARY_MS = 24 * 3_600_000

export async function logIn(
  deps: Deps,
  request: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declared>>> {
  if (!deps.config.passwordLogin) return refused({ code: 'password-login-off' })
  const now = deps.clock()
  const staff = await staffByEmail(deps.db, request.email)
  const counts = passwordCounts(deps, call, request.email, staff)
  const wait = await takeAttempts(deps.db, counts, now)
  if (wait !== null) return refused({ code: 'too-many', retryAfterSeconds: wait })
  const usable = staff && !staff.disabledAt ? staff : null
  const fits = await passwordFits(usable?.passwordHash ?? null, request.password)
  if (!usable || !fits) return fail(deps, staff, call, now)
  if (usable.passwordIsTemporary && now.getTime() - usable.passwordSetAt.getTime() > TEMPORARY_MS) {
    await giveBack(deps.db, counts)
    return refused({ code: 'password-ended' })
  }
  if (usable.totpConfirmedAt && !request.code?.trim() && !request.passkey) {
    await giveBack(deps.db, counts)
    const question = await askPasskey(deps, 'second-factor', usable.id)
    return ok({
      status: 'code-needed',
      me: null,
      passkey: question.allowCredentials.length ? question : null,
    })
  }
  const codes = usable.totpConfirmedAt ? [codeCount(deps, usable)] : []
  const codeWait = await takeAttempts(deps.db, codes, now)
  if (codeWait !== null) return refused({ code: 'too-many', retryAfterSeconds: codeWait })

  const session = await deps.db.transaction(async (tx) => {
    if (usable.totpConfirmedAt && !(await provesFactor(tx, deps, usable, request, call))) return null
    await forget(tx, [...counts, ...codes])
    return enter(
      tx,
      call,
      {
        staffId: usable.id,
        scope: scopeAfterLogin(usable),
        provenAt: usable.totpConfirmedAt ? now : null,
      },
      now,
    )
  })
  if (!session) return fail(deps, usable, call, now)
  deps.nudge()
  if (session.scope === 'full') rememberDevice(deps, call, usable.id)
  return ok({ status: 'logged-in', me: meOf(session), passkey: null })
}

/** A passkey, a code of the authenticator, or a recovery code in its place, which is used up by that. */
export async function provesFactor(
  tx: Queryable,
  deps: Deps,
  staff: StaffRow,
  { code = '', passkey }: Pick<RequestOf<typeof declared>, 'code' | 'passkey'>,
  call: Call,
): Promise<boolean> {
  const now = deps.clock()
  if (passkey) return (await takePasskey(tx, deps, passkey, 'second-factor', staff.id)) !== null
  if (await takeCode(tx, deps.keys, staff, code, now)) return true
  if (!(await useRecoveryCode(tx, staff.id, code.trim(), now))) return false
  await noteAndTell(
    tx,
    { staffId: staff.id, kind: 'recovery-code-used', actorId: staff.id, ...from(call) },
    now,
  )
  return true
}

const scopeAfterLogin = (staff: StaffRow): Scope =>
  staff.totpConfirmedAt && !staff.passwordIsTemporary ? 'full' : 'setup'

/** Begins the session of somebody who was let in, and writes it down. */
export async function enter(
  tx: Queryable,
  call: Call,
  session: NewSession,
  now: Date,
  by?: 'passkey',
): Promise<LoggedIn> {
  await noteLogin(tx, session.staffId, now)
  const { staffId, scope } = session
  const detail = { scope, ...(session.authKeyId ? { key: session.authKeyId } : {}), ...(by ? { by } : {}) }
  const kind = session.bySignOn ? 'signed-on' : 'logged-in'
  await addStaffEvent(tx, { staffId, kind, actorId: staffId, ...from(call), detail }, now)
  return beginSession(tx, call, session, now)
}

const from = (call: Call) => ({ ip: call.ip, userAgent: call.userAgent })

async function fail(deps: Deps, staff: StaffRow | null, call: Call, now: Date): Promise<Answer<never>> {
  if (staff)
    await addStaffEvent(
      deps.db,
      { staffId: staff.id, kind: 'login-failed', actorId: null, ...from(call) },
      now,
    )
  return refused({ code: 'wrong-login' })
}

export async function logInWithKey(
  deps: Deps,
  request: RequestOf<typeof declaredKey>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declaredKey>>> {
  const now = deps.clock()
  const counts = [networkCount(deps, call, 'keys')]
  const wait = await takeAttempts(deps.db, counts, now)
  if (wait !== null) return refused({ code: 'too-many', retryAfterSeconds: wait })
  const session = await deps.db.transaction(async (tx) => {
    const key = await useAuthKey(tx, request.authKey.trim(), now)
    if (!key) return null
    await forget(tx, counts)
    return enter(tx, call, { staffId: key.staffId, scope: key.scope, authKeyId: key.id, provenAt: null }, now)
  })
  return session ? ok({ status: 'logged-in', me: meOf(session) }) : refused({ code: 'wrong-login' })
}

export async function logInWithPasskey(
  deps: Deps,
  request: RequestOf<typeof declaredPasskey>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declaredPasskey>>> {
  // Where only the company's sign-on lets people in, nothing of ours does beside it.
  if (!deps.config.passwordLogin) return refused({ code: 'password-login-off' })
  const now = deps.clock()
  const counts = [networkCount(deps, call, 'passkeys')]
  const wait = await takeAttempts(deps.db, counts, now)
  if (wait !== null) return refused({ code: 'too-many', retryAfterSeconds: wait })
  const session = await deps.db.transaction(async (tx) => {
    const staffId = await takePasskey(tx, deps, request.passkey, 'login', null)
    const staff = staffId && (await readStaff(tx, staffId))
    if (!staff || staff.disabledAt || !staff.passwordHash || !staff.totpConfirmedAt) return null
    await forget(tx, counts)
    return enter(
      tx,
      call,
      { staffId: staff.id, scope: scopeAfterLogin(staff), provenAt: now },
      now,
      'passkey',
    )
  })
  if (!session) return fail(deps, await ownerOf(deps.db, request.passkey), call, now)
  if (session.scope === 'full') rememberDevice(deps, call, session.id)
  return ok({ status: 'logged-in', me: meOf(session) })
}

/** Whose log a refused passkey belongs in; null when nobody has it. */
async function ownerOf(db: Queryable, { id }: { readonly id: string }): Promise<StaffRow | null> {
  const key = await passkeyByCredential(db, id)
  return key && readStaff(db, key.staffId)
}

/** Ends the session, whether or not it was still good; of one by sign-on it tells where the issuer's ends as well. */
export async function logOut(deps: Deps, call: Call): Promise<Answer<ResponseOf<typeof declaredOut>>> {
  const token = call.cookie(STAFF_COOKIE)
  const session = token ? await readSession(deps.db, token, deps.clock()) : null
  if (token) await endSession(deps.db, token)
  call.clearCookie(STAFF_COOKIE)
  const left = session?.bySignOn ? await deps.signOn?.leave(`${deps.publicUrl}/business/staff/login`) : null
  return ok({ ok: true, leave: left?.ok ? left.value : null })
}
