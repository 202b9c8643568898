// A one-time code that a browser asks for: counted by contact and network, noted, and left to the job that makes and sends it.
import type { Channel } from '#core/domain/messages.ts'
import type { Language } from '#core/words/words.ts'
import { easternDay, easternDayEnd } from '#core/ground/eastern-day.ts'
import type { Id } from '#core/ground/id.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { networkOf } from '#platform/http/network.ts'
import { countCode } from '#platform/store/contact-proofs.ts'
import { askForCode, contactKey, endCodeOf } from '#platform/store/portal-codes.ts'
import { countUnlessPassed, secondsUntil, uncountTry } from '#platform/store/try-counts.ts'

/** Codes an hour and a day for one contact, and an hour for one network: five tries each leave 100 guesses a day at a million codes. */
const MOST = { contactHour: 6, contactDay: 20, networkHour: 30 }

interface Ordered {
  readonly channel: Channel
  readonly contact: string
  /** What it opens: what strangers ask for at the portal's door is not taken from whoever has a link to sign. */
  readonly opens: 'portal' | 'signing'
  readonly language: Language
  readonly ip: string
  /** What the browser proves by that it asked; the one that it asked with before ends. */
  readonly browser: string
  readonly before: string | undefined
}

/** The code's id, for the job; or in how many seconds there is one again, undefined where only an answer from there opens it. */
type Order = { readonly id: Id } | { readonly id?: undefined; readonly retryAfterSeconds: number | undefined }

/**
 * The limits of a portal and of signing are the same, each with counts of its own. What one limit refuses counts for none. A code to sign
 * is told to be refused where nobody ever answered and enough went there; one for a portal is judged by its job, which tells nobody.
 */
export async function orderCode(
  tx: Queryable,
  { keys, config }: Pick<Deps, 'keys' | 'config'>,
  { channel, contact, opens, language, ip, browser, before }: Ordered,
  now: Date,
): Promise<Order> {
  const { key } = contactKey(keys, channel, contact)
  const limit = (name: keyof typeof MOST, of: string, hours: number) => ({
    key: keys.index(`${name} ${of}`, 'portal codes'),
    most: MOST[name],
    hours,
  })
  const own = `${opens} ${key}`
  const limits = [
    limit('contactHour', own, 1),
    limit('networkHour', networkOf(ip), 1),
    limit('contactDay', own, 24),
  ]
  const opensAt = await countUnlessPassed(tx, limits, now)
  if (opensAt) return { retryAfterSeconds: secondsUntil(opensAt, now) }
  const full =
    opens === 'signing' && config.rateLimits && (await countCode(tx, keys, { channel, contact }, opens, now))
  if (full) {
    await uncountTry(tx, limits)
    const tomorrow = easternDayEnd(easternDay(now))
    return { retryAfterSeconds: full === 'today' ? secondsUntil(tomorrow, now) : undefined }
  }
  if (before) await endCodeOf(tx, keys, before, now)
  return { id: await askForCode(tx, keys, { channel, key, contact, language, browser }, now) }
}
