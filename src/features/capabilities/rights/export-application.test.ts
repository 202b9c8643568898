// An applicant gets everything that is kept of them: no table is forgotten, nothing stays sealed, no number and no key goes out.
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginningOf } from '#platform/keys.ts'
import type { DoneBy } from '#platform/store/events.ts'
import { zipOf } from '#platform/zip.ts'
import { apply, linkByFrame, minimal, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { readZip } from '../../../../test/read-zip.ts'
import { staffMember } from '../../../../test/staff.ts'
import { exportApplication } from './export-application.server.ts'
import { otherTables, personalTables } from './personal-tables.ts'

const photo = Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF \x00\x01 a licence', 'latin1')

let t: TestApp
let a: Applicant
let files: Map<string, Buffer>
let by: DoneBy
const exported = async (id: string) =>
  readZip(await buffer(zipOf(exportApplication(t.deps, id, 'asked for by the applicant', by))))
const rowsOf = (table: string) =>
  JSON.parse(files.get(`${table}.json`)!.toString()) as Record<string, unknown>[]

beforeAll(async () => {
  t = await testApp()
  by = { actor: 'staff', actorId: (await staffMember(t, 'admin')).id }
  a = await apply(t)
  await apply(t)
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  await a.who.upload('/api/apply/upload-file', [
    ['file', { name: 'licence.jpg', type: 'image/jpeg', bytes: photo }],
    ['filetype', 'Photo ID'],
    ['sf_leadid', a.leadid],
  ])
  files = await exported(a.id)
})
afterAll(() => t.close())

test('each table of the database is either handed out or named with the reason why not, and each column that is held back is one', async () => {
  const columns = await t.db.query<{ table: string; column: string }>(
    `select c.relname as "table", a.attname as "column" from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
  )
  const tables = [...new Set(columns.map(({ table }) => table))].sort()
  expect([...Object.keys(personalTables), ...Object.keys(otherTables)].sort()).toEqual(tables)
  const has = (table: string, column: string) =>
    columns.some((one) => one.table === table && one.column === column)
  for (const [table, { without }] of Object.entries(personalTables))
    expect([table, without.filter((column) => !has(table, column))]).toEqual([table, []])
})

test('keyed hashes and codes are held back in every table', async () => {
  const keyed = await t.db.query<{ table: string; column: string }>(
    `select c.relname as "table", a.attname as "column" from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname ~ '_(key|hash)$' and a.attname <> 'wording_hash'`,
  )
  for (const { table, column } of keyed)
    if (personalTables[table])
      expect([table, personalTables[table].without]).toEqual([table, expect.arrayContaining([column])])
})

test('what was answered, found at the bank, decided, written and uploaded is there, opened', async () => {
  expect(rowsOf('lead')).toMatchObject([{ id: a.id, secrets: { dateOfBirth: expect.any(String) as string } }])
  expect(rowsOf('bank_history')[0]).toMatchObject({ data: { transactions: expect.any(Array) as [] } })
  for (const table of ['decision', 'event', 'consent', 'message', 'document', 'bank_connection'])
    expect(rowsOf(table).length).toBeGreaterThan(0)
  const licence = [...files].find(([name]) => name.endsWith('/licence.jpg'))
  expect(licence![1].equals(photo)).toBe(true)
})

test('nothing is left sealed, and no number goes out whole', async () => {
  const text = [...files]
    .filter(([name]) => name.endsWith('.json'))
    .map(([, bytes]) => bytes.toString())
    .join('')
  expect(text).not.toContain(beginningOf(t.deps.keys.sealsWith).text)
  const digits = text.replaceAll(/(?<=\d)-(?=\d)/g, '')
  const ssn = String(minimal.pg!.ssn).replaceAll('-', '')
  const ein = String(minimal.business!.tid).replaceAll('-', '')
  expect([ssn, ein].every((number) => /^\d{9}$/.test(number))).toBe(true)
  for (const number of [ssn, ein]) expect(digits).not.toContain(number)
  expect(rowsOf('lead')[0]!.secrets).toMatchObject({
    ssn: `••••${ssn.slice(-4)}`,
    ein: `••••${ein.slice(-4)}`,
  })
})

test('what a private register says of the business is held back, wherever it stands, and that it is', () => {
  const about = JSON.parse(files.get('about.json')!.toString()) as { notHere: Record<string, string> }
  expect(about.notHere).toHaveProperty('lead.merchant_defaults')
  const text = [...files]
    .filter(([name]) => name.endsWith('.json') && name !== 'about.json')
    .map(([, bytes]) => bytes.toString())
    .join('')
  expect(text).toContain('"application-decided"')
  expect(text).not.toMatch(/merchant.?defaults|priorDefault|register_key/i)
})

test('that it was handed out is an event with its reason; another application is not in it; a made-up one is refused', async () => {
  expect(rowsOf('event')).toContainEqual(
    expect.objectContaining({ kind: 'data-exported', actor: 'staff', actor_id: by.actorId }),
  )
  const ids = new Set(rowsOf('event').map(({ lead_id }) => lead_id))
  expect([...ids]).toEqual([a.id])
  await expect(exported('00000000-0000-4000-8000-000000000000')).rejects.toThrow('There is no application')
})
