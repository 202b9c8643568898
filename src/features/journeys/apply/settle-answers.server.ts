// What follows once pages 0 to 4 are answered: the qualification becomes final and the application moves to its next stage.
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import type { Deps } from '#platform/deps.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { addEvent } from '#platform/store/events.ts'
import { changeLead, readLead, type LeadRow } from '#platform/store/leads.ts'
import { LAST_QUESTION_PAGE } from './flow.ts'
import { isComplete, mqlTypeOf } from './standing.server.ts'

/** Answers the application as it stands afterwards. Safe to run again: only a complete draft changes. */
export async function settleAnswers(deps: Deps, lead: LeadRow): Promise<LeadRow> {
  const open = lead.stage === 'draft' || lead.stage === 'referred'
  if (!open || lead.page <= LAST_QUESTION_PAGE || !isComplete(lead)) return lead
  const now = deps.clock()
  const mql = mqlTypeOf(lead) || 'DNQ'
  const stage = mql === 'DNQ' ? 'not-qualified' : 'bank-needed'
  return deps.db.transaction(async (tx) => {
    await changeLead(tx, lead.id, { stage, mqlType: mql }, now)
    await addEvent(
      tx,
      { leadId: lead.id, kind: 'application-completed', actor: 'system', detail: { mql_type: mql, stage } },
      now,
    )
    if (stage === 'bank-needed') await addJob(tx, sendMessageJob(lead.id, 'application-received'), now)
    return (await readLead(tx, lead.id)) ?? lead
  })
}
