// Brings the schema up to date: numbered SQL files, forward only, each in one transaction, none twice.
import { createHash } from 'node:crypto'
import type { Database } from './db.ts'

export interface Migration {
  /** '001-start' */
  readonly name: string
  readonly sql: string
}

const LOCK = 7_311_001

/** Applies what is missing, in order. Throws when an applied file was changed afterwards. Answers the names applied now. */
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
    for (const { name, sql } of [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const checksum = createHash('sha256').update(sql).digest('hex')
      const before = applied.get(name)
      if (before === checksum) continue
      if (before)
        throw new Error(`Migration ${name} was changed after it was applied. Restore it and add a new one.`)
      // Statements sent as one message are one transaction: all of the file and its mark, or nothing.
      await db.script(`${sql};\ninsert into migration (name, checksum) values ('${name}', '${checksum}');`)
      now.push(name)
    }
    return now
  })
}
