// Tokens of a service account of Google, in the name of a user of its Workspace: https://developers.google.com/identity/protocols/oauth2/service-account
import { createPrivateKey, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import { askIssuer } from '../ask-issuer.ts'
import { keptTokens, type MailTokens } from '../port.ts'

interface GoogleOptions {
  /** The service account's key as its console writes it (JSON). */
  readonly file: string
  readonly call?: VendorCaller
  readonly now?: () => Date
}

/** The one scope that SMTP and IMAP take (https://developers.google.com/workspace/gmail/imap/xoauth2-protocol). */
const SCOPE = 'https://mail.google.com/'
const LIVES_S = 3600

const account = z.object({
  client_email: z.string(),
  private_key: z.string(),
  private_key_id: z.optional(z.string()),
  token_uri: z.string(),
})

/** Throws a plain sentence where the file cannot be read or is no key of a service account. */
export function googleTokens({ file, call = callVendor, now: clock }: GoogleOptions): MailTokens {
  const { client_email: issuer, private_key_id: kid, token_uri: url, ...keys } = readAccount(file)
  const key = readKey(keys.private_key, file)
  const now = () => (clock?.() ?? new Date()).getTime()

  /** RFC 7523: a token request, signed by the account. */
  function assertion(user: string): string {
    const iat = Math.floor(now() / 1000)
    const claims = { iss: issuer, sub: user, scope: SCOPE, aud: url, iat, exp: iat + LIVES_S }
    const signed = [{ alg: 'RS256', typ: 'JWT', kid }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`
  }

  return keptTokens(
    (user) =>
      askIssuer(call, {
        url,
        form: { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: assertion(user) },
      }),
    now,
  )
}

function readAccount(file: string): z.infer<typeof account> {
  try {
    return account.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new Error(
      `MAIL_OAUTH_GOOGLE_FILE names '${file}', and that is no key of a service account (JSON) that can be read.`,
      { cause },
    )
  }
}

function readKey(pem: string, file: string) {
  try {
    return createPrivateKey(pem)
  } catch (cause) {
    throw new Error(`MAIL_OAUTH_GOOGLE_FILE names '${file}', and its private_key cannot be read.`, { cause })
  }
}
