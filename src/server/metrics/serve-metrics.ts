// Where the figures are read: `/metrics` for whoever holds the operator's token, or a port of its own on loopback.
import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '#platform/http/call.ts'
import { sendProblem } from '#platform/http/problem.ts'
import type { Metrics } from './metrics.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Adds `GET /metrics`, for the bearer of the token only. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  const wanted = digest(`Bearer ${token}`)
  app.get('/metrics', { config: { takes: { who: 'operator' } } }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) {
      reply.header('www-authenticate', 'Bearer')
      return sendProblem(reply, { code: 'login-required' }, languageOf(request.headers['accept-language']))
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })
}

interface Listening {
  readonly port: number
  readonly close: () => Promise<void>
}

/** Listens on loopback only, without a token: for a collector on the same machine. 0 = a free port. Throws when the port is taken. */
export async function listenForMetrics(metrics: Metrics, port: number): Promise<Listening> {
  const server = createServer((request, response) => {
    const asked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics'
    if (!asked) return void response.writeHead(404).end()
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', done)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
