// Whether the owner of an application may ask for funding again, by the business that it belongs to.
import type { Deps } from '#platform/deps.ts'
import { columnsOf } from '#platform/store/lead-columns.ts'
import { readBusiness, type BusinessRow } from '#platform/store/businesses.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { isUnderWay } from '#platform/store/renewals.ts'
import { isContact } from '#platform/store/portal-codes.ts'
import type { PortalSession } from '#platform/store/portal-sessions.ts'

/**
 * The business, where it is known and nobody asked for its erasure, has this very contact on file and has nothing under way; else null. From a decline there is one way to
 * apply again, on its own page.
 */
export async function renewableBusiness(
  deps: Deps,
  session: PortalSession,
  { businessId, stage }: Pick<LeadRow, 'businessId' | 'stage'>,
): Promise<BusinessRow | null> {
  const business = businessId && stage !== 'declined' ? await readBusiness(deps.db, businessId) : null
  if (!business || business.purgedAt || business.erasureAskedAt) return null
  const { emailKey, phoneKey } = columnsOf(deps.keys, business.id, business.answers)
  if (!isContact(session, session.channel === 'email' ? emailKey : phoneKey)) return null
  return (await isUnderWay(deps.db, business.id)) ? null : business
}
