// Ends by itself what nobody goes on with: applications that were never finished, and offers that nobody takes (ADR 083).
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead } from '#platform/store/leads.ts'
import {
  draftsToExpire,
  offersToExpire,
  type FindToExpire,
  type ToExpire,
} from '#platform/store/retention.ts'
import { endApplication } from './end-application.server.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>

const DAY = 86_400_000
const BATCH = 200

/** Applications that nobody finished and nobody touched since. Answers how many. */
export const expireDrafts = (parts: Parts): Promise<number> =>
  expire(parts, draftsToExpire, parts.config.retention.drafts)

/** Offers and contracts that the owner did nothing about. Answers how many. */
export const expireOffers = (parts: Parts): Promise<number> =>
  expire(parts, offersToExpire, parts.config.expireOffersAfterDays)

/** One that fails holds no other up: it is logged, and tried again the next time. */
async function expire(parts: Parts, find: FindToExpire, days: number): Promise<number> {
  const before = new Date(parts.clock().getTime() - days * DAY)
  let ended = 0
  for (const { id } of await find(parts.db, before, BATCH))
    try {
      if (await expireOne(parts, (tx) => find(tx, before, 1, id), id, days)) ended += 1
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown'
      parts.log.error({ application: id, error: name }, 'an application did not expire')
    }
  return ended
}

const expireOne = (
  { db, clock }: Parts,
  findAgain: (tx: Queryable) => Promise<ToExpire[]>,
  leadId: string,
  days: number,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const now = clock()
    await lockLead(tx, leadId)
    // Once it is locked: its owner may have come back, or a hold.
    const [still] = await findAgain(tx)
    if (!still) return false
    await endApplication(tx, leadId, 'expired', { actor: 'system' }, now)
    const detail = { from: still.stage, days }
    await addEvent(tx, { leadId, kind: 'application-expired', actor: 'system', detail }, now)
    return true
  })
