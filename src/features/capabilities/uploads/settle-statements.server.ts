// What follows from the months of statements that are there.
import { STATEMENT_MONTHS } from '#core/domain/documents.ts'
import type { Queryable } from '#platform/db/db.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { addEvent } from '#platform/store/events.ts'
import { changeLead, readLead } from '#platform/store/leads.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { sendMessageJob } from '../messages/send-message-job.ts'

/** Statements stand in for a bank connection; with four months a person can review them, but no decision is made of them (decision 13). */
export async function settleStatements(
  tx: Queryable,
  leadId: string,
  months: number,
  now: Date,
): Promise<void> {
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
}
