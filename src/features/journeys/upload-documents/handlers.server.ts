// The upload link on the server: what is asked for, and the uploads that answer it.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok } from '#core/ground/outcome.ts'
import { uploads } from '#features/capabilities/uploads/upload.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { LinkVisit } from '#platform/http/application-door.ts'
import { linkRoute } from '#platform/http/application-route.ts'
import type { Call } from '#platform/http/call.ts'
import { openerOf } from '#platform/http/staff-browser.ts'
import { documentRequestsOf } from '#platform/store/documents.ts'
import { addEvent } from '#platform/store/events.ts'
import { markFinished, markOpened } from '#platform/store/links.ts'
import { openRequests } from './contract.ts'
import { DOCUMENTS } from './paths.ts'

export const uploadDocuments: Feature = {
  name: 'upload-documents',
  routes: (deps) => [linkRoute(deps, openRequests, DOCUMENTS, open)],
  plugin: uploads({ api: DOCUMENTS, purpose: DOCUMENTS }),
}

async function open(
  deps: Deps,
  { lead, link }: LinkVisit,
  _request: RequestOf<typeof openRequests>,
  call: Call,
): Promise<Answer<ResponseOf<typeof openRequests>>> {
  const requests = latestOfEachKind(await documentRequestsOf(deps.db, lead.id))
  const now = deps.clock()
  const opener = await openerOf(deps, call)
  await deps.db.transaction(async (tx) => {
    if (opener.actor !== 'staff') await markOpened(tx, link, now)
    const finished =
      opener.actor !== 'staff' &&
      requests.length > 0 &&
      requests.every((asked) => asked.fulfilledAt) &&
      (await markFinished(tx, link, now))
    await addEvent(
      tx,
      {
        leadId: lead.id,
        kind: finished ? 'link-finished' : 'link-opened',
        ...opener,
        detail: { link: link.id, purpose: link.purpose },
      },
      now,
    )
  })
  return ok({
    first_name: String(lead.answers.firstName ?? ''),
    brand: lead.brand,
    requests: requests.map(({ kind, message, fulfilledAt }) => ({
      kind,
      message,
      fulfilled: fulfilledAt !== null,
    })),
  })
}

/** Asked twice for the same thing is asked once; the newest words stand. */
const latestOfEachKind = <R extends { readonly kind: string }>(newestFirst: readonly R[]): R[] =>
  newestFirst
    .filter((asked, at) => newestFirst.findIndex((other) => other.kind === asked.kind) === at)
    .reverse()
