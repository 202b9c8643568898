// No event holds a network address: equal ones have an equal mark within a month, and cannot be recognised once its salt is gone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweep } from '#features/capabilities/retention/sweep.server.ts'
import { apply } from '../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { staffMember } from '../../../test/staff.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const marks = async () =>
  (
    await t.db.query<{ ip: string }>(
      `select ip from event where coalesce(ip, '') <> '' union all select ip from staff_event where coalesce(ip, '') <> ''`,
    )
  ).map(({ ip }) => ip)
const markOf = async (id: string) =>
  (
    await t.db.query<{ ip: string }>(
      `select distinct ip from event where lead_id = $1::uuid and ip like 'net-%'`,
      [id],
    )
  ).map(({ ip }) => ip)

test('events of saves, of staff and of links hold marks alone; consents keep the address as proof', async () => {
  const [home, same, other] = [
    await apply(t, {}, t.visitor('203.0.113.7')),
    await apply(t, {}, t.visitor('203.0.113.7')),
    await apply(t, {}, t.visitor('2001:db8::7')),
  ]
  await staffMember(t, 'underwriter')
  const all = await marks()
  expect(all.length).toBeGreaterThan(10)
  for (const mark of all) expect(mark).toMatch(/^net-[0-9a-f]{16}$/)
  expect(await markOf(home.id)).toEqual(await markOf(same.id))
  expect(await markOf(home.id)).not.toEqual(await markOf(other.id))
  const consents = await t.db.query<{ ip: string }>(
    `select distinct ip from consent where lead_id = $1::uuid`,
    [home.id],
  )
  expect(consents).toEqual([{ ip: '203.0.113.7' }])
})

test('another month has another salt, and salts go after a quarter of a year', async () => {
  t.clock.advance(31 * 86_400_000)
  const later = await apply(t, {}, t.visitor('203.0.113.7'))
  const [mark] = await markOf(later.id)
  expect((await marks()).filter((each) => each === mark).length).toBe(
    (await t.db.query(`select 1 from event where lead_id = $1::uuid and ip = $2`, [later.id, mark!])).length,
  )
  const months = async () =>
    (await t.db.query<{ month: string }>(`select month from address_salt order by month`)).map(
      (row) => row.month,
    )
  expect(await months()).toHaveLength(2)
  t.clock.advance(130 * 86_400_000)
  await sweep(t.deps)
  expect(await months()).toHaveLength(0)
})

test('what is hidden already stays as it is: a restore brings events back unchanged', async () => {
  const { id } = await apply(t)
  const mark = 'net-0123456789abcdef'
  await t.db.query(
    `insert into event (lead_id, id, at, kind, actor, ip) values ($1::uuid, gen_random_uuid(), $2::timestamptz, 'link-asked', 'applicant', $3)`,
    [id, t.clock(), mark],
  )
  expect(await markOf(id)).toContain(mark)
})
