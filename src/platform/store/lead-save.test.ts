// What a save hands to the database is what the function takes, and processes of an earlier release find theirs.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { readMigrations } from '../../server/database.ts'
import type { Database } from '../db/db.ts'
import { migrate } from '../db/migrate.ts'
import { judgeMove } from '#core/domain/lead-stage.ts'
import { fresh, writeSave, type LeadSave } from './lead-save.ts'

const FILE = 'migrations/repeatable/write-saves.sql'
const sql = readFileSync(FILE, 'utf8')
const id = '0192f0c0-0000-7000-8000-000000000001'
const now = new Date('2026-11-16T15:00:00Z')

/** With everything that a save can bring. */
const save: LeadSave = {
  id,
  beside: { revision: null, variant: 'plaid', brand: '', language: 'en' },
  session: 's',
  language: 'en',
  answers: {},
  secrets: {},
  columns: {
    businessName: '',
    ownerName: '',
    state: '',
    requestedAmount: null,
    search: '',
    emailKey: null,
    phoneKey: null,
  },
  taxKey: null,
  fields: [],
  source: {},
  step: 'bank-intro',
  savedPage: 4,
  partial: true,
  idempotencyKey: 'key',
  bodyKey: 'body',
  ip: '203.0.113.1',
  userAgent: 'a browser',
  jobs: [],
  consents: [{ kind: 'sms', version: '1', language: 'en', wordingHash: 'h', given: true }],
  conversions: ['registration'],
  signed: { id, sealed: 'sealed' },
  settlement: {
    move: judgeMove('draft', 'bank-needed')!,
    mqlType: 'WC',
    minimums: { monthlySales: 2_000_000, monthsInBusiness: 12 },
    job: { kind: 'decide-application', leadId: id },
  },
}

/** The statement of a save, and what it hands over. */
async function sentOf(beside: LeadSave['beside']) {
  let statement = ''
  let fields: string[] = []
  const query = async (text: string, values: readonly unknown[] = []) => {
    statement = text
    fields = Object.keys((JSON.parse(String(values[0])) as object[])[0]!)
    return [{ n: 0, outcome: 'overtaken' }]
  }
  await writeSave({ query } as unknown as Database, { ...save, beside }, now)
  return { statement, fields }
}

test('every field of a save is a column of the function, and every column a field: others are another version', async () => {
  const again = {
    ...fresh,
    id,
    createdAt: now,
    updatedAt: now,
    variant: 'plaid' as const,
    language: 'en' as const,
    revision: 1,
    answers: {},
    secrets: {},
  }
  const [first, next] = [await sentOf(save.beside), await sentOf(again)]
  const called = /from (\w+)\(/.exec(next.statement)![1]!
  const [, taken = ''] = /jsonb_to_recordset\(items\) as i \(([^)]*)\)/.exec(sql)!
  const columns = taken
    .replace(/--.*$/gm, '')
    .split(',')
    .map((column) => column.trim().split(' ')[0]!)
  expect([...new Set([...first.fields, ...next.fields])].sort()).toEqual([...columns].sort())
  expect(sql).toContain(`create or replace function ${called}(`)
  // Whoever changes the list changes the number as well: a release that is rolled out runs beside the one before.
  expect({ [called]: [...columns].sort().join(' ') }).toMatchInlineSnapshot(`
    {
      "write_saves_4": "answers at body brand business_name changed_at code_epoch consents conversions detail email_key event_id id ip jobs key language merchant_defaults n owner_name phone_key requested_amount revision search secrets session settled signed source stage state step tax_key user_agent variant",
    }
  `)
})

test('the function of another version stays where it is', async () => {
  const db = await testDatabase()
  await db.script(`create function write_saves_0(items jsonb) returns integer language sql as 'select 1'`)
  const changed = readMigrations('migrations').map((file) =>
    file.repeatable ? { ...file, sql: `${file.sql}\n-- changed` } : file,
  )
  expect(await migrate(db, changed, '0.2.0')).toEqual(['repeatable/write-saves'])
  expect(await db.query(`select to_regprocedure('write_saves_0(jsonb)')::text as kept`)).toEqual([
    { kept: 'write_saves_0(jsonb)' },
  ])
  expect(sql).not.toMatch(/\bdrop\b/i)
  await db.close()
})

test('saves that come together have each their own answer', async () => {
  const db = await testDatabase()
  const idOf = (n: number) => `0192f0c0-0000-7000-8000-00000000001${n}`
  const begin = (n: number) =>
    writeSave(
      db,
      { ...save, id: idOf(n), idempotencyKey: null, bodyKey: null, signed: null, settlement: null },
      now,
    )
  // The first goes alone, those that come meanwhile together.
  const saved = await Promise.all([begin(1), begin(2), begin(3)])
  expect(saved.map((one) => (typeof one === 'string' ? one : [one.id, one.revision]))).toEqual([
    [idOf(1), 1],
    [idOf(2), 1],
    [idOf(3), 1],
  ])
  expect(await db.query('select id, revision from lead order by id')).toEqual(
    [1, 2, 3].map((n) => ({ id: idOf(n), revision: 1 })),
  )
  await db.close()
})
