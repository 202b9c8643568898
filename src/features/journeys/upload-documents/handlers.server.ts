// The upload link on the server: what is asked for, and the uploads that answer it.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { isAnswer, standingOf } from '#core/domain/document-standing.ts'
import { ok } from '#core/ground/outcome.ts'
import { noteFoundDone, noteOpened } from '#features/capabilities/link-visit/visit.server.ts'
import { isHandOver, kindOfHandOver } from '#features/capabilities/uploads/hand-over-link.server.ts'
import { statementsLackPages } from '#features/capabilities/uploads/told.server.ts'
import { uploads } from '#features/capabilities/uploads/upload.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { LinkVisit } from '#platform/http/application-door.ts'
import { linkRoute } from '#platform/http/application-route.ts'
import type { Call } from '#platform/http/call.ts'
import {
  documentRequestsOf,
  documentsOf,
  type DocumentRequest,
  type DocumentRow,
} from '#platform/store/documents.ts'
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

/** What is fulfilled, or waits for a person of ours: nothing is left to do for whoever sent it. */
function answeredBy(rows: readonly DocumentRow[], now: Date): (kind: string, since?: Date) => Date | null {
  const answers = rows.filter((row) => isAnswer(standingOf(row, now)))
  return (kind, since) =>
    answers.find(
      (row) => row.kind.toLowerCase() === kind.toLowerCase() && (!since || row.uploadedAt >= since),
    )?.uploadedAt ?? null
}

type Asked = Pick<DocumentRequest, 'kind' | 'message' | 'fulfilledAt'>

/**
 * What staff asked for; by a hand-over for one document, that one: it can be sent as long as the other screen asks. A link that names a
 * document (the portal's button for it) asks for that one, with what staff wrote beside it, and so does the phone that it was handed to.
 */
async function requestsOf(deps: Deps, { lead, link }: LinkVisit): Promise<Asked[]> {
  const kind = kindOfHandOver(link)
  if (kind) return [{ kind, message: '', fulfilledAt: null }]
  const rows = await documentsOf(deps.db, lead.id)
  const answered = answeredBy(rows, deps.clock())
  // Statements that lack pages answer nothing for whoever sends them, though staff were told that they came.
  const lacks = await statementsLackPages(deps, lead.id, rows)
  const isInPart = (asked: string): boolean => lacks && asked === 'bank-statement'
  const requests = latestOfEachKind(await documentRequestsOf(deps, lead.id)).map((each) => ({
    ...each,
    fulfilledAt: isInPart(each.kind) ? null : (each.fulfilledAt ?? answered(each.kind, each.requestedAt)),
  }))
  const asks = isHandOver(link) ? link.detail.of : link.detail.asks
  if (typeof asks !== 'string' || !asks) return requests
  const requested = requests.find((each) => each.kind === asks)
  if (requested) return [requested]
  return [{ kind: asks, message: '', fulfilledAt: isInPart(asks) ? null : answered(asks) }]
}

/** Asked twice for the same thing is asked once; the newest words stand. */
const latestOfEachKind = <R extends { readonly kind: string }>(newestFirst: readonly R[]): R[] =>
  newestFirst
    .filter((asked, at) => newestFirst.findIndex((other) => other.kind === asked.kind) === at)
    .reverse()
