// An application moves to another stage: the row and its event, in the transaction of what moved it.
import type { Stage } from '#core/domain/lead-stage.ts'
import type { Queryable } from '../db/db.ts'
import { addEvent, type DoneBy } from './events.ts'
import { changeLead, type LeadRow } from './leads.ts'

/** Whether the stage may be reached from the present one is the caller's to judge; the present one again changes and logs nothing. */
export async function changeStage(
  tx: Queryable,
  lead: Pick<LeadRow, 'id' | 'stage'>,
  stage: Stage,
  by: DoneBy,
  now: Date,
): Promise<void> {
  if (lead.stage === stage) return
  await changeLead(tx, lead.id, { stage }, now)
  const detail = { from: lead.stage, to: stage }
  await addEvent(tx, { leadId: lead.id, kind: 'stage-changed', ...by, detail }, now)
}
