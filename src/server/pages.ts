// Serves the browser application: hashed assets for ever, pages per brand and language, nothing cached that depends on a person.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { toldLimits } from '#core/domain/told-limits.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Language } from '#core/words/words.ts'
import { ownContinuePath, shownVariant, variants, type Variant } from '#core/flow/variant.ts'
import { LIMITS_HOLE, type PageData } from '#core/flow/page-data.ts'
import { formatUsd } from '#core/ground/money.ts'
import type { Deps } from '#platform/deps.ts'
import { callOf, languageOf } from '#platform/http/call.ts'
import { LEAD_COOKIE } from '#platform/http/lead-session.ts'
import { anybody } from '#platform/http/takes.ts'
import * as z from 'zod/mini'
import { linkPurposes, links, isOfFile } from '#core/domain/links.ts'
import { noteCameBy } from '#features/capabilities/tracking/came-by.server.ts'
import { applicationLook } from './application-look.ts'
import { serveBuiltFiles } from './built-files.ts'
import type { PageFiles } from './page-files.ts'
import type { SecurityHeaders } from './security-headers.ts'
import type { VendorStep } from './vendor-policies.ts'

/** What the build made for the browser. `dir` is dist/web. */
export interface BuiltWeb {
  readonly dir: string
  readonly files: PageFiles
}

type Shared = Omit<PageData, 'brand' | 'language'>

interface Page {
  readonly html: string
  readonly gzip: Buffer
  readonly etag: string
  /** Its content policy, by the step of a vendor that an address may come to. */
  readonly policyOf: Readonly<Record<VendorStep | 'none', string>>
}

/** Serves these pages, and what the build wrote to `dist/web`: `pages/paths.json` and `business/assets`. */
export async function servePages(
  app: FastifyInstance,
  { dir: webDir, files: made }: BuiltWeb,
  deps: Deps,
  policyWith: SecurityHeaders['policyWith'],
  bankScript?: string,
): Promise<void> {
  const pages = fillPages(made, join(webDir, 'ads.json'), deps, policyWith, bankScript)
  const isPage = pageAddresses(join(webDir, 'pages', 'paths.json'))
  await serveBuiltFiles(app, join(webDir, 'business'))
  const anyPage = {
    config: { takes: anybody('a page without data: at most in the brand and language of a link') },
  }
  app.get('/', anyPage, (_request, reply) => reply.redirect('/business/apply/'))
  app.get('/business', anyPage, (_request, reply) => reply.redirect('/business/apply/'))
  const secure = deps.publicUrl.startsWith('https:')
  const served = deps.config.applyVariant
  const namedVariant = (path: string) =>
    variants.find((variant) => `${path}/`.startsWith(`apply/${variant}/`))
  app.get('/business/*', anyPage, async (request, reply) => {
    const path = (request.params as { '*': string })['*']
    const cookies = request.cookies
    const call = callOf(request, reply)
    const look = request.wornOut ? null : await applicationLook(deps, `/business/${path}`, call)
    const [, continueCode = ''] = /^apply\/continue\/([^/]+)/.exec(path) ?? []
    const own = ownContinuePath(look?.begun, continueCode)
    if (continueCode && own) return reply.redirect(own + new URL(request.url, 'http://here').search)
    const provider = /^apply\/affil\/([^/]+)/.exec(path)?.[1]
    const affiliate = provider ? await noteCameBy(deps, call, provider) : null
    const brand = affiliate?.brand ?? provider ?? look?.brand ?? ''
    const named = /(?:^|\/)lang\/(en|es)(?:\/|$)/.exec(path)?.[1]
    // A language in the address is kept for the next pages, as if it had been chosen by hand.
    if (named && named !== cookies.language)
      reply.setCookie('language', named, { path: '/', sameSite: 'lax', secure, maxAge: 31_536_000 })
    const language =
      named ??
      (look?.ownLanguage ? look.language : undefined) ??
      (cookies.language === 'es' || cookies.language === 'en' ? cookies.language : undefined) ??
      look?.language ??
      languageOf(request.headers['accept-language'])
    // The first page of the newer wizard is ready-made; whoever comes back to an application gets the empty frame and their own page from the application.
    // An address that is no page gets the empty frame: otherwise page 0 would show until the browser says that there is nothing.
    const known = isPage(`/${path}`)
    const newer = !['legacy', 'iff'].includes(namedVariant(path) ?? served)
    const fresh =
      known &&
      newer &&
      /^apply(\/|$)/.test(path) &&
      !/^apply\/continue\//.test(path) &&
      !call.cookie(LEAD_COOKIE)
    const kind = fresh ? 'apply' : known && isLinkFlow(path) ? 'link' : 'app'
    const variant = shownVariant(served, look?.begun)
    const page = (of: string) => pages.get(pageKey(kind, of, language, variant))
    const shown = page(brand) ?? page('default')
    if (!shown) return reply.callNotFound()
    const policy = shown.policyOf[known ? vendorStepOf(path) : 'none']
    // The same page, which says that there is nothing here; only the status tells programs too.
    if (!known) reply.code(404)
    reply
      .header('vary', 'accept-encoding, accept-language, cookie')
      .header('cache-control', 'private, no-cache')
      .header('etag', shown.etag)
      .header('content-security-policy', policy)
    // The page of an affiliate frames its agreement; no other site does.
    if (framedPages.test(path))
      reply
        .header('x-frame-options', 'SAMEORIGIN')
        .header('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
    if (request.headers['if-none-match'] === shown.etag && reply.statusCode === 200)
      return reply.code(304).send()
    reply.type('text/html; charset=utf-8')
    const packed = /\bgzip\b/.test(String(request.headers['accept-encoding']))
    return packed ? reply.header('content-encoding', 'gzip').send(shown.gzip) : reply.send(shown.html)
  })
}

/** Which of the pages that were read. `variant`: what its address shows where it names none. */
const pageKey = (kind: string, brand: string, language: string, variant: Variant): string =>
  [kind, brand, language, variant].join('.')

const usd = (cents: number): string => formatUsd(cents, { cents: false })

/** Whether an address below /business is a page, by the patterns of the browser's routes ('/apply/amt/:amt', '/staff/*'). */
function pageAddresses(file: string): (path: string) => boolean {
  const patterns = JSON.parse(readFileSync(file, 'utf8')) as string[]
  const page = new RegExp(
    `^(?:${patterns.map((path) => path.replace(/\/:\w+/g, '/[^/]+').replace(/\/\*$/, '(?:/.*)?')).join('|')})/?$`,
  )
  return (path) => page.test(path)
}

/** The ready-made pages with the data of this server. `ads`: where the build names the notice about measurement. */
function fillPages(
  files: PageFiles,
  ads: string,
  deps: Deps,
  policyWith: SecurityHeaders['policyWith'],
  bankScript: string | undefined,
): Map<string, Page> {
  const { config } = deps
  const year = Number(easternDay(deps.clock()).slice(0, 4))
  const shared: Omit<Shared, 'variant'> = {
    ...(bankScript ? { bankScript } : {}),
    partnerLender: deps.partnerLender !== undefined,
    prefill: deps.prefill !== undefined,
    staging: config.staging,
    year,
    uploadLimitBytes: config.uploadLimitBytes,
    limits: toldLimits(deps.policy),
  }
  const notice = deps.tags.length ? adsNotice(ads) : ''
  const pages = new Map<string, Page>()
  for (const [name, made] of files) {
    const [kind = '', id = '', language = ''] = name.split('.')
    const brand = deps.brands.get(id)
    if (!brand) continue
    const file = made
      .replace('</body>', () => (kind === 'link' ? '</body>' : `${notice}</body>`))
      .replaceAll('–9999', year > 2025 ? `–${year}` : '')
      .replaceAll(usd(LIMITS_HOLE.least), () => usd(shared.limits.least))
      .replaceAll(usd(LIMITS_HOLE.most), () => usd(shared.limits.most))
      .replaceAll(usd(LIMITS_HOLE.sales), () => usd(shared.limits.sales))
    const styles = inlineStyles(file)
    const policyOf = {
      none: policyWith(styles, null),
      signing: policyWith(styles, 'signing'),
      bank: policyWith(styles, 'bank'),
    }
    for (const variant of variants) {
      const data: PageData = { ...shared, variant, brand, language: language as Language }
      // '<' would end the element, whatever stands in a brand's texts.
      const html = file.replace('__PAGE_DATA__', () => JSON.stringify(data).replaceAll('<', '\\u003c'))
      const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
      pages.set(pageKey(kind, id, language, variant), {
        html,
        gzip: gzipSync(html),
        etag,
        policyOf,
      })
    }
  }
  return pages
}

const built = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.optional(z.boolean()), css: z.optional(z.array(z.string())) }),
)

/** Loads the notice about measurement after the page, which does not need it. */
function adsNotice(list: string): string {
  const entry = Object.values(built.parse(JSON.parse(readFileSync(list, 'utf8')))).find(
    (each) => each.isEntry,
  )!
  const styles = (entry.css ?? []).map((file) => `<link rel="stylesheet" href="/business/${file}">`)
  return `${styles.join('')}<script type="module" src="/business/${entry.file}"></script>`
}

/** 'sha256-...' of every style element, as a content policy names it. */
const inlineStyles = (html: string): string[] =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  )

/** Open to everybody, and drawn by the link pages' entry. */
const openPages = /^(?:verify-paper|affiliate-signer(?:\/.*)?)\/?$/

/** The signing pages, which pages of our own site may frame. */
const framedPages = /^sign\//

/** Whether an address below /business is that of a link flow, whose page holds the link flows alone. */
const isLinkFlow = (path: string): boolean =>
  openPages.test(path) ||
  linkPurposes.some(
    (purpose) =>
      links[purpose].path('') !== links.continue.path('') &&
      !isOfFile(purpose) &&
      purpose !== 'paper' &&
      `/business/${path}`.startsWith(links[purpose].path('')),
  )

/**
 * The step of a vendor that a page below /business may come to without being loaded anew. An applicant's pages may come to the bank;
 * those that come to nothing of a vendor are named here.
 */
const vendorStepOf = (path: string): VendorStep | 'none' => {
  if (/^(?:staff|aggregation|decisions|docgenerator|portal|legal|demo|verify-paper)(?:\/|$)/.test(path))
    return 'none'
  return /^(?:sign|affiliate-signer)(?:\/|$)/.test(path) ? 'signing' : 'bank'
}
