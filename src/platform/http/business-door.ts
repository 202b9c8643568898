// Whose business a call is about, and whether it may be asked for: the one door of every call that comes by a link to a business.
import type { Endpoint } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import type { BusinessPurpose } from '#core/domain/links.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '../deps.ts'
import { readBusiness, type BusinessRow } from '../store/businesses.ts'
import { readLead, type LeadRow } from '../store/leads.ts'
import { findLink, type LinkRow } from '../store/links.ts'
import type { Call } from './call.ts'
import { codeIn } from './code-in.ts'
import type { Route } from './mount.ts'
import { ofBusiness, type TakesBusiness } from './takes.ts'

/** A business that was opened by a link. */
export interface BusinessVisit {
  readonly business: BusinessRow
  readonly link: LinkRow
  /** The application that came of this link; null before one did. */
  readonly lead: LeadRow | null
}

/**
 * The business that a code names. Refuses with 'link-invalid' whatever is made up, expired, revoked, meant for something else, of a
 * business that was forgotten, or ended with the application that came of it, all alike.
 */
async function findBusiness(deps: Deps, takes: TakesBusiness, code: string): Promise<Answer<BusinessVisit>> {
  const link = code.trim() ? await findLink(deps.db, deps.keys, code, takes.links, deps.clock()) : null
  if (link?.subject !== 'business') return refused({ code: 'link-invalid' })
  const business = await readBusiness(deps.db, link.subjectId)
  const lead = link.leadId ? await readLead(deps.db, link.leadId) : null
  const ended = lead ? isClosed(lead.stage) : link.leadId !== null
  if (!business || business.purgedAt || ended) return refused({ code: 'link-invalid' })
  return ok({ business, link, lead })
}

/** Ties a handler to its endpoint and to the links of a purpose that is about businesses. */
export const businessRoute = <Request, Response>(
  deps: Deps,
  endpoint: Endpoint<Request, Response>,
  purpose: BusinessPurpose,
  handler: (deps: Deps, visit: BusinessVisit, request: Request, call: Call) => Promise<Answer<Response>>,
): Route => {
  const takes = ofBusiness(purpose)
  return {
    endpoint: endpoint,
    takes,
    find: (_who, request) => findBusiness(deps, takes, codeIn(request) ?? ''),
    handler: (visit, request, call) => handler(deps, visit as BusinessVisit, request as Request, call),
  }
}
