// Where an application came from, and whose business it is of.
import { mayDo, mayDoWith, seesAffiliates } from '#core/domain/access.ts'
import { AFFILIATE_SOURCE } from '#core/domain/affiliates.ts'
import { mayBeMade, sendableLinksTo } from '#core/domain/links.ts'
import type { Deps } from '#platform/deps.ts'
import { readAffiliate } from '#platform/store/affiliates.ts'
import { businessOfLead, readBusiness, taxKeyOf } from '#platform/store/businesses.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import type { LoggedIn } from '../login/session.server.ts'
import { mayBeNamed } from '../businesses/name-business.server.ts'
import type { Application } from './application-contract.ts'

export async function cameByOf(deps: Deps, staff: LoggedIn, lead: LeadRow): Promise<Application['cameBy']> {
  const id = lead.source[AFFILIATE_SOURCE]
  if (!id) return null
  const affiliate = await readAffiliate(deps.db, id)
  // That a link brought it stays true when whoever shared it is erased.
  if (!affiliate) return { id: null, company: '', erased: true }
  const company = affiliate.answers.businessName ?? ''
  return { id: seesAffiliates(staff) ? affiliate.id : null, company, erased: false }
}

/** Whose it is, or could be; named only to whoever may see the business. */
export async function businessPart(deps: Deps, staff: LoggedIn, lead: LeadRow) {
  const found = await businessOfLead(deps.db, lead.id)
  const named = found?.named ? await readBusiness(deps.db, found.id) : null
  const visible = named !== null && mayDoWith(staff, 'view', named)
  return {
    business: named && { id: visible ? named.id : null, name: named.answers.businessName ?? '' },
    canNameBusiness:
      mayDo(staff, 'name-business', lead) &&
      (await taxKeyOf(deps.db, lead.id)) !== null &&
      (await mayBeNamed(deps.db, lead)),
    /** Its tax id is that of a business that is known. */
    knownBusiness: found !== null && !found.named,
    sendable: [
      ...sendableLinksTo('application').filter((purpose) => mayBeMade(purpose, lead.stage)),
      ...(named && !named.purgedAt ? sendableLinksTo('business') : []),
    ],
  }
}
