// The drill: an application with a file is backed up, restored elsewhere and read again; what is damaged, foreign or in the way is refused.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { openServer } from '#platform/db/pg.ts'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { checkKeys } from '#platform/store/known-keys.ts'
import { findPostgres, startPostgres, type ThrowAwayPostgres } from '../scripts/postgres.mjs'
import { backUp, restore } from '../src/server/backup/backup-commands.ts'
import { openDatabase } from '../src/server/database.ts'
import { apply, type Applicant } from './applicant.ts'
import { testApp } from './app.ts'
import { staffMember, type Member } from './staff.ts'

const root = mkdtempSync(join(tmpdir(), 'underway-drill-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const keys = makeKeyMaterial()
const photo = Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF \x00\x01 a licence', 'latin1')
const path = (...parts: string[]) => join(root, ...parts)

const bin = findPostgres()
if (!bin) console.log('NOT RUN: the drill on a Postgres server. Install Postgres 15 or later.')

describe.each(['embedded', ...(bin ? ['server'] : [])])('%s', (engine) => {
  let postgres: ThrowAwayPostgres | undefined
  let a: Applicant
  let admin: Member
  let seen: { application: unknown; document: string }
  const backup = path(engine, 'backup')

  /** The settings of a place by its name; the same keys everywhere unless told otherwise. */
  const at = (place: string, { fieldKeys, indexKey } = keys) =>
    readConfig({
      DATA_DIR: path(engine, place),
      FIELD_KEYS: fieldKeys,
      INDEX_KEY: indexKey,
      ...(postgres
        ? { DATABASE_URL: Object.assign(new URL(postgres.url), { pathname: `/${place}` }).href }
        : {}),
    })
  const startAt = async (place: string) => {
    const db = await openDatabase(at(place), 'migrations')
    await checkKeys(db, keys, new Date())
    return testApp({ db, keys, dataDir: path(engine, place) })
  }
  const addPlace = async (place: string) => {
    if (!postgres) return
    const db = await openServer(postgres.url)
    await db.script(`create database ${place}`)
    await db.close()
  }
  const refusal = async (place: string, from = backup, material = keys) =>
    String(await restore(at(place, material), '.', from).catch((error: Error) => error.message))
  const isEmpty = async (place: string) => {
    expect(existsSync(path(engine, place, 'database'))).toBe(false)
    expect(existsSync(path(engine, place, 'files'))).toBe(false)
    if (!postgres) return
    const db = await openServer(at(place).databaseUrl!)
    expect(await db.query(`select 1 from pg_tables where schemaname = 'public'`)).toEqual([])
    await db.close()
  }

  beforeAll(async () => {
    if (engine === 'server') postgres = await startPostgres(bin!, { durable: false })
    for (const place of ['first', 'second', 'third']) await addPlace(place)
    const t = await startAt('first')
    admin = await staffMember(t, 'admin')
    a = await apply(t)
    const sent = await a.who.upload('/api/apply/upload-file', [
      ['file', { name: 'licence.jpg', type: 'image/jpeg', bytes: photo }],
      ['filetype', 'Photo ID'],
      ['sf_leadid', a.leadid],
    ])
    expect(sent.status).toBe(200)
    await t.worker.drain()
    await admin.who.post(`/api/staff/applications/${a.id}/open`, { reason: 'document-check' })
    const application = (await admin.who.get(`/api/staff/applications/${a.id}`)).body
    seen = { application: application.answers, document: String(application.documents![0]!.id) }
    await t.close()
    const said = await backUp(at('first'), '.', backup)
    expect(said.join('\n')).toMatch(/\d+ rows in \d+ tables .*, 1 uploaded files/)
    expect(said.join('\n')).toContain('The keys are NOT in it')
  })
  afterAll(() => postgres?.stop())

  test('restored elsewhere, staff read the same application and open the same document', async () => {
    const said = await restore(at('second'), '.', backup)
    expect(said[0]).toMatch(/^Restored the backup of 20.*1 uploaded files/)
    const t = await startAt('second')
    const who = t.visitor()
    for (const cookie of admin.who.cookies) who.cookies.set(...cookie)
    const application = (await who.get(`/api/staff/applications/${a.id}`)).body
    expect(application.answers).toEqual(seen.application)
    const document = await who.get(`/api/staff/applications/${a.id}/documents/${seen.document}`)
    expect(document.bytes.equals(photo)).toBe(true)
    await who.post(`/api/staff/applications/${a.id}/open`, { reason: 'underwriting' })
    const ssn = await who.post(`/api/staff/applications/${a.id}/reveal`, {
      field: 'ssn',
      reason: 'the drill',
    })
    expect(ssn.status).toBe(200)
    await t.close()
  })

  test('a place that is not empty is left as it is', async () => {
    expect(await refusal('first')).toMatch(/not empty|holds tables already/)
    const t = await startAt('first')
    expect(await t.db.query('select id from lead')).toHaveLength(1)
    await t.close()
    await expect(backUp(at('first'), '.', backup)).rejects.toThrow('is not empty')
  })

  test('no key is in the backup, and other keys are refused before anything is written', async () => {
    const texts = readdirSync(backup, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.json/.test(name))
      .map((name) => readFileSync(join(backup, name), 'latin1'))
    for (const key of [keys.indexKey, keys.fieldKeys.slice(3)]) expect(texts.join()).not.toContain(key)
    expect(await refusal('third', backup, makeKeyMaterial())).toMatch(
      /^This backup was written with other keys:\n {2}FIELD_KEYS: the key 'k1' is another one now/,
    )
    await isEmpty('third')
  })

  test.each<[string, (folder: string) => void, string]>([
    ['no manifest', (folder) => rmSync(join(folder, 'manifest.json')), 'no whole backup'],
    ['a changed database', (folder) => appendFileSync(databaseIn(folder), 'x'), 'is damaged: database'],
    ['a lost database', (folder) => rmSync(databaseIn(folder)), 'database.(tar.gz|dump) is missing'],
    ['a changed file', (folder) => writeFileSync(fileIn(folder), 'x'), 'is damaged: files/uploads'],
    ['a lost file', (folder) => rmSync(fileIn(folder)), 'files/uploads.* is missing'],
    [
      'a changed list',
      (folder) => appendFileSync(join(folder, 'files.jsonl'), '\n'),
      'is damaged: files.jsonl',
    ],
    ['a version to come', (folder) => edit(folder, { migrations: ['999-later'] }), 'does not know'],
    ['rows that were not there', (folder) => edit(folder, { tables: { lead: 7 } }), 'rows after the restore'],
  ])('%s is refused, and nothing is left', async (name, harm, sentence) => {
    const folder = path(engine, 'harmed', name)
    cpSync(backup, folder, { recursive: true })
    harm(folder)
    expect(await refusal('third', folder)).toMatch(new RegExp(sentence))
    await isEmpty('third')
  })
})

test('without the keys a restore says where they belong, and makes none', async () => {
  const config = readConfig({ DATA_DIR: path('bare') })
  await expect(restore(config, '.', path('embedded', 'backup'))).rejects.toThrow(
    /The keys are not in a backup[^]*FIELD_KEYS 'k1' \(fingerprint [0-9a-f]{16}\)/,
  )
  expect(existsSync(path('bare'))).toBe(false)
})

const databaseIn = (folder: string) =>
  join(
    folder,
    readdirSync(folder).find((name) => name.startsWith('database'))!,
  )
const fileIn = (folder: string) =>
  join(
    folder,
    'files',
    readdirSync(join(folder, 'files'), { recursive: true, encoding: 'utf8' }).sort(
      (x, y) => y.length - x.length,
    )[0]!,
  )
function edit(folder: string, changes: object): void {
  const file = join(folder, 'manifest.json')
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...changes }))
}
