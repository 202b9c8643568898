// Two roles on a Postgres server: the product works as the one that may not touch the schema, nor what was written down for ever.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuditSigner } from '#platform/audit/audit-signer.ts'
import { chainEvents } from '#platform/audit/chain-events.ts'
import { readConfig } from '#platform/config.ts'
import { openServer } from '#platform/db/pg.ts'
import type { Database } from '#platform/db/db.ts'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { findPostgres, startPostgres, type ThrowAwayPostgres } from '../scripts/postgres.mjs'
import { backUp, restore } from '../src/server/backup/backup-commands.ts'
import { openDatabase } from '../src/server/database.ts'
import { bringUpToDate } from '../src/server/migrate-command.ts'
import { refuseOwner } from '../src/server/insecure.ts'
import { apply, linkByFrame, settle } from './applicant.ts'
import { testApp, type TestApp } from './app.ts'
import { staffMember } from './staff.ts'

const bin = findPostgres()
if (!bin) console.log('NOT RUN: roles of the database. Install Postgres 15 or later.')

test('the embedded database says that it has one role', async () => {
  const config = readConfig({ MIGRATE_DATABASE_URL: 'postgres://owner@localhost/underway' })
  await expect(openDatabase(config, 'migrations')).rejects.toThrow('cannot part two')
})

test('migrate without settings makes no database of its own, and says what to set', async () => {
  const dataDir = join(tmpdir(), 'underway-no-such-folder')
  const said: string[] = []
  const migrate = bringUpToDate(readConfig({ DATA_DIR: dataDir }), 'migrations', (line) => said.push(line))
  await expect(migrate).rejects.toThrow('No database is named, and there is none in')
  expect([said, existsSync(dataDir)]).toEqual([[], false])
})

describe.skipIf(!bin)('on a server', () => {
  let postgres: ThrowAwayPostgres
  let root: Database
  let t: TestApp
  const urlOf = (role: string) =>
    Object.assign(new URL(postgres.url), { username: role, pathname: '/underway_roles' }).href
  const configOf = (runtime: string, owner?: string) =>
    readConfig({
      DATABASE_URL: urlOf(runtime),
      ...(owner ? { MIGRATE_DATABASE_URL: urlOf(owner) } : {}),
    })
  const open = (runtime: string, owner?: string) => openDatabase(configOf(runtime, owner), 'migrations')

  beforeAll(async () => {
    postgres = await startPostgres(bin!, { durable: false })
    root = await openServer(postgres.url)
    await root.script(
      'create role owner login; create role runtime login; create role member login in role owner',
    )
    await root.script('create database underway_roles owner owner')
  })
  afterAll(async () => {
    await t?.close()
    await root.close()
    await postgres.stop()
  })

  test('before the owner has migrated, the other role says who can', async () => {
    await expect(open('runtime')).rejects.toThrow('run `npm run migrate` with MIGRATE_DATABASE_URL')
  })

  test.each([
    ['nobody', 'does not exist'],
    ['owner', 'must be two roles'],
    ['member', "nor a member of 'owner'"],
    ['underway', 'neither a superuser'],
  ])('%s cannot be the role that it runs as', async (role, sentence) => {
    await expect(open(role, 'owner')).rejects.toThrow(sentence)
  })

  test('as that role an application goes from the first page to its offers, and staff read it', async () => {
    await (await open('runtime', 'owner')).close()
    // A later start has no owner's address.
    t = await testApp({ db: await open('runtime') })
    const underwriter = await staffMember(t, 'underwriter')
    const a = await apply(t)
    await linkByFrame(t, a, { username: 'user_healthy' })
    await settle(t)
    expect((await underwriter.who.get(`/api/staff/applications/${a.id}`)).status).toBe(200)
    expect(await t.db.query('select 1 from decision')).toHaveLength(1)
    t.clock.advance(120_000)
    expect(await chainEvents(t.db, createAuditSigner(makeKeyMaterial()), t.clock())).toBeGreaterThan(0)
  })

  test.each([
    ['owner', true],
    ['member', true],
    ['underway', true],
    ['runtime', false],
  ])('in production the product refuses to run as %s: %s', async (role, isRefused) => {
    const db = await openServer(urlOf(role))
    const check = (allowed: string) =>
      refuseOwner(readConfig({ NODE_ENV: 'production', ALLOW_INSECURE: allowed }), db)
    try {
      if (isRefused) {
        await expect(check('no-db-tls')).rejects.toThrow('ALLOW_INSECURE=owner-role,no-db-tls')
        expect(await check('owner-role')).toEqual([expect.stringMatching('^owner-role: ')])
      } else expect(await check('')).toEqual([])
    } finally {
      await db.close()
    }
  })

  test.each([
    'truncate event',
    'truncate lead',
    'update event set kind = kind',
    'delete from event',
    'delete from staff_event',
    'delete from audit_block',
    'update audit_block set rows = rows',
    'alter table event disable trigger event_append_only',
    'alter table event disable trigger all',
    'drop trigger event_append_only on event',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'drop table event',
    'alter table lead add column more text',
    'create table mine (a int)',
    `set session_replication_role = 'replica'`,
    'set role owner',
    `insert into migration (name, checksum) values ('x', 'x')`,
  ])('it may not: %s', async (statement) => {
    await expect(t.db.script(statement)).rejects.toMatchObject({
      code: expect.stringMatching(/^(42501|0LP01)$/) as string,
    })
  })

  test('that role backs up, and the owner restores: the product goes on as before', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'underway-roles-'))
    await root.script('create database underway_restored owner owner')
    const material = makeKeyMaterial()
    const at = (database: string) => {
      const url = (role: string) => Object.assign(new URL(urlOf(role)), { pathname: `/${database}` }).href
      return readConfig({
        DATA_DIR: join(folder, database),
        DATABASE_URL: url('runtime'),
        ...(database === 'underway_restored' ? { MIGRATE_DATABASE_URL: url('owner') } : {}),
        FIELD_KEYS: material.fieldKeys,
        INDEX_KEY: material.indexKey,
      })
    }
    await backUp(at('underway_roles'), '.', join(folder, 'backup'))
    const { migrateDatabaseUrl: _none, ...asRuntime } = at('underway_restored')
    await expect(restore(asRuntime, '.', join(folder, 'backup'))).rejects.toThrow(
      'The role of DATABASE_URL does not own the schema of this database, and cannot restore into it. Set MIGRATE_DATABASE_URL',
    )
    expect(await restore(at('underway_restored'), '.', join(folder, 'backup'))).toContain(
      'Run `npm run migrate` now: it gives the role of DATABASE_URL its rights.',
    )
    const db = await openDatabase(at('underway_restored'), 'migrations')
    expect(await db.query('select 1 from lead')).toHaveLength(1)
    await expect(db.script('truncate lead')).rejects.toMatchObject({ code: '42501' })
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('a table that a migration adds is given to it as well', async () => {
    const owner = await openServer(urlOf('owner'))
    await owner.script('create table added_later (a int)')
    await owner.close()
    await expect(t.db.query('select * from added_later')).rejects.toMatchObject({ code: '42501' })
    await (await open('runtime', 'owner')).close()
    expect(await t.db.query('select * from added_later')).toEqual([])
  })
})
