// What follows once every question is answered: the qualification becomes final and the application moves to its next stage.
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import type { Deps } from '#platform/deps.ts'
import { readLead, settleLead, type SavedLead, type Settlement } from '#platform/store/leads.ts'
import { isComplete, mqlTypeOf } from './standing.server.ts'
import type { Wizard } from './wizard.server.ts'

/** What these answers settle; null while a question is open or when it was settled before. */
export function settlementOf(wizard: Wizard, lead: SavedLead): Settlement | null {
  const open = lead.stage === 'draft' || lead.stage === 'referred'
  if (!open || lead.page <= wizard.lastQuestionPage || !isComplete(wizard, lead)) return null
  const mqlType = mqlTypeOf(lead) || 'DNQ'
  return {
    stage: mqlType === 'DNQ' ? 'not-qualified' : 'bank-needed',
    mqlType,
    // Not qualified on the answers is a decline of a complete application: its notice is due (Regulation B, 12 CFR 1002.9).
    job: sendMessageJob(lead.id, mqlType === 'DNQ' ? 'adverse-action' : 'application-received'),
  }
}

/** Settles what the save itself could not, for it knows only its own answers. Answers the application as it stands afterwards. */
export async function settleAnswers(deps: Deps, wizard: Wizard, lead: SavedLead): Promise<SavedLead> {
  const settlement = settlementOf(wizard, lead)
  if (!settlement) return lead
  const settled = await settleLead(deps.db, lead.id, settlement, deps.clock())
  if (settled) deps.nudge()
  return settled ?? (await readLead(deps.db, lead.id)) ?? lead
}
