// Where the message of a plan's day would go, as its owner may be shown it.
import { maskedContact } from '#core/domain/masked-contact.ts'
import type { MessageReason } from '#platform/store/messages.ts'
import { addressOf, whyNotToSend } from '#features/capabilities/messages/why-held.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { wantsToBeForgotten } from '#platform/store/retention.ts'
import type { WirePlan } from './contract.ts'

type Reminder = NonNullable<WirePlan['reminder']>

/** As it stands now: consent and number are judged again when it is sent. Null where it goes nowhere, or its owner asked to be forgotten. */
export async function reminderOf(deps: Deps, lead: LeadRow): Promise<Reminder | null> {
  const { db } = deps
  if (await wantsToBeForgotten(db, lead.id)) return null
  const to = { email: addressOf(lead, 'email'), sms: addressOf(lead, 'sms') }
  const [noMail, noText] = [
    await whyNotToSend(db, deps, lead, { channel: 'email', to: to.email }),
    await whyNotToSend(db, deps, lead, { channel: 'sms', to: to.sms }),
  ]
  if (noMail && noText) return null
  return {
    email: noMail ? '' : maskedContact('email', to.email),
    phone: maskedContact('sms', to.sms),
    texts: textsOf(noText),
  }
}

function textsOf(why: MessageReason | null): Reminder['texts'] {
  switch (why) {
    case null:
      return 'yes'
    case 'no-address':
      return 'no-number'
    case 'opted-out':
    case 'maybe-stopped':
      return 'stopped'
    case 'no-consent':
    case 'other-number':
      return 'no-consent'
    default:
      return 'off'
  }
}
