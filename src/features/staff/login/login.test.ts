// Staff login through the composed application: factors, locks, ends of sessions, keys and what they may do.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { setUpCode, staffMember } from '../../../../test/staff.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import { createStaff, inviteStaff } from '../people/create-staff.server.ts'
import { codeAt } from './second-factor.server.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

let count = 0
async function ready() {
  count += 1
  const email = `ready${count}@underway.example`
  const made = await createStaff(t.db, t.deps.keys, { email, name: 'Ready', role: 'underwriter' }, t.clock())
  return { email, ...made! }
}
const logIn = (person: { email: string; password: string }, code?: string, who = t.visitor()) =>
  who.post('/api/staff/login', { email: person.email, password: person.password, ...(code ? { code } : {}) })
/** Whether a browser is logged in; a stranger's question is answered too, with nobody. */
async function isIn(who: Visitor): Promise<boolean> {
  const { status, body } = await who.get('/api/staff/me')
  expect(status).toBe(200)
  return body.me !== null
}
const MINUTE = 60_000

describe('password and code', () => {
  test('both are needed; the e-mail may be typed in capitals; the session is a protected cookie', async () => {
    const person = await ready()
    const who = t.visitor()
    const first = await logIn({ ...person, email: person.email.toUpperCase() }, undefined, who)
    expect(first.body).toEqual({ status: 'code-needed', me: null, passkey: null })
    expect(await isIn(who)).toBe(false)
    const second = await logIn(person, codeAt(person.totpSecret, t.clock()), who)
    expect(second.body).toMatchObject({
      status: 'logged-in',
      me: { role: 'underwriter', scope: 'full', next: null },
    })
    const cookie = String(second.headers['set-cookie'])
    expect(cookie).toMatch(/^underway_staff=[\w-]{32}; .*HttpOnly; SameSite=Lax/)
    expect(cookie).toMatch(/Path=\/(;|$)/)
    expect((await who.get('/api/staff/me')).body.me!.email).toBe(person.email)
    const kept = await t.db.query<{ token_hash: string }>('select token_hash from staff_session')
    for (const { token_hash } of kept) expect(cookie).not.toContain(token_hash)
  })

  test('a code works once, also in another browser and after a wrong one', async () => {
    const person = await ready()
    const code = codeAt(person.totpSecret, t.clock())
    expect((await logIn(person, code)).status).toBe(200)
    expect((await logIn(person, code)).status).toBe(401)
    // The code before it is within the tolerance, but its step is over.
    expect(
      (await logIn(person, codeAt(person.totpSecret, new Date(t.clock().getTime() - 30_000)))).status,
    ).toBe(401)
    t.clock.advance(30_000)
    expect((await logIn(person, codeAt(person.totpSecret, t.clock()))).status).toBe(200)
  })

  test('wrong password, wrong code and unknown e-mail are told alike', async () => {
    const person = await ready()
    const texts = [
      await logIn({ ...person, password: 'something else' }),
      await logIn(person, '000000'),
      await logIn({ email: 'nobody@underway.example', password: 'something else' }),
    ].map((answer) => answer.text)
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).toContain('wrong-login')
  })

  test.each([['somebody', true] as const, ['nobody', false] as const])(
    'five failures lock the e-mail of %s for 15 minutes where they came from',
    async (_, exists) => {
      const person = exists
        ? await ready()
        : { email: 'nobody-here@underway.example', password: 'x', totpSecret: '' }
      for (let i = 0; i < 5; i++) expect((await logIn({ ...person, password: 'wrong' })).status).toBe(401)
      const locked = await logIn(person)
      expect(locked.status).toBe(429)
      expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(900)
      expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800)
      t.clock.advance(15 * MINUTE + 1000)
      expect((await logIn(person)).status).toBe(exists ? 200 : 401)
    },
  )

  test('failures at the very same moment are all counted: five are judged, the rest and the right one are locked out', async () => {
    const person = await ready()
    const raced = await Promise.all(Array.from({ length: 12 }, () => logIn({ ...person, password: 'wrong' })))
    const statuses = raced.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
    expect((await logIn(person, codeAt(person.totpSecret, t.clock()))).status).toBe(429)
    const kept = await t.db.query<{ count: number }>(
      `select count(*)::int as count from staff_event e join staff s on s.id = e.staff_id
       where e.kind = 'login-failed' and s.email = $1`,
      [person.email],
    )
    expect(kept[0]!.count).toBe(5)
  })

  test('who fails on purpose locks out nobody elsewhere; fifty failures from everywhere slow strange devices, not a known one', async () => {
    const person = await ready()
    const code = () => codeAt(person.totpSecret, t.clock())
    const [home, office] = [t.visitor('192.0.2.1'), t.visitor('192.0.2.2')]
    const fail = (ip: string) => logIn({ ...person, password: 'wrong' }, undefined, t.visitor(ip))
    // One address, then one network of IPv6 with many addresses.
    for (let i = 0; i < 6; i++) expect((await fail('198.51.100.1')).status).toBe(i < 5 ? 401 : 429)
    for (let i = 1; i < 7; i++) expect((await fail(`2001:db8:1:2::${i}`)).status).toBe(i < 6 ? 401 : 429)
    expect((await logIn(person, code(), home)).status).toBe(200)
    for (let i = 0; i < 51; i++) expect((await fail(`203.0.113.${i}`)).status).toBe(i < 50 ? 401 : 429)
    t.clock.advance(30_000)
    expect((await logIn(person, code(), office)).status).toBe(429)
    expect((await logIn(person, code(), home)).status).toBe(200)
    const cookie = home.cookies.get('underway_known_device')!
    expect(cookie).toMatch(/^\d{10}\.[\w-]{32}\.[\w-]{43}$/)
  })

  test('a known device has five failures of its own wherever it is, and is known for one account only', async () => {
    const [owner, other] = [await ready(), await ready()]
    const stolen = t.visitor('192.0.2.3')
    await logIn(owner, codeAt(owner.totpSecret, t.clock()), stolen)
    const carry = (ip: string) => {
      const moved = t.visitor(ip)
      moved.cookies.set('underway_known_device', stolen.cookies.get('underway_known_device')!)
      return moved
    }
    const wrong = { password: 'wrong' }
    for (let i = 0; i < 6; i++)
      expect((await logIn({ ...owner, ...wrong }, undefined, carry(`203.0.113.${i}`))).status).toBe(
        i < 5 ? 401 : 429,
      )
    for (let i = 0; i < 51; i++)
      expect((await logIn({ ...other, ...wrong }, undefined, carry(`203.0.113.${i}`))).status).toBe(
        i < 50 ? 401 : 429,
      )
  })

  test('who has the password has five codes, however many addresses', async () => {
    const person = await ready()
    for (let i = 0; i < 6; i++)
      expect((await logIn(person, '000000', t.visitor(`203.0.113.${i}`))).status).toBe(i < 5 ? 401 : 429)
  })

  test('a good login forgets the failures', async () => {
    const person = await ready()
    for (let i = 0; i < 4; i++) await logIn({ ...person, password: 'wrong' })
    expect((await logIn(person, codeAt(person.totpSecret, t.clock()))).status).toBe(200)
    for (let i = 0; i < 4; i++) await logIn({ ...person, password: 'wrong' })
    expect((await logIn(person)).status).toBe(200)
  })
})

describe('a session', () => {
  test('is rotated at login, and ends on log-out for whoever still has its token', async () => {
    const member = await staffMember(t, 'admin')
    const before = member.who.cookies.get('underway_staff')!
    t.clock.advance(30_000)
    await logIn(member, codeAt(member.totpSecret, t.clock()), member.who)
    const after = member.who.cookies.get('underway_staff')!
    expect(after).not.toBe(before)
    const thief = t.visitor()
    thief.cookies.set('underway_staff', before)
    expect(await isIn(thief)).toBe(false)
    await member.who.post('/api/staff/logout')
    thief.cookies.set('underway_staff', after)
    expect(await isIn(thief)).toBe(false)
  })

  test('ends after 30 idle minutes, and after 12 hours in any case', async () => {
    const idle = await staffMember(t, 'admin')
    t.clock.advance(31 * MINUTE)
    expect(await isIn(idle.who)).toBe(false)
    const busy = await staffMember(t, 'admin')
    for (let i = 0; i < 12 * 3 - 1; i++) {
      t.clock.advance(20 * MINUTE)
      expect(await isIn(busy.who)).toBe(true)
    }
    t.clock.advance(21 * MINUTE)
    expect(await isIn(busy.who)).toBe(false)
  })
})

describe('a first login', () => {
  test('chooses a password, enrols a second factor, and only then is let in', async () => {
    const person = { email: 'new@underway.example', name: 'New One', role: 'admin' as const }
    const { password } = (await inviteStaff(t.db, person, t.clock()))!
    const who = t.visitor()
    const first = await logIn({ ...person, password: password! }, undefined, who)
    expect(first.body.me).toMatchObject({ scope: 'setup', next: 'password' })
    for (const path of ['/api/staff/proposals', '/api/staff/people', '/api/staff/auth-keys'])
      expect((await who.get(path)).status).toBe(401)
    const short = await who.post('/api/staff/password', { next: 'short' })
    expect(short.body.errors).toEqual([{ field: 'next', message: 'Please choose at least 12 characters' }])
    expect((await who.post('/api/staff/password', { next: password })).status).toBe(422)
    const chosen = await who.post('/api/staff/password', { next: 'a sentence of my own' })
    expect(chosen.body).toMatchObject({ scope: 'setup', next: 'second-factor' })

    const offer = await who.post('/api/staff/totp/start')
    expect(offer.body.uri).toContain(`secret=${String(offer.body.secret)}`)
    expect(offer.body.qr).toMatch(/^<svg/)
    const kept = await t.db.query<{ totp_secret: string }>('select totp_secret from staff where email = $1', [
      person.email,
    ])
    expect(kept[0]!.totp_secret).not.toContain(String(offer.body.secret))
    expect((await who.post('/api/staff/totp/confirm', { code: '000000' })).status).toBe(422)
    const code = codeAt(String(offer.body.secret), t.clock())
    const confirmed = await who.post('/api/staff/totp/confirm', { code })
    expect(confirmed.body.me).toMatchObject({ scope: 'full', next: null })
    // Told at once, while the telephone is at hand; each of them works, and it is written down that they were made.
    const codes = confirmed.body.codes as unknown as string[]
    expect(new Set(codes).size).toBe(10)
    const lost = await logIn({ ...person, password: 'a sentence of my own' }, codes[0])
    expect(lost.body).toMatchObject({ status: 'logged-in' })
    expect((await who.get('/api/staff/recovery-codes')).body).toEqual({ left: 9 })
    expect((await who.get('/api/staff/people')).status).toBe(200)
    // The enrolled factor is not given out or replaced any more.
    expect((await who.post('/api/staff/totp/start')).status).toBe(409)
    // The code of the enrolment is used up.
    expect((await logIn({ ...person, password: 'a sentence of my own' }, code)).status).toBe(401)
  })
})

test('changing the password asks for the present one and ends the other sessions', async () => {
  const member = await staffMember(t, 'representative')
  t.clock.advance(30_000)
  const other = t.visitor()
  await logIn(member, codeAt(member.totpSecret, t.clock()), other)
  const wrong = await member.who.post('/api/staff/password', {
    current: 'wrong',
    next: 'another good sentence',
  })
  expect(wrong.text).toContain('"field":"current"')
  const easy = { current: member.password, next: `${member.name.replace(/\W/g, '')}2026!` }
  const refused = await member.who.post('/api/staff/password', easy)
  expect([refused.status, refused.text.includes('"field":"next"')]).toEqual([422, true])
  const right = { current: member.password, next: 'another good sentence' }
  const byKey = { authKey: member.authKey }
  expect((await t.visitor().post('/api/staff/auth-key-login', byKey)).status).toBe(200)
  expect((await member.who.post('/api/staff/password', right)).status).toBe(200)
  // Whoever read the old password may have made a key with it.
  expect((await t.visitor().post('/api/staff/auth-key-login', byKey)).status).toBe(401)
  expect(await isIn(member.who)).toBe(true)
  expect(await isIn(other)).toBe(false)
})

test('whoever guesses the present password in a session waits after five', async () => {
  const member = await staffMember(t, 'representative')
  const change = (current: string) =>
    member.who.post('/api/staff/password', { current, next: 'another good sentence' })
  for (let n = 0; n < 5; n++) expect((await change(`guess ${n}`)).status).toBe(422)
  const late = await change(member.password)
  expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([429, true])
  t.clock.advance(15 * MINUTE + 1000)
  expect((await change(member.password)).status).toBe(200)
})

describe('auth keys', () => {
  test('open a session of their scope, and nothing that needs a full login', async () => {
    const member = await staffMember(t, 'admin')
    const issued = await member.who.post('/api/staff/auth-keys', { label: 'tool', scope: 'read', days: 7 })
    expect(issued.body.authKey).toMatch(/^uwk_[\w-]{32}$/)
    const keyed = t.visitor()
    const entered = await keyed.post('/api/staff/auth-key-login', { authKey: issued.body.authKey })
    expect(entered.body.me).toMatchObject({ name: member.name, scope: 'read', managesStaff: false })
    expect((await keyed.post('/api/staff/applications/list')).status).toBe(200)
    expect((await keyed.post('/api/staff/auth-keys', { label: '', scope: 'read', days: 7 })).status).toBe(403)
    expect((await keyed.get('/api/staff/people')).status).toBe(403)
    expect((await keyed.get('/api/staff/jobs/dead')).status).toBe(403)
    expect(
      (await keyed.post('/api/staff/password', { current: member.password, next: 'long enough now' })).status,
    ).toBe(403)
    const list = await member.who.get('/api/staff/auth-keys')
    expect(list.text).not.toContain(String(issued.body.authKey))
  })

  test('end when revoked, with the sessions they opened; and when they expire', async () => {
    const member = await staffMember(t, 'underwriter')
    const issue = async () =>
      (await member.who.post('/api/staff/auth-keys', { label: 'x', scope: 'read', days: 1 })).body
    const one = await issue()
    const keyed = t.visitor()
    await keyed.post('/api/staff/auth-key-login', { authKey: one.authKey })
    const stranger = await staffMember(t, 'underwriter')
    const path = `/api/staff/auth-keys/${String(one.key!.id)}/revoke`
    expect((await stranger.who.post(path)).status).toBe(404)
    expect((await member.who.post(path)).status).toBe(200)
    expect(await isIn(keyed)).toBe(false)
    expect((await t.visitor().post('/api/staff/auth-key-login', { authKey: one.authKey })).status).toBe(401)
    const two = await issue()
    t.clock.advance(24 * 60 * MINUTE + 1000)
    expect((await t.visitor().post('/api/staff/auth-key-login', { authKey: two.authKey })).status).toBe(401)
  })

  test('a representative gets no deciding key', async () => {
    const member = await staffMember(t, 'representative')
    expect(
      (await member.who.post('/api/staff/auth-keys', { label: '', scope: 'decide', days: 1 })).status,
    ).toBe(403)
  })
})

describe('people', () => {
  test('a password that the operator handed over ends in a day, and whoever has it is told so', async () => {
    const email = 'handed@underway.example'
    const made = await inviteStaff(t.db, { email, name: 'Handed Over', role: 'admin' }, t.clock())
    const password = String(made!.password)
    t.clock.advance(24 * 60 * MINUTE + 1000)
    const late = await logIn({ email, password })
    expect([late.status, late.body.type]).toEqual([403, 'urn:underway:problem:password-ended'])
    expect((await logIn({ email, password: 'another one' })).status).toBe(401)
  })

  test('an admin adds, disables and gives a new start; others do not', async () => {
    const admin = await staffMember(t, 'admin')
    const other = await staffMember(t, 'underwriter')
    const wanted = { email: 'Rep@Underway.example', name: 'Rep One', role: 'representative' }
    expect((await other.who.post('/api/staff/people', wanted)).status).toBe(403)
    const added = await admin.who.post('/api/staff/people', wanted)
    expect(added.body.person).toMatchObject({ email: 'rep@underway.example', passwordIsTemporary: true })
    expect((await admin.who.post('/api/staff/people', wanted)).text).toContain('"field":"email"')
    // Whoever adds them sees no credential of theirs.
    expect(Object.keys(added.body)).toEqual(['person', 'goes'])
    expect(added.body.goes).toBe('mail')
    const code = await setUpCode(t, 'rep@underway.example')
    expect(added.text).not.toContain(String(code))
    const rep = t.visitor()
    expect((await rep.post('/api/staff/set-up', { code })).body.me).toMatchObject({ next: 'password' })

    const me = String((await admin.who.get('/api/staff/me')).body.me!.id)
    for (const what of ['disable', 'reset']) {
      const own = await admin.who.post(`/api/staff/people/${me}/${what}`)
      expect([own.status, String(own.body.title)]).toEqual([
        409,
        'You cannot do this to your own account. Another admin can.',
      ])
    }
    expect((await admin.who.post(`/api/staff/people/${other.id}/disable`)).status).toBe(200)
    expect(await isIn(other.who)).toBe(false)
    expect((await t.visitor().post('/api/staff/auth-key-login', { authKey: other.authKey })).status).toBe(401)
    t.clock.advance(30_000)
    expect((await logIn(other, codeAt(other.totpSecret, t.clock()))).status).toBe(401)

    await admin.who.post(`/api/staff/people/${other.id}/enable`)
    const before = await setUpCode(t, other.email)
    expect(before).toBeNull()
    const use = (code: string | null) => t.visitor().post('/api/staff/set-up', { code })
    await admin.who.post(`/api/staff/people/${other.id}/reset`)
    const first = await setUpCode(t, other.email)
    await admin.who.post(`/api/staff/people/${other.id}/reset`)
    const second = await setUpCode(t, other.email)
    // The newer link stands alone, works once, and for a day.
    expect((await use(first)).body.type).toBe('urn:underway:problem:set-up-link-ended')
    expect((await use(second)).body.me).toMatchObject({ scope: 'setup', next: 'password' })
    expect((await use(second)).status).toBe(410)
    await admin.who.post(`/api/staff/people/${other.id}/reset`)
    const late = await setUpCode(t, other.email)
    await admin.who.post(`/api/staff/people/${other.id}/disable`)
    expect((await use(late)).status).toBe(410)
    await admin.who.post(`/api/staff/people/${other.id}/enable`)
    t.clock.advance(24 * 60 * MINUTE + 1000)
    expect((await use(late)).status).toBe(410)
    // Neither the log nor the database holds one.
    const kept = JSON.stringify([
      await t.db.query('select * from staff_event'),
      await t.db.query('select * from staff_set_up_link'),
      await t.db.query('select * from job'),
    ])
    for (const code of [first, second, late]) expect(kept).not.toContain(code)
    expect((await logIn({ email: other.email, password: 'another one' })).status).toBe(401)
    const log = await t.db.query<{ kind: string }>('select kind from staff_event where staff_id = $1::uuid', [
      other.id,
    ])
    expect(log.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'staff-added',
        'logged-in',
        'login-failed',
        'staff-disabled',
        'staff-enabled',
        'staff-reset',
      ]),
    )
  })

  test('two admins who disable each other at the same moment leave one of them', async () => {
    const [one, two] = [await staffMember(t, 'admin'), await staffMember(t, 'admin')]
    const answers = await Promise.all([
      one.who.post(`/api/staff/people/${two.id}/disable`),
      two.who.post(`/api/staff/people/${one.id}/disable`),
    ])
    // The later one meets the end of their session (401) or, asked at the same time, of their right (403).
    const [done, refused] = answers.map(({ status }) => status).sort()
    expect(done).toBe(200)
    expect([401, 403]).toContain(refused)
    expect([await isIn(one.who), await isIn(two.who)].sort()).toEqual([false, true])
  })
})
