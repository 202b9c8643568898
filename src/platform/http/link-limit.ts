// How often one application or link may be asked about, from however many addresses: a leaked code cannot be used to wear a server out.
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Calls per minute: several windows of one owner who waits for offers, and then some. */
const MOST_CALLS = 240

/** To be put on a server that has its rate limits registered. */
export function limitPerLink(app: FastifyInstance): void {
  const count = app.createRateLimit({
    max: MOST_CALLS,
    timeWindow: 60_000,
    keyGenerator: (request) => codeIn(request) ?? '',
  })
  app.addHook('preHandler', async (request) => {
    if (codeIn(request) === null) return
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded)
      throw Object.assign(new Error('too many'), { statusCode: 429, retryAfter: counted.ttlInSeconds })
  })
}

/** The lead id or link code that a call names, by the spellings of the flows; null when it names none. */
function codeIn({ body, query }: FastifyRequest): string | null {
  for (const holder of [body, query, (body as { model?: unknown } | null)?.model]) {
    if (typeof holder !== 'object' || holder === null) continue
    const { link, code, leadid, sf_leadid, sfleadid } = holder as Record<string, unknown>
    const named = [link, code, leadid, sf_leadid, sfleadid].find((each) => typeof each === 'string' && each)
    if (named) return String(named)
  }
  return null
}
