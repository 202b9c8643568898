// The question to a timestamp authority (RFC 3161, 2.4.1): all of its parts have one length, so it is put together by hand.
import { createHash } from 'node:crypto'

/** What a question is about. */
export const digestOf = (signature: Uint8Array): Uint8Array => createHash('sha256').update(signature).digest()

/** SEQUENCE, version 1, the imprint by SHA-256. */
const BEFORE = Buffer.from('3043020101' + '3031300d060960864801650304020105000420', 'hex')
/** What follows the nonce: the authority's certificate is wanted. */
const AFTER = Buffer.from('0101ff', 'hex')
const NONCE_BYTES = 8

/** The question about a signature, DER. `nonce`: 8 bytes, the first between 1 and 127. */
export function timestampRequest(signature: Uint8Array, nonce: Uint8Array): Uint8Array {
  if (nonce.length !== NONCE_BYTES || nonce[0]! < 1 || nonce[0]! > 127) throw new Error('not a nonce')
  return Buffer.concat([BEFORE, digestOf(signature), Buffer.from([0x02, NONCE_BYTES]), nonce, AFTER])
}
