// Finicity Connect's events: the signature over the raw body, then what they mean to us.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { BankChange, BankWebhook, WebhookInput, WebhookRefusal } from '../port.ts'
import { connectWebhook } from './wire.ts'

const changes: Readonly<Record<string, BankChange>> = {
  added: 'linked',
  unableToConnect: 'failed',
  invalidCredentials: 'failed',
  institutionNotFound: 'failed',
  credentialsExpired: 'needs-login',
  customerDeleted: 'revoked',
}

/** Header `x-finicity-signature` is the hex HMAC-SHA256 of the body, keyed with the partner secret. */
export function readFinicityWebhook(
  { headers, rawBody }: WebhookInput,
  partnerSecret: string,
): Outcome<BankWebhook, WebhookRefusal> {
  const header = headers['x-finicity-signature']
  const given = Buffer.from(typeof header === 'string' ? header.toLowerCase() : '', 'utf8')
  const right = Buffer.from(createHmac('sha256', partnerSecret).update(rawBody).digest('hex'), 'utf8')
  if (given.length !== right.length || !timingSafeEqual(given, right)) return refused('bad-signature')
  let body: unknown
  try {
    body = JSON.parse(Buffer.from(rawBody).toString('utf8'))
  } catch {
    return refused('malformed')
  }
  const event = connectWebhook.safeParse(body)
  if (!event.success) return refused('malformed')
  const { customerId, eventType, eventId } = event.data
  return ok({
    eventId,
    change: changes[eventType] ?? 'ignored',
    itemRef: customerId,
    customerRef: customerId,
    reason: eventType,
  })
}
