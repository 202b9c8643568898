// One's own passkeys: adding one, the list, and taking one away; the authenticator application stays beside them.
import { randomBytes } from 'node:crypto'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { pick } from '#core/words/words.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { newId } from '#platform/ids.ts'
import {
  addPasskey as insertPasskey,
  keepChallenge,
  passkeysOf,
  passkeyUserOf,
  removePasskey as deletePasskey,
  takeChallenge,
  type PasskeyRow,
} from '#platform/store/passkeys.ts'
import { lockStaff } from '#platform/store/staff.ts'
import type * as contract from './passkey-contract.ts'
import { asWrong, ASKING_MS, descriptorOf, newChallenge, siteOf } from './passkeys.server.ts'
import { done, type LoggedIn } from './session.server.ts'
import { noteAndTell } from './tell-of-change.server.ts'

const MOST = 10
/** COSE: Ed25519, ES256, RS256; what WebAuthn asks sites to take. */
const ALGORITHMS = [-8, -7, -257]

const shown = (key: PasskeyRow) => ({
  id: key.id,
  label: key.label,
  synced: key.synced,
  createdAt: key.createdAt.toISOString(),
  usedAt: key.usedAt?.toISOString() ?? null,
})

/** Whom the company's sign-on lets in has no login here that a passkey could open. */
const mayHave = (deps: Deps, staff: LoggedIn): boolean =>
  deps.config.passwordLogin && staff.hasPassword && staff.secondFactor

export async function listPasskeys(
  deps: Deps,
  staff: LoggedIn,
): Promise<Answer<ResponseOf<typeof contract.listPasskeys>>> {
  return ok({ passkeys: (await passkeysOf(deps.db, staff.id)).map(shown) })
}

export async function startPasskey(
  deps: Deps,
  staff: LoggedIn,
): Promise<Answer<ResponseOf<typeof contract.startPasskey>>> {
  if (!mayHave(deps, staff)) return refused({ code: 'password-login-off' })
  const challenge = newChallenge()
  const user = await deps.db.transaction(async (tx) => {
    await keepChallenge(tx, challenge, { purpose: 'add', staffId: staff.id }, deps.clock())
    return passkeyUserOf(tx, staff.id, randomBytes(32).toString('base64url'))
  })
  return ok({
    challenge,
    rp: { id: siteOf(deps).rpId, name: deps.brands.get('default')?.name ?? 'Underway' },
    user: { id: user, name: staff.email, displayName: staff.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: ASKING_MS,
    attestation: 'none',
    excludeCredentials: (await passkeysOf(deps.db, staff.id)).map(descriptorOf),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  })
}

export async function addPasskey(
  deps: Deps,
  staff: LoggedIn,
  request: RequestOf<typeof contract.addPasskey>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.addPasskey>>> {
  if (!mayHave(deps, staff)) return refused({ code: 'password-login-off' })
  const words = pick({ en, es }, call.language)
  const wrong = (field: string, message: string) =>
    refused({ code: 'invalid-fields' as const, errors: [{ field, message }] })
  const label = request.label.trim()
  if (!label) return wrong('label', words.passkeyLabelMissing)
  const now = deps.clock()
  const added = await deps.db.transaction(async (tx) => {
    // Two at once would otherwise both be the tenth.
    await lockStaff(tx, staff.id)
    if ((await passkeysOf(tx, staff.id)).length >= MOST) return wrong('passkey', words.passkeyLimit)
    const made = await readNew(tx, deps, staff, request.passkey)
    if (!made) return wrong('passkey', words.passkeyRefused)
    const key = { id: newId(now), staffId: staff.id, label, ...made }
    if (!(await insertPasskey(tx, key, now))) return wrong('passkey', words.passkeyTaken)
    await noteAndTell(
      tx,
      { staffId: staff.id, kind: 'passkey-added', actorId: staff.id, ip: call.ip, detail: { key: key.id } },
      now,
    )
    return ok(shown({ ...key, createdAt: now, usedAt: null }))
  })
  if (added.ok) deps.nudge()
  return added
}

/** What the browser made, where it was made for this site, by a passkey that verified its owner, in answer to our challenge. */
async function readNew(
  tx: Queryable,
  deps: Deps,
  staff: LoggedIn,
  { id, rawId, type, response }: RequestOf<typeof contract.addPasskey>['passkey'],
) {
  const { origin, rpId } = siteOf(deps)
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
    },
    expectedChallenge: (challenge) =>
      takeChallenge(tx, challenge, { purpose: 'add', staffId: staff.id }, deps.clock()),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(asWrong)
  if (!verified?.verified) return null
  const { credential, credentialBackedUp } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.transports ?? [],
    synced: credentialBackedUp,
  }
}

export async function removePasskey(
  deps: Deps,
  staff: LoggedIn,
  { id }: RequestOf<typeof contract.removePasskey>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const removed = await deps.db.transaction(async (tx) => {
    if (!(await deletePasskey(tx, staff.id, id))) return false
    await noteAndTell(
      tx,
      { staffId: staff.id, kind: 'passkey-removed', actorId: staff.id, ip: call.ip, detail: { key: id } },
      deps.clock(),
    )
    return true
  })
  if (removed) deps.nudge()
  return removed ? done : refused({ code: 'not-found' })
}
