// Puts a declared endpoint on the server: parse at the door, run the handler, send its answer or its refusal.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#core/contract/endpoint.ts'
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { callOf, type Call } from './call.ts'
import { sendProblem } from './problem.ts'
import { shapeErrors } from './shape-errors.ts'

export type Handler<Request, Response> = (request: Request, call: Call) => Promise<Answer<Response>>
/** Tells who asks, from cookies and headers alone: whoever may not ask learns nothing about what a call takes. */
export type Door<Who> = (call: Call) => Promise<Answer<Who>>
type GuardedHandler<Who, Request, Response> = (
  who: Who,
  request: Request,
  call: Call,
) => Promise<Answer<Response>>

/** An endpoint with its handler, as features list them. */
export interface Route {
  readonly endpoint: Endpoint
  /** Judges before the body is read; what it answers is handed to the handler. */
  readonly door?: Door<unknown>
  readonly handler: GuardedHandler<unknown, unknown, unknown>
}

/** Ties a handler to its endpoint with both types checked. */
export const route = <Request, Response>(
  endpoint: Endpoint<Request, Response>,
  handler: Handler<Request, Response>,
): Route => ({
  endpoint: endpoint as Endpoint,
  handler: (_who, request, call) => handler(request as Request, call),
})

/** The same for a call that not everybody may make. */
export const guardedRoute = <Who, Request, Response>(
  endpoint: Endpoint<Request, Response>,
  door: Door<Who>,
  handler: GuardedHandler<Who, Request, Response>,
): Route => ({
  endpoint: endpoint as Endpoint,
  door,
  handler: handler as GuardedHandler<unknown, unknown, unknown>,
})

/** What stands before every call: why it may not go on, or null. */
export type Guard = (call: Call, endpoint: Endpoint) => Promise<Refusal | null>

/** Adds a route to the server. `secure`: whether cookies may be sent over https only. */
export function mount(app: FastifyInstance, route: Route, secure: boolean, before: Guard): void {
  if (!route.endpoint.form) return put(app, route, secure, before)
  // A scope of its own: elsewhere a form is refused, or read as raw bytes for its signature.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    put(scope, route, secure, before)
  })
}

function put(app: FastifyInstance, { endpoint, door, handler }: Route, secure: boolean, before: Guard): void {
  const guard = door ? guardOf(door, secure) : null
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimit,
    config: endpoint.limit
      ? { rateLimit: { max: endpoint.limit.calls, timeWindow: endpoint.limit.seconds * 1000 } }
      : {},
    ...(guard ? { preParsing: guard.judge } : {}),
    handler: async (request, reply) => {
      const { call, who } = guard?.entered(request) ?? { call: callOf(request, reply, secure), who: null }
      const params = request.params as object
      const given =
        endpoint.method === 'GET'
          ? { ...(request.query as object), ...params }
          : { ...((request.body ?? {}) as object), ...params }
      const refusal = await before(call, endpoint)
      if (refusal) return sendProblem(reply, refusal, call.language)
      if (hasUnstorableText(given)) return sendProblem(reply, { code: 'malformed-request' }, call.language)
      const parsed = endpoint.request.safeParse(given)
      if (!parsed.success) {
        const errors = shapeErrors(parsed.error, given, call.language)
        return sendProblem(reply, { code: 'malformed-request', errors }, call.language)
      }
      const answer = await handler(who, parsed.data, call)
      if (!answer.ok) return sendProblem(reply, answer.refusal, call.language)
      return reply.header('cache-control', 'no-store').send(endpoint.response.parse(answer.value))
    },
  })
}

/** Asks the door after the rate limits and before the body is parsed, and keeps what it answered for the handler. */
function guardOf(door: Door<unknown>, secure: boolean) {
  const entered = new WeakMap<FastifyRequest, { readonly call: Call; readonly who: unknown }>()
  const judge = (
    request: FastifyRequest,
    reply: FastifyReply,
    _payload: unknown,
    done: (error: Error | null) => void,
  ): void => {
    const call = callOf(request, reply, secure)
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
