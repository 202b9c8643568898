// The job behind a code: looks up whether anybody has the contact, makes the code and sends it. It leaves no message that staff could read.
import { toE164 } from '#core/fields/phone.ts'
import { codeOf, sendCode } from '#features/capabilities/contact-code/send-code.server.ts'
import { afterMessageFault } from '#features/capabilities/messages/after-message-fault.server.ts'
import { brandOf } from '#features/capabilities/messages/content-of.server.ts'
import { textingHours } from '#features/capabilities/messages/queue-message.server.ts'
import { whyNotToSend } from '#features/capabilities/messages/why-held.server.ts'
import type { Deps } from '#platform/deps.ts'
import { done, type JobRunner } from '#platform/outbox/outbox.ts'
import { countCode } from '#platform/store/contact-proofs.ts'
import { addEvent } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { codeToSend, forgetContact, keepCode, type CodeToSend } from '#platform/store/portal-codes.ts'
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
    const sent = await sendCode(deps, asked, {
      id,
      code,
      again: attempt > 1,
      brand: brandOf(deps, lead.brand),
      letter: 'portal-code',
      reference: `${lead.id}.${id}`,
    })
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

const mayGo = async ({ db, keys, config }: Deps, asked: CodeToSend, now: Date): Promise<boolean> =>
  !config.rateLimits || (await db.transaction((tx) => countCode(tx, keys, asked, 'portal', now))) === null

/** The newest application whose owner may be written to this way now; a text only where they agreed to texts, by day. */
async function addressee(
  deps: Deps,
  { channel, key, contact }: CodeToSend,
  now: Date,
): Promise<LeadRow | null> {
  const to = channel === 'sms' ? toE164(contact) : contact
  for (const lead of await leadsOfContact(deps.db, { channel, key }, now)) {
    if (channel === 'sms' && !textingHours(lead, now, { asked: true }).allowed) continue
    if (!(await whyNotToSend(deps.db, deps, lead, { channel, to }, { asked: true }))) return lead
  }
  return null
}
