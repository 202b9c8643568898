// Whoever asks gets everything that is kept of them: no table is forgotten, nothing stays sealed, no number, no key and nothing of others goes out.
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isTold } from '#features/portal/told-things.ts'
import { beginningOf } from '#platform/keys.ts'
import type { DoneBy } from '#platform/store/events.ts'
import { createLink } from '#platform/store/links.ts'
import { addPerson } from '#platform/store/persons.ts'
import { zipOf } from '#platform/zip.ts'
import { apply, linkByFrame, minimal, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { importedBusiness } from '../../../../test/businesses.ts'
import { readZip } from '../../../../test/read-zip.ts'
import { staffMember } from '../../../../test/staff.ts'
import affiliate from '../../journeys/affiliate/minimal.json' with { type: 'json' }
import signer from '../../journeys/signers/minimal.json' with { type: 'json' }
import { exportKept } from './export-kept.server.ts'
import { otherTables, personalTables } from './personal-tables.ts'

const photo = Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF \x00\x01 a licence', 'latin1')

let t: TestApp
let a: Applicant
let files: Map<string, Buffer>
let by: DoneBy
const exported = async (id: string) =>
  readZip(await buffer(zipOf(exportKept(t.deps, id, 'asked for by the person', by))))
const rowsOf = (table: string, of = files) =>
  JSON.parse(of.get(`${table}.json`)!.toString()) as Record<string, unknown>[]
const textOf = (of: Map<string, Buffer>) =>
  [...of]
    .filter(([name]) => name.endsWith('.json') && name !== 'about.json')
    .map(([, bytes]) => bytes.toString())
    .join('')

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
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname ~ '_(key|hash)$' and a.attname not in ('wording_hash', 'seen_hash')`,
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
  const text = textOf(files)
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
  const text = textOf(files)
  expect(text).toContain('"application-decided"')
  expect(text).not.toMatch(/merchant.?defaults|priorDefault|register_key/i)
})

test('that it was handed out is an event with its reason; another application is not in it; a made-up one is refused', async () => {
  expect(rowsOf('event')).toContainEqual(
    expect.objectContaining({ kind: 'data-exported', actor: 'staff', actor_id: by.actorId }),
  )
  const ids = new Set(rowsOf('event').map(({ lead_id }) => lead_id))
  expect([...ids]).toEqual([a.id])
  await expect(exported('00000000-0000-4000-8000-000000000000')).rejects.toThrow(
    'There is no application, person, business or affiliate',
  )
})

describe('another person of an application', () => {
  const { personal, owner, signature } = signer
  let application: Applicant
  let person: string
  let theirs: Map<string, Buffer>
  beforeAll(async () => {
    application = await apply(t)
    const answers = { firstName: 'Imani', lastName: 'Okafor', email: 'imani@coowner.example' }
    const { id: leadId } = application
    person = await addPerson(t.db, { leadId, role: 'owner', answers }, t.clock())
    const of = { leadId, personId: person, purpose: 'signer', expiresInDays: 14 } as const
    const { code: id } = await t.db.transaction((tx) => createLink(tx, t.deps.keys, of, t.clock()))
    const agreed = { agreement: true, smsConsent: false, creditReport: true }
    for (const [page, pg] of [
      [2, { ...personal, ...agreed }],
      [3, owner],
      [4, { signature }],
    ] as const)
      expect(
        (await t.visitor().post('/api/additionalinfo/post', { id, page, model: { pg } })).body,
      ).toHaveProperty('done')
    await settle(t)
    theirs = await exported(person)
  })

  test('gets what is kept of them, opened, with numbers by their last four digits', () => {
    const ssn = `••••${owner.ssn.slice(-4)}`
    expect(rowsOf('person', theirs)).toMatchObject([{ answers: { homeCity: owner.city }, secrets: { ssn } }])
    for (const table of ['application_signature', 'consent', 'event', 'link'])
      expect(rowsOf(table, theirs).length).toBeGreaterThan(0)
    const kinds = rowsOf('event', theirs).map(({ kind }) => kind)
    expect(kinds).toContain('person-answers-given')
    expect(kinds.at(-1)).toBe('person-exported')
  })

  test('gets nothing of the applicant, the bank or the decision, and reads why', () => {
    const about = JSON.parse(theirs.get('about.json')!.toString()) as { notHere: Record<string, string> }
    expect(about).toHaveProperty('person', person)
    for (const table of ['lead', 'bank_history', 'decision', 'document', 'signature'])
      expect(about.notHere).toHaveProperty(table)
    const [applicant] = rowsOf('lead')
    const { email, cellPhone } = applicant!.answers as Record<string, string>
    for (const contact of [email!, cellPhone!]) expect(textOf(theirs)).not.toContain(contact)
  })

  test('is not in the file of the applicant, whose portal does not tell about theirs', async () => {
    const text = textOf(await exported(application.id))
    for (const own of ['Imani', 'imani@', owner.address, 'person-exported']) expect(text).not.toContain(own)
    expect(isTold('person-exported')).toBe(false)
  })
})

test('a business and an affiliate get what is theirs, and no application', async () => {
  const business = await importedBusiness(t, '47-2000966')
  const ofBusiness = await exported(business)
  expect(rowsOf('business', ofBusiness)).toMatchObject([{ secrets: { ein: '••••0966' } }])
  const sent = await t.visitor().post('/api/affiliate/save', { model: affiliate })
  expect(sent.status).toBe(200)
  await t.worker.drain()
  const [row] = await t.db.query<{ id: string }>('select id from affiliate')
  const ofAffiliate = await exported(row!.id)
  expect(rowsOf('affiliate', ofAffiliate)).toMatchObject([{ answers: { email: affiliate.email } }])
  for (const [files, id] of [
    [ofBusiness, business],
    [ofAffiliate, row!.id],
  ] as const) {
    expect(rowsOf('event', files).at(-1)).toMatchObject({ kind: 'data-exported', lead_id: id })
    for (const table of ['lead', 'person', 'decision']) expect(files.has(`${table}.json`)).toBe(false)
  }
})
