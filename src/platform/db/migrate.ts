// Brings the schema up to date: numbered SQL files, forward only, none twice; then the repeatable ones, whenever they change.
import { createHash } from 'node:crypto'
import type { Database } from './db.ts'

export interface Migration {
  /** '001-start', 'repeatable/write-saves' */
  readonly name: string
  readonly sql: string
  /** Replaces what it made before (functions): applied again whenever its text is another than the one applied last. */
  readonly repeatable?: boolean
}

const LOCK = 7_311_001

/**
 * Applies what is missing, each file in one transaction: the numbered ones in order, then the repeatable ones. Throws when an applied
 * numbered file was changed afterwards. Answers the names applied now.
 */
export async function migrate(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  // Nothing is missing at most starts, and whoever may not change the schema can start then.
  if (!missingFrom(await appliedTo(db), migrations).length) return []
  return db.exclusively(LOCK, async () => {
    await db.script(
      'create table if not exists migration (name text primary key, checksum text not null, at timestamptz not null default now())',
    )
    // Again: another process may have applied them meanwhile.
    const missing = missingFrom(await appliedTo(db), migrations)
    const now: string[] = []
    for (const { name, sql, checksum } of missing) {
      // Statements sent as one message are one transaction: all of the file and its mark, or nothing.
      await db.script(
        `${sql};\ninsert into migration (name, checksum) values ('${name}', '${checksum}')
           on conflict (name) do update set checksum = excluded.checksum, at = now();`,
      )
      now.push(name)
    }
    return now
  })
}

const appliedTo = async (db: Database): Promise<ReadonlyMap<string, string>> => {
  const [there] = await db.query<{ is: boolean }>(`select to_regclass('public.migration') is not null as is`)
  if (!there!.is) return new Map()
  const rows = await db.query<{ name: string; checksum: string }>('select name, checksum from migration')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** In the order in which they are applied, each with the checksum of its text. */
function missingFrom(
  applied: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): (Migration & { readonly checksum: string })[] {
  return [...migrations].sort(inOrder).flatMap((migration) => {
    const { name, sql, repeatable } = migration
    const checksum = createHash('sha256').update(sql).digest('hex')
    const before = applied.get(name)
    if (before === checksum) return []
    if (before && !repeatable)
      throw new Error(`Migration ${name} was changed after it was applied. Restore it and add a new one.`)
    return [{ ...migration, checksum }]
  })
}

const inOrder = (a: Migration, b: Migration): number =>
  Number(a.repeatable ?? false) - Number(b.repeatable ?? false) || (a.name < b.name ? -1 : 1)
