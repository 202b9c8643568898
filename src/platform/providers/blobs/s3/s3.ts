// Keeps files in any S3-compatible object store, addressed by path.
import { AwsClient } from 'aws4fetch'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { faultOfStatus, type Fault } from '../../faults.ts'
import { isBlobKey } from '../key.ts'
import type { BlobBytes, BlobPort } from '../port.ts'

export interface S3Options {
  /** 'https://s3.us-east-1.amazonaws.com', 'https://minio.example:9000' ... */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly timeoutMs?: number
}

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

function faultOf(response: Response, code: string | undefined): Fault {
  const plain = faultOfStatus(response.status, response.headers.get('retry-after'))
  if (code && rateCodes.has(code)) return { ...plain, kind: 'rate-limited', vendorCode: code }
  return code ? { ...plain, vendorCode: code } : plain
}

interface Answer {
  readonly bytes: Uint8Array
}

export function s3Blobs(options: S3Options): BlobPort {
  const { accessKeyId, secretAccessKey, region } = options
  // No retries inside: the caller's job retries, with its own backoff.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const bucket = `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`

  async function call(
    method: string,
    key: string,
    body?: Uint8Array,
    type?: string,
  ): Promise<Outcome<Answer | null, Fault>> {
    if (!isBlobKey(key)) return refused({ kind: 'rejected', vendorCode: 'bad-key' })
    try {
      const signed = await client.sign(`${bucket}/${key}`, {
        method,
        body: body as Uint8Array<ArrayBuffer> | undefined,
        headers: type ? { 'content-type': type } : {},
      })
      const response = await fetch(signed, {
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? 60_000),
      })
      const bytes = new Uint8Array(await response.arrayBuffer())
      if (response.ok) return ok({ bytes })
      const code = /<Code>([A-Za-z0-9]+)<\/Code>/.exec(Buffer.from(bytes.subarray(0, 4096)).toString())?.[1]
      if (response.status === 404 && (code === undefined || code === 'NoSuchKey')) return ok(null)
      return refused(faultOf(response, code))
    } catch (error) {
      return refused({ kind: 'unavailable', vendorCode: error instanceof Error ? error.name : 'network' })
    }
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
      return found.ok ? ok(found.value?.bytes ?? null) : found
    },
    delete: async (key) => {
      const gone = await call('DELETE', key)
      return gone.ok ? ok(null) : gone
    },
  }
}
