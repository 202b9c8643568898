// A login that was left open: what it does not do without a fresh code of the second factor.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember, openFile, type Member } from '../../../../test/staff.ts'
import { PROOF_MINUTES } from './fresh-proof.ts'
import { codeAt } from './second-factor.server.ts'

let t: TestApp
let admin: Member
beforeAll(async () => {
  t = await testApp()
  admin = await staffMember(t, 'admin')
})
afterAll(() => t.close())

const leaveDesk = () => t.clock.advance((PROOF_MINUTES + 1) * 60_000)
const prove = (member: Member, code = codeAt(member.totpSecret, t.clock())) =>
  member.who.post('/api/staff/prove', { code })
const codeOf = ({ body }: { body: unknown }) =>
  String((body as { type?: string }).type)
    .split(/[/:]/)
    .at(-1)

test('people, keys and revealed answers ask for a fresh code, and go on for some minutes after it', async () => {
  const { id } = await apply(t)
  const other = await staffMember(t, 'representative')
  await openFile(admin, id)
  const asked = {
    reveal: () => admin.who.post(`/api/staff/applications/${id}/reveal`, { field: 'ssn', reason: 'Asked' }),
    paper: () =>
      admin.who.post(`/api/staff/applications/${id}/papers/revealed`, { doc: 'bla', reason: 'Asked' }),
    key: () => admin.who.post('/api/staff/auth-keys', { label: 'list', scope: 'read', days: 1 }),
    role: () => admin.who.post(`/api/staff/people/${other.id}/role`, { role: 'representative' }),
    add: () => admin.who.post('/api/staff/people', { email: 'n@underway.example', name: 'N', role: 'admin' }),
    reset: () => admin.who.post(`/api/staff/people/${other.id}/reset`),
    enable: () => admin.who.post(`/api/staff/people/${other.id}/enable`),
  }
  leaveDesk()
  for (const [name, ask] of Object.entries(asked)) {
    const answer = await ask()
    expect([name, answer.status, codeOf(answer)]).toEqual([name, 403, 'fresh-proof-needed'])
  }
  // Nothing that shuts a door waits for a code.
  expect((await admin.who.post(`/api/staff/people/${other.id}/disable`)).status).toBe(200)
  expect((await prove(admin, '000000')).status).toBe(422)
  expect((await asked.role()).status).toBe(403)
  expect((await prove(admin)).status).toBe(200)
  for (const [name, ask] of Object.entries(asked)) expect([name, (await ask()).status]).toEqual([name, 200])
  leaveDesk()
  expect((await asked.role()).status).toBe(403)
})

test('every call that reveals asks for a fresh code', () => {
  const reveals = t.server
    .mounted()
    .flatMap(({ url, takes }) =>
      takes.who === 'staff' && takes.actions.includes('reveal') ? [{ url, takes }] : [],
    )
  expect(reveals.length).toBeGreaterThan(1)
  expect(reveals.filter(({ takes }) => !takes.fresh)).toEqual([])
})

test('a code proves once, and only the session that it was given in', async () => {
  const elsewhere = t.visitor()
  t.clock.advance(60_000)
  const code = codeAt(admin.totpSecret, t.clock())
  await elsewhere.post('/api/staff/login', { email: admin.email, password: admin.password, code })
  leaveDesk()
  const again = codeAt(admin.totpSecret, t.clock())
  expect((await prove(admin, again)).status).toBe(200)
  expect((await elsewhere.post('/api/staff/prove', { code: again })).status).toBe(422)
  const issue = { label: 'list', scope: 'read', days: 1 }
  expect((await elsewhere.post('/api/staff/auth-keys', issue)).status).toBe(403)
  expect((await admin.who.post('/api/staff/auth-keys', issue)).status).toBe(200)
})

test('an auth key is judged by its scope: it is never asked, and proves nothing', async () => {
  const { id } = await apply(t)
  const me = await staffMember(t, 'admin')
  const script = t.visitor()
  await script.post('/api/staff/auth-key-login', { authKey: me.authKey })
  await script.post(`/api/staff/applications/${id}/open`, { reason: 'underwriting' })
  leaveDesk()
  const answer = await script.post(`/api/staff/applications/${id}/reveal`, { field: 'ssn', reason: 'Asked' })
  expect(codeOf(answer)).not.toBe('fresh-proof-needed')
  expect((await script.post('/api/staff/prove', { code: codeAt(me.totpSecret, t.clock()) })).status).toBe(403)
})
