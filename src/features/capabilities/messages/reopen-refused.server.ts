// A message that its provider refused for good: another try at the same address would end the same way.
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { isSent, openSent, readMessage, reopenFailed } from '#platform/store/messages.ts'
import { readLead } from '#platform/store/leads.ts'
import { addressOf } from './why-held.server.ts'

/**
 * Before its job goes back to work: false where the address still is the one that was refused, or the message is no owner's of an application
 * (those are sent again from where their contact is corrected). Else it is ready again, and its job sends it on to the corrected address.
 */
export async function reopenRefused(
  tx: Queryable,
  deps: Deps,
  leadId: string,
  messageId: string,
): Promise<boolean> {
  const row = await readMessage(tx, leadId, messageId)
  if (!row || !isSent(row) || row.state !== 'failed') return true
  const content = openSent(deps.keys, row)
  const lead = row.subject === 'application' && !content.signer ? await readLead(tx, leadId) : null
  if (!lead || addressOf(lead, content.channel) === content.to) return false
  await reopenFailed(tx, leadId, messageId)
  return true
}
