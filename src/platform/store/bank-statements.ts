// How many statements a bank keeps of its accounts, as it said last. Counts only: the statements themselves stay at the bank.
import { json, type Queryable } from '../db/db.ts'
import type { ConnectionRow } from './bank-data.ts'

/** 'second-factor': the bank wants its owner before it tells. */
type StatementCount = number | 'second-factor'
/** By the account's short key; an account that is not in it has none. */
export type StatementCounts = Readonly<Record<string, StatementCount>>

/** By connection; one that is not in it was never told about. */
export async function statementCounts(
  db: Queryable,
  leadId: string,
): Promise<ReadonlyMap<string, StatementCounts>> {
  const rows = await db.query<{ id: string; statements: StatementCounts }>(
    `select id, statements from bank_connection where lead_id = $1::uuid and statements is not null`,
    [leadId],
  )
  return new Map(rows.map(({ id, statements }) => [id, statements]))
}

/** `all`: the bank told about every account, so those that are not named have none. Else the others stay as they were told before. */
export async function keepStatementCounts(
  tx: Queryable,
  { leadId, id }: Pick<ConnectionRow, 'leadId' | 'id'>,
  counts: StatementCounts,
  all: boolean,
): Promise<void> {
  await tx.query(
    `update bank_connection set statements = case when $4::boolean then $3::jsonb else statements || $3::jsonb end
     where lead_id = $1::uuid and id = $2::uuid`,
    [leadId, id, json(counts), all],
  )
}
