// Asking for what a bank has, through the caller's transaction: its history, or the end of a link that its browser did not bring.
import type { Queryable } from '#platform/db/db.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { changeConnection, isConnectionJobOpen, type ConnectionRow } from '#platform/store/bank-data.ts'

/** Adds a job about one connection, not before `runAt`; several that were asked for are one. */
export const addConnectionJob = (
  tx: Queryable,
  kind:
    | 'fetch-bank-history'
    | 'finish-bank-link'
    | 'find-bank-link'
    | 'count-bank-statements'
    | 'revoke-bank-connection',
  { leadId, id }: Pick<ConnectionRow, 'leadId' | 'id'>,
  now: Date,
  runAt = now,
): Promise<void> => addJob(tx, { kind, leadId, onceKey: id, payload: { connectionId: id }, runAt }, now)

/** Asks for the history of a connection. */
export const askForHistory = (
  tx: Queryable,
  row: Pick<ConnectionRow, 'leadId' | 'id'>,
  now: Date,
): Promise<void> => addConnectionJob(tx, 'fetch-bank-history', row, now)

/** Asks for the finish as a job, when the vendor did not answer or the browser is gone. */
export const askForFinish = (
  tx: Queryable,
  row: Pick<ConnectionRow, 'leadId' | 'id'>,
  now: Date,
  runAt = now,
): Promise<void> => addConnectionJob(tx, 'finish-bank-link', row, now, runAt)

/**
 * Whether a login that had to be renewed is being read already. One that was refused is asked for by nobody, so it was renewed since: browser
 * and vendor tell of it both.
 */
export const isReadAnew = async (tx: Queryable, row: ConnectionRow): Promise<boolean> =>
  row.state === 'needs-attention' &&
  (row.reason === 'login' || row.reason === 'second-factor') &&
  (await isConnectionJobOpen(tx, row, 'fetch-bank-history'))

/** Its owner logged in again: what could not be read is asked of the bank, once. */
export async function readAnew(tx: Queryable, row: ConnectionRow, now: Date): Promise<void> {
  if (await isReadAnew(tx, row)) return
  await changeConnection(tx, row, { refreshWanted: true }, now)
  await askForHistory(tx, row, now)
}
