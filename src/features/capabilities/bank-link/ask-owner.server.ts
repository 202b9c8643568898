// A bank that waits for its owner: noted with its reason, and the owner written to where something waits for that bank.
import type { BankReason } from '#core/codes/bank-reasons.ts'
import { hasOffer, isClosed } from '#core/domain/lead-stage.ts'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import {
  changeConnection,
  lastFetch,
  readConnection,
  settleBankState,
  type ConnectionRow,
} from '#platform/store/bank-data.ts'
import { addEvent, happenedSince, wasOwnerAsked } from '#platform/store/events.ts'
import { lockLead, readLead } from '#platform/store/leads.ts'

const alive = ['linked', 'needs-attention'] as const

/** Whether a decision still waits for what this bank tells. */
export async function isRead(tx: Queryable, { leadId }: ConnectionRow): Promise<boolean> {
  const lead = await readLead(tx, leadId)
  return lead !== null && !hasOffer(lead.stage) && !isClosed(lead.stage)
}

/**
 * Whether a login matters to anybody now: to a decision, to a bank that was linked since and never read, or to a re-check that staff asked
 * for. Who was approved long ago is not sent to the bank for what nobody reads, and nobody whose application has ended is.
 */
async function isAwaited(tx: Queryable, row: ConnectionRow): Promise<boolean> {
  const lead = await readLead(tx, row.leadId)
  if (!lead || isClosed(lead.stage)) return false
  if (!hasOffer(lead.stage)) return true
  const last = await lastFetch(tx, row.leadId, row.id)
  return !last || happenedSince(tx, row.leadId, 'bank-refresh-asked', last)
}

/** Nobody is written to twice for one state. Read under the application's lock. */
export async function isToBeAsked(tx: Queryable, row: ConnectionRow, reason: BankReason): Promise<boolean> {
  if (!(await isAwaited(tx, row))) return false
  return !((await isWaitingFor(tx, row, reason)) && (await wasOwnerAsked(tx, row.leadId, row.id)))
}

async function isWaitingFor(tx: Queryable, row: ConnectionRow, reason: BankReason): Promise<boolean> {
  const current = await readConnection(tx, row.leadId, row.id)
  return current?.state === 'needs-attention' && current.reason === reason
}

/** The owner (or the bank) must do something before the history can be had. */
export async function markAttention(deps: Deps, row: ConnectionRow, reason: BankReason): Promise<void> {
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    await lockLead(tx, row.leadId)
    await noteAttention(tx, row, reason, now)
  })
}

/** The same in a transaction that holds the application's lock. */
export async function noteAttention(
  tx: Queryable,
  row: ConnectionRow,
  reason: BankReason,
  now: Date,
): Promise<void> {
  const asked = await isToBeAsked(tx, row, reason)
  if (!asked && (await isWaitingFor(tx, row, reason))) return
  if (!(await changeConnection(tx, row, { state: 'needs-attention', reason }, now, alive))) return
  await settleBankState(tx, row.leadId, 'needs-attention', now)
  const detail = { connection: row.id, reason, ...(asked ? {} : { unasked: true as const }) }
  await addEvent(tx, { leadId: row.leadId, kind: 'bank-needs-attention', actor: 'provider', detail }, now)
  if (asked) await askOwner(tx, row, reason, now)
}

/** What the person can do about it; a bank that is down comes back by itself and is told on the page only. */
export async function askOwner(
  tx: Queryable,
  row: ConnectionRow,
  reason: BankReason,
  now: Date,
): Promise<void> {
  if (reason === 'institution-down') return
  const template = reason === 'unavailable' ? 'continue-link' : 'bank-needs-attention'
  await addJob(tx, sendMessageJob(row.leadId, template), now)
}
