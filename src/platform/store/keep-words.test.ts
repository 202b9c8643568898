// The clock that fills in words: what is quiet, whatever the number, and nothing that somebody types.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import type { Database } from '../db/db.ts'
import { keepWords } from './keep-words.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

test('rows that nobody changed for a while get their words, those of now wait, and a stopped clock does no more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  let now = new Date('2026-03-02T10:00:00Z')
  const unfilled = async () =>
    (await db.query<{ n: number }>('select count(*)::int as n from lead where words is null'))[0]!.n
  const clock = keepWords({ db, clock: () => now, log })
  /** One round of the clock, to its end. */
  const round = async (left: number) => {
    vi.advanceTimersByTime(10_000)
    await vi.waitUntil(async () => (await unfilled()) === left, { timeout: 20_000, interval: 50 })
  }
  try {
    const insert = (count: number, at: string) =>
      db.query(
        `insert into lead (id, created_at, updated_at, search)
         select gen_random_uuid(), $1::timestamptz, $1::timestamptz, 'bakery' from generate_series(1, $2::int)`,
        [at, count],
      )
    await insert(120, '2026-03-02T09:00:00Z')
    await insert(1, '2026-03-02T09:59:58Z')
    await round(1)
    now = new Date('2026-03-02T10:00:10Z')
    await round(0)
    await clock.stop()
    await insert(1, '2026-03-02T09:00:00Z')
    vi.advanceTimersByTime(60_000)
    expect(await unfilled()).toBe(1)
    expect(log.error).not.toHaveBeenCalled()
  } finally {
    await clock.stop()
    vi.useRealTimers()
  }
})
