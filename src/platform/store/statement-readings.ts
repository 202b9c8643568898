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

/** What was found beside the lines. */
interface StatementLookRow {
  readonly documentId: Id
  /** Version of what was looked for; 0 = not looked at. */
  readonly look: number
  /** Ciphertext of `FileSigns` as JSON; null where the file could not be looked at. */
  readonly signs: string | null
  /** Ciphertext of a list of `FeedMatch` as JSON; null where there was no feed to compare. */
  readonly feed: string | null
}

/** Binds a sealed reading to its document. */
export const readingPlace = (documentId: string): string => `statement-reading:${documentId}`

export const signsPlace = (documentId: string): string => `statement-signs:${documentId}`
export const feedPlace = (documentId: string): string => `statement-feed:${documentId}`

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
       set read_at = excluded.read_at, reader = excluded.reader, refusal = excluded.refusal, sealed = excluded.sealed, look = 0`,
    [leadId, documentId, readAt, reader, refusal, sealed],
  )

/** Of the application's documents that still stand and were read or tried, by the day of their upload. */
export const statementLooksOf = (db: Queryable, leadId: string): Promise<StatementLookRow[]> =>
  db.query<StatementLookRow>(
    `select r.document_id as "documentId", r.look, r.signs, r.feed
     from statement_reading r join document d on d.lead_id = r.lead_id and d.id = r.document_id
     where r.lead_id = $1::uuid and d.removed_at is null order by d.uploaded_at, d.id`,
    [leadId],
  )

export const keepStatementLook = (
  tx: Queryable,
  leadId: string,
  { documentId, look, signs }: Omit<StatementLookRow, 'feed'>,
): Promise<unknown> =>
  tx.query(
    `update statement_reading set look = $3, signs = $4 where lead_id = $1::uuid and document_id = $2::uuid`,
    [leadId, documentId, look, signs],
  )

export const keepFeedMatches = (
  tx: Queryable,
  leadId: string,
  { documentId, feed }: Pick<StatementLookRow, 'documentId' | 'feed'>,
): Promise<unknown> =>
  tx.query(`update statement_reading set feed = $3 where lead_id = $1::uuid and document_id = $2::uuid`, [
    leadId,
    documentId,
    feed,
  ])
