// Where the owner is told of a decision: each contact masked, and why nothing goes there; shown before anybody decides.
import { maskedContact } from '#core/domain/masked-contact.ts'
import { addressOf, whyNotToSend } from '#features/capabilities/messages/why-held.server.ts'
import type { Deps } from '#platform/deps.ts'
import { contactHolds } from '#platform/store/contact-holds.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import type { ToldAt } from './told-contract.ts'

/** As it stands now: it is judged again when the message is written. */
export async function toldAt(deps: Deps, lead: LeadRow): Promise<ToldAt[]> {
  const held = new Set((await contactHolds(deps.db, lead.id, deps.clock())).map(({ channel }) => channel))
  return Promise.all(
    (['email', 'sms'] as const).map(async (channel) => {
      const to = addressOf(lead, channel)
      const why = await whyNotToSend(deps.db, deps, lead, { channel, to })
      return {
        channel,
        to: maskedContact(channel, to),
        why: why ?? (held.has(channel) ? 'contact-held' : null),
      }
    }),
  )
}
