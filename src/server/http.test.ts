// What every request meets: who may write from where, how often, and with which headers the answer leaves.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../test/app.ts'
import { staffMember } from '../../test/staff.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ env: { RATE_LIMITS: 'on', PUBLIC_URL: 'https://funding.example' } })
})
afterAll(() => t.close())

const post = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  t.server.inject({
    method: 'POST',
    url: '/api/apply/leave',
    remoteAddress,
    headers: { 'content-type': 'application/json', ...headers },
    payload: '{}',
  })

describe('a call that changes something', () => {
  it.each([
    [{}, 200],
    [{ host: 'funding.example', origin: 'https://funding.example', 'sec-fetch-site': 'same-origin' }, 200],
    [{ host: 'inside:3000', origin: 'https://funding.example' }, 200],
    [{ host: 'funding.example', origin: 'https://evil.example' }, 403],
    [{ host: 'funding.example', origin: 'https://funding.example.evil.example' }, 403],
    [
      { host: 'funding.example', origin: 'https://other.funding.example', 'sec-fetch-site': 'same-site' },
      403,
    ],
    [{ host: 'funding.example', origin: 'https://funding.example:8443' }, 403],
    [{ host: 'funding.example', origin: 'null' }, 403],
    [{ host: 'funding.example', 'sec-fetch-site': 'cross-site' }, 403],
  ])('with %j is answered %i', async (headers, status) =>
    expect((await post(headers as Record<string, string>)).statusCode).toBe(status),
  )
})

it('a body of staff may be twice as long as one of everybody else', async () => {
  const { who } = await staffMember(t, 'admin')
  const statuses = []
  for (const bytes of [100_000, 140_000, 300_000])
    for (const path of ['/api/apply/leave', '/api/staff/people'])
      statuses.push((await who.post(path, { text: 'x'.repeat(bytes) })).status)
  expect(statuses).toEqual([200, 400, 413, 400, 413, 413])
})

describe('too many attempts', () => {
  const logIn = (remoteAddress: string) =>
    t.server.inject({
      method: 'POST',
      url: '/api/staff/login',
      remoteAddress,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ email: `${Math.random()}@nobody.example`, password: 'wrong password' }),
    })

  it('from one address are stopped, with the time to wait; another address is not', async () => {
    const answers = []
    for (let n = 0; n < 32; n++) answers.push(await logIn('198.51.100.7'))
    const stopped = answers.filter(({ statusCode }) => statusCode === 429)
    expect(stopped.length).toBeGreaterThan(0)
    expect(Number(stopped[0]!.headers['retry-after'])).toBeGreaterThan(0)
    expect(stopped[0]!.headers['content-type']).toContain('application/problem+json')
    expect((await logIn('198.51.100.8')).statusCode).toBe(401)
  })

  it('from one network of version 6 count together: a single line has a whole one', async () => {
    const statuses = []
    for (let n = 0; n < 32; n++) statuses.push((await logIn(`2001:db8:1:2::${n + 1}`)).statusCode)
    expect(statuses).toContain(429)
    expect((await logIn('2001:db8:1:3::1')).statusCode).toBe(401)
  })

  it('about one application are stopped too, from however many addresses; another application is not', async () => {
    const ask = (leadid: string, n: number) =>
      t.server.inject({
        method: 'POST',
        url: '/api/apply/load-progress',
        remoteAddress: `203.0.${n >> 8}.${n & 255}`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ leadid }),
      })
    const answers = []
    for (let n = 0; n < 242; n++) answers.push((await ask('one-code', n)).statusCode)
    expect(answers.slice(0, 240)).not.toContain(429)
    expect(answers.slice(240)).toEqual([429, 429])
    expect((await ask('another-code', 1000)).statusCode).toBe(404)
  })

  it('about one application are stopped also where each names another, made-up code beside it', async () => {
    const ask = (n: number) =>
      t.server.inject({
        method: 'POST',
        url: '/api/apply/load-progress',
        remoteAddress: `203.1.${n >> 8}.${n & 255}`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ link: `made-up-${n}`, leadid: 'a-third-code' }),
      })
    const answers = []
    for (let n = 0; n < 242; n++) answers.push((await ask(n)).statusCode)
    expect(answers.slice(0, 240)).not.toContain(429)
    expect(answers.slice(240)).toEqual([429, 429])
  })

  it.each<[string, (n: number) => { url: string; headers?: Record<string, string>; method?: 'POST' }]>([
    ['in its path', () => ({ url: '/api/sign/files/code-in-a-path/sample.pdf' })],
    ['as the token of a paper', () => ({ url: '/api/doc/pdf/bla/123/token-in-a-path' })],
    [
      'in the header of an upload',
      () => ({
        method: 'POST',
        url: '/api/documents/upload-file',
        headers: { 'x-application': 'code-in-a-header' },
      }),
    ],
    [
      'now here, now there',
      (n) =>
        n % 2
          ? { url: '/api/sign/files/code-of-two/sample.pdf' }
          : { url: '/api/sign/files/other/sample.pdf?link=code-of-two' },
    ],
  ])('about one link are stopped wherever a call names it: %s', async (_name, asked) => {
    const answers = []
    for (let n = 0; n < 242; n++)
      answers.push(
        (await t.server.inject({ ...asked(n), remoteAddress: `203.2.${n >> 8}.${n & 255}` })).statusCode,
      )
    expect(answers.slice(0, 240)).not.toContain(429)
    expect(answers.slice(240)).toEqual([429, 429])
  })

  it('are counted by the address that a proxy is trusted to name, and by no other', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const statuses = []
    for (let n = 0; n < 32; n++)
      statuses.push(
        (
          await t.server.inject({
            method: 'POST',
            url: '/api/staff/auth-key-login',
            remoteAddress: '198.51.100.20',
            headers: { ...headers, 'x-forwarded-for': `203.0.113.${n}`, 'content-type': 'application/json' },
            payload: JSON.stringify({ authKey: 'made-up-made-up-made-up-made-up' }),
          })
        ).statusCode,
      )
    expect(statuses).toContain(429)
  })
})

describe('an office behind one address', () => {
  const ask = (cookie: string) =>
    t.server.inject({
      method: 'POST',
      url: '/api/staff/jobs/revive',
      remoteAddress: '198.51.100.40',
      headers: { cookie, 'content-type': 'application/json' },
      payload: JSON.stringify({ kind: 'none', cause: 'none' }),
    })
  const cookieOf = async () => {
    const { who } = await staffMember(t, 'admin')
    return [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  it('is counted by the person: whoever asks too often waits, a colleague does not', async () => {
    const [busy, colleague] = [await cookieOf(), await cookieOf()]
    const statuses = []
    for (let n = 0; n < 20; n++) statuses.push((await ask(busy)).statusCode)
    expect(statuses).not.toContain(429)
    const last = await ask(busy)
    expect([last.statusCode, Number(last.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await ask(colleague)).statusCode).toBe(200)
  })
})

describe('where a page cannot be sent', () => {
  const open = (headers: Record<string, string>, remoteAddress = '198.51.100.50') =>
    t.server.inject({ url: '/nowhere', remoteAddress, headers })

  it.each([
    ['en', 'There is nothing at this address.', 'Go to the application'],
    ['es', 'No hay nada en esta dirección.', 'Ir a la solicitud'],
  ])('a browser is told in words and led on (%s)', async (language, title, way) => {
    const answer = await open({ accept: 'text/html,*/*', 'accept-language': language })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain(`<h1>${title}</h1><a href="/business/apply/">${way}</a>`)
    expect(answer.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/)
  })

  it('an address that cannot be read gets a page too', async () => {
    const at = (url: string) => t.server.inject({ url, headers: { accept: 'text/html' } })
    const answer = await at('/business/%zz')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('<a href="/business/apply/">')
    expect(answer.headers['x-frame-options']).toBe('DENY')
    expect((await at('/api/%zz')).headers['content-type']).toContain('application/problem+json')
  })

  it('a program gets a problem document', async () => {
    const answer = await open({ accept: 'application/json' })
    expect(answer.headers['content-type']).toContain('application/problem+json')
  })

  it('too many loads get a page too, with the time to wait', async () => {
    const answers = []
    for (let n = 0; n < 122; n++) answers.push(await open({ accept: 'text/html' }, '198.51.100.51'))
    const last = answers.at(-1)!
    expect(last.statusCode).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect(last.body).toContain('<a href="">Reload the page</a>')
  })
})

it.each(['/api/staff/people', '/api/staff/proposals'])(
  'what staff read is not read by a link on another site: %s',
  async (url) => {
    const { who } = await staffMember(t, 'admin')
    expect((await who.get(url, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
    expect((await who.get(url, { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(200)
  },
)

it('health tells the version of package.json', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const { body } = await t.server.inject({ url: '/api/health' })
  expect(JSON.parse(body)).toEqual({ status: 'ok', version })
})

it('answers leave with headers that let nothing in', async () => {
  const call = await t.server.inject({ url: '/api/health' })
  expect(call.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': expect.stringContaining('max-age=') as unknown,
  })
  const page = await t.server.inject({ url: '/business/nowhere' })
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(page.headers['permissions-policy']).toContain('camera=()')
})

it('over https a cookie is of this host alone, and one without the prefix is nobody’s', async () => {
  const { who } = await staffMember(t, 'underwriter')
  const kept = [...who.cookies]
  expect(kept.map(([name]) => name).sort()).toEqual(['__Host-underway_known_device', '__Host-underway_staff'])
  expect((await who.get('/api/staff/me')).body.me).not.toBeNull()
  const planted = t.visitor()
  for (const [name, value] of kept) planted.cookies.set(name.replace('__Host-', ''), value)
  expect((await planted.get('/api/staff/me')).body.me).toBeNull()
  await who.post('/api/staff/logout')
  expect([...who.cookies.keys()]).toEqual(['__Host-underway_known_device'])
})
