// Four eyes are two persons: nobody approves through a login that they made, however they came to it, until a month or the operator says otherwise.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoGroups } from '#simulators/openid/people.ts'
import { runConfirm } from '../../../server/confirm-command.ts'
import { apply, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { signOn } from '../../../../test/sign-on.ts'
import { openFile, setUpCode, staffMember, type Member } from '../../../../test/staff.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import { codeAt } from '../login/second-factor.server.ts'
import type { Application } from '../applications/application-contract.ts'

const DAY = 86_400_000
let t: TestApp
let ada: Member
let bob: Member
beforeAll(async () => {
  t = await testApp()
  ada = await staffMember(t, 'admin', 'Ada Admin')
  bob = await staffMember(t, 'admin', 'Bob Admin')
})
afterAll(() => t.close())

const logIn = async (member: Pick<Member, 'email' | 'password' | 'totpSecret'>, who = t.visitor()) => {
  t.clock.advance(30_000)
  const { email, password } = member
  const code = codeAt(member.totpSecret, t.clock())
  expect((await who.post('/api/staff/login', { email, password, code })).status).toBe(200)
  return who
}
const act = async (admin: Pick<Member, 'who' | 'totpSecret'>, path: string, body: object = {}) => {
  t.clock.advance(30_000)
  await admin.who.post('/api/staff/prove', { code: codeAt(admin.totpSecret, t.clock()) })
  const answer = await admin.who.post(`/api/staff/people${path}`, body)
  expect(answer.status).toBe(200)
  return answer.body
}
const next = 'plain words for a long password'
/** Logs in for the first time, by the link in the mail. */
const setUp = async (email: string) => {
  const who = t.visitor()
  expect((await who.post('/api/staff/set-up', { code: await setUpCode(t, email) })).status).toBe(200)
  await who.post('/api/staff/password', { next })
  const { secret } = (await who.post('/api/staff/totp/start')).body
  const code = codeAt(String(secret), t.clock())
  expect((await who.post('/api/staff/totp/confirm', { code })).status).toBe(200)
  return { who, email, password: next, totpSecret: String(secret) }
}
const add = async (admin: Pick<Member, 'who' | 'totpSecret'>, email: string, role = 'underwriter') => {
  await act(admin, '', { email, name: email, role })
  return setUp(email)
}
const confirm = async (email: string): Promise<string> => {
  const said: string[] = []
  await runConfirm(
    t.deps,
    (line) => void said.push(line),
    (async function* () {
      yield email.slice(0, 3)
      yield `${email.slice(3)}\n`
    })(),
    [],
  )
  return said.join('\n')
}

let count = 0
/** An application on which `by` proposed, and the proposal. */
const proposed = async (by: { who: Visitor }): Promise<Applicant & { decision: string }> => {
  count += 1
  const own = { email: `eyes${count}@shop.example` }
  const a = await apply(t, { business: own, pg: { ...own, phone: `(207) 555-${1800 + count}` } })
  await t.db.query(`update lead set stage = 'in-review' where id = $1::uuid`, [a.id])
  await openFile(by, a.id)
  const order = { seen: null, outcome: 'approved', amount: 2_000_000, reason: 'Known customer' }
  const answer = await by.who.post(`/api/staff/applications/${a.id}/override`, order)
  expect(answer.body).toEqual({ ok: true, proposed: true })
  const decision = (await read(a.id, by)).decisions.find(({ proposal }) => proposal === 'open')!.id
  return { ...a, decision }
}
const read = async (id: string, { who }: { who: Visitor }) =>
  (await who.get(`/api/staff/applications/${id}`)).body as unknown as Application
const approve = async ({ id, decision }: { id: string; decision: string }, by: { who: Visitor }) => {
  await openFile(by, id)
  await read(id, by)
  return by.who.post(`/api/staff/applications/${id}/proposals/${decision}/approve`)
}

test('an admin proposes, adds a person, logs in as that person, and does not approve; screens say why and until when', async () => {
  const a = await proposed(ada)
  const nina = await add(ada, 'nina@underway.example')
  const answer = await approve(a, nina)
  expect(answer).toMatchObject({ status: 403, body: { type: 'urn:underway:problem:one-hand' } })
  const until = String(answer.body.until)
  expect(new Date(until).getTime() - t.clock().getTime()).toBeGreaterThan(29 * DAY)
  const shown = (await read(a.id, nina)).decisions.find(({ id }) => id === a.decision)!
  expect(shown.whyNotSecond).toEqual({ why: 'made', by: 'Ada Admin', until })
  const { proposals } = (await nina.who.get('/api/staff/proposals')).body
  expect(proposals).toContainEqual(
    expect.objectContaining({ decision: a.decision, whyNotSecond: { why: 'made', by: 'Ada Admin', until } }),
  )
  const { authority } = await read(a.id, ada)
  expect(authority!.seconds).toContain('Bob Admin')
  expect(authority!.seconds).not.toContain(nina.email)
  expect(authority!.notYet).toContainEqual({ name: nina.email, until })
  const tool = (await ada.who.post(`/api/staff/applications/${a.id}/offer-tool`, {})).body
  expect(tool.notYet).toContainEqual({ name: nina.email, until })
  // Somebody else does, and so would the other way round not do.
  const hers = await proposed(nina)
  expect((await approve(hers, ada)).body.type).toBe('urn:underway:problem:one-hand')
  expect((await approve(a, bob)).status).toBe(200)
})

test('a person whom that person added is the same hand; after 30 days it is another', async () => {
  const mia = await add(ada, 'mia@underway.example', 'admin')
  const noa = await add(mia, 'noa@underway.example')
  expect((await approve(await proposed(ada), noa)).status).toBe(403)
  t.clock.advance(30 * DAY)
  ada = { ...ada, who: await logIn(ada) }
  bob = { ...bob, who: await logIn(bob) }
  expect((await approve(await proposed(ada), { who: await logIn(noa) })).status).toBe(200)
})

test('an old colleague is reset: no second until the operator has confirmed them, and a reset after that counts again', async () => {
  const old = await staffMember(t, 'underwriter', 'Olga Old')
  const before = await proposed(ada)
  expect((await approve(before, old)).status).toBe(200)
  await act(ada, `/${old.id}/reset`)
  await expect(confirm(old.email)).rejects.toThrow('set up their login')
  const { who } = await setUp(old.email)
  const a = await proposed(ada)
  expect((await approve(a, { who })).status).toBe(403)
  expect(await confirm(old.email)).toContain('Olga Old (underwriter) is confirmed')
  expect((await approve(a, { who })).status).toBe(200)
  const { events } = (await ada.who.get(`/api/staff/events?person=${old.id}`)).body
  expect(events).toContainEqual(expect.objectContaining({ kind: 'second-person-confirmed', by: null }))
  t.clock.advance(60_000)
  await act(ada, `/${old.id}/reset`)
  const later = await proposed(ada)
  const anew = await setUp(old.email)
  expect((await approve(later, anew)).status).toBe(403)
})

test('disabled and enabled, or raised from a role that decides nothing, it is the same hand', async () => {
  const una = await staffMember(t, 'underwriter', 'Una Under')
  await act(ada, `/${una.id}/disable`)
  await act(ada, `/${una.id}/enable`)
  const rita = await staffMember(t, 'representative', 'Rita Rep')
  await act(ada, `/${rita.id}/role`, { role: 'underwriter' })
  const a = await proposed(ada)
  for (const member of [una, rita]) {
    const who = await logIn(member)
    expect((await approve(a, { who })).body.type).toBe('urn:underway:problem:one-hand')
    // Of another admin's proposal they are the second person.
    expect((await approve(await proposed(bob), { who })).status).toBe(200)
  }
})

test('whoever came by sign-on was made by somebody unknown', async () => {
  const person = {
    sub: 'sub-of-sol',
    name: 'Sol Signed',
    email: 'sol@underway.example',
    emailVerified: true,
    amr: ['pwd', 'mfa'],
  }
  t.simulators.openId.people.set(person.sub, { ...person, groups: [demoGroups.underwriter] })
  const who = t.visitor()
  expect((await signOn(who, person.sub)).status).toBe(200)
  const a = await proposed(bob)
  expect((await approve(a, { who })).body.type).toBe('urn:underway:problem:one-hand')
  const shown = (await read(a.id, { who })).decisions.find(({ id }) => id === a.decision)!
  expect(shown.whyNotSecond).toMatchObject({ why: 'made', by: null })
  await confirm(person.email)
  expect((await approve(a, { who })).status).toBe(200)
})

test('a corrected contact is confirmed by no login that its corrector made', async () => {
  const ivy = await add(ada, 'ivy@underway.example')
  const own = { email: 'held@shop.example' }
  const { id } = await apply(t, { business: own, pg: { ...own, phone: '(207) 555-1799' } })
  const corrected = { answers: { email: 'other@shop.example' }, reason: 'Told by phone' }
  expect((await ada.who.post(`/api/staff/applications/${id}/correct`, corrected)).status).toBe(200)
  expect((await read(id, ivy)).contactHolds).toMatchObject([{ channel: 'email', bySecond: false }])
  const confirmIt = (by: { who: Visitor }) => by.who.post(`/api/staff/applications/${id}/contact/confirm`, {})
  expect((await confirmIt(ivy)).body.type).toBe('urn:underway:problem:one-hand')
  expect((await confirmIt(bob)).status).toBe(200)
})

test('the command takes nothing behind it, and confirms nobody who is not there or decides nothing', async () => {
  await expect(runConfirm(t.deps, () => {}, (async function* () {})(), ['ada@x.example'])).rejects.toThrow(
    'Usage',
  )
  await expect(confirm('nobody@underway.example')).rejects.toThrow('No member of staff')
  const rep = await staffMember(t, 'representative')
  await expect(confirm(rep.email)).rejects.toThrow('approves nothing')
})
