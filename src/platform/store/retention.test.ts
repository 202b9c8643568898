// What is counted as going, each row once.
import { expect, test } from 'vitest'
import { retentionSchedule } from '#core/domain/retention.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '../../../test/database.ts'
import { countDueRows } from './retention.ts'

test('files and reports that go with their application are counted once, and those that are gone not at all', async () => {
  const db = await testDatabase()
  const now = new Date('2026-11-16T15:00:00Z')
  const ended = new Date('2016-11-16T15:00:00Z')
  const leadId = '0192f0c0-0000-7000-8000-000000000001'
  await db.query(
    `insert into lead (id, created_at, updated_at, stage) values ($1::uuid, $2::timestamptz, $2::timestamptz, 'withdrawn')`,
    [leadId, ended],
  )
  await db.query(
    `insert into document (lead_id, id, kind, name, mime, bytes, sha256, blob_key, uploaded_at, uploaded_by, removed_at)
     select $1::uuid, gen_random_uuid(), 'Photo ID', '', 'image/jpeg', bytes, '', bytes::text, $2::timestamptz, 'applicant',
       case when bytes = 1 then $2::timestamptz end
     from unnest(array[1, 20, 300]) bytes`,
    [leadId, ended],
  )
  await db.query(
    `insert into credit_report (lead_id, id, state, purpose, consent_id, asked_at, sealed)
     select $1::uuid, gen_random_uuid(), 'received', 'soft', gen_random_uuid(), $2::timestamptz, sealed from unnest(array['s', null]) sealed`,
    [leadId, ended],
  )
  await db.query(
    `insert into note (lead_id, id, staff_id, at, text) values ($1::uuid, gen_random_uuid(), gen_random_uuid(), $2::timestamptz, '')`,
    [leadId, ended],
  )
  expect(await countDueRows(db, retentionSchedule(readConfig({}).retention), now)).toEqual([
    { table: 'credit_report', rows: 1, bytes: 0 },
    { table: 'document', rows: 2, bytes: 320 },
    { table: 'note', rows: 1, bytes: 0 },
  ])
  await db.close()
})
