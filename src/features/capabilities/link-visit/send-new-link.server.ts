// 'Send me a new link', under a link that cannot be used. Everybody gets the same answer; only an expired link of an open application sends, to the contact on file.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { links, mayBeMade } from '#core/domain/links.ts'
import { ok } from '#core/ground/outcome.ts'
import {
  belongsTo,
  ownerOf,
  personAddressee,
  type Addressee,
} from '#features/capabilities/messages/addressee.server.ts'
import { isHandOver } from '#features/capabilities/uploads/hand-over-link.server.ts'
import { endUnsent, queueMessage } from '#features/capabilities/messages/queue-message.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { Call } from '#platform/http/call.ts'
import { route } from '#platform/http/mount.ts'
import { anybody } from '#platform/http/takes.ts'
import { lockBusiness } from '#platform/store/businesses.ts'
import { waitsForSigners } from '#core/domain/envelope.ts'
import { lockOwner } from '#features/capabilities/signing/owner.server.ts'
import { sendToSigner } from '#features/capabilities/signing/send-to-signer.server.ts'
import { readEnvelope } from '#platform/store/envelopes.ts'
import { readSignature } from '#platform/store/signatures.ts'
import { documentRequestsOf } from '#platform/store/documents.ts'
import { addEvent, happenedSince } from '#platform/store/events.ts'
import { lockLead } from '#platform/store/leads.ts'
import { readPerson } from '#platform/store/persons.ts'
import { findExpiredLink, type LinkRow } from '#platform/store/links.ts'
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
  const { purpose, detail } = link
  const now = deps.clock()
  // It is made on the other screen, for minutes, and sent to nobody.
  if (isHandOver(link)) return
  // What is signed, and who signs, is the envelope's to say: its links are made with it.
  const rule = links[purpose]
  if (rule.sentWith === 'signing') return sendSignerAnew(tx, deps, link)
  // Staff hand these out themselves, with an access code.
  if (rule.sentWith === 'share-file') return
  const to = await stillMeant(tx, deps, link)
  if (!to) return
  if (await happenedSince(tx, to.id, 'link-asked', new Date(now.getTime() - ONCE_IN_MS))) return
  const values = purpose === 'documents' ? await requestOf({ ...deps, db: tx }, to.id, detail) : {}
  if (!values) return
  const by = { actor: 'applicant', ip: call.ip, userAgent: call.userAgent } as const
  await addEvent(tx, { ...belongsTo(to), ...by, kind: 'link-asked' }, now)
  const order = { template: rule.template, purpose, detail, values }
  await endUnsent(tx, deps, to, await queueMessage(tx, deps, to, order))
}

/** Only while the envelope still waits for this signer, or for as long as there is a copy; to the signer alone. */
async function sendSignerAnew(
  tx: Queryable,
  deps: Deps,
  { subject, subjectId, leadId, purpose, detail }: LinkRow,
): Promise<void> {
  const owner = await lockOwner(tx, { subject, subjectId: leadId ?? subjectId })
  const row = owner && (await readSignature(tx, owner.id, String(detail.signature)))
  const envelope = row && (await readEnvelope(tx, owner.id, row.envelopeId))
  const now = deps.clock()
  if (!owner || !row || !envelope) return
  const signs = purpose === 'sign' || purpose === 'affiliate-sign'
  // Where an application ended, its envelope ended with it.
  if (signs && !(waitsForSigners(envelope.state) && envelope.expiresAt > now)) return
  if (await happenedSince(tx, owner.id, 'link-asked', new Date(now.getTime() - ONCE_IN_MS))) return
  await addEvent(tx, { ...belongsTo(owner), kind: 'link-asked', actor: 'applicant' }, now)
  await sendToSigner(tx, deps, owner, row, signs ? 'sign' : 'signed-copy')
}

/** Whom the link was for, locked: an application that is open, or a person of it, or a business whose renewal by this link has not ended. Else nobody. */
async function stillMeant(
  tx: Queryable,
  { keys }: Pick<Deps, 'keys'>,
  { subject, subjectId, leadId, purpose }: LinkRow,
): Promise<Addressee | null> {
  const business = subject === 'business' ? await lockBusiness(tx, subjectId) : null
  const lead = leadId ? await lockLead(tx, leadId) : null
  if (lead && (isClosed(lead.stage) || !mayBeMade(purpose, lead.stage))) return null
  if (subject === 'person') {
    const person = lead && (await readPerson(tx, lead.id, subjectId))
    return person && personAddressee(keys, lead, person)
  }
  if (subject !== 'business') return lead
  return business && !business.purgedAt ? ownerOf(business) : null
}

/**
 * What the message of a document link names: the document that the link names, with what staff wrote beside it, else the first that staff
 * asked for. null where nothing is asked for any more.
 */
async function requestOf(
  deps: Parameters<typeof documentRequestsOf>[0],
  leadId: string,
  { asks }: LinkRow['detail'],
): Promise<Record<string, string> | null> {
  const open = (await documentRequestsOf(deps, leadId)).filter(({ fulfilledAt }) => !fulfilledAt)
  const named = typeof asks === 'string' && asks ? asks : null
  const request = named ? open.find(({ kind }) => kind === named) : open[0]
  if (request) return { document: request.kind, message: request.message }
  return named ? { document: named, message: '' } : null
}
