// Puts a declared endpoint on the server: parse at the door, run the handler, send its answer or its refusal.
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#core/contract/endpoint.ts'
import type { Answer, FieldRefusal } from '#core/contract/refusals.ts'
import { callOf, type Call } from './call.ts'
import { sendProblem } from './problem.ts'

export type Handler<Request, Response> = (request: Request, call: Call) => Promise<Answer<Response>>

/** An endpoint with its handler, as features list them. */
export interface Route {
  readonly endpoint: Endpoint
  readonly handler: Handler<unknown, unknown>
}

/** Ties a handler to its endpoint with both types checked. */
export const route = <Request, Response>(
  endpoint: Endpoint<Request, Response>,
  handler: Handler<Request, Response>,
): Route => ({ endpoint: endpoint as Endpoint, handler: handler as Handler<unknown, unknown> })

/** Adds a route to the server. `secure`: whether cookies may be sent over https only. */
export function mount(app: FastifyInstance, route: Route, secure: boolean): void {
  if (!route.endpoint.form) return put(app, route, secure)
  // A scope of its own: elsewhere a form is refused, or read as raw bytes for its signature.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    put(scope, route, secure)
  })
}

function put(app: FastifyInstance, { endpoint, handler }: Route, secure: boolean): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimit,
    config: endpoint.limit
      ? { rateLimit: { max: endpoint.limit.calls, timeWindow: endpoint.limit.seconds * 1000 } }
      : {},
    handler: async (request, reply) => {
      const call = callOf(request, reply, secure)
      const params = request.params as object
      const given =
        endpoint.method === 'GET'
          ? { ...(request.query as object), ...params }
          : { ...((request.body ?? {}) as object), ...params }
      if (hasUnstorableText(given)) return sendProblem(reply, { code: 'malformed-request' }, call.language)
      const parsed = endpoint.request.safeParse(given)
      if (!parsed.success) {
        const errors: FieldRefusal[] = parsed.error.issues.map((issue) => ({
          field: issue.path.join('.'),
          message: issue.message,
        }))
        return sendProblem(reply, { code: 'malformed-request', errors }, call.language)
      }
      const answer = await handler(parsed.data, call)
      if (!answer.ok) return sendProblem(reply, answer.refusal, call.language)
      return reply.header('cache-control', 'no-store').send(endpoint.response.parse(answer.value))
    },
  })
}

/** Text that no database column takes: the null character, or half of a surrogate pair. */
const unstorable = /\0|\p{Cs}/u
/** Deeper than any request of the contract; a body made to be deep must not exhaust the stack. */
const DEEPEST = 32

function hasUnstorableText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return unstorable.test(value)
  if (typeof value !== 'object' || value === null) return false
  if (depth > DEEPEST) return true
  return Object.entries(value).some(
    ([key, inner]) => unstorable.test(key) || hasUnstorableText(inner, depth + 1),
  )
}
