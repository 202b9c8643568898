// What a handler knows of one request: who asks, from where, in which language, with which cookies.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#core/words/words.ts'

export interface Call {
  readonly id: string
  readonly ip: string
  readonly userAgent: string
  readonly language: Language
  /** What somebody chose on a page of ours in this browser; null where nobody did, and for a program. */
  readonly chosen: Language | null
  readonly header: (name: string) => string | undefined
  readonly cookie: (name: string) => string | undefined
  /** Sets an HttpOnly, SameSite=Lax cookie on the whole site; Secure, and of this host alone, unless the site is plain http. `maxAge` in seconds. */
  readonly setCookie: (name: string, value: string, maxAge: number) => void
  readonly clearCookie: (name: string) => void
  readonly setHeader: (name: string, value: string) => void
}

/** Spanish when the reader's browser (or our own page, by Accept-Language) prefers it. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  /^\s*es\b/i.test(acceptLanguage ?? '') ? 'es' : 'en'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the site is served over https: its cookies then go over https only. */
    readonly overHttps: boolean
  }
}

/**
 * The name under which browsers keep a cookie. With the prefix they take it only from this host over https and for the whole of it (RFC 6265bis,
 * 4.1.3.2): a sibling host or a plain http page cannot put one in its place. Over plain http they would drop it.
 */
const keptName = (name: string, overHttps: boolean): string => (overHttps ? `__Host-${name}` : name)

/** The server must have been told whether it is `overHttps`. */
export function callOf(request: FastifyRequest, reply: FastifyReply): Call {
  const { overHttps } = request.server
  const kept = (name: string) => keptName(name, overHttps)
  const header = (name: string) => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  }
  // Our pages write it themselves, so it has no prefix.
  const chosen = request.cookies.language
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: overHttps } as const
  return {
    id: request.id,
    ip: request.ip,
    userAgent: (header('user-agent') ?? '').slice(0, 300),
    language: languageOf(header('accept-language')),
    chosen: chosen === 'en' || chosen === 'es' ? chosen : null,
    header,
    cookie: (name) => request.cookies[kept(name)],
    setCookie: (name, value, maxAge) => void reply.setCookie(kept(name), value, { ...options, maxAge }),
    clearCookie: (name) => void reply.clearCookie(kept(name), options),
    setHeader: (name, value) => void reply.header(name, value),
  }
}
