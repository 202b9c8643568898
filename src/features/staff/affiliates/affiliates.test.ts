// The list of affiliates over HTTP: whole, by pages.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAffiliate, AFFILIATES_A_PAGE, setAffiliateState } from '#platform/store/affiliates.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { makeMember } from '../../../../test/doors/world.ts'

let t: TestApp
beforeAll(async () => void (t = await testApp()))
afterAll(() => t.close())

test('every signed affiliate is found, page after page, and no other', async () => {
  const { who } = await makeMember(t, 'admin', 'full')
  const signedIds = new Set<string>()
  for (let at = 0; at < AFFILIATES_A_PAGE + 10; at++) {
    const answers = { businessName: `Partner ${at}`, email: `partner${at}@many.example` }
    const signup = { brand: 'default', language: 'en', answers, signupKey: null } as const
    const row = (await addAffiliate(t.db, t.deps.keys, signup, t.clock()))!
    if (at % 20 === 7) continue
    await setAffiliateState(t.db, row.id, 'signed', t.clock())
    signedIds.add(row.id)
  }
  const found: string[] = []
  let cursor = ''
  do {
    const page = await who.get(`/api/staff/affiliates?state=signed${cursor && `&cursor=${cursor}`}`)
    found.push(...(page.body.items as unknown as { id: string }[]).map(({ id }) => id))
    cursor = typeof page.body.next === 'string' ? page.body.next : ''
  } while (cursor)
  expect(new Set(found).size).toBe(found.length)
  expect([...signedIds].filter((id) => !found.includes(id))).toEqual([])
  const states = await t.db.query('select distinct state from affiliate where id = any($1::uuid[])', [found])
  expect(states).toEqual([{ state: 'signed' }])
})
