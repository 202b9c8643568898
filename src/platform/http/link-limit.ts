// How often one application or link may be asked about, from however many addresses: a leaked code cannot be used to wear a server out.
import type { FastifyInstance } from 'fastify'
import { codesIn } from './code-in.ts'

/** Calls per minute: several windows of one owner who waits for offers, and then some. */
const MOST_CALLS = 240

declare module 'fastify' {
  interface FastifyRequest {
    /** The code that is being counted. */
    countedCode: string
  }
}

/** To be put on a server that has its rate limits registered. */
export function limitPerLink(app: FastifyInstance): void {
  app.decorateRequest('countedCode', '')
  const count = app.createRateLimit({
    max: MOST_CALLS,
    timeWindow: 60_000,
    keyGenerator: (request) => request.countedCode,
  })
  app.addHook('preHandler', async (request) => {
    // What the call does not take is dropped later: a made-up code beside the real one must not be counted in its place.
    for (const code of new Set([...codesIn(request.body), ...codesIn(request.query)])) {
      request.countedCode = code
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded)
        throw Object.assign(new Error('too many'), { statusCode: 429, retryAfter: counted.ttlInSeconds })
    }
  })
}
