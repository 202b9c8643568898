// The end of an application without a decision, with everything that hangs on it: withdrawn by a person, or expired by itself.
import type { Queryable } from '#platform/db/db.ts'
import { replaceProposal } from '#platform/store/decisions.ts'
import type { DoneBy } from '#platform/store/events.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { revokeBankConnections } from '../bank-link/revoke.server.ts'

/**
 * In the caller's transaction, who writes the event that says why. What is out for signature ends with the stage, as its links do; the
 * bank's access is given back.
 */
export async function endApplication(
  tx: Queryable,
  leadId: string,
  to: 'withdrawn' | 'expired',
  by: DoneBy,
  now: Date,
): Promise<void> {
  await moveStage(tx, leadId, to, by, now)
  await replaceProposal(tx, leadId)
  await revokeBankConnections(tx, leadId, now)
}
