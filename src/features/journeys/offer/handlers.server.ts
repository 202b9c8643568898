// The offer link on the server: tells the approval, and takes the documents of a chosen offer under its own api.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { mayChoose } from '#core/domain/lead-stage.ts'
import { ok } from '#core/ground/outcome.ts'
import { noteOpened } from '#features/capabilities/link-visit/visit.server.ts'
import { findApproval } from '#features/capabilities/offers/approval.server.ts'
import { uploads } from '#features/capabilities/uploads/upload.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { LinkVisit } from '#platform/http/application-door.ts'
import { linkRoute } from '#platform/http/application-route.ts'
import type { Call } from '#platform/http/call.ts'
import { areNumbersKnown } from '#platform/store/bank-data.ts'
import { openOffer } from './contract.ts'
import { OFFER } from './flow.ts'

export const offer: Feature = {
  name: OFFER,
  routes: (deps) => [linkRoute(deps, openOffer, OFFER, open)],
  plugin: uploads({ api: OFFER, purposes: [OFFER] }),
}

async function open(
  deps: Deps,
  visit: LinkVisit,
  _request: RequestOf<typeof openOffer>,
  call: Call,
): Promise<Answer<ResponseOf<typeof openOffer>>> {
  await noteOpened(deps, visit, call)
  const { lead } = visit
  const { firstName = '', businessName = '' } = lead.answers
  return ok({
    first_name: firstName,
    name: firstName,
    business: businessName,
    brand: lead.brand,
    // After the last signature nothing is to be withdrawn or objected to any more.
    approval: mayChoose(lead.stage) ? await findApproval(deps, lead) : null,
    numbers_known: await areNumbersKnown(deps.db, lead.id),
  })
}
