// What one test file leaves in its database is not there for the next one.
import { expect, test } from 'vitest'
import type { Database } from '#platform/db/db.ts'
import { testDatabase } from './database.ts'

const nameOf = async (db: Database): Promise<string> =>
  (await db.query<{ name: string }>('select current_database() as name'))[0]!.name
const leadsOf = (db: Database) => db.query('select id from lead')
/** Without its keys to other tables. */
const fill = (db: Database) =>
  db.script(
    `set session_replication_role = replica;
     insert into lead select (jsonb_populate_record(null::lead, filled.row)).* from (
       select jsonb_object_agg(column_name, case
         when data_type = 'uuid' then to_jsonb(gen_random_uuid())
         when data_type like 'timestamp%' then to_jsonb(now())
         when data_type in ('jsonb', 'json') then '{}'::jsonb
         when data_type = 'boolean' then 'false'::jsonb
         when data_type = 'ARRAY' then '[]'::jsonb
         when data_type like '%int%' or data_type = 'numeric' then '0'::jsonb
         else '""'::jsonb end) as row
         from information_schema.columns where table_name = 'lead' and is_nullable = 'NO') as filled`,
  )

test('a database is emptied for the next file, and closed for its last one', async () => {
  const first = await testDatabase()
  await fill(first)
  expect(await leadsOf(first)).toHaveLength(1)
  const name = await nameOf(first)
  await first.close()
  await expect(leadsOf(first)).rejects.toThrow('the database is closed')

  const next = await testDatabase()
  expect(await nameOf(next)).toBe(name)
  expect(await leadsOf(next)).toEqual([])
  await next.close()
})

test.each([
  ['alter table lead add extra text', 'extra'],
  ['alter table lead alter id set default gen_random_uuid()', 'id gen_random_uuid()'],
])('nobody gets a database after: %s', async (change, told) => {
  const first = await testDatabase()
  await first.script(change)
  await first.close()
  const next = await testDatabase()
  const columns = await next.query<{ told: string }>(
    `select concat_ws(' ', column_name, column_default) as told from information_schema.columns where table_name = 'lead'`,
  )
  expect(columns.map((each) => each.told)).not.toContain(told)
  await next.close()
})
