// Builds the HTTP server: security headers, limits, errors as problem documents, and every route of every feature.
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Refusal, RefusalCode } from '#core/contract/refusals.ts'
import { UPLOAD_FOR } from '#features/capabilities/uploads/paths.ts'
import { DatabaseTrouble } from '#platform/db/trouble.ts'
import type { Deps } from '#platform/deps.ts'
import { readBodiesInTurns } from '#platform/http/bodies-in-turns.ts'
import { languageOf } from '#platform/http/call.ts'
import { limitPerLink } from '#platform/http/link-limit.ts'
import { mount } from '#platform/http/mount.ts'
import { watchRoutes } from '#platform/http/mounted.ts'
import { networkOf } from '#platform/http/network.ts'
import { isAskedByScript, isFromOwnSite } from '#platform/http/own-site.ts'
import { ownersCallOf, staffReadsOnly } from '#platform/http/staff-browser.ts'
import { sendProblem } from '#platform/http/problem.ts'
import { anybody } from '#platform/http/takes.ts'
import type { Feature } from '#platform/feature.ts'
import { UnreadableValue } from '#platform/keys.ts'
import { VERSION } from '#platform/version.ts'
import { randomSlice } from '#platform/ids.ts'
import { codeInAddress } from '#platform/http/link-in-address.ts'
import type { Metrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { asksForPage, sendErrorPage } from './error-page.ts'
import { servePages, type BuiltWeb } from './pages.ts'
import { noVendors, securityHeaders } from './security-headers.ts'
import type { VendorSources, VendorStep } from './vendor-policies.ts'

/** Calls and pages a minute, where a call has no limit of its own: an office of fifty behind one address, each with a page and 40 calls. */
const MOST_OF_A_NETWORK = 2_400

interface ServerParts {
  readonly features: readonly Feature[]
  /** The browser's application; none is served when absent. */
  readonly web?: BuiltWeb
  /** What the pages of a bank or signing step may frame and load scripts from; nothing when absent. */
  readonly vendors?: Readonly<Record<VendorStep, VendorSources>>
  /** Origins of the brands' films and their captions. */
  readonly mediaOrigins?: readonly string[]
  /** The address of the bank widget's script, where one is set up. */
  readonly bankScript?: string
  readonly loggerInstance?: FastifyBaseLogger
  /** What the operator's monitoring reads; nothing is measured when absent. */
  readonly metrics?: Metrics
  /** True once the server was told to stop: it still answers, and reports that it is not ready. */
  readonly isDraining?: () => boolean
  /** Judges the Host header; any is answered when absent. */
  readonly answersTo?: (host: string | undefined) => boolean
}

export async function buildServer(deps: Deps, parts: ServerParts): Promise<FastifyInstance> {
  const { config } = deps
  const secure = config.publicUrl?.startsWith('https:') ?? false
  const headers = securityHeaders({ vendors: noVendors, ...parts, secure })
  const refuse = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
    const language = languageOf(request.headers['accept-language'])
    return asksForPage(request)
      ? sendErrorPage(reply, refusal, language, headers.policyWith)
      : sendProblem(reply, refusal, language)
  }
  const app = fastify({
    ...(parts.loggerInstance ? { loggerInstance: parts.loggerInstance } : {}),
    // Only the route's pattern is logged below: an address may carry a link's code.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies,
    bodyLimit: 256 * 1024,
    genReqId: () => randomSlice(9).toString('base64url'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    // While it stops, a request that came on an open connection is still answered, and the connection closed.
    return503OnClosing: false,
    // An address that cannot be decoded meets no route and no hook.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(asksForPage(request) ? headers.page : headers.call)
      void refuse(request, reply, { code: 'malformed-request' })
    },
  })
  // JSON, and where a route says so a form: a text that is spread into keys is no request.
  app.removeContentTypeParser('text/plain')
  readBodiesInTurns(app)
  app.decorate('overHttps', secure)
  watchRoutes(app)
  await app.register(cookie)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? headers.call : headers.page)
    done()
  })
  const { answersTo, metrics, isDraining = () => false } = parts
  app.addHook('onRequest', ({ headers: sent }, _reply, done) => {
    const isForwarded = sent['x-forwarded-for'] !== undefined
    // Whoever asks for health or figures on this machine is no browser, and comes past the proxy.
    const isBrowser = sent['sec-fetch-site'] !== undefined
    if (config.trustedProxies ? isBrowser && !isForwarded : isForwarded) deps.counts.countedAsProxy()
    done()
  })
  // A kept-open connection could be used at the moment of the stop, and be reset.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining()) reply.header('connection', 'close')
    done(null, payload)
  })
  if (answersTo)
    app.addHook('onRequest', (request, reply, done) => {
      if (answersTo(request.headers.host)) return done()
      refuse(request, reply, { code: 'unknown-host' })
    })
  if (config.rateLimits) {
    await app.register(rateLimit, {
      max: MOST_OF_A_NETWORK,
      timeWindow: 60_000,
      keyGenerator: (request) => networkOf(request.ip),
      errorResponseBuilder: (_request, context) =>
        Object.assign(new Error('too many'), { statusCode: 429, retryAfter: Math.ceil(context.ttl / 1000) }),
    })
    limitPerLink(app, { header: UPLOAD_FOR, pageCode: codeInAddress })
  }
  await app.register(multipart, {
    limits: { fileSize: config.uploadLimitBytes, files: 24, fields: 60, fieldSize: 64_000 },
  })

  app.addHook('onRequest', (request, reply, done) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const { takes, writes } = request.routeOptions.config
    // What staff read is counted and logged as theirs: a link on another site must not use up their day.
    const isOpen = reads && !writes && takes?.who !== 'staff' && takes?.who !== 'file'
    const isOwn = writes ? isAskedByScript : isFromOwnSite
    if (isOpen || takes?.who === 'webhook' || isOwn(request.headers, config.publicUrl)) return done()
    sendProblem(reply, { code: 'cross-site' }, languageOf(request.headers['accept-language']))
  })
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const route = request.routeOptions.url
    if (route === '/api/health' || route === '/api/ready') return
    const [status, ms] = [reply.statusCode, Math.round(reply.elapsedTime)]
    metrics?.request({ method: request.method, route, status, seconds: isStream(reply) ? null : ms / 1000 })
    request.log.info({ method: request.method, route, status, ms }, 'request')
  })
  app.setNotFoundHandler(
    { preHandler: config.rateLimits ? app.rateLimit({ max: 120 }) : [] },
    (request, reply) => refuse(request, reply, { code: 'not-found' }),
  )
  app.setErrorHandler((error: FastifyError & { retryAfter?: number }, request, reply) => {
    const trouble = troubleOf(error)
    if (trouble) {
      request.log.warn({ name: error.name, route: request.routeOptions.url }, 'request put off')
      return refuse(request, reply, trouble)
    }
    const status = error.statusCode ?? 500
    if (status >= 500)
      request.log.error({ name: error.name, code: error.code, stack: stackOnly(error) }, 'request failed')
    return refuse(request, reply, {
      code: error instanceof UnreadableValue ? 'unreadable-value' : codeOfStatus(status),
      retryAfterSeconds: error.retryAfter,
    })
  })

  // The process is alive, even without a database: a restart would not bring that back.
  app.get('/api/health', { config: { takes: anybody('says that it serves') } }, async () => ({
    status: 'ok',
    version: VERSION,
  }))
  // Whether it can serve: what a load balancer asks.
  app.get(
    '/api/ready',
    { config: { takes: anybody('says whether it can serve') } },
    async (_request, reply) => {
      if (isDraining()) return reply.code(503).send({ status: 'stopping' })
      await deps.db.query('select 1')
      return { status: 'ok' }
    },
  )
  if (metrics && config.metrics.token) serveMetrics(app, metrics, config.metrics.token)
  for (const feature of parts.features) {
    for (const route of feature.routes?.(deps) ?? [])
      mount(app, route, (call, endpoint) => staffReadsOnly(deps, call, ownersCallOf(endpoint)))
    const { plugin } = feature
    if (plugin) await app.register(async (scope) => plugin(scope, deps))
  }
  if (parts.web) await servePages(app, parts.web, deps, headers.policyWith, parts.bankScript)
  return app
}

/** An answer that ends when its reader leaves. */
const isStream = (reply: FastifyReply): boolean => reply.getHeader('content-type') === 'text/event-stream'

/** Where the error was thrown, without its message: a database error may quote a value. */
const stackOnly = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .join('\n')

/** Seconds after which a client may ask again. */
const RETRY_AFTER = { away: 5, busy: 2 } as const

/** A database that is away, or a locked row, is no bug: the same call succeeds later. */
function troubleOf(error: unknown): Refusal | null {
  if (!(error instanceof DatabaseTrouble)) return null
  const { trouble } = error
  return {
    code: trouble === 'away' ? 'database-away' : 'busy-now',
    retryAfterSeconds: RETRY_AFTER[trouble],
  }
}

function codeOfStatus(status: number): RefusalCode {
  if (status === 413) return 'too-large'
  if (status === 415) return 'unsupported-type'
  if (status === 429) return 'too-many'
  if (status === 404) return 'not-found'
  return status < 500 ? 'malformed-request' : 'server-error'
}
