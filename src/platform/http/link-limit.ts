// How often one application or link may be asked about, from however many addresses: a leaked code cannot be used to wear a server out.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { codesIn } from './code-in.ts'

/** Calls per minute: several windows of one owner who waits for offers, and then some. */
const MOST_CALLS = 240

declare module 'fastify' {
  interface FastifyRequest {
    /** The code that is being counted. */
    countedCode: string
    /** A page whose link was asked about too often: it is shown, and nothing is looked up for it. */
    wornOut: boolean
  }
}

interface Where {
  /** The header that names the application of an upload, whose body is no JSON. */
  readonly header: string
  /** The link's code in the address of a page ('/business/offer/...'); null where it names none. What everybody may open has none. */
  readonly pageCode: (path: string) => string | null
}

/** To be put on a server that has its rate limits registered. */
export function limitPerLink(app: FastifyInstance, where: Where): void {
  app.decorateRequest('countedCode', '')
  app.decorateRequest('wornOut', false)
  const count = app.createRateLimit({
    max: MOST_CALLS,
    timeWindow: 60_000,
    keyGenerator: (request) => request.countedCode,
  })
  const isWornOut = async (request: FastifyRequest, code: string): Promise<number | null> => {
    request.countedCode = code
    const counted = await count(request)
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : null
  }
  app.addHook('preHandler', async (request) => {
    const path = request.url.split('?')[0]!
    const ofPage = path.startsWith('/api/') ? null : where.pageCode(path)
    if (ofPage !== null) request.wornOut = (await isWornOut(request, ofPage)) !== null
    // What the call does not take is dropped later: a made-up code beside the real one must not be counted in its place.
    for (const code of codesOf(request, where.header)) {
      const retryAfter = await isWornOut(request, code)
      if (retryAfter !== null) throw Object.assign(new Error('too many'), { statusCode: 429, retryAfter })
    }
  })
}

/** Wherever a call names one: in its body, its query, its path, or its header. A link to a paper calls its code a token. */
function codesOf({ body, query, params, headers }: FastifyRequest, header: string): ReadonlySet<string> {
  const tokens = [body, params].flatMap((given) => {
    const token = typeof given === 'object' && given !== null && 'token' in given ? given.token : null
    return typeof token === 'string' && token.trim() ? [token.trim()] : []
  })
  const named = headers[header]
  const inHeader = typeof named === 'string' && named.trim() ? [named.trim()] : []
  return new Set([...codesIn(body), ...codesIn(query), ...codesIn(params), ...tokens, ...inHeader])
}
