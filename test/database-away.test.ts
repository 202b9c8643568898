// A Postgres that is restarted under load: nobody's answered save is lost, the process lives on, and callers are told to come back.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import { openServer } from '#platform/db/pg.ts'
import { findPostgres, startPostgres, type ThrowAwayPostgres } from '../scripts/postgres.mjs'
import { bodyOf } from '../bench/application.ts'
import { VERSION } from '#platform/version.ts'
import { readMigrations } from '../src/server/database.ts'
import { testApp, type TestApp } from './app.ts'

/** Part of the run on a Postgres server; a server that may be ended is one of our own. */
const bin = process.env.TEST_DATABASE_URL ? findPostgres() : null
/** RESTARTS=20 is the long form. */
const RESTARTS = Number(process.env.RESTARTS ?? 2)
const PEOPLE = 16
const SAVES_BETWEEN = 60

describe.skipIf(!bin)('a database that goes away and comes back', () => {
  let postgres: ThrowAwayPostgres
  let t: TestApp
  beforeAll(async () => {
    postgres = await startPostgres(bin!)
    const db = await openServer(postgres.url, { poolSize: 8, connectMs: 1_000 })
    await migrate(db, readMigrations('migrations'), VERSION)
    t = await testApp({ db })
  })
  afterAll(async () => {
    await t.close()
    await postgres.stop()
  })

  test(`${RESTARTS} restarts under load: no answered save is lost`, async () => {
    const answered = new Map<string, number>()
    let saves = 0
    let putOff = 0
    let ended = false
    let next: { at: number; go: () => void } | null = null
    const person = async (who: number) => {
      const browser = t.visitor()
      for (let round = 0; !ended; round++) {
        let leadid: string | undefined
        for (const page of [0, 1, 2, 3, 4]) {
          const body: unknown = JSON.parse(bodyOf(who * 100_000 + round, page, leadid))
          const key = `restart-${who}-${round}-${page}-0123456789`
          for (;;) {
            const seen = await browser.post('/api/apply/lead', body, { headers: { 'idempotency-key': key } })
            if (seen.status === 200) {
              leadid = String(seen.body.leadid)
              answered.set(leadid, Number(seen.body.revision))
              if (++saves >= (next?.at ?? Infinity)) next!.go()
              break
            }
            expect([seen.status, seen.body.type]).toEqual([503, 'urn:underway:problem:database-away'])
            expect(Number(seen.headers['retry-after'])).toBeGreaterThan(0)
            putOff++
            if (ended) return
          }
        }
      }
    }
    const crowd = Promise.all(Array.from({ length: PEOPLE }, (_, who) => person(who)))
    // Whoever meets anything else than an answer or 'later' ends the test at once.
    const moreSaves = () =>
      Promise.race([crowd, new Promise<void>((go) => (next = { at: saves + SAVES_BETWEEN, go }))])
    for (let restart = 0; restart < RESTARTS; restart++) {
      await moreSaves()
      await postgres.end(restart % 2 ? 'SIGINT' : 'SIGQUIT')
      expect((await t.get('/api/health')).status).toBe(200)
      const ready = await t.get('/api/ready')
      expect([ready.status, ready.body.type]).toEqual([503, 'urn:underway:problem:database-away'])
      // The worker looks in vain, and is there afterwards.
      await expect(t.worker.drain()).rejects.toThrow('the database is away')
      await postgres.start()
    }
    await moreSaves()
    ended = true
    await crowd
    expect((await t.get('/api/ready')).body).toEqual({ status: 'ok' })
    expect(putOff).toBeGreaterThan(0)
    const rows = await t.db.query<{
      id: string
      revision: number
      epoch: number
      saves: number
      keys: number
    }>(
      `select id, revision, code_epoch as epoch,
         (select count(*) from event e where e.lead_id = lead.id and e.kind = 'answers-saved') as saves,
         (select count(*) from save_key k where k.lead_id = lead.id) as keys from lead`,
    )
    const kept = new Map(rows.map((row) => [t.deps.keys.leadCode(row.id, row.epoch), row.revision]))
    const lost = [...answered].filter(([code, revision]) => (kept.get(code) ?? 0) < revision)
    expect(lost).toEqual([])
    expect(rows.filter((row) => row.saves !== row.revision || row.keys !== row.revision)).toEqual([])
    expect(await t.worker.drain()).toBeGreaterThan(0)
    process.stdout.write(`restarts ${RESTARTS}, saves ${saves}, put off ${putOff}, lost ${lost.length}\n`)
  }, 300_000)
})
