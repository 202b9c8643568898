// Serves the browser application: hashed assets for ever, pages per brand and language, nothing cached that depends on a person.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '#platform/http/call.ts'
import { LEAD_COOKIE } from '#platform/http/lead-session.ts'

/** Reads what the build wrote to `dist/web`: `pages/<page>.<brand>.<language>.html` and `business/assets`. */
export async function servePages(app: FastifyInstance, webDir: string): Promise<void> {
  const pagesDir = join(webDir, 'pages')
  if (!existsSync(pagesDir)) return
  const pages = new Map<string, { html: string; etag: string }>()
  for (const name of readdirSync(pagesDir)) {
    const html = readFileSync(join(pagesDir, name), 'utf8')
    pages.set(name, { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` })
  }
  await app.register(fastifyStatic, {
    root: join(webDir, 'business'),
    prefix: '/business/',
    wildcard: false,
    index: false,
    immutable: true,
    maxAge: '365d',
  })
  app.get('/', (_request, reply) => reply.redirect('/business/apply/'))
  app.get('/business', (_request, reply) => reply.redirect('/business/apply/'))
  app.get('/business/*', (request, reply) => {
    const path = (request.params as { '*': string })['*']
    const affiliate = /^apply\/affil\/([^/]+)/.exec(path)?.[1] ?? ''
    const cookies = request.cookies
    const language =
      /(?:^|\/)lang\/(en|es)(?:\/|$)/.exec(path)?.[1] ??
      (cookies.language === 'es' || cookies.language === 'en' ? cookies.language : undefined) ??
      languageOf(request.headers['accept-language'])
    // Page 0 is ready-made; whoever comes back to an application gets the empty frame and their own page from the application.
    const fresh = /^apply(\/|$)/.test(path) && !/^apply\/continue\//.test(path) && !cookies[LEAD_COOKIE]
    const kind = fresh ? 'apply' : 'app'
    const page =
      pages.get(`${kind}.${affiliate}.${language}.html`) ?? pages.get(`${kind}.default.${language}.html`)
    if (!page) return reply.callNotFound()
    reply
      .header('vary', 'accept-language, cookie')
      .header('cache-control', 'private, no-cache')
      .header('etag', page.etag)
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(page.html)
  })
}
