// Our readings of an application's statements, as far as they can be opened.
import { openedByEarlier } from '#core/domain/statement-exports/opened-by-earlier.ts'
import { mendStatement, type Mend, type MendedFile } from '#core/domain/statement-reader/mend.ts'
import { READER, type StatementFile } from '#core/domain/statement-reader/read-statement.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { whereReadable } from '#platform/store/lead-secrets.ts'
import { openedMend, statementMendsOf, type StatementMendRow } from '#platform/store/statement-mends.ts'
import {
  readingPlace,
  statementReadingsOf,
  type StatementReadingRow,
} from '#platform/store/statement-readings.ts'

export interface ReadingRead {
  readonly row: StatementReadingRow
  /** As it was made. Null where the file was not read, or by an older reader only. */
  readonly base: StatementFile | null
  /** The same with what a person put right. */
  readonly reading: MendedFile | null
  /** The latest word of a person on it. */
  readonly mended: (StatementMendRow & { readonly mends: readonly Mend[] }) | null
}

/** Of the documents that stand, by the day of their upload; each with the balance that another of them leaves it. */
export async function readingsOf(
  deps: Pick<Deps, 'keys' | 'log'>,
  db: Queryable,
  leadId: string,
): Promise<ReadingRead[]> {
  const latest = new Map((await statementMendsOf(db, leadId)).map((row) => [row.documentId, row]))
  const bases = (await statementReadingsOf(db, leadId)).map((row) => {
    const { sealed, documentId, reader } = row
    const text =
      sealed &&
      reader === READER &&
      whereReadable(deps, { lead: leadId, document: documentId }, () =>
        deps.keys.open(sealed, readingPlace(documentId)),
      )
    const read = text ? (JSON.parse(text) as StatementFile) : null
    const mend = latest.get(documentId)
    const opened =
      mend &&
      whereReadable(deps, { lead: leadId, document: documentId }, () => openedMend(deps.keys, leadId, mend))
    // A person's work outlives the reader that it was done on; where it is taken back, the latest reading stands.
    const base = opened && (opened.mends.length || !read) ? opened.base : read
    return { row, base, mended: mend && opened ? { ...mend, mends: opened.mends } : null }
  })
  const left = openedByEarlier(bases.flatMap(({ base }) => base ?? []))
  return bases.map(({ row, base: read, mended }) => {
    const base = read && left.shift()!
    const reading = base && mendStatement(base, mended ? mended.mends : [])
    return { row, base, reading: reading?.ok ? reading.value : null, mended }
  })
}
