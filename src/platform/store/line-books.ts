// The book of lines that is kept of an application with very many of them: sealed, for one set of histories and one engine.
import type { Queryable } from '../db/db.ts'
import type { AnalysisKey } from './bank-analyses.ts'

/** The form of a packed book: another one is made again. */
const FORM = 'book-1'
const engineOf = ({ engine }: AnalysisKey): string => `${engine}/${FORM}`

/** Where the book is sealed for. */
export const linesPlace = (key: AnalysisKey): string =>
  `bank_line_book.data:${key.leadId}:${engineOf(key)}:${key.histories}`

/** The kept book of exactly these histories by exactly this engine, as it is sealed; null when there is none. */
export async function readKeptBook(db: Queryable, key: AnalysisKey): Promise<Uint8Array | null> {
  const rows = await db.query<{ data: Uint8Array }>(
    `select data from bank_line_book where lead_id = $1::uuid and histories = $2 and engine = $3`,
    [key.leadId, key.histories, engineOf(key)],
  )
  return rows[0]?.data ?? null
}

export async function hasKeptBook(db: Queryable, leadId: string): Promise<boolean> {
  const rows = await db.query(`select 1 from bank_line_book where lead_id = $1::uuid`, [leadId])
  return rows.length > 0
}

/** Keeps a book in place of the previous one. */
export async function keepBook(
  db: Queryable,
  key: AnalysisKey,
  sealed: Uint8Array,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into bank_line_book (lead_id, histories, engine, made_at, data)
     values ($1::uuid, $2, $3, $4::timestamptz, $5)
     on conflict (lead_id) do update set histories = excluded.histories, engine = excluded.engine,
       made_at = excluded.made_at, data = excluded.data`,
    [key.leadId, key.histories, engineOf(key), now, sealed],
  )
}
