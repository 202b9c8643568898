// Wraps data keys with a key that never leaves AWS KMS.
import * as z from 'zod/mini'
import type { KeyServicePort } from '../port.ts'
import { kmsCaller, type AwsKmsOptions } from './call-kms.ts'

const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/))
const wrappedAnswer = z.object({ CiphertextBlob: base64, KeyId: z.string() })
const unwrappedAnswer = z.object({ Plaintext: base64 })
const madeAnswer = z.object({ ...wrappedAnswer.shape, Plaintext: base64 })

export function awsKms(options: AwsKmsOptions): KeyServicePort {
  const ask = kmsCaller(options)
  /** Bound to the wrapped key and written to the service's log: nothing personal. */
  const context = (id: string) => ({ EncryptionContext: { 'underway:data-key': id } })
  const wrappedOf = ({ CiphertextBlob, KeyId }: z.infer<typeof wrappedAnswer>) => ({
    wrapped: CiphertextBlob,
    wrappingKey: KeyId,
  })

  return {
    name: 'aws-kms',
    settings: 'KMS_KEY_ID',
    make: (id) =>
      ask('GenerateDataKey', { KeySpec: 'AES_256', ...context(id) }, (body) => {
        const answer = madeAnswer.parse(body)
        return { key: keyOf(answer.Plaintext), ...wrappedOf(answer) }
      }),
    wrap: (id, key) =>
      ask('Encrypt', { Plaintext: Buffer.from(key).toString('base64'), ...context(id) }, (body) =>
        wrappedOf(wrappedAnswer.parse(body)),
      ),
    unwrap: (id, { wrapped, wrappingKey }) =>
      // The key that wrapped it, by name: an alias may point to a newer one by now.
      ask('Decrypt', { KeyId: wrappingKey, CiphertextBlob: wrapped, ...context(id) }, (body) =>
        keyOf(unwrappedAnswer.parse(body).Plaintext),
      ),
  }
}

function keyOf(text: string): Uint8Array {
  const key = Buffer.from(text, 'base64')
  if (key.length !== 32) throw new Error('not a key of 32 bytes')
  return key
}
