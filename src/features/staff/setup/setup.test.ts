// The page of what is set up: for admins alone, it tells no value, sends mail to whoever asks and to nobody else.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'

let t: TestApp
let admin: Member
beforeAll(async () => {
  t = await testApp()
  admin = await staffMember(t, 'admin')
})
afterAll(() => t.close())

const addresses = ['/api/staff/setup', '/api/staff/setup/try', '/api/staff/setup/test-mail'] as const
const ask = ({ who }: Member, path: string) => (path.endsWith('setup') ? who.get(path) : who.post(path))

test('underwriters and representatives see none of it', async () => {
  for (const role of ['underwriter', 'representative'] as const) {
    const other = await staffMember(t, role)
    for (const path of addresses) expect((await ask(other, path)).status).toBe(403)
  }
})

test('it names settings and addresses, and no value; all providers are tried', async () => {
  const seen = (await ask(admin, addresses[0])).body
  expect(seen.addresses).toContainEqual({
    vendor: 'Plaid',
    what: 'redirect',
    address: 'http://localhost:3000/business/oauth-return',
  })
  const tried = (await ask(admin, addresses[1])).body
  const outcomeOf = (name: string) =>
    (tried.tried as unknown as { provider: string; outcome: string }[]).find(
      ({ provider }) => provider === name,
    )?.outcome
  expect([outcomeOf('finicity'), outcomeOf('plaid'), outcomeOf('smtp'), outcomeOf('files')]).toEqual(
    Array(4).fill('works'),
  )
  const said = JSON.stringify([seen, tried])
  for (const [name, value] of Object.entries(t.deps.config.env))
    if (/SECRET|TOKEN|PASSWORD|KEY/.test(name) && String(value).length > 3) expect(said).not.toContain(value)
})

test('requests through a proxy that nobody trusts are told once they came', async () => {
  const keys = async () =>
    ((await ask(admin, addresses[0])).body.findings as unknown as { key: string }[]).map(({ key }) => key)
  expect(await keys()).not.toContain('forwarded')
  await t.visitor().get('/api/health', { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(await keys()).toContain('forwarded')
})

test('browsers that come through a trusted proxy without their address are told; health checks of the machine are none', async () => {
  const behind = await testApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const chief = await staffMember(behind, 'admin')
  const keys = async () =>
    ((await ask(chief, addresses[0])).body.findings as unknown as { key: string }[]).map(({ key }) => key)
  await behind.visitor().get('/api/health')
  await behind.visitor().get('/business/apply', {
    headers: { 'sec-fetch-site': 'none', 'x-forwarded-for': '203.0.113.7' },
  })
  expect(await keys()).not.toContain('not-forwarded')
  await behind.visitor().get('/business/apply', { headers: { 'sec-fetch-site': 'none' } })
  expect(await keys()).toContain('not-forwarded')
  await behind.close()
})

test('a mail goes to whoever asks, in their language; a server that refuses is told with its code', async () => {
  const inbox = () => t.simulators.messages.inbox(admin.email)
  const before = inbox().length
  expect((await ask(admin, addresses[2])).body).toEqual({ sent: true, code: null })
  expect(inbox().length).toBe(before + 1)
  expect(inbox()[0]?.subject).toBe('A mail to try whether mail arrives')
  const spanish = await admin.who.post(addresses[2], undefined, { headers: { 'accept-language': 'es' } })
  expect([spanish.status, inbox()[0]?.subject]).toEqual([200, 'Un correo para probar si el correo llega'])
})
