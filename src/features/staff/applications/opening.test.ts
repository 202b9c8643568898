// Who opens a file, and why: free files only to who takes them, so many a day; bank data, secrets and documents only for a reason of the day, each look an event.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReasons } from '#core/domain/access.ts'
import { apply, linkByFrame, settle } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import type { Application } from './application-contract.ts'

let t: TestApp
let rep: Member
let underwriter: Member
beforeAll(async () => {
  t = await testApp({ env: { TAKES_PER_DAY: '3' } })
  rep = await staffMember(t, 'representative')
  underwriter = await staffMember(t, 'underwriter')
})
afterAll(() => t.close())

let count = 0
const applicant = async () => {
  count += 1
  const own = { email: `opening${count}@shop.example` }
  return (
    await apply(t, { business: own, pg: { ...own, phone: `(207) 555-${2100 + count}`, ssn: '212345678' } })
  ).id
}
const at = (id: string, rest = '') => `/api/staff/applications/${id}${rest}`
const read = async (id: string, member = underwriter) =>
  (await member.who.get(at(id))).body as unknown as Application
const assign = (member: Member, id: string, to: string | null) => member.who.post(at(id, '/assign'), { to })
const typeOf = ({ body }: { body: Record<string, unknown> }) =>
  String(body.type).replace('urn:underway:problem:', '')

test('a free application is a row of the list to a representative until they take it, and again once they give it back', async () => {
  const id = await applicant()
  const me = await staffMember(t, 'representative')
  const list = (await me.who.post('/api/staff/applications/list', { assigned: 'nobody' })).text
  expect(list).toContain(id)
  for (const path of [at(id), at(id, '/bank')]) expect(typeOf(await me.who.get(path))).toBe('take-first')
  expect((await assign(me, id, me.id)).status).toBe(200)
  expect((await read(id, me)).rights).toContain('give-back')
  expect((await assign(me, id, null)).status).toBe(200)
  expect(typeOf(await me.who.get(at(id)))).toBe('take-first')
  // Somebody else's is given back by nobody but those who assign.
  await assign(rep, id, rep.id)
  expect((await assign(me, id, null)).status).toBe(404)
})

test('who came in with an auth key is told that a free application must be taken, and takes none with it', async () => {
  const id = await applicant()
  const me = await staffMember(t, 'representative')
  const byKey = t.visitor()
  expect((await byKey.post('/api/staff/auth-key-login', { authKey: me.authKey })).status).toBe(200)
  expect(typeOf(await byKey.get(at(id)))).toBe('take-first')
  expect(typeOf(await byKey.post(at(id, '/assign'), { to: me.id }))).toBe('take-first')
  // Another's looks like none at all.
  await assign(rep, id, rep.id)
  expect(typeOf(await byKey.get(at(id)))).toBe('not-found')
})

test('taking is limited per day, whatever is given back; assigning by others is not', async () => {
  const me = await staffMember(t, 'representative')
  const ids = [await applicant(), await applicant(), await applicant(), await applicant()]
  for (const id of ids.slice(0, 3)) expect((await assign(me, id, me.id)).status).toBe(200)
  await assign(me, ids[0]!, null)
  const fourth = await assign(me, ids[3]!, me.id)
  expect([fourth.status, typeOf(fourth)]).toEqual([429, 'takes-used-up'])
  expect((await assign(underwriter, ids[3]!, me.id)).status).toBe(200)
  await t.db.query(`update try_count set since = since - interval '25 hours'`)
  expect((await assign(me, ids[0]!, me.id)).status).toBe(200)
})

test('taking many at the same moment takes no more than the day allows', async () => {
  const me = await staffMember(t, 'representative')
  const ids: string[] = []
  while (ids.length < 8) ids.push(await applicant())
  const answers = await Promise.all(ids.map((id) => assign(me, id, me.id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
})

test('bank data, secrets and documents wait for a reason from the list, asked once per person, file and day', async () => {
  const id = await applicant()
  const looks = () => [
    underwriter.who.get(at(id, '/bank')),
    underwriter.who.post(at(id, '/reveal'), { field: 'ssn', reason: 'Credit check' }),
    underwriter.who.get(at(id, `/documents/${id}`)),
  ]
  for (const look of looks()) expect(typeOf(await look)).toBe('reason-needed')
  expect((await read(id)).opened).toBe(false)
  const open = (reason: string, member = underwriter) => member.who.post(at(id, '/open'), { reason })
  expect((await open('curiosity')).status).toBe(400)
  expect((await open(openReasons[0])).status).toBe(200)
  await open(openReasons[1])
  const page = await read(id)
  expect(page.opened).toBe(true)
  expect(page.events.filter(({ kind }) => kind === 'file-opened').map(({ detail }) => detail)).toEqual([
    { opening: openReasons[0] },
  ])
  expect(await Promise.all(looks().map(async (look) => (await look).status))).toEqual([200, 200, 404])

  // Another person, another file, another day: asked again.
  const colleague = await staffMember(t, 'underwriter')
  expect(typeOf(await colleague.who.get(at(id, '/bank')))).toBe('reason-needed')
  expect(typeOf(await underwriter.who.get(at(await applicant(), '/bank')))).toBe('reason-needed')
  t.clock.advance(24 * 3_600_000)
  expect((await colleague.who.get('/api/staff/me')).body.me).toBeNull()
  await t.db.query(`update staff_session set expires_at = $1, seen_at = $1`, [
    new Date(t.clock().getTime() + 1000),
  ])
  expect(typeOf(await underwriter.who.get(at(id, '/bank')))).toBe('reason-needed')
})

test('what was made of the bank’s data waits for the reason in every call of the application’s screen', async () => {
  const a = await apply(t, {
    business: { email: 'figures@shop.example' },
    pg: { email: 'figures@shop.example', phone: '(207) 555-2199' },
  })
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  const seen = (await read(a.id)).decisions.find(({ current }) => current)!
  const order = { seen: seen.id, outcome: 'approved', amount: 9_000_000, reason: 'Known customer' }
  await openFile(underwriter, a.id)
  expect((await underwriter.who.post(at(a.id, '/override'), order)).body).toMatchObject({ proposed: true })

  const reader = await staffMember(t, 'underwriter')
  const proposals = async () =>
    ((await reader.who.get('/api/staff/proposals')).body.proposals as unknown as object[]).find(
      (each) => 'applicationId' in each && each.applicationId === a.id,
    )
  const none = { grade: null, score: null, maximum: null, factors: [], knockOuts: [], reasons: [] }
  const before = await read(a.id, reader)
  expect(before.decisions).toHaveLength(2)
  for (const decision of before.decisions)
    expect(decision).toMatchObject({ ...none, withheld: true, raises: [], terms: [] })
  // What was offered is no secret of the bank's.
  expect(before.decisions.map(({ amount }) => amount)).not.toContain(null)
  expect([before.declineTrace, before.authority]).toEqual([[], null])
  for (const { detail } of before.events) expect(Object.keys(detail)).not.toContain('score')
  for (const { detail } of before.events) expect(Object.keys(detail)).not.toContain('grade')
  expect(typeOf(await reader.who.get(at(a.id, '/bank')))).toBe('reason-needed')
  expect(typeOf(await reader.who.post(at(a.id, '/offer-tool'), {}))).toBe('reason-needed')
  expect(await proposals()).toMatchObject({ opened: false, burden: null, paymentsInAdb: null, grade: null })

  await openFile(reader, a.id)
  const after = await read(a.id, reader)
  for (const decision of after.decisions) {
    expect(decision.withheld).toBe(false)
    expect([typeof decision.score, typeof decision.maximum]).toEqual(['number', 'number'])
    expect(decision.factors.length).toBeGreaterThan(0)
  }
  expect(after.events.some(({ detail }) => typeof detail.score === 'number')).toBe(true)
  expect(after.authority).not.toBeNull()
  expect(await proposals()).toMatchObject({ opened: true, burden: expect.any(Number) as number })
})

test('every look at the bank’s data is an event with who looked', async () => {
  const id = await applicant()
  const me = await staffMember(t, 'underwriter')
  await me.who.post(at(id, '/open'), { reason: 'underwriting' })
  await me.who.get(at(id, '/bank'))
  await me.who.get(at(id, '/bank'))
  const seen = (await read(id, me)).events.filter(({ kind }) => kind === 'bank-viewed')
  expect(seen.map(({ by }) => by)).toEqual([me.name, me.name])
})
