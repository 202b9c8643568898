// STOP and START of a number, and a provider's event that comes twice: each counts once.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { openKeys } from '../../../test/open-keys.ts'
import type { Database } from '../db/db.ts'
import { makeKeyMaterial } from '../key-material.ts'
import { markSeenOnce } from './messages.ts'
import { hasOptedOut, setOptOut } from './texted-numbers.ts'

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

test('an event is new once for each provider', async () => {
  expect(await markSeenOnce(db, 'one', 'e1', now)).toBe(true)
  expect(await markSeenOnce(db, 'one', 'e1', now)).toBe(false)
  expect(await markSeenOnce(db, 'one', 'e2', now)).toBe(true)
  expect(await markSeenOnce(db, 'another', 'e1', now)).toBe(true)
})
