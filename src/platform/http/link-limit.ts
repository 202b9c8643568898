// How often one application or link may be asked about, from however many addresses: a leaked code cannot be used to wear a server out.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { codeIn } from './code-in.ts'

/** Calls per minute: several windows of one owner who waits for offers, and then some. */
const MOST_CALLS = 240

/** To be put on a server that has its rate limits registered. */
export function limitPerLink(app: FastifyInstance): void {
  const count = app.createRateLimit({
    max: MOST_CALLS,
    timeWindow: 60_000,
    keyGenerator: (request) => codeOf(request) ?? '',
  })
  app.addHook('preHandler', async (request) => {
    if (codeOf(request) === null) return
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded)
      throw Object.assign(new Error('too many'), { statusCode: 429, retryAfter: counted.ttlInSeconds })
  })
}

const codeOf = ({ body, query }: FastifyRequest): string | null => codeIn(body) ?? codeIn(query)
