// A database for one test file, migrated or empty: in memory by default, on the server of TEST_DATABASE_URL when it is set.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { sqlState, type Database, type Queryable } from '#platform/db/db.ts'
import { openServer } from '#platform/db/pg.ts'
import { openInMemory } from './in-memory.ts'
import { takeEngine } from './kept-engines.ts'
import { onLoan } from './on-loan.ts'
import { readSchema } from './schema-fingerprint.ts'

/** Names of the server's databases that stand empty. Files of a worker use them one after the other: a new one is 600 files on the disk. */
const emptied: string[] = []

/** By name, who empties it: a connection that knows its tables does so with a third of the work of a new one. */
const cleaners = new Map<string, pg.Client>()

/** The schema as it was migrated. */
let migrated: string | undefined

/** `unused`: one whose tables never held a row, on a server. */
export async function testDatabase({ unused = false } = {}): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return takeEngine()
  const kept = unused ? undefined : emptied.pop()
  const name = kept ?? (await createOn(url, `template ${process.env.TEST_DATABASE_TEMPLATE}`))
  migrated ??= await withClient(urlOf(url, name), readSchema)
  return openOn(url, name, async () => {
    if (await isEmptied(await cleanerOf(url, name))) emptied.push(name)
    else {
      await cleaners.get(name)?.end()
      cleaners.delete(name)
      await dropOn(url, name)
    }
  })
}

async function cleanerOf(url: string, name: string): Promise<Queryable> {
  let cleaner = cleaners.get(name)
  if (!cleaner) {
    cleaner = new pg.Client({ connectionString: urlOf(url, name) })
    // Ended by a test, or with the database at the end of the run.
    cleaner.on('error', () => cleaners.delete(name))
    await cleaner.connect()
    cleaners.set(name, cleaner)
  }
  return queryableOf(cleaner)
}

/** For a test of migrations: it has none yet. */
export async function emptyDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return openInMemory()
  const name = await createOn(url, '')
  return openOn(url, name, () => dropOn(url, name))
}

/** With connections of its own: nothing of a session is left for whoever has the database next. */
async function openOn(url: string, name: string, ended: () => Promise<void>): Promise<Database> {
  const db = await openServer(urlOf(url, name), { poolSize: 4 })
  return onLoan(db, () => db.close().then(ended))
}

const urlOf = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href

async function withClient<T>(url: string, work: (db: Queryable) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(queryableOf(client))
  } finally {
    await client.end()
  }
}

const queryableOf = (client: pg.Client): Queryable => ({
  query: async <Row>(sql: string) => (await client.query(sql)).rows as Row[],
})

async function createOn(url: string, how: string): Promise<string> {
  const name = `${process.env.TEST_DATABASE_PREFIX}${randomBytes(6).toString('hex')}`
  await withClient(url, async (admin) => {
    // A template is copied by one at a time: parallel test files take turns.
    await admin.query('select pg_advisory_lock(7311002)')
    await admin.query(`create database ${name} ${how}`)
  })
  return name
}

const dropOn = (url: string, name: string): Promise<void> =>
  withClient(url, async (admin) => {
    await admin.query(`drop database if exists ${name} with (force)`)
  })

/**
 * Whether it is as it was migrated. Whoever is still connected is put out. Rows go one table after the other, since to truncate makes new
 * files for every table, and without triggers, some of which forbid it. A user who may not switch them off gets a new database each time.
 */
async function isEmptied(db: Queryable): Promise<boolean> {
  try {
    await db.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    await db.query(`set lock_timeout = '5s'`)
    if ((await readSchema(db)) !== migrated) return false
    await db.query('set session_replication_role = replica')
    await db.query(
      `do $$
       declare each record;
       begin
         for each in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migration' loop
           execute format('delete from %I', each.tablename);
         end loop;
       end $$`,
    )
    return true
  } catch (error) {
    if (mayBeLeft.has(sqlState(error) ?? '')) return false
    throw error
  }
}

/** No right to switch off triggers; a lock that somebody holds. */
const mayBeLeft = new Set(['42501', '55P03'])
