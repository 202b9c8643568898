// The chain of events tells every kind of tampering that SQL can do, and stays whole with late rows, long histories and new keys.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../db/db.ts'
import { makeKeyMaterial } from '../key-material.ts'
import { testDatabase } from '../../../test/database.ts'
import { createAuditSigner, isSignedBy } from './audit-signer.ts'
import { auditHead, ChainCutError, chainEvents } from './chain-events.ts'
import { verifyChain } from './verify-chain.ts'

const material = makeKeyMaterial()
const signer = createAuditSigner(material)
const start = new Date('2026-11-16T15:00:00Z')
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const idOf = (n: number) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`

let db: Database
beforeEach(async () => {
  db = await testDatabase()
})
afterEach(() => db.close())

/** Events `from` to `to` (not included), a second apart from a minute on; every fifth is of the staff log. */
async function write(from: number, to: number, minute: number): Promise<void> {
  await db.query(
    `insert into event (lead_id, id, at, kind, actor, ip, user_agent, detail)
     select ('00000000-0000-4000-9000-' || lpad(to_hex(n / 7), 12, '0'))::uuid, ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
       $3::timestamptz + n % 60 * interval '1 second', 'answers-saved', 'applicant', '192.0.2.1', 'browser "a", b', jsonb_build_object('page', n)
     from generate_series($1::int, $2::int - 1) n where n % 5 > 0`,
    [from, to, later(minute)],
  )
  await db.query(
    `insert into staff_event (staff_id, id, at, kind, detail)
     select ('00000000-0000-4000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
       $3::timestamptz + n % 60 * interval '1 second', 'login', '{}'
     from generate_series($1::int, $2::int - 1) n where n % 5 = 0`,
    [from, to, later(minute)],
  )
}

/** As somebody who owns the database: the log's own guard is off. */
const tamper = (sql: string) =>
  db.script(
    ['event', 'staff_event', 'audit_block']
      .map((table) => `alter table ${table} disable trigger user;`)
      .join('') + sql,
  )
const verify = () => verifyChain(db, signer.signers)
const chainAt = (minute: number, by = signer) => chainEvents(db, by, later(minute))

const row = (n: number) => `%/${idOf(n)}`
const found = async () =>
  (await verify()).faults.map(({ kind, block, row }) => [kind, block, row && `%/${row.split('/')[1]}`])

async function threeBlocks(): Promise<void> {
  for (const [i, minute] of [0, 5, 10].entries()) {
    await write(i * 50, i * 50 + 50, minute)
    await chainAt(minute + 3)
  }
  // Far enough after them that nothing of theirs could still be on its way.
  await write(150, 200, 40)
  await chainAt(43)
  expect(await verify()).toMatchObject({ blocks: 4, rows: 200, faults: [] })
}

test.each([
  [
    'a changed detail',
    `update event set detail = '{"page": 9}' where id = '${idOf(61)}'`,
    ['row-changed', 2, row(61)],
  ],
  [
    'a changed actor of the staff log',
    `update staff_event set actor_id = staff_id where id = '${idOf(60)}'`,
    ['row-changed', 2, row(60)],
  ],
  [
    'a changed address',
    `update event set ip = '192.0.2.2' where id = '${idOf(1)}'`,
    ['row-changed', 1, row(1)],
  ],
  ['a missing row', `delete from event where id = '${idOf(61)}'`, ['row-missing', 2, row(61)]],
  [
    'a row moved to another application',
    `update event set lead_id = id where id = '${idOf(61)}'`,
    ['row-missing', 2, row(61)],
  ],
  [
    'an added row',
    `insert into event (lead_id, id, at, kind, actor) select lead_id, '${idOf(9999)}', at, kind, actor from event where id = '${idOf(61)}'`,
    ['row-added', 2, row(9999)],
  ],
  ['a changed block', `update audit_block set rows = rows + 1 where number = 2`, ['block-changed', 2, null]],
  [
    'a forged signature',
    `update audit_block set signature = (select signature from audit_block where number = 1) where number = 2`,
    ['block-signature', 2, null],
  ],
])('%s is found, and where', async (_, sql, fault) => {
  await threeBlocks()
  await tamper(sql)
  expect(await found()).toEqual([fault])
})

test('two rows whose times were exchanged are both found', async () => {
  await threeBlocks()
  await tamper(
    `update event e set at = o.at from event o where (e.id, o.id) in (('${idOf(61)}', '${idOf(62)}'), ('${idOf(62)}', '${idOf(61)}'))`,
  )
  expect(await found()).toEqual([
    ['row-changed', 2, row(61)],
    ['row-changed', 2, row(62)],
  ])
})

test('a block that lists its rows in another order, or fewer of them, is found', async () => {
  await threeBlocks()
  await tamper(
    `update audit_block set ids = ids[2:2] || ids[1:1] || ids[3:] where number = 1;
     update audit_block set ids = ids[2:], subjects = subjects[2:], hashes = substring(hashes from 33), rows = rows - 1 where number = 3`,
  )
  const kinds = (await found()).filter(([kind]) => kind === 'block-changed')
  expect(kinds).toEqual([
    ['block-changed', 1, null],
    ['block-changed', 3, null],
  ])
})

test('a block that is gone, and with it its rows, is found', async () => {
  await threeBlocks()
  await tamper(
    `delete from event where id in (select unnest(ids) from audit_block where number = 2);
     delete from staff_event where id in (select unnest(ids) from audit_block where number = 2);
     delete from audit_block where number = 2`,
  )
  expect(await found()).toEqual([['block-missing', 2, null]])
})

test('a chain that was made again with another key is found; with ours, by a head that was kept elsewhere', async () => {
  await threeBlocks()
  const { head } = await verify()
  const forged = createAuditSigner(makeKeyMaterial())
  await tamper(`delete from event where id = '${idOf(61)}'; delete from audit_block`)
  await expect(chainAt(50, forged)).rejects.toThrow(ChainCutError)
  await tamper('delete from audit_cursor')
  await chainAt(50, forged)
  expect((await found()).map(([kind]) => kind)).toEqual(['head-key'])
  await tamper('delete from audit_block; delete from audit_cursor')
  await chainAt(50)
  expect((await verify()).faults).toEqual([])
  const { faults } = await verifyChain(db, signer.signers, [head!])
  expect(faults).toEqual([{ kind: 'head-kept', block: 4, row: null }])
})

test.each([
  ['the last block', 'number = 4', 3],
  ['all blocks', 'true', 0],
])('%s, cut off with their rows: found, and nothing is chained behind the cut', async (_, which, left) => {
  await threeBlocks()
  await tamper(
    `delete from event where id in (select unnest(ids) from audit_block where ${which});
     delete from staff_event where id in (select unnest(ids) from audit_block where ${which});
     delete from audit_block where ${which}`,
  )
  await write(200, 210, 60)
  await expect(chainAt(63)).rejects.toMatchObject({ name: 'ChainCutError' })
  expect(await found()).toEqual([['chain-cut', 4, null]])
  expect(await verify()).toMatchObject({ blocks: left, unchained: 10 })
})

test('rows younger than a minute wait, late ones are chained when they come', async () => {
  await write(0, 50, 0)
  const first = await chainAt(1)
  expect(first).toBeLessThan(50)
  expect((await verify()).unchained).toBe(50 - first)
  await write(50, 60, 0)
  await chainAt(5)
  expect(await verify()).toMatchObject({ rows: 60, unchained: 0, faults: [] })
  expect(await chainAt(6)).toBe(0)
})

test('a long history with gaps is chained in many blocks, each row once', async () => {
  await write(0, 4500, -100_000)
  await write(4500, 5000, -50_000)
  await write(5000, 5001, 0)
  expect(await chainAt(10)).toBe(5001)
  const { blocks, rows, faults } = await verify()
  expect([rows, faults]).toEqual([5001, []])
  expect(blocks).toBeGreaterThan(3)
})

test('a new version of the key signs the head at once; the chain needs the former ones no more', async () => {
  await threeBlocks()
  const next = { ...material, indexKey: `2:${makeKeyMaterial().indexKey},1:${material.indexKey}` }
  await chainAt(50, createAuditSigner(next))
  expect((await auditHead(db))!.signer).not.toBe(signer.signers[0])
  const alone = createAuditSigner({ ...next, indexKey: next.indexKey.split(',')[0]! })
  expect((await verifyChain(db, alone.signers)).faults).toEqual([])
})

test('the guard of the table refuses changes', async () => {
  await threeBlocks()
  await expect(db.query('delete from audit_block')).rejects.toThrow('append-only')
})

// RFC 8032, section 7.1, test 2.
test('signatures are those of the standard', () => {
  const [open, signature] = [
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ].map((hex) => Buffer.from(hex, 'hex').toString('base64url')) as [string, string]
  expect(isSignedBy(open, 'r', signature)).toBe(true)
  expect(isSignedBy(open, 's', signature)).toBe(false)
})
