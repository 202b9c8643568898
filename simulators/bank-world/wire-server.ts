// A small HTTP server for simulators: routes, bodies, and faults that can be switched on from outside.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface WireRequest {
  readonly method: string
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly raw: Buffer
  /** The body as JSON; `{}` when there is none or it is something else. */
  json(): Record<string, unknown>
  form(): URLSearchParams
}

export interface WireAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly body?: string | Buffer
  /** Never answer: the caller's own deadline must end it. */
  readonly hang?: boolean
}

export type WireFault = 'timeout' | 'server-error' | 'garbage' | 'rate-limited' | 'hang-up'

export interface FaultSwitch {
  /** The next `times` calls (default 1) whose path starts with `path` (default: any) go wrong in this way. */
  next(kind: WireFault, options?: { path?: string; times?: number }): void
  /** Back to normal. */
  clear(): void
}

export type Handler = (request: WireRequest) => WireAnswer | Promise<WireAnswer>
/** Pattern segments that start with ':' are parameters. */
export type Routes = readonly (readonly [method: string, pattern: string, handler: Handler])[]

interface WireServerPlan {
  readonly routes: Routes
  /** How this vendor words a fault that it can word; the others have no words. */
  readonly faultAnswer: (kind: 'server-error' | 'rate-limited') => WireAnswer
  readonly notFound: WireAnswer
  /** Runs before the routes; an answer ends the call (authentication). */
  readonly guard?: (request: WireRequest) => WireAnswer | undefined
}

/** What a fault looks like on the wire; 'hang-up' is done by the listener. */
export function answerOfFault(kind: WireFault, worded: WireServerPlan['faultAnswer']): WireAnswer {
  if (kind === 'timeout' || kind === 'hang-up') return { hang: true }
  if (kind === 'garbage')
    return {
      headers: { 'content-type': 'text/html' },
      body: '<!doctype html><title>Gateway</title><p>{"almost": json',
    }
  return worded(kind)
}

/** A request listener for the plan, and the switch for its faults. `hungUp` requests stay open until their caller leaves. */
export function createWireListener(plan: WireServerPlan): { listener: RequestListener; faults: FaultSwitch } {
  let waiting: { kind: WireFault; path: string; left: number }[] = []
  const faults: FaultSwitch = {
    next: (kind, options = {}) =>
      void waiting.push({ kind, path: options.path ?? '/', left: options.times ?? 1 }),
    clear: () => void (waiting = []),
  }
  const takeFault = (path: string): WireFault | undefined => {
    const found = waiting.find((fault) => fault.left > 0 && path.startsWith(fault.path))
    if (found) found.left -= 1
    return found?.kind
  }
  const answerTo = async (request: WireRequest): Promise<WireAnswer> => {
    const denied = plan.guard?.(request)
    if (denied) return denied
    for (const [method, pattern, handler] of plan.routes) {
      if (method !== request.method) continue
      const params = matched(pattern, request.path)
      if (params) return handler({ ...request, params })
    }
    return plan.notFound
  }
  const listener: RequestListener = (incoming, outgoing) => {
    void (async () => {
      const request = await readRequest(incoming)
      const kind = takeFault(request.path)
      if (kind === 'hang-up') return void incoming.socket.destroy()
      send(outgoing, kind ? answerOfFault(kind, plan.faultAnswer) : await answerTo(request))
    })().catch((error: unknown) => {
      // A bug in a simulator must be seen in the test that met it.
      send(outgoing, {
        status: 500,
        body: `simulator: ${error instanceof Error ? error.stack : String(error)}`,
      })
    })
  }
  return { listener, faults }
}

function matched(pattern: string, path: string): Record<string, string> | undefined {
  const want = pattern.split('/')
  const have = path.split('/')
  if (want.length !== have.length) return undefined
  const params: Record<string, string> = {}
  for (let i = 0; i < want.length; i++) {
    const segment = want[i] ?? ''
    if (segment.startsWith(':')) params[segment.slice(1)] = decodeURIComponent(have[i] ?? '')
    else if (segment !== have[i]) return undefined
  }
  return params
}

async function readRequest(incoming: IncomingMessage): Promise<WireRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const raw = Buffer.concat(chunks)
  const url = new URL(incoming.url ?? '/', 'http://simulator.invalid')
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    params: {},
    query: url.searchParams,
    headers: incoming.headers,
    raw,
    json: () => {
      try {
        const body: unknown = JSON.parse(raw.toString('utf8'))
        return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
      } catch {
        return {}
      }
    },
    form: () => new URLSearchParams(raw.toString('utf8')),
  }
}

function send(outgoing: ServerResponse, answer: WireAnswer): void {
  if (answer.hang || outgoing.headersSent) return
  const isJson = answer.json !== undefined
  outgoing.writeHead(answer.status ?? 200, {
    ...(isJson ? { 'content-type': 'application/json' } : {}),
    'cache-control': 'no-store',
    ...answer.headers,
  })
  outgoing.end(isJson ? JSON.stringify(answer.json) : (answer.body ?? ''))
}

/** A second address for what people see: vendors serve their pages from another origin than their API, without keys, and no fault reaches them. */
export const listenForPages = (routes: Routes, notFound: WireAnswer): ReturnType<typeof listen> =>
  listen(createWireListener({ routes, faultAnswer: () => notFound, notFound }).listener)

/** Listens on 127.0.0.1 (`port` 0 or absent: any free one). */
export async function listen(
  listener: RequestListener,
  port = 0,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server: Server = createServer(listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: actual } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
