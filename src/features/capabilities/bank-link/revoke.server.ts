// Giving a bank's access back: when the application has ended, when a newer link replaced it, when its owner asks for it.
import { isClosed } from '#core/domain/lead-stage.ts'
import { ourFault } from '#platform/providers/faults.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { done, type JobRunner } from '#platform/outbox/outbox.ts'
import {
  changeConnection,
  connectionsOf,
  openConnection,
  readConnection,
  settleBankState,
  type ConnectionRow,
} from '#platform/store/bank-data.ts'
import { isSharedAccess, lockAccess } from '#platform/store/bank-references.ts'
import { addEvent, type DoneBy } from '#platform/store/events.ts'
import { retentionOf } from '#platform/store/retention.ts'
import { lockLead } from '#platform/store/leads.ts'
import { addConnectionJob } from './ask-bank.server.ts'

/** Asks for one connection's revocation, not before `runAt`. */
export const askForRevoke = (
  tx: Queryable,
  row: Pick<ConnectionRow, 'leadId' | 'id'>,
  now: Date,
  runAt = now,
): Promise<void> => addConnectionJob(tx, 'revoke-bank-connection', row, now, runAt)

/**
 * For whoever ends an application (spec 191): asks, in the caller's transaction, for the revocation of all its connections. An
 * application that is open again when the job runs keeps them.
 */
export async function revokeBankConnections(
  tx: Queryable,
  leadId: string,
  now: Date,
  runAt = now,
): Promise<void> {
  for (const row of await connectionsOf(tx, leadId)) if (row.secret) await askForRevoke(tx, row, now, runAt)
}

/** Its owner took the access back at the bank: noted, and asked for, in the caller's transaction. */
export async function noteTakenBack(tx: Queryable, row: ConnectionRow, now: Date): Promise<void> {
  const change = { state: 'revoked', reason: 'revoked' } as const
  if (!(await changeConnection(tx, row, change, now, ['linked', 'needs-attention']))) return
  // The vendor keeps (and bills) its side until we tell it; the secret goes once that is done.
  await askForRevoke(tx, row, now)
  await settleBankState(tx, row.leadId, 'revoked', now)
  const detail = { connection: row.id, by: 'owner' } as const
  await addEvent(tx, { leadId: row.leadId, kind: 'bank-access-revoked', actor: 'provider', detail }, now)
}

/** An application that is open again keeps its banks, and a later end counts again. */
export const keepBankConnections = (tx: Queryable, leadId: string): Promise<unknown> =>
  tx.query(
    `delete from job where lead_id = $1::uuid and kind = 'revoke-bank-connection' and state = 'ready' and locked_until is null
       and exists (select from bank_connection c where c.lead_id = job.lead_id and c.id::text = job.once_key
         and c.state in ('linked', 'needs-attention'))`,
    [leadId],
  )

/**
 * For an operator whose vendor cannot be told any more: erases the accesses of an application that has ended, and notes it. Answers of how
 * many vendors' connections. Throws a plain sentence for one that is held, is open, holds none, or is not there.
 */
export function forgetBankAccess(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  leadId: string,
  reason: string,
  by: DoneBy,
): Promise<number> {
  const now = clock()
  return db.transaction(async (tx) => {
    await lockLead(tx, leadId)
    const stands = await retentionOf(tx, leadId)
    if (!stands) throw new Error('There is no application with this id.')
    if (stands.held) throw new Error('It is held: npm run retention -- release <id> <reason> comes first.')
    if (!stands.fate) throw new Error('It is still open: withdraw it on its page first.')
    const rows = (await connectionsOf(tx, leadId)).filter(({ secret }) => secret)
    if (!rows.length) throw new Error('It holds no access to a bank.')
    for (const row of rows) {
      const state = row.state === 'failed' ? 'failed' : 'revoked'
      await changeConnection(tx, row, { state, secret: null, refreshWanted: false }, now)
      const detail = { connection: row.id, reason }
      await addEvent(tx, { leadId, kind: 'bank-access-forgotten', ...by, detail }, now)
    }
    await settleBankState(tx, leadId, 'revoked', now)
    return rows.length
  })
}

/**
 * Ends a connection whose access is to be given back, before its vendor is told: of two applications that share an access and end at once
 * the later one then sees that nobody reads it any more. Null where there is nothing to give back, or its application goes on.
 */
async function beginEnd(
  tx: Queryable,
  leadId: string,
  id: string,
  now: Date,
): Promise<{ readonly row: ConnectionRow; readonly shared: boolean } | null> {
  const lead = await lockLead(tx, leadId)
  const row = await readConnection(tx, leadId, id)
  if (!row?.secret || !lead) return null
  const ended = row.state === 'revoked' || row.state === 'failed'
  // A funded one is not closed, and gives its access back when its bank data go.
  const isOver = isClosed(lead.stage) || (await retentionOf(tx, leadId))?.retired.includes('bank')
  if (!ended && !isOver) return null
  await lockAccess(tx, row)
  if (!ended && (await changeConnection(tx, row, { state: 'revoked', refreshWanted: false }, now)))
    await settleBankState(tx, leadId, 'revoked', now)
  return { row, shared: await isSharedAccess(tx, row) }
}

export const revokeBankConnection =
  (deps: Deps): JobRunner<'revoke-bank-connection'> =>
  async ({ leadId, payload }) => {
    const ending = await deps.db.transaction((tx) => beginEnd(tx, leadId, payload.connectionId, deps.clock()))
    if (!ending) return done
    const { row, shared } = ending
    const { access, customerRef } = openConnection(deps.keys, row)
    const port = deps.bankData[row.provider]
    // A renewal that reads the same bank keeps the access; this application forgets it.
    const given = shared ? undefined : (access ?? customerRef)
    if (given && !port) return { giveUp: 'this bank data provider is not set up' }
    // Of a window in which nothing was linked the vendor knows a customer, or nothing.
    const revoked = given ? await (access ? port!.revoke(access) : port!.revokeCustomer?.(given)) : undefined
    if (revoked && !revoked.ok) {
      const { kind, ours, retryAfterSeconds } = revoked.refusal
      if (ours) return { giveUp: ourFault(row.provider, revoked.refusal) }
      if (kind === 'rejected') return { giveUp: `revoke: ${kind}` }
      // 'needs-login': the access is gone already.
      if (kind !== 'needs-login') return { retry: `revoke: ${kind}`, afterSeconds: retryAfterSeconds }
    }
    const now = deps.clock()
    await deps.db.transaction(async (tx) => {
      await lockLead(tx, leadId)
      // A connection that failed stays so, with its cause; one that its owner tries again meanwhile has a new secret.
      const state = row.state === 'failed' ? 'failed' : 'revoked'
      const from = row.state === 'failed' ? (['failed'] as const) : undefined
      if (!(await changeConnection(tx, row, { state, secret: null, refreshWanted: false }, now, from))) return
      if (state === 'revoked') await settleBankState(tx, leadId, 'revoked', now)
      if (!revoked) return
      const detail = { connection: row.id }
      await addEvent(tx, { leadId, kind: 'bank-access-revoked', actor: 'system', detail }, now)
    })
    return done
  }
