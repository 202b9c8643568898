// Timestamps by HTTP (RFC 3161, 3.4). The token is signed, so the way there need not be: most authorities are reached without TLS.
import { randomBytes } from 'node:crypto'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { timestampRequest } from '../../../paper/seal/timestamp-request.ts'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import type { Fault } from '../../faults.ts'
import { isThere } from '../../is-there.ts'
import type { TimestampPort } from '../port.ts'

export type ReadTimestamp = (asked: {
  readonly response: Uint8Array
  readonly signature: Uint8Array
  readonly nonce: Uint8Array
}) => Promise<Outcome<Uint8Array, unknown>>

interface Rfc3161Options {
  readonly url: string
  /** `readTimestamp`, wherever it runs: the token, or a refusal where the answer is not one to this question. */
  readonly read: ReadTimestamp
  readonly call?: VendorCaller
}

const LARGEST_ANSWER = 64 * 1024

export function rfc3161({ url, read, call = callVendor }: Rfc3161Options): TimestampPort {
  return {
    // Authorities may charge for a token.
    check: () => isThere(url, call),
    stamp: async (signature) => {
      const nonce = randomBytes(8)
      // Positive, and of eight bytes.
      nonce[0] = (nonce[0]! & 0x3f) | 0x40
      const answered = await call({
        url,
        headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
        bytes: timestampRequest(signature, nonce),
        mostBytes: LARGEST_ANSWER,
        parseBytes: (bytes) => ok(bytes),
      })
      if (!answered.ok) return answered
      const token = await read({ response: answered.value, signature, nonce })
      return token.ok ? ok(token.value) : refused<Fault>({ kind: 'malformed', vendorCode: 'no-valid-token' })
    },
  }
}
