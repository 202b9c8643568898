// Giving a bank's access back: when the application has ended, when a newer link replaced it, when its owner asks for it.
import { isClosed } from '#core/domain/lead-stage.ts'
import { ourFault } from '#platform/providers/faults.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { addJob, done, type JobRunner } from '#platform/outbox/outbox.ts'
import {
  changeConnection,
  connectionsOf,
  openConnection,
  readConnection,
  settleBankState,
  type ConnectionRow,
} from '#platform/store/bank-data.ts'
import { isSharedAccess } from '#platform/store/bank-references.ts'
import { addEvent } from '#platform/store/events.ts'
import { retentionOf } from '#platform/store/retention.ts'
import { lockLead, readLead } from '#platform/store/leads.ts'

/** Asks for one connection's revocation, not before `runAt`. */
export const askForRevoke = (
  tx: Queryable,
  row: Pick<ConnectionRow, 'leadId' | 'id'>,
  now: Date,
  runAt = now,
): Promise<void> =>
  addJob(
    tx,
    {
      kind: 'revoke-bank-connection',
      leadId: row.leadId,
      onceKey: row.id,
      payload: { connectionId: row.id },
      runAt,
    },
    now,
  )

/**
 * For whoever ends an application (decision 34): asks, in the caller's transaction, for the revocation of all its connections. An
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
  // The vendor keeps (and bills) its side until it is told; the secret goes once that is done.
  await askForRevoke(tx, row, now)
  await settleBankState(tx, row.leadId, 'revoked', now)
  const detail = { connection: row.id, by: 'owner' } as const
  await addEvent(tx, { leadId: row.leadId, kind: 'bank-access-revoked', actor: 'provider', detail }, now)
}

/**
 * For an operator whose vendor cannot be told any more: erases the accesses of an application that has ended, and notes it. Answers of how
 * many vendors' connections. Throws a plain sentence for one that is held, is open, holds none, or is not there.
 */
export function forgetBankAccess(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  leadId: string,
  reason: string,
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
      await addEvent(tx, { leadId, kind: 'bank-access-forgotten', actor: 'system', detail }, now)
    }
    await settleBankState(tx, leadId, 'revoked', now)
    return rows.length
  })
}

export const revokeBankConnection =
  (deps: Deps): JobRunner<'revoke-bank-connection'> =>
  async ({ leadId, payload }) => {
    const row = await readConnection(deps.db, leadId, payload.connectionId)
    const lead = await readLead(deps.db, leadId)
    if (!row?.secret || !lead) return done
    const ended = row.state === 'revoked' || row.state === 'failed'
    // A funded one is not closed, and gives its access back when its bank data go.
    const isOver = isClosed(lead.stage) || (await retentionOf(deps.db, leadId))?.retired.includes('bank')
    if (!ended && !isOver) return done
    // A renewal that reads the same bank keeps the access; this application forgets it.
    const shared = await isSharedAccess(deps.db, row)
    const access = shared ? undefined : openConnection(deps.keys, row).access
    const port = deps.bankData[row.provider]
    if (access && !port) return { giveUp: 'this bank data provider is not set up' }
    const revoked = access ? await port!.revoke(access) : null
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
      await addEvent(
        tx,
        { leadId, kind: 'bank-access-revoked', actor: 'system', detail: { connection: row.id } },
        now,
      )
    })
    return done
  }
