// Keeps files in any S3-compatible object store, addressed by path.
import { AwsV4Signer } from 'aws4fetch'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { CredentialSource } from '../../aws-credentials.ts'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import { faultOfStatus, type Fault } from '../../faults.ts'
import { isBlobKey } from '../key.ts'
import type { BlobBytes, BlobPort } from '../port.ts'

export interface S3Options {
  /** 'https://s3.us-east-1.amazonaws.com', 'https://minio.example:9000' ... */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly credentials: CredentialSource
  readonly timeoutMs?: number
  /** How the vendor is called. Default: straight, without a door. */
  readonly call?: VendorCaller
}

/** More than any upload may have. */
const LARGEST_FILE = 256 * 1024 * 1024

/** A signature needs the whole body: a stream is collected first. Uploads are limited to megabytes. */
async function whole(bytes: BlobBytes): Promise<Uint8Array> {
  if (bytes instanceof Uint8Array) return bytes
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

const rateCodes = new Set([
  'SlowDown',
  'RequestLimitExceeded',
  'Throttling',
  'ThrottlingException',
  'TooManyRequests',
])

/** Keys, rights, bucket or region are not as they are set: the operator's to mend. */
const operatorCodes = new Set([
  'AccessDenied',
  'AuthorizationHeaderMalformed',
  'ExpiredToken',
  'InvalidAccessKeyId',
  'InvalidBucketName',
  'InvalidToken',
  'NoSuchBucket',
  'PermanentRedirect',
  'SignatureDoesNotMatch',
])

/** The store's own code, from its XML; without one the status speaks. */
function explain(status: number, body: unknown): Fault | undefined {
  const code =
    typeof body === 'string' ? /<Code>([A-Za-z0-9]+)<\/Code>/.exec(body.slice(0, 4096))?.[1] : undefined
  if (!code) return undefined
  if (rateCodes.has(code)) return { kind: 'rate-limited', vendorCode: code }
  if (operatorCodes.has(code)) return { kind: 'rejected', vendorCode: code, ours: true }
  return { kind: faultOfStatus(status, null).kind, vendorCode: code }
}

/** What a store says of each: a stored object has a tag, a removed one has no answer, also where there was none. */
const hasDone = (method: string, status: number, header: (name: string) => string | null): boolean =>
  method === 'PUT' ? header('etag') !== null : method === 'DELETE' ? status === 204 : true

const isGone = ({ vendorCode }: Fault): boolean => vendorCode === 'NoSuchKey' || vendorCode === '404'

export function s3Blobs(options: S3Options): BlobPort {
  const bucket = `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`

  async function call(
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    body?: Uint8Array,
    type?: string,
  ): Promise<Outcome<Uint8Array | null, Fault>> {
    if (!isBlobKey(key)) return refused({ kind: 'rejected', vendorCode: 'bad-key' })
    const url = `${bucket}/${key}`
    const credentials = await options.credentials()
    // Not the store is away: nobody says who we are.
    if (!credentials.ok) return refused({ ...credentials.refusal, vendorCode: 'no-role' })
    const signer = new AwsV4Signer({
      ...credentials.value,
      url,
      method,
      ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
      headers: type ? { 'content-type': type } : {},
      service: 's3',
      region: options.region,
    })
    const { headers } = await signer.sign()
    const answer = await (options.call ?? callVendor)<Uint8Array>({
      url,
      method,
      // Some stores (Ceph) say their errors as JSON to whoever takes it.
      headers: { ...Object.fromEntries(headers), accept: 'application/xml' },
      bytes: body,
      timeoutMs: options.timeoutMs ?? 60_000,
      mostBytes: LARGEST_FILE,
      // A page of somebody in between is not the store's word that it kept or removed anything.
      parseBytes: (answered, status, header) =>
        hasDone(method, status, header)
          ? ok(answered)
          : refused({ kind: 'malformed', vendorCode: 'not-done' }),
      explain,
    })
    return !answer.ok && isGone(answer.refusal) ? ok(null) : answer
  }

  return {
    put: async (key, bytes, { type }) => {
      const body = await whole(bytes).catch(() => null)
      if (!body) return refused({ kind: 'unavailable', vendorCode: 'broken-stream' })
      const stored = await call('PUT', key, body, type)
      if (!stored.ok) return stored
      return stored.value ? ok({ size: body.length }) : refused({ kind: 'rejected', vendorCode: '404' })
    },
    get: async (key) => {
      const found = await call('GET', key)
      return found.ok ? ok(found.value) : found
    },
    delete: async (key) => {
      const gone = await call('DELETE', key)
      return gone.ok ? ok(null) : gone
    },
  }
}
