// Uploaded statements as we read them ourselves, as they are stored: one for each document, sealed.
import type { Id } from '#core/ground/id.ts'
import type { Queryable } from '../db/db.ts'

export interface StatementReadingRow {
  readonly documentId: Id
  readonly readAt: Date
  /** Version of the reader. */
  readonly reader: number
  readonly refusal: string | null
  /** Ciphertext of a `StatementReading` as JSON. */
  readonly sealed: string | null
}

/** Binds a sealed reading to its document. */
export const readingPlace = (documentId: string): string => `statement-reading:${documentId}`

/** Of the application's documents that still stand, by the day of their upload. */
export const statementReadingsOf = (db: Queryable, leadId: string): Promise<StatementReadingRow[]> =>
  db.query<StatementReadingRow>(
    `select r.document_id as "documentId", r.read_at as "readAt", r.reader, r.refusal, r.sealed
     from statement_reading r join document d on d.lead_id = r.lead_id and d.id = r.document_id
     where r.lead_id = $1::uuid and d.removed_at is null order by d.uploaded_at, d.id`,
    [leadId],
  )

/** The latest reading of a document stands. */
export const keepStatementReading = (
  tx: Queryable,
  leadId: string,
  { documentId, readAt, reader, refusal, sealed }: StatementReadingRow,
): Promise<unknown> =>
  tx.query(
    `insert into statement_reading (lead_id, document_id, read_at, reader, refusal, sealed)
     values ($1::uuid, $2::uuid, $3::timestamptz, $4, $5, $6)
     on conflict (lead_id, document_id) do update
       set read_at = excluded.read_at, reader = excluded.reader, refusal = excluded.refusal, sealed = excluded.sealed`,
    [leadId, documentId, readAt, reader, refusal, sealed],
  )
