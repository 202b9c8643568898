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
  return db.exclusively(LOCK, async () => {
    await db.script(
      'create table if not exists migration (name text primary key, checksum text not null, at timestamptz not null default now())',
    )
    const applied = new Map(
      (await db.query<{ name: string; checksum: string }>('select name, checksum from migration')).map(
        (m) => [m.name, m.checksum],
      ),
    )
    const now: string[] = []
    for (const { name, sql, repeatable } of [...migrations].sort(inOrder)) {
      const checksum = createHash('sha256').update(sql).digest('hex')
      const before = applied.get(name)
      if (before === checksum) continue
      if (before && !repeatable)
        throw new Error(`Migration ${name} was changed after it was applied. Restore it and add a new one.`)
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

const inOrder = (a: Migration, b: Migration): number =>
  Number(a.repeatable ?? false) - Number(b.repeatable ?? false) || (a.name < b.name ? -1 : 1)
