// Both engines give the same rows, roll back alike, and apply each migration once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { readMigrations } from '../../server/database.ts'
import { json, sqlState, type Database } from './db.ts'
import { migrate } from './migrate.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

test('values come back in one form', async () => {
  const [row] = await db.query(
    `select 9007199254740991::bigint as big, count(*) as n, '2026-02-28'::date as day, '{"a":[1]}'::jsonb as doc,
       'x'::text as text, true as yes, null as nothing, '2026-01-02T03:04:05Z'::timestamptz as at, '\\x0102'::bytea as bytes,
       $1::jsonb as given, $2::text[] as texts, 12.50::numeric as exact, $3::uuid as id from (select 1) as t`,
    [json({ n: 1 }), ['a', 'b'], '0192f0c0-0000-7000-8000-000000000001'],
  )
  expect({ ...row, bytes: [...(row!.bytes as Uint8Array)] }).toEqual({
    big: 9007199254740991,
    n: 1,
    day: '2026-02-28',
    doc: { a: [1] },
    text: 'x',
    yes: true,
    nothing: null,
    at: new Date('2026-01-02T03:04:05Z'),
    bytes: [1, 2],
    given: { n: 1 },
    texts: ['a', 'b'],
    exact: '12.50',
    id: '0192f0c0-0000-7000-8000-000000000001',
  })
})

test('a transaction that fails leaves nothing behind', async () => {
  const attempt = db.transaction(async (tx) => {
    await tx.query(`insert into sms_opt_out (phone_key, at) values ('k', now())`)
    await tx.query(`insert into sms_opt_out (phone_key, at) values ('k', now())`)
  })
  const error = await attempt.catch((e: unknown) => e)
  expect(sqlState(error)).toBe('23505')
  expect(await db.query('select 1 from sms_opt_out')).toEqual([])
})

test('migrations run once, and a changed one stops the start', async () => {
  const files = readMigrations('migrations')
  expect(await migrate(db, files)).toEqual([])
  const changed = files.map((file, i) => (i === 0 ? { ...file, sql: `${file.sql}\n-- changed` } : file))
  await expect(migrate(db, changed)).rejects.toThrow('was changed after it was applied')
  const broken = [
    ...files,
    { name: '900-broken', sql: 'create table half (a int); select no_such_function()' },
  ]
  await expect(migrate(db, broken)).rejects.toThrow()
  expect(await db.query(`select 1 from information_schema.tables where table_name = 'half'`)).toEqual([])
})

test('the audit log refuses changes', async () => {
  await db.query(
    `insert into event (lead_id, id, at, kind, actor) values (gen_random_uuid(), gen_random_uuid(), now(), 'x', 'system')`,
  )
  await expect(db.query(`update event set kind = 'y'`)).rejects.toThrow('append-only')
  await expect(db.query('delete from event')).rejects.toThrow('append-only')
})
