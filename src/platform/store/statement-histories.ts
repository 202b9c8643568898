// Bank histories that were read from proven statements: kept beside those of bank links, of no connection, so that nothing asks a bank for them.
import type { Queryable } from '../db/db.ts'

/** Stands where the history of a link has its connection. */
const NO_CONNECTION = '00000000-0000-0000-0000-000000000000'

/** What the newest was made of; null where there is none. */
export async function statementHistoryMadeOf(db: Queryable, leadId: string): Promise<string | null> {
  const rows = await db.query<{ madeOf: string }>(
    `select made_of as "madeOf" from bank_history where lead_id = $1::uuid and made_of is not null
     order by fetched_at desc, id desc limit 1`,
    [leadId],
  )
  return rows[0]?.madeOf ?? null
}

interface NewStatementHistory {
  readonly leadId: string
  readonly id: string
  /** Compressed and sealed for `historyPlace(id)`. */
  readonly data: Uint8Array
  readonly madeOf: string
}

/** Adds one; those before stay, as a bank's former answers do. */
export const addStatementHistory = (
  tx: Queryable,
  { leadId, id, data, madeOf }: NewStatementHistory,
  now: Date,
): Promise<unknown> =>
  tx.query(
    `insert into bank_history (lead_id, connection_id, id, fetched_at, data, made_of)
     values ($1::uuid, '${NO_CONNECTION}'::uuid, $2::uuid, $3::timestamptz, $4, $5)`,
    [leadId, id, now, data, madeOf],
  )

/** None of them stays: a file of theirs was taken back, or what they were read from proves nothing any more. */
export const dropStatementHistories = (tx: Queryable, leadId: string): Promise<unknown> =>
  tx.query('delete from bank_history where lead_id = $1::uuid and made_of is not null', [leadId])
