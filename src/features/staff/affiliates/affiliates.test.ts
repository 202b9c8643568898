// The list of affiliates through the front door: every one of them is found, page by page and by what is searched.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { makeMember } from '../../../../test/doors/world.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('staff find every affiliate, however many came since: page by page, by words and by those that signed', async () => {
  const { who } = await makeMember(t, 'admin', 'full')
  const list = (asked: object) => who.post('/api/staff/affiliates', asked)
  type Page = { items: { id: string; company: string; signedAt: string | null }[]; next: string | null }
  const all = async (asked: object) => {
    const pages: Page[] = []
    do {
      const { status, body } = await list({ ...asked, cursor: pages.at(-1)?.next ?? undefined })
      expect(status).toBe(200)
      pages.push(body as unknown as Page)
    } while (pages.at(-1)!.next)
    return pages
  }
  await t.db
    .query(`insert into affiliate (id, created_at, updated_at, campaign_id, state, email_key, answers, signed_at)
    select gen_random_uuid(), now, now, 'many' || n, case when n % 2 = 0 then 'signed' else 'signed-up' end, 'many' || n,
      jsonb_build_object('businessName', 'Elm 100% ' || n || ' Books', 'firstName', 'Sam', 'lastName', 'Ode', 'cellPhone', '20755510' || n),
      case when n % 2 = 0 then now end
    from (select n, timestamptz '2020-01-01T00:00:00Z' + (n / 4) * interval '1 second' as now from generate_series(10, 119) n) of`)
  const pages = await all({})
  expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 10])
  const found = pages.flatMap(({ items }) => items)
  expect(new Set(found.map(({ id }) => id)).size).toBe(110)

  // The page after one whose last row is gone goes on behind it.
  const first = (await list({ search: '100% books' })).body as unknown as Page
  await t.db.query(`delete from affiliate where id = '${first.items.at(-1)!.id}'`)
  const second = (await list({ search: '100% books', cursor: first.next })).body as unknown as Page
  expect(second.items.length).toBe(50)

  const signedOnes = (await all({ search: 'elm', signed: true })).flatMap(({ items }) => items)
  expect(signedOnes.length).toBeGreaterThan(50)
  expect(signedOnes.every(({ signedAt }) => signedAt)).toBe(true)
  const one = found.find(({ company }) => company === 'Elm 100% 20 Books')!
  for (const asked of [
    { search: 'BOOKS 20 elm sam many20' },
    { search: '+1 (207) 555-1020' },
    { id: one.id },
  ])
    expect(await list(asked)).toMatchObject({ body: { items: [{ id: one.id }], next: null } })
  expect((await list({ search: 'elm nobody' })).body).toEqual({ items: [], next: null })
  expect((await list({ cursor: 'nonsense' })).status).toBe(400)
})
