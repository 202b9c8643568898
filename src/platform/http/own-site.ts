// Whether a request that writes comes from our own pages, or from no browser at all: cookies are SameSite=Lax, this is the second lock.
import type { FastifyRequest } from 'fastify'

type Headers = FastifyRequest['headers']

/** For a POST. */
export function isFromOwnSite(headers: Headers, publicUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site === 'cross-site') return false
  const origin = headers.origin
  if (typeof origin !== 'string') return true
  try {
    const host = new URL(origin).host
    return host === headers.host || (publicUrl !== undefined && host === new URL(publicUrl).host)
  } catch {
    return false
  }
}

/**
 * For a GET that writes: a link or a typed address brings the cookie along and no Origin, so only a call of our own script counts. A
 * browser without Sec-Fetch headers shows a visit by asking for a page.
 */
export function isAskedByScript(headers: Headers, publicUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  if (headers['sec-fetch-mode'] === 'navigate' || /\btext\/html\b/.test(headers.accept ?? '')) return false
  return isFromOwnSite(headers, publicUrl)
}
