// Each list of the room that is longer than a page loads to its end, as its page loads it: nothing twice, nothing left out.
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apply } from '../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { staffMember, type Member } from '../../../test/staff.ts'
import { affiliatePages } from './affiliates/use-affiliates.ts'
import { filtersIn, listPages, sortOptions } from './applications/list-query.ts'
import { businessPages } from './businesses/business-pages.ts'
import { staffLogPages } from './people/staff-log-pages.ts'

/** Two full pages of the shorter lists and a row, one full page of the longer one and a row. */
const ROWS = 101
let t: TestApp
let admin: Member
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

beforeAll(async () => {
  t = await testApp()
  admin = await staffMember(t, 'admin')
  const { id } = await apply(t)
  await t.db.query(
    `insert into lead (id, created_at, updated_at, stage, variant, language, answers, secrets, source, brand, kind, business_name, requested_amount)
     select gen_random_uuid(), created_at - interval '1 minute' * (n / 3), updated_at, 'in-review', variant, language, '{}', '{}', '{}', brand, kind,
       'Shop ' || n / 3, 100000 * (n / 3) from lead, generate_series(1, $2::int) n where id = $1::uuid`,
    [id, ROWS - 1],
  )
  await t.db.query(
    `insert into business (id, created_at, updated_at, origin, name)
     select gen_random_uuid(), $1::timestamptz, $1::timestamptz, 'import', 'Shop ' || n / 3 from generate_series(1, $2::int) n`,
    [t.clock(), ROWS],
  )
  await t.db.query(
    `insert into affiliate (id, created_at, updated_at, campaign_id, state, email_key, signed_at)
     select gen_random_uuid(), $1::timestamptz - interval '1 minute' * (n / 3), $1::timestamptz, 'campaign' || n, 'signed', 'k' || n, $1::timestamptz
     from generate_series(1, $2::int) n`,
    [t.clock(), ROWS],
  )
  await t.db.query(
    `insert into staff_event (staff_id, id, at, kind)
     select $1::uuid, gen_random_uuid(), $2::timestamptz, 'logged-in' from generate_series(1, $3::int)`,
    [admin.id, t.clock(), ROWS],
  )
  // The browser's calls go to the composed application.
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const { status, text } =
      method === 'GET'
        ? await admin.who.get(address)
        : await admin.who.post(address, JSON.parse(String(body)))
    return new Response(text, { status, headers: { 'content-type': 'application/json' } })
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await t.close()
})

const countOf = async (table: string) =>
  (await t.db.query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]!.count
const MORE_THAN_ENOUGH = 9

/** The ids in sight once nobody can ask for more. */
function whole(pages: { ids: string[] }[]): string[] {
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.length).toBeLessThan(MORE_THAN_ENOUGH)
  const ids = pages.flatMap((page) => page.ids)
  expect(new Set(ids).size).toBe(ids.length)
  return ids
}

test.each(sortOptions)('applications, %s', async (sort) => {
  const filters = { ...filtersIn(new URLSearchParams(), ''), sort }
  const { pages } = await client.fetchInfiniteQuery({ ...listPages(filters), pages: MORE_THAN_ENOUGH })
  const ids = whole(pages.map(({ items }) => ({ ids: items.map(({ id }) => id) })))
  expect(ids).toHaveLength(await countOf('lead'))
  // Counts come with the first page only, and are of all.
  expect(pages[0]!.counts).toMatchObject({ 'in-review': ROWS - 1 })
})

test('businesses', async () => {
  const { pages } = await client.fetchInfiniteQuery({ ...businessPages(''), pages: MORE_THAN_ENOUGH })
  const ids = whole(pages.map(({ items }) => ({ ids: items.map(({ id }) => id) })))
  expect(ids).toHaveLength(await countOf('business'))
})

test('affiliates', async () => {
  const { pages } = await client.fetchInfiniteQuery({ ...affiliatePages('', true), pages: MORE_THAN_ENOUGH })
  const ids = whole(pages.map(({ items }) => ({ ids: items.map(({ id }) => id) })))
  expect(ids).toHaveLength(ROWS)
})

test('the staff log', async () => {
  const { pages } = await client.fetchInfiniteQuery({ ...staffLogPages, pages: MORE_THAN_ENOUGH })
  const ids = whole(pages.map(({ events }) => ({ ids: events.map(({ id }) => id) })))
  expect(ids).toHaveLength(await countOf('staff_event'))
})
