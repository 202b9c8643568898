// The keys that vouch for Plaid's webhooks: fetched by id, kept for a day; ids that somebody made up cost few calls and keep no true one out.
import { importJWK } from 'jose'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { WebhookRefusal } from '../port.ts'
import type { PlaidClient } from './client.ts'
import { verificationKey } from './wire.ts'

/** A key that the vendor has withdrawn meanwhile must not be trusted for ever. */
const keyLifeMs = 24 * 3_600_000
/** An id that the vendor did not know is not asked for again so soon. */
const unknownLifeMs = 10 * 60_000
/** After an unknown id its network waits, so that a flood of made-up ones costs one call; another network, the vendor's, does not wait. */
const strangerPauseMs = 10_000
/** From all networks together; it bounds what is remembered of them as well. */
const strangersAMinute = 30

type Key = Awaited<ReturnType<typeof importJWK>>
type Answer = Outcome<Key, WebhookRefusal>

/** Answers keys by id; `from`: the network of whoever names the id. The vendor sends an event again that was answered 'unavailable'. */
export function createWebhookKeys(
  call: PlaidClient,
  now: () => Date,
): (id: string, from: string) => Promise<Answer> {
  /** Null: expired, which it stays. */
  const keys = new Map<string, { readonly key: Key | null; readonly until: number }>()
  const unknown = new Map<string, number>()
  const pauses = new Map<string, number>()
  const running = new Map<string, Promise<Answer>>()
  let strangers: number[] = []

  /** Whether one more unknown id may be asked for now; takes the place if so. */
  function takePlace(from: string): boolean {
    const at = now().getTime()
    for (const times of [unknown, pauses]) for (const [id, until] of times) if (until <= at) times.delete(id)
    strangers = strangers.filter((asked) => asked > at - 60_000)
    if (pauses.has(from) || strangers.length >= strangersAMinute) return false
    pauses.set(from, at + strangerPauseMs)
    strangers.push(at)
    return true
  }

  async function fetchKey(id: string): Promise<Answer> {
    const answer = await call(
      '/webhook_verification_key/get',
      { key_id: id },
      (body) => verificationKey.parse(body).key,
    )
    const at = now().getTime()
    if (!answer.ok) {
      if (answer.refusal.kind !== 'rejected' || answer.refusal.ours) return refused('unavailable')
      keys.delete(id)
      unknown.set(id, at + unknownLifeMs)
      return refused('bad-signature')
    }
    const { kty, crv, x, y, expired_at: expired } = answer.value
    try {
      const key = expired == null ? await importJWK({ kty, crv, x, y }, 'ES256') : null
      keys.set(id, { key, until: key ? at + keyLifeMs : Infinity })
      return key ? ok(key) : refused('bad-signature')
    } catch {
      return refused('bad-signature')
    }
  }

  /** One call for all who wait for the same id. */
  function askOnce(id: string): Promise<Answer> {
    const answer = running.get(id) ?? fetchKey(id).finally(() => running.delete(id))
    running.set(id, answer)
    return answer
  }

  return async (id, from) => {
    const known = keys.get(id)
    const at = now().getTime()
    if (known && known.until > at) return known.key ? ok(known.key) : refused('bad-signature')
    if ((unknown.get(id) ?? 0) > at) return refused('bad-signature')
    // A key that served before waits for nobody.
    if (known || running.has(id)) return askOnce(id)
    if (!takePlace(from)) return refused('unavailable')
    const answer = await askOnce(id)
    // Whoever named a true id, or met an outage, is no forger.
    if (!unknown.has(id)) pauses.delete(from)
    return answer
  }
}
