// Which number a doubt is about: the row names a keyed hash, the text that raised it the number itself.
import type { Deps } from '#platform/deps.ts'
import type { Queryable } from '#platform/db/db.ts'
import { contactHashes } from '#platform/store/contact-proofs.ts'
import { messagesOf, openMessage } from '#platform/store/messages.ts'
import type { RequestOfNumber } from '#platform/store/owner-requests.ts'

/** In E.164; null where its text is not kept. A doubt of the release before names no number: it is of the last text before it. */
export async function doubtedNumber(
  db: Queryable,
  { keys }: Pick<Deps, 'keys'>,
  leadId: string,
  { phoneKey, askedAt }: Pick<RequestOfNumber, 'phoneKey' | 'askedAt'>,
): Promise<string | null> {
  for (const row of await messagesOf(db, leadId)) {
    if (row.template !== 'inbound' || row.channel !== 'sms' || row.createdAt > askedAt) continue
    const { to } = openMessage(keys, row)
    if (phoneKey === null || contactHashes(keys, 'sms', to).includes(phoneKey)) return to
  }
  return null
}
