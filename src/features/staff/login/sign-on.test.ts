// Sign-on through the composed application and a simulated issuer: who is let in as what, and each way to be refused.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TokenFlaw } from '#simulators/openid/openid.ts'
import { demoGroups, type IssuersPerson } from '#simulators/openid/people.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { chooseAt, signOn, type CameBack } from '../../../../test/sign-on.ts'
import { staffMember } from '../../../../test/staff.ts'
import type { Seen, Visitor } from '../../../../test/visitor.ts'
import { PROOF_MINUTES } from './fresh-proof.ts'
import { codeAt } from './second-factor.server.ts'

let t: TestApp
const lines: string[] = []
beforeAll(async () => {
  t = await testApp({ onLog: (line) => void lines.push(line) })
})
afterAll(() => t.close())
// What one test fails on purpose is no reason to make the next one wait.
beforeEach(() => t.db.query('delete from staff_login_failure'))

let count = 0
/** Somebody new at the issuer, with a second factor there unless told otherwise. */
function atIssuer(given: Partial<IssuersPerson> = {}): IssuersPerson {
  const person: IssuersPerson = {
    sub: `s-${++count}`,
    name: `Person ${count}`,
    email: `person${count}@underway.example`,
    emailVerified: true,
    groups: [demoGroups.underwriter],
    amr: ['pwd', 'mfa'],
    ...given,
  }
  t.simulators.openId.people.set(person.sub, person)
  return person
}
const codeOf = ({ body }: Seen): string =>
  String((body as { type?: unknown }).type).replace('urn:underway:problem:', '')
const refusalOf = async (answer: Promise<Seen>) => {
  const seen = await answer
  return [seen.status, codeOf(seen)]
}
const begin = async (who: Visitor, path = '/staff') =>
  String((await who.post('/api/staff/sign-on', { path })).body.address)
const finish = (who: Visitor, came: CameBack) => who.post('/api/staff/sign-on/finish', came)
const isIn = async (who: Visitor) => (await who.get('/api/staff/me')).body.me !== null
const kinds = async (email: string) =>
  (
    await t.db.query<{ kind: string }>(
      'select e.kind from staff_event e join staff s on s.id = e.staff_id where s.email = $1 order by e.at, e.id',
      [email],
    )
  ).map(({ kind }) => kind)

describe('who is let in', () => {
  test('somebody new, with the role that the claim gives, no password, and the second factor of the issuer', async () => {
    const person = atIssuer({ groups: ['kitchen', demoGroups.representative] })
    const who = t.visitor()
    const answer = await signOn(who, person.sub, '/staff/people')
    expect(answer.body).toMatchObject({
      me: { role: 'representative', scope: 'full', next: null, proves: 'sign-on', hasPassword: false },
      path: '/staff/people',
    })
    expect(await isIn(who)).toBe(true)
    expect(await kinds(person.email!)).toEqual(['staff-added', 'sign-on-linked', 'signed-on'])
    const password = { email: person.email, password: 'anything at all' }
    expect(await refusalOf(t.visitor().post('/api/staff/login', password))).toEqual([401, 'wrong-login'])
    expect(await refusalOf(who.post('/api/staff/password', { next: 'plain words for a password' }))).toEqual([
      403,
      'password-login-off',
    ])
  })

  test('a name that is shown in another order than it is kept is none: the address stands in its place', async () => {
    const person = atIssuer({ name: 'Ada \u202esdleiF' })
    expect((await signOn(t.visitor(), person.sub)).body.me).toMatchObject({ name: person.email })
  })

  test('somebody who is known here, by the confirmed e-mail once, then by the account whatever its e-mail is', async () => {
    const member = await staffMember(t, 'underwriter')
    const person = atIssuer({ email: member.email.toUpperCase() })
    expect((await signOn(t.visitor(), person.sub)).body.me).toMatchObject({
      id: member.id,
      name: member.name,
    })
    await t.worker.drain()
    expect(t.inbox(member.email).map(({ subject }) => subject)).toEqual([
      'A sign-on was linked to your login / Se vinculó una cuenta a su acceso',
    ])
    atIssuer({ sub: person.sub, email: 'married@underway.example' })
    expect((await signOn(t.visitor(), person.sub)).body.me).toMatchObject({ id: member.id })
    expect((await kinds(member.email)).filter((kind) => kind === 'sign-on-linked')).toHaveLength(1)
    // Another account that has got the e-mail since is somebody else.
    const other = atIssuer({ email: member.email })
    expect(await refusalOf(signOn(t.visitor(), other.sub))).toEqual([403, 'sign-on-unknown'])
  })

  test('the role follows the claim, and what the old one opened ends', async () => {
    const person = atIssuer({ groups: [demoGroups.admin] })
    const before = t.visitor()
    expect((await signOn(before, person.sub)).body.me).toMatchObject({ role: 'admin', managesStaff: true })
    atIssuer({ sub: person.sub, email: person.email, groups: [demoGroups.representative] })
    expect((await signOn(t.visitor(), person.sub)).body.me).toMatchObject({ role: 'representative' })
    expect(await isIn(before)).toBe(false)
    expect(await kinds(person.email!)).toContain('staff-role-changed')
  })

  test('without the second factor of the issuer ours is enrolled, and from then on asked for', async () => {
    const person = atIssuer({ amr: ['pwd'] })
    const who = t.visitor()
    expect((await signOn(who, person.sub)).body.me).toMatchObject({ scope: 'setup', next: 'second-factor' })
    expect((await who.get('/api/staff/colleagues')).status).toBe(401)
    const { secret } = (await who.post('/api/staff/totp/start')).body
    const enrolled = await who.post('/api/staff/totp/confirm', { code: codeAt(String(secret), t.clock()) })
    expect(enrolled.body.me).toMatchObject({ scope: 'full', next: null, proves: 'code' })
    t.clock.advance(60_000)
    const again = t.visitor()
    expect((await signOn(again, person.sub)).body.me).toMatchObject({ scope: 'setup', next: 'code' })
    expect((await again.get('/api/staff/colleagues')).status).toBe(401)
    expect((await again.post('/api/staff/sign-on/code', { code: '000000' })).status).toBe(422)
    const code = codeAt(String(secret), t.clock())
    expect((await again.post('/api/staff/sign-on/code', { code })).body).toMatchObject({ scope: 'full' })
    expect((await again.get('/api/staff/colleagues')).status).toBe(200)
    expect(await refusalOf(again.post('/api/staff/sign-on/code', { code }))).toEqual([409, 'done-already'])
    t.clock.advance(60_000)
    const third = t.visitor()
    await signOn(third, person.sub)
    const [recovery] = enrolled.body.codes as unknown as string[]
    expect((await third.post('/api/staff/sign-on/code', { code: recovery })).body).toMatchObject({
      scope: 'full',
    })
  })

  test('a code of our own is set up with a fresh proof only: it would prove whoever sits at the desk', async () => {
    const person = atIssuer()
    const who = t.visitor()
    await signOn(who, person.sub)
    t.clock.advance((PROOF_MINUTES + 1) * 60_000)
    const needed = [403, 'fresh-proof-needed']
    expect(await refusalOf(who.post('/api/staff/totp/start'))).toEqual(needed)
    expect(await refusalOf(who.post('/api/staff/totp/confirm', { code: '000000' }))).toEqual(needed)
  })

  test('a password is no way around the code that a sign-on owes', async () => {
    const member = await staffMember(t, 'underwriter')
    const person = atIssuer({ email: member.email, amr: [] })
    const who = t.visitor()
    expect((await signOn(who, person.sub)).body.me).toMatchObject({ next: 'code' })
    const change = { current: member.password, next: 'plain words for a password' }
    expect((await who.post('/api/staff/password', change)).status).toBe(403)
    for (let tries = 0; tries < 5; tries++)
      expect((await who.post('/api/staff/sign-on/code', { code: '000000' })).status).toBe(422)
    expect((await who.post('/api/staff/sign-on/code', { code: '000000' })).status).toBe(429)
  })
})

describe('who is not', () => {
  test.each([
    ['has no role there', { groups: ['kitchen'] }, 'sign-on-no-role'],
    ['has no groups at all', { groups: undefined }, 'sign-on-no-role'],
    ['has an unconfirmed e-mail', { emailVerified: false }, 'sign-on-no-email'],
    ['has an e-mail of which nothing is said', { emailVerified: undefined }, 'sign-on-no-email'],
    ['has no e-mail', { email: undefined }, 'sign-on-no-email'],
  ] satisfies [string, { [K in keyof IssuersPerson]?: IssuersPerson[K] | undefined }, string][])(
    'one who %s',
    async (_, given, code) => {
      const who = t.visitor()
      const person = atIssuer(given)
      expect(await refusalOf(signOn(who, person.sub))).toEqual([403, code])
      expect(await isIn(who)).toBe(false)
    },
  )

  test('an unconfirmed e-mail links nothing, whoever it belongs to', async () => {
    const member = await staffMember(t, 'admin')
    const person = atIssuer({ email: member.email, emailVerified: false, groups: [demoGroups.admin] })
    expect(await refusalOf(signOn(t.visitor(), person.sub))).toEqual([403, 'sign-on-no-email'])
  })

  test('one who was disabled here, or has lost the role there: then nothing stays open', async () => {
    const person = atIssuer()
    const who = t.visitor()
    const { id } = (await signOn(who, person.sub)).body.me as unknown as { id: string }
    atIssuer({ sub: person.sub, email: person.email, groups: [] })
    expect(await refusalOf(signOn(t.visitor(), person.sub))).toEqual([403, 'sign-on-no-role'])
    expect(await isIn(who)).toBe(false)
    atIssuer({ sub: person.sub, email: person.email })
    const admin = await staffMember(t, 'admin')
    expect((await admin.who.post(`/api/staff/people/${id}/disable`)).status).toBe(200)
    expect(await refusalOf(signOn(t.visitor(), person.sub))).toEqual([403, 'sign-on-disabled'])
    expect((await kinds(person.email!)).filter((kind) => kind === 'sign-on-refused')).toHaveLength(2)
  })

  test('one who chose nobody', async () => {
    expect(await refusalOf(signOn(t.visitor(), ''))).toEqual([403, 'sign-on-cancelled'])
  })
})

describe('what comes back', () => {
  const flaws: readonly TokenFlaw[] = [
    'nonce',
    'audience',
    'issuer',
    'expired',
    'unsigned',
    'other-key',
    'no-subject',
  ]
  test.each(flaws)('a token with a flaw (%s) opens nothing', async (flaw) => {
    const who = t.visitor()
    t.simulators.openId.spoil(flaw)
    expect(await refusalOf(signOn(who, atIssuer().sub))).toEqual([403, 'sign-on-failed'])
    expect(await isIn(who)).toBe(false)
  })

  test('keys that were changed between going and coming back are no obstacle', async () => {
    const who = t.visitor()
    const came = await chooseAt(await begin(who), atIssuer().sub)
    await t.simulators.openId.rotate()
    expect((await finish(who, came)).status).toBe(200)
  })

  test('works once, and only in the browser that began', async () => {
    const [who, other] = [t.visitor(), t.visitor()]
    const came = await chooseAt(await begin(who), atIssuer().sub)
    expect(await refusalOf(finish(other, came))).toEqual([403, 'sign-on-over'])
    // Another browser with a sign-on of its own, which a stranger's address would use up.
    await begin(other)
    expect(await refusalOf(finish(other, came))).toEqual([403, 'sign-on-over'])
    const cookies = new Map(who.cookies)
    expect((await finish(who, came)).status).toBe(200)
    for (const [name, value] of cookies) who.cookies.set(name, value)
    expect(await refusalOf(finish(who, came))).toEqual([403, 'sign-on-over'])
  })

  test('a state that was made up, a code of another sign-on, and none at all are refused', async () => {
    const who = t.visitor()
    const theirs = await chooseAt(await begin(t.visitor()), atIssuer().sub)
    const address = await begin(who)
    const state = new URL(address).searchParams.get('state')!
    expect(await refusalOf(finish(who, { ...theirs, state: 'x'.repeat(43) }))).toEqual([403, 'sign-on-over'])
    // The code of another browser comes with another verifier: PKCE refuses it at the issuer.
    expect(await refusalOf(finish(who, { ...theirs, state }))).toEqual([403, 'sign-on-failed'])
    expect(await refusalOf(finish(t.visitor(), { state }))).toEqual([403, 'sign-on-over'])
    expect(t.simulators.openId.exchanged).not.toContain(theirs.code)
  })

  test('an answer in the name of another issuer is refused before the code is sent anywhere', async () => {
    const who = t.visitor()
    const came = await chooseAt(await begin(who), atIssuer().sub)
    expect(await refusalOf(finish(who, { ...came, iss: 'https://another.example' }))).toEqual([
      403,
      'sign-on-failed',
    ])
    expect(t.simulators.openId.exchanged).not.toContain(came.code)
  })

  test('is over after ten minutes', async () => {
    const who = t.visitor()
    const came = await chooseAt(await begin(who), atIssuer().sub)
    t.clock.advance(10 * 60_000 + 1000)
    expect(await refusalOf(finish(who, came))).toEqual([403, 'sign-on-over'])
  })

  test('leads to the staff room and nowhere else', async () => {
    for (const path of ['https://elsewhere.example', '//elsewhere.example', '/apply', '/staff/login'])
      expect((await signOn(t.visitor(), atIssuer().sub, path)).body.path).toBe('/staff')
  })

  test('its refusals are counted by network; what went well and what the issuer could not answer is not', async () => {
    const who = t.visitor('198.51.100.77')
    for (let tries = 0; tries < 30; tries++) expect((await finish(who, { state: 'x' })).status).toBe(403)
    expect((await finish(who, { state: 'x' })).status).toBe(429)
    expect((await signOn(t.visitor('198.51.100.78'), atIssuer().sub)).status).toBe(200)
  })

  test('sends a challenge, a state and a nonce that are new each time, and asks in the language of the page', async () => {
    const spanish = await t
      .visitor()
      .post('/api/staff/sign-on', { path: '/staff' }, { headers: { 'accept-language': 'es' } })
    const asked = [await begin(t.visitor()), String(spanish.body.address)].map(
      (to) => new URL(to).searchParams,
    )
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(asked[0]!.get(name)).not.toBe(asked[1]!.get(name))
    expect(Object.fromEntries(asked[1]!)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: 'http://localhost:3000/business/staff/sign-on',
      ui_locales: 'es',
    })
  })
})

describe('a fresh proof', () => {
  const leaveDesk = () => t.clock.advance((PROOF_MINUTES + 1) * 60_000)
  const issue = (who: Visitor) => who.post('/api/staff/auth-keys', { label: 'list', scope: 'read', days: 1 })
  const beginProof = async (who: Visitor) =>
    String((await who.post('/api/staff/sign-on/proof', { path: '/staff/account' })).body.address)

  test('is a new sign-on, asked for again, where the second factor is the issuer’s', async () => {
    const person = atIssuer()
    const who = t.visitor()
    await signOn(who, person.sub)
    expect((await issue(who)).status).toBe(200)
    leaveDesk()
    expect(await refusalOf(issue(who))).toEqual([403, 'fresh-proof-needed'])
    const address = await beginProof(who)
    const asked = new URL(address).searchParams
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0'])
    const done = await finish(who, await chooseAt(address, person.sub))
    expect([done.status, done.body.path]).toEqual([200, '/staff/account'])
    expect((await issue(who)).status).toBe(200)
    const decides = { label: 'd', scope: 'decide', days: 1, amount: 100 }
    expect((await who.post('/api/staff/auth-keys', decides)).status).toBe(200)
    leaveDesk()
    expect(await refusalOf(who.post('/api/staff/auth-keys', decides))).toEqual([403, 'fresh-proof-needed'])
    expect(await kinds(person.email!)).toContain('proof-by-sign-on')
  })

  test('is none by another account, without a second factor, of an hour ago, or in a session that has ended', async () => {
    const person = atIssuer()
    const who = t.visitor()
    await signOn(who, person.sub)
    leaveDesk()
    const other = atIssuer()
    await signOn(t.visitor(), other.sub)
    const came = async (sub: string) => finish(who, await chooseAt(await beginProof(who), sub))
    expect(await refusalOf(came(other.sub))).toEqual([403, 'sign-on-other'])
    t.simulators.openId.spoil('old-proof')
    expect(await refusalOf(came(person.sub))).toEqual([403, 'sign-on-no-proof'])
    atIssuer({ sub: person.sub, email: person.email, amr: ['pwd'] })
    expect(await refusalOf(came(person.sub))).toEqual([403, 'sign-on-no-proof'])
    expect(await refusalOf(issue(who))).toEqual([403, 'fresh-proof-needed'])
    atIssuer({ sub: person.sub, email: person.email })
    const address = await beginProof(who)
    await who.post('/api/staff/logout')
    expect(await refusalOf(finish(who, await chooseAt(address, person.sub)))).toEqual([401, 'login-required'])
  })

  test('of a session that the issuer had open for long is as old as the issuer says', async () => {
    const who = t.visitor()
    t.simulators.openId.spoil('old-proof')
    expect((await signOn(who, atIssuer().sub)).status).toBe(200)
    expect(await refusalOf(issue(who))).toEqual([403, 'fresh-proof-needed'])
  })
})

describe('logging out', () => {
  test('of a sign-on goes to the issuer as well, of a password it does not', async () => {
    const who = t.visitor()
    await signOn(who, atIssuer().sub)
    const left = await who.post('/api/staff/logout')
    expect(await isIn(who)).toBe(false)
    const leave = new URL(String(left.body.leave))
    expect(leave.origin + leave.pathname).toBe(`${t.simulators.openId.url}/end-session`)
    expect(Object.fromEntries(leave.searchParams)).toEqual({
      client_id: t.simulators.openId.clientId,
      post_logout_redirect_uri: 'http://localhost:3000/business/staff/login',
    })
    const member = await staffMember(t, 'underwriter')
    expect((await member.who.post('/api/staff/logout')).body).toEqual({ ok: true, leave: null })
  })
})

test('no log line holds a code, a token, a name or an address of anybody', () => {
  const text = lines.join('\n')
  expect(text).toContain('a sign-on failed')
  for (const code of t.simulators.openId.exchanged) expect(text).not.toContain(code)
  for (const { name, email } of t.simulators.openId.people.values())
    for (const told of [name, email]) if (told) expect(text).not.toContain(told)
  expect(text).not.toMatch(/eyJ|code_verifier|state=/)
})

describe('as the operator set it up', () => {
  const withApp = async (env: Record<string, string>, work: (app: TestApp) => Promise<void>) => {
    const app = await testApp({ env })
    try {
      await work(app)
    } finally {
      await app.close()
    }
  }
  const person = {
    name: 'Ines Ray',
    email: 'ines@underway.example',
    emailVerified: true,
    amr: ['pwd', 'mfa'],
  }

  test('without passwords the API takes none, and nobody is handed one', () =>
    withApp({ PASSWORD_LOGIN: '0' }, async (app) => {
      expect((await app.get('/api/staff/ways-in')).body).toEqual({ password: false, signOn: 'Underway ID' })
      const login = { email: 'ada@underway.example', password: 'x' }
      expect(await refusalOf(app.post('/api/staff/login', login))).toEqual([403, 'password-login-off'])
      const admin = app.visitor()
      expect((await signOn(admin, 'u-1003')).body.me).toMatchObject({ role: 'admin' })
      const invited = { email: person.email, name: person.name, role: 'underwriter' }
      const added = await admin.post('/api/staff/people', invited)
      expect([added.status, added.body.goes]).toEqual([200, 'sign-on'])
      const { id } = added.body.person as unknown as { id: string }
      expect((await admin.post(`/api/staff/people/${id}/reset`)).body.goes).toBe('sign-on')
      app.simulators.openId.people.set('i', { ...person, sub: 'i', groups: [demoGroups.underwriter] })
      expect((await signOn(app.visitor(), 'i')).body.me).toMatchObject({ id, scope: 'full' })
    }))

  test('without values of roles only those who were added here sign on, with the role that they have here', () =>
    withApp({ OIDC_ADMINS: '', OIDC_UNDERWRITERS: '', OIDC_REPRESENTATIVES: '' }, async (app) => {
      const member = await staffMember(app, 'representative')
      app.simulators.openId.people.set('m', { ...person, sub: 'm', email: member.email })
      expect((await signOn(app.visitor(), 'm')).body.me).toMatchObject({ role: 'representative' })
      expect(await refusalOf(signOn(app.visitor(), 'u-1002'))).toEqual([403, 'sign-on-unknown'])
    }))

  test('domains that are not named stay out; addresses that are trusted need no confirmation, unless it is denied', () =>
    withApp({ OIDC_EMAIL_DOMAINS: 'funder.example', OIDC_TRUST_EMAIL: '1' }, async (app) => {
      const groups = [demoGroups.underwriter]
      const { people } = app.simulators.openId
      people.set('in', { sub: 'in', name: 'In', email: 'in@funder.example', groups, amr: ['mfa'] })
      people.set('no', { sub: 'no', name: 'No', email: 'no@funder.example', emailVerified: false, groups })
      expect((await signOn(app.visitor(), 'in')).status).toBe(200)
      expect(await refusalOf(signOn(app.visitor(), 'no'))).toEqual([403, 'sign-on-no-email'])
      expect(await refusalOf(signOn(app.visitor(), 'u-1002'))).toEqual([403, 'sign-on-unknown'])
    }))

  test('without an issuer there is no button and no call, and passwords cannot be switched off', async () => {
    await withApp({ OIDC_ISSUER: '', OIDC_CLIENT_ID: '' }, async (app) => {
      expect((await app.get('/api/staff/ways-in')).body).toEqual({ password: true, signOn: null })
      expect(await refusalOf(app.post('/api/staff/sign-on', { path: '/staff' }))).toEqual([
        503,
        'feature-off',
      ])
      expect(await refusalOf(app.post('/api/staff/sign-on/finish', { state: 'x' }))).toEqual([
        503,
        'feature-off',
      ])
    })
    const alone = { PASSWORD_LOGIN: '0', OIDC_ISSUER: '', OIDC_CLIENT_ID: '' }
    await expect(testApp({ env: alone })).rejects.toThrow('nobody could log in')
    await expect(testApp({ env: { OIDC_CLIENT_ID: '' } })).rejects.toThrow('go together')
    const plain = { NODE_ENV: 'production', OIDC_ISSUER: 'http://issuer.example' }
    await expect(testApp({ env: plain })).rejects.toThrow('https')
  })
})
