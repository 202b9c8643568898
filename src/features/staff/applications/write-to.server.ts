// Writing to the applicant: links by e-mail, text or copy, requests for a document, what was sent, and taking a link back.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { documentKindOf } from '#core/domain/documents.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { linkEnd, linkRule, links, mayBeMade } from '#core/domain/links.ts'
import { namedText } from '#core/contract/named-questions.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { pick } from '#core/words/words.ts'
import {
  addresseeOf,
  belongsTo,
  ownerOf,
  personAddressee,
  type Addressee,
} from '#features/capabilities/messages/addressee.server.ts'
import { sendFresh } from '#features/capabilities/messages/send-fresh.server.ts'
import { isTemplate } from '#features/capabilities/messages/templates.ts'
import { queueDelivery, queueMessage } from '#features/capabilities/messages/queue-message.server.ts'
import { shownMessage } from '#features/capabilities/messages/shown-message.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { lockBusiness } from '#platform/store/businesses.ts'
import { contactHashes, forgetBounce } from '#platform/store/contact-proofs.ts'
import { contactHolds, personHolds } from '#platform/store/contact-holds.ts'
import { documentRequestsOf, documentsOf, requestDocument as request } from '#platform/store/documents.ts'
import { addEvent } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { createLink, revokeLink as revoke, type LinkDetail } from '#platform/store/links.ts'
import { readPerson } from '#platform/store/persons.ts'
import {
  mayBeReleased,
  isSent,
  openSent,
  readMessage as readRow,
  releaseHeld,
} from '#platform/store/messages.ts'
import { byStaff, done, type LoggedIn } from '../login/session.server.ts'
import type * as contract from './writing-contract.ts'
import { leadFor, changeLeadFor } from './lead-for.server.ts'

type SendLink = RequestOf<typeof contract.sendLink>
type Sent = ResponseOf<typeof contract.sendLink>

export async function sendLink(
  deps: Deps,
  staff: LoggedIn,
  order: SendLink,
  call: Call,
): Promise<Answer<Sent>> {
  return changeLeadFor(deps, staff, order.id, 'send-link', async (tx, lead) => {
    if (!mayBeMade(order.kind, lead.stage)) return refused({ code: 'not-possible-now' })
    // Whoever corrected the contact must not hand the owner's link to somebody by another way.
    if (order.channel === 'copy' && (await holdsFor(tx, order, deps.clock())).length)
      return refused({ code: 'contact-held' })
    const { subject } = linkRule(order.kind)
    if (subject === 'application') return handOut(tx, deps, staff, lead, order, call)
    if (subject === 'person') {
      const person = order.personId ? await readPerson(tx, lead.id, order.personId) : null
      if (!person) return refused({ code: 'not-found' })
      return handOut(tx, deps, staff, personAddressee(deps.keys, lead, person), order, call)
    }
    const business = lead.businessId && (await lockBusiness(tx, lead.businessId))
    if (!business || business.purgedAt) return refused({ code: 'not-possible-now' })
    return handOut(tx, deps, staff, ownerOf(business), order, call)
  })
}

/** What keeps a link from being handed out: to a person theirs besides the applicant's. */
const holdsFor = async (tx: Queryable, { id, personId }: SendLink, now: Date) => [
  ...(await contactHolds(tx, id, now)),
  ...(await personHolds(tx, id, now)).filter((hold) => hold.personId === personId),
]

type Order = Pick<SendLink, 'kind' | 'channel' | 'documents' | 'questions'>

/** Makes the link and sends it, or tells it once, in the caller's transaction. Call `deps.nudge()` after the commit. */
export const handOut = (
  tx: Queryable,
  deps: Deps,
  staff: LoggedIn,
  to: Addressee,
  order: Order,
  call: Call,
): Promise<Answer<Sent>> =>
  order.channel === 'copy'
    ? copyLink(tx, deps, staff, to, order, call)
    : mailLink(tx, deps, staff, to, { ...order, channel: order.channel }, call)

async function copyLink(
  tx: Queryable,
  deps: Deps,
  staff: LoggedIn,
  to: Addressee,
  order: Order,
  call: Call,
): Promise<Answer<Sent>> {
  const now = deps.clock()
  const { kind } = order
  const link = {
    ...belongsTo(to),
    purpose: kind,
    createdBy: staff.id,
    expiresInDays: links[kind].days,
    detail: detailOf(order),
  }
  const { id, code } = await createLink(tx, deps.keys, link, now)
  await addEvent(
    tx,
    { ...belongsTo(to), kind: 'link-copied', ...byStaff(staff, call), detail: { link: id } },
    now,
  )
  return ok({
    linkId: id,
    url: deps.publicUrl + linkRule(kind).path(code, to.personId),
    expiresAt: expiryOf(kind, now),
  })
}

/** The longer variant asks for a photo ID and a voided check after the bank (specification 2, section 7). */
const detailOf = ({ kind, documents, questions = [] }: Order): LinkDetail => ({
  ...(kind === 'bank-verification' && documents ? { documents: true } : {}),
  ...(kind === 'incomplete' && questions.length ? { fields: namedText(questions) } : {}),
})

const expiryOf = (kind: SendLink['kind'], now: Date): string => linkEnd(kind, now).toISOString()

async function mailLink(
  tx: Queryable,
  deps: Deps,
  staff: LoggedIn,
  to: Addressee,
  order: Order & { channel: 'email' | 'sms' },
  call: Call,
): Promise<Answer<Sent>> {
  const now = deps.clock()
  const { kind, channel } = order
  const { messages, link } = await queueMessage(tx, deps, to, {
    template: links[kind].template,
    purpose: kind,
    channel,
    staffId: staff.id,
    detail: detailOf(order),
  })
  if (!link) throw new Error('a link message that made no link')
  const reason = messages.length ? messages[0]!.reason : 'not-set-up'
  if (!reason) return ok({ linkId: link.id, url: null, expiresAt: expiryOf(kind, now) })
  // Nobody has this link: it must not live on.
  await revoke(tx, { ...belongsTo(to), id: link.id, actorId: staff.id }, now)
  const words: Readonly<Record<string, string>> = pick({ en, es }, call.language)
  const message = words[`messageReason.${reason}`] ?? words.notSent!
  return refused({ code: 'invalid-fields', errors: [{ field: 'channel', message }] })
}

export async function revokeLink(
  deps: Deps,
  staff: LoggedIn,
  { id, linkId }: RequestOf<typeof contract.revokeLink>,
): Promise<Answer<{ ok: boolean }>> {
  const found = await leadFor(deps.db, staff, id, 'send-link')
  if (!found.ok) return found
  const revoked = await deps.db.transaction((tx) =>
    revoke(tx, { leadId: id, id: linkId, actorId: staff.id }, deps.clock()),
  )
  return revoked ? done : refused({ code: 'done-already' })
}

export async function requestDocument(
  deps: Deps,
  staff: LoggedIn,
  order: RequestOf<typeof contract.requestDocument>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const kind = documentKindOf(order.kind)
  return changeLeadFor(deps, staff, order.id, 'request-document', async (tx, lead) => {
    if (!kind) {
      const message = pick({ en, es }, call.language).documentKindWrong
      return refused({ code: 'invalid-fields', errors: [{ field: 'kind', message }] })
    }
    if (isClosed(lead.stage)) return refused({ code: 'not-possible-now' })
    const message = order.message?.trim() ?? ''
    await askFor(tx, deps, staff, lead, { kind, message })
    return done
  })
}

/** A second press, or the same call again because its answer was lost: no reminder that somebody meant. */
const BURST_MS = 10 * 60_000

/** Whether the same was asked a moment ago, in the same words, and nothing has come since. */
async function wasJustAsked(
  tx: Queryable,
  deps: Deps,
  leadId: string,
  { kind, message }: { readonly kind: string; readonly message: string },
): Promise<boolean> {
  const since = deps.clock().getTime() - BURST_MS
  const asked = (await documentRequestsOf({ ...deps, db: tx }, leadId)).find(
    (each) =>
      each.kind === kind &&
      each.message === message &&
      !each.fulfilledAt &&
      each.requestedAt.getTime() > since,
  )
  if (!asked) return false
  const came = (await documentsOf(tx, leadId)).filter((row) => row.kind === kind)
  return came.every(({ uploadedAt }) => uploadedAt <= asked.requestedAt)
}

/** The request, and the message that tells of it; one of each for presses that follow each other closely. The caller holds the application's lock. */
export async function askFor(
  tx: Queryable,
  deps: Deps,
  staff: LoggedIn,
  lead: LeadRow,
  { kind, message }: { readonly kind: string; readonly message: string },
): Promise<void> {
  if (await wasJustAsked(tx, deps, lead.id, { kind, message })) return
  await request(tx, deps.keys, { leadId: lead.id, kind, message, requestedBy: staff.id }, deps.clock())
  await queueMessage(tx, deps, lead, {
    template: 'document-request',
    values: { document: kind, message },
    staffId: staff.id,
  })
}

/**
 * The message goes as it was written; `renewed`: composed again, since its link had ended or its address was corrected. Whoever sends it has
 * seen the address. Refuses with 'not-possible-now' where it cannot go there.
 */
export async function sendHeld(
  deps: Deps,
  staff: LoggedIn,
  { id, messageId }: RequestOf<typeof contract.sendHeld>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.sendHeld>>> {
  const now = deps.clock()
  return changeLeadFor(
    deps,
    staff,
    id,
    'send-link',
    async (tx, lead): Promise<Answer<ResponseOf<typeof contract.sendHeld>>> => {
      const row = await readRow(tx, id, messageId)
      if (!row || !isSent(row)) return refused({ code: 'not-found' })
      const to = await addresseeOf({ db: tx, keys: deps.keys }, row)
      if (!to) return refused({ code: 'not-found' })
      const content = openSent(deps.keys, row)
      const { template } = row
      if (!mayBeReleased(row)) return refused({ code: 'done-already' })
      const sending = { lead, to, row, content, staffId: staff.id }
      const went = isTemplate(template) ? await sendFresh(tx, deps, { ...sending, template }) : 'as-it-is'
      if (went === 'no-way') return refused({ code: 'not-possible-now' })
      await forgetBounce(tx, contactHashes(deps.keys, row.channel, content.to))
      if (went === 'renewed') return ok({ ok: true, renewed: true })
      if (!(await releaseHeld(tx, id, row.id))) return refused({ code: 'done-already' })
      await queueDelivery(tx, to, row.id, row.channel, now)
      const detail = { message: row.id, channel: row.channel, template: row.template }
      await addEvent(tx, { leadId: id, kind: 'message-queued', ...byStaff(staff, call), detail }, now)
      return ok({ ok: true, renewed: false })
    },
  )
}

/** The look is logged. */
export async function readMessage(
  deps: Deps,
  staff: LoggedIn,
  { id, messageId }: RequestOf<typeof contract.readMessage>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.readMessage>>> {
  const found = await leadFor(deps.db, staff, id, 'read-message')
  if (!found.ok) return found
  const row = await readRow(deps.db, id, messageId)
  if (!row) return refused({ code: 'not-found' })
  const shown = shownMessage(deps.keys, row)
  await addEvent(
    deps.db,
    { leadId: id, kind: 'message-read', ...byStaff(staff, call), detail: { message: row.id } },
    deps.clock(),
  )
  return ok(shown)
}
