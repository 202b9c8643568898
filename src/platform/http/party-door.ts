// Whose link it is where a call serves applications and affiliates alike: signing, and what tells about a visit.
import type { Endpoint } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { isOfApplication, type LinkPurpose } from '#core/domain/links.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '../deps.ts'
import { readAffiliate, type AffiliateRow } from '../store/affiliates.ts'
import type { LeadRow } from '../store/leads.ts'
import { findLink, type LinkRow } from '../store/links.ts'
import { findApplication } from './application-door.ts'
import type { Call } from './call.ts'
import { codeIn } from './code-in.ts'
import type { Route } from './mount.ts'
import { application, type TakesApplication } from './takes.ts'

/** An application or an affiliate, opened by a link of its own. */
export type PartyVisit = { readonly link: LinkRow } & (
  | { readonly lead: LeadRow; readonly affiliate?: undefined }
  | { readonly affiliate: AffiliateRow; readonly lead?: undefined }
)

/** Refuses with 'link-invalid' whatever is made up, expired, revoked, meant for something else or ended, all alike. */
export async function findParty(
  deps: Deps,
  call: Call,
  takes: TakesApplication,
  code: string,
): Promise<Answer<PartyVisit>> {
  const toAffiliates = takes.links.filter((purpose) => !isOfApplication(purpose))
  const link = code.trim() ? await findLink(deps.db, deps.keys, code, toAffiliates, deps.clock()) : null
  if (link) {
    const affiliate = await readAffiliate(deps.db, link.subjectId)
    return affiliate ? ok({ link, affiliate }) : refused({ code: 'link-invalid' })
  }
  const found = await findApplication(deps, call, takes, code)
  if (!found.ok) return found
  const { link: own, lead } = found.value
  return own ? ok({ link: own, lead }) : refused({ code: 'link-invalid' })
}

/** Ties a handler to its endpoint and to links of these purposes, of an application or of an affiliate. */
export const partyRoute = <Request, Response>(
  deps: Deps,
  endpoint: Endpoint<Request, Response>,
  purposes: readonly LinkPurpose[],
  handler: (deps: Deps, visit: PartyVisit, request: Request, call: Call) => Promise<Answer<Response>>,
): Route => {
  const takes = application({ by: [], purposes })
  return {
    endpoint,
    takes,
    find: (_who, request, call) => findParty(deps, call, takes, codeIn(request) ?? ''),
    handler: (visit, request, call) => handler(deps, visit as PartyVisit, request as Request, call),
  }
}
