// A message whose address was changed, or whose link ended, while it waited: sent on to the address as it is.
import type { Template } from '#core/domain/messages.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead, type LeadRow } from '#platform/store/leads.ts'
import { listLinks, revokeLink } from '#platform/store/links.ts'
import {
  addMessage,
  messagesOf,
  isSent,
  openSent,
  readMessage,
  type CarriedLink,
  type MessageContent,
  type MessageState,
  type SentRow,
} from '#platform/store/messages.ts'
import { idOfJob, queueDelivery, queueMessage } from './queue-message.server.ts'
import { addressOf } from './why-held.server.ts'
import { templates } from './templates.ts'

/** Whether a correction ended the link that the message carries. */
export const hasLostItsLink = (
  { codeEpoch }: Pick<LeadRow, 'codeEpoch'>,
  { link }: MessageContent,
): boolean => link !== undefined && link.codeEpoch !== codeEpoch

/**
 * A letter that waited while its address was changed goes to the new one, as it was written: a notice of a decision is due (Regulation
 * B). One with a link is composed again, as is a text whose link ended. A text to another number needs a consent again and goes nowhere.
 */
export async function sendOn(
  deps: Deps,
  lead: Pick<LeadRow, 'id' | 'codeEpoch'>,
  row: SentRow,
  template: Template,
  content: MessageContent,
): Promise<void> {
  if (content.channel === 'sms' && !hasLostItsLink(lead, content)) return
  await deps.db.transaction(async (tx) => {
    const current = await lockLead(tx, lead.id)
    const to = current && addressOf(current, content.channel)
    if (!current || !to || (content.channel === 'sms' && to !== content.to)) return
    if (content.link) await composeAnew(tx, deps, current, { row, template, to, link: content.link })
    else if (!templates[template].link) await readdress(tx, deps, current, { row, template, to, content })
  })
  deps.nudge()
}

interface Waiting {
  readonly row: SentRow
  readonly template: Template
  /** The address as it is. */
  readonly to: string
}

async function readdress(
  tx: Queryable,
  deps: Deps,
  lead: LeadRow,
  { row, template, to, content }: Waiting & { readonly content: MessageContent },
): Promise<void> {
  const now = deps.clock()
  // The same letter to the same address is one message, however often the job runs.
  const id = idOfJob(row.id, to)
  if (await readMessage(tx, lead.id, id)) return
  const { language } = row
  await addMessage(
    tx,
    deps.keys,
    { id, leadId: lead.id, template, language, content: { ...content, to }, state: 'ready' },
    now,
  )
  await addEvent(
    tx,
    {
      leadId: lead.id,
      kind: 'message-queued',
      actor: 'system',
      detail: { message: id, channel: row.channel, template },
    },
    now,
  )
  await queueDelivery(tx, lead, id, row.channel, now)
}

/** The same message with a link of its own. A link that staff took back is not replaced, and nobody is told the same twice. */
async function composeAnew(
  tx: Queryable,
  deps: Deps,
  lead: LeadRow,
  { row, template, to, link }: Waiting & { readonly link: CarriedLink },
): Promise<void> {
  if (await readMessage(tx, lead.id, idOfJob(row.id, row.channel))) return
  const before = (await listLinks(tx, lead.id)).find(({ id }) => id === link.linkId)
  if (before?.revokedAt && link.codeEpoch === lead.codeEpoch) return
  const others = (await messagesOf(tx, lead.id))
    .filter(isSent)
    .filter(({ id, state }) => id !== row.id && !wentNowhere.has(state))
    .map((other) => ({ ...other, content: openSent(deps.keys, other) }))
  const end = (id: string) => revokeLink(tx, { leadId: lead.id, id, actorId: null }, deps.clock())
  // A text that carries the same link went, or goes, to a number that has not changed.
  if (!others.some(({ content }) => content.link?.linkId === link.linkId)) await end(link.linkId)
  const said = others.some(
    (other) =>
      other.template === template &&
      other.createdAt >= row.createdAt &&
      other.content.to === to &&
      !hasLostItsLink(lead, other.content) &&
      sameWords(other.content.link?.values, link.values),
  )
  if (said) return
  const { values, days, detail } = link
  const order = {
    template,
    channel: row.channel,
    values,
    days,
    detail,
    purpose: before?.purpose,
    jobId: row.id,
  }
  const { messages, link: fresh } = await queueMessage(tx, deps, lead, order)
  // A link in no message is nobody's: it must not live on.
  if (fresh && messages.every(({ state }) => state === 'skipped')) await end(fresh.id)
}

const wentNowhere = new Set<MessageState>(['skipped', 'failed', 'bounced'])

const sameWords = (one: CarriedLink['values'] = {}, other: CarriedLink['values'] = {}): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
