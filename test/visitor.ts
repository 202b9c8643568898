// One browser as the server sees it: keeps its cookies, sends JSON, forms and files.
import type { ApiRoute } from '#core/contract/api-route.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'

export interface Seen {
  readonly status: number
  // The parsed JSON, or the text when it is none.
  readonly body: Json
  readonly text: string
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  readonly bytes: Buffer
}
/** Parsed JSON that a test walks by name; a leaf is compared with `expect` or read with `String()`. */
export interface Json {
  readonly [key: string]: Json
  readonly [index: number]: Json
}

/** A declared route, or a path as it is: with its parameters, or one that is meant to be wrong. */
const urlOf = (to: string | ApiRoute): string => (typeof to === 'string' ? to : to.path)

interface Sent {
  readonly headers?: Record<string, string>
}

/** `ip`: the address that it comes from. */
export function createVisitor(server: FastifyInstance, ip?: string) {
  const jar = new Map<string, string>()
  const send = async (options: InjectOptions): Promise<Seen> => {
    const answer = await server.inject({
      ...options,
      ...(ip ? { remoteAddress: ip } : {}),
      headers: { 'user-agent': 'test browser', ...options.headers },
      cookies: Object.fromEntries(jar),
    })
    for (const cookie of answer.cookies) {
      if (cookie.maxAge === 0 || cookie.value === '') jar.delete(cookie.name)
      else jar.set(cookie.name, cookie.value)
    }
    let body: unknown = answer.body
    try {
      body = JSON.parse(answer.body)
    } catch {
      // A page or a file: the text stands as the body.
    }
    return {
      status: answer.statusCode,
      body: body as Json,
      text: answer.body,
      headers: answer.headers,
      bytes: answer.rawPayload,
    }
  }
  return {
    cookies: jar,
    get: (url: string, { headers = {} }: Sent = {}) => send({ method: 'GET', url, headers }),
    post: (to: string | ApiRoute<'POST'>, payload: unknown = {}, { headers = {} }: Sent = {}) =>
      send({
        method: 'POST',
        url: urlOf(to),
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(payload),
      }),
    /** application/x-www-form-urlencoded. */
    form: (to: string | ApiRoute<'POST'>, fields: Record<string, string>, { headers = {} }: Sent = {}) =>
      send({
        method: 'POST',
        url: urlOf(to),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      }),
    /** multipart/form-data; a value is text or a file. */
    upload: (
      url: string,
      parts: readonly (readonly [
        name: string,
        value: string | { name: string; type: string; bytes: Uint8Array },
      ])[],
      { headers = {} }: Sent = {},
    ) => {
      const boundary = 'test-boundary-7f3a'
      const chunks: Buffer[] = []
      for (const [name, value] of parts) {
        const file = typeof value === 'string' ? null : value
        chunks.push(
          Buffer.from(
            `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${
              file ? `; filename="${file.name}"\r\ncontent-type: ${file.type}` : ''
            }\r\n\r\n`,
          ),
          file ? Buffer.from(file.bytes) : Buffer.from(value as string),
          Buffer.from('\r\n'),
        )
      }
      chunks.push(Buffer.from(`--${boundary}--\r\n`))
      return send({
        method: 'POST',
        url,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
        payload: Buffer.concat(chunks),
      })
    },
  }
}

export type Visitor = ReturnType<typeof createVisitor>
