// The list of applications: full pages in every order, cursors, words of a search, and who may give an application to whom.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import type { Database } from '../db/db.ts'
import {
  assignLead,
  countByStage,
  listLeads,
  listOrders,
  PAGE_SIZE,
  readCursor,
  writeCursor,
  type Cursor,
} from './lead-list.ts'

const now = new Date('2026-11-16T15:00:00Z')
const staffId = (n: number) => `0192f0c0-0000-7000-8000-00000000020${n}`
let db: Database
beforeAll(async () => {
  db = await testDatabase()
  await db.query(
    `insert into lead (id, created_at, updated_at, business_name, requested_amount, search, stage, state)
     select ('0192f0c0-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $1::timestamptz + make_interval(mins => n), $1::timestamptz,
       'Shop ' || lpad(n::text, 3, '0'), n * 100, 'shop ' || n, case when n <= 50 then 'draft' else 'offered' end, case when n <= 50 then 'NY' else 'NJ' end
     from generate_series(1, 51) n`,
    [now],
  )
})
afterAll(() => db.close())

const filter = { visibleTo: null }
const numberOf = ({ id }: { readonly id: string }) => Number(id.slice(-12))

test.each(listOrders)('in the order %s every application stands on one page, once', async (order) => {
  const seen: number[] = []
  let after: Cursor | null = null
  for (const size of [PAGE_SIZE, 1]) {
    const { rows, next }: Awaited<ReturnType<typeof listLeads>> = await listLeads(db, filter, order, after)
    expect(rows).toHaveLength(size)
    seen.push(...rows.map(numberOf))
    after = next && readCursor(writeCursor(next), order)
  }
  expect(after).toBeNull()
  const rising = Array.from({ length: 51 }, (_, n) => n + 1)
  expect(seen).toEqual(order === 'newest' || order === 'amount' ? rising.reverse() : rising)
})

test('a list of exactly one page has no next one', async () => {
  const drafts = await listLeads(db, { ...filter, stage: 'draft' }, 'oldest', null)
  expect(drafts.rows.map(numberOf).at(-1)).toBe(PAGE_SIZE)
  expect(drafts.next).toBeNull()
})

test('filters leave what fits all of them, and the counts are of the other filters', async () => {
  const listed = async (more: object) =>
    (await listLeads(db, { ...filter, ...more }, 'oldest', null)).rows.map(numberOf)
  expect(await listed({ state: 'NJ' })).toEqual([51])
  expect(await listed({ state: 'NJ', stage: 'draft' })).toEqual([])
  expect(await listed({ search: 'SHOP 51' })).toEqual([51])
  expect(await listed({ search: 'shop 5%1' })).toEqual([])
  expect(await countByStage(db, { ...filter, stage: 'draft' })).toEqual({ draft: 50, offered: 1 })
  expect(await countByStage(db, { ...filter, state: 'NJ', stage: 'draft' })).toEqual({ offered: 1 })
})

test('an application is given away only by who has it, and then the others do not see it', async () => {
  const id = `0192f0c0-0000-7000-8000-${'51'.padStart(12, '0')}`
  const [ada, bo] = [staffId(1), staffId(2)]
  expect(await assignLead(db, id, { from: ada, to: bo }, now)).toBe(false)
  expect(await assignLead(db, id, { from: null, to: ada }, now)).toBe(true)
  const seen = async (more: { visibleTo: string | null; assigned?: string }) =>
    (await listLeads(db, { ...more, state: 'NJ' }, 'oldest', null)).rows.map(numberOf)
  expect(await seen({ visibleTo: ada })).toEqual([51])
  expect(await seen({ visibleTo: bo })).toEqual([])
  expect(await seen({ visibleTo: null, assigned: ada })).toEqual([51])
  expect(await seen({ visibleTo: null, assigned: bo })).toEqual([])
  expect(await seen({ visibleTo: null, assigned: 'nobody' })).toEqual([])
  expect(await assignLead(db, id, { from: ada, to: null }, now)).toBe(true)
  expect(await seen({ visibleTo: bo, assigned: 'nobody' })).toEqual([51])
})

test('a cursor of one order is none of another, and nothing else is one', () => {
  const id = '0192f0c0-0000-7000-8000-000000000001'
  const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  for (const [order, key] of [
    ['newest', '2026-11-16T15:00:00.000Z'],
    ['oldest', '2026-11-16T15:00:00.000Z'],
    ['amount', 100],
    ['name', '0shop'],
  ] as const)
    expect(readCursor(writeCursor({ key, id }), order)).toEqual({ key, id })
  for (const [order, wrong] of [
    ['newest', ['yesterday', id]],
    ['newest', ['0999-11-16T15:00:00Z', id]],
    ['newest', ['2026-13-16T15:00:00Z', id]],
    ['newest', ['2026-11-16T15:00:00Zx', id]],
    ['newest', ['x2026-11-16T15:00:00Z', id]],
    ['newest', [1, id]],
    ['amount', [1.5, id]],
    ['amount', ['100', id]],
    ['name', [1, id]],
    ['name', ['a\0', id]],
    ['name', ['\ud800', id]],
    ['name', ['a', 1]],
    ['name', ['a', `${id}0`]],
    ['name', ['a', `0${id}`]],
    ['name', ['a']],
    ['name', ['a', id, 1]],
    ['name', null],
    ['name', { length: 2, 0: 'a', 1: id }],
  ] as const)
    expect(readCursor(written(wrong), order)).toBeNull()
  expect(readCursor('no cursor', 'name')).toBeNull()
})
