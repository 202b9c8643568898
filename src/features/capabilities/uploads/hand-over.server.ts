// Hands an upload from one screen to another: a link of minutes for one form, its state, and its end.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { documentKindOf } from '#core/domain/documents.ts'
import { linkRule } from '#core/domain/links.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { lockLead } from '#platform/store/leads.ts'
import { createLink, listLinks, markFinished, revokeLink, type LinkRow } from '#platform/store/links.ts'
import type { endHandOver, handOver, HandOverState } from './contract.ts'
import { HAND_OVER_MINUTES, isHandOver } from './hand-over-link.server.ts'

const MINUTES_A_DAY = 24 * 60

/** One at a time for each form: a new one ends the one before. A hand-over hands nothing over. */
export async function handUploadOver(
  deps: Deps,
  { lead, link }: Application,
  { asks }: RequestOf<typeof handOver>,
): Promise<Answer<ResponseOf<typeof handOver>>> {
  const kind = asks ? documentKindOf(asks) : ''
  // Only a link that was sent for documents says by itself what is asked for.
  if (isHandOver(link) || kind === null || (!kind && link?.purpose !== 'documents'))
    return refused({ code: 'link-invalid' })
  // A link for one document hands over that one, with the words that staff wrote beside it.
  const of = !kind && typeof link?.detail.asks === 'string' ? link.detail.asks : ''
  const made = await deps.db.transaction(async (tx) => {
    const now = deps.clock()
    await lockLead(tx, lead.id)
    await endOthers(tx, lead.id, kind, now)
    return createLink(
      tx,
      deps.keys,
      {
        leadId: lead.id,
        purpose: 'documents',
        expiresInDays: HAND_OVER_MINUTES / MINUTES_A_DAY,
        detail: { handOver: true, asks: kind, ...(of && { of }) },
      },
      now,
    )
  })
  return ok({ id: made.id, path: linkRule('documents').path(made.code), minutes: HAND_OVER_MINUTES })
}

const isOpen = ({ revokedAt, expiresAt }: LinkRow, now: Date): boolean => !revokedAt && expiresAt > now

async function endOthers(tx: Queryable, leadId: string, kind: string, now: Date): Promise<void> {
  for (const other of await listLinks(tx, leadId))
    if (isHandOver(other) && other.detail.asks === kind && isOpen(other, now))
      await revokeLink(tx, { leadId, id: other.id, actorId: null }, now)
}

/** What has become of one; 'ended' for what is none of this application's. */
export async function handOverState(deps: Deps, leadId: string, id: string): Promise<HandOverState> {
  const link = (await listLinks(deps.db, leadId)).find((each) => each.id === id && isHandOver(each))
  if (link?.finishedAt) return 'finished'
  if (!link || !isOpen(link, deps.clock())) return 'ended'
  return link.openedAt ? 'opened' : 'waiting'
}

/** The screen that a hand-over opened is done with it, or the page that made it needs it no more. Either way nothing opens by it again. */
export async function endHandOverLink(
  deps: Deps,
  { lead, link }: Application,
  { hand_over: id }: RequestOf<typeof endHandOver>,
  _call: Call,
): Promise<Answer<ResponseOf<typeof endHandOver>>> {
  const ended = await deps.db.transaction(async (tx) => {
    const now = deps.clock()
    const named = isHandOver(link) ? link?.id : id
    const row = (await listLinks(tx, lead.id)).find((each) => each.id === named && isHandOver(each))
    if (!row) return false
    if (isHandOver(link)) await markFinished(tx, row, now)
    return revokeLink(tx, { leadId: lead.id, id: row.id, actorId: null }, now)
  })
  return ok({ ended })
}
