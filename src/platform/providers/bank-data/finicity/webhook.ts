// Finicity Connect's events: the signature over the raw body, then what they mean to us.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { BankChange, BankWebhook, WebhookInput, WebhookRefusal } from '../port.ts'
import { connectWebhook, pingWebhook } from './wire.ts'

const changes: Readonly<Record<string, BankChange>> = {
  added: 'linked',
  unableToConnect: 'failed',
  invalidCredentials: 'failed',
  institutionNotFound: 'failed',
  institutionNotSupported: 'failed',
  mfaTimeout: 'failed',
  credentialsExpired: 'needs-login',
  // Connect Fix is done.
  credentialsUpdated: 'repaired',
  // Some of the customer's accounts; those that are left are read again.
  accountsDeleted: 'account-gone',
  customerDeleted: 'revoked',
}

/** Header `x-finicity-signature` is the hex HMAC-SHA256 of the body, keyed with the partner secret. */
export function readFinicityWebhook(
  { headers, rawBody }: WebhookInput,
  partnerSecret: string,
): Outcome<BankWebhook, WebhookRefusal> {
  const body = bodyOf(rawBody)
  // Asked before a link is made, of no customer, to see whether anybody answers: it changes nothing, so no signature is wanted of it.
  if (body.ok && pingWebhook.safeParse(body.value).success)
    return ok({ eventId: 'ping', change: 'ignored', reason: 'ping' })
  const header = headers['x-finicity-signature']
  const given = Buffer.from(typeof header === 'string' ? header.toLowerCase() : '', 'utf8')
  const right = Buffer.from(createHmac('sha256', partnerSecret).update(rawBody).digest('hex'), 'utf8')
  if (given.length !== right.length || !timingSafeEqual(given, right)) return refused('bad-signature')
  const event = body.ok ? connectWebhook.safeParse(body.value) : undefined
  if (!event?.success) return refused('malformed')
  const { customerId, eventType, eventId } = event.data
  return ok({
    // An event without an id, should the vendor invent one, is known by its bytes.
    eventId: eventId ?? createHash('sha256').update(rawBody).digest('hex'),
    change: changes[eventType] ?? 'ignored',
    ...(customerId === undefined ? {} : { itemRef: customerId, customerRef: customerId }),
    reason: eventType,
  })
}

function bodyOf(rawBody: Uint8Array): Outcome<unknown, 'malformed'> {
  try {
    return ok(JSON.parse(Buffer.from(rawBody).toString('utf8')) as unknown)
  } catch {
    return refused('malformed')
  }
}
