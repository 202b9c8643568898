// The two jobs behind every message: one composes it, the other sends it until the provider took it.
import type { Deps } from '#platform/deps.ts'
import { done, type JobResult, type JobRunner } from '#platform/outbox/outbox.ts'
import { ok, type Outcome } from '#core/ground/outcome.ts'
import type { Fault } from '#platform/providers/faults.ts'
import type { SmsPort } from '#platform/providers/messages/port.ts'
import { contactHolds, personHolds } from '#platform/store/contact-holds.ts'
import { personsOf } from '#platform/store/persons.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead, readLead } from '#platform/store/leads.ts'
import { openSignature, readSignature } from '#platform/store/signatures.ts'
import {
  noteMessage,
  noteTry,
  isSent,
  openSent,
  readMessage,
  toldWith,
  type MessageContent,
  type MessageReason,
  type SentRow,
} from '#platform/store/messages.ts'
import { setOptOut } from '#platform/store/texted-numbers.ts'
import { afterMessageFault } from './after-message-fault.server.ts'
import { addresseeOf, signerOf, type Addressee } from './addressee.server.ts'
import { noticeValues } from './adverse-action.server.ts'
import { counterOfferValues } from './counter-offer.server.ts'
import { declinedValues, receivedValues } from './standing-values.server.ts'
import { isOvertaken, whyOvertaken } from './overtaken.server.ts'
import { brandOf } from './content-of.server.ts'
import { opensAt, whyNotNow } from './may-be-texted.server.ts'
import { idOfJob, queueMessage } from './queue-message.server.ts'
import { addressOf } from './why-held.server.ts'
import { isTemplate } from './templates.ts'
import { hasLostItsLink, sendOn } from './send-on.server.ts'

/** Composes: link, sealed message and delivery job in one transaction. A second run of the same job changes nothing. */
export const composeMessage =
  (deps: Deps): JobRunner<'send-message'> =>
  async (job) => {
    const { template, channel, document, decision } = job.payload
    if (typeof template !== 'string' || !isTemplate(template)) return { giveUp: 'there is no such message' }
    const lead = await readLead(deps.db, job.leadId)
    if (!lead || (await isOvertaken(deps.db, lead, { template, decision }))) return done
    const values: Record<string, string> = typeof document === 'string' ? { document, message: '' } : {}
    if (template === 'adverse-action') {
      const notice = await noticeValues(deps, lead, typeof decision === 'string' ? decision : null)
      if (!notice) return { giveUp: 'there is no decision to give notice of' }
      Object.assign(values, notice)
    }
    if (template === 'counter-offer') Object.assign(values, await counterOfferValues(deps, lead))
    if (template === 'application-received') Object.assign(values, receivedValues(lead))
    if (template === 'declined') Object.assign(values, await declinedValues(deps, lead))
    await deps.db.transaction(async (tx) => {
      // One composer at a time: a job whose lease ran out may still be at work elsewhere.
      await lockLead(tx, lead.id)
      for (const way of ['email', 'sms'] as const)
        if (await readMessage(tx, lead.id, idOfJob(job.id, way))) return
      await queueMessage(tx, deps, lead, {
        template,
        values,
        decision,
        jobId: job.id,
        ...(channel === 'email' || channel === 'sms' || channel === 'both' ? { channel } : {}),
      })
    })
    deps.nudge()
    return done
  }

/** Sends a stored message; a retry sends the stored one again, with the same reference, never a new link. */
export const deliverMessage =
  (deps: Deps): JobRunner<'deliver-message'> =>
  async (job) => {
    const row = await readMessage(deps.db, job.leadId, job.payload.message)
    const owner = row ? await addresseeOf(deps, row) : null
    if (!row || !owner || !isSent(row) || row.state !== 'ready') return done
    const content = openSent(deps.keys, row)
    const lead = await readerOf(deps, owner, content)
    if (!lead) return settle(deps, row, { state: 'skipped', reason: 'no-address' })
    const now = deps.clock()
    const told = { template: row.template, decision: content.decision, since: row.createdAt }
    // A letter to a business says nothing about a decision.
    const of = row.subject === 'application' ? await readLead(deps.db, row.leadId) : null
    if (of && (await isOvertaken(deps.db, of, told)))
      return settle(deps, row, { state: 'skipped', reason: whyOvertaken(row.template) })
    const hold = isTemplate(row.template) ? await holdOn(deps, row, lead, content) : undefined
    // A corrected contact that nobody has confirmed: its messages wait.
    if (hold && content.to === addressOf(lead, content.channel))
      return {
        wait: 'the contact is not confirmed',
        afterSeconds: Math.ceil((hold.until.getTime() - now.getTime()) / 1000),
      }
    const template = isTemplate(row.template) ? row.template : null
    const lost = template && hasLostItsLink(lead, content) ? 'link-ended' : null
    const ended = (await whyNotNow(deps, row, lead, content)) ?? lost
    // Staff send a business a fresh link if they want it to have one.
    const goesOn = !content.signer && (ended === 'address-changed' || ended === 'link-ended')
    const went = of && template && goesOn ? await sendOn(deps, of, row, template, content) : 'on'
    if (ended) await settle(deps, row, { state: 'skipped', reason: ended })
    if (went === 'lost')
      return {
        giveUp: 'the address was changed, and only the letter itself says what it said: write it again',
      }
    if (ended) return done
    const opens = content.channel === 'sms' ? opensAt(deps, row, lead, content) : null
    if (opens)
      return {
        wait: 'quiet hours',
        afterSeconds: Math.ceil((opens.getTime() - deps.clock().getTime()) / 1000),
      }
    const sent = await send(deps, row, lead, content)
    if (sent === null) return settle(deps, row, { state: 'skipped', reason: 'not-set-up' })
    if (sent.ok) return settle(deps, row, { state: 'sent', providerId: sent.value.providerId })
    return afterFailedSend(deps, row, content, sent.refusal)
  }

/** What keeps a message from where it goes: of a person or another signer theirs, else the applicant's. */
async function holdOn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { subject, personId }: SentRow,
  { id, answers }: Addressee,
  { channel, signer }: MessageContent,
) {
  const other = subject === 'person' || signer !== undefined
  if (!other) return (await contactHolds(db, id, clock())).find((hold) => hold.channel === channel)
  const holds = await personHolds(db, id, clock())
  if (!holds.length) return undefined
  const persons = await personsOf(db, id)
  return holds.find(
    (hold) =>
      hold.personId === personId ||
      persons.some((each) => each.id === hold.personId && each.answers.email === answers.email),
  )
}

/** The recipient: the owner, or the signer that it names; null if that one is gone. */
async function readerOf(deps: Deps, owner: Addressee, { signer }: MessageContent): Promise<Addressee | null> {
  if (!signer) return owner
  const row = await readSignature(deps.db, owner.id, signer)
  return row && signerOf(owner, openSignature(deps.keys, row))
}

function send(deps: Deps, row: SentRow, { brand }: Addressee, content: MessageContent) {
  if (content.channel === 'email') {
    const { to, subject, text, html } = content
    const fromName = partnerName(deps, brand)
    const byPerson = row.template === 'staff-message'
    return deps.email?.send({ to, subject, text, html, messageId: row.id, fromName, byPerson }) ?? null
  }
  return deps.sms ? sendText(deps, deps.sms, row, content) : null
}

/** A text that was handed over before may have gone out although no answer came: look it up first, so that nobody is texted twice. */
async function sendText(
  deps: Deps,
  sms: SmsPort,
  row: SentRow,
  { to, body }: Extract<MessageContent, { channel: 'sms' }>,
): Promise<Outcome<{ readonly providerId: string }, Fault>> {
  const before = await noteTry(deps.db, row.leadId, row.id, deps.clock())
  const found = before ? await sms.findSent({ to, body }, before) : ok(null)
  if (!found.ok) return found
  return found.value ? ok(found.value) : sms.send({ to, body, reference: referenceOf(row) })
}

/** A partner's applicants know the partner; the operator's own name is part of the configured sender. */
function partnerName(deps: Deps, id: string): string | undefined {
  const brand = brandOf(deps, id)
  return brand.id === 'default' ? undefined : brand.name
}

/** Comes back with every status, so that it finds its row before the provider's id is stored. */
const referenceOf = (row: SentRow): string => `${row.leadId}.${row.id}`

async function afterFailedSend(
  deps: Deps,
  row: SentRow,
  content: MessageContent,
  fault: Fault,
): Promise<JobResult> {
  if (fault.kind === 'rejected' && fault.vendorCode === 'opted-out') {
    await deps.db.transaction((tx) => setOptOut(tx, deps.keys, content.to, true, deps.clock()))
    return settle(deps, row, { state: 'skipped', reason: 'opted-out' })
  }
  if (fault.kind === 'rejected' && fault.vendorCode === 'invalid-number')
    return settle(deps, row, { state: 'failed', reason: 'invalid-number' })
  // Nothing is wrong with the message: it goes out once the setting is right and staff try it again.
  if (fault.kind === 'rejected' && !fault.ours)
    await settle(deps, row, { state: 'failed', reason: fault.vendorCode ?? 'rejected' })
  return afterMessageFault(content.channel, fault)
}

async function settle(
  deps: Deps,
  row: SentRow,
  became: { state: 'sent' | 'skipped' | 'failed'; providerId?: string; reason?: MessageReason },
): Promise<JobResult> {
  await deps.db.transaction(async (tx) => {
    const now = deps.clock()
    if (!(await noteMessage(tx, row.leadId, row.id, became, now))) return
    await addEvent(
      tx,
      {
        ...toldWith(row),
        kind: became.state === 'sent' ? 'message-sent' : 'message-not-sent',
        actor: 'system',
        detail: {
          message: row.id,
          channel: row.channel,
          template: row.template,
          ...(became.reason ? { reason: became.reason } : {}),
        },
      },
      now,
    )
  })
  return done
}
