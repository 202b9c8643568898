// Composes a message and stores it sealed, with its link and the job that sends it, in the caller's transaction.
import type { Id } from '#core/ground/id.ts'
import type { Channel } from '#core/domain/messages.ts'
import { createHash } from 'node:crypto'
import { mayText } from '#core/codes/quiet-hours.ts'
import { bankHolidays, yearOf } from '#core/domain/bank-days.ts'
import { fromE164 } from '#core/fields/phone.ts'
import { linkRule, links } from '#core/domain/links.ts'
import type { Deps } from '#platform/deps.ts'
import type { Queryable } from '#platform/db/db.ts'
import { newId } from '#platform/ids.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { addEvent } from '#platform/store/events.ts'
import { hasWithdrawn } from '#platform/store/consents.ts'
import { contactHashes } from '#platform/store/contact-proofs.ts'
import { addOwnerRequest } from '#platform/store/owner-requests.ts'
import { createLink, revokeLink } from '#platform/store/links.ts'
import {
  addMessage,
  type CarriedLink,
  type MessageReason,
  type MessageState,
} from '#platform/store/messages.ts'
import { belongsTo, type Addressee } from './addressee.server.ts'
import { contentOf, type MessageOrder } from './content-of.server.ts'
import { templates } from './templates.ts'
import { addressOf, whyHeld, type Plan } from './why-held.server.ts'

interface QueuedMessage {
  readonly id: Id
  readonly channel: Channel
  readonly state: MessageState
  readonly reason: MessageReason | null
}

interface Queued {
  readonly messages: readonly QueuedMessage[]
  /** The link that was made; its address exists in the clear only here and in the message. */
  readonly link: { readonly id: Id; readonly url: string } | null
}

/** Call `deps.nudge()` after the commit. */
export async function queueMessage(
  tx: Queryable,
  deps: Deps,
  lead: Addressee,
  order: MessageOrder,
): Promise<Queued> {
  const now = deps.clock()
  const rule = templates[order.template]
  const ways =
    order.channel === 'both' ? (['email', 'sms'] as const) : order.channel ? [order.channel] : rule.channels
  const purpose = order.purpose ?? rule.link
  const plans: Plan[] = []
  for (const channel of ways) {
    const to = addressOf(lead, channel)
    const reason = await whyHeld(tx, deps, lead, order, { channel, to })
    plans.push({ channel, to, reason })
  }
  // One that goes nowhere by itself is handed over otherwise: what is done by it proves no address.
  const [only] = plans.length === 1 ? plans : []
  const mailedTo = only && !only.reason ? contactHashes(deps.keys, only.channel, only.to)[0] : null
  const link = purpose
    ? await createLink(
        tx,
        deps.keys,
        {
          ...belongsTo(lead),
          purpose,
          createdBy: order.staffId ?? null,
          expiresInDays: order.days ?? links[purpose].days,
          detail: order.detail,
          mailedTo,
        },
        now,
      )
    : null
  const url = link && purpose ? deps.publicUrl + linkRule(purpose).path(link.code, lead.personId) : ''
  const messages: QueuedMessage[] = []
  for (const { channel, reason } of plans) {
    const id = order.jobId ? idOfJob(order.jobId, channel) : newId(now)
    const content = {
      ...(await contentOf(tx, deps, lead, order, channel, url)),
      ...(link ? { link: carriedBy(lead, order, link.id) } : { composed: composedOf(order) }),
      ...(order.signer ? { signer: order.signer } : {}),
      ...(order.decision ? { decision: order.decision } : {}),
    }
    // A text that was merely possible and was never agreed to is not worth a row.
    if (reason && channel === 'sms' && order.channel !== 'sms' && ways.length > 1) continue
    const state = reason ? 'skipped' : 'ready'
    await addMessage(
      tx,
      deps.keys,
      {
        id,
        leadId: lead.id,
        subject: lead.subject,
        personId: lead.personId,
        template: order.template,
        language: lead.language,
        content,
        state,
        ...(reason ? { reason } : {}),
      },
      now,
    )
    await addEvent(
      tx,
      {
        ...belongsTo(lead),
        kind: reason ? 'message-not-sent' : 'message-queued',
        actor: order.staffId ? 'staff' : 'system',
        actorId: order.staffId ?? null,
        detail: { message: id, channel, template: order.template, ...(reason ? { reason } : {}) },
      },
      now,
    )
    if (!reason) await queueDelivery(tx, lead, id, channel, now)
    if (reason === 'bounced' && !lead.subject) await addOwnerRequest(tx, lead.id, 'bounced', now)
    messages.push({ id, channel, state, reason })
  }
  if (templates[order.template].notice && !lead.subject && (await hasWithdrawn(tx, lead.id, 'e-sign')))
    await addOwnerRequest(tx, lead.id, 'paper', now)
  return { messages, link: link ? { id: link.id, url } : null }
}

/** A link that goes to nobody must not live on; that of a held message waits with it for staff. */
export async function endUnsent(
  tx: Queryable,
  deps: Pick<Deps, 'clock'>,
  to: Addressee,
  { messages, link }: Queued,
): Promise<void> {
  const goes = ({ state, reason }: QueuedMessage) => state !== 'skipped' || reason === 'never-answered'
  if (link && !messages.some(goes))
    await revokeLink(tx, { ...belongsTo(to), id: link.id, actorId: null }, deps.clock())
}

const composedOf = ({ values, staffId, signedBy = staffId }: MessageOrder) => ({ values, signedBy })

const carriedBy = ({ codeEpoch }: Addressee, order: MessageOrder, linkId: string): CarriedLink => {
  const { days, detail } = order
  return { linkId, codeEpoch, ...composedOf(order), days, detail }
}

export async function queueDelivery(
  tx: Queryable,
  lead: Addressee,
  id: Id,
  channel: Channel,
  now: Date,
): Promise<void> {
  const hours = channel === 'sms' ? textingHours(lead, now) : null
  await addJob(
    tx,
    {
      kind: 'deliver-message',
      leadId: lead.id,
      onceKey: id,
      payload: { message: id },
      runAt: hours && !hours.allowed ? hours.nextAt : now,
    },
    now,
  )
}

interface HoursOf {
  /** A code that they asked for, or word of a change. */
  readonly asked?: boolean
  /** The number (E.164) that it goes to, where that need not be the one that the answers hold. */
  readonly to?: string
}

/** 8 to 21 h where the person lives, or the fewer hours of their state, as far as the answers tell (spec 229). */
export const textingHours = (lead: Addressee, now: Date, { asked = false, to }: HoursOf = {}) => {
  const { homeState, businessState, homeZip, businessZip, cellPhone } = lead.answers
  return mayText(
    now,
    {
      state: homeState ?? businessState ?? null,
      zip: homeZip ?? businessZip ?? null,
      areaCode: fromE164(to ?? cellPhone ?? '').slice(0, 3) || null,
    },
    { asked, isHoliday },
  )
}

const isHoliday = (day: number): boolean => bankHolidays(yearOf(day)).includes(day)

/** The same job always means the same message: its id is the job's, with another end for each way or address. */
export const idOfJob = (jobId: string, way: string): Id =>
  (jobId.slice(0, -8) + createHash('sha256').update(`${jobId} ${way}`).digest('hex').slice(0, 8)) as Id
