// The upload link on the server: what is asked for, and the uploads that answer it.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { uploads } from '#features/capabilities/uploads/upload.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { Call } from '#platform/http/call.ts'
import { route } from '#platform/http/mount.ts'
import { openerOf } from '#platform/http/staff-browser.ts'
import { documentRequestsOf } from '#platform/store/documents.ts'
import { addEvent } from '#platform/store/events.ts'
import { readLead } from '#platform/store/leads.ts'
import { findLink, markFinished, markOpened } from '#platform/store/links.ts'
import { DOCUMENTS, openRequests } from './contract.ts'

export const uploadDocuments: Feature = {
  name: 'upload-documents',
  routes: (deps) => [route(openRequests, (request, call) => open(deps, request, call))],
  plugin: uploads({ api: DOCUMENTS, purpose: DOCUMENTS }),
}

async function open(
  deps: Deps,
  request: RequestOf<typeof openRequests>,
  call: Call,
): Promise<Answer<ResponseOf<typeof openRequests>>> {
  const link = await findLink(deps.db, deps.keys, request.link, DOCUMENTS, deps.clock())
  const lead = link ? await readLead(deps.db, link.leadId) : null
  if (!link || !lead || isClosed(lead.stage)) return refused({ code: 'link-invalid' })
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
