// Composes a message and stores it sealed, with its link and the job that sends it, in the caller's transaction.
import type { Id } from '#core/ground/id.ts'
import type { Channel, Template } from '#core/domain/messages.ts'
import { createHash } from 'node:crypto'
import { mayText } from '#core/codes/quiet-hours.ts'
import { documentName } from '#core/domain/documents.ts'
import { fromE164 } from '#core/fields/phone.ts'
import { linkRule, links, type LinkPurpose } from '#core/domain/links.ts'
import { fill, pick } from '#core/words/words.ts'
import { en } from '#core/words/messages/en.ts'
import { es } from '#core/words/messages/es.ts'
import type { Brand } from '#core/flow/brand.ts'
import type { Deps } from '#platform/deps.ts'
import type { Queryable } from '#platform/db/db.ts'
import { newId } from '#platform/ids.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { addEvent } from '#platform/store/events.ts'
import { hasWithdrawn } from '#platform/store/consents.ts'
import { contactHashes, isProven } from '#platform/store/contact-proofs.ts'
import { addOwnerRequest } from '#platform/store/owner-requests.ts'
import { readStaff } from '#platform/store/staff.ts'
import { createLink, type LinkDetail } from '#platform/store/links.ts'
import {
  addMessage,
  type CarriedLink,
  type MessageContent,
  type MessageReason,
  type MessageState,
} from '#platform/store/messages.ts'
import { belongsTo, type Addressee } from './addressee.server.ts'
import { contactOf, emailOf, smsOf } from './layout.ts'
import { templates } from './templates.ts'
import { addressOf, whyHeld, type Plan } from './why-held.server.ts'

interface MessageOrder {
  readonly template: Template
  /** Default: as the template says. A way that is named here and cannot be used leaves a row 'skipped' with the reason. */
  readonly channel?: Channel | 'both'
  /** Texts to put into the template: message, document, reasons ... */
  readonly values?: Readonly<Record<string, string>>
  /** The member of staff who sends it. */
  readonly staffId?: string
  /** Which of the links that share this message it carries; the message's own when absent. */
  readonly purpose?: LinkPurpose
  /** How long the link works, days; the purpose's own time when absent. */
  readonly days?: number
  /** What the link leads to besides. */
  readonly detail?: LinkDetail
  /** The decision of which a 'no' tells. */
  readonly decision?: string
  /** The signer it is for, where that is not the owner: whose part of an envelope. */
  readonly signer?: string
  /** The job that asks: its message is written once, however often it runs. */
  readonly jobId?: string
}

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

export const brandOf = (deps: Deps, id: string): Brand =>
  deps.brands.get(id) ?? deps.brands.get('default') ?? [...deps.brands.values()][0]!

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
      ...(link ? { link: carriedBy(lead, order, link.id) } : {}),
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

const carriedBy = (
  { codeEpoch }: Addressee,
  { values, days, detail }: MessageOrder,
  linkId: string,
): CarriedLink => ({ linkId, codeEpoch, values, days, detail })

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

/** 8 to 21 h where the person lives, as far as the answers tell (spec 229). */
export const textingHours = (lead: Addressee, now: Date) => {
  const { homeState, businessState, homeZip, businessZip, cellPhone } = lead.answers
  return mayText(now, {
    state: homeState ?? businessState ?? null,
    zip: homeZip ?? businessZip ?? null,
    areaCode: fromE164(cellPhone ?? '').slice(0, 3) || null,
  })
}

async function contentOf(
  db: Queryable,
  deps: Deps,
  lead: Addressee,
  order: MessageOrder,
  channel: Channel,
  url: string,
): Promise<MessageContent> {
  const words: Readonly<Record<string, string>> = pick({ en, es }, lead.language)
  const brand = brandOf(deps, lead.brand)
  const { template } = order
  const { firstName, businessName } = await namesFor(db, deps, lead, channel)
  const document = order.values?.document
  const values = {
    ...order.values,
    brand: brand.name,
    business: businessName || unnamed(words, lead, order),
    contact: contactOf(brand),
    ...(document ? { document: words[`document.${document}`] ?? documentName(document) } : {}),
  }
  if (channel === 'sms') {
    const text = words[`${template}.sms`] ?? fill(words['continue-link.sms']!, values)
    return {
      channel,
      to: addressOf(lead, channel),
      body: smsOf(fill(text, values), url, words.stopHint!),
    }
  }
  const carried = order.purpose ?? templates[template].link
  const label = words[`${template}.action`]
  const expires = new Date(
    deps.clock().getTime() + (order.days ?? (carried ? links[carried].days : 0)) * 86_400_000,
  )
  return {
    channel,
    to: addressOf(lead, channel),
    ...emailOf({
      brand,
      language: lead.language,
      firstName: String(firstName ?? ''),
      staff: templates[template].notice ? undefined : await representativeOf(db, lead, order),
      because:
        lead.subject === 'affiliate' ? [fill(words.footerAffiliate!, { brand: brand.name })] : undefined,
      subject: sentence(fill(words[`${template}.subject`]!, values)),
      text: [words[`${template}.head`], words[`${template}.text`]]
        .flatMap((part) => (part ? sentence(fill(part, values)) : []))
        .join('\n\n'),
      ...(url && label ? { action: { label, url, expires: longDate(expires, lead.language) } } : {}),
    }),
  }
}

/** One that begins with what stands for a name begins with a capital. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What stands in place of a business's name. */
function unnamed(
  words: Readonly<Record<string, string>>,
  { subject }: Addressee,
  order: MessageOrder,
): string {
  const { template, signer } = order
  if (template === 'signer-link') return words['unnamed.signer-link']!
  if (template === 'adverse-action') return words['unnamed.adverse-action']!
  return words[subject === 'person' || signer ? 'unnamed.person' : 'unnamed']!
}

/** Who sends it, or whose application it is: a link comes from somebody who can be called. */
async function representativeOf(
  db: Queryable,
  { assignedTo }: Addressee,
  { staffId }: MessageOrder,
): Promise<string | undefined> {
  const id = staffId ?? assignedTo
  const staff = id ? await readStaff(db, id) : null
  return staff && !staff.disabledAt ? staff.name : undefined
}

/**
 * The names that a message may say. Somebody may have typed another's address, and a sentence as a name: until whoever reads there has
 * answered, a message holds our words alone. The names of a business that was funded before are the operator's.
 */
async function namesFor(
  db: Queryable,
  { keys }: Pick<Deps, 'keys'>,
  lead: Addressee,
  channel: Channel,
): Promise<{ readonly firstName?: string; readonly businessName?: string }> {
  const to = addressOf(lead, channel)
  const known = lead.subject === 'business' || (to && (await isProven(db, contactHashes(keys, channel, to))))
  const { firstName, businessName } = lead.answers
  return known ? { firstName, businessName } : {}
}

/** 'December 4, 2026' / '4 de diciembre de 2026', the day in New York. */
export const longDate = (at: Date, language: 'en' | 'es'): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'America/New_York',
  }).format(at)

/** The same job always means the same message: its id is the job's, with another end for each way or address. */
export const idOfJob = (jobId: string, way: string): Id =>
  (jobId.slice(0, -8) + createHash('sha256').update(`${jobId} ${way}`).digest('hex').slice(0, 8)) as Id
