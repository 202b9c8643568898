// What asks for the second factor again within a session, which may have been left open: the code is counted as a login's is.
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
import { takePasskey } from './passkeys.server.ts'
import type { prove as declared } from './login-contract.ts'
import { done, type LoggedIn } from './session.server.ts'

/** What proves a person: a code of the authenticator, or what a passkey answered that verified its owner. */
type Proof = RequestOf<typeof declared>

/**
 * Does `work` in the transaction that uses the proof up. Refused with the field `code` (or `passkey`) for a wrong one, and with 'too-many'
 * after five. Whoever's second factor is the issuer's has no code: a fresh sign-on stands for it.
 */
async function withFreshProof<Made>(
  deps: Deps,
  staff: LoggedIn,
  proof: Proof,
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
    if (!(await isProven(tx, deps, id, proof))) {
      const words = pick({ en, es }, language)
      const error = proof.passkey
        ? { field: 'passkey', message: words.passkeyRefused }
        : { field: 'code', message: words.wrongCode }
      return refused({ code: 'invalid-fields', errors: [error] })
    }
    await forget(tx, counts)
    await noteProof(tx, token, now)
    return ok(await work(tx))
  })
}

async function isProven(tx: Queryable, deps: Deps, id: string, { code, passkey }: Proof): Promise<boolean> {
  if (passkey) return (await takePasskey(tx, deps, passkey, 'prove', id)) !== null
  const row = await readStaff(tx, id)
  return row !== null && takeCode(tx, deps.keys, row, code ?? '', deps.clock())
}

/** Does `work` for a code of the authenticator. */
export const withFreshCode = <Made>(
  deps: Deps,
  staff: LoggedIn,
  code: string,
  call: Call,
  work: (tx: Queryable) => Promise<Made>,
): Promise<Outcome<Made, Refusal>> => withFreshProof(deps, staff, { code }, call, work)

/** Proves again who is at the desk: for some minutes the session may do what asks for that. */
export const prove = (
  deps: Deps,
  staff: LoggedIn,
  proof: Proof,
  call: Call,
): Promise<Answer<{ ok: boolean }>> =>
  withFreshProof(deps, staff, proof, call, async (tx) => {
    const event = { staffId: staff.id, kind: 'proof-given', actorId: staff.id, ip: call.ip }
    await addStaffEvent(tx, event, deps.clock())
    return done.value
  })
