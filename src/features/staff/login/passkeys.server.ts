// Passkeys as a proof of who somebody is (WebAuthn): what the browser is asked, and whether its answer is right and new.
import { randomBytes } from 'node:crypto'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import {
  keepChallenge,
  notePasskeyUse,
  passkeyByCredential,
  passkeysOf,
  takeChallenge,
  type ChallengePurpose,
  type PasskeyRow,
} from '#platform/store/passkeys.ts'
import { knownTransports, type PasskeyAnswer, type PasskeyQuestion } from './passkey-contract.ts'

/** How long a browser waits for its owner, in milliseconds; the challenge ends a little later on the server. */
export const ASKING_MS = 4 * 60_000

export const newChallenge = () => randomBytes(32).toString('base64url')

/** The site that passkeys are bound to: a page of any other host can neither ask for them nor use them. */
export const siteOf = ({ publicUrl }: Pick<Deps, 'publicUrl'>) => {
  const { origin, hostname } = new URL(publicUrl)
  return { origin, rpId: hostname }
}

/** How options name a passkey. */
export const descriptorOf = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: knownTransports.filter((known) => transports.includes(known)),
})

/** Beside a password presence is enough; alone, and at a desk that was left open, the passkey must know its owner. */
const mustVerify = (purpose: ChallengePurpose): boolean => purpose !== 'second-factor'

/** A question with a challenge of its own. Names the passkeys of `staffId`, and none where nobody has said yet who they are. */
export async function askPasskey(
  deps: Deps,
  purpose: Exclude<ChallengePurpose, 'add'>,
  staffId: string | null,
): Promise<PasskeyQuestion> {
  const challenge = newChallenge()
  await keepChallenge(deps.db, challenge, { purpose, staffId }, deps.clock())
  return {
    challenge,
    rpId: siteOf(deps).rpId,
    timeout: ASKING_MS,
    userVerification: mustVerify(purpose) ? 'required' : 'preferred',
    allowCredentials: staffId ? (await passkeysOf(deps.db, staffId)).map(descriptorOf) : [],
  }
}

/**
 * Whose passkey answered, or null when anything about it is wrong: its challenge, site, signature, counter, whom it keeps as its owner
 * (WebAuthn level 3, 7.2, step 6), or that it is not of `staffId`.
 * The challenge of `purpose` is used up by a right answer.
 */
export async function takePasskey(
  tx: Queryable,
  deps: Deps,
  answer: PasskeyAnswer,
  purpose: Exclude<ChallengePurpose, 'add'>,
  staffId: string | null,
): Promise<string | null> {
  const now = deps.clock()
  const key = await passkeyByCredential(tx, answer.id)
  if (!key || (staffId !== null && key.staffId !== staffId)) return null
  const { userHandle } = answer.response
  if (userHandle && userHandle !== key.user) return null
  const used = await readAnswer(deps, key, answer, purpose, (challenge) =>
    takeChallenge(tx, challenge, { purpose, staffId }, now),
  )
  return used && (await notePasskeyUse(tx, { id: key.id, ...used }, now)) ? key.staffId : null
}

async function readAnswer(
  deps: Deps,
  key: PasskeyRow,
  { id, rawId, type, response }: PasskeyAnswer,
  purpose: ChallengePurpose,
  expectedChallenge: (challenge: string) => Promise<boolean>,
): Promise<Pick<PasskeyRow, 'counter' | 'synced'> | null> {
  const { origin, rpId } = siteOf(deps)
  const { clientDataJSON, authenticatorData, signature } = response
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: mustVerify(purpose),
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
  }).catch(asWrong)
  if (!verified?.verified) return null
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  return { counter: newCounter, synced: credentialBackedUp }
}

/** The library throws for a wrong answer as it does for one that cannot be read; a fault of the database is neither. */
export function asWrong(error: unknown): null {
  if (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  )
    throw error
  return null
}
