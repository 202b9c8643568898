// Any issuer that speaks OpenID Connect: code flow with PKCE; the library checks, our door asks.
import * as oidc from 'openid-client'
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import type { Fault } from '../../faults.ts'
import type { SignOnPort } from '../port.ts'
import { readClaims, type Claims } from './claims.ts'
import { explainRefusal, faultOfError, fetchThrough, Refused } from './wire.ts'

export interface OpenIdSettings extends Pick<SignOnPort, 'name' | 'rules'> {
  readonly issuer: string
  readonly clientId: string
  /** Absent: a public client, known by PKCE alone. */
  readonly clientSecret?: string | undefined
  /** Separated by spaces. Default: 'openid email profile'. */
  readonly scopes?: string | undefined
  /** Default: 'groups'. 'a.b' is the member b of the claim a, where there is no claim of the whole name. */
  readonly roleClaim?: string | undefined
  /** The issuer's addresses are its own organization's, whether or not it says that each was confirmed. */
  readonly trustsEmail?: boolean
  readonly call?: VendorCaller
  readonly now?: () => Date
}

/** Addresses and keys of the issuer are asked for again at each sign-on: they are few, and a change needs no restart. */
export function openIdSignOn(settings: OpenIdSettings): SignOnPort {
  const { issuer, clientId, call = callVendor, now = () => new Date() } = settings
  const server = new URL(issuer)

  const discover = (): Promise<oidc.Configuration> =>
    oidc.discovery(
      server,
      clientId,
      // The library reads the machine's clock; ours stands elsewhere in a test.
      { [oidc.clockSkew]: Math.round((now().getTime() - Date.now()) / 1000) },
      proofOf(settings.clientSecret),
      {
        [oidc.customFetch]: fetchThrough(call),
        // Without it a token that came straight from the issuer is believed unsigned.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(server.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
        ],
      },
    )

  return {
    name: settings.name,
    check: () =>
      told(async () => {
        await discover()
        return null
      }),
    rules: settings.rules,
    begin: (start) =>
      told(async () => {
        const config = await discover()
        const address = oidc.buildAuthorizationUrl(config, {
          redirect_uri: start.redirectUri,
          scope: settings.scopes ?? 'openid email profile',
          state: start.state,
          nonce: start.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(start.verifier),
          code_challenge_method: 'S256',
          ui_locales: start.language,
          ...(start.fresh ? { prompt: 'login', max_age: '0' } : {}),
        })
        return address.href
      }),
    finish: ({ redirectUri, answer, ...secrets }) =>
      told(async () => {
        if (answer.error !== undefined || !answer.code) throw new Refused(explainRefusal(answer.error))
        const config = await discover()
        const came = new URL(redirectUri)
        came.searchParams.set('code', answer.code)
        came.searchParams.set('state', secrets.state)
        if (answer.iss !== undefined) came.searchParams.set('iss', answer.iss)
        const tokens = await oidc.authorizationCodeGrant(config, came, {
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          pkceCodeVerifier: secrets.verifier,
        })
        const claims: Claims = tokens.claims()!
        const read = readClaims(claims, settings)
        // Some issuers keep names, addresses or groups for the call that asks who somebody is.
        if ((read.email && read.roles.length) || !config.serverMetadata().userinfo_endpoint) return read
        const more = await oidc.fetchUserInfo(config, tokens.access_token, read.subject)
        return readClaims({ ...more, ...claims }, settings)
      }),
    leave: (backTo) =>
      told(async () => {
        const config = await discover()
        if (!config.serverMetadata().end_session_endpoint) return null
        return oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: backTo }).href
      }),
  }
}

async function told<T>(work: () => Promise<T>): Promise<Outcome<T, Fault>> {
  try {
    return ok(await work())
  } catch (error) {
    return refused(faultOfError(error))
  }
}

/** The secret in the header, as the standard wants it of every issuer; in the body where an issuer takes it only there. */
function proofOf(secret: string | undefined): oidc.ClientAuth {
  if (!secret) return oidc.None()
  return (server, client, body, headers) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const auth = taken.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost
    return auth(secret)(server, client, body, headers)
  }
}
