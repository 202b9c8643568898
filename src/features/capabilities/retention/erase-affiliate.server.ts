// Erases an affiliate that asked for it: as soon as nobody is brought by its link any more, its own time is not waited for.
import type { Deps } from '#platform/deps.ts'
import { forgetAffiliate, lockAffiliate } from '#platform/store/affiliates.ts'
import { addEvent, type DoneBy } from '#platform/store/events.ts'

/** Throws a plain sentence for one whose link still brings applications, or that is not there. */
export function eraseAffiliate(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  affiliateId: string,
  reason: string,
  by: DoneBy,
): Promise<void> {
  const now = clock()
  // Whatever was touched up to this moment.
  const over = new Date(now.getTime() + 1)
  return db.transaction(async (tx) => {
    if (!(await lockAffiliate(tx, affiliateId))) throw new Error('There is no affiliate with this id.')
    if (!(await forgetAffiliate(tx, affiliateId, { unsigned: over, ended: over }, now)))
      throw new Error('Its link still counts: end it on the page of the affiliate first.')
    await addEvent(tx, { affiliateId, kind: 'erasure-asked', ...by, detail: { reason } }, now)
    await addEvent(tx, { affiliateId, kind: 'affiliate-forgotten', actor: 'system' }, now)
  })
}
