// How far the chain and its readers have come, kept beside the blocks: a chain that ends before is one that somebody cut.
import type { Queryable } from '../db/db.ts'

/** `chain`: the last block that was written; `stream`: the last that was handed on. */
export type Reader = 'chain' | 'stream'

/** Notes that a reader has come as far as this block; never goes back. */
export async function moveCursor(db: Queryable, reader: Reader, block: number, at: Date): Promise<void> {
  await db.query(
    `insert into audit_cursor (reader, block, at) values ($1, $2, $3::timestamptz)
     on conflict (reader) do update set block = greatest(audit_cursor.block, excluded.block), at = excluded.at`,
    [reader, block, at],
  )
}

/** The highest block that anybody has seen; 0 before the first. */
export async function furthestBlock(db: Queryable): Promise<number> {
  const [found] = await db.query<{ block: number | null }>('select max(block) as block from audit_cursor')
  return found?.block ?? 0
}
