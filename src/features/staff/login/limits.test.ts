// Limits that hold over processes: two servers on one database count together.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { apply, settle } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember } from '../../../../test/staff.ts'
import { listAffiliates, listApplications, listBusinesses } from '../paths.ts'
import { codeAt } from './second-factor.server.ts'

const env = { REVEALS_PER_DAY: '3', EXPORTS_PER_DAY: '2', LIST_READS_PER_HOUR: '3' }
const keys = makeKeyMaterial()
let one: TestApp
let two: TestApp
beforeAll(async () => {
  one = await testApp({ keys, env })
  two = await testApp({ keys, env, db: { ...one.db, close: () => Promise.resolve() } })
})
afterAll(async () => {
  await two.close()
  await one.close()
})

const photoOf = (name: string) => Buffer.from(`\xff\xd8\xff\xe0\x00\x10JFIF \x00\x01 ${name}`, 'latin1')

/** One after the other on the first and the second server. */
const byTurns = (at: number) => (at % 2 ? two : one)

test('failures of one e-mail count together, and so do those of many e-mails from one network', async () => {
  const me = await staffMember(one, 'underwriter')
  const ip = '198.51.100.7'
  const wrong = (at: number, email: string) =>
    byTurns(at).visitor(ip).post('/api/staff/login', { email, password: 'wrong' })
  for (let at = 0; at < 5; at++) expect((await wrong(at, me.email)).status).toBe(401)
  for (const at of [0, 1]) expect((await wrong(at, me.email)).status).toBe(429)
  for (let at = 0; at < 25; at++) expect((await wrong(at, `guess${at}@underway.example`)).status).toBe(401)
  for (const at of [0, 1]) expect((await wrong(at, 'another@underway.example')).status).toBe(429)
  for (const { clock } of [one, two]) clock.advance(60_000)
  const right = { email: me.email, password: me.password, code: codeAt(me.totpSecret, one.clock()) }
  expect((await one.visitor('198.51.100.8').post('/api/staff/login', right)).status).toBe(200)
})

test('keys that are guessed from one network wait after thirty, a right one gives its try back', async () => {
  const me = await staffMember(one, 'underwriter')
  const ip = '198.51.100.9'
  const enter = (at: number, authKey: string) =>
    byTurns(at).visitor(ip).post('/api/staff/auth-key-login', { authKey })
  for (let at = 0; at < 29; at++) expect((await enter(at, `uwk_${at}`)).status).toBe(401)
  for (let at = 0; at < 4; at++) expect((await enter(at, me.authKey)).status).toBe(200)
  expect((await enter(0, 'uwk_x')).status).toBe(401)
  for (const at of [0, 1]) expect((await enter(at, me.authKey)).status).toBe(429)
})

test('a person reveals so many answers a day, whichever server is asked; the log says once who asked for more', async () => {
  const me = await staffMember(one, 'underwriter')
  const admin = await staffMember(one, 'admin')
  const { id } = await apply(one)
  await one.db.query('update lead set assigned_to = $2::uuid where id = $1::uuid', [id, me.id])
  await openFile(me, id)
  const elsewhere = two.visitor()
  for (const [name, value] of me.who.cookies) elsewhere.cookies.set(name, value)
  const ask = (at: number) =>
    (at % 2 ? elsewhere : me.who).post(`/api/staff/applications/${id}/reveal`, {
      field: 'ssn',
      reason: 'Asked',
    })
  for (let at = 0; at < 3; at++) expect((await ask(at)).status).toBe(200)
  for (const at of [0, 1]) {
    const refused = await ask(at)
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 86_400])
    expect(refused.text).toContain('reveals-used-up')
  }
  const paper = { doc: 'bla', reason: 'Asked' }
  const asPaper = await me.who.post(`/api/staff/applications/${id}/papers/revealed`, paper)
  expect([asPaper.status, asPaper.text]).toEqual([429, expect.stringContaining('reveals-used-up')])
  const log = (await admin.who.get(`/api/staff/events?person=${me.id}`)).body.events as unknown as {
    kind: string
  }[]
  expect(log.filter(({ kind }) => kind === 'reveals-used-up')).toHaveLength(1)
})

test('every call that answers staff with a file counts it, and is refused once a day has had enough', async () => {
  const files = one.server.mounted().filter(({ method, takes, endpoint }) => {
    const forStaff = takes.who === 'staff' || (takes.who === 'file' && takes.staff)
    return forStaff && (endpoint ? endpoint.file : method === 'GET')
  })
  expect(files.length).toBeGreaterThan(5)
  const ofStaff = files.filter(({ takes }) => takes.who === 'staff')
  // By a shared file there is no address of its own to ask for: its door is the one that counts.
  expect(files.filter(({ takes }) => !('handsOut' in takes))).toEqual([])
  const nothing = (url: string) => url.replace(/:\w+/g, crypto.randomUUID())
  for (const { url } of ofStaff) {
    const me = await staffMember(one, 'admin')
    const elsewhere = two.visitor()
    for (const [name, value] of me.who.cookies) elsewhere.cookies.set(name, value)
    const statuses = [await me.who.get(nothing(url)), await elsewhere.get(nothing(url))].map(
      ({ status }) => status,
    )
    expect(statuses).not.toContain(429)
    const refused = await me.who.get(nothing(url))
    expect([url, refused.status, refused.body.type]).toEqual([
      url,
      429,
      expect.stringContaining('exports-used-up'),
    ])
    expect(Number(refused.headers['retry-after'])).toBe(86_400)
  }
})

test('a file of many files counts as many, and is handed out whole; the next one is refused', async () => {
  const me = await staffMember(one, 'underwriter')
  const a = await apply(one)
  for (const name of ['a', 'b', 'c'])
    await a.who.upload('/api/apply/upload-file', [
      ['file', { name: `${name}.jpg`, type: 'image/jpeg', bytes: photoOf(name) }],
      ['filetype', 'Photo ID'],
      ['sf_leadid', a.leadid],
    ])
  await openFile(me, a.id)
  const ask = () => me.who.get(`/api/staff/applications/${a.id}/file.zip`)
  expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('exports-used-up')])
})

test('reading a credit report counts as showing a hidden answer', async () => {
  const me = await staffMember(one, 'underwriter')
  const { id } = await apply(one, { pg: { ssn: '501-20-4000', creditReport: true } })
  await openFile(me, id)
  const at = `/api/staff/applications/${id}`
  expect((await me.who.post(`${at}/credit/pull`, { personId: null })).status).toBe(200)
  await settle(one)
  const [standing] = (await me.who.get(at)).body.credit as unknown as { reports: { id: string }[] }[]
  const read = () => me.who.post(`${at}/credit/${standing!.reports[0]!.id}/open`, {})
  for (let time = 0; time < 3; time++) expect((await read()).status).toBe(200)
  const looks = () =>
    one.db.query(`select 1 from event where lead_id = $1::uuid and kind = 'credit-report-viewed'`, [id])
  for (const refused of [await read(), await me.who.post(`${at}/reveal`, { field: 'ssn', reason: 'Asked' })])
    expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('reveals-used-up')])
  expect(await looks()).toHaveLength(3)
})

test('filters and orders count as searches do, and so does the plain first page', async () => {
  const me = await staffMember(one, 'admin')
  const narrowed = [{ stage: 'draft' }, { sort: 'oldest' }, { state: 'ME' }]
  for (const body of narrowed) expect((await me.who.post(listApplications, body)).status).toBe(200)
  for (const body of narrowed) expect((await me.who.post(listApplications, body)).status).toBe(429)
  expect((await me.who.post(listApplications, { sort: 'newest' })).status).toBe(200)
  const other = await staffMember(one, 'admin')
  for (let at = 0; at < 3; at++) expect((await other.who.post(listAffiliates)).status).toBe(200)
  expect((await other.who.post(listAffiliates, { search: 'a' })).status).toBe(429)
  // What the staff room opens with is not refused, and says nothing of anybody in the log.
  expect((await other.who.post(listAffiliates, { signed: true })).status).toBe(200)
  const kinds = await one.db.query(
    `select kind from staff_event where staff_id = $1::uuid and kind like 'list%'`,
    [other.id],
  )
  expect(kinds).toEqual([{ kind: 'lists-used-up' }])
})

test.each([listApplications, listBusinesses, listAffiliates])(
  'who searches on and on at $path waits an hour; the first page always opens',
  async (list) => {
    const me = await staffMember(one, 'admin')
    for (let at = 0; at < 3; at++) expect((await me.who.post(list, { search: `a${at}` })).status).toBe(200)
    const refused = await me.who.post(list, { search: 'b' })
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 3_600])
    expect((await me.who.post(list)).status).toBe(200)
    await one.db.query(`update try_count set since = since - interval '1 hour'`)
    expect((await me.who.post(list, { search: 'b' })).status).toBe(200)
  },
)
