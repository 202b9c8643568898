// Both engines give the same rows, roll back alike, and apply each migration once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyDatabase, testDatabase } from '../../../test/database.ts'
import { readMigrations } from '../../server/database.ts'
import { json, sqlState, type Database } from './db.ts'
import { migrate, type Migration } from './migrate.ts'

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
  expect(await migrate(db, files, '0.2.0')).toEqual([])
  const changed = files.map((file, i) => (i === 0 ? { ...file, sql: `${file.sql}\n-- changed` } : file))
  await expect(migrate(db, changed, '0.2.0')).rejects.toThrow('was changed after it was applied')
  const broken = [
    ...files,
    { name: '900-broken', sql: 'create table half (a int); select no_such_function()' },
  ]
  await expect(migrate(db, broken, '0.2.0')).rejects.toThrow()
  expect(await db.query(`select 1 from information_schema.tables where table_name = 'half'`)).toEqual([])
})

test('the audit log refuses changes', async () => {
  await db.query(
    `insert into event (lead_id, id, at, kind, actor) values (gen_random_uuid(), gen_random_uuid(), now(), 'x', 'system')`,
  )
  await expect(db.query(`update event set kind = 'y'`)).rejects.toThrow('append-only')
  await expect(db.query('delete from event')).rejects.toThrow('append-only')
})

describe('releases side by side', () => {
  const files = (text: string): Migration[] => [
    { name: '001-start', sql: 'create table thing (a int, b int)' },
    {
      name: 'repeatable/count',
      repeatable: true,
      sql: `create or replace function counted() returns int language sql as '${text}'`,
    },
  ]
  const taking = {
    name: '002-drop-b',
    sql: '-- Nothing reads b.\n-- oldest release that may serve: 0.3.0\nalter table thing drop column b',
  }

  test('a release that may no longer serve the schema is refused in words, one that may goes on', async () => {
    const own = await emptyDatabase()
    await migrate(own, files('select 1'), '0.2.0')
    await migrate(own, [...files('select 1'), taking], '0.10.0')
    await expect(migrate(own, files('select 1'), '0.2.0')).rejects.toThrow(
      'This is release 0.2.0, and a newer one has changed the schema of this database (002-drop-b): 0.3.0 is the oldest that may serve it.',
    )
    for (const release of ['0.3.0', '0.9.9', '1.0.0'])
      expect(await migrate(own, files('select 1'), release)).toEqual([])
    await own.close()
  })

  test('an older process leaves the functions of a newer one, the same release makes its own', async () => {
    const own = await emptyDatabase()
    await migrate(own, files('select 2'), '0.3.0')
    expect(await migrate(own, files('select 1'), '0.2.0')).toEqual([])
    expect(await own.query('select counted() as n')).toEqual([{ n: 2 }])
    expect(await migrate(own, files('select 3'), '0.3.0')).toEqual(['repeatable/count'])
    await own.close()
  })

  test('a database that release 0.1.0 made has no such columns until something is applied', async () => {
    const own = await emptyDatabase()
    await migrate(own, files('select 1'), '0.1.0')
    await own.script('alter table migration drop column release, drop column oldest_release')
    expect(await migrate(own, files('select 1'), '0.2.0')).toEqual([])
    expect(await migrate(own, files('select 2'), '0.2.0')).toEqual(['repeatable/count'])
    await own.close()
  })

  test('a table that is in use is waited for, and nobody waits behind it for long', async () => {
    const own = await emptyDatabase()
    if (own.engine !== 'server') return own.close()
    await migrate(own, files('select 1'), '0.2.0')
    let release = () => {}
    const released = new Promise<void>((done) => (release = done))
    const holding = own.transaction(async (tx) => {
      await tx.query('select * from thing')
      await released
    })
    const changing = migrate(
      own,
      [...files('select 1'), { name: '002-c', sql: 'alter table thing add column c int' }],
      '0.2.0',
    )
    const isWaiting = `select 1 from pg_locks where not granted and relation = 'thing'::regclass`
    while (!(await own.query(isWaiting)).length);
    // It gives up before this call would.
    await own.query('select * from thing')
    release()
    await holding
    expect(await changing).toEqual(['002-c'])
    await own.close()
  })
})
