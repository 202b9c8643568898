// What a handler knows of one request: who asks, from where, in which language, with which cookies.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#core/words/words.ts'

export interface Call {
  readonly id: string
  readonly ip: string
  readonly userAgent: string
  readonly language: Language
  readonly header: (name: string) => string | undefined
  readonly cookie: (name: string) => string | undefined
  /** Sets an HttpOnly, SameSite=Lax cookie on the whole site; Secure unless the site is plain http. `maxAge` in seconds. */
  readonly setCookie: (name: string, value: string, maxAge: number) => void
  readonly clearCookie: (name: string) => void
  readonly setHeader: (name: string, value: string) => void
}

/** Spanish when the reader's browser (or our own page, by Accept-Language) prefers it. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  /^\s*es\b/i.test(acceptLanguage ?? '') ? 'es' : 'en'

export function callOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Call {
  const header = (name: string) => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  }
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    id: request.id,
    ip: request.ip,
    userAgent: (header('user-agent') ?? '').slice(0, 300),
    language: languageOf(header('accept-language')),
    header,
    cookie: (name) => request.cookies[name],
    setCookie: (name, value, maxAge) => void reply.setCookie(name, value, { ...options, maxAge }),
    clearCookie: (name) => void reply.clearCookie(name, options),
    setHeader: (name, value) => void reply.header(name, value),
  }
}
