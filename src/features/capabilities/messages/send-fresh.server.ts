// A held message that somebody sends after all: where its link has ended, or its address was corrected, it is composed again, with a link that opens.
import type { Template } from '#core/domain/messages.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { listLinks, revokeLink } from '#platform/store/links.ts'
import { noteMessage, releaseHeld, type MessageContent, type SentRow } from '#platform/store/messages.ts'
import type { Addressee } from './addressee.server.ts'
import { queueMessage } from './queue-message.server.ts'
import { derived, hasLostItsLink } from './send-on.server.ts'
import { addressOf, whyNotToSend } from './why-held.server.ts'

interface Sending {
  readonly lead: LeadRow
  /** Whoever it is for, as they are reached now. */
  readonly to: Addressee
  readonly row: SentRow
  readonly template: Template
  readonly content: MessageContent
  /** Whoever sends it has seen the address: it is not held again. */
  readonly staffId: string
}

/**
 * 'as-it-is': nothing has ended, or only the letter itself says what it said, and it goes as it was written. 'no-way': it cannot go to the
 * address as it is now, and nothing was changed. Else it goes composed again, and the old one is marked. With the application locked, and
 * the message held.
 */
export async function sendFresh(
  tx: Queryable,
  deps: Deps,
  { lead, to, row, template, content, staffId }: Sending,
): Promise<'as-it-is' | 'renewed' | 'no-way'> {
  const { channel, link } = content
  // A signer's link comes with their part of a contract, and is sent from there.
  if (content.signer) return 'as-it-is'
  const now = deps.clock()
  const before = link && (await listLinks(tx, lead.id)).find(({ id }) => id === link.linkId)
  const opens = before && !before.revokedAt && before.expiresAt > now && !hasLostItsLink(to, content)
  const moved = content.to !== addressOf(to, channel)
  if ((!link || opens) && !moved) return 'as-it-is'
  const composed = link ?? content.composed ?? (await derived(deps, lead, template, content))
  if (!composed) return 'as-it-is'
  if (await whyNotToSend(tx, deps, to, { channel, to: addressOf(to, channel) })) return 'no-way'
  if (opens) await revokeLink(tx, { leadId: lead.id, id: before.id, actorId: staffId }, now)
  await releaseHeld(tx, lead.id, row.id)
  await noteMessage(
    tx,
    lead.id,
    row.id,
    { state: 'skipped', reason: moved ? 'address-changed' : 'link-ended' },
    now,
  )
  const { values, signedBy } = composed
  // In the language of its values.
  await queueMessage(
    tx,
    deps,
    { ...to, language: row.language },
    {
      template,
      channel,
      values,
      signedBy,
      staffId,
      decision: content.decision,
      ...(link && { purpose: before?.purpose, days: link.days, detail: link.detail }),
    },
  )
  return 'renewed'
}
