// Who signs when a paper is sealed: an adapter has the certificate, and a key that it keeps where it is.
import { createHash, verify, X509Certificate } from 'node:crypto'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { SealIdentity } from '../../paper/seal/seal-key.ts'
import { hashName } from '../../paper/seal/hash-name.ts'
import type { Fault } from '../faults.ts'

export interface SealSignerPort {
  /** Whom staff and jobs name when it does not sign. */
  readonly name: string
  readonly identity: SealIdentity
  /** The signature over `message`: PKCS #1 v1.5 for RSA, DER for the curves. `message` holds hashes, nothing of the paper. */
  sign(message: Uint8Array): Promise<Outcome<Uint8Array, Fault>>
}

/** What services that sign are sent: the hash alone. */
export const digestFor = ({ algorithm }: SealIdentity, message: Uint8Array): string =>
  createHash(hashName[algorithm]).update(message).digest('base64')

/** A signature from elsewhere counts only if it is by the key of the certificate: a seal that does not hold must not go out. */
export function checked(
  { algorithm, certificates }: SealIdentity,
  message: Uint8Array,
  signature: Uint8Array,
): Outcome<Uint8Array, Fault> {
  const { publicKey } = new X509Certificate(certificates[0]!)
  return verify(hashName[algorithm], message, publicKey, signature)
    ? ok(signature)
    : refused({ kind: 'rejected', vendorCode: 'not-by-the-key-of-the-certificate', ours: true })
}
