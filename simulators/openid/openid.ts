// An issuer of OpenID Connect on its wire: discovery, keys, a page with people to choose from, tokens, userinfo, end of session.
import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK } from 'jose'
import { createWireListener, listen, type WireAnswer, type WireRequest } from '../bank-world/wire-server.ts'
import type { IssuersPerson } from './people.ts'
import { choosePage, leftPage, problemPage } from './pages.ts'

/** What is wrong with the next token. */
export type TokenFlaw =
  | 'nonce'
  | 'audience'
  | 'issuer'
  | 'expired'
  | 'unsigned'
  | 'other-key'
  | 'no-subject'
  | 'old-proof'

export interface OpenIdSimulator {
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  /** Who can be chosen; a test adds and changes them. */
  readonly people: Map<string, IssuersPerson>
  /** The next token has this flaw. */
  spoil(flaw: TokenFlaw): void
  /** From now on tokens are signed with a new key, and only that one is published. */
  rotate(): Promise<void>
  /** Codes that were exchanged, for a count. */
  readonly exchanged: readonly string[]
  close(): Promise<void>
}

export interface OpenIdOptions {
  readonly now: () => Date
  readonly people?: readonly IssuersPerson[]
  readonly port?: number
  /** Default ES256. */
  readonly algorithm?: 'ES256' | 'RS256'
  /** E-mail, name and groups come from userinfo alone. */
  readonly leanTokens?: boolean
  /** How the client proves itself: its secret in the header (default) or the body, or PKCE alone. */
  readonly client?: 'client_secret_basic' | 'client_secret_post' | 'none'
  /** No address that ends the session. */
  readonly keepsSessions?: boolean
}

interface Grant {
  readonly person: IssuersPerson
  readonly redirectUri: string
  readonly nonce: string | null
  readonly challenge: string
  readonly authTime: number
  readonly madeAt: number
}

const CLIENT_ID = 'underway-staff'
const CLIENT_SECRET = 'staff-sign-on-secret'
/** Seconds. */
const CODE_LIVES = 60
const TOKEN_LIVES = 300

/** Whether the client proved itself, in the one way that it may; in the header name and secret are form-urlencoded (RFC 6749, 2.3.1). */
function isOwn(way: NonNullable<OpenIdOptions['client']>, form: URLSearchParams, header = ''): boolean {
  const inHeader = header.startsWith('Basic ')
  const given =
    way === 'client_secret_basic'
      ? Buffer.from(header.replace(/^Basic /, ''), 'base64')
          .toString()
          .split(':')
          .map((part) => new URLSearchParams(`v=${part}`).get('v'))
      : [form.get('client_id'), form.get('client_secret')]
  return (
    inHeader === (way === 'client_secret_basic') &&
    given[0] === CLIENT_ID &&
    given[1] === (way === 'none' ? null : CLIENT_SECRET)
  )
}

export async function startOpenIdSimulator(options: OpenIdOptions): Promise<OpenIdSimulator> {
  const { now, algorithm = 'ES256', leanTokens = false, keepsSessions = false } = options
  const { client = 'client_secret_basic' } = options
  const people = new Map((options.people ?? []).map((person) => [person.sub, person]))
  const codes = new Map<string, Grant>()
  const accessTokens = new Map<string, IssuersPerson>()
  const exchanged: string[] = []
  const seconds = () => Math.floor(now().getTime() / 1000)
  let flaw: TokenFlaw | null = null
  let issuer = ''
  let signing = await newKey()

  async function newKey(): Promise<{ kid: string; key: CryptoKey; jwk: JWK }> {
    const { privateKey, publicKey } = await generateKeyPair(algorithm)
    const kid = randomBytes(6).toString('base64url')
    return { kid, key: privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' } }
  }

  const profileOf = (person: IssuersPerson) => ({
    name: person.name,
    ...(person.email === undefined ? {} : { email: person.email }),
    ...(person.emailVerified === undefined ? {} : { email_verified: person.emailVerified }),
    ...(person.groups === undefined ? {} : { groups: person.groups }),
  })

  async function idToken({ person, nonce, authTime }: Grant): Promise<string> {
    const spoilt = flaw
    flaw = null
    const at = seconds()
    const claims = {
      iss: spoilt === 'issuer' ? 'https://another-issuer.example' : issuer,
      ...(spoilt === 'no-subject' ? {} : { sub: person.sub }),
      aud: spoilt === 'audience' ? 'another-client' : CLIENT_ID,
      iat: at,
      exp: spoilt === 'expired' ? at - 120 : at + TOKEN_LIVES,
      auth_time: spoilt === 'old-proof' ? authTime - 3600 : authTime,
      ...(nonce === null ? {} : { nonce: spoilt === 'nonce' ? `${nonce}x` : nonce }),
      ...(person.amr ? { amr: person.amr } : {}),
      ...(leanTokens ? {} : profileOf(person)),
    }
    if (spoilt === 'unsigned') return new UnsecuredJWT(claims).encode()
    const { key } = spoilt === 'other-key' ? await newKey() : signing
    return new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: signing.kid, typ: 'JWT' }).sign(key)
  }

  /** What is wrong with a request to sign on; never sent back to an address that nobody registered. */
  function wrongWith(asked: URLSearchParams): string | null {
    if (asked.get('client_id') !== CLIENT_ID) return 'unknown client'
    if (!URL.canParse(asked.get('redirect_uri') ?? '')) return 'no redirect_uri'
    if (asked.get('response_type') !== 'code') return 'response_type must be code'
    if (!asked.get('scope')?.split(' ').includes('openid')) return 'scope must have openid'
    if (asked.get('code_challenge_method') !== 'S256' || !asked.get('code_challenge'))
      return 'PKCE is required'
    return null
  }

  const back = (asked: URLSearchParams, given: Record<string, string>): WireAnswer => {
    const address = new URL(asked.get('redirect_uri')!)
    for (const [name, value] of Object.entries({ ...given, iss: issuer }))
      address.searchParams.set(name, value)
    const state = asked.get('state')
    if (state !== null) address.searchParams.set('state', state)
    return { status: 303, headers: { location: address.href } }
  }

  const page = (body: string, status = 200): WireAnswer => ({
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body,
  })

  function choose({ query, form, method }: WireRequest): WireAnswer {
    const asked = method === 'POST' ? new URLSearchParams(form().get('asked') ?? '') : query
    const wrong = wrongWith(asked)
    if (wrong) return page(problemPage(wrong), 400)
    if (method === 'GET') return page(choosePage([...people.values()], asked))
    const chosen = form().get('person') ?? ''
    const person = people.get(chosen)
    if (!person) return back(asked, { error: 'access_denied', error_description: 'Nobody was chosen.' })
    const code = randomBytes(18).toString('base64url')
    codes.set(code, {
      person,
      redirectUri: asked.get('redirect_uri')!,
      nonce: asked.get('nonce'),
      challenge: asked.get('code_challenge')!,
      authTime: seconds(),
      madeAt: seconds(),
    })
    return back(asked, { code })
  }

  async function exchange({ form, headers }: WireRequest): Promise<WireAnswer> {
    const given = form()
    const refuse = (error: string, status = 400): WireAnswer => ({ status, json: { error } })
    if (!isOwn(client, given, headers.authorization)) return refuse('invalid_client', 401)
    if (given.get('grant_type') !== 'authorization_code') return refuse('unsupported_grant_type')
    const code = given.get('code') ?? ''
    const grant = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(given.get('code_verifier') ?? '')
      .digest('base64url')
    if (
      !grant ||
      seconds() - grant.madeAt > CODE_LIVES ||
      grant.redirectUri !== given.get('redirect_uri') ||
      grant.challenge !== challenge
    )
      return refuse('invalid_grant')
    exchanged.push(code)
    const accessToken = randomBytes(18).toString('base64url')
    accessTokens.set(accessToken, grant.person)
    return {
      json: {
        access_token: accessToken,
        token_type: 'Bearer',
        expires_in: TOKEN_LIVES,
        id_token: await idToken(grant),
      },
    }
  }

  function userInfo({ headers }: WireRequest): WireAnswer {
    const person = accessTokens.get(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '')
    if (!person) return { status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } }
    return { json: { sub: person.sub, ...profileOf(person) } }
  }

  function leave({ query }: WireRequest): WireAnswer {
    const to = query.get('post_logout_redirect_uri') ?? ''
    const known = query.get('client_id') === CLIENT_ID && URL.canParse(to)
    return known ? { status: 303, headers: { location: to } } : page(leftPage())
  }

  const { listener } = createWireListener({
    routes: [
      ['GET', '/.well-known/openid-configuration', () => ({ json: metadata() })],
      ['GET', '/keys', () => ({ json: { keys: [signing.jwk] } })],
      ['GET', '/authorize', choose],
      ['POST', '/authorize', choose],
      ['POST', '/token', exchange],
      ['GET', '/userinfo', userInfo],
      ['GET', '/end-session', leave],
    ],
    faultAnswer: (kind) => ({ status: kind === 'rate-limited' ? 429 : 503, json: { error: 'server_error' } }),
    notFound: { status: 404, json: { error: 'not_found' } },
  })
  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
    ...(keepsSessions ? {} : { end_session_endpoint: `${issuer}/end-session` }),
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [algorithm],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: [client],
    authorization_response_iss_parameter_supported: true,
    scopes_supported: ['openid', 'email', 'profile'],
  })
  const { url, close } = await listen(listener, options.port)
  issuer = url
  return {
    url,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    people,
    spoil: (next) => void (flaw = next),
    rotate: async () => void (signing = await newKey()),
    exchanged,
    close,
  }
}
