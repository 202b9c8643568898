// Opens a frozen paper again: exactly what was shown and signed.
import { createHash } from 'node:crypto'
import { ok, type Outcome } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import { filePlace, paperFile, type PaperRow } from '#platform/store/papers.ts'
import type { ThreadFault } from '#platform/threads/pool.ts'

/** The file of a kept paper, as it was shown; null where it is not there. Throws where its bytes are not those that were hashed. */
export async function openPaper(
  { db, threads }: Pick<Deps, 'db' | 'threads'>,
  row: PaperRow,
): Promise<Outcome<Uint8Array | null, ThreadFault>> {
  const sealed = await paperFile(db, row)
  if (!sealed) return ok(null)
  const opened = await threads.run('open-bytes', { bytes: sealed, place: filePlace(row.id) })
  if (!opened.ok) return opened
  if (createHash('sha256').update(opened.value).digest('hex') !== row.hash)
    throw new Error('a frozen paper is not the one that was hashed')
  return opened
}
