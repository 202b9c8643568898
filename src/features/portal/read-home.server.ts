// The portal's home: which applications the contact has, and how much each still asks.
import { besideOwn } from '#core/fields/own-writing.ts'
import { isToDo } from '#core/domain/still-asked.ts'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok } from '#core/ground/outcome.ts'
import { readAsked } from '#features/capabilities/still-asked/read-asked.server.ts'
import type { Deps } from '#platform/deps.ts'
import { leadsOfContact } from '#platform/store/portal-leads.ts'
import { countPortalSessions, type PortalSession } from '#platform/store/portal-sessions.ts'
import type { readHome as declared } from './contract.ts'

export async function readHome(
  deps: Deps,
  session: PortalSession,
): Promise<Answer<ResponseOf<typeof declared>>> {
  const now = deps.clock()
  const leads = await leadsOfContact(deps.db, session, now)
  const applications = []
  for (const lead of leads)
    applications.push({
      id: lead.id,
      business: besideOwn(lead.answers.businessName ?? '', lead.answers.ownBusinessName),
      begunAt: lead.createdAt.toISOString(),
      amount: lead.answers.requestedAmount ?? null,
      stage: lead.stage,
      asked: (await readAsked(deps, lead)).filter(isToDo).length,
    })
  return ok({
    channel: session.channel,
    places: await countPortalSessions(deps.db, session, now),
    applications,
  })
}
