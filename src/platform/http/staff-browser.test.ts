// A browser where staff are logged in: every writing call of an owner's pages is refused there, every reading one says that it is only looked at.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLink } from '#platform/store/links.ts'
import { apply, type Applicant } from '../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { staffMember, type Member } from '../../../test/staff.ts'
import { features } from '../../server/features.ts'
import { ownersCallOf, READ_ONLY_HEADER, STAFF_COOKIE, staffReadsOnly } from './staff-browser.ts'

let t: TestApp
let staff: Member
let owner: Applicant
beforeAll(async () => {
  t = await testApp()
  staff = await staffMember(t, 'representative')
  owner = await apply(t)
})
afterAll(() => t.close())

const refusedAs = ({ body }: { body: Record<string, unknown> }) => body.type
const readsOnly = 'urn:underway:problem:staff-reads-only'

test('every declared call of the owner is either refused or marked as read-only', async () => {
  const routes = features.flatMap((feature) => feature.routes?.(t.deps) ?? [])
  const owners = routes.filter(
    ({ endpoint, takes }) =>
      !/^\/api\/(staff|legal|demo|aggregation|services|doc)\//.test(endpoint.path) && takes.who !== 'portal',
  )
  expect(owners.length).toBeGreaterThan(20)
  for (const { endpoint } of owners) {
    const path = endpoint.path.replace(/:\w+/g, 'x')
    const answer = endpoint.method === 'GET' ? await staff.who.get(path) : await staff.who.post(path, {})
    const writing = endpoint.method === 'GET' ? endpoint.writes === true : !endpoint.reads
    expect([path, refusedAs(answer) === readsOnly]).toEqual([path, writing])
    expect(answer.headers[READ_ONLY_HEADER], path).toBe('staff')
  }
})

test('the portal is closed: its login, which writes, is refused here, and nothing of it answers without one', async () => {
  const routes = features.flatMap((feature) => feature.routes?.(t.deps) ?? [])
  const inside = routes.filter(({ takes }) => takes.who === 'portal')
  expect(inside.length).toBeGreaterThan(5)
  for (const { endpoint } of inside) {
    const path = endpoint.path.replace(/:\w+/g, 'x')
    const answer = endpoint.method === 'GET' ? await staff.who.get(path) : await staff.who.post(path, {})
    expect([path, refusedAs(answer)]).toEqual([path, 'urn:underway:problem:login-required'])
  }
})

test('every link of an owner can be looked at by staff', () => {
  const routes = features.flatMap((feature) => feature.routes?.(t.deps) ?? [])
  const openings = routes.filter(({ endpoint }) => /verify-link$/.test(endpoint.path))
  expect(openings.length).toBeGreaterThan(2)
  expect(openings.filter(({ endpoint }) => !endpoint.reads).map(({ endpoint }) => endpoint.path)).toEqual([])
})

describe('with the session of an application besides', () => {
  const both = () => {
    const who = t.visitor()
    for (const [name, value] of owner.who.cookies) who.cookies.set(name, value)
    who.cookies.set(STAFF_COOKIE, staff.who.cookies.get(STAFF_COOKIE)!)
    return who
  }

  test('the owner’s answers stay as they are, and the words say why, in both languages', async () => {
    const who = both()
    const model = { sfleadid: owner.leadid, business: { requestedAmount: '75000' } }
    const saved = await who.post('/api/apply/lead', { model, page: 0 })
    expect([saved.status, saved.body.title]).toEqual([403, expect.stringContaining('private window')])
    const spanish = await who.post(
      '/api/apply/lead',
      { model, page: 0 },
      { headers: { 'accept-language': 'es' } },
    )
    expect(spanish.body.title).toContain('ventana privada')
    const chosen = await who.post('/api/lead/select_offer', { sf_leadid: owner.leadid, offer_id: 'x' })
    expect(refusedAs(chosen)).toBe(readsOnly)
    const progress = await who.post('/api/apply/load-progress', { leadid: owner.leadid })
    expect(progress.headers[READ_ONLY_HEADER]).toBe('staff')
  })

  test('once they have logged out of the staff room it is the owner’s again', async () => {
    const other = await staffMember(t, 'representative')
    const who = both()
    who.cookies.set(STAFF_COOKIE, other.who.cookies.get(STAFF_COOKIE)!)
    await who.post('/api/staff/logout')
    const model = { sfleadid: owner.leadid, business: { requestedAmount: '60000' } }
    const saved = await who.post('/api/apply/lead', { model, page: 0 })
    expect(saved.status).toBe(200)
    expect(saved.headers[READ_ONLY_HEADER]).toBeUndefined()
  })
})

test('an owner’s link opened by staff is logged as theirs, counts as no opening, and leaves no session behind', async () => {
  const { code } = await t.db.transaction((tx) =>
    createLink(tx, t.deps.keys, { leadId: owner.id, purpose: 'continue', expiresInDays: 1 }, t.clock()),
  )
  const opened = await staff.who.post('/api/apply/continue', { code })
  expect(opened.status).toBe(200)
  expect([...staff.who.cookies.keys()]).not.toContain('underway_application')
  const rows = await t.db.query<{ actor: string; actor_id: string }>(
    `select actor, actor_id from event where lead_id = $1::uuid and kind = 'link-opened'`,
    [owner.id],
  )
  expect(rows).toEqual([{ actor: 'staff', actor_id: staff.id }])
  const links = await t.db.query<{ opened_count: number }>(
    `select opened_count from link where lead_id = $1::uuid and purpose = 'continue' order by created_at desc limit 1`,
    [owner.id],
  )
  expect(links[0]!.opened_count).toBe(0)
})

test('the rule by itself: no database without a cookie, no refusal for a cookie that is nobody’s', async () => {
  const call = (cookie?: string) => {
    const headers: string[] = []
    return { headers, cookie: () => cookie, setHeader: (name: string) => void headers.push(name) }
  }
  const judge = (given: ReturnType<typeof call>, deps = t.deps) =>
    staffReadsOnly(deps, given as unknown as Parameters<typeof staffReadsOnly>[1], 'writes')
  expect(await judge(call(), { ...t.deps, db: undefined as never })).toBeNull()
  expect(await judge(call('made-up'))).toBeNull()
  const held = call(staff.who.cookies.get(STAFF_COOKIE))
  expect(await judge(held)).toEqual({ code: 'staff-reads-only' })
  expect(held.headers).toEqual([READ_ONLY_HEADER])
  const does = (method: 'GET' | 'POST', path: string, more = {}) => ownersCallOf({ method, path, ...more })
  expect([does('POST', '/api/apply/lead'), does('GET', '/api/lead/documents')]).toEqual(['writes', 'reads'])
  expect([does('POST', '/api/a', { reads: true }), does('GET', '/api/a', { writes: true })]).toEqual([
    'reads',
    'writes',
  ])
  expect(does('POST', '/api/staff/login')).toBe('none')
})
