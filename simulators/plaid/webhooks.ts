// Plaid's webhook signature: an ES256 token over the hash of the body, and the call that gives out the key.
import { createHash, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { createWebhookPost } from '#simulators/bank-world/webhook-post.ts'
import type { Handler } from '#simulators/bank-world/wire-server.ts'
import { plaidError } from './wire.ts'

export async function createPlaidWebhooks(now: () => Date) {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const { kty, crv, x, y } = await exportJWK(publicKey)
  const kid = randomUUID()
  const seconds = (): number => Math.floor(now().getTime() / 1000)
  const key = { alg: 'ES256', created_at: seconds(), crv, expired_at: null, kid, kty, use: 'sig', x, y }
  const webhooks = createWebhookPost(async (body) => ({
    'plaid-verification': await new SignJWT({
      request_body_sha256: createHash('sha256').update(body).digest('hex'),
    })
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .setIssuedAt(seconds())
      .sign(privateKey),
  }))
  const giveKey: Handler = (request) =>
    request.json()['key_id'] === kid
      ? { json: { key, request_id: 'RZ6Omi1bzzwDaLo' } }
      : plaidError('INVALID_INPUT', 'INVALID_WEBHOOK_VERIFICATION_KEY_ID', 'invalid key_id provided')
  return { webhooks, giveKey }
}

export type PlaidWebhooks = Awaited<ReturnType<typeof createPlaidWebhooks>>['webhooks']
