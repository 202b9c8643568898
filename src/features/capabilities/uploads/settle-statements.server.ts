// What follows from the months of statements that are there, or are there no more.
import { STATEMENT_MONTHS } from '#core/domain/documents.ts'
import type { Queryable } from '#platform/db/db.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { documentsOf } from '#platform/store/documents.ts'
import { addEvent, eventsOf } from '#platform/store/events.ts'
import { changeLead, readLead, type LeadRow } from '#platform/store/leads.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { sendMessageJob } from '../messages/send-message-job.ts'

/** Statements stand in for a bank connection; with four months a person can review them (spec 220), with what the model makes of those that are proven. */
async function settleStatements(tx: Queryable, leadId: string, months: number, now: Date): Promise<void> {
  const lead = (await readLead(tx, leadId))!
  if (lead.bankState === 'linked') return
  const bankState = lead.bankState === 'needs-attention' ? lead.bankState : 'statements'
  const complete = months >= STATEMENT_MONTHS && lead.stage === 'bank-needed'
  if (lead.bankState !== bankState) await changeLead(tx, leadId, { bankState }, now)
  if (!complete || !(await moveStage(tx, leadId, 'in-review', { actor: 'system' }, now))) return
  await addEvent(
    tx,
    { leadId, kind: 'statements-completed', actor: 'system', detail: { months, stage: 'in-review' } },
    now,
  )
  await addJob(tx, sendMessageJob(leadId, 'statements-received'), now)
  await addJob(tx, { kind: 'decide-application', leadId }, now)
}

/**
 * Fewer months are there than before: what stood on them stands no more. An application that waits for a person because its statements were complete
 * is asked for its bank again, and one without any statement has none that stand in for a bank.
 */
export async function unsettleStatements(
  tx: Queryable,
  lead: Pick<LeadRow, 'id' | 'stage' | 'bankState'>,
  months: number,
  now: Date,
): Promise<void> {
  if (lead.bankState !== 'statements' || months >= STATEMENT_MONTHS) return
  const left = (await documentsOf(tx, lead.id)).some(({ kind }) => kind === 'bank-statement')
  if (!left) await changeLead(tx, lead.id, { bankState: 'none' }, now)
  if (lead.stage === 'in-review' && (await cameByStatements(tx, lead.id)))
    await moveStage(tx, lead.id, 'bank-needed', { actor: 'system' }, now)
}

/** After statements came, or were said to be of other months: what follows where they are complete now, or are no more. */
export async function followStatements(
  tx: Queryable,
  leadId: string,
  months: number,
  now: Date,
): Promise<void> {
  await settleStatements(tx, leadId, months, now)
  await unsettleStatements(tx, (await readLead(tx, leadId))!, months, now)
}

/** Whoever sent it to a person otherwise, staff or a renewal's end, meant it whatever its statements. */
async function cameByStatements(tx: Queryable, leadId: string): Promise<boolean> {
  const events = await eventsOf(tx, leadId)
  const at = events.findLastIndex(({ kind, detail }) => kind === 'stage-changed' && detail.to === 'in-review')
  return at >= 0 && events.slice(at).some(({ kind }) => kind === 'statements-completed')
}
