// Our readings of an application's statements, as far as they can be opened.
import { openedByEarlier } from '#core/domain/statement-exports/opened-by-earlier.ts'
import { READER, type StatementFile } from '#core/domain/statement-reader/read-statement.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { whereReadable } from '#platform/store/lead-secrets.ts'
import {
  readingPlace,
  statementReadingsOf,
  type StatementReadingRow,
} from '#platform/store/statement-readings.ts'

export interface ReadingRead {
  readonly row: StatementReadingRow
  /** Null where the file was not read, or by an older reader only. */
  readonly reading: StatementFile | null
}

/** Of the documents that stand, by the day of their upload; each with the balance that another of them leaves it. */
export async function readingsOf(
  deps: Pick<Deps, 'keys' | 'log'>,
  db: Queryable,
  leadId: string,
): Promise<ReadingRead[]> {
  const opened = (await statementReadingsOf(db, leadId)).map((row) => {
    const { sealed, documentId, reader } = row
    const text =
      sealed &&
      reader === READER &&
      whereReadable(deps, { lead: leadId, document: documentId }, () =>
        deps.keys.open(sealed, readingPlace(documentId)),
      )
    return { row, reading: text ? (JSON.parse(text) as StatementFile) : null }
  })
  const read = openedByEarlier(opened.flatMap(({ reading }) => reading ?? []))
  let at = 0
  return opened.map(({ row, reading }) => ({ row, reading: reading && (read[at++] ?? null) }))
}
