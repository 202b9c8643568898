// Mounts a declared endpoint: parses the request, runs the handler, sends its answer or its refusal.
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#core/contract/endpoint.ts'
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { ok } from '#core/ground/outcome.ts'
import { callOf, languageOf, type Call } from './call.ts'
import { sendProblem } from './problem.ts'
import { shapeErrors } from './shape-errors.ts'
import type { Takes, TakesAnybody, TakesDemo } from './takes.ts'

type Handler<Request, Response> = (request: Request, call: Call) => Promise<Answer<Response>>
/** Finds out who asks, from cookies and headers alone: whoever may not ask learns nothing about what a call takes. */
export type Door<Who> = (call: Call) => Promise<Answer<Who>>
type GuardedHandler<Who, Request, Response> = (
  who: Who,
  request: Request,
  call: Call,
) => Promise<Answer<Response>>

/** An endpoint with its handler and whom it takes, as features list them. */
export interface Route {
  readonly endpoint: Endpoint
  readonly takes: Takes
  /** Checks before the body is read; its answer is passed on. */
  readonly door?: Door<unknown>
  /** Checks by what the request names; the handler gets its answer in place of the door's. */
  readonly find?: (who: unknown, request: unknown, call: Call) => Promise<Answer<unknown>>
  readonly handler: GuardedHandler<unknown, unknown, unknown>
}

/** Ties a handler to its endpoint with both types checked: a call that everybody may make. */
export const route = <Request, Response>(
  endpoint: Endpoint<Request, Response>,
  takes: TakesAnybody | TakesDemo,
  handler: Handler<Request, Response>,
): Route => ({
  endpoint: endpoint,
  takes,
  handler: (_who, request, call) => handler(request as Request, call),
})

interface Guard<Who> {
  readonly takes: Takes
  readonly door: Door<Who>
  readonly find?: (who: Who, request: unknown, call: Call) => Promise<Answer<Who>>
}

/** The same for a call that not everybody may make. */
export const guardedRoute = <Who, Request, Response>(
  endpoint: Endpoint<Request, Response>,
  guard: Guard<Who>,
  handler: GuardedHandler<Who, Request, Response>,
): Route => ({
  endpoint: endpoint,
  ...(guard as Guard<unknown>),
  handler: handler as GuardedHandler<unknown, unknown, unknown>,
})

/** Runs before every call: why it is refused, or null. */
type Before = (call: Call, endpoint: Endpoint) => Promise<Refusal | null>

/** Adds a route to the server. */
export function mount(app: FastifyInstance, route: Route, before: Before): void {
  if (!route.endpoint.form) return put(app, route, before)
  // In a scope of its own: other routes refuse a form, or read it as raw bytes for its signature.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    put(scope, route, before)
  })
}

/** Bytes of a body from whoever is not of the staff: twice the largest honest one, an application with a drawn signature. */
const MOST_OF_STRANGERS = 128 * 1024

function put(app: FastifyInstance, { endpoint, takes, door, find, handler }: Route, before: Before): void {
  const guard = door ? guardOf(door) : null
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimit ?? (takes.who === 'staff' ? undefined : MOST_OF_STRANGERS),
    config: {
      takes,
      endpoint,
      ...(endpoint.writes ? { writes: true } : {}),
      ...(endpoint.limit
        ? { rateLimit: { max: endpoint.limit.calls, timeWindow: endpoint.limit.seconds * 1000 } }
        : {}),
    },
    preParsing: [...(guard ? [guard.judge] : []), refuseOtherTypes(endpoint)],
    handler: async (request, reply) => {
      const entered = guard?.entered(request)
      const call = entered?.call ?? callOf(request, reply)
      const params = request.params as object
      if (!isObject(request.body ?? {}) || request.body === null)
        return sendProblem(reply, { code: 'malformed-request' }, call.language)
      const given: Record<string, unknown> =
        endpoint.method === 'GET'
          ? { ...(request.query as object), ...params }
          : { ...(request.body ?? {}), ...params }
      const refusal = await before(call, endpoint)
      if (refusal) return sendProblem(reply, refusal, call.language)
      if (hasUnstorableText(given)) return sendProblem(reply, { code: 'malformed-request' }, call.language)
      const parsed = endpoint.request.safeParse(given)
      if (!parsed.success) {
        const errors = shapeErrors(parsed.error, given, call.language)
        return sendProblem(reply, { code: 'malformed-request', errors }, call.language)
      }
      const found = find ? await find(entered?.who, parsed.data, call) : ok(entered?.who)
      if (!found.ok && endpoint.invalidLink && found.refusal.code === 'link-invalid')
        return reply.header('cache-control', 'no-store').send(endpoint.response.parse(endpoint.invalidLink))
      if (!found.ok) return sendProblem(reply, found.refusal, call.language)
      const answer = await handler(found.value, parsed.data, call)
      if (!answer.ok) return sendProblem(reply, answer.refusal, call.language)
      reply.header('cache-control', 'no-store')
      const told = endpoint.response.parse(answer.value)
      if (!(told instanceof Readable)) return reply.send(told)
      return reply.headers(streamHeaders(endpoint)).send(told)
    },
  })
}

const streamHeaders = ({ file }: Endpoint): Record<string, string> =>
  file
    ? {
        'content-type': file.type,
        'content-disposition': `attachment; filename="${file.name}"`,
        'x-content-type-options': 'nosniff',
      }
    : // No proxy keeps words back until there are more of them, and at the end of its stream a connection holds up no stop.
      { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no', connection: 'close' }

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A body in another form than the endpoint takes is refused before it is read: multipart has its own routes. */
const refuseOtherTypes =
  ({ form }: Endpoint) =>
  (request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: (error: Error | null) => void) => {
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
    if (!type || type === 'application/json' || (form && type === 'application/x-www-form-urlencoded'))
      return done(null)
    sendProblem(reply, { code: 'unsupported-type' }, languageOf(request.headers['accept-language']))
  }

/** Asks the door after the rate limits and before the body is parsed, and keeps what it answered for the handler. */
function guardOf(door: Door<unknown>) {
  const entered = new WeakMap<FastifyRequest, { readonly call: Call; readonly who: unknown }>()
  const judge = (
    request: FastifyRequest,
    reply: FastifyReply,
    _payload: unknown,
    done: (error: Error | null) => void,
  ): void => {
    const call = callOf(request, reply)
    door(call).then((who) => {
      if (!who.ok) return void sendProblem(reply, who.refusal, call.language)
      entered.set(request, { call, who: who.value })
      done(null)
    }, done)
  }
  return { judge, entered: (request: FastifyRequest) => entered.get(request) }
}

/** Text that no database column takes: the null character, or half of a surrogate pair. */
const unstorable = /\0|\p{Cs}/u
/** Deeper than any request of the contract; a body made to be deep must not exhaust the stack. */
const DEEPEST = 32

function hasUnstorableText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return unstorable.test(value)
  if (typeof value !== 'object' || value === null) return false
  if (depth > DEEPEST) return true
  return Object.keys(value).some(
    (key) => unstorable.test(key) || hasUnstorableText((value as Record<string, unknown>)[key], depth + 1),
  )
}
