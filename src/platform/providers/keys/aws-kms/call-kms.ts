// One call to AWS KMS: JSON 1.1 over HTTPS, signed (SigV4); what it answers with as a fault.
import { AwsV4Signer } from 'aws4fetch'
import * as z from 'zod/mini'
import type { Outcome } from '#core/ground/outcome.ts'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import { faultOfStatus, type Fault } from '../../faults.ts'
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

type Operation = 'GenerateDataKey' | 'Encrypt' | 'Decrypt' | 'Sign'

export function kmsCaller(options: AwsKmsOptions) {
  const { region, keyId } = options
  const url = `${(options.endpoint ?? `https://kms.${region}.amazonaws.com`).replace(/\/+$/, '')}/`

  return async function ask<T>(
    operation: Operation,
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
}
