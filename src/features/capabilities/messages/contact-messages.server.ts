// Two messages about a corrected contact: one to the previous address, which names nobody, and a code to another contact on file.
import type { Channel, ContactMessage as Name } from '#core/domain/messages.ts'
import { fill, pick } from '#core/words/words.ts'
import { en } from '#core/words/messages/en.ts'
import { es } from '#core/words/messages/es.ts'
import type { Deps } from '#platform/deps.ts'
import type { Queryable } from '#platform/db/db.ts'
import { newId } from '#platform/ids.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { addMessage } from '#platform/store/messages.ts'
import { contactOf, emailOf, smsOf } from './layout.ts'
import { brandOf } from './content-of.server.ts'
import { textingHours } from './queue-message.server.ts'

interface ContactMessage {
  readonly template: Name
  readonly channel: Channel
  readonly to: string
  readonly code?: string
}

/** Goes to the address it is given, whatever the application holds by now; no name of a person or a business stands in it. */
export async function queueContactMessage(
  tx: Queryable,
  deps: Deps,
  lead: LeadRow,
  { template, channel, to, code = '' }: ContactMessage,
): Promise<void> {
  const now = deps.clock()
  const id = newId(now)
  const brand = brandOf(deps, lead.brand)
  const words = pick({ en, es }, lead.language)
  const values = { brand: brand.name, contact: contactOf(brand), code }
  const content =
    channel === 'sms'
      ? { channel, to, body: smsOf(fill(words[`${template}.sms`], values), '', words.stopHint) }
      : {
          channel,
          to,
          ...emailOf({
            brand,
            language: lead.language,
            firstName: '',
            subject: fill(words[`${template}.subject`], values),
            text: fill(words[`${template}.text`], values),
          }),
        }
  const row = { id, leadId: lead.id, template, language: lead.language, content, state: 'ready' as const }
  await addMessage(tx, deps.keys, row, now)
  const hours = channel === 'sms' ? textingHours(lead, now, { asked: true, to }) : null
  const runAt = hours && !hours.allowed ? hours.nextAt : now
  await addJob(
    tx,
    { kind: 'deliver-message', leadId: lead.id, onceKey: id, payload: { message: id }, runAt },
    now,
  )
}
