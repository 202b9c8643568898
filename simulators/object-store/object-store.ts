// A minimal S3 on the wire: PUT, GET, HEAD, DELETE by path, signature headers required, errors as XML, or as JSON to whoever takes JSON, as Ceph does. Keys that begin with 'fault/' switch the faults.
import { createHash } from 'node:crypto'
import Fastify, { type FastifyReply } from 'fastify'

export interface ObjectStoreSimulator {
  readonly url: string
  readonly bucket: string
  /** What is kept, by key. */
  readonly objects: ReadonlyMap<string, { readonly bytes: Buffer; readonly type: string }>
  close(): Promise<void>
}

const fail = (reply: FastifyReply, status: number, code: string) =>
  reply.request.headers.accept?.includes('json')
    ? reply.code(status).send({ Code: code, RequestId: 'sim' })
    : reply
        .code(status)
        .type('application/xml')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message><RequestId>sim</RequestId></Error>`,
        )

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** A key that begins with 'ASIA' is a role's. Faults: fault/slow-down (503 SlowDown), fault/internal (500), fault/denied (403), fault/timeout (never answers). */
export async function startObjectStoreSimulator(
  options: { accessKeyId?: string; bucket?: string; port?: number } = {},
): Promise<ObjectStoreSimulator> {
  const bucket = options.bucket ?? 'underway'
  const accessKeyId = options.accessKeyId ?? 'store-key'
  const objects = new Map<string, { bytes: Buffer; type: string }>()
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 * 1024 })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.all<{ Params: { bucket: string; '*': string }; Body: Buffer | undefined }>(
    '/:bucket/*',
    async (request, reply) => {
      const signed =
        /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/[\w-]+\/s3\/aws4_request, ?SignedHeaders=[^,]+, ?Signature=[0-9a-f]{64}$/
      const credential = signed.exec(request.headers.authorization ?? '')?.[1]
      if (!credential || !request.headers['x-amz-date']) return fail(reply, 403, 'AccessDenied')
      if (credential !== accessKeyId) return fail(reply, 403, 'InvalidAccessKeyId')
      // A key of a role is one only with its signed token.
      const isTold = /SignedHeaders=[^,]*\bx-amz-security-token\b/.test(request.headers.authorization ?? '')
      const token = request.headers['x-amz-security-token']
      if (accessKeyId.startsWith('ASIA') && !(token && isTold)) return fail(reply, 403, 'InvalidAccessKeyId')
      if (token === 'session-of-before') return fail(reply, 400, 'ExpiredToken')
      if (request.params.bucket !== bucket) return fail(reply, 404, 'NoSuchBucket')
      const key = request.params['*']
      if (key === 'fault/slow-down') return fail(reply, 503, 'SlowDown')
      if (key === 'fault/internal') return fail(reply, 500, 'InternalError')
      if (key === 'fault/denied') return fail(reply, 403, 'AccessDenied')
      if (key === 'fault/timeout') return new Promise(() => undefined)

      if (request.method === 'PUT') {
        const bytes = request.body ?? Buffer.alloc(0)
        const hash = request.headers['x-amz-content-sha256']
        if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(bytes))
          return fail(reply, 400, 'XAmzContentSHA256Mismatch')
        objects.set(key, { bytes, type: request.headers['content-type'] ?? 'binary/octet-stream' })
        return reply.header('etag', `"${createHash('md5').update(bytes).digest('hex')}"`).send()
      }
      if (request.method === 'DELETE') {
        objects.delete(key)
        return reply.code(204).send()
      }
      const found = objects.get(key)
      if (!found) return fail(reply, 404, 'NoSuchKey')
      return reply.type(found.type).send(request.method === 'HEAD' ? undefined : found.bytes)
    },
  )
  const url = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  return { url, bucket, objects, close: () => app.close() }
}
