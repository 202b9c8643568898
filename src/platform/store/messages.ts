// E-mails and text messages as rows: content sealed, state in the clear.
import { withoutNumbers } from '#core/fields/numbers-in-text.ts'
import type {
  Channel,
  OwnMessageReason,
  Template,
  TextAnswer,
  ContactMessage,
  WrittenBy,
} from '#core/domain/messages.ts'
import type { AffiliateAnswers } from '#core/contract/affiliate-fields.ts'
import type { Stage } from '#core/domain/lead-stage.ts'
import type { LinkSubject } from '#core/domain/links.ts'
import type { Id } from '#core/ground/id.ts'
import type { Language } from '#core/words/words.ts'
import type { Queryable } from '../db/db.ts'
import type { KeyRing } from '../keys.ts'
import type { TextFile } from '../providers/messages/port.ts'
import type { EventOf } from './events.ts'
import { loggedWith, type LinkDetail } from './links.ts'

/** ready = to be sent; sent = taken by the provider; skipped = not sent on purpose (see reason); bounced = it came back for good; received = came from the person. */
export type MessageState = 'ready' | 'sent' | 'delivered' | 'failed' | 'bounced' | 'skipped' | 'received'

/**
 * Why a message was not sent or did not arrive; a provider's own number when it failed there. Of a mail that came in: why it may not be
 * the person's.
 */
export type MessageReason = OwnMessageReason | 'other-sender' | 'by-machine' | (string & {})

/** What a stored message is: one of ours, an answer to a text, or what the person wrote. */
export type MessageName = Template | TextAnswer | ContactMessage | 'inbound'

/** What a message is composed again from, should its address end before it is sent. */
interface Composed {
  readonly values?: Readonly<Record<string, string>>
  /** The member of staff who sent it. */
  readonly signedBy?: string
}

/** The same of a message with a link. */
export interface CarriedLink extends Composed {
  readonly linkId: string
  /** The application's code epoch when it was written: a correction ends every earlier link. */
  readonly codeEpoch: number
  readonly days?: number
  readonly detail?: LinkDetail
}

/**
 * `link` is absent where there is none, and in messages from before it was kept; so are `composed`, which stands where there is no link, and
 * `decision`, the id of the one that the message tells.
 */
export type MessageContent = {
  readonly to: string
  readonly link?: CarriedLink
  readonly composed?: Composed
  readonly decision?: string
  /** For this signer, who is not the application's owner. */
  readonly signer?: string
} & (
  | {
      readonly channel: 'email'
      readonly subject: string
      readonly text: string
      readonly html: string
      /** Of one that came in: how many files it had. They were not taken. */
      readonly attachments?: number
    }
  | {
      readonly channel: 'sms'
      readonly body: string
      /** Files that came with it, by the provider's own names for them; `taken`: how many of them joined the documents, once that is known. */
      readonly media?: readonly TextFile[]
      readonly taken?: number
      /** Of an answer to a text: when they wrote (ISO). Absent in answers from before it was kept. */
      readonly heardAt?: string
    }
)

/** Typed in the portal by the owner: it goes nowhere. */
interface PortalContent {
  readonly channel: 'portal'
  readonly to: ''
  readonly body: string
}

/** Whom a message, its job and its events belong to. */
export type MessageSubject = LinkSubject

export interface MessageRow {
  readonly id: Id
  readonly subject: MessageSubject
  /** The application's id, or that of the business or affiliate. */
  readonly leadId: string
  /** Whom of the application's persons it is for; null for its applicant, or a business. */
  readonly personId: string | null
  readonly channel: WrittenBy
  readonly template: MessageName
  readonly language: Language
  /** Ciphertext of a `MessageContent`. */
  readonly content: string
  readonly state: MessageState
  readonly providerId: string | null
  readonly reason: MessageReason | null
  readonly createdAt: Date
  readonly sentAt: Date | null
}

const columns = `id, subject, lead_id as "leadId", person_id as "personId", channel, template, language, content, state, provider_id as "providerId", reason,
  created_at as "createdAt", sent_at as "sentAt"`

const place = (id: string): string => `message.content:${id}`

/** Writes a message; does nothing if its id exists already (a job that runs again). */
export async function addMessage(
  tx: Queryable,
  keys: KeyRing,
  message: {
    readonly id: string
    readonly leadId: string
    /** Default: an application's. */
    readonly subject?: MessageSubject
    readonly personId?: string
    readonly template: MessageName
    readonly language: Language
    readonly content: MessageContent | PortalContent
    readonly state: MessageState
    readonly reason?: MessageReason
  },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into message (lead_id, id, channel, template, language, content, state, reason, created_at, subject, person_id)
     values ($1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8, $9::timestamptz, $10, $11::uuid) on conflict do nothing`,
    [
      message.leadId,
      message.id,
      message.content.channel,
      message.template,
      message.language,
      keys.seal(JSON.stringify(keptOf(message)), place(message.id)),
      message.state,
      message.reason ?? null,
      now,
      message.subject ?? 'application',
      message.personId ?? null,
    ],
  )
}

/** What people write to us may hold numbers that have fields of their own: they are hidden. What we send was hidden where it was typed. */
function keptOf({
  template,
  content,
}: {
  readonly template: MessageName
  readonly content: MessageContent | PortalContent
}): MessageContent | PortalContent {
  if (template !== 'inbound') return content
  return content.channel === 'email'
    ? { ...content, subject: withoutNumbers(content.subject), text: withoutNumbers(content.text) }
    : { ...content, body: withoutNumbers(content.body) }
}

/** Where what happens to a message is written down. */
export const toldWith = ({ subject, leadId }: Pick<MessageRow, 'subject' | 'leadId'>): EventOf =>
  loggedWith({ subject, subjectId: leadId, leadId })

/** A message that goes out by e-mail or text, or came in by text. */
export type SentRow = MessageRow & { readonly channel: Channel }
export const isSent = (row: MessageRow): row is SentRow => row.channel !== 'portal'

type Sealed = Pick<MessageRow, 'id' | 'content'>

export const openMessage = (keys: KeyRing, row: Sealed): MessageContent | PortalContent =>
  JSON.parse(keys.open(row.content, place(row.id))) as MessageContent | PortalContent

/** The same of one whose way is known. */
export const openSent = (keys: KeyRing, row: Sealed & Pick<SentRow, 'channel'>): MessageContent =>
  openMessage(keys, row) as MessageContent

export async function readMessage(db: Queryable, leadId: string, id: string): Promise<MessageRow | null> {
  const rows = await db.query<MessageRow>(
    `select ${columns} from message where lead_id = $1::uuid and id = $2::uuid`,
    [leadId, id],
  )
  return rows[0] ?? null
}

/** Notes that a message goes to its provider now; answers when that happened for the first time, null = never before. */
export async function noteTry(db: Queryable, leadId: string, id: string, now: Date): Promise<Date | null> {
  const rows = await db.query(
    `update message set tried_at = $3::timestamptz where lead_id = $1::uuid and id = $2::uuid and tried_at is null returning id`,
    [leadId, id, now],
  )
  if (rows.length) return null
  const before = await db.query<{ at: Date }>(
    `select tried_at as at from message where lead_id = $1::uuid and id = $2::uuid`,
    [leadId, id],
  )
  return before[0]?.at ?? null
}

/** All messages of an application, newest first. */
export const messagesOf = (db: Queryable, leadId: string): Promise<MessageRow[]> =>
  db.query<MessageRow>(
    `select ${columns} from message where lead_id = $1::uuid order by created_at desc, id desc`,
    [leadId],
  )

/** How the notice of the present decline went by e-mail; null while none did. That of an earlier decline counts for none. */
export async function noticeOfDecline(db: Queryable, leadId: string): Promise<'sent' | 'returned' | null> {
  const rows = await db.query<{ state: MessageState }>(
    `select state from message
     where lead_id = $1::uuid and template = 'adverse-action' and channel = 'email' and state in ('sent', 'delivered', 'bounced')
       and created_at >= (select max(at) from event
         where lead_id = $1::uuid and kind = 'stage-changed' and detail ->> 'to' in ('declined', 'not-qualified'))
     order by created_at desc, id desc limit 1`,
    [leadId],
  )
  const [newest] = rows
  return newest ? (newest.state === 'bounced' ? 'returned' : 'sent') : null
}

/** Notes what happened to a message. 'delivered' and 'failed' are final: a late or repeated status changes nothing. */
export async function noteMessage(
  tx: Queryable,
  leadId: string,
  id: string,
  became: { readonly state: MessageState; readonly providerId?: string; readonly reason?: MessageReason },
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update message set state = $3, provider_id = coalesce($4, provider_id), reason = $5,
       sent_at = case when $3 = 'sent' then $6::timestamptz else sent_at end
     where lead_id = $1::uuid and id = $2::uuid and state in ('ready', 'sent') and state <> $3 returning id`,
    [leadId, id, became.state, became.providerId ?? null, became.reason ?? null, now],
  )
  return rows.length > 0
}

/** The e-mails that went out under one of these Message-IDs, in the order of these. */
export async function mailsKnownAs(db: Queryable, ids: readonly string[]): Promise<SentRow[]> {
  const rows = await db.query<SentRow>(
    `select ${columns} from message where provider_id = any($1::text[]) and channel = 'email' limit 50`,
    [ids],
  )
  return rows.sort((a, b) => ids.indexOf(a.providerId!) - ids.indexOf(b.providerId!))
}

/** Messages of applications that were held because nobody ever answered at their address. */
interface HeldMessage {
  readonly leadId: string
  readonly name: string
  readonly stage: Stage
  readonly assignedName: string | null
  readonly since: Date
}

/** The first of each application since then; `visibleTo`: those of one representative's applications, null = of all. */
export const heldMessages = (
  db: Queryable,
  { visibleTo, since, limit }: { visibleTo: string | null; since: Date; limit: number },
): Promise<HeldMessage[]> =>
  db.query<HeldMessage>(
    `select l.id as "leadId", coalesce(nullif(l.business_name, ''), l.owner_name) as name, l.stage, m.name as "assignedName", h.since
     from (select lead_id, min(created_at) as since from message
       where state = 'skipped' and reason = 'never-answered' and created_at > $2::timestamptz group by lead_id) h
     join lead l on l.id = h.lead_id
     left join staff m on m.id = l.assigned_to
     where $1::uuid is null or l.assigned_to = $1::uuid
     order by h.since, l.id limit $3::int`,
    [visibleTo, since, limit],
  )

/** Whether a message waits for staff, because nobody ever answered at its address. */
export const isHeld = ({ state, reason }: Pick<MessageRow, 'state' | 'reason'>): boolean =>
  state === 'skipped' && reason === 'never-answered'

/** Affiliates whose mail was held since then, because nobody ever answered at their address: while there is something to sign or to see. */
export const heldToAffiliates = (
  db: Queryable,
  { since, limit }: { since: Date; limit: number },
): Promise<{ readonly id: string; readonly answers: AffiliateAnswers; readonly since: Date }[]> =>
  db.query(
    `select a.id, a.answers, h.since
     from (select lead_id, min(created_at) as since from message
       where state = 'skipped' and reason = 'never-answered' and created_at > $1::timestamptz group by lead_id) h
     join affiliate a on a.id = h.lead_id
     where a.state in ('contract-out', 'signed')
     order by h.since, a.id limit $2::int`,
    [since, limit],
  )

/** Staff send afresh what was held for this one: the held ones, whose links end with it, wait for nobody any more. */
export const replaceHeld = (tx: Queryable, leadId: string): Promise<unknown> =>
  tx.query(
    `update message set reason = 'link-ended' where lead_id = $1::uuid and state = 'skipped' and reason = 'never-answered'`,
    [leadId],
  )

/** Whether a person may send it after all: it was held, or came back. */
export const mayBeReleased = ({ state, reason }: Pick<MessageRow, 'state' | 'reason'>): boolean =>
  state === 'bounced' || (state === 'skipped' && (reason === 'never-answered' || reason === 'bounced'))

/** A message that was held or came back goes after all: somebody looked at its address. False where it is neither any more. */
export async function releaseHeld(tx: Queryable, leadId: string, id: string): Promise<boolean> {
  const rows = await tx.query(
    `update message set state = 'ready', reason = null
     where lead_id = $1::uuid and id = $2::uuid
       and (state = 'bounced' or (state = 'skipped' and reason in ('never-answered', 'bounced'))) returning id`,
    [leadId, id],
  )
  return rows.length > 0
}

/** Notes how many files of a text joined the documents. */
export async function noteTaken(
  tx: Queryable,
  keys: KeyRing,
  row: Sealed & { readonly leadId: string },
  content: MessageContent,
  taken: number,
): Promise<void> {
  await tx.query(`update message set content = $3 where lead_id = $1::uuid and id = $2::uuid`, [
    row.leadId,
    row.id,
    keys.seal(JSON.stringify({ ...content, taken }), place(row.id)),
  ])
}

/** A message whose address was wrong, and was corrected since, waits to be sent again. */
export async function reopenFailed(tx: Queryable, leadId: string, id: string): Promise<void> {
  await tx.query(
    `update message set state = 'ready', reason = null where lead_id = $1::uuid and id = $2::uuid and state = 'failed'`,
    [leadId, id],
  )
}

/** Remembers a provider's event; false when it came before. */
export async function markSeenOnce(
  tx: Queryable,
  provider: string,
  eventId: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into webhook_seen (provider, event_id, at) values ($1, $2, $3::timestamptz) on conflict do nothing returning event_id`,
    [provider, eventId, now],
  )
  return rows.length > 0
}
