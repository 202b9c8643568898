// Analyses of uploaded bank statements as they are stored; their figures are sealed.
import type { Id } from '#core/ground/id.ts'
import type { Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'

type StatementAnalysisState = 'asked' | 'sent' | 'received' | 'failed'

export interface StatementAnalysisRow {
  readonly id: Id
  readonly leadId: string
  readonly state: StatementAnalysisState
  readonly documents: readonly Id[]
  readonly askedAt: Date
  readonly vendor: string
  readonly book: string | null
  readonly taken: readonly Id[]
  readonly unread: readonly Id[]
  readonly receivedAt: Date | null
  readonly failure: string | null
  /** Ciphertext of `StatementFigures` as JSON. */
  readonly sealed: string | null
}

const columns = `id, lead_id as "leadId", state, documents, asked_at as "askedAt", vendor, book, taken, unread,
  received_at as "receivedAt", failure, sealed`

/** Stands as `vendor` where we read the statements ourselves. */
export const OWN_READER = 'own'

/** Binds the sealed figures to their row. */
export const figuresPlace = (id: string): string => `statement-analysis.figures:${id}`

/** All of an application, newest first. */
export const statementAnalysesOf = (db: Queryable, leadId: string): Promise<StatementAnalysisRow[]> =>
  db.query<StatementAnalysisRow>(
    `select ${columns} from statement_analysis where lead_id = $1::uuid order by asked_at desc, id desc`,
    [leadId],
  )

export async function readStatementAnalysis(
  db: Queryable,
  leadId: string,
  id: string,
): Promise<StatementAnalysisRow | null> {
  const rows = await db.query<StatementAnalysisRow>(
    `select ${columns} from statement_analysis where lead_id = $1::uuid and id = $2::uuid`,
    [leadId, id],
  )
  return rows[0] ?? null
}

/** The one that waits for this book of the vendor's. */
export async function statementAnalysisOfBook(
  db: Queryable,
  vendor: string,
  book: string,
): Promise<Pick<StatementAnalysisRow, 'id' | 'leadId'> | null> {
  const rows = await db.query<Pick<StatementAnalysisRow, 'id' | 'leadId'>>(
    `select id, lead_id as "leadId" from statement_analysis where book = $1 and vendor = $2 and state = 'sent'`,
    [book, vendor],
  )
  return rows[0] ?? null
}

export async function addStatementAnalysis(
  tx: Queryable,
  analysis: Pick<StatementAnalysisRow, 'leadId' | 'documents' | 'vendor'>,
  now: Date,
): Promise<Id> {
  const id = newId(now)
  await tx.query(
    `insert into statement_analysis (lead_id, id, state, documents, asked_at, vendor)
     values ($1::uuid, $2::uuid, 'asked', $3::uuid[], $4::timestamptz, $5)`,
    [analysis.leadId, id, analysis.documents, now, analysis.vendor],
  )
  return id
}

/** Lays what changed over one that has not ended; false when it has. */
export async function changeStatementAnalysis(
  tx: Queryable,
  { leadId, id }: Pick<StatementAnalysisRow, 'leadId' | 'id'>,
  change: Partial<
    Pick<StatementAnalysisRow, 'state' | 'book' | 'taken' | 'unread' | 'receivedAt' | 'failure' | 'sealed'>
  >,
): Promise<boolean> {
  const { state, book, taken, unread, receivedAt, failure, sealed } = change
  const rows = await tx.query(
    `update statement_analysis set state = coalesce($3, state), book = coalesce($4, book), taken = coalesce($5::uuid[], taken),
       unread = coalesce($6::uuid[], unread), received_at = coalesce($7::timestamptz, received_at),
       failure = coalesce($8, failure), sealed = coalesce($9, sealed)
     where lead_id = $1::uuid and id = $2::uuid and state in ('asked', 'sent') returning 1`,
    [
      leadId,
      id,
      state ?? null,
      book ?? null,
      taken ?? null,
      unread ?? null,
      receivedAt ?? null,
      failure ?? null,
      sealed ?? null,
    ],
  )
  return rows.length > 0
}
