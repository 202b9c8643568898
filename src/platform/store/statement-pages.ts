// Pages of statements that were read of their pictures, until the whole file is read: one row for each, sealed.
import type { Id } from '#core/ground/id.ts'
import type { Queryable } from '../db/db.ts'

interface StatementPageRow {
  readonly documentId: Id
  /** From 1. */
  readonly page: number
  /** How many pages of the file are to be read of their pictures. */
  readonly pages: number
  readonly readAt: Date
  /** Its picture lay upside down. */
  readonly isTurned: boolean
  /** Ciphertext of the page's pieces as JSON. */
  readonly sealed: string
}

/** Binds a sealed page to its place. */
export const pagePlace = (documentId: string, page: number): string => `statement-page:${documentId}/${page}`

/** In their order. */
export const statementPagesOf = (
  db: Queryable,
  leadId: string,
  documentId: string,
): Promise<StatementPageRow[]> =>
  db.query<StatementPageRow>(
    `select document_id as "documentId", page, pages, read_at as "readAt", is_turned as "isTurned", sealed from statement_page
     where lead_id = $1::uuid and document_id = $2::uuid order by page`,
    [leadId, documentId],
  )

interface PagesRead {
  readonly documentId: Id
  /** How many of its pages were read so far, of how many. */
  readonly read: number
  readonly pages: number
}

/** Of the files that are being read of their pictures now. */
export const pagesReadOf = (db: Queryable, leadId: string): Promise<PagesRead[]> =>
  db.query<PagesRead>(
    `select document_id as "documentId", count(*)::int as read, max(pages)::int as pages from statement_page
     where lead_id = $1::uuid group by document_id`,
    [leadId],
  )

/** A page that is there stays as it is. */
export const keepStatementPage = (
  tx: Queryable,
  leadId: string,
  { documentId, page, pages, readAt, isTurned, sealed }: StatementPageRow,
): Promise<unknown> =>
  tx.query(
    `insert into statement_page (lead_id, document_id, page, pages, read_at, is_turned, sealed)
     values ($1::uuid, $2::uuid, $3, $4, $5::timestamptz, $6, $7) on conflict (lead_id, document_id, page) do nothing`,
    [leadId, documentId, page, pages, readAt, isTurned, sealed],
  )

export const dropStatementPages = (tx: Queryable, leadId: string, documentId: string): Promise<unknown> =>
  tx.query(`delete from statement_page where lead_id = $1::uuid and document_id = $2::uuid`, [
    leadId,
    documentId,
  ])
