// Wraps data keys with a key that never leaves AWS KMS: JSON 1.1 over HTTPS, each call signed (SigV4).
import { AwsV4Signer } from 'aws4fetch'
import * as z from 'zod/mini'
import { type Outcome } from '#core/ground/outcome.ts'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import { faultOfStatus, type Fault } from '../../faults.ts'
import type { KeyServicePort } from '../port.ts'
import type { CredentialSource } from '../../aws-credentials.ts'

export interface AwsKmsOptions {
  /** Default: the region's own address. */
  readonly endpoint?: string
  readonly region: string
  /** An id, an alias ('alias/underway') or an ARN. */
  readonly keyId: string
  readonly credentials: CredentialSource
  readonly timeoutMs?: number
  readonly clock: () => Date
  /** How the vendor is called. Default: straight, without a door. */
  readonly call?: VendorCaller
}

const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/))
const wrappedAnswer = z.object({ CiphertextBlob: base64, KeyId: z.string() })
const unwrappedAnswer = z.object({ Plaintext: base64 })
const madeAnswer = z.object({ ...wrappedAnswer.shape, Plaintext: base64 })
const errorAnswer = z.object({ __type: z.string() })

const rateCodes = new Set(['ThrottlingException', 'LimitExceededException'])
const awayCodes = new Set(['KMSInternalException', 'DependencyTimeoutException', 'KeyUnavailableException'])

/** The service's own code, in `__type`, with or without the namespace before it. */
function explain(status: number, body: unknown): Fault | undefined {
  const read = errorAnswer.safeParse(body)
  if (!read.success) return undefined
  const code = read.data.__type.split('#').at(-1)!
  if (rateCodes.has(code)) return { kind: 'rate-limited', vendorCode: code }
  // Some outages come with a status that would blame the request.
  if (awayCodes.has(code)) return { kind: 'unavailable', vendorCode: code }
  return { kind: faultOfStatus(status, null).kind, vendorCode: code, ours: true }
}

export function awsKms(options: AwsKmsOptions): KeyServicePort {
  const { region, keyId } = options
  const url = `${(options.endpoint ?? `https://kms.${region}.amazonaws.com`).replace(/\/+$/, '')}/`

  async function ask<T>(
    operation: 'GenerateDataKey' | 'Encrypt' | 'Decrypt',
    body: object,
    parse: (answer: unknown) => T,
  ): Promise<Outcome<T, Fault>> {
    const credentials = await options.credentials()
    if (!credentials.ok) return credentials
    const bytes = Buffer.from(JSON.stringify({ KeyId: keyId, ...body }))
    const signer = new AwsV4Signer({
      ...credentials.value,
      url,
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `TrentService.${operation}`,
      },
      body: bytes,
      service: 'kms',
      region,
      datetime: options
        .clock()
        .toISOString()
        .replace(/[:-]|\.\d{3}/g, ''),
      // 'content-type' belongs to what is signed, as in the service's own clients.
      allHeaders: true,
    })
    const { headers } = await signer.sign()
    return (options.call ?? callVendor)({
      url,
      method: 'POST',
      headers: Object.fromEntries(headers),
      bytes,
      timeoutMs: options.timeoutMs ?? 10_000,
      parse,
      explain,
    })
  }

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
