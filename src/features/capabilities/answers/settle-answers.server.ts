// What follows once every question is answered: the qualification becomes final and the application moves to its next stage.
import { minimumsOf } from '#core/domain/general-minimums.ts'
import type { Policy } from '#core/domain/policy-cells.ts'
import { judgeMove } from '#core/domain/lead-stage.ts'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import type { Queryable } from '#platform/db/db.ts'
import { addEvent, type DoneBy } from '#platform/store/events.ts'
import { completedBy, type Settlement } from '#platform/store/lead-save.ts'
import { changeLead, type SavedLead } from '#platform/store/leads.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { isComplete, mqlTypeOf, reachedPage } from './lead-progress.server.ts'
import type { Wizard } from './wizard.server.ts'

/** What these answers settle; null while a question is open or when it was settled before. */
export function settlementOf(wizard: Wizard, lead: SavedLead, policy: Policy): Settlement | null {
  const open = lead.stage === 'draft' || lead.stage === 'referred'
  if (!open || reachedPage(wizard, lead) < wizard.pages.bank || !isComplete(wizard, lead)) return null
  const mqlType = mqlTypeOf(lead, policy) || 'DNQ'
  const move = judgeMove(lead.stage, mqlType === 'DNQ' ? 'not-qualified' : 'bank-needed')
  // Not qualified on the answers is a decline of a complete application: its notice is due (Regulation B, 12 CFR 1002.9).
  const job = sendMessageJob(lead.id, mqlType === 'DNQ' ? 'adverse-action' : 'application-received')
  return move && { move, mqlType, minimums: minimumsOf(policy), job }
}

/** Writes it where no save of a page does, with the events that such a save leaves. The caller holds the lock and sends `job`. */
export async function writeSettlement(
  tx: Queryable,
  leadId: string,
  settlement: Settlement,
  by: DoneBy,
  now: Date,
): Promise<void> {
  const { move, mqlType } = settlement
  const detail = completedBy(settlement)
  await addEvent(tx, { leadId, kind: 'application-completed', actor: 'system', detail }, now)
  await changeLead(tx, leadId, { mqlType }, now)
  await moveStage(tx, leadId, move.to, by, now)
}
