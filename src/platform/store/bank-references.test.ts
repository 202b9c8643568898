// How vendors name connections: who is found by a name, who shares an access, and that one who reads by it holds it.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { openKeys } from '../../../test/open-keys.ts'
import type { Database } from '../db/db.ts'
import { makeKeyMaterial } from '../key-material.ts'
import type { KeyRing } from '../keys.ts'
import { addConnection } from './bank-data.ts'
import {
  addRef,
  copyRefs,
  findConnectionsByReference,
  isSharedAccess,
  lockAccess,
  markWebhookSeen,
} from './bank-references.ts'

const now = new Date('2026-11-16T15:00:00Z')
const idOf = (n: number) => `0192f0c0-0000-7000-8000-00000000000${n}` as const
const vendor = 'plaid'
const connection = (n: number) => ({ leadId: idOf(n), id: idOf(n), provider: vendor }) as const

let db: Database
let keys: KeyRing
beforeEach(async () => {
  db = await testDatabase()
  keys = (await openKeys(db, makeKeyMaterial(), () => now)).dataKeys.keys
  for (const n of [1, 2, 3])
    await addConnection(
      db,
      { ...connection(n), state: 'linked', secret: 'sealed' },
      new Date(now.getTime() + n),
    )
})
afterEach(() => db.close())

const name = (n: number, ref: string) => addRef(db, keys, { row: connection(n), kind: 'item', ref })
const found = async (ref: string, kind: 'item' | 'customer' = 'item') =>
  (await findConnectionsByReference(db, keys, { vendor, kind, ref })).map(({ id }) => id)

test('a name finds its connections, the newest first, and no others', async () => {
  await name(1, 'a')
  await name(2, 'a')
  await name(2, 'a')
  await name(3, 'b')
  expect(await found('a')).toEqual([idOf(2), idOf(1)])
  expect(await found('b')).toEqual([idOf(3)])
  expect(await found('a', 'customer')).toEqual([])
})

test('an access is shared while another connection has its name, its secret and a state that reads', async () => {
  await name(1, 'a')
  await name(3, 'b')
  expect(await isSharedAccess(db, connection(1))).toBe(false)
  await copyRefs(db, connection(1), connection(2))
  expect(await found('a')).toEqual([idOf(2), idOf(1)])
  expect(await isSharedAccess(db, connection(1))).toBe(true)
  expect(await isSharedAccess(db, connection(3))).toBe(false)
  await db.query(`update bank_connection set state = 'revoked' where id = $1::uuid`, [idOf(2)])
  expect(await isSharedAccess(db, connection(1))).toBe(false)
  await db.query(`update bank_connection set state = 'linked', secret = null where id = $1::uuid`, [idOf(2)])
  expect(await isSharedAccess(db, connection(1))).toBe(false)
})

/** The embedded engine has one connection: nobody else can ask meanwhile. */
test.skipIf(!process.env.TEST_DATABASE_URL)('who reads by an access holds its names', async () => {
  await name(1, 'a')
  await copyRefs(db, connection(1), connection(2))
  await name(3, 'b')
  await db.transaction(async (tx) => {
    await lockAccess(tx, connection(1))
    const free = await db.query<{ id: string }>(
      `select connection_id as id from bank_ref for update skip locked`,
    )
    expect(free.map(({ id }) => id)).toEqual([idOf(3)])
  })
})

test('an event is new once for each vendor', async () => {
  expect(await markWebhookSeen(db, 'plaid', 'e1', now)).toBe(true)
  expect(await markWebhookSeen(db, 'plaid', 'e1', now)).toBe(false)
  expect(await markWebhookSeen(db, 'plaid', 'e2', now)).toBe(true)
})
