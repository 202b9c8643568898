// When the authenticator is gone or a session was left open: recovery codes, and the list of one's own sessions.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import type { Id } from '#core/ground/id.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { recoveryCodesLeft, replaceRecoveryCodes } from '#platform/store/recovery-codes.ts'
import { addStaffEvent } from '#platform/store/staff.ts'
import { endSessionById, sessionsOf } from '#platform/store/staff-sessions.ts'
import type * as contract from './login-contract.ts'
import { withFreshCode } from './fresh-code.server.ts'
import { randomRecoveryCode } from './password.server.ts'
import { done, type LoggedIn } from './session.server.ts'
import { tellOf } from './tell-of-change.server.ts'

const CODES = 10

export async function recoveryStanding(
  deps: Deps,
  staff: LoggedIn,
): Promise<Answer<ResponseOf<typeof contract.recoveryStanding>>> {
  if (staff.scope !== 'full') return refused({ code: 'not-allowed' })
  return ok({ left: await recoveryCodesLeft(deps.db, staff.id) })
}

export async function makeRecoveryCodes(
  deps: Deps,
  staff: LoggedIn,
  { code }: RequestOf<typeof contract.makeRecoveryCodes>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.makeRecoveryCodes>>> {
  if (staff.scope !== 'full') return refused({ code: 'not-allowed' })
  const made = await withFreshCode(deps, staff, code, call, async (tx) => {
    const { codes, event } = await writeRecoveryCodes(tx, staff, call, deps.clock())
    await tellOf(tx, { staffId: staff.id, id: event }, deps.clock())
    return codes
  })
  if (made.ok) deps.nudge()
  return made.ok ? ok({ codes: made.value }) : made
}

/** Ten new codes in place of all before, which only the answer of this call tells. `event`: where the staff log says so. */
export async function writeRecoveryCodes(
  tx: Queryable,
  { id }: Pick<LoggedIn, 'id'>,
  { ip }: Call,
  now: Date,
): Promise<{ readonly codes: string[]; readonly event: Id }> {
  const codes = Array.from({ length: CODES }, randomRecoveryCode)
  await replaceRecoveryCodes(tx, id, codes, now)
  const event = await addStaffEvent(tx, { staffId: id, kind: 'recovery-codes-made', actorId: id, ip }, now)
  return { codes, event }
}

export async function listSessions(
  deps: Deps,
  staff: LoggedIn,
): Promise<Answer<ResponseOf<typeof contract.listSessions>>> {
  if (staff.scope !== 'full') return refused({ code: 'not-allowed' })
  const rows = await sessionsOf(deps.db, staff.id, staff.token, deps.clock())
  return ok({
    sessions: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      seenAt: row.seenAt.toISOString(),
    })),
  })
}

export async function endSession(
  deps: Deps,
  staff: LoggedIn,
  { id }: { id: string },
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  if (staff.scope !== 'full') return refused({ code: 'not-allowed' })
  const ended = await deps.db.transaction(async (tx) => {
    if (!(await endSessionById(tx, staff.id, id))) return false
    await addStaffEvent(
      tx,
      { staffId: staff.id, kind: 'session-ended', actorId: staff.id, ip: call.ip },
      deps.clock(),
    )
    return true
  })
  return ended ? done : refused({ code: 'not-found' })
}
