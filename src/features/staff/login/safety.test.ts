// Keys that decide, recovery codes, sessions, roles, and the log of it all.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import { codeAt } from './second-factor.server.ts'

let t: TestApp
let admin: Member
beforeAll(async () => {
  t = await testApp()
  admin = await staffMember(t, 'admin', 'Ada Admin')
})
afterAll(() => t.close())

/** A code that was not used yet: each counts once. */
const freshCode = (member: Member): string => {
  t.clock.advance(30_000)
  return codeAt(member.totpSecret, t.clock())
}
const fields = ({ body }: { body: unknown }) =>
  (body as { errors?: { field: string }[] }).errors?.map(({ field }) => field)

describe('a key that decides', () => {
  test('takes the second factor, 30 days at most, and an amount within its owner’s authority', async () => {
    const me = await staffMember(t, 'underwriter')
    const issue = (order: object) =>
      me.who.post('/api/staff/auth-keys', { label: 'tool', scope: 'decide', days: 30, ...order })
    const amount = 2_000_000
    expect(fields(await issue({ amount, days: 31, code: freshCode(me) }))).toEqual(['days'])
    expect(fields(await issue({ code: freshCode(me) }))).toEqual(['amount'])
    expect(fields(await issue({ amount: 5_000_100, code: freshCode(me) }))).toEqual(['amount'])
    expect(fields(await issue({ amount }))).toEqual(['code'])
    expect(fields(await issue({ amount, code: '000000' }))).toEqual(['code'])
    expect((await issue({ amount, code: freshCode(me) })).body.key).toMatchObject({ amount, scope: 'decide' })
    expect((await me.who.post('/api/staff/auth-keys', { label: '', scope: 'read', days: 365 })).status).toBe(
      200,
    )
  })

  test('approves and proposes nothing above its amount, and one from before that is bound to none approves nothing', async () => {
    const me = await staffMember(t, 'underwriter')
    const { id } = await apply(t)
    await t.db.query(`update lead set stage = 'in-review' where id = $1::uuid`, [id])
    const keyed = t.visitor()
    await keyed.post('/api/staff/auth-key-login', { authKey: me.authKey })
    await openFile({ who: keyed }, id)
    const approve = (amount: number) =>
      keyed.post(`/api/staff/applications/${id}/override`, {
        seen: null,
        outcome: 'approved',
        amount,
        reason: 'From a tool',
      })
    expect(fields(await approve(5_050_000))).toEqual(['amount'])
    expect((await approve(5_000_000)).body).toEqual({ ok: true, proposed: true })
    await t.db.query(`update staff_auth_key set amount = null where staff_id = $1::uuid`, [me.id])
    expect(fields(await approve(500_000))).toEqual(['amount'])
  })
})

test('the second factor is asked for again within a session, and guessed at five times at most', async () => {
  const me = await staffMember(t, 'underwriter')
  const codes = (code: string) => me.who.post('/api/staff/recovery-codes', { code })
  const key = (code: string) =>
    me.who.post('/api/staff/auth-keys', { label: 'tool', scope: 'decide', days: 5, amount: 100_000, code })
  for (let time = 0; time < 3; time++) expect(fields(await codes('000000'))).toEqual(['code'])
  for (let time = 0; time < 2; time++) expect(fields(await key('000000'))).toEqual(['code'])
  expect((await codes(freshCode(me))).status).toBe(429)
  expect((await key(freshCode(me))).status).toBe(429)
  t.clock.advance(16 * 60_000)
  expect((await codes(freshCode(me))).status).toBe(200)
})

test('a recovery code stands in for the second factor once; new ones replace all before', async () => {
  const me = await staffMember(t, 'underwriter')
  const make = (code: string) => me.who.post('/api/staff/recovery-codes', { code })
  expect(fields(await make('123456'))).toEqual(['code'])
  const first = (await make(freshCode(me))).body.codes as unknown as string[]
  expect(new Set(first).size).toBe(10)
  const login = (code: string) =>
    t.visitor().post('/api/staff/login', { email: me.email, password: me.password, code })
  expect((await login(first[0]!)).status).toBe(200)
  expect((await login(first[0]!)).status).toBe(401)
  expect((await me.who.get('/api/staff/recovery-codes')).body.left).toBe(9)
  await make(freshCode(me))
  expect((await login(first[1]!)).status).toBe(401)
  const stored = await t.db.query(`select code_hash from staff_recovery_code where staff_id = $1::uuid`, [
    me.id,
  ])
  for (const code of first) expect(JSON.stringify(stored)).not.toContain(code)
})

test('sessions are listed, and ended one by one; those of others are not to be found', async () => {
  const me = await staffMember(t, 'underwriter')
  const phone = t.visitor('203.0.113.9')
  const code = freshCode(me)
  await phone.post('/api/staff/login', { email: me.email, password: me.password, code })
  const list = async () =>
    (await me.who.get('/api/staff/sessions')).body.sessions as unknown as {
      id: string
      ip: string
      current: boolean
    }[]
  const sessions = await list()
  expect(sessions.filter(({ current }) => current)).toHaveLength(1)
  const other = sessions.find(({ ip }) => ip === '203.0.113.9')!
  expect((await admin.who.post(`/api/staff/sessions/${other.id}/end`)).status).toBe(404)
  expect((await me.who.post(`/api/staff/sessions/${other.id}/end`)).status).toBe(200)
  expect((await phone.get('/api/staff/me')).body.me).toBeNull()
  expect(await list()).toHaveLength(1)
})

test('another role ends what was opened under the old one; an admin keeps their own; the log tells it all to admins', async () => {
  const me = await staffMember(t, 'underwriter')
  // Earlier tests let the clock run on: roles ask for a fresh proof.
  await admin.who.post('/api/staff/prove', { code: freshCode(admin) })
  const change = (id: string, role: string, by = admin) =>
    by.who.post(`/api/staff/people/${id}/role`, { role })
  expect((await change(me.id, 'admin', me)).status).toBe(403)
  expect((await change(admin.id, 'representative')).status).toBe(409)
  expect((await change(me.id, 'representative')).body).toMatchObject({ role: 'representative' })
  expect((await me.who.get('/api/staff/me')).body.me).toBeNull()
  // The same role again is no change, and is not told as one.
  expect((await change(me.id, 'representative')).body).toMatchObject({ role: 'representative' })
  expect((await t.visitor().post('/api/staff/auth-key-login', { authKey: me.authKey })).status).toBe(401)

  const log = await admin.who.get(`/api/staff/events?person=${me.id}`)
  const kinds = (log.body.events as unknown as { kind: string; by: string; detail: object }[]).map(
    ({ kind }) => kind,
  )
  expect(kinds.slice(0, 2)).toEqual(['staff-role-changed', 'logged-in'])
  expect(kinds).toEqual(expect.arrayContaining(['logged-in', 'auth-key-issued', 'staff-added']))
  expect(log.body.events![0]).toMatchObject({
    by: 'Ada Admin',
    ip: expect.any(String) as string,
    detail: { from: 'underwriter', to: 'representative' },
  })
  const rep = await staffMember(t, 'representative')
  expect((await rep.who.get('/api/staff/events')).status).toBe(403)
  const all = (await admin.who.get('/api/staff/events')).body
  const last = (all.events as unknown as { id: string }[]).at(-1)!
  const older = (await admin.who.get(`/api/staff/events?before=${last.id}`)).body
    .events as unknown as object[]
  expect(older.every((event) => !(all.events as unknown as object[]).includes(event))).toBe(true)
})
