// Bodies and cursors that no page of ours sends, at every call that is mounted: refused in words, never used, never an error 500.
import { PORTAL_COOKIE } from '#platform/http/owner-cookies.ts'
import { newCode } from '#platform/ids.ts'
import { startPortalSession } from '#platform/store/portal-sessions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#core/contract/endpoint.ts'
import { listOrders } from '#platform/store/lead-list.ts'
import { features } from '../src/server/features.ts'
import { testApp, type TestApp } from './app.ts'
import { apply } from './applicant.ts'
import { staffMember } from './staff.ts'
import type { Visitor } from './visitor.ts'

let t: TestApp
let admin: Visitor
let endpoints: readonly Endpoint[]
beforeAll(async () => {
  t = await testApp()
  admin = (await staffMember(t, 'admin')).who
  const owner = {
    channel: 'email',
    key: 'of nobody',
    token: newCode(),
    ip: '127.0.0.1',
    userAgent: 'test',
  } as const
  await startPortalSession(t.db, owner, t.clock())
  admin.cookies.set(PORTAL_COOKIE, owner.token)
  // And a file open by a link.
  const { id } = await apply(t)
  const shared = (await admin.post(`/api/staff/applications/${id}/share`, { kind: 'aggregation' })).body
  const link = String(shared.url).split('/').at(-1)
  await admin.post('/api/aggregation/get-accounts', { link, pass: shared.accessCode, appnum: '' })
  endpoints = features.flatMap((feature) => feature.routes?.(t.deps) ?? []).map(({ endpoint }) => endpoint)
})
afterAll(() => t.close())

const addressOf = ({ path }: Endpoint) => path.replace(/:\w+/g, 'nothing')

/** As an admin of the staff who is logged in at the portal too and has a file open, so that no door stands before the check. */
const send = (endpoint: Endpoint, type: string, payload: string) =>
  t.server.inject({
    method: 'POST',
    url: addressOf(endpoint),
    headers: { 'content-type': type, 'user-agent': 'test browser' },
    cookies: Object.fromEntries(admin.cookies),
    payload,
  })

describe('a body that is no JSON object', () => {
  test.each([
    ['text/plain', '{"page":0}'],
    ['text/plain', 'a'.repeat(250_000)],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="page"\r\n\r\n0\r\n--x--\r\n',
    ],
    ['application/xml', '<page>0</page>'],
  ])('%s is not taken by any call', async (type, payload) => {
    const posts = endpoints.filter(({ method }) => method === 'POST')
    expect(posts.length).toBeGreaterThan(40)
    for (const endpoint of posts) {
      const answer = await send(endpoint, type, payload)
      expect([endpoint.name, answer.statusCode]).toEqual([endpoint.name, 415])
      expect(answer.headers['content-type']).toContain('application/problem+json')
    }
  })

  test.each(['[]', '[{"page":0}]', '"text"', '7', 'true', 'null', '{"a":', ''])(
    'the JSON %j is not read by any call',
    async (payload) => {
      for (const endpoint of endpoints.filter(({ method }) => method === 'POST')) {
        const answer = await send(endpoint, 'application/json', payload)
        expect([endpoint.name, answer.statusCode, answer.json<{ type: string }>().type]).toEqual([
          endpoint.name,
          400,
          'urn:underway:problem:malformed-request',
        ])
      }
    },
  )
})

describe('a cursor', () => {
  const lists = () =>
    endpoints.filter(({ request }) => 'cursor' in ((request as { shape?: object }).shape ?? {}))
  const sorts = ({ request }: Endpoint): readonly string[] =>
    'sort' in (request as unknown as { shape: object }).shape ? listOrders : ['']
  const id = '01900000-0000-7000-8000-000000000001'
  const sealed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const page = (endpoint: Endpoint, asked: Record<string, string>) =>
    endpoint.method === 'POST'
      ? admin.post(addressOf(endpoint), asked)
      : admin.get(`${addressOf(endpoint)}?${new URLSearchParams(asked).toString()}`)
  const ask = (endpoint: Endpoint, sort: string, cursor: string) =>
    page(endpoint, { ...(sort ? { sort } : {}), cursor })

  test('that is made up is refused by every list in every order', async () => {
    expect(lists().length).toBeGreaterThan(0)
    const bad: unknown[] = [
      null,
      {},
      [],
      [id],
      ['2026-11-16T15:00:00.000Z', 'no id'],
      ['2026-11-16T15:00:00.000Z', id, 1],
      ['2026-13-45T15:00:00.000Z', id],
      ['0000-01-01T00:00:00.000Z', id],
      ['infinity\0', id],
      [1e300, id],
      [1.5, id],
      [null, id],
      [{ a: 1 }, id],
    ]
    for (const endpoint of lists())
      for (const sort of sorts(endpoint))
        for (const cursor of ['x', '%%%', 'bm90IGpzb24', ...bad.map(sealed)]) {
          const { status } = await ask(endpoint, sort, cursor)
          // A day that is none is a name like any other.
          const isName =
            (sort === 'name' || (sort === '' && endpoint.name !== 'staff-affiliates')) &&
            /^\["(2026-13|0000)/.test(Buffer.from(cursor, 'base64url').toString())
          expect([endpoint.name, sort, cursor, status]).toEqual([
            endpoint.name,
            sort,
            cursor,
            isName ? 200 : 400,
          ])
        }
  })

  test('that the list gave is taken by it, and by no other kind of order', async () => {
    for (let n = 0; n < 51; n++)
      await t.db.query(
        `insert into lead (id, created_at, updated_at, requested_amount, business_name)
         values (gen_random_uuid(), now() - make_interval(mins => $1::int), now(), $1::int, 'Bakery ' || $1::int)`,
        [n],
      )
    await apply(t)
    // A list of one order alone has no other to mistake it for.
    for (const endpoint of lists())
      for (const sort of sorts(endpoint).filter(Boolean)) {
        const first = await page(endpoint, { sort })
        const cursor = String(first.body.next)
        expect([sort, (await ask(endpoint, sort, cursor)).status]).toEqual([sort, 200])
        const other = sort === 'amount' ? 'newest' : 'amount'
        expect([sort, (await ask(endpoint, other, cursor)).status]).toEqual([sort, 400])
      }
  })
})
