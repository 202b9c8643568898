// The keys that vouch for webhooks: fetched once a day, and not trusted once the vendor has withdrawn them.
import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { ok, refused } from '#core/ground/outcome.ts'
import type { PlaidClient } from './client.ts'
import { createPlaidWebhookReader } from './webhook.ts'

it('a key is asked for again after a day; a withdrawn one counts no more', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const { kty, crv, x, y } = await exportJWK(publicKey)
  let time = Date.UTC(2026, 10, 16, 15)
  let expired: number | null = null
  let asked = 0
  const call = (async (_path: string, _body: object, parse: (body: unknown) => unknown) => {
    asked += 1
    return ok(parse({ key: { kty, crv, x, y, expired_at: expired } }))
  }) as unknown as PlaidClient
  const read = createPlaidWebhookReader(call, () => new Date(time))
  const rawBody = Buffer.from(
    '{"webhook_type":"ASSETS","webhook_code":"PRODUCT_READY","asset_report_id":"a"}',
  )
  const heard = async (body = rawBody, at = time) => {
    const token = await new SignJWT({
      request_body_sha256: createHash('sha256').update(rawBody).digest('hex'),
    })
      .setProtectedHeader({ alg: 'ES256', kid: '6c5516e1-92dc-479e-a8ff' })
      .setIssuedAt(Math.floor(at / 1000))
      .sign(privateKey)
    return read({ headers: { 'plaid-verification': token }, rawBody: body })
  }
  expect(await heard()).toMatchObject({ ok: true, value: { change: 'history-ready', reportRef: 'a' } })
  expect((await heard()).ok).toBe(true)
  expect(asked).toBe(1)
  expect(await heard(Buffer.from('{"other":1}'))).toEqual({ ok: false, refusal: 'bad-signature' })
  expect(await heard(rawBody, time - 10 * 60_000)).toEqual({ ok: false, refusal: 'bad-signature' })

  expired = Math.floor(time / 1000)
  time += 24 * 3_600_000
  expect(await heard()).toEqual({ ok: false, refusal: 'bad-signature' })
  expect(asked).toBe(2)
  // It stays withdrawn: nobody needs to be asked again.
  time += 48 * 3_600_000
  expect(await heard()).toEqual({ ok: false, refusal: 'bad-signature' })
  expect(asked).toBe(2)
})

/** A reader whose vendor knows one key, `true-key-id`; whoever asks as `kid` signs with it. */
async function readerOfOneKey() {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const { kty, crv, x, y } = await exportJWK(publicKey)
  const bench = { time: Date.UTC(2026, 10, 16, 15), asked: [] as string[] }
  const call = (async (_path: string, body: { key_id: string }, parse: (body: unknown) => unknown) => {
    bench.asked.push(body.key_id)
    return body.key_id === 'true-key-id'
      ? ok(parse({ key: { kty, crv, x, y, expired_at: null } }))
      : refused({ kind: 'rejected', vendorCode: 'INVALID_WEBHOOK_VERIFICATION_KEY_ID' })
  }) as unknown as PlaidClient
  const read = createPlaidWebhookReader(call, () => new Date(bench.time))
  const rawBody = Buffer.from('{"webhook_type":"ITEM","webhook_code":"ERROR","item_id":"i"}')
  const heard = async (kid: string, from?: string) => {
    const token = await new SignJWT({
      request_body_sha256: createHash('sha256').update(rawBody).digest('hex'),
    })
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuedAt(Math.floor(bench.time / 1000))
      .sign(privateKey)
    return read({ headers: { 'plaid-verification': token }, rawBody, from })
  }
  return { bench, heard }
}

it('a hundred made-up key ids cost one call, and a true key is found after them', async () => {
  const { bench, heard } = await readerOfOneKey()
  expect(await heard('made-up-0')).toEqual({ ok: false, refusal: 'bad-signature' })
  const flood = Array.from({ length: 99 }, (_, i) => heard(`made-up-${i + 1}`))
  for (const answer of await Promise.all(flood)) expect(answer.ok).toBe(false)
  // The vendor sends it again on a 503.
  expect(await heard('true-key-id')).toEqual({ ok: false, refusal: 'unavailable' })
  expect(bench.asked).toEqual(['made-up-0'])

  bench.time += 11_000
  const first = await heard('true-key-id')
  expect(first).toMatchObject({ ok: true })
  expect(await heard('made-up-0')).toEqual({ ok: false, refusal: 'bad-signature' })
  expect(bench.asked).toEqual(['made-up-0', 'true-key-id'])
  // The same words a second later are another event, the same signature is not.
  expect(await heard('true-key-id')).toEqual(first)
  bench.time += 1000
  expect(await heard('true-key-id')).not.toEqual(first)
})

it('a forger who takes every turn does not keep a new key out', async () => {
  const { bench, heard } = await readerOfOneKey()
  for (let turn = 0; turn < 6; turn++) {
    await heard(`made-up-${turn}`, '203.0.113.7')
    bench.time += 10_000
  }
  await heard('made-up-now', '203.0.113.7')
  expect(await heard('made-up-next', '203.0.113.7')).toEqual({ ok: false, refusal: 'unavailable' })
  expect(await heard('true-key-id', '198.51.100.1')).toMatchObject({ ok: true })
  // A known key is believed from anywhere.
  expect(await heard('true-key-id', '203.0.113.7')).toMatchObject({ ok: true })
})

it('made-up ids from many networks cost thirty calls a minute, and each id one', async () => {
  const { bench, heard } = await readerOfOneKey()
  for (let n = 0; n < 100; n++) await heard(`made-up-${n}`, `203.0.113.${n}`)
  expect(bench.asked).toHaveLength(30)
  expect(await heard('true-key-id', '198.51.100.1')).toEqual({ ok: false, refusal: 'unavailable' })
  bench.time += 60_000
  expect(await heard('true-key-id', '198.51.100.1')).toMatchObject({ ok: true })
  expect(await heard('made-up-0', '203.0.113.0')).toEqual({ ok: false, refusal: 'bad-signature' })
  expect(bench.asked).toHaveLength(31)
})

it('many events under a new key wait for one call', async () => {
  const { bench, heard } = await readerOfOneKey()
  const answers = await Promise.all(Array.from({ length: 5 }, () => heard('true-key-id')))
  expect(answers.every((answer) => answer.ok)).toBe(true)
  expect(bench.asked).toEqual(['true-key-id'])
})
