// What AWS tells a process of its role: an instance's metadata service (version 2 alone), and a container's address for credentials.
import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import type { Credentials } from './signature.ts'

const ROLE = 'underway-server'
/** As AWS does: six hours. */
const LAST_MS = 6 * 3_600_000
const DOCUMENT = '/latest/meta-data/iam/security-credentials/'

export interface AwsRoleSimulator {
  readonly url: string
  /** The path that a container's environment would name. */
  readonly relativeUri: string
  readonly authorizationToken: string
  /** How often credentials were handed out. */
  readonly given: () => number
  /** While true nothing is answered but 500. */
  away(is: boolean): void
  close(): Promise<void>
}

/** Hands out `credentials` with a session token of its own. */
export async function startAwsRoleSimulator(
  credentials: Pick<Credentials, 'accessKeyId' | 'secretAccessKey'>,
  clock: () => Date,
): Promise<AwsRoleSimulator> {
  const tokens = new Set<string>()
  const authorizationToken = randomBytes(12).toString('hex')
  let given = 0
  let isAway = false
  const told = () => {
    given += 1
    return {
      Code: 'Success',
      LastUpdated: clock().toISOString(),
      Type: 'AWS-HMAC',
      AccessKeyId: credentials.accessKeyId,
      SecretAccessKey: credentials.secretAccessKey,
      Token: `session-${given}`,
      // Without milliseconds, as there.
      Expiration: new Date(clock().getTime() + LAST_MS).toISOString().replace(/\.\d{3}/, ''),
    }
  }
  const app = Fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async (_request, reply) => {
    if (isAway) await reply.code(500).send('Internal Server Error')
  })
  app.put('/latest/api/token', (request, reply) => {
    const seconds = Number(request.headers['x-aws-ec2-metadata-token-ttl-seconds'])
    // A request that came through a proxy is none of the instance's own.
    if (!(seconds >= 1 && seconds <= 21_600) || request.headers['x-forwarded-for'])
      return reply.code(400).send('')
    const token = randomBytes(24).toString('base64')
    tokens.add(token)
    return reply.type('text/plain').send(token)
  })
  const isKnown = (header: unknown) => typeof header === 'string' && tokens.has(header)
  app.get(DOCUMENT, (request, reply) =>
    isKnown(request.headers['x-aws-ec2-metadata-token'])
      ? reply.type('text/plain').send(ROLE)
      : reply.code(401).send(''),
  )
  app.get(`${DOCUMENT}:role`, (request, reply) => {
    if (!isKnown(request.headers['x-aws-ec2-metadata-token'])) return reply.code(401).send('')
    if ((request.params as { role: string }).role !== ROLE) return reply.code(404).send('')
    // Said to be text by the service.
    return reply.type('text/plain').send(JSON.stringify(told()))
  })
  app.get('/v2/credentials/a-task', (request, reply) =>
    request.headers.authorization === authorizationToken ? told() : reply.code(400).send('{}'),
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    relativeUri: '/v2/credentials/a-task',
    authorizationToken,
    given: () => given,
    away: (is) => (isAway = is),
    close: () => app.close(),
  }
}
