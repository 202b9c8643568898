// Past one machine: what belongs to an application is kept and found by it, so that its tables can be parted by application.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Queryable, SqlValue } from '#platform/db/db.ts'
import { createLink } from '#platform/store/links.ts'
import { bodyOf, PAGES } from '../bench/application.ts'
import { testApp, type TestApp } from './app.ts'
import { testDatabase } from './database.ts'
import { ownedTables, partTables } from './partition-layout.ts'

test('every unique index of a table that belongs to an application holds the application', async () => {
  const db = await testDatabase()
  const tables = await ownedTables(db)
  expect(tables.map(({ table }) => table)).toEqual(
    expect.arrayContaining(['lead', 'event', 'link', 'save_key']),
  )
  const without = tables.flatMap(({ by, unique }) =>
    unique.filter((made) => !made.slice(made.indexOf(' USING ')).includes(by)),
  )
  expect(without).toEqual([])
  await db.close()
})

describe('with its tables in eight parts', () => {
  let db: Database
  let t: TestApp
  /** Each statement that asks for rows of applications, and which parts of which table it read or wrote. */
  const touched: { sql: string; parts: Record<string, number> }[] = []
  let listening = false

  /** Runs a statement, and notes by the engine's own counts what it touched. */
  const noting =
    (tx: Queryable): Queryable['query'] =>
    async <Row>(sql: string, values: readonly SqlValue[] = []) => {
      const before = await countsOf(tx)
      const rows = await tx.query<Row>(sql, values)
      const after = await countsOf(tx)
      const parts: Record<string, number> = {}
      for (const [name, count] of after)
        if (count > (before.get(name) ?? 0)) {
          const table = name.replace(/_\d$/, '')
          parts[table] = (parts[table] ?? 0) + 1
        }
      if (Object.keys(parts).length) touched.push({ sql, parts })
      return rows
    }

  beforeAll(async () => {
    db = await testDatabase()
    await partTables(db)
    t = await testApp({
      db: {
        ...db,
        query: (sql, values) =>
          listening ? db.transaction((tx) => noting(tx)(sql, values)) : db.query(sql, values),
        transaction: (work) => db.transaction((tx) => work(listening ? { query: noting(tx) } : tx)),
      },
    })
  })
  afterAll(() => t.close())

  test('a walk through the wizard touches one part of each table at a time', async () => {
    listening = true
    const who = t.visitor()
    let leadid: string | undefined
    for (const page of PAGES) {
      const saved = await who.post('/api/apply/lead', JSON.parse(bodyOf(1, page, leadid)) as object)
      expect(saved.status).toBe(200)
      leadid = String(saved.body.leadid)
    }
    await who.post('/api/apply/load-progress', { leadid })
    await who.get('/api/apply/current')
    const [lead] = await db.query<{ id: string }>('select id from lead')
    const link = { leadId: lead!.id, purpose: 'continue', expiresInDays: 1 } as const
    const { code } = await createLink(t.deps.db, t.deps.keys, link, t.clock())
    expect((await t.visitor().post('/api/apply/continue', { code })).status).toBe(200)
    listening = false
    expect(touched.some(({ sql }) => sql.includes('write_saves'))).toBe(true)
    expect(touched.filter(({ parts }) => Object.values(parts).some((count) => count > 1))).toEqual([])
  })
})

/** Scans and changes of each part in the transaction under way. */
async function countsOf(tx: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.query<{ name: string; count: number }>(
    `select relname::text as name, (coalesce(seq_scan, 0) + coalesce(idx_scan, 0) + n_tup_ins + n_tup_upd + n_tup_del)::int as count
     from pg_stat_xact_user_tables where relname ~ '_[0-7]$'`,
  )
  return new Map(rows.map(({ name, count }) => [name, count]))
}
