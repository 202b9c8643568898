// Asks this browser for a passkey or makes one; says in words when its owner broke it off.
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { CallFailure } from '#ui/api.ts'
import type { PasskeyQuestion, startPasskey } from './passkey-contract.ts'

/** Under which the list of one's own is kept. */
export const PASSKEYS = ['passkeys']

/** An IP address: a passkey is bound to a name (WebAuthn, relying party identifier). */
const isNumber = (host: string): boolean => /^[\d.]+$|^\[/.test(host)

/** Whether this browser knows passkeys at all, which it does over https and on localhost alone, and whether the site has a name. */
export const canUsePasskeys = (): boolean => browserSupportsWebAuthn() && !isNumber(location.hostname)

/** The browser's own sentences are English, and do not say how to go on. */
const stopped = (title: string): CallFailure => ({
  kind: 'problem',
  status: 0,
  code: 'passkey-stopped',
  title,
  errors: [],
  extra: {},
})

/** Throws a failure with the words `whenStopped` where none was used. */
export async function answerWithPasskey(question: PasskeyQuestion, whenStopped: string) {
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: question })
    return { id, rawId, type, response }
  } catch {
    throw stopped(whenStopped)
  }
}

/** Throws a failure with the words `whenStopped` where none was made. */
export async function makePasskey(options: ResponseOf<typeof startPasskey>, whenStopped: string) {
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options })
    const { clientDataJSON, attestationObject, transports } = response
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
    }
  } catch {
    throw stopped(whenStopped)
  }
}
