// AWS KMS on the wire: GenerateDataKey, Encrypt, Decrypt and Sign over JSON 1.1, every request's signature checked, the context bound in.
import { createCipheriv, createDecipheriv, createPrivateKey, randomBytes } from 'node:crypto'
import Fastify, { type FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { signDigest } from '../signer/sign-digest.ts'
import { findFault, type Credentials } from './signature.ts'

export interface AwsKmsSimulator {
  readonly url: string
  readonly credentials: Credentials
  /** Operations that were answered, oldest first. */
  readonly calls: readonly string[]
  /** What everything is answered with until it is null again: a code of the service. */
  fail(code: string | null): void
  close(): Promise<void>
}

const asked = z.object({
  KeyId: z.string(),
  KeySpec: z.optional(z.literal('AES_256')),
  Plaintext: z.optional(z.string()),
  CiphertextBlob: z.optional(z.string()),
  EncryptionContext: z._default(z.record(z.string(), z.string()), {}),
  Message: z.optional(z.string()),
  MessageType: z.optional(z.enum(['RAW', 'DIGEST'])),
  SigningAlgorithm: z.optional(z.string()),
})

const statusOf: Readonly<Record<string, number>> = {
  KMSInternalException: 500,
  DependencyTimeoutException: 503,
}

/** Algorithms by the kind of key, as the service has them (of those that the product uses). */
const rsa = { RSASSA_PKCS1_V1_5_SHA_256: 'sha256' } as const
const signing: Readonly<Record<string, Readonly<Record<string, 'sha256' | 'sha384'>>>> = {
  rsa,
  prime256v1: { ECDSA_SHA_256: 'sha256' },
  secp384r1: { ECDSA_SHA_384: 'sha384' },
}
const algorithmsOf = (pem: string) => {
  const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
  return signing[asymmetricKeyDetails?.namedCurve ?? asymmetricKeyType ?? ''] ?? {}
}

/**
 * `keys`: the ids of the keys that it holds; 'alias/underway' stands for the first. `signingKeys`: keys for Sign by id, PEM.
 */
export async function startAwsKmsSimulator(
  options: {
    keys?: readonly string[]
    signingKeys?: Readonly<Record<string, string>>
    clock?: () => Date
    port?: number
  } = {},
): Promise<AwsKmsSimulator> {
  const clock = options.clock ?? (() => new Date())
  const credentials = {
    accessKeyId: 'AKIDSIMULATED',
    secretAccessKey: 'a simulated secret',
    region: 'us-east-1',
    service: 'kms',
  }
  const arn = (id: string) => `arn:aws:kms:us-east-1:111122223333:key/${id}`
  const ids = options.keys ?? ['1234abcd-12ab-34cd-56ef-1234567890ab']
  const keys = new Map(ids.map((id) => [arn(id), randomBytes(32)]))
  const find = (name: string) => {
    const full = name === 'alias/underway' ? arn(ids[0]!) : name.startsWith('arn:') ? name : arn(name)
    return keys.has(full) ? full : null
  }
  const calls: string[] = []
  let failing: string | null = null
  const app = Fastify({ forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const refuse = (reply: FastifyReply, code: string) =>
    reply
      .code(statusOf[code] ?? 400)
      .type('application/x-amz-json-1.1')
      .send(JSON.stringify({ __type: code, message: code }))

  const aad = (context: Readonly<Record<string, string>>) =>
    Buffer.from(JSON.stringify(Object.entries(context).sort()))
  const encrypt = (key: string, plain: Uint8Array, context: Record<string, string>) => {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', keys.get(key)!, nonce).setAAD(aad(context))
    const data = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    return Buffer.concat([Buffer.from([key.length]), Buffer.from(key), nonce, data]).toString('base64')
  }
  const decrypt = (blob: Buffer, context: Record<string, string>) => {
    const end = 1 + (blob[0] ?? 0)
    const key = blob.subarray(1, end).toString()
    const decipher = createDecipheriv(
      'aes-256-gcm',
      keys.get(key) ?? Buffer.alloc(32),
      blob.subarray(end, end + 12),
    )
    decipher.setAAD(aad(context)).setAuthTag(blob.subarray(-16))
    const plain = Buffer.concat([decipher.update(blob.subarray(end + 12, -16)), decipher.final()])
    return { key, plain }
  }

  app.post<{ Body: Buffer }>('/', async (request, reply) => {
    if (failing) return refuse(reply, failing)
    const { method, url: target, headers, body } = request
    const fault = findFault(
      { method, target, headers: headers as Record<string, string | undefined>, body },
      credentials,
      clock(),
    )
    if (fault) return refuse(reply, fault)
    if (headers['content-type'] !== 'application/x-amz-json-1.1')
      return refuse(reply, 'SerializationException')
    const operation = String(headers['x-amz-target']).replace(/^TrentService\./, '')
    const read = asked.safeParse(JSON.parse(body.toString()))
    if (!read.success) return refuse(reply, 'ValidationException')
    const { KeyId, Plaintext, CiphertextBlob, EncryptionContext: context } = read.data
    const signer = options.signingKeys?.[KeyId.replace(/^.*\bkey\//, '')]
    if (operation === 'Sign') {
      if (!signer) return refuse(reply, find(KeyId) ? 'InvalidKeyUsageException' : 'NotFoundException')
      const hash = algorithmsOf(signer)[read.data.SigningAlgorithm ?? '']
      if (!hash) return refuse(reply, 'InvalidKeyUsageException')
      // What is not hashed is hashed there; the product sends hashes alone.
      if (read.data.MessageType !== 'DIGEST') return refuse(reply, 'ValidationException')
      const signature = signDigest(signer, hash, Buffer.from(read.data.Message ?? '', 'base64'))
      if (!signature) return refuse(reply, 'ValidationException')
      calls.push(operation)
      return reply.type('application/x-amz-json-1.1').send(
        JSON.stringify({
          KeyId: arn(KeyId.replace(/^.*\bkey\//, '')),
          Signature: signature.toString('base64'),
          SigningAlgorithm: read.data.SigningAlgorithm,
        }),
      )
    }
    const key = find(KeyId)
    if (!key) return refuse(reply, 'NotFoundException')
    const answer = (fields: object) => {
      calls.push(operation)
      return reply.type('application/x-amz-json-1.1').send(JSON.stringify({ KeyId: key, ...fields }))
    }
    if (operation === 'GenerateDataKey') {
      const made = randomBytes(32)
      return answer({ Plaintext: made.toString('base64'), CiphertextBlob: encrypt(key, made, context) })
    }
    if (operation === 'Encrypt' && Plaintext !== undefined)
      return answer({
        CiphertextBlob: encrypt(key, Buffer.from(Plaintext, 'base64'), context),
        EncryptionAlgorithm: 'SYMMETRIC_DEFAULT',
      })
    if (operation === 'Decrypt' && CiphertextBlob !== undefined) {
      try {
        const opened = decrypt(Buffer.from(CiphertextBlob, 'base64'), context)
        if (opened.key !== key) return await refuse(reply, 'IncorrectKeyException')
        return await answer({
          Plaintext: opened.plain.toString('base64'),
          EncryptionAlgorithm: 'SYMMETRIC_DEFAULT',
        })
      } catch {
        return refuse(reply, 'InvalidCiphertextException')
      }
    }
    return refuse(reply, 'UnknownOperationException')
  })
  const url = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  return {
    url,
    credentials,
    calls,
    fail: (code) => {
      failing = code
    },
    close: () => app.close(),
  }
}
