// Staff in the database: each change is of one member alone.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import type { Database } from '../db/db.ts'
import { addStaff, allStaff, noteLogin, readStaff, setDisabled, staffByEmail, takeTotpStep } from './staff.ts'

const now = new Date('2026-11-16T15:00:00Z')
const idOf = (n: number) => `0192f0c0-0000-7000-8000-00000000000${n}` as const
let db: Database
const add = (n: number, email: string, name: string) =>
  addStaff(
    db,
    {
      id: idOf(n),
      email,
      name,
      role: 'underwriter',
      passwordHash: 'h',
      passwordIsTemporary: true,
      totpSecret: null,
      totpConfirmedAt: null,
    },
    now,
  )
beforeEach(async () => {
  db = await testDatabase()
  await add(1, ' Ada@Example.com ', ' Ada Example ')
  await add(2, 'bo@example.com', 'Bo Example')
})
afterEach(() => db.close())

test('an e-mail address is one member’s, in whatever case', async () => {
  expect(await add(3, 'ADA@example.com', 'Another')).toBe(false)
  expect(await staffByEmail(db, ' ADA@example.com')).toMatchObject({
    id: idOf(1),
    email: 'ada@example.com',
    name: 'Ada Example',
  })
  expect(await staffByEmail(db, 'nobody@example.com')).toBeNull()
  expect(await readStaff(db, idOf(3))).toBeNull()
})

test('a login, and the end of an account, are noted with their member', async () => {
  await noteLogin(db, idOf(1), now)
  await setDisabled(db, idOf(1), now)
  expect(
    (await allStaff(db)).map(({ id, lastLoginAt, disabledAt }) => [id, lastLoginAt, disabledAt]),
  ).toEqual([
    [idOf(2), null, null],
    [idOf(1), now, now],
  ])
  await setDisabled(db, idOf(1), null)
  expect((await readStaff(db, idOf(1)))!.disabledAt).toBeNull()
})

test('a code of a time step works once, and none of an earlier step afterwards', async () => {
  const taken = []
  for (const step of [5, 5, 4, 6]) taken.push(await takeTotpStep(db, idOf(1), step))
  expect(taken).toEqual([true, false, false, true])
  expect(await takeTotpStep(db, idOf(2), 5)).toBe(true)
})
