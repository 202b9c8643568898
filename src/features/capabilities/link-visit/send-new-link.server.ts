// 'Send me a new link', under a link that cannot be used. Everybody gets the same answer; only an expired link of an open application sends, to the contact on file.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { links, mayBeMade } from '#core/domain/links.ts'
import { ok } from '#core/ground/outcome.ts'
import { queueMessage } from '#features/capabilities/messages/queue-message.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { Call } from '#platform/http/call.ts'
import { route } from '#platform/http/mount.ts'
import { anybody } from '#platform/http/takes.ts'
import { documentRequestsOf } from '#platform/store/documents.ts'
import { addEvent, happenedSince } from '#platform/store/events.ts'
import { lockLead } from '#platform/store/leads.ts'
import { findExpiredLink, revokeLink, type LinkRow } from '#platform/store/links.ts'
import { sendNewLink } from './contract.ts'

/** One message in this time, however often it is asked for. */
const ONCE_IN_MS = 10 * 60_000

const sameForEverybody = anybody('answers everybody the same, and writes only to the contact on file')

export const newLinks: Feature = {
  name: 'new-links',
  routes: (deps) => [route(sendNewLink, sameForEverybody, (request, call) => send(deps, request, call))],
}

async function send(
  deps: Deps,
  { link: code }: RequestOf<typeof sendNewLink>,
  call: Call,
): Promise<Answer<ResponseOf<typeof sendNewLink>>> {
  const link = await findExpiredLink(deps.db, deps.keys, code, deps.clock())
  if (link) {
    await deps.db.transaction((tx) => sendAnew(tx, deps, link, call))
    deps.nudge()
  }
  return ok({ ok: true })
}

async function sendAnew(tx: Queryable, deps: Deps, link: LinkRow, call: Call): Promise<void> {
  const { leadId, purpose, detail } = link
  const now = deps.clock()
  const lead = await lockLead(tx, leadId)
  if (!lead || isClosed(lead.stage) || !mayBeMade(purpose, lead.stage)) return
  if (await happenedSince(tx, leadId, 'link-asked', new Date(now.getTime() - ONCE_IN_MS))) return
  const values = purpose === 'documents' ? await firstRequest(tx, leadId) : {}
  if (!values) return
  await addEvent(
    tx,
    { leadId, kind: 'link-asked', actor: 'applicant', ip: call.ip, userAgent: call.userAgent },
    now,
  )
  const order = { template: links[purpose].template, purpose, detail, values }
  const { messages, link: fresh } = await queueMessage(tx, deps, lead, order)
  // A link that goes to nobody must not live on.
  if (fresh && messages.every(({ state }) => state === 'skipped'))
    await revokeLink(tx, { leadId, id: fresh.id, actorId: null }, now)
}

/** What the message of a document link names; null where nothing is asked for any more. */
async function firstRequest(tx: Queryable, leadId: string): Promise<Record<string, string> | null> {
  const open = (await documentRequestsOf(tx, leadId)).find(({ fulfilledAt }) => !fulfilledAt)
  return open ? { document: open.kind, message: open.message } : null
}
