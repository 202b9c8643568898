// Reads pages of a statement of their pictures, one at a time; each is kept until the file is read, so that a job that begins anew goes on.
import type { Piece } from '#core/domain/statement-reader/page.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import { documentRow, type DocumentRow } from '#platform/store/documents.ts'
import { lockLead } from '#platform/store/leads.ts'
import { keepStatementPage, pagePlace, statementPagesOf } from '#platform/store/statement-pages.ts'
import type { ThreadFault } from '#platform/threads/pool.ts'
import type { SeenPage } from '#platform/threads/statement-file.ts'

/** The same work is worth another try. */
export const comesBack = (fault: ThreadFault): boolean => fault === 'busy' || fault === 'stopped'

/** `pages`: from 1. A page that nothing can be read of is empty. Refused where it is worth another try, and where the file is gone. */
export async function readPages(
  deps: Deps,
  document: DocumentRow,
  bytes: Uint8Array,
  pages: readonly number[],
): Promise<Outcome<SeenPage[], ThreadFault | 'gone'>> {
  const { id, leadId, mime } = document
  const kept = new Map(
    (await statementPagesOf(deps.db, leadId, id)).map(({ page, isTurned, sealed }) => [
      page,
      { isTurned, pieces: JSON.parse(deps.keys.open(sealed, pagePlace(id, page))) as readonly Piece[] },
    ]),
  )
  const seen: SeenPage[] = []
  for (const page of pages) {
    let found = kept.get(page)
    if (!found) {
      const read = await deps.threads.run('read-scanned-page', { bytes, mime, page })
      if (!read.ok && comesBack(read.refusal)) return read
      const { pieces, isTurned = false } = (read.ok && read.value) || { pieces: [] }
      found = { pieces, isTurned }
      const row = {
        documentId: id,
        page,
        pages: pages.length,
        readAt: deps.clock(),
        isTurned,
        sealed: deps.keys.seal(JSON.stringify(pieces), pagePlace(id, page)),
      }
      const stands = await deps.db.transaction(async (tx) => {
        await lockLead(tx, leadId)
        const now = await documentRow(tx, leadId, id)
        if (!now || now.removedAt) return false
        await keepStatementPage(tx, leadId, row)
        return true
      })
      if (!stands) return refused('gone')
    }
    seen.push({ page, ...found })
  }
  return ok(seen)
}
