// Which text raised a doubt, and so which number it is about: the row names a keyed hash alone.
import type { Deps } from '#platform/deps.ts'
import type { Queryable } from '#platform/db/db.ts'
import { contactHashes } from '#platform/store/contact-proofs.ts'
import { messagesOf, openMessage } from '#platform/store/messages.ts'
import type { RequestOfNumber } from '#platform/store/owner-requests.ts'

interface DoubtedText {
  readonly messageId: string
  /** E.164. */
  readonly from: string
}

/** Null where the text is not kept. A doubt of the release before names no number: it is of the last text before it. */
export async function doubtedText(
  db: Queryable,
  { keys }: Pick<Deps, 'keys'>,
  leadId: string,
  { phoneKey, askedAt }: Pick<RequestOfNumber, 'phoneKey' | 'askedAt'>,
): Promise<DoubtedText | null> {
  for (const row of await messagesOf(db, leadId)) {
    if (row.template !== 'inbound' || row.channel !== 'sms' || row.createdAt > askedAt) continue
    const { to } = openMessage(keys, row)
    if (phoneKey === null || contactHashes(keys, 'sms', to).includes(phoneKey))
      return { messageId: row.id, from: to }
  }
  return null
}
