// Brings everything sealed to a key that stays: all sealed columns, then all files; and lets former keys go once nothing needs them.
import type { Queryable } from '../db/db.ts'
import { rotateColumn, type Rotated } from './rotate-column.ts'
import { rotateFiles, type FileRotation } from './rotate-files.ts'
import { findSealedColumns } from './sealed-columns.ts'

interface RotatedPlace extends Rotated {
  /** 'lead.secrets', or 'files'. */
  readonly place: string
}

/** Goes through everything once, and tells about each place when it is done. Ends early without harm: what is done stays done. */
export async function* rotateKeys(parts: FileRotation): AsyncGenerator<RotatedPlace> {
  for (const column of await findSealedColumns(parts.db))
    yield { place: `${column.table}.${column.column}`, ...(await rotateColumn(parts.db, parts, column)) }
  yield { place: 'files', ...(await rotateFiles(parts)) }
}

/** Forgets that the database was written with field keys other than `needed`. The caller knows that nothing needs the others. */
export const forgetFormerFieldKeys = (
  db: Queryable,
  needed: readonly string[],
): Promise<{ readonly id: string }[]> =>
  db.query<{ id: string }>(
    `delete from known_key where setting = 'FIELD_KEYS' and not (id = any($1::text[])) returning id`,
    [needed],
  )
