// Which page an address gets, in which language and brand, and what the server puts into it.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBrands } from '#platform/brands.ts'
import { readConfig } from '#platform/config.ts'
import type { Deps } from '#platform/deps.ts'
import { limitPerLink } from '#platform/http/link-limit.ts'
import { LEAD_COOKIE } from '#platform/http/lead-session.ts'
import { createLink } from '#platform/store/links.ts'
import { addPerson } from '#platform/store/persons.ts'
import { apply } from '../../test/applicant.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { buildServer } from './http.ts'
import { codeInAddress } from '#platform/http/link-in-address.ts'
import { servePages } from './pages.ts'
import { noVendors, securityHeaders } from './security-headers.ts'

const webDir = mkdtempSync(join(tmpdir(), 'pages-'))
const files = new Map<string, string>()
const web = { dir: webDir, files }
const app = fastify({ routerOptions: { ignoreTrailingSlash: true } })
const partners = readBrands(undefined, true)
const brands = new Map([...partners, ['harbor', { ...partners.get('harbor')!, legalName: '</script><b>' }]])

const { policyWith } = securityHeaders({
  secure: false,
  vendors: {
    bank: {
      'frame-src': ['https://bank.example', 'https://widget.example'],
      'script-src': ['https://widget.example'],
      'style-src': ['https://widget.example', "'unsafe-inline'"],
      'connect-src': ['https://api.widget.example'],
    },
    signing: { 'frame-src': ['https://sign.example'] },
  },
})

const depsWith = (environment: Record<string, string>) =>
  ({
    ...t.deps,
    config: readConfig({ DEMO: '1', ...environment }),
    brands,
    clock: () => new Date('2027-03-01T00:00:00Z'),
    policy: {
      limits: { minimumAmount: 500_000, maximumAmount: 10_000_000 },
      generalMinimums: { monthlySales: 2_345_700, monthsInBusiness: 17 },
      knockOuts: { industries: [], states: [] },
      industries: { nonCore: [], fleet: [] },
    },
  }) as unknown as Deps

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  mkdirSync(join(webDir, 'business', 'assets'), { recursive: true })
  mkdirSync(join(webDir, 'pages'), { recursive: true })
  writeFileSync(join(webDir, 'business', 'assets', 'main.js'), '1')
  const paths = [
    '/',
    '/apply',
    '/apply/amt/:amt',
    '/apply/lang/:language',
    '/apply/affil/:provider',
    '/apply/affil/:provider/amt/:amt',
    '/apply/iff',
    '/apply/continue/:code',
    '/apply/legacy/continue/:code',
    '/oauth-return',
    '/bank-verification/:code',
    '/sign/:code',
    '/affiliate-signer',
    '/aggregation/:code',
    '/portal',
    '/staff',
    '/staff/*',
  ]
  writeFileSync(join(webDir, 'pages', 'paths.json'), JSON.stringify(paths))
  for (const kind of ['apply', 'app', 'link'])
    for (const brand of ['default', 'harbor'])
      for (const language of ['en', 'es'])
        files.set(
          `${kind}.${brand}.${language}.html`,
          `${kind} ${brand} ${language} 2025–9999 $9,999,998 to $9,999,999, sales $9,999,997 <style>b{color:red}</style><script type="application/json">__PAGE_DATA__</script>`,
        )
  await app.register(cookie)
  await servePages(app, web, depsWith({}), policyWith, 'https://widget.example/link.js')
})
afterAll(async () => {
  await app.close()
  await t.close()
  rmSync(webDir, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const which = async (url: string, headers: Record<string, string> = {}) =>
  (await get(url, headers)).body.split(' ').slice(0, 3).join(' ')

describe('pages', () => {
  it.each([
    ['/business/apply', {}, 'apply default en'],
    ['/business/apply/', { 'accept-language': 'es-MX' }, 'apply default es'],
    ['/business/apply', { 'accept-language': 'es', cookie: 'language=en' }, 'apply default en'],
    ['/business/apply/lang/es', { cookie: 'language=en' }, 'apply default es'],
    ['/business/apply/affil/harbor/amt/9', {}, 'apply harbor en'],
    ['/business/apply/affil/nobody', {}, 'apply default en'],
    ['/business/apply/continue/abc', {}, 'app default en'],
    ['/business/apply', { cookie: `${LEAD_COOKIE}=x` }, 'app default en'],
    ['/business/staff/applications/1', {}, 'app default en'],
  ])('%s with %j is %s', async (url, headers, page) => expect(await which(url, headers)).toBe(page))

  it('are in the brand and language of the application that they belong to, unless the reader chose another', async () => {
    const { id, leadid } = await apply(t)
    await t.db.query(`update lead set brand = 'harbor', language = 'es' where id = $1::uuid`, [id])
    const link = { leadId: id, createdBy: null, expiresInDays: 3 }
    const now = new Date('2027-03-01T00:00:00Z')
    const way = await createLink(t.db, t.deps.keys, { ...link, purpose: 'continue' }, now)
    const bank = await createLink(t.db, t.deps.keys, { ...link, purpose: 'bank-verification' }, now)
    expect(await which(`/business/apply/continue/${way.code}`)).toBe('app harbor es')
    expect(await which(`/business/apply/continue/${leadid}`)).toBe('app harbor es')
    expect(await which(`/business/bank-verification/${bank.code}`)).toBe('link harbor es')
    expect(await which(`/business/documents/${bank.code}`)).toBe('app default en')
    expect(await which(`/business/apply/continue/${way.code}`, { cookie: 'language=en' })).toBe(
      'app harbor en',
    )
    // One person's own page is in that person's language, whatever somebody else chose in this browser.
    const answers = { firstName: 'Eva', lastName: 'Cohen', email: 'eva@tongue.example' }
    const personId = await addPerson(t.db, { leadId: id, role: 'owner', answers, language: 'en' }, now)
    const own = await createLink(t.db, t.deps.keys, { ...link, personId, purpose: 'signer' }, now)
    expect(await which(`/business/signer/${own.code}`, { cookie: 'language=es' })).toContain('harbor en')
    const session = t.deps.keys.sign(`${id}.0.4000000000.any`)
    expect(await which('/business/apply/', { cookie: `${LEAD_COOKIE}=${session}` })).toBe('app harbor es')
  })

  it('show an application in the variant that it was begun in, where the address names none', async () => {
    const { id } = await apply(t)
    const begun = (variant: string) =>
      t.db.query('update lead set variant = $2 where id = $1::uuid', [id, variant])
    const variantAt = async (url: string) => {
      const cookie = `${LEAD_COOKIE}=${t.deps.keys.sign(`${id}.0.4000000000.any`)}`
      return /"variant":"(\w+)"/.exec((await get(url, { cookie })).body)?.[1]
    }
    const link = { leadId: id, createdBy: null, expiresInDays: 3 }
    const now = new Date('2027-03-01T00:00:00Z')
    const { code } = await createLink(t.db, t.deps.keys, { ...link, purpose: 'continue' }, now)
    const todo = await createLink(t.db, t.deps.keys, { ...link, purpose: 'todo' }, now)
    const way = `/business/apply/continue/${code}`
    await begun('iff')
    for (const path of [
      way,
      `/business/apply/continue/${todo.code}`,
      '/business/apply',
      '/business/oauth-return',
    ])
      expect(await variantAt(path), path).toBe('iff')
    await begun('plaid')
    expect(await variantAt(way)).toBe('plaid')
    // The older wizard has an address of its own; at the newer one's an application of it continues in the newer one.
    await begun('legacy')
    const led = await get(`${way}?utm_source=mail`)
    expect([led.statusCode, led.headers.location]).toEqual([
      302,
      `/business/apply/legacy/continue/${code}?utm_source=mail`,
    ])
    expect(await variantAt(`/business/apply/legacy/continue/${code}`)).toBe('finicity')
    expect(await variantAt('/business/apply')).toBe('finicity')
  })

  it('that do not exist come without the first page ready-made, which would be taken over by another', async () => {
    expect(await which('/business/apply/nope')).toBe('app default en')
    expect(await which('/business/apply/')).toBe('apply default en')
  })

  it.each([
    ['/business/apply/', 200],
    ['/business/apply/amt/5000', 200],
    ['/business/staff/applications/1', 200],
    ['/business/nope', 404],
    ['/business/apply/nope', 404],
    ['/business/apply/iff', 200],
    ['/business/apply/iffy', 404],
    ['/business/bank-verification', 404],
    ['/business/..%2f..%2fetc/passwd', 404],
  ])('%s answers %i', async (url, status) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('text/html')
  })

  it('carry the data of the server, which cannot end its element, and the current year', async () => {
    const { body } = await get('/business/apply/affil/harbor')
    expect(body).toContain('2025–2027 $5,000 to $100,000, sales $23,457 ')
    const data = /<script type="application\/json">(.*)<\/script>/.exec(body)![1]!
    expect(data).not.toContain('</script>')
    expect(JSON.parse(data)).toMatchObject({
      brand: { id: 'harbor', legalName: '</script><b>' },
      bankScript: 'https://widget.example/link.js',
      staging: true,
      limits: { least: 500_000, most: 10_000_000, sales: 2_345_700, months: 17 },
    })
  })

  it('are asked for again each time, and answered with 304 while they are the same', async () => {
    const first = await get('/business/apply')
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const again = await get('/business/apply', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('/business/assets/main.js')).headers['cache-control']).toContain('immutable')
  })

  it('allow the styles that they bring by their hash; scripts add styles only where the bank widget may come', async () => {
    const styles = async (server: typeof app, url: string) =>
      /style-src ([^;]*)/.exec(String((await server.inject({ url })).headers['content-security-policy']))![1]
    const hash = createHash('sha256').update('b{color:red}').digest('base64')
    expect(await styles(app, '/business/staff/applications/1')).toBe(`'self' 'sha256-${hash}'`)
    expect(await styles(app, '/business/bank-verification/abc')).toBe(
      "'self' https://widget.example 'unsafe-inline'",
    )
    const withoutWidget = fastify()
    await withoutWidget.register(cookie)
    const { policyWith: plain } = securityHeaders({ secure: false, vendors: noVendors })
    await servePages(withoutWidget, web, depsWith({}), plain)
    expect(await styles(withoutWidget, '/business/apply')).toBe(`'self' 'sha256-${hash}'`)
    await withoutWidget.close()
  })

  it.each([
    ['/business/apply/', 'bank'],
    ['/business/bank-verification/abc', 'bank'],
    ['/business/oauth-return', 'bank'],
    ['/business/sign/abc', 'signing'],
    ['/business/affiliate-signer', 'signing'],
    ['/business/staff/applications/1', 'nothing'],
    ['/business/staff', 'nothing'],
    ['/business/portal', 'nothing'],
    ['/business/aggregation/abc', 'nothing'],
    ['/business/nope', 'nothing'],
    ['/business/apply/nope', 'nothing'],
  ])('%s lets in what its step needs of vendors: %s', async (url, step) => {
    const policy = String((await get(url)).headers['content-security-policy'])
    const lets = (part: string) => new RegExp(`(?:^|; )${part} 'self' ?([^;]*)`).exec(policy)![1]
    const all = { frames: lets('frame-src'), scripts: lets('script-src'), calls: lets('connect-src') }
    const widget = 'https://widget.example'
    expect(all).toEqual(
      step === 'bank'
        ? { frames: `https://bank.example ${widget}`, scripts: widget, calls: 'https://api.widget.example' }
        : { frames: step === 'signing' ? 'https://sign.example' : '', scripts: '', calls: '' },
    )
  })

  it('count towards the limit of their network; the files of the build do not', async () => {
    const limited = await buildServer(depsWith({ RATE_LIMITS: 'on' }), { features: [], web })
    const load = async (url: string, times: number) => {
      const answers = await Promise.all(
        Array.from({ length: times }, () => limited.inject({ url, headers: { accept: 'text/html' } })),
      )
      return answers.filter(({ statusCode }) => statusCode === 429)
    }
    expect(await load('/business/assets/main.js', 2_500)).toEqual([])
    expect(await load('/business/apply/', 2_400)).toEqual([])
    const [refused] = await load('/business/apply/', 1)
    expect(refused?.headers['content-type']).toBe('text/html; charset=utf-8')
    expect((await load('/business/assets/main.js', 1)).length).toBe(0)
    const missing = ['main.js.map', 'none/main.js', '..%2f..%2fads.json']
    for (const name of missing)
      expect((await limited.inject(`/business/assets/${name}`)).statusCode, name).toBe(404)
    // Who guesses names is counted.
    expect((await load('/business/assets/guess.js', 130)).length).toBeGreaterThan(0)
    await limited.close()
  })

  it('of a link that was asked for too often look nothing up, and are shown all the same; others are not counted', async () => {
    const limited = fastify({ routerOptions: { ignoreTrailingSlash: true } })
    await limited.register(cookie)
    await limited.register(rateLimit, { global: false })
    limitPerLink(limited, { header: 'x-application', pageCode: codeInAddress })
    await servePages(limited, web, depsWith({}), policyWith)
    const { id } = await apply(t)
    await t.db.query(`update lead set brand = 'harbor', language = 'es' where id = $1::uuid`, [id])
    const link = { leadId: id, purpose: 'bank-verification', expiresInDays: 14 } as const
    const { code } = await createLink(t.db, t.deps.keys, link, new Date('2027-03-01T00:00:00Z'))
    const look = async (url: string) => (await limited.inject({ url })).body.split(' ', 3).join(' ')
    for (let n = 0; n < 240; n++)
      expect(await look(`/business/bank-verification/${code}`)).toBe('link harbor es')
    expect((await limited.inject({ url: `/business/bank-verification/${code}` })).statusCode).toBe(200)
    expect(await look(`/business/bank-verification/${code}`)).toBe('link default en')
    for (let n = 0; n < 250; n++) expect(await look('/business/apply/affil/harbor')).toBe('apply harbor en')
    await limited.close()
  })
})
