// What a login may still owe, and how it is changed later: the second factor and a password of one's own.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { fill, pick } from '#core/words/words.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import {
  confirmSecondFactor as confirm,
  offerSecondFactor,
  readStaff,
  setPassword,
} from '#platform/store/staff.ts'
import { endSessionsOf, revokeAuthKeysOf } from '#platform/store/staff-sessions.ts'
import type * as contract from './login-contract.ts'
import { isEasyToGuess } from './common-password.server.ts'
import { changeCount, forget, takeAttempts } from './login-attempts.server.ts'
import { hashPassword, passwordFits, shortestPassword } from './password.server.ts'
import { writeRecoveryCodes } from './recovery.server.ts'
import { newSecondFactor, takeCode } from './second-factor.server.ts'
import { beginSession, meOf, type LoggedIn } from './session.server.ts'
import { noteAndTell } from './tell-of-change.server.ts'

export async function startSecondFactor(
  deps: Deps,
  staff: LoggedIn,
): Promise<Answer<ResponseOf<typeof contract.startSecondFactor>>> {
  const issuer = deps.brands.get('default')?.name ?? 'Underway'
  const { secret, uri, qr, sealed } = newSecondFactor(deps.keys, staff, issuer)
  const offered = await offerSecondFactor(deps.db, staff.id, sealed)
  return offered ? ok({ secret, uri, qr }) : refused({ code: 'done-already' })
}

export async function confirmSecondFactor(
  deps: Deps,
  staff: LoggedIn,
  request: RequestOf<typeof contract.confirmSecondFactor>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.confirmSecondFactor>>> {
  const now = deps.clock()
  const row = await readStaff(deps.db, staff.id)
  if (!row || row.totpConfirmedAt || !row.totpSecret) return refused({ code: 'done-already' })
  const confirmed = await deps.db.transaction(async (tx) => {
    if (!(await takeCode(tx, deps.keys, row, request.code, now))) return null
    await confirm(tx, staff.id, now)
    await noteAndTell(
      tx,
      { staffId: staff.id, kind: 'second-factor-set', actorId: staff.id, ip: call.ip },
      now,
    )
    // Told now, while the telephone is at hand: whoever loses it later cannot log in to make them.
    const { codes } = await writeRecoveryCodes(tx, staff, call, now)
    return { codes, session: await renew(tx, call, { ...staff, secondFactor: true, provenAt: now }, now) }
  })
  if (!confirmed)
    return refused({ code: 'invalid-fields', errors: [{ field: 'code', message: words(call).wrongCode }] })
  deps.nudge()
  return ok({ me: meOf(confirmed.session), codes: confirmed.codes })
}

export async function changePassword(
  deps: Deps,
  staff: LoggedIn,
  request: RequestOf<typeof contract.changePassword>,
  call: Call,
): Promise<Answer<contract.Me>> {
  if (staff.scope !== 'full' && staff.scope !== 'setup') return refused({ code: 'not-allowed' })
  // What a sign-on still owes is never a password, and a password is no second factor.
  if (staff.bySignOn && staff.scope === 'setup') return refused({ code: 'not-allowed' })
  if (!deps.config.passwordLogin || !staff.hasPassword) return refused({ code: 'password-login-off' })
  const now = deps.clock()
  const row = await readStaff(deps.db, staff.id)
  if (!row) return refused({ code: 'login-required' })
  const t = words(call)
  const wrong = (field: string, message: string) =>
    refused({ code: 'invalid-fields' as const, errors: [{ field, message }] })
  const replacing = staff.scope === 'setup' && row.passwordIsTemporary
  if (!replacing) {
    const counts = [changeCount(deps, row)]
    const wait = await takeAttempts(deps.db, counts, now)
    if (wait !== null) return refused({ code: 'too-many', retryAfterSeconds: wait })
    if (!(await passwordFits(row.passwordHash, request.current ?? '')))
      return wrong('current', t.wrongPassword)
    await forget(deps.db, counts)
  }
  if (request.next.length < shortestPassword)
    return wrong('next', fill(t.passwordTooShort, { count: shortestPassword }))
  if (await passwordFits(row.passwordHash, request.next)) return wrong('next', t.passwordSame)
  const company = deps.brands.get('default')?.name ?? ''
  if (isEasyToGuess(request.next, [company, row.name, row.email])) return wrong('next', t.passwordEasy)
  const hash = await hashPassword(request.next)
  const session = await deps.db.transaction(async (tx) => {
    await setPassword(tx, staff.id, hash, false, now)
    await endSessionsOf(tx, staff.id)
    await revokeAuthKeysOf(tx, staff.id, now)
    await noteAndTell(
      tx,
      { staffId: staff.id, kind: 'password-changed', actorId: staff.id, ip: call.ip },
      now,
    )
    return renew(tx, call, { ...staff, passwordIsTemporary: false }, now)
  })
  deps.nudge()
  return ok(meOf(session))
}

/** A new session, a full one as soon as nothing is owed any more. */
const renew = (tx: Queryable, call: Call, staff: LoggedIn, now: Date): Promise<LoggedIn> =>
  beginSession(
    tx,
    call,
    {
      staffId: staff.id,
      scope: staff.secondFactor && (staff.bySignOn || !staff.passwordIsTemporary) ? 'full' : 'setup',
      provenAt: staff.provenAt,
      bySignOn: staff.bySignOn,
    },
    now,
  )

const words = (call: Call) => pick({ en, es }, call.language)
