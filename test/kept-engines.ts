// Embedded databases that a process of tests goes on using: one that was emptied is there twenty times sooner than a new one.
import { readFileSync } from 'node:fs'
import type { Database } from '#platform/db/db.ts'
import { openInMemory } from './in-memory.ts'
import { onLoan } from './on-loan.ts'
import { readSchema } from './schema-fingerprint.ts'

interface Engine {
  readonly db: Database
  /** The schema as it was migrated. */
  readonly schema: string
}

const idle: Engine[] = []

/** An empty migrated database. Closed, it goes to the next who asks, unless its schema was changed or it cannot be emptied. */
export async function takeEngine(): Promise<Database> {
  const engine = idle.pop() ?? (await openEngine())
  return onLoan(engine.db, async () => {
    if (await isEmptied(engine)) idle.push(engine)
    else await engine.db.close()
  })
}

async function openEngine(): Promise<Engine> {
  const db = await openInMemory(new Blob([readFileSync(process.env.TEST_DATABASE_DUMP!)]))
  return { db, schema: await readSchema(db) }
}

async function isEmptied({ db, schema }: Engine): Promise<boolean> {
  try {
    await db.script('reset all; discard temp')
    if ((await readSchema(db)) !== schema) return false
    const tables = await db.query<{ names: string }>(
      `select string_agg(format('%I.%I', schemaname, tablename), ', ') as names from pg_tables
        where schemaname = 'public' and tablename <> 'migration'`,
    )
    // Without triggers: some of them forbid it.
    await db.script(
      `set session_replication_role = replica; truncate ${tables[0]!.names}; set session_replication_role = origin`,
    )
    return true
  } catch {
    return false
  }
}
