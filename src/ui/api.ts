// Calls an endpoint of the contract from the browser. Only types come from the contract, so that no schema travels to the page.
import type { ApiRoute } from '#core/contract/api-route.ts'
import type { RequestOf, ResponseOf, RouteOf } from '#core/contract/endpoint.ts'
import { refused, type Outcome } from '#core/ground/outcome.ts'
import { readAnswer, type CallFailure } from './answer.ts'
import { noteReadOnly } from './read-only.ts'
import { tellListeners } from './refusal-news.ts'

export type { CallFailure, Problem } from './answer.ts'

interface CallOptions {
  readonly signal?: AbortSignal
  /** 'idempotency-key', 'if-match' and the like. */
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds; 30,000 when absent. */
  readonly timeoutMs?: number
  /** The reader's language; the page's own when absent. */
  readonly language?: string
  /** Lets the call outlive the page (a last save while leaving); bodies up to 64 kB. */
  readonly keepalive?: boolean
}

const scalar = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

/** The path with its ':name' parts filled, and what is left of the request. */
export function fillPath(path: string, request: unknown): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...(request as Record<string, unknown>) }
  const filled = path.replace(/\/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return `/${encodeURIComponent(scalar(value ?? ''))}`
  })
  return { path: filled, rest }
}

function addressOf(method: string, path: string, request: unknown): { address: string; body?: string } {
  if (method !== 'GET') {
    const filled = fillPath(path, request)
    // A body keeps every field, also those that the path names.
    return { address: filled.path, body: JSON.stringify(request ?? {}) }
  }
  const filled = fillPath(path, request)
  const query = new URLSearchParams(
    Object.entries(filled.rest)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, scalar(value)]),
  ).toString()
  return { address: query ? `${filled.path}?${query}` : filled.path }
}

/** The address of a GET that a link goes to. */
export const hrefTo = (route: ApiRoute<'GET'>, request: object): string =>
  addressOf(route.method, route.path, request).address

/** The language that answers should speak, from the page. */
export const pageLanguage = (): string => document.documentElement.lang || 'en'

/**
 * Calls the endpoint at its declared route and answers its response, or why there is none. Never throws. `call<typeof saveLead>(
 * paths.saveLead, request)`: the endpoint comes as a type only, so that no schema travels to the page; another one's route does not fit.
 */
export async function call<E>(
  route: RouteOf<E>,
  request: RequestOf<E>,
  options: CallOptions = {},
): Promise<Outcome<ResponseOf<E>, CallFailure>> {
  const { address, body } = addressOf(route.method, route.path, request)
  const abort = new AbortController()
  let late = false
  const timer = setTimeout(() => {
    late = true
    abort.abort()
  }, options.timeoutMs ?? 30_000)
  const give = () => abort.abort()
  options.signal?.addEventListener('abort', give)
  if (options.signal?.aborted) abort.abort()
  try {
    const response = await fetch(address, {
      method: route.method,
      credentials: 'same-origin',
      signal: abort.signal,
      keepalive: options.keepalive,
      headers: {
        accept: 'application/json',
        'accept-language': options.language ?? pageLanguage(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      body,
    })
    if (response.headers.has('underway-read-only')) noteReadOnly()
    return tellListeners(
      readAnswer(response.status, await response.text(), response.headers.get('retry-after')),
    )
  } catch {
    return refused({ kind: late ? 'timeout' : options.signal?.aborted ? 'aborted' : 'offline' })
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', give)
  }
}
