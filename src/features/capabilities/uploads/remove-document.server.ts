// Takes a document away with its bytes: the row says so at once, the job that removes bytes without a row does the rest.
import type { Queryable } from '#platform/db/db.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { removeDocument, type DocumentRow } from '#platform/store/documents.ts'

/** The caller writes the event. */
export async function removeWithBytes(tx: Queryable, row: DocumentRow, now: Date): Promise<void> {
  await removeDocument(tx, row, now)
  await addJob(
    tx,
    {
      kind: 'remove-unkept-file',
      leadId: row.leadId,
      onceKey: `${row.id} taken back`,
      payload: { document: row.id, blob: row.blobKey },
    },
    now,
  )
}
