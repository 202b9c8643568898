// The affiliate on the server: signing up, the agreement, and the page that is the affiliate's own.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { affiliateLink, bringsApplications } from '#core/domain/affiliates.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { noteOpened } from '#features/capabilities/link-visit/visit.server.ts'
import { partOf } from '#features/capabilities/signing/signer-visit.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { Call } from '#platform/http/call.ts'
import { route } from '#platform/http/mount.ts'
import { partyRoute, type PartyVisit } from '#platform/http/party-door.ts'
import { anybody } from '#platform/http/takes.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { countApplicationsOf } from '#platform/store/affiliates.ts'
import * as contract from './contract.ts'
import { generateContract } from './generate-contract.server.ts'
import { saveAffiliate } from './sign-up.server.ts'

const signsUp = anybody('signs up, and tells nobody whether somebody did before')
const ownSignup = anybody("answers from this browser's own sign-up alone")

export const affiliate: Feature = {
  name: 'affiliate',
  routes: (deps) => [
    route(contract.saveAffiliate, signsUp, (request, call) => saveAffiliate(deps, request, call)),
    route(contract.generateContract, ownSignup, (request, call) => generateContract(deps, request, call)),
    partyRoute(deps, contract.openAffiliate, ['affiliate'], open),
  ],
}

/** Counts only: an affiliate does not learn who applied. */
async function open(
  deps: Deps,
  visit: PartyVisit,
  _request: RequestOf<typeof contract.openAffiliate>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.openAffiliate>>> {
  const { affiliate: row } = visit
  if (!row) return refused({ code: 'link-invalid' })
  await noteOpened(deps, visit, call)
  const part = await partOf(deps, deps.db, visit)
  return ok({
    first_name: row.answers.firstName ?? '',
    company: row.answers.businessName ?? '',
    share: deps.publicUrl + affiliateLink(row.campaignId),
    counts: bringsApplications(row),
    applications: await countApplicationsOf(deps.db, row.id),
    signed_on: row.signedAt && easternDay(row.signedAt),
    has_copy: part?.envelope.state === 'finished',
  })
}
