// Finicity Connect's events: who signed them, and what each means to us.
import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readFinicityWebhook } from './webhook.ts'

const secret = 'partner-secret'
const sign = (body: string, key = secret): string => createHmac('sha256', key).update(body).digest('hex')
const read = (body: string, signature: string | string[] | undefined = sign(body)) =>
  readFinicityWebhook({ headers: { 'x-finicity-signature': signature }, rawBody: Buffer.from(body) }, secret)
const event = (more: object) => JSON.stringify({ eventId: 'e1', customerId: '7', ...more })

test.each([
  ['added', 'linked'],
  ['unableToConnect', 'failed'],
  ['invalidCredentials', 'failed'],
  ['institutionNotFound', 'failed'],
  ['institutionNotSupported', 'failed'],
  ['mfaTimeout', 'failed'],
  ['credentialsExpired', 'needs-login'],
  ['credentialsUpdated', 'repaired'],
  ['accountsDeleted', 'account-gone'],
  ['customerDeleted', 'revoked'],
  ['started', 'ignored'],
  ['done', 'ignored'],
])('%s is %s, of that customer', (eventType, change) => {
  expect(read(event({ eventType }))).toEqual({
    ok: true,
    value: { eventId: 'e1', change, itemRef: '7', customerRef: '7', reason: eventType },
  })
})

test('an event without an id is known by its bytes, one without a customer is of nobody', () => {
  const body = '{"eventType":"added"}'
  expect(read(body)).toEqual({
    ok: true,
    value: {
      eventId: createHash('sha256').update(body).digest('hex'),
      change: 'linked',
      reason: 'added',
    },
  })
})

test('a signature is in hex, in small letters or capitals, by the partner’s secret over these very bytes', () => {
  const body = event({ eventType: 'added' })
  expect(read(body, sign(body).toUpperCase()).ok).toBe(true)
  for (const wrong of [
    undefined,
    '',
    sign(body).slice(1),
    `${sign(body)}0`,
    sign(body, 'other'),
    sign(`${body} `),
    [sign(body)],
  ])
    expect(read(body, wrong ?? ''), String(wrong)).toEqual({ ok: false, refusal: 'bad-signature' })
  expect(readFinicityWebhook({ headers: {}, rawBody: Buffer.from(body) }, secret)).toEqual({
    ok: false,
    refusal: 'bad-signature',
  })
})

test('a ping changes nothing, and needs no signature; with a customer it is none', () => {
  const ping = { ok: true, value: { eventId: 'ping', change: 'ignored', reason: 'ping' } }
  expect(read('{"eventType":"ping"}', '')).toEqual(ping)
  expect(read('{"eventType":"ping","customerId":"7"}', '')).toEqual({ ok: false, refusal: 'bad-signature' })
})

test.each(['{', '[]', '{"eventType":7}', '{"eventType":"added","eventId":""}'])(
  '%s, though signed, is malformed',
  (body) => expect(read(body)).toEqual({ ok: false, refusal: 'malformed' }),
)
