// Once before all tests: a migrated database to copy from, so that no test file pays for the migrations.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import pg from 'pg'
import type { Database } from '#platform/db/db.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openServer } from '#platform/db/pg.ts'
import { readMigrations } from '../src/server/database.ts'
import { openInMemory } from './in-memory.ts'
import { partTables } from './partition-layout.ts'

type Migrations = ReturnType<typeof readMigrations>

/** TEST_PARTITIONS=1: everything runs on the schema as several machines would hold it. */
const parted = process.env.TEST_PARTITIONS === '1'

export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'underway-test-'))
  // Threads and processes run plain JavaScript, as in the product; within the project, where they find the fonts and what stays a package of its own.
  const beside = mkdtempSync(join('node_modules', '.underway-test-'))
  await build({
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'error',
    external: ['@hyzyla/pdfium', 'fontkit', 'pdfkit'],
    entryPoints: ['src/server/thread.ts', 'src/server/child.ts'],
    outdir: beside,
    outExtension: { '.js': '.mjs' },
  })
  process.env.TEST_THREAD_FILE = resolve(beside, 'thread.mjs')
  process.env.TEST_CHILD_FILE = resolve(beside, 'child.mjs')
  const migrations = readMigrations('migrations')
  const url = process.env.TEST_DATABASE_URL
  const prefix = `underway_test_${randomBytes(4).toString('hex')}_`
  process.env.TEST_DATABASE_PREFIX = prefix
  if (url) process.env.TEST_DATABASE_TEMPLATE = await makeTemplate(url, `${prefix}template`, migrations)
  else process.env.TEST_DATABASE_DUMP = await makeDump(join(folder, 'migrated.tar'), migrations)
  return async () => {
    for (const made of [folder, beside]) rmSync(made, { recursive: true, force: true })
    if (url) await dropAll(url, prefix)
  }
}

async function fill(db: Database, migrations: Migrations): Promise<void> {
  await migrate(db, migrations, '0.0.0')
  if (parted) await partTables(db)
  // Files empty a database for the next one: what a migration put in would be there for the first file alone.
  await db.script(
    `do $$
     declare
       each record;
       filled boolean;
     begin
       for each in select * from pg_tables where schemaname !~ '^(pg_|information_schema)' and tablename <> 'migration' loop
         execute format('select exists (select from %I.%I)', each.schemaname, each.tablename) into filled;
         if filled or each.schemaname <> 'public' then raise 'test/database.ts cannot empty %', each.tablename; end if;
       end loop;
       if exists (select from pg_sequences) then raise 'test/database.ts does not set sequences back'; end if;
     end $$`,
  )
}

/** On the server: files copy it. Its name is this run's own: another run may make its own meanwhile. Answers the name. */
async function makeTemplate(url: string, name: string, migrations: Migrations): Promise<string> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const db = await openServer(Object.assign(new URL(url), { pathname: `/${name}` }).href, { poolSize: 2 })
  await fill(db, migrations)
  await db.close()
  return name
}

/** What this run made. */
async function dropAll(url: string, prefix: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`)
  await admin.end()
}

/** Of the embedded engine; answers the file. */
async function makeDump(file: string, migrations: Migrations): Promise<string> {
  const db = await openInMemory()
  await fill(db, migrations)
  writeFileSync(file, Buffer.from(await (await db.dump('none')).arrayBuffer()))
  await db.close()
  return file
}
