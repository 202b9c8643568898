// What staff put right in our readings of statements, as rows that are only ever added; the latest of a document stands.
import type { Mend } from '#core/domain/statement-reader/mend.ts'
import type { StatementFile } from '#core/domain/statement-reader/read-statement.ts'
import type { Id } from '#core/ground/id.ts'
import type { Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'
import type { KeyRing } from '../keys.ts'

interface Mended {
  /** The reading that was mended: a later reader may read other lines, and the mends speak of these. */
  readonly base: StatementFile
  /** Empty: the reading stands as it was made. */
  readonly mends: readonly Mend[]
}

export interface StatementMendRow {
  readonly id: Id
  readonly documentId: Id
  readonly at: Date
  readonly staffId: Id
  readonly data: Uint8Array
}

const place = (leadId: string, id: string): string => `statement_mend.data:${leadId}:${id}`

export async function addStatementMend(
  tx: Queryable,
  keys: KeyRing,
  {
    leadId,
    documentId,
    staffId,
    ...mended
  }: Mended & { leadId: string; documentId: string; staffId: string },
  now: Date,
): Promise<Id> {
  const id = newId(now)
  const data = keys.sealBytes(Buffer.from(JSON.stringify(mended)), place(leadId, id))
  await tx.query(
    `insert into statement_mend (lead_id, id, document_id, at, staff_id, data)
     values ($1::uuid, $2::uuid, $3::uuid, $4::timestamptz, $5::uuid, $6)`,
    [leadId, id, documentId, now, staffId, data],
  )
  return id
}

/** The latest of each document of an application. */
export const statementMendsOf = (db: Queryable, leadId: string): Promise<StatementMendRow[]> =>
  db.query<StatementMendRow>(
    `select distinct on (document_id) id, document_id as "documentId", at, staff_id as "staffId", data
     from statement_mend where lead_id = $1::uuid order by document_id, at desc, id desc`,
    [leadId],
  )

/** Throws where the key is gone. */
export const openedMend = (keys: KeyRing, leadId: string, { id, data }: StatementMendRow): Mended =>
  JSON.parse(Buffer.from(keys.openBytes(data, place(leadId, id))).toString('utf8')) as Mended
