// A sign-on that was begun is taken once, by its token, within ten minutes.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import type { Database } from '../db/db.ts'
import { beginSignOn, takeSignOn } from './sign-on.ts'

const now = new Date('2026-11-16T15:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const TEN_MINUTES = 600_000
let db: Database
beforeEach(async () => {
  db = await testDatabase()
})
afterEach(() => db.close())

const begin = (token: string, at = now) => beginSignOn(db, { token, path: '/work', staffId: null }, at)

test('it is taken until ten minutes are over, and once', async () => {
  await begin('a')
  await begin('b')
  expect(await takeSignOn(db, 'c', now)).toBeNull()
  expect(await takeSignOn(db, 'a', after(TEN_MINUTES))).toMatchObject({ path: '/work', begunAt: now })
  expect(await takeSignOn(db, 'a', after(TEN_MINUTES))).toBeNull()
  expect(await takeSignOn(db, 'b', after(TEN_MINUTES + 1))).toBeNull()
})

test('the next one takes away those whose time is over, and no others', async () => {
  await begin('a')
  await begin('b', after(1))
  await begin('c', after(TEN_MINUTES + 1))
  expect(await takeSignOn(db, 'a', now)).toBeNull()
  expect(await takeSignOn(db, 'b', now)).not.toBeNull()
})
