// Finicity's door: the partner's key, secret and tokens, and the errors it words.
import { randomBytes } from 'node:crypto'
import type { WireAnswer, WireRequest } from '#simulators/bank-world/wire-server.ts'

export interface PartnerKeys {
  readonly appKey: string
  readonly partnerId: string
  readonly partnerSecret: string
}

/** The vendor's error envelope. */
export const failure = (status: number, code: string | number, message: string): WireAnswer => ({
  status,
  json: { code, message },
})

const tokenLivesMs = 2 * 3_600_000
const attemptsBeforeLock = 5

/** `authenticate` hands out tokens, `check` wants one on every other call. */
export function createPartnerDoor(keys: PartnerKeys, now: () => Date) {
  const tokens = new Map<string, number>()
  let bad = 0
  return {
    authenticate(request: WireRequest): WireAnswer {
      const keyless = checkKey(request, keys)
      if (keyless) return keyless
      const { partnerId, partnerSecret } = request.json()
      if (typeof partnerId !== 'string') return failure(400, '10005', 'Missing parameter (partnerId)')
      if (bad >= attemptsBeforeLock) return failure(401, '24302', 'Bad credentials')
      if (partnerId !== keys.partnerId || partnerSecret !== keys.partnerSecret) {
        bad += 1
        return failure(401, '10001', 'Invalid credentials')
      }
      bad = 0
      const token = randomBytes(15).toString('base64url')
      tokens.set(token, now().getTime() + tokenLivesMs)
      return { json: { token } }
    },
    check(request: WireRequest): WireAnswer | undefined {
      const keyless = checkKey(request, keys)
      if (keyless) return keyless
      const token = request.headers['finicity-app-token']
      if (typeof token !== 'string') return failure(401, '10024', 'Missing parameter (Finicity-App-Token)')
      const ends = tokens.get(token)
      if (ends === undefined) return failure(401, '10022', 'Invalid (Finicity-App-Token)')
      return ends < now().getTime() ? failure(401, '10023', 'Expired (Finicity-App-Token)') : undefined
    },
  }
}

function checkKey(request: WireRequest, keys: PartnerKeys): WireAnswer | undefined {
  const key = request.headers['finicity-app-key']
  if (typeof key !== 'string') return failure(401, '10026', 'Missing parameter (Finicity-App-Key)')
  return key === keys.appKey ? undefined : failure(401, '10027', 'Invalid parameter (Finicity-App-Key)')
}
