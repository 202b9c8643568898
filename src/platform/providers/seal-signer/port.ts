// Who signs when a paper is sealed: an adapter has the certificate, and a key that it keeps where it is.
import { createHash, verify, X509Certificate } from 'node:crypto'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { SealIdentity } from '../../paper/seal/seal-key.ts'
import { hashName } from '../../paper/seal/hash-name.ts'
import type { ProviderCheck } from '../check.ts'
import type { Fault } from '../faults.ts'

export interface SealSignerPort {
  /** Whom staff and jobs name when it does not sign. */
  readonly name: string
  readonly identity: SealIdentity
  /** The signature over `message`: PKCS #1 v1.5 for RSA, DER for the curves. `message` holds hashes, nothing of the paper. */
  sign(message: Uint8Array): Promise<Outcome<Uint8Array, Fault>>
  readonly check: ProviderCheck
}

/** No set of attributes, as a seal signs, so that a signature over it can seal nothing. */
const NO_PAPER = Buffer.from('This is signed to try whether signing works, and is no paper.')

/** Has a sentence signed, and holds the signature against the certificate. */
export const signsSentence =
  ({ identity, sign }: Pick<SealSignerPort, 'identity' | 'sign'>): ProviderCheck =>
  async () => {
    const signed = await sign(NO_PAPER)
    if (!signed.ok) return signed
    const held = checked(identity, NO_PAPER, signed.value)
    return held.ok ? ok(null) : held
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
