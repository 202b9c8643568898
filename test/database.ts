// A fresh database for one test file, migrated or empty: in memory by default, on the server of TEST_DATABASE_URL when it is set.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Database } from '#platform/db/db.ts'
import { openServer } from '#platform/db/pg.ts'
import { TEMPLATE } from './global-setup.ts'
import { openInMemory } from './in-memory.ts'
import { takeEngine } from './kept-engines.ts'

export async function testDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  return url ? createOn(url, `template ${TEMPLATE}`) : takeEngine()
}

/** For a test of migrations: it has none yet. */
export async function emptyDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  return url ? createOn(url, '') : openInMemory()
}

async function createOn(url: string, how: string): Promise<Database> {
  const name = `underway_test_${randomBytes(6).toString('hex')}`
  const admin = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  // A template is copied by one at a time: parallel test files take turns.
  await admin('select pg_advisory_lock(7311002)', `create database ${name} ${how}`)
  const db = await openServer(Object.assign(new URL(url), { pathname: `/${name}` }).href, { poolSize: 4 })
  return {
    ...db,
    close: async () => {
      await db.close()
      await admin(`drop database if exists ${name} with (force)`)
    },
  }
}
