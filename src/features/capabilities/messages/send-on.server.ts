// A letter whose address was corrected while it waited: sent on to the address as it stands.
import type { Deps } from '#platform/deps.ts'
import { addEvent } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { addMessage, readMessage, type MessageContent, type MessageRow } from '#platform/store/messages.ts'
import { addressOf, idOfJob, queueDelivery } from './queue-message.server.ts'
import { templates, type Template } from './templates.ts'

/**
 * A letter that waited while its address was corrected goes to the corrected one: a notice of a decision is due (Regulation B). One with
 * a link does not, for its link has ended with the correction, which sends a link of its own; nor a text, which needs a consent anew.
 */
export async function sendOn(
  deps: Deps,
  lead: LeadRow,
  row: MessageRow,
  template: Template,
  content: MessageContent,
): Promise<void> {
  const to = addressOf(lead, 'email')
  if (content.channel !== 'email' || templates[template].link || !to) return
  const now = deps.clock()
  // The same letter to the same address is one message, however often the job runs.
  const id = idOfJob(row.id, to)
  await deps.db.transaction(async (tx) => {
    if (await readMessage(tx, lead.id, id)) return
    const { language } = row
    await addMessage(
      tx,
      deps.keys,
      { id, leadId: lead.id, template, language, content: { ...content, to }, state: 'ready' },
      now,
    )
    await addEvent(
      tx,
      {
        leadId: lead.id,
        kind: 'message-queued',
        actor: 'system',
        detail: { message: id, channel: 'email', template },
      },
      now,
    )
    await queueDelivery(tx, lead, id, 'email', now)
  })
  deps.nudge()
}
