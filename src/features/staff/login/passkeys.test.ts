// Passkeys of staff: added, used alone, beside a password and as a fresh proof; and every answer that must not be taken.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { authenticator, type Authenticator, type Lies } from '../../../../test/authenticator.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
import { PROOF_MINUTES } from './fresh-proof.ts'

let t: TestApp
let admin: Member
beforeAll(async () => {
  t = await testApp()
  admin = await staffMember(t, 'admin')
})
afterAll(() => t.close())

interface Question {
  readonly challenge: string
  readonly userVerification: string
  readonly allowCredentials: readonly { readonly id: string }[]
}
const askedAt = async (who: Member['who'], path: string) =>
  (await who.post(path)).body as unknown as Question & { user: { id: string } }

async function add(me: Member, device: Authenticator = authenticator(), lies: Lies = {}) {
  const { challenge } = await askedAt(me.who, '/api/staff/passkeys/start')
  const passkey = device.make(challenge, lies)
  const answer = await me.who.post('/api/staff/passkeys', { label: 'Telephone', passkey })
  return { device, answer, id: String(answer.body.id) }
}

async function alone(device: Authenticator, lies: Lies = {}, who = t.visitor()) {
  const { challenge } = await askedAt(who, '/api/staff/passkey-login/start')
  return who.post('/api/staff/passkey-login', { passkey: device.answer(challenge, lies) })
}

async function besidePassword({ email, password }: Member, device: Authenticator, lies: Lies = {}) {
  const who = t.visitor()
  const first = await who.post('/api/staff/login', { email, password })
  const question = first.body.passkey as unknown as Question
  const passkey = device.answer(question.challenge, lies)
  return { question, answer: await who.post('/api/staff/login', { email, password, passkey }) }
}

async function prove({ who }: Member, device: Authenticator, lies: Lies = {}) {
  const { challenge } = await askedAt(who, '/api/staff/prove/start')
  return who.post('/api/staff/prove', { passkey: device.answer(challenge, lies) })
}

const leaveDesk = () => t.clock.advance((PROOF_MINUTES + 1) * 60_000)

test('one is added, listed, used in each of the three ways, and removed', async () => {
  const me = await staffMember(t, 'underwriter')
  const { device, answer, id } = await add(me)
  expect(answer.status).toBe(200)
  const listed = async () => (await me.who.get('/api/staff/passkeys')).body.passkeys
  expect(await listed()).toMatchObject([{ id, label: 'Telephone', synced: false, usedAt: null }])

  const who = t.visitor()
  const entered = await alone(device, {}, who)
  expect([entered.status, entered.body.status]).toEqual([200, 'logged-in'])
  expect((await who.get('/api/staff/me')).body.me).toMatchObject({ id: me.id, scope: 'full' })
  expect(await listed()).toMatchObject([{ usedAt: t.clock().toISOString() }])

  const { question, answer: second } = await besidePassword(me, device, { verified: false })
  expect(question.allowCredentials.map((each) => each.id)).toEqual([device.id])
  expect(second.body.status).toBe('logged-in')

  leaveDesk()
  expect((await me.who.post('/api/staff/passkeys/start')).status).toBe(403)
  expect((await me.who.post(`/api/staff/passkeys/${id}/remove`)).status).toBe(403)
  expect((await prove(me, device)).status).toBe(200)
  expect((await me.who.post(`/api/staff/passkeys/${id}/remove`)).status).toBe(200)
  expect(await listed()).toEqual([])
  expect((await alone(device)).status).toBe(401)
})

test('one that is synced is reported as such, and need not count', async () => {
  const me = await staffMember(t, 'underwriter')
  const { device, answer } = await add(me, authenticator({ synced: true }))
  expect(answer.body).toMatchObject({ synced: true })
  for (const _ of [1, 2]) expect((await alone(device)).status).toBe(200)
})

const lies: Readonly<Record<string, Lies>> = {
  'another origin': { origin: 'https://underway.example.evil' },
  'another site': { rpId: 'evil.example' },
  'a challenge that nobody gave': { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
}
describe.each(Object.entries(lies))('%s', (_name, lie) => {
  test('is taken nowhere', async () => {
    const me = await staffMember(t, 'underwriter')
    expect((await add(me, authenticator(), lie)).answer.status).toBe(422)
    const { device } = await add(me)
    expect((await alone(device, lie)).status).toBe(401)
    expect((await besidePassword(me, device, lie)).answer.status).toBe(401)
    expect((await prove(me, device, lie)).status).toBe(422)
  })
})

test('who was not verified neither adds one, nor gets in with it alone, nor proves anything', async () => {
  const me = await staffMember(t, 'underwriter')
  expect((await add(me, authenticator(), { verified: false })).answer.status).toBe(422)
  const { device } = await add(me)
  expect((await alone(device, { verified: false })).status).toBe(401)
  expect((await prove(me, device, { verified: false })).status).toBe(422)
})

test('one that keeps somebody else as its owner is refused, one that keeps its own is taken', async () => {
  const [me, other] = [await staffMember(t, 'underwriter'), await staffMember(t, 'underwriter')]
  const { device } = await add(me)
  await add(other)
  const handleOf = async ({ id }: Member) =>
    (
      await t.db.query<{ user: string }>('select passkey_user as "user" from staff where id = $1::uuid', [id])
    )[0]!.user
  expect((await alone(device, { userHandle: await handleOf(other) })).status).toBe(401)
  expect((await alone(device, { userHandle: await handleOf(me) })).status).toBe(200)
})

test('a counter that stands still or goes back is refused', async () => {
  const me = await staffMember(t, 'underwriter')
  const { device } = await add(me)
  expect((await alone(device, { counter: 40 })).status).toBe(200)
  for (const counter of [40, 39, 0]) expect((await alone(device, { counter })).status).toBe(401)
  expect((await alone(device, { counter: 41 })).status).toBe(200)
})

test('an answer works once, for five minutes, and for what it was asked for', async () => {
  const me = await staffMember(t, 'underwriter')
  const { device } = await add(me)
  const who = t.visitor()
  const logIn = (passkey: object) => who.post('/api/staff/passkey-login', { passkey })
  const { challenge } = await askedAt(who, '/api/staff/passkey-login/start')
  expect((await logIn(device.answer(challenge))).status).toBe(200)
  // Signed again, so that only the challenge is old.
  expect((await logIn(device.answer(challenge))).status).toBe(401)
  const late = await askedAt(who, '/api/staff/passkey-login/start')
  t.clock.advance(5 * 60_000 + 1)
  expect((await logIn(device.answer(late.challenge))).status).toBe(401)
  const other = await askedAt(me.who, '/api/staff/prove/start')
  expect((await logIn(device.answer(other.challenge))).status).toBe(401)
})

test("somebody else's proves nothing and is no second factor; one that nobody has is refused alike", async () => {
  const me = await staffMember(t, 'underwriter')
  const other = await staffMember(t, 'underwriter')
  await add(me)
  const { device } = await add(other)
  expect((await prove(me, device)).status).toBe(422)
  expect((await besidePassword(me, device)).answer.status).toBe(401)
  const taken = await add(me, device)
  expect(taken.answer.status).toBe(422)
  const strange = await alone(authenticator())
  const wrong = await alone(device, { rpId: 'evil.example' })
  expect([strange.status, strange.body.type]).toEqual([wrong.status, wrong.body.type])
})

test('nobody is told which passkeys there are before the password was right', async () => {
  const me = await staffMember(t, 'underwriter')
  const { device } = await add(me)
  const who = t.visitor()
  expect(await askedAt(who, '/api/staff/passkey-login/start')).toMatchObject({
    allowCredentials: [],
    userVerification: 'required',
  })
  const wrong = await who.post('/api/staff/login', { email: me.email, password: 'not the one' })
  const unknown = await who.post('/api/staff/login', { email: 'n@underway.example', password: 'not the one' })
  expect(wrong.text).not.toContain(device.id)
  expect([wrong.status, wrong.body.type]).toEqual([unknown.status, unknown.body.type])
  const { user } = await askedAt(me.who, '/api/staff/passkeys/start')
  expect(Buffer.from(user.id, 'base64url')).toHaveLength(32)
})

test('a disabled person gets in no more; a reset takes all passkeys away', async () => {
  const disabled = await staffMember(t, 'underwriter')
  const reset = await staffMember(t, 'underwriter')
  const devices = [(await add(disabled)).device, (await add(reset)).device] as const
  const boss = await staffMember(t, 'admin')
  await boss.who.post(`/api/staff/people/${disabled.id}/disable`)
  expect((await boss.who.post(`/api/staff/people/${reset.id}/reset`)).status).toBe(200)
  for (const device of devices) expect((await alone(device)).status).toBe(401)
  const left = await t.db.query('select 1 from staff_passkey where staff_id = $1::uuid', [reset.id])
  expect(left).toEqual([])
})

test('who tries and tries waits, and an auth key reaches none of it', async () => {
  const me = await staffMember(t, 'underwriter')
  const { device } = await add(me)
  const wrong = { verified: false }
  for (const _ of [1, 2, 3, 4, 5]) expect((await prove(me, device, wrong)).status).toBe(422)
  expect((await prove(me, device)).status).toBe(429)
  const script = t.visitor()
  await script.post('/api/staff/auth-key-login', { authKey: admin.authKey })
  for (const path of ['passkeys/start', 'prove/start'])
    expect((await script.post(`/api/staff/${path}`)).status).toBe(403)
  expect((await script.get('/api/staff/passkeys')).status).toBe(403)
})

test('a passkey without a name is refused, and so is the eleventh', async () => {
  const me = await staffMember(t, 'underwriter')
  const { challenge } = await askedAt(me.who, '/api/staff/passkeys/start')
  const passkey = authenticator().make(challenge)
  expect((await me.who.post('/api/staff/passkeys', { label: ' ', passkey })).status).toBe(422)
  for (let n = 0; n < 10; n += 1) expect((await add(me)).answer.status).toBe(200)
  expect((await add(me)).answer.status).toBe(422)
})
