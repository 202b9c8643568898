// The banks of a declined application that a new one can read again.
import { addDays } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Queryable } from '#platform/db/db.ts'
import { connectionsOf, lastFetch } from '#platform/store/bank-data.ts'
import type { ActiveBank } from '#platform/store/businesses.ts'

/** Days since its last report; the access itself is given back as many days after a decline. */
const READABLE_DAYS = 30

/** Those whose access stands and that were read within 30 days. */
export async function banksToReadAgain(db: Queryable, leadId: string, now: Date): Promise<ActiveBank[]> {
  const since = addDays(easternDay(now), -READABLE_DAYS)
  const banks: ActiveBank[] = []
  for (const { id, state, secret, institution, provider } of await connectionsOf(db, leadId)) {
    const read = state === 'linked' && secret ? await lastFetch(db, leadId, id) : null
    if (read && easternDay(read) >= since) banks.push({ id, leadId, institution, provider })
  }
  return banks
}
