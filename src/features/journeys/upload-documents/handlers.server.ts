// The upload link on the server: what is asked for, and the uploads that answer it.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok } from '#core/ground/outcome.ts'
import { noteFoundDone, noteOpened } from '#features/capabilities/link-visit/visit.server.ts'
import { isHandOver, kindOfHandOver } from '#features/capabilities/uploads/hand-over-link.server.ts'
import { uploads } from '#features/capabilities/uploads/upload.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { LinkVisit } from '#platform/http/application-door.ts'
import { linkRoute } from '#platform/http/application-route.ts'
import type { Call } from '#platform/http/call.ts'
import { documentRequestsOf, documentsOf, type DocumentRequest } from '#platform/store/documents.ts'
import { openRequests } from './contract.ts'
import { DOCUMENTS } from './flow.ts'

export const uploadDocuments: Feature = {
  name: 'upload-documents',
  routes: (deps) => [linkRoute(deps, openRequests, DOCUMENTS, open)],
  plugin: uploads({ api: DOCUMENTS, purposes: [DOCUMENTS] }),
}

async function open(
  deps: Deps,
  visit: LinkVisit,
  _request: RequestOf<typeof openRequests>,
  call: Call,
): Promise<Answer<ResponseOf<typeof openRequests>>> {
  const byOwner = await noteOpened(deps, visit, call)
  const { lead, link } = visit
  const handOver = isHandOver(link)
  const requests = await requestsOf(deps, visit)
  if (byOwner && !handOver && requests.length > 0 && requests.every((asked) => asked.fulfilledAt)) {
    const now = deps.clock()
    await deps.db.transaction((tx) => noteFoundDone(tx, visit, call, now))
  }
  return ok({
    first_name: lead.answers.firstName ?? '',
    brand: lead.brand,
    hand_over: handOver,
    requests: requests.map(({ kind, message, fulfilledAt }) => ({
      kind,
      message,
      fulfilled: fulfilledAt !== null,
    })),
  })
}

type Asked = Pick<DocumentRequest, 'kind' | 'message' | 'fulfilledAt'>

/**
 * What staff asked for; by a hand-over for one document, that one: it can be sent as long as the other screen asks. A link that names a
 * document (the portal's button for it) asks for that one, with what staff wrote beside it, and so does the phone that it was handed to.
 */
async function requestsOf(deps: Deps, { lead, link }: LinkVisit): Promise<Asked[]> {
  const kind = kindOfHandOver(link)
  if (kind) return [{ kind, message: '', fulfilledAt: null }]
  const requests = latestOfEachKind(await documentRequestsOf(deps, lead.id))
  const asks = isHandOver(link) ? link.detail.of : link.detail.asks
  if (typeof asks !== 'string' || !asks) return requests
  const requested = requests.find((each) => each.kind === asks)
  if (requested) return [requested]
  const there = (await documentsOf(deps.db, lead.id)).find((each) => each.kind === asks)
  return [{ kind: asks, message: '', fulfilledAt: there?.uploadedAt ?? null }]
}

/** Asked twice for the same thing is asked once; the newest words stand. */
const latestOfEachKind = <R extends { readonly kind: string }>(newestFirst: readonly R[]): R[] =>
  newestFirst
    .filter((asked, at) => newestFirst.findIndex((other) => other.kind === asked.kind) === at)
    .reverse()
