// A service that signs hashes for whoever has its token, as an operator's own may: JSON over HTTP.
import Fastify from 'fastify'
import * as z from 'zod/mini'
import { signDigest } from './sign-digest.ts'

export interface SignerSimulator {
  readonly url: string
  readonly token: string
  /** What it was asked to sign, oldest first. */
  readonly digests: readonly string[]
  /** The status that everything is answered with until it is null again. */
  fail(status: number | null): void
  close(): Promise<void>
}

const asked = z.object({
  algorithm: z.enum(['RSA-SHA-256', 'ECDSA-SHA-256', 'ECDSA-SHA-384']),
  digest: z.string(),
})

/** `key`: PEM. */
export async function startSignerSimulator({ key }: { readonly key: string }): Promise<SignerSimulator> {
  const token = 'a-simulated-signing-token'
  const digests: string[] = []
  let failing: number | null = null
  const app = Fastify({ forceCloseConnections: true })
  app.post('/sign', async (request, reply) => {
    if (failing) return reply.code(failing).send({})
    if (request.headers.authorization !== `Bearer ${token}`) return reply.code(401).send({})
    const read = asked.safeParse(request.body)
    const hash = read.success && read.data.algorithm.endsWith('384') ? 'sha384' : 'sha256'
    const signature = read.success && signDigest(key, hash, Buffer.from(read.data.digest, 'base64'))
    if (!read.success || !signature) return reply.code(400).send({})
    digests.push(read.data.digest)
    return { signature: signature.toString('base64') }
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url: `${url}/sign`,
    token,
    digests,
    fail: (status) => {
      failing = status
    },
    close: () => app.close(),
  }
}
