// The one place that moves an application to another stage: judged by the table of allowed moves, written with its event.
import { isClosed, stages, stagesBefore, type Stage } from '#core/domain/lead-stage.ts'
import type { Queryable } from '../db/db.ts'
import { voidEnvelopes } from './envelopes.ts'
import { addEvent, type DoneBy } from './events.ts'

/**
 * Moves an application to `to` if the table allows it from the stage that is stored now, with the event, in the caller's transaction.
 * A reopened application keeps its data again. Answers the stage it came from; null where it stayed: it is there already, or may not go there from where it is. The save is the
 * one other writer (`write-saves.sql`): it writes the move that `judgeMove` allowed, if the row is still the one that was judged.
 */
export async function moveStage(
  tx: Queryable,
  leadId: string,
  to: Stage,
  by: DoneBy,
  now: Date,
): Promise<Stage | null> {
  const rows = await tx.query<{ from: Stage }>(
    `update lead set stage = $2, updated_at = $3::timestamptz,
       retired = case when old.was = any($5::text[]) and not $2 = any($5::text[]) then '{}' else retired end
     from (select id, stage as was from lead where id = $1::uuid for update) as old
     where lead.id = old.id and old.was = any($4::text[]) returning old.was as from`,
    [leadId, to, now, stagesBefore(to), stages.filter(isClosed)],
  )
  const from = rows[0]?.from ?? null
  if (from) await addEvent(tx, { leadId, kind: 'stage-changed', ...by, detail: { from, to } }, now)
  // What is out for signature stands for the stage 'contract-out' alone: whatever leads away from it ends it.
  if (from === 'contract-out' && to !== 'contract-signed') await voidEnvelopes(tx, { leadId }, by, now)
  return from
}
