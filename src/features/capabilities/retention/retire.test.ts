// What goes by the schedule of retention, when, and what holds it back: over real applications and every table of the database.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { retentionSchedule, type KeptKind } from '#core/domain/retention.ts'
import { paperDocNames } from '#core/domain/paper-docs.ts'
import type { Stage } from '#core/domain/lead-stage.ts'
import { createAuditSigner } from '#platform/audit/audit-signer.ts'
import { chainEvents } from '#platform/audit/chain-events.ts'
import { readConfig } from '#platform/config.ts'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { addEvent } from '#platform/store/events.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { deletedOfSubject, deletedWith } from '#platform/store/retention.ts'
import { verifyAudit } from '../../../server/audit-command.ts'
import { runErasure, runRetention } from '../../../server/retention-commands.ts'
import { apply, linkByToken, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember } from '../../../../test/staff.ts'
import { otherTables, personalTables } from '../rights/personal-tables.ts'
import { sweep } from './sweep.server.ts'

const DAY = 86_400_000
const photo = Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF \x00\x01 a licence', 'latin1')

const material = makeKeyMaterial()
let t: TestApp
beforeAll(async () => {
  t = await testApp({ keys: material })
})
afterAll(() => t.close())

/** Applied, linked a bank, uploaded a file; `stage` is where it ended. */
async function ended(stage: Stage): Promise<Applicant> {
  const a = await apply(t)
  await (await linkByToken(t, a, { username: 'user_healthy' })).exchange()
  await settle(t)
  await a.who.upload('/api/apply/upload-file', [
    ['file', { name: 'licence.jpg', type: 'image/jpeg', bytes: photo }],
    ['filetype', 'Photo ID'],
    ['sf_leadid', a.leadid],
  ])
  await t.worker.drain()
  await t.db.query(`update lead set stage = $2 where id = $1::uuid`, [a.id, stage])
  const detail = { from: 'in-review', to: stage } as const
  await addEvent(t.db, { leadId: a.id, kind: 'stage-changed', actor: 'staff', detail }, t.clock())
  return a
}
const sweepAll = async () => {
  for (let round = 0; round < 5; round++) {
    const { purged, revoked } = await sweep(t.deps)
    await t.worker.drain()
    if (!purged && !revoked) return
  }
}
const retired = async ({ id }: Applicant) =>
  (await t.db.query<{ retired: KeptKind[] }>(`select retired from lead where id = $1::uuid`, [id]))[0]!
    .retired
const rowsOf = async (table: string, { id }: Applicant) =>
  (await t.db.query(`select 1 from ${table} where lead_id = $1::uuid`, [id])).length
const blobsOf = ({ id }: Applicant) =>
  t.db.query<{ key: string }>(`select blob_key as key from document where lead_id = $1::uuid`, [id])
const said: string[] = []
const say = (text: string) => void said.push(text)
const retention = async (...words: string[]) => {
  said.length = 0
  await runRetention(t.deps, say, words)
  return said.join('\n')
}
const erase = async (...words: string[]) => {
  said.length = 0
  await runErasure(t.deps, say, words)
  return said.join('\n')
}

test('each table of an application goes with a kind, or stays for a reason', async () => {
  const tables = await t.db.query<{ table: string }>(
    `select distinct c.relname as "table" from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attname in ('lead_id', 'subject_id')`,
  )
  const kept = {
    event:
      'append-only and chained: ids, codes, times, marks of network addresses, and what staff typed as a reason',
    application_signature: 'goes with the numbers',
    job: 'goes with the application, but for what must still be told or removed',
  }
  const going = [...Object.values(deletedWith).flat(), ...deletedOfSubject]
  expect([...going, ...Object.keys(kept)].toSorted()).toEqual(tables.map(({ table }) => table).toSorted())
  for (const table of going) expect(Boolean(personalTables[table]) || table in otherTables).toBe(true)
})

test('the law’s least terms cannot be set lower', () => {
  for (const [name, value] of [
    ['KEEP_EVIDENCE_MONTHS', '11'],
    ['KEEP_APPLICATIONS_MONTHS', '47'],
  ] as const)
    expect(() => readConfig({ [name]: value })).toThrow(name)
  const { numbers, application } = retentionSchedule(readConfig({ KEEP_EVIDENCE_MONTHS: '12' }).retention)
  expect(numbers.refused.days).toBe(numbers.refused.least)
  // Four years have up to 1,461 days.
  expect(application.refused.least).toBeGreaterThanOrEqual(1461)
})

test('each kind goes at its time, a hold keeps it, and what the dry run told is what goes', async () => {
  const [refused, held, funded, open] = [
    await ended('declined'),
    await ended('declined'),
    await ended('contract-signed'),
    await ended('in-review'),
  ]
  await retention('hold', held.id, 'a claim is pending')
  const blobs = await blobsOf(refused)
  expect((await t.deps.blobs.get(blobs[0]!.key)).ok).toBe(true)
  t.clock.advance(25 * 31 * DAY)
  await sweepAll()
  for (const a of [refused, held, funded, open]) expect(await retired(a)).toEqual([])

  t.clock.advance(30 * DAY + 1000)
  const dryRun = await retention()
  expect(dryRun).toMatch(/^numbers +refused +805 days +1 +0 +0 +1 +-$/m)
  expect(dryRun).toMatch(/^bank_history +1$/m)
  expect(dryRun).toMatch(/^document +1 +1 kB$/m)
  expect(dryRun).not.toMatch(/^(message|consent|funding) /m)
  expect(await retired(refused)).toEqual([])
  await sweepAll()
  expect(await retired(refused)).toEqual(['numbers', 'credit', 'bank', 'files'])
  for (const a of [held, funded, open]) expect(await retired(a)).toEqual([])
  expect(await rowsOf('bank_history', refused)).toBe(0)
  expect(await rowsOf('bank_history', held)).toBe(1)
  const gone = await t.deps.blobs.get(blobs[0]!.key)
  expect(gone.ok && gone.value).toBe(null)
  // Its page still opens, and says what there was.
  const staff = await staffMember(t, 'underwriter')
  await openFile(staff, refused.id)
  const page = await staff.who.get(`/api/staff/applications/${refused.id}`)
  expect(page.status).toBe(200)
  expect(JSON.stringify(page.body)).toContain('data-retired')
  expect((await staff.who.get(`/api/staff/applications/${refused.id}/bank`)).body).toMatchObject({
    bank: null,
  })

  t.clock.advance(23 * 31 * DAY)
  await sweepAll()
  expect(await retired(refused)).toContain('application')
  expect(await retired(funded)).toEqual(['numbers', 'credit', 'bank', 'files', 'application'])
  for (const a of [held, open]) expect(await retired(a)).toEqual([])

  await retention('release', held.id, 'the claim is settled')
  await sweepAll()
  expect(await retired(held)).toContain('application')
  await expect(retention('release', held.id, 'again')).rejects.toThrow('No application with this id is held.')
})

test('an empty row is nobody: no code, list, portal or paper finds the person', async () => {
  const a = await ended('withdrawn')
  const [before] = await t.db.query<{ email_key: string | null }>(
    `select email_key from lead where id = $1::uuid`,
    [a.id],
  )
  t.clock.advance(48 * 31 * DAY + 1000)
  await sweepAll()
  expect(before!.email_key).not.toBe(null)
  const [row] = await t.db.query<Record<string, unknown>>(`select * from lead where id = $1::uuid`, [a.id])
  expect(row).toMatchObject({
    answers: {},
    secrets: {},
    source: {},
    email_key: null,
    owner_name: '',
    search: '',
  })
  for (const table of [...Object.values(deletedWith).flat()])
    expect([table, await rowsOf(table, a)]).toEqual([table, 0])
  const loaded = await a.who.post('/api/apply/load-progress', { leadid: a.leadid })
  expect(JSON.stringify(loaded.body)).not.toMatch(/Quispe|@/)
  const admin = await staffMember(t, 'admin')
  await openFile(admin, a.id)
  const page = await admin.who.get(`/api/staff/applications/${a.id}`)
  expect(page.status).toBe(200)
  expect(page.body.retention).toEqual({
    held: false,
    gone: ['numbers', 'credit', 'bank', 'files', 'application'],
  })
  for (const part of ['bank', 'lines', 'file.zip', ...paperDocNames.map((doc) => `papers/${doc}`)]) {
    const answer = await admin.who.get(`/api/staff/applications/${a.id}/${part}`)
    expect([part, answer.status < 500]).toEqual([part, true])
    expect(answer.text).not.toMatch(/Quispe/)
  }
})

test('what was deleted and erased leaves a log that is whole', async () => {
  const signer = createAuditSigner(material)
  t.clock.advance(3_600_000)
  await chainEvents(t.db, signer, t.clock())
  const lines: string[] = []
  await verifyAudit(t.db, signer, (line) => void lines.push(line))
  expect(lines.join(' ')).not.toMatch(/missing|changed|added/)
})

test('a business is forgotten with the last of its applications where its owner asked for it', async () => {
  const a = await ended('declined')
  const key = 'select b.email_key, b.owner_name from business b where b.id = $1::uuid'
  await t.db.query(
    `insert into business (id, created_at, updated_at, origin, brand, language, answers, secrets, name, owner_name, state, search)
     values ($1::uuid, $2::timestamptz, $2::timestamptz, 'application', 'default', 'en', '{}', '{}', 'Quispe Cafe', 'Rosa Quispe', 'ME', 'rosa quispe')`,
    [a.id, t.clock()],
  )
  await t.db.query('update lead set business_id = $1::uuid where id = $1::uuid', [a.id])
  await erase(a.id, 'asked by the owner', '--apply')
  await sweepAll()
  expect(await t.db.query(key, [a.id])).toEqual([expect.objectContaining({ owner_name: 'Rosa Quispe' })])
  t.clock.advance(49 * 31 * DAY)
  await sweepAll()
  expect(await t.db.query(key, [a.id])).toEqual([expect.objectContaining({ owner_name: '' })])
  expect(
    await t.db.query(`select kind from event where lead_id = $1::uuid and kind like 'business-%'`, [a.id]),
  ).toEqual([{ kind: 'business-erased' }])
})

test('opened again it is kept again, and goes whole in the end; an emptied one is not opened', async () => {
  const a = await ended('declined')
  t.clock.advance(26 * 31 * DAY)
  await sweepAll()
  expect(await retired(a)).toEqual(['numbers', 'credit', 'bank', 'files'])
  let staff = await staffMember(t, 'underwriter')
  const reopen = async () => {
    await openFile(staff, a.id)
    return staff.who.post(`/api/staff/applications/${a.id}/reopen`, { reason: 'new statements' })
  }
  expect((await reopen()).status).toBe(200)
  expect(await retired(a)).toEqual([])
  await t.db.query(
    `insert into statement_reading (lead_id, document_id, reader, refusal, read_at) values ($1::uuid, $1::uuid, 1, 'unknown', $2::timestamptz)`,
    [a.id, t.clock()],
  )
  await t.db.transaction((tx) => moveStage(tx, a.id, 'declined', { actor: 'system' }, t.clock()))
  t.clock.advance(60 * 31 * DAY)
  await sweepAll()
  expect(await retired(a)).toContain('application')
  for (const table of Object.values(deletedWith).flat())
    expect([table, await rowsOf(table, a)]).toEqual([table, 0])
  staff = await staffMember(t, 'underwriter')
  expect((await reopen()).status).toBe(409)
  const page = (await staff.who.get(`/api/staff/applications/${a.id}`)).body
  expect(page.canReopen).toBe(false)
})

test('what was withdrawn before anybody looked at it is unfinished', async () => {
  const a = await apply(t)
  await t.db.transaction((tx) => moveStage(tx, a.id, 'withdrawn', { actor: 'staff' }, t.clock()))
  t.clock.advance(1000)
  expect(await erase(a.id, 'asked by the owner', '--apply')).toContain('application: gone')
})

test('an erasure takes at once what no law keeps, and the rest at the law’s term', async () => {
  const open = await ended('in-review')
  await expect(erase(open.id, 'asked by the owner', '--apply')).rejects.toThrow(
    'It is still open (in-review)',
  )

  const refused = await ended('declined')
  expect(await erase(refused.id, 'asked by the owner')).toMatch(/^bank: stays 402 days/m)
  expect(await erase(refused.id, 'asked by the owner', '--apply')).toContain('Nothing could be deleted yet.')
  t.clock.advance(402 * DAY + 1000)
  await sweepAll()
  expect(await retired(refused)).toEqual(['numbers', 'credit', 'bank', 'files'])

  const draft = await apply(t)
  await t.db.query(`update lead set stage = 'expired' where id = $1::uuid`, [draft.id])
  expect(await erase(draft.id, 'asked by the owner')).toMatch(/^application: goes at once/m)
  expect(await retired(draft)).toEqual([])
  t.clock.advance(1000)
  expect(await erase(draft.id, 'asked by the owner', '--apply')).toContain('application: gone')
  await expect(erase('not an id', 'why')).rejects.toThrow('Usage')
})

test('cut off in the middle it goes on: an application loses a kind whole or not at all', async () => {
  const a = await ended('declined')
  t.clock.advance(26 * 31 * DAY)
  const failing = {
    ...t.deps,
    db: {
      ...t.db,
      transaction: <T>(work: (tx: typeof t.db) => Promise<T>) =>
        t.db.transaction((tx) =>
          work({
            ...tx,
            query: (sql: string, values?: never) =>
              sql.includes('delete from statement_reading')
                ? Promise.reject(new Error('cut off'))
                : tx.query(sql, values),
          } as never),
        ),
    },
  } as typeof t.deps
  await expect(runRetention(failing, say, ['--apply'])).rejects.toThrow('cut off')
  expect(await retired(a)).toEqual([])
  expect(await rowsOf('bank_history', a)).toBe(1)
  await sweepAll()
  expect(await retired(a)).toEqual(['numbers', 'credit', 'bank', 'files'])
})

test('one that fails keeps its data and holds no other up: it is named, and goes the next time', async () => {
  const [broken, other] = [await ended('declined'), await ended('declined')]
  t.clock.advance(26 * 31 * DAY)
  await t.db.query(`create function refuse() returns trigger language plpgsql as $$ begin
    if old.lead_id = '${broken.id}' then raise exception 'broken'; end if; return old; end $$`)
  await t.db.query(
    `create trigger refuse before delete on bank_history for each row execute function refuse()`,
  )
  const logged: object[] = []
  const log = { ...t.deps.log, error: (fields: object) => void logged.push(fields) }
  await sweep({ ...t.deps, log })
  expect(logged).toContainEqual(expect.objectContaining({ application: broken.id }))
  expect(await retired(broken)).toEqual([])
  expect(await retired(other)).toEqual(['numbers', 'credit', 'bank', 'files'])
  await expect(retention('--apply')).rejects.toThrow('broken')
  expect(said).toContainEqual(`${broken.id}  failed, and kept everything`)
  await t.db.query(`drop trigger refuse on bank_history`)
  await sweepAll()
  expect(await retired(broken)).toEqual(['numbers', 'credit', 'bank', 'files'])
})

test('a vendor that cannot be told any more keeps nothing for ever: it is named, and the operator ends it', async () => {
  const a = await ended('declined')
  await expect(retention('forget-bank', (await ended('in-review')).id, 'why')).rejects.toThrow('still open')
  const { plaid } = t.deps.bankData
  Object.assign(t.deps.bankData, { plaid: undefined })
  t.clock.advance(49 * 31 * DAY)
  await sweepAll()
  expect(await retired(a)).toEqual(['numbers', 'credit', 'bank', 'files'])
  const told = await retention()
  expect(told).toMatch(/^application +refused +\d+ days +0 +0 +1 +0 /m)
  expect(told).toMatch(new RegExp(`^${a.id}  plaid$`, 'm'))
  expect(await retention('forget-bank', a.id, 'the contract with the vendor has ended')).toMatch(
    /^1 access is erased/,
  )
  await expect(retention('forget-bank', a.id, 'again')).rejects.toThrow('It holds no access to a bank.')
  await sweepAll()
  expect(await retired(a)).toContain('application')
  expect(await retention()).not.toContain(a.id)
  Object.assign(t.deps.bankData, { plaid })
})
