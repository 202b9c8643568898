// What a sign-on does whatever its issuer is like: ways to prove the client, algorithms, lean tokens, claims, and its faults.
import { afterEach, describe, expect, test } from 'vitest'
import { demoPeople } from '#simulators/openid/people.ts'
import { startOpenIdSimulator, type OpenIdOptions, type OpenIdSimulator } from '#simulators/openid/openid.ts'
import { chooseAt } from '../../../../test/sign-on.ts'
import { readClaims } from './openid/claims.ts'
import { openIdSignOn, type OpenIdSettings } from './openid/openid.ts'

const now = () => new Date('2026-11-20T15:00:00Z')
// The verifier of RFC 7636, appendix B, and its challenge.
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const secrets = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier }
const redirectUri = 'http://localhost/business/staff/sign-on'
const rules = {
  roleValues: { representative: [], underwriter: [], admin: [] },
  emailDomains: [],
  factorValues: [],
}

let issuer: OpenIdSimulator
let close: (() => Promise<void>) | null = null
afterEach(async () => {
  await close?.()
  close = null
})
const start = async (options: Partial<OpenIdOptions> = {}) => {
  issuer = await startOpenIdSimulator({ now, people: demoPeople, ...options })
  ;({ close } = issuer)
}
const port = (settings: Partial<OpenIdSettings> = {}) =>
  openIdSignOn({ ...issuer, issuer: issuer.url, name: 'Issuer', rules, now, ...settings })
async function signOn(settings: Partial<OpenIdSettings> = {}, subject = 'u-1002') {
  const begun = await port(settings).begin({ ...secrets, redirectUri, fresh: false, language: 'en' })
  if (!begun.ok) return begun
  const { code, iss } = await chooseAt(begun.value, subject)
  return port(settings).finish({ ...secrets, redirectUri, answer: { code, iss } })
}
const martin = {
  subject: 'u-1002',
  email: 'martin@underway.example',
  name: 'Martin Ortiz',
  roles: ['funding-credit'],
  factors: ['pwd', 'mfa'],
  provenAt: now(),
}

describe('an issuer', () => {
  test.each([
    ['that signs by RSA', { algorithm: 'RS256' }, {}],
    ['that tells the most by userinfo', { leanTokens: true }, {}],
    ['that takes the secret in the body', { client: 'client_secret_post' }, {}],
    ['of a public client', { client: 'none' }, { clientSecret: undefined }],
  ] satisfies [string, Partial<OpenIdOptions>, Partial<OpenIdSettings>][])(
    '%s',
    async (_, options, settings) => {
      await start(options)
      expect(await signOn(settings)).toMatchObject({ ok: true, value: { ...martin, issuer: issuer.url } })
    },
  )

  test('is sent the challenge of the verifier, and asked again where the proof must be fresh', async () => {
    await start()
    const begun = await port().begin({ ...secrets, redirectUri, fresh: true, language: 'es' })
    const asked = new URL(begun.ok ? begun.value : '').searchParams
    expect(asked.get('code_challenge')).toBe(challenge)
    expect([asked.get('prompt'), asked.get('max_age'), asked.get('ui_locales')]).toEqual(['login', '0', 'es'])
  })

  test('that ends no sessions is not asked to', async () => {
    await start({ keepsSessions: true })
    expect(await port().leave('http://localhost/')).toEqual({ ok: true, value: null })
  })
})

describe('what goes wrong', () => {
  test.each([
    [
      'a wrong secret is ours to mend',
      { clientSecret: 'wrong' },
      { kind: 'rejected', vendorCode: 'invalid_client', ours: true },
    ],
    ['an issuer that is away', { issuer: 'http://127.0.0.1:9' }, { kind: 'unavailable' }],
  ] satisfies [string, Partial<OpenIdSettings>, object][])('%s', async (_, settings, refusal) => {
    await start()
    expect(await signOn(settings)).toMatchObject({ ok: false, refusal })
  })

  test('an address where no issuer is', async () => {
    await start()
    expect(await signOn({ issuer: `${issuer.url}/tenant` })).toMatchObject({
      refusal: { kind: 'rejected', vendorCode: '404', ours: true },
    })
    // The same server by another name: what it says of itself is another issuer.
    const other = issuer.url.replace('127.0.0.1', 'localhost')
    expect(await signOn({ issuer: other })).toMatchObject({ refusal: { kind: 'malformed' } })
  })

  test('a code works once, and only with its verifier', async () => {
    await start()
    const begun = await port().begin({ ...secrets, redirectUri, fresh: false, language: 'en' })
    const came = async () =>
      (({ code, iss }) => ({ code, iss }))(await chooseAt(begun.ok ? begun.value : '', 'u-1001'))
    const answer = await came()
    const finish = (over: object) => port().finish({ ...secrets, redirectUri, answer, ...over })
    const invalid = { ok: false, refusal: { kind: 'rejected', vendorCode: 'invalid_grant' } }
    expect(await finish({})).toMatchObject({ ok: true })
    expect(await finish({})).toEqual(invalid)
    expect(await finish({ verifier: 'x'.repeat(43), answer: await came() })).toEqual(invalid)
  })

  test.each([
    ['access_denied', { kind: 'rejected', vendorCode: 'access_denied' }],
    ['temporarily_unavailable', { kind: 'unavailable', vendorCode: 'temporarily_unavailable' }],
    ['invalid_scope', { kind: 'rejected', vendorCode: 'invalid_scope', ours: true }],
    ['A sentence of Ana Reyes', { kind: 'rejected', vendorCode: 'no-code' }],
  ])('an answer of %j in place of a code', async (error, refusal) => {
    await start()
    expect(await port().finish({ ...secrets, redirectUri, answer: { error } })).toEqual({
      ok: false,
      refusal,
    })
  })
})

describe('claims', () => {
  const base = { iss: 'https://issuer.example', sub: 's' }
  const read = (claims: object, settings = {}) => readClaims({ ...base, ...claims }, settings)
  test.each([
    [{ groups: ['a', 'b'] }, undefined, ['a', 'b']],
    [{ groups: 'a' }, undefined, ['a']],
    [{ groups: ['a', 7, null] }, undefined, ['a']],
    [{ groups: { a: true } }, undefined, []],
    [{ realm_access: { roles: ['r'] } }, 'realm_access.roles', ['r']],
    [{ 'https://funder.example/roles': ['r'] }, 'https://funder.example/roles', ['r']],
    [{}, 'constructor.name', []],
  ])('of %j by %j are the roles %j', (claims, roleClaim, roles) => {
    expect(read(claims, { roleClaim }).roles).toEqual(roles)
  })

  test.each([
    [true, false, 'ana@x.example'],
    ['true', false, 'ana@x.example'],
    [undefined, false, null],
    [undefined, true, 'ana@x.example'],
    [false, true, null],
    ['false', true, null],
  ])('email_verified %j, trusted %j', (email_verified, trustsEmail, email) => {
    expect(read({ email: 'Ana@X.example', email_verified }, { trustsEmail }).email).toBe(email)
  })
})
