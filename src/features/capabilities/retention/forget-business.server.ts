// Forgets the persons of a business: where nobody dealt with it for years, or where its owner asked for it and no application of it is left.
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import {
  askErasureOfBusiness,
  forgetPersons,
  lockBusiness,
  type BusinessRow,
} from '#platform/store/businesses.ts'
import { addEvent, type DoneBy } from '#platform/store/events.ts'
import { endLinksOfBusiness } from '#platform/store/links.ts'

const DAY = 86_400_000

type Parts = Pick<Deps, 'db' | 'clock' | 'config'>

/** Throws a plain sentence where nothing of a person is kept any more. */
export function refuseForgotten(business: Pick<BusinessRow, 'purgedAt'> | null): void {
  if (!business || business.purgedAt) throw new Error('Its persons are forgotten already.')
}

/** Since when a business must have been at rest, to be forgotten without being asked. */
export const restedSince = ({ config }: Pick<Deps, 'config'>, now: Date): Date =>
  new Date(now.getTime() - config.forgetBusinessesAfterDays * DAY)

/**
 * Who the owner is, how they are reached, what was written to them and the tax id go, and its links end; its name stays with what
 * applications are left. False where it is not time for that, or not any more.
 */
export async function forgetBusiness(
  tx: Queryable,
  parts: Pick<Deps, 'config'>,
  id: string,
  now: Date,
): Promise<boolean> {
  const why = await forgetPersons(tx, id, restedSince(parts, now), now)
  if (!why) return false
  await endLinksOfBusiness(tx, id, null, now)
  const by = { businessId: id, actor: 'system' } as const
  if (why === 'erasure') await addEvent(tx, { ...by, kind: 'business-erased' }, now)
  else {
    const detail = { days: parts.config.forgetBusinessesAfterDays }
    await addEvent(tx, { ...by, kind: 'business-forgotten', detail }, now)
  }
  return true
}

/** Asks for the erasure of a business, and does it where no application of it is left: answers whether. Throws a plain sentence where nothing of a person is kept. */
export function eraseBusiness(parts: Parts, id: string, reason: string, by: DoneBy): Promise<boolean> {
  const now = parts.clock()
  return parts.db.transaction(async (tx) => {
    refuseForgotten(await lockBusiness(tx, id))
    await askErasureOfBusiness(tx, id, now)
    await addEvent(tx, { businessId: id, kind: 'erasure-asked', ...by, detail: { reason } }, now)
    return forgetBusiness(tx, parts, id, now)
  })
}
