// Looks an owner up over the match protocol: one HTTPS call, JSON both ways (docs/match-protocol.md).
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import type { PrefillPort } from '../port.ts'
import { explainError, identityOf, requestOf } from './translate.ts'
import { matchAnswer } from './wire.ts'

interface JsonMatchOptions {
  /** Where '/v1/match' stands. */
  readonly baseUrl: string
  readonly token: string
  /** Default 8,000: the owner waits, and typing takes a minute. */
  readonly timeoutMs?: number
  /** How the vendor is called. Default: straight, without a door. */
  readonly call?: VendorCaller
}

export function jsonMatchPrefill({
  baseUrl,
  token,
  timeoutMs = 8000,
  call = callVendor,
}: JsonMatchOptions): PrefillPort {
  const base = baseUrl.replace(/\/+$/, '')
  return {
    find: (query) =>
      call({
        url: `${base}/v1/match`,
        headers: { authorization: `Bearer ${token}` },
        body: requestOf(query),
        timeoutMs,
        mostBytes: 1_000_000,
        parse: (body) => matchAnswer.parse(body).matches.map(identityOf),
        explain: explainError,
      }),
  }
}
