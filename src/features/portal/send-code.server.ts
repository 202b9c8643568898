// The job behind a code: looks up whether anybody has the contact, makes the code and sends it. It leaves no message that staff could read.
import { createHash } from 'node:crypto'
import { fill, pick } from '#core/words/words.ts'
import { en } from '#core/words/messages/en.ts'
import { es } from '#core/words/messages/es.ts'
import { toE164 } from '#core/fields/phone.ts'
import { afterMessageFault } from '#features/capabilities/messages/after-message-fault.server.ts'
import { contactOf, emailOf, smsOf } from '#features/capabilities/messages/layout.ts'
import { brandOf, textingHours, whyNotToSend } from '#features/capabilities/messages/queue-message.server.ts'
import type { Deps } from '#platform/deps.ts'
import { done, type JobRunner } from '#platform/outbox/outbox.ts'
import { countSent } from '#platform/store/contact-proofs.ts'
import { addEvent } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import {
  CODE_MINUTES,
  codeToSend,
  forgetContact,
  keepCode,
  type CodeToSend,
} from '#platform/store/portal-codes.ts'
import { leadsOfContact } from '#platform/store/portal-leads.ts'

export const sendPortalCode =
  (deps: Deps): JobRunner<'send-portal-code'> =>
  async ({ payload: { code: id }, attempt }) => {
    const now = deps.clock()
    const asked = await codeToSend(deps.db, deps.keys, id, now)
    if (!asked) return done
    const lead = await addressee(deps, asked, now)
    // Anybody can ask for a code at any address: after a few that nobody used there is none.
    const goes = lead !== null && (attempt > 1 || (await mayGo(deps, asked, now)))
    if (!goes) {
      await forgetContact(deps.db, id)
      return done
    }
    const code = codeOf(deps, id)
    // Kept before it is sent: whoever reads it at once is let in.
    await keepCode(deps.db, deps.keys, id, code)
    const sent = await send(deps, lead, asked, { id, code, again: attempt > 1 })
    const after = sent && !sent.ok ? afterMessageFault(asked.channel, sent.refusal) : done
    if ('retry' in after) return after
    await forgetContact(deps.db, id)
    if (sent?.ok)
      await addEvent(
        deps.db,
        { leadId: lead.id, kind: 'portal-code-sent', actor: 'system', detail: { channel: asked.channel } },
        now,
      )
    // A contact that its provider refuses is nobody's to mend.
    return sent && !sent.ok && sent.refusal.ours ? after : done
  }

const mayGo = ({ db, config }: Deps, { key }: CodeToSend, now: Date): Promise<boolean> =>
  db.transaction((tx) => countSent(tx, key.split(','), !config.rateLimits, now))

/** The newest application whose owner may be written to this way now; a text only where they agreed to texts, by day. */
async function addressee(
  deps: Deps,
  { channel, key, contact }: CodeToSend,
  now: Date,
): Promise<LeadRow | null> {
  const to = channel === 'sms' ? toE164(contact) : contact
  for (const lead of await leadsOfContact(deps.db, { channel, key }, now)) {
    if (channel === 'sms' && !textingHours(lead, now).allowed) continue
    if (!(await whyNotToSend(deps.db, deps, lead, { channel, to }))) return lead
  }
  return null
}

/** Six digits that follow from our key: a job that runs again sends the same ones. */
function codeOf(deps: Deps, id: string): string {
  const digest = createHash('sha256').update(deps.keys.index(id, 'portal code made')).digest()
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

async function send(
  deps: Deps,
  lead: LeadRow,
  { channel, contact, language, askedAt }: CodeToSend,
  { id, code, again }: { id: string; code: string; again: boolean },
) {
  const brand = brandOf(deps, lead.brand)
  const words = pick({ en, es }, language)
  const values = { brand: brand.name, contact: contactOf(brand), code, minutes: CODE_MINUTES }
  if (channel === 'sms') {
    const body = smsOf(fill(words['portal-code.sms'], values), '', words.stopHint)
    const text = { to: toE164(contact), body }
    // One that was handed over before may have gone out unheard.
    const found = again && deps.sms ? await deps.sms.findSent(text, askedAt) : null
    if (found && (!found.ok || found.value)) return found
    return deps.sms?.send({ ...text, reference: `${lead.id}.${id}` })
  }
  const email = emailOf({
    brand,
    language,
    firstName: '',
    subject: fill(words['portal-code.subject'], values),
    text: fill(words['portal-code.text'], values),
  })
  const fromName = brand.id === 'default' ? undefined : brand.name
  return deps.email?.send({ to: contact, ...email, messageId: id, fromName })
}
