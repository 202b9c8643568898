// Embedded databases that a process of tests goes on using: one that was emptied is there twenty times sooner than a new one.
import { readFileSync } from 'node:fs'
import type { Database } from '#platform/db/db.ts'
import { openInMemory } from './in-memory.ts'

interface Engine {
  readonly db: Database
  /** The schema as it was migrated. */
  readonly schema: string
}

const idle: Engine[] = []

/** An empty migrated database. Closed, it goes to the next who asks, unless its schema was changed or it cannot be emptied. */
export async function takeEngine(): Promise<Database> {
  const engine = idle.pop() ?? (await openEngine())
  let isOpen = true
  const { db } = engine
  // What a closed application still does must not reach the database of the next one.
  const open = (): Database => {
    if (!isOpen) throw new Error('the database is closed')
    return db
  }
  return {
    engine: db.engine,
    query: async (sql, values) => open().query(sql, values),
    transaction: async (work) => open().transaction(work),
    script: async (sql) => open().script(sql),
    exclusively: db.exclusively,
    listen: async (channel, hear, missed) =>
      open().listen(channel, (text) => void (isOpen && hear(text)), missed),
    close: async () => {
      if (!isOpen) return
      isOpen = false
      if (await isEmptied(engine)) idle.push(engine)
      else await db.close()
    },
  }
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

/** A fingerprint of tables, columns, keys, triggers, functions, roles, rights and migrations. */
async function readSchema(db: Database): Promise<string> {
  const [row] = await db.query<{ hash: string }>(
    `select md5(string_agg(line, '|' order by line)) as hash from (
       select concat_ws(' ', n.nspname, c.relname, c.relkind, c.relacl, a.attname, a.atttypid, a.attnotnull, a.attacl) as line
         from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_attribute a on a.attrelid = c.oid
        where n.nspname not in ('pg_catalog', 'pg_toast', 'information_schema')
       union all select concat_ws(' ', conname, conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
       union all select concat_ws(' ', tgname, tgrelid::regclass, tgenabled, tgtype) from pg_trigger
       union all select concat_ws(' ', p.oid::regprocedure, md5(p.prosrc), p.proacl) from pg_proc p
        where p.pronamespace = 'public'::regnamespace
       union all select concat_ws(' ', rolname, rolsuper, rolconfig) from pg_roles
       union all select to_jsonb(m)::text from migration m
     ) as lines`,
  )
  return row!.hash
}
