// What a save asks of a Postgres server is found by its keys, even by a plan that was made beside empty tables and kept.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import pg from 'pg'
import { bodyOf, PAGES } from '../bench/application.ts'
import { testApp, type TestApp } from './app.ts'
import { testDatabase } from './database.ts'

/** Everything that a walk through the wizard asks outside transactions, except the call of a function: its plans are its own. */
const asked = new Map<string, number>()

/** The embedded engine makes its plans on one connection, beside the rows of one funder. */
describe.skipIf(!process.env.TEST_DATABASE_URL)('the statements of a save', () => {
  let t: TestApp
  let empty: pg.Client
  beforeAll(async () => {
    const db = await testDatabase({ unused: true })
    t = await testApp({
      db: {
        ...db,
        query: (sql, values = []) => {
          asked.set(sql, values.length)
          return db.query(sql, values)
        },
      },
    })
    asked.clear()
    const who = t.visitor()
    let leadid: string | undefined
    for (const page of PAGES) {
      const saved = await who.post('/api/apply/lead', JSON.parse(bodyOf(1, page, leadid)) as object)
      expect(saved.status).toBe(200)
      leadid = String(saved.body.leadid)
    }
    await who.post('/api/apply/load-progress', { leadid })
    // The same from a browser without the session: nothing is remembered for it.
    await t.visitor().post('/api/apply/lead', JSON.parse(bodyOf(1, 1, leadid)) as object)
    const [row] = await db.query<{ name: string }>('select current_database() as name')
    empty = new pg.Client({
      connectionString: Object.assign(new URL(process.env.TEST_DATABASE_URL!), { pathname: `/${row!.name}` })
        .href,
    })
    await empty.connect()
    await empty.query('truncate lead, ended_session cascade')
    await empty.query('set plan_cache_mode = force_generic_plan')
  })
  afterAll(async () => {
    await empty.end()
    await t.close()
  })

  test('none reads a whole table of applications', async () => {
    const plans: string[] = []
    for (const [sql, values] of asked) {
      if (!/\b(lead|ended_session|save_key)\b/.test(sql)) continue
      await empty.query(`prepare asked as ${sql}`)
      const nothing = values ? `(${Array<string>(values).fill('null').join()})` : ''
      const { rows } = await empty.query<{ 'QUERY PLAN': string }>(`explain execute asked${nothing}`)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
      await empty.query('deallocate asked')
    }
    expect(plans.length).toBeGreaterThan(2)
    expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([])
  })
})
