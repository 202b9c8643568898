// The list of businesses: its pages, its search, and what a business remembers when it is told again.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { openKeys } from '../../../test/open-keys.ts'
import type { Database } from '../db/db.ts'
import { makeKeyMaterial } from '../key-material.ts'
import { listBusinesses, readBusinessCursor, writeBusinessCursor } from './business-list.ts'
import { businessPlace, forgetPersons, keepBusiness, readBusiness } from './businesses.ts'

const now = new Date('2026-11-16T15:00:00Z')
let db: Database
beforeEach(async () => {
  db = await testDatabase()
})
afterEach(() => db.close())

const add = (count: number, name: string) =>
  db.query(
    `insert into business (id, created_at, updated_at, origin, name, search)
     select gen_random_uuid(), $1::timestamptz, $1::timestamptz, 'import', $2 || lpad(n::text, 3, '0'), lower($2) || lpad(n::text, 3, '0')
     from generate_series(1, $3::int) n`,
    [now, name, count],
  )
async function pages(search?: string) {
  const sizes: string[][] = []
  for (let after: Parameters<typeof listBusinesses>[2] = null; ;) {
    const { rows, next } = await listBusinesses(
      db,
      { visibleTo: null, ...(search === undefined ? {} : { search }) },
      after,
    )
    sizes.push(rows.map(({ name }) => name))
    if (!next) return sizes
    after = readBusinessCursor(writeBusinessCursor(next))
  }
}
const names = (name: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `${name}${String(from + n).padStart(3, '0')}`)

test('a page has 50 businesses, and the one that is left over a page of its own', async () => {
  await add(50, 'Bakery ')
  expect(await pages()).toEqual([names('Bakery ', 1, 50)])
  await add(1, 'Cafe ')
  expect(await pages()).toEqual([names('Bakery ', 1, 50), ['Cafe 001']])
  expect(await pages('cafe')).toEqual([['Cafe 001']])
  expect(await pages('no such')).toEqual([[]])
})

test('a cursor is read as it was written, and nothing else is one', () => {
  const cursor = { name: 'bakery', id: '0192f0c0-0000-7000-8000-000000000001' }
  const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  expect(readBusinessCursor(writeBusinessCursor(cursor))).toEqual(cursor)
  for (const wrong of [
    null,
    {},
    [cursor.name],
    [cursor.name, cursor.id, 1],
    [1, cursor.id],
    [cursor.name, 1],
    [cursor.name, 'x'],
    ['a\0', cursor.id],
    ['\ud800', cursor.id],
  ])
    expect(readBusinessCursor(written(wrong))).toBeNull()
  expect(readBusinessCursor('no cursor')).toBeNull()
})

test('what a business is not told again stays', async () => {
  const { dataKeys } = await openKeys(db, makeKeyMaterial(), () => now)
  const { keys } = dataKeys
  const told = { origin: 'import', brand: '', language: 'en', taxKey: 'k', assignedTo: null } as const
  const id = await keepBusiness(
    db,
    keys,
    null,
    { ...told, answers: { businessName: 'Blue Door Bakery' }, secrets: { ein: '470000000' } },
    now,
  )
  const again = { ...told, answers: { firstName: 'Ada' }, secrets: {} }
  expect(await keepBusiness(db, keys, await readBusiness(db, id), again, now)).toBe(id)
  const kept = await readBusiness(db, id)
  expect(kept!.answers).toEqual({ businessName: 'Blue Door Bakery', firstName: 'Ada' })
  expect(keys.open(kept!.secrets.ein!, businessPlace('ein', id))).toBe('470000000')
})

test('of a business that is forgotten stays what is no person’s, once', async () => {
  const { keys } = (await openKeys(db, makeKeyMaterial(), () => now)).dataKeys
  const impersonal = {
    businessName: 'Blue Door Bakery',
    businessState: 'NY',
    classification: 'c',
    generalIndustry: 'g',
    industry: 'i',
  }
  const id = await keepBusiness(
    db,
    keys,
    null,
    {
      origin: 'import',
      brand: '',
      language: 'en',
      taxKey: 'k',
      assignedTo: null,
      answers: { ...impersonal, firstName: 'Ada', email: 'ada@example.com' } as never,
      secrets: { ein: '470000000' },
    },
    now,
  )
  const later = new Date(now.getTime() + 1)
  expect(await forgetPersons(db, id, now, later)).toBeNull()
  expect(await forgetPersons(db, id, later, later)).toBe('quiet')
  expect(await forgetPersons(db, id, later, later)).toBeNull()
  expect(await readBusiness(db, id)).toMatchObject({ purgedAt: later, taxKey: null, secrets: {} })
  expect((await readBusiness(db, id))!.answers).toEqual(impersonal)
})
