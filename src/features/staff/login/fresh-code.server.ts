// What asks for the second factor anew within a session, which may have been left open: the code is counted as a login's is.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { pick } from '#core/words/words.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addStaffEvent, readStaff } from '#platform/store/staff.ts'
import { noteProof } from '#platform/store/staff-sessions.ts'
import { codeCount, forget, takeAttempts } from './login-attempts.server.ts'
import { needsProof, proofNeeded } from './fresh-proof.ts'
import { takeCode } from './second-factor.server.ts'
import type { prove as declared } from './login-contract.ts'
import { done, type LoggedIn } from './session.server.ts'

/**
 * Does `work` in the transaction that uses the code up. Refused with the field `code` for a wrong one, and with 'too-many' after five.
 * Whoever's second factor is the issuer's has no code: a fresh sign-on stands for it.
 */
export async function withFreshCode<Made>(
  deps: Deps,
  staff: LoggedIn,
  code: string,
  { language }: Call,
  work: (tx: Queryable) => Promise<Made>,
): Promise<Outcome<Made, Refusal>> {
  const now = deps.clock()
  const { id, token } = staff
  if (staff.bySignOn && !staff.secondFactor)
    return needsProof(staff, now) ? proofNeeded : ok(await deps.db.transaction(work))
  const counts = [codeCount(deps, { id })]
  const wait = await takeAttempts(deps.db, counts, now)
  if (wait !== null) return refused({ code: 'too-many', retryAfterSeconds: wait })
  return deps.db.transaction(async (tx) => {
    const row = await readStaff(tx, id)
    if (!row || !(await takeCode(tx, deps.keys, row, code, now))) {
      const message = pick({ en, es }, language).wrongCode
      return refused({ code: 'invalid-fields', errors: [{ field: 'code', message }] })
    }
    await forget(tx, counts)
    await noteProof(tx, token, now)
    return ok(await work(tx))
  })
}

/** Proves anew who is at the desk: for some minutes the session may do what asks for that. */
export const prove = (
  deps: Deps,
  staff: LoggedIn,
  { code }: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> =>
  withFreshCode(deps, staff, code, call, async (tx) => {
    const event = { staffId: staff.id, kind: 'proof-given', actorId: staff.id, ip: call.ip }
    await addStaffEvent(tx, event, deps.clock())
    return done.value
  })
