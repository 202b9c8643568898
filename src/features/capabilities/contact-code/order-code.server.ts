// A one-time code that a browser asks for: counted by contact and network, noted, and left to the job that makes and sends it.
import type { Channel } from '#core/domain/messages.ts'
import type { Language } from '#core/words/words.ts'
import type { Id } from '#core/ground/id.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { networkOf } from '#platform/http/network.ts'
import { askForCode, contactKey, endCodeOf } from '#platform/store/portal-codes.ts'
import { countTry } from '#platform/store/try-counts.ts'

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

/**
 * The code's id, for the job; null where the contact or the network asked too often. The limits of a portal and of signing are the same, each
 * with counts of its own. What an hour refuses does not count for the day: who presses again and again waits an hour, as they are told.
 */
export async function orderCode(
  tx: Queryable,
  { keys }: Pick<Deps, 'keys'>,
  { channel, contact, opens, language, ip, browser, before }: Ordered,
  now: Date,
): Promise<Id | null> {
  const { key } = contactKey(keys, channel, contact)
  const limit = (name: keyof typeof MOST, of: string, hours: number) => ({
    key: keys.index(`${name} ${of}`, 'portal codes'),
    most: MOST[name],
    hours,
  })
  const own = `${opens} ${key}`
  const inAnHour = [limit('contactHour', own, 1), limit('networkHour', networkOf(ip), 1)]
  if (await countTry(tx, inAnHour, now)) return null
  if (await countTry(tx, [limit('contactDay', own, 24)], now)) return null
  if (before) await endCodeOf(tx, keys, before, now)
  return askForCode(tx, keys, { channel, key, contact, language, browser }, now)
}
