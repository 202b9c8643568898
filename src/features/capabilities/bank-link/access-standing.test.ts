// Events that come late, doubled and in any order, and browsers that report nothing: what the vendor says when it is asked decides.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walkBankPages } from '#simulators/bank-pages/walk.ts'
import { connectionsOf, openConnection } from '#platform/store/bank-data.ts'
import { apply, eventKinds, linkByToken, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember } from '../../../../test/staff.ts'
import * as paths from './paths.ts'
import { takeEvent } from './webhooks.server.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const MINUTE = 60_000
const state = async (a: Applicant) => (await a.who.get('/api/bank-link/state')).body
const count = async (a: Applicant, kind: string) =>
  (await eventKinds(t, a.id)).filter((each) => each === kind).length
const openJobs = async (a: Applicant, kind: string) =>
  (
    await t.db.query(`select 1 from job where lead_id = $1::uuid and kind = $2 and state = 'ready'`, [
      a.id,
      kind,
    ])
  ).length

/** A linked bank, and its item as the vendor names it. */
async function linked(username = 'user_healthy') {
  const a = await apply(t)
  await (await linkByToken(t, a, { username })).exchange()
  await settle(t)
  const [row] = await connectionsOf(t.db, a.id)
  const { itemId } = JSON.parse(openConnection(t.deps.keys, row!).access!) as { itemId: string }
  const hear = (change: 'needs-login' | 'linked' | 'revoked' | 'failed', eventId: string) =>
    takeEvent(t.deps, 'plaid', { eventId, change, itemRef: itemId, hint: true })
  return { a, itemId, hear }
}

describe('an event about an item', () => {
  test('is a hint: two in the wrong order, and one that is over, change nothing', async () => {
    const { a, itemId, hear } = await linked()
    await hear('linked', 'repaired')
    await hear('needs-login', 'broken before')
    await settle(t)
    expect(await state(a)).toMatchObject({ state: 'linked' })
    expect(await count(a, 'bank-needs-attention')).toBe(0)

    t.simulators.plaid.setError(itemId, 'ITEM_LOGIN_REQUIRED')
    await hear('linked', 'late')
    await t.worker.drain()
    expect(await state(a)).toMatchObject({ state: 'needs-attention', reason: 'login' })
  })

  test('that equals an earlier one is not lost', async () => {
    const { a, itemId, hear } = await linked()
    for (let time = 0; time < 2; time++) {
      t.simulators.plaid.setError(itemId, 'ITEM_LOGIN_REQUIRED')
      await hear('needs-login', 'equal')
      await t.worker.drain()
      expect(await state(a)).toMatchObject({ state: 'needs-attention', reason: 'login' })
      t.simulators.plaid.setError(itemId, null)
      await hear('linked', 'equal too')
      await settle(t)
      expect(await state(a)).toMatchObject({ state: 'linked', reason: null })
    }
    expect(await count(a, 'bank-needs-attention')).toBe(2)
  })

  test('asks again while the vendor is away, and changes nothing until it answers', async () => {
    const { a, itemId, hear } = await linked()
    t.simulators.plaid.setError(itemId, 'ITEM_LOGIN_REQUIRED')
    t.simulators.plaid.faults.next('server-error', { path: '/item/get' })
    await hear('needs-login', 'away')
    await t.worker.drain()
    expect(await state(a)).toMatchObject({ state: 'linked' })
    t.clock.advance(MINUTE)
    await t.worker.drain()
    expect(await state(a)).toMatchObject({ state: 'needs-attention' })
  })

  test('takes an access away only where the vendor says that it is gone', async () => {
    const { a, itemId, hear } = await linked()
    await hear('revoked', 'of another time')
    await t.worker.drain()
    expect(await state(a)).toMatchObject({ state: 'linked' })
    t.simulators.plaid.setError(itemId, 'USER_PERMISSION_REVOKED')
    await hear('failed', 'an error')
    await settle(t)
    expect((await connectionsOf(t.db, a.id))[0]).toMatchObject({ state: 'revoked', secret: null })
    expect(await count(a, 'bank-access-revoked')).toBe(2)
  })
})

describe('a login that ends', () => {
  const letters = (a: Applicant) =>
    t.db.query(
      `select 1 from message where lead_id = $1::uuid and template = 'bank-needs-attention' and channel = 'email'`,
      [a.id],
    )
  const toStage = (a: Applicant, stage: string) =>
    t.db.query(`update lead set stage = $2 where id = $1::uuid`, [a.id, stage])

  test.each(['offered', 'contract-signed', 'declined'])(
    '%s: is noted for staff, and nobody is written to',
    async (stage) => {
      const { a, itemId, hear } = await linked()
      await toStage(a, stage)
      t.clock.advance(MINUTE)
      t.simulators.plaid.setError(itemId, 'ITEM_LOGIN_REQUIRED')
      await hear('needs-login', `broken ${stage}`)
      await settle(t)
      await t.worker.drain()
      const [row] = await connectionsOf(t.db, a.id)
      expect(row).toMatchObject({ state: 'needs-attention', reason: 'login' })
      expect(await letters(a)).toEqual([])
    },
  )

  test('is asked for once where a re-check of staff needs it, or a decision waits', async () => {
    const staff = await staffMember(t, 'underwriter')
    const { a, itemId, hear } = await linked()
    t.clock.advance(MINUTE)
    t.simulators.plaid.setError(itemId, 'ITEM_LOGIN_REQUIRED')
    await hear('needs-login', 'broken quietly')
    await settle(t)
    expect(await letters(a)).toEqual([])
    await openFile(staff, a.id)
    expect((await staff.who.post(`/api/staff/applications/${a.id}/bank/refresh`)).status).toBe(200)
    for (let time = 0; time < 2; time++) {
      await settle(t)
      await t.worker.drain()
      await hear('needs-login', `broken still ${time}`)
    }
    expect(await letters(a)).toHaveLength(1)

    const other = await linked()
    await toStage(other.a, 'in-review')
    t.simulators.plaid.setError(other.itemId, 'ITEM_LOGIN_REQUIRED')
    await other.hear('needs-login', 'in review')
    await settle(t)
    await t.worker.drain()
    expect(await letters(other.a)).toHaveLength(1)
  })

  test('and was renewed while its bank is down is read once that is back', async () => {
    const { a, itemId, hear } = await linked()
    t.simulators.plaid.setError(itemId, 'ITEM_LOGIN_REQUIRED')
    await hear('needs-login', 'ended')
    await t.worker.drain()
    t.simulators.plaid.setError(itemId, 'INSTITUTION_DOWN')
    await hear('linked', 'renewed')
    await t.worker.drain()
    expect(await state(a)).toMatchObject({ state: 'needs-attention' })
    t.simulators.plaid.setError(itemId, null)
    t.clock.advance(20 * MINUTE)
    await settle(t)
    expect(await state(a)).toMatchObject({ state: 'linked', reason: null })
    expect(await count(a, 'bank-history-fetched')).toBe(2)
  })
})

describe('a browser that was closed before it reported', () => {
  test('loses no link: the vendor is asked, and the page goes on', async () => {
    const a = await apply(t)
    await linkByToken(t, a, { username: 'user_healthy' })
    await settle(t)
    expect(await state(a)).toMatchObject({ state: 'linking' })
    t.clock.advance(10 * MINUTE)
    await settle(t)
    await settle(t)
    expect(await state(a)).toMatchObject({ state: 'linked', fetched: true })
    expect(await count(a, 'bank-linked')).toBe(1)
    expect(await openJobs(a, 'find-bank-link')).toBe(0)
  })

  test('is waited for while the window is open, and told as ended with it', async () => {
    const a = await apply(t)
    await a.who.get(`${paths.getLinkToken.path}?redirect_url=&sf_leadid=${a.leadid}`)
    for (let looks = 0; looks < 3; looks++) {
      t.clock.advance(10 * MINUTE)
      await t.worker.drain()
      expect(await state(a)).toMatchObject({ state: 'linking' })
    }
    t.clock.advance(4 * 60 * MINUTE)
    await t.worker.drain()
    expect(await state(a)).toMatchObject({ state: 'failed', reason: 'expired' })
    expect(await openJobs(a, 'find-bank-link')).toBe(0)
  })

  test('asks nobody where the browser told, or another window was opened since', async () => {
    const a = await apply(t)
    await linkByToken(t, a, { username: 'user_healthy' })
    await a.who.post('/api/bank-link/outcome', { outcome: 'cancelled' })
    t.clock.advance(10 * MINUTE)
    await settle(t)
    expect(await state(a)).toMatchObject({ state: 'failed', reason: 'cancelled' })
    const again = await linkByToken(t, a, { username: 'user_healthy' })
    await again.exchange()
    t.clock.advance(10 * MINUTE)
    await settle(t)
    expect(await count(a, 'bank-linked')).toBe(1)
  })

  test('after a repair: the item is looked at, and read again', async () => {
    const { a } = await linked('user_needs_login')
    const { repair } = await state(a)
    expect(repair).toBeDefined()
    const opened = await a.who.get(
      `${paths.getLinkToken.path}?redirect_url=&sf_leadid=${a.leadid}&repair=${String(repair)}`,
    )
    const token = String(opened.body.link_token)
    const frame = `${t.simulators.plaid.linkUrl}/bank/frame?session=${token}&holder=http%3A%2F%2Fapp.example`
    await walkBankPages(frame, { username: 'user_needs_login' })
    t.clock.advance(10 * MINUTE)
    await settle(t)
    await settle(t)
    expect(await state(a)).toMatchObject({ state: 'linked', fetched: true })
  })
})
