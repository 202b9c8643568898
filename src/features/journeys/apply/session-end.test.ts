// A browser's hold on an application: it ends when the person leaves, another person's link asks first, and no other site can use it.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLink } from '#platform/store/links.ts'
import { sweep } from '#features/capabilities/retention/sweep.server.ts'
import { apply, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const COOKIE = 'underway_application'
let people = 0
const person = () => apply(t, { business: { email: `person-${++people}@session.example` } })
const codeOf = (it: unknown) =>
  String((it as { body: { type: string } }).body.type)
    .split(':')
    .at(-1)
const link = async ({ id }: Applicant): Promise<string> =>
  (await createLink(t.db, t.deps.keys, { leadId: id, purpose: 'continue', expiresInDays: 14 }, t.clock()))
    .code
const current = async ({ who }: Pick<Applicant, 'who'>) => (await who.get('/api/apply/current')).body.leadid

test('who leaves ends the session itself: a copy of the cookie opens and changes nothing', async () => {
  const mine = await person()
  const copy = t.visitor()
  copy.cookies.set(COOKIE, mine.who.cookies.get(COOKIE)!)
  expect((await copy.post('/api/lead/offer_status', { sf_leadid: mine.leadid })).status).toBe(200)

  await mine.who.post('/api/apply/leave')
  const status = await copy.post('/api/lead/offer_status', { sf_leadid: mine.leadid })
  expect(codeOf(status)).toBe('session-needed')
  expect(codeOf(await copy.post('/api/lead/offer_status', {}))).toBe('link-invalid')
  expect((await copy.post('/api/apply/load-progress', { leadid: mine.leadid })).body).not.toHaveProperty(
    'masks',
  )
  const model = { sfleadid: mine.leadid, business: { email: 'thief@session.example' } }
  expect(codeOf(await copy.post('/api/apply/lead', { model, page: 0 }))).toBe('session-needed')
  expect(await current({ who: copy })).toBeNull()
})

test('only the browser that leaves loses its session', async () => {
  const mine = await person()
  const phone = t.visitor()
  expect((await phone.post('/api/apply/continue', { code: await link(mine) })).status).toBe(200)
  await mine.who.post('/api/apply/leave')
  expect(await current({ who: phone })).toBe(mine.leadid)
})

test('an ended session is remembered until its cookie would have run out', async () => {
  const mine = await person()
  await mine.who.post('/api/apply/leave')
  const kept = () => t.db.query('select 1 from ended_session where lead_id = $1::uuid', [mine.id])
  await sweep(t.deps)
  expect(await kept()).toHaveLength(1)
  await sweep({ ...t.deps, clock: () => new Date(t.clock().getTime() + 31 * 86_400_000) })
  expect(await kept()).toHaveLength(0)
})

test("another person's link takes this browser's application away only once that is said, and then for good", async () => {
  const [mine, theirs] = [await person(), await person()]
  const code = await link(theirs)
  const before = mine.who.cookies.get(COOKIE)!
  const asked = await mine.who.post('/api/apply/continue', { code })
  expect([asked.status, codeOf(asked)]).toEqual([409, 'other-application-open'])
  expect(asked.body).not.toHaveProperty('leadid')
  expect(await current(mine)).toBe(mine.leadid)

  expect((await mine.who.post('/api/apply/continue', { code, replace: true })).body.leadid).toBe(
    theirs.leadid,
  )
  expect(await current(mine)).toBe(theirs.leadid)
  const copy = t.visitor()
  copy.cookies.set(COOKIE, before)
  expect(await current({ who: copy })).toBeNull()
})

test("one's own link, and a link in a browser whose session ended, ask nothing", async () => {
  const [mine, theirs] = [await person(), await person()]
  expect((await mine.who.post('/api/apply/continue', { code: await link(mine) })).status).toBe(200)
  await mine.who.post('/api/apply/leave')
  expect((await mine.who.post('/api/apply/continue', { code: await link(theirs) })).status).toBe(200)
})

const visits: readonly (readonly [string, Record<string, string>])[] = [
  ['followed from another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['fetched by a page of a sister site', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
  ['typed into the address line', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
  ['followed in an old browser', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
]
test.each(visits)('the widget’s token, %s, is refused and nothing is written', async (_, headers) => {
  const mine = await person()
  const written = () =>
    t.db.query(
      `select id::text from event where lead_id = $1::uuid union all select id::text from bank_connection where lead_id = $1::uuid
       union all select kind from consent where lead_id = $1::uuid order by 1`,
      [mine.id],
    )
  const before = await written()
  const path = `/api/plaid/get_link_token/?redirect_url=&sf_leadid=${mine.leadid}`
  const answer = await mine.who.get(path, { headers })
  expect([answer.status, codeOf(answer)]).toEqual([403, 'cross-site'])
  expect(await written()).toEqual(before)
  const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', accept: 'application/json' }
  expect((await mine.who.get(path, { headers: own })).body).toHaveProperty('link_token')
})

test('a save reads once before it writes, and by a session that ended it changes nothing', async () => {
  const mine = await person()
  const asked: string[] = []
  const { db } = t.deps
  const query = db.query.bind(db)
  const spy = vi.spyOn(db, 'query').mockImplementation((sql, values) => {
    asked.push(sql)
    return query(sql, values)
  })
  const save = (email: string) =>
    mine.who.post('/api/apply/lead', { model: { sfleadid: mine.leadid, business: { email } }, page: 0 })
  const saved = await save('other@session.example')
  spy.mockRestore()
  expect(saved.status).toBe(200)
  expect(asked.filter((sql) => /\blead\b|ended_session/.test(sql))).toEqual([
    expect.stringContaining('ended_session'),
  ])

  const kept = mine.who.cookies.get(COOKIE)!
  await mine.who.post('/api/apply/leave')
  mine.who.cookies.set(COOKIE, kept)
  expect(codeOf(await save('third@session.example'))).toBe('session-needed')
})
