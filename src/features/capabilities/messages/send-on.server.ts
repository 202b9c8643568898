// A message whose address was changed, or whose link ended, while it waited: composed again for the address as it is.
import type { Template } from '#core/domain/messages.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { lockLead, type LeadRow } from '#platform/store/leads.ts'
import { listLinks, revokeLink } from '#platform/store/links.ts'
import {
  messagesOf,
  isSent,
  openSent,
  readMessage,
  type CarriedLink,
  type MessageContent,
  type MessageState,
  type SentRow,
} from '#platform/store/messages.ts'
import { noticeValues } from './adverse-action.server.ts'
import { endUnsent, idOfJob, queueMessage } from './queue-message.server.ts'
import { templates } from './templates.ts'
import { addressOf } from './why-held.server.ts'

/** Whether a correction ended the link that the message carries. */
export const hasLostItsLink = (
  { codeEpoch }: Pick<LeadRow, 'codeEpoch'>,
  { link }: MessageContent,
): boolean => link !== undefined && link.codeEpoch !== codeEpoch

/**
 * A letter that waited while its address was changed goes to the new one, composed again by that one's rules: with names only where somebody
 * answered there, and counted. A notice of a decision is due all the same (Regulation B). So is a text composed whose link ended; a text
 * to another number needs a consent again and goes nowhere. Answers 'lost' where the letter cannot be composed again.
 */
export async function sendOn(
  deps: Deps,
  lead: LeadRow,
  row: SentRow,
  template: Template,
  content: MessageContent,
): Promise<'on' | 'lost'> {
  const { channel, link } = content
  if (channel === 'sms' && !hasLostItsLink(lead, content)) return 'on'
  if (!link && templates[template].link) return 'on'
  const composed = link ?? content.composed ?? (await derived(deps, lead, template, content))
  if (!composed) return 'lost'
  await deps.db.transaction(async (tx) => {
    const current = await lockLead(tx, lead.id)
    const to = current && addressOf(current, channel)
    if (!current || !to || (channel === 'sms' && to !== content.to)) return
    // The same letter is composed again once, however often the job runs.
    if (await readMessage(tx, lead.id, idOfJob(row.id, channel))) return
    const { values, signedBy } = composed
    const order: Again = { template, channel, values, signedBy, decision: content.decision, jobId: row.id }
    // In the language of its values.
    const reader = { ...current, language: row.language }
    if (link) await withNewLink(tx, deps, reader, { row, to, link, order })
    else await queueMessage(tx, deps, reader, order)
  })
  deps.nudge()
  return 'on'
}

/** What a letter from before its values were kept says; null where only its own text holds that. */
export async function derived(
  deps: Deps,
  lead: LeadRow,
  template: Template,
  { decision }: MessageContent,
): Promise<Pick<CarriedLink, 'values' | 'signedBy'> | null> {
  if (template === 'staff-message' || template === 'contract-ended') return null
  if (template !== 'adverse-action') return {}
  const values = await noticeValues(deps, lead, decision ?? null)
  return values && { values }
}

type Again = Parameters<typeof queueMessage>[3]

/** The same message with a link of its own. A link that staff took back is not replaced, and nobody is told the same twice. */
async function withNewLink(
  tx: Queryable,
  deps: Deps,
  lead: LeadRow,
  {
    row,
    to,
    link,
    order,
  }: {
    readonly row: SentRow
    /** The address as it is. */
    readonly to: string
    readonly link: CarriedLink
    readonly order: Again
  },
): Promise<void> {
  const before = (await listLinks(tx, lead.id)).find(({ id }) => id === link.linkId)
  if (before?.revokedAt && link.codeEpoch === lead.codeEpoch) return
  const others = (await messagesOf(tx, lead.id))
    .filter(isSent)
    .filter(({ id, state }) => id !== row.id && !wentNowhere.has(state))
    .map((other) => ({ ...other, content: openSent(deps.keys, other) }))
  // A text that carries the same link went, or goes, to a number that has not changed.
  if (!others.some(({ content }) => content.link?.linkId === link.linkId))
    await revokeLink(tx, { leadId: lead.id, id: link.linkId, actorId: null }, deps.clock())
  const said = others.some(
    (other) =>
      other.template === order.template &&
      other.createdAt >= row.createdAt &&
      other.content.to === to &&
      !hasLostItsLink(lead, other.content) &&
      sameWords(other.content.link?.values, link.values),
  )
  if (said) return
  const { days, detail } = link
  const queued = await queueMessage(tx, deps, lead, { ...order, purpose: before?.purpose, days, detail })
  await endUnsent(tx, deps, lead, queued)
}

const wentNowhere = new Set<MessageState>(['skipped', 'failed', 'bounced'])

const sameWords = (one: CarriedLink['values'] = {}, other: CarriedLink['values'] = {}): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
