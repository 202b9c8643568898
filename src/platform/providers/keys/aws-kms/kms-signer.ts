// Seals with an asymmetric key that never leaves AWS KMS (its operation Sign): the hash goes there, the signature comes back.
import * as z from 'zod/mini'
import type { SealAlgorithm, SealIdentity } from '../../../paper/seal/seal-key.ts'
import { checked, digestFor, signsSentence, type SealSignerPort } from '../../seal-signer/port.ts'
import { kmsCaller, type AwsKmsOptions } from './call-kms.ts'

const answer = z.object({ Signature: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)) })

/** As the service names them; P-384 signs by SHA-384 alone. */
const algorithms: Readonly<Record<SealAlgorithm, string>> = {
  'RSA-SHA-256': 'RSASSA_PKCS1_V1_5_SHA_256',
  'ECDSA-SHA-256': 'ECDSA_SHA_256',
  'ECDSA-SHA-384': 'ECDSA_SHA_384',
}

export function kmsSigner(options: AwsKmsOptions & { readonly identity: SealIdentity }): SealSignerPort {
  const { identity } = options
  const ask = kmsCaller(options)
  const sign: SealSignerPort['sign'] = async (message) => {
    const signed = await ask(
      'Sign',
      {
        Message: digestFor(identity, message),
        MessageType: 'DIGEST',
        SigningAlgorithm: algorithms[identity.algorithm],
      },
      (body) => Buffer.from(answer.parse(body).Signature, 'base64'),
    )
    return signed.ok ? checked(identity, message, signed.value) : signed
  }
  // The service bills one request, a fraction of a cent.
  return { name: 'aws-kms', identity, sign, check: signsSentence({ identity, sign }) }
}
