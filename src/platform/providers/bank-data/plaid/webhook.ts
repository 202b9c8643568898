// Plaid's webhooks: an ES256 token in a header vouches for the raw body; then what they mean to us.
import { createHash, timingSafeEqual } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { BankChange, BankWebhook, WebhookInput, WebhookRefusal } from '../port.ts'
import type { PlaidClient } from './client.ts'
import type { WebhookBody } from './wire.ts'
import { createWebhookKeys } from './webhook-keys.ts'
import { webhookBody } from './wire.ts'

const maxAge = '5 minutes'
const clockSkewSeconds = 30

type PlaidWebhookReader = (input: WebhookInput) => Promise<Outcome<BankWebhook, WebhookRefusal>>

/** A reader with its own store of keys. */
export function createPlaidWebhookReader(call: PlaidClient, now: () => Date): PlaidWebhookReader {
  const keyOf = createWebhookKeys(call, now)

  /** The moment at which the vendor signed (unix seconds), when the signature holds for this body. */
  async function signedAt(
    token: string,
    { rawBody, from = '' }: WebhookInput,
  ): Promise<Outcome<number, WebhookRefusal>> {
    try {
      const { kid, alg } = decodeProtectedHeader(token)
      // A key is asked for only by a plausible id, so that junk costs us no call.
      if (alg !== 'ES256' || typeof kid !== 'string' || !/^[\w-]{8,64}$/.test(kid))
        return refused('bad-signature')
      const key = await keyOf(kid, from)
      if (!key.ok) return key
      const { payload } = await jwtVerify(token, key.value, {
        algorithms: ['ES256'],
        maxTokenAge: maxAge,
        clockTolerance: clockSkewSeconds,
        currentDate: now(),
      })
      const claimed = Buffer.from(String(payload['request_body_sha256']), 'utf8')
      const actual = Buffer.from(createHash('sha256').update(rawBody).digest('hex'), 'utf8')
      const same = claimed.length === actual.length && timingSafeEqual(claimed, actual)
      return same && typeof payload.iat === 'number' ? ok(payload.iat) : refused('bad-signature')
    } catch {
      return refused('bad-signature')
    }
  }

  return async (input) => {
    const { headers, rawBody } = input
    const token = headers['plaid-verification']
    if (typeof token !== 'string') return refused('bad-signature')
    const signed = await signedAt(token, input)
    if (!signed.ok) return signed
    try {
      const body = webhookBody.parse(JSON.parse(Buffer.from(rawBody).toString('utf8')))
      return ok(translateWebhook(body, eventIdOf(body, rawBody, signed.value)))
    } catch {
      return refused('malformed')
    }
  }
}

/**
 * The vendor numbers no events, so a repetition is known by its equal body. Bodies about an item are equal on every outage:
 * there the moment of the signature tells a new one from a repetition. Reports and sessions happen once.
 */
function eventIdOf(body: WebhookBody, rawBody: Uint8Array, signedAtSeconds: number): string {
  const moment = body.item_id === undefined ? '' : String(signedAtSeconds)
  return createHash('sha256').update(rawBody).update(moment).digest('hex')
}

const itemChanges: Readonly<Record<string, BankChange>> = {
  PENDING_DISCONNECT: 'ends-soon',
  PENDING_EXPIRATION: 'ends-soon',
  LOGIN_REPAIRED: 'repaired',
  USER_PERMISSION_REVOKED: 'revoked',
  // One account of several (seen with a few large banks): the others live on.
  USER_ACCOUNT_REVOKED: 'account-gone',
}

/** What they say of an item may be over: it is asked for its state. What will be, and what concerns one account, it does not tell. */
const isHint = (body: WebhookBody, change: BankChange): boolean =>
  body.webhook_type === 'ITEM' && ['needs-login', 'repaired', 'revoked', 'failed'].includes(change)

function changeOf(body: WebhookBody): BankChange {
  const { webhook_type: type, webhook_code: code } = body
  if (type === 'ASSETS' && code === 'PRODUCT_READY')
    return body.report_type === 'FAST' ? 'ignored' : 'history-ready'
  if (type === 'ASSETS' && code === 'ERROR') return 'failed'
  if (type === 'ITEM' && code === 'ERROR')
    return body.error?.error_code === 'ITEM_LOGIN_REQUIRED' ? 'needs-login' : 'failed'
  if (type === 'ITEM') return itemChanges[code] ?? 'ignored'
  return type === 'LINK' && code === 'SESSION_FINISHED' && body.status === 'SUCCESS' ? 'linked' : 'ignored'
}

/** What a verified body says. Exported for the samples' test. */
export function translateWebhook(body: WebhookBody, eventId: string): BankWebhook {
  const change = changeOf(body)
  const reason = body.error?.error_code ?? body.reason ?? body.webhook_code
  const publicToken = change === 'linked' ? (body.public_tokens?.[0] ?? body.public_token) : undefined
  return {
    eventId,
    change,
    reason,
    ...(isHint(body, change) ? { hint: true as const } : {}),
    // A report is a snapshot.
    ...(change === 'account-gone' ? { stale: true as const } : {}),
    ...(body.item_id === undefined ? {} : { itemRef: body.item_id }),
    ...(body.asset_report_id === undefined ? {} : { reportRef: body.asset_report_id }),
    ...(body.link_token === undefined ? {} : { linkToken: body.link_token }),
    ...(publicToken === undefined ? {} : { publicToken }),
  }
}
