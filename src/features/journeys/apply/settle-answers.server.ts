// What follows once pages 0 to 4 are answered: the qualification becomes final and the application moves to its next stage.
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import type { Deps } from '#platform/deps.ts'
import { readLead, settleLead, type SavedLead } from '#platform/store/leads.ts'
import { LAST_QUESTION_PAGE } from './flow.ts'
import { isComplete, mqlTypeOf } from './standing.server.ts'

/** Answers the application as it stands afterwards. Safe to run again: only a complete draft changes. */
export async function settleAnswers(deps: Deps, lead: SavedLead): Promise<SavedLead> {
  const open = lead.stage === 'draft' || lead.stage === 'referred'
  if (!open || lead.page <= LAST_QUESTION_PAGE || !isComplete(lead)) return lead
  const mql = mqlTypeOf(lead) || 'DNQ'
  const stage = mql === 'DNQ' ? 'not-qualified' : 'bank-needed'
  // Not qualified on the answers is a decline of a complete application: its notice is due (Regulation B, 12 CFR 1002.9).
  const job = sendMessageJob(lead.id, mql === 'DNQ' ? 'adverse-action' : 'application-received')
  const settled = await settleLead(deps.db, lead.id, { stage, mqlType: mql, job }, deps.clock())
  if (settled) deps.nudge()
  return settled ?? (await readLead(deps.db, lead.id)) ?? lead
}
