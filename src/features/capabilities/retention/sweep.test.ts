// What the hourly sweep ends, empties and keeps.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLead } from '#platform/store/leads.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { sweep } from './sweep.server.ts'

const minimal = JSON.parse(
  readFileSync(new URL('../../journeys/apply/minimal.json', import.meta.url), 'utf8'),
) as object
const DAY = 86_400_000

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function applied(lastPage: number) {
  const who = t.visitor()
  let leadid: unknown
  for (let page = 0; page <= lastPage; page++)
    leadid = (
      await who.post(
        '/api/apply/lead',
        { model: { ...minimal, sfleadid: leadid }, page },
        { headers: { 'idempotency-key': `${Math.random()}` } },
      )
    ).body.leadid
  return t.deps.keys.readLeadCode(String(leadid))!.id
}

test('abandoned drafts expire and lose what is most sensitive; a reviewed one and a young one keep it', async () => {
  const abandoned = await applied(4)
  await t.worker.drain()
  const keys = () =>
    t.db.query(`select 1 from lead where id = $1::uuid and register_key is not null`, [abandoned])
  expect(await keys()).toHaveLength(1)
  const reviewed = await applied(4)
  await t.db.query(`update lead set stage = 'in-review' where id = $1::uuid`, [reviewed])
  t.clock.advance((t.deps.config.retention.drafts - 1) * DAY)
  const young = await applied(3)
  t.clock.advance(DAY + 1000)

  expect(await sweep(t.deps)).toEqual({
    expired: 1,
    purged: 1,
    revoked: 0,
    forgotten: 0,
    sealed: 0,
  })
  expect(await sweep(t.deps)).toEqual({
    expired: 0,
    purged: 0,
    revoked: 0,
    forgotten: 0,
    sealed: 0,
  })

  expect(await readLead(t.db, abandoned)).toMatchObject({ stage: 'expired', secrets: {} })
  const [row] = await t.db.query<{ purged_at: Date; tax_key: string | null; register_key: string | null }>(
    `select purged_at, tax_key, register_key from lead where id = $1::uuid`,
    [abandoned],
  )
  expect(row).toMatchObject({ purged_at: expect.any(Date) as unknown, tax_key: null, register_key: null })
  for (const kept of [reviewed, young])
    expect(Object.keys((await readLead(t.db, kept))!.secrets).length).toBeGreaterThan(0)

  const events = await t.db.query<{ kind: string; detail: { fields?: string[] } }>(
    `select kind, detail from event where lead_id = $1::uuid and kind in ('application-expired', 'secrets-purged') order by kind`,
    [abandoned],
  )
  expect(events.map(({ kind }) => kind)).toEqual(['application-expired', 'secrets-purged'])
  expect(events[1]!.detail.fields!.sort()).toEqual(['dateOfBirth', 'ein', 'ssn'])
})

test('keys of old saves are forgotten, young ones kept', async () => {
  await applied(0)
  const before = await t.db.query('select key from save_key')
  t.clock.advance(8 * DAY)
  await applied(0)
  await sweep(t.deps)
  const after = await t.db.query('select key from save_key')
  expect(before.length).toBeGreaterThan(0)
  expect(after).toHaveLength(1)
})

test('a part that fails is logged and holds no other up', async () => {
  await applied(0)
  t.clock.advance(8 * DAY)
  const told: unknown[] = []
  const log = { ...t.deps.log, error: (what: unknown) => void told.push(what) }
  await t.db.script(
    'alter table staff_login_failure rename to elsewhere; alter table document rename to away',
  )
  await sweep({ ...t.deps, log })
  await t.db.script(
    'alter table elsewhere rename to staff_login_failure; alter table away rename to document',
  )
  expect(told).toContainEqual({ part: 'staff_login_failure', error: 'error' })
  expect(told.length).toBeGreaterThan(1)
  expect(await t.db.query('select 1 from save_key')).toEqual([])
})

test('an application that has ended gives its bank access back, a declined one after thirty days', async () => {
  const withdrawn = await applied(4)
  const declined = await applied(4)
  for (const [id, stage] of [
    [withdrawn, 'withdrawn'],
    [declined, 'declined'],
  ] as const) {
    await t.db.query(`update lead set stage = $2, updated_at = $3::timestamptz where id = $1::uuid`, [
      id,
      stage,
      t.clock(),
    ])
    await t.db.query(
      `insert into bank_connection (lead_id, id, provider, state, secret, created_at, updated_at)
       values ($1::uuid, $1::uuid, 'plaid', 'linked', 'sealed', $2::timestamptz, $2::timestamptz)`,
      [id, t.clock()],
    )
  }
  expect((await sweep(t.deps)).revoked).toBe(1)
  const asked = () =>
    t.db.query<{ lead_id: string }>(`select lead_id from job where kind = 'revoke-bank-connection'`)
  expect((await asked()).map((job) => job.lead_id)).toEqual([withdrawn])
  expect((await sweep(t.deps)).revoked).toBe(0)
  t.clock.advance(31 * DAY)
  expect((await sweep(t.deps)).revoked).toBe(1)
})
