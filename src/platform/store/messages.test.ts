// STOP and START of a number, and a provider's event that comes twice: each counts once.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { openKeys } from '../../../test/open-keys.ts'
import type { Database } from '../db/db.ts'
import { makeKeyMaterial } from '../key-material.ts'
import type { KeyRing } from '../keys.ts'
import { newId } from '../ids.ts'
import { markSeenOnce } from './messages.ts'
import { addDoubt, hasOptedOut, setOptOut } from './texted-numbers.ts'

const now = new Date('2026-11-16T15:00:00Z')
let db: Database
beforeEach(async () => {
  db = await testDatabase()
})
afterEach(() => db.close())

test('a number that said STOP is left alone until it says START; each is news once', async () => {
  const { keys } = (await openKeys(db, makeKeyMaterial(), () => now)).dataKeys
  const [one, other] = ['+15555550101', '+15555550102']
  expect(await hasOptedOut(db, keys, one)).toBe(false)
  expect(await setOptOut(db, keys, one, false, now)).toBe(false)
  expect(await setOptOut(db, keys, one, true, now)).toBe(true)
  expect(await setOptOut(db, keys, one, true, now)).toBe(false)
  expect([await hasOptedOut(db, keys, one), await hasOptedOut(db, keys, other)]).toEqual([true, false])
  expect(await setOptOut(db, keys, other, false, now)).toBe(false)
  expect(await setOptOut(db, keys, one, false, now)).toBe(true)
  expect(await hasOptedOut(db, keys, one)).toBe(false)
})

/** The embedded engine has one connection: there nothing comes while something is open. */
describe.skipIf(!process.env.TEST_DATABASE_URL)('a START that is open', () => {
  const phone = '+15555550103'

  /** Does `then` while a START of a number that has stopped is open, and ends that once `then` waits or is done. */
  async function whileStarting<T>(then: (keys: KeyRing) => Promise<T>): Promise<{ keys: KeyRing; got: T }> {
    const { keys } = (await openKeys(db, makeKeyMaterial(), () => now)).dataKeys
    await setOptOut(db, keys, phone, true, now)
    let isDone = false
    let second: Promise<T> | undefined
    await db.transaction(async (tx) => {
      await setOptOut(tx, keys, phone, false, now)
      second = then(keys).finally(() => (isDone = true))
      const waiting = `select 1 from pg_locks where not granted and locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`
      while (!isDone && !(await tx.query(waiting)).length);
    })
    return { keys, got: await second! }
  }

  test('loses no STOP that comes meanwhile', async () => {
    const { keys, got } = await whileStarting((known) =>
      db.transaction((tx) => setOptOut(tx, known, phone, true, now)),
    )
    expect([got, await hasOptedOut(db, keys, phone)]).toEqual([true, true])
  })

  test('loses no doubt that comes meanwhile', async () => {
    const leadId = newId(now)
    const { got } = await whileStarting((known) =>
      db.transaction((tx) => addDoubt(tx, known, { leadId, phone }, now)),
    )
    expect(got).toBe(true)
  })
})

test('an event is new once for each provider', async () => {
  expect(await markSeenOnce(db, 'one', 'e1', now)).toBe(true)
  expect(await markSeenOnce(db, 'one', 'e1', now)).toBe(false)
  expect(await markSeenOnce(db, 'one', 'e2', now)).toBe(true)
  expect(await markSeenOnce(db, 'another', 'e1', now)).toBe(true)
})
