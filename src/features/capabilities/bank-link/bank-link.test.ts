// Linking a bank when things go wrong: vendors that fail, events that come twice or too late, logins that expire, banks linked twice.
import { createHmac } from 'node:crypto'
import { walkBankPages } from '#simulators/bank-pages/walk.ts'
import { connectionsOf, openAccounts, openConnection } from '#platform/store/bank-data.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  apply,
  byBankLink,
  eventKinds,
  linkByFrame,
  linkByToken,
  settle,
  type Applicant,
} from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { bankReasonOf, reasonOfClosing } from './reasons.ts'
import { takeEvent } from './webhooks.server.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const state = async (a: Applicant) => (await a.who.get('/api/bank-link/state')).body
const status = async (a: Applicant) => (await a.who.post('/api/apply/determine-eligibility', {})).body
const rows = (a: Applicant) => connectionsOf(t.db, a.id)
const dead = (a: Applicant) =>
  t.db.query(`select kind from job where lead_id = $1::uuid and state = 'dead'`, [a.id])

/** What the vendor's webhook looks like on the wire, signed with the partner's secret. */
async function postFrameEvent(event: object, secret = t.simulators.finicity.partnerSecret) {
  const body = JSON.stringify(event)
  const answer = await t.server.inject({
    method: 'POST',
    url: '/api/webhooks/finicity',
    headers: {
      'content-type': 'application/json',
      'x-finicity-signature': createHmac('sha256', secret).update(body).digest('hex'),
    },
    payload: body,
  })
  return answer.statusCode
}
const customerOf = (frame: string) => new URL(frame).searchParams.get('customerId')!

describe('starting', () => {
  test('records the consent once, keeps one row, and gives out no vendor id', async () => {
    const a = await apply(t)
    const first = await a.who.post('/api/apply/get-finicity-link', { model: { sfleadid: a.leadid } })
    const again = await a.who.post('/api/apply/get-finicity-link', {})
    expect(again.body.custid).toBe(first.body.custid)
    expect(first.body.custid).not.toBe(customerOf(String(first.body.link)))
    const consents = await t.db.query(
      `select kind from consent where lead_id = $1::uuid and kind = 'bank-data'`,
      [a.id],
    )
    expect(consents).toHaveLength(1)
    expect(await rows(a)).toHaveLength(1)
    expect(await state(a)).toMatchObject({ state: 'linking', reason: null, fetched: false, working: false })
    const stored = JSON.stringify(await t.db.query('select * from bank_connection'))
    expect(stored).not.toContain(customerOf(String(first.body.link)))
  })

  test('needs an application: a stranger without one, or with a made-up code, gets nothing', async () => {
    const stranger = t.visitor()
    expect((await stranger.post('/api/apply/get-finicity-link', {})).status).toBe(404)
    expect((await stranger.post('/api/apply/get-finicity-link', { sf_leadid: 'x'.repeat(44) })).status).toBe(
      404,
    )
    expect((await stranger.get('/api/plaid/get_link_token/?redirect_url=')).status).toBe(404)
    expect((await stranger.get('/api/bank-link/state')).status).toBe(404)
  })

  test('takes only our own return route as a redirect', async () => {
    const a = await apply(t)
    const ask = (url: string) =>
      a.who.get(`/api/plaid/get_link_token/?redirect_url=${encodeURIComponent(url)}`)
    expect((await ask('http://localhost:3000/business/oauth-return')).status).toBe(200)
    expect((await ask('https://evil.example/business/oauth-return')).status).toBe(403)
    expect((await ask('http://localhost:3000/business/apply/')).status).toBe(403)
  })

  test('a vendor that fails: a plain refusal, the state tells why, and the next try works', async () => {
    const a = await apply(t)
    t.simulators.finicity.faults.next('server-error', { path: '/connect' })
    const refused = await a.who.post('/api/apply/get-finicity-link', {})
    expect(refused.status).toBe(502)
    expect(refused.body.title).toContain('isn’t responding')
    expect(await state(a)).toMatchObject({ state: 'failed', reason: 'unavailable' })
    t.simulators.plaid.faults.next('garbage')
    expect((await a.who.get('/api/plaid/get_link_token/')).status).toBe(502)
    await linkByFrame(t, a, { username: 'user_healthy' })
    await settle(t)
    expect(await state(a)).toMatchObject({ state: 'linked', reason: null, fetched: true })
  })

  test('a vendor that is away for minutes: the owner is told, and the link is made once it is back', async () => {
    const a = await apply(t)
    const { exchange } = await linkByToken(t, a, { username: 'user_healthy' })
    t.simulators.plaid.faults.next('server-error', { times: 1_000 })
    await exchange()
    await settle(t, 15)
    expect(await state(a)).toMatchObject({ state: 'failed', reason: 'unavailable' })
    t.simulators.plaid.faults.clear()
    // Its door stays shut for five minutes at most, and the token lives for thirty.
    await settle(t, 10)
    expect(await state(a)).toMatchObject({ state: 'linked', reason: null, fetched: true })
    expect(await dead(a)).toEqual([])
  })

  test('a feature without keys is off and says so', async () => {
    const off = await testApp({ env: { PLAID_CLIENT_ID: '' } })
    const a = await apply(off)
    expect((await a.who.get('/api/plaid/get_link_token/')).status).toBe(503)
    expect((await off.post('/api/webhooks/plaid', {})).status).toBe(404)
    await off.close()
  })
})

describe('finishing and fetching', () => {
  test('a vendor that does not answer is asked again by a job; the person waits, nothing is lost', async () => {
    const a = await apply(t)
    const frame = await a.who.post('/api/apply/get-finicity-link', {})
    await walkBankPages(String(frame.body.link), { username: 'user_healthy' })
    t.simulators.finicity.faults.next('server-error', { path: '/aggregation/v1/customers', times: 2 })
    const done = await a.who.post('/api/apply/refresh-finicity-customer', { customerId: frame.body.custid })
    expect(done.body).toEqual({ ok: true, state: 'linking', reason: null })
    expect(await status(a)).toMatchObject({ status: 'pending', progress: 'fetching' })
    await settle(t)
    expect(await status(a)).toEqual({ status: 'approved', awaits: null })
  })

  test.each(['server-error', 'garbage', 'rate-limited', 'hang-up'] as const)(
    'a fetch that meets %s is retried until it comes through',
    async (fault) => {
      const a = await apply(t)
      await linkByFrame(t, a, { username: 'user_healthy' })
      t.simulators.finicity.faults.next(fault, { path: '/aggregation', times: 2 })
      await t.worker.drain()
      expect(await status(a)).toMatchObject({ status: 'pending' })
      await settle(t, 30)
      t.simulators.finicity.faults.clear()
      expect(await status(a)).toEqual({ status: 'approved', awaits: null })
      expect(await dead(a)).toEqual([])
    },
  )

  test('an exchange that the vendor does not answer is done later; one that it refuses is reported', async () => {
    const a = await apply(t)
    const { exchange } = await linkByToken(t, a, { username: 'user_healthy' })
    t.simulators.plaid.faults.next('server-error', { path: '/item' })
    const first = await exchange()
    expect(first.status).toBe(200)
    expect([...new Set(Object.values(first.body.results as object))]).toEqual([null])
    await settle(t)
    expect(await status(a)).toEqual({ status: 'approved', awaits: null })
    const b = await apply(t)
    const made = await b.who.form('/api/apply/get_access_token', {
      public_token: 'public-sandbox-00000000-0000-0000-0000-000000000000',
      sfleadid: b.leadid,
    })
    expect(made.status).toBe(502)
    expect(await state(b)).toMatchObject({ state: 'failed' })
    expect(await status(b)).toEqual({ status: 'pending', awaits: 'applicant' })
  })

  test('a vendor that is down for long: the person is told about other ways, and the bank is asked until it answers', async () => {
    const a = await apply(t)
    await linkByFrame(t, a, { username: 'user_healthy' })
    t.simulators.finicity.faults.next('server-error', { path: '/aggregation', times: 500 })
    await settle(t, 60)
    t.simulators.finicity.faults.clear()
    expect(await state(a)).toMatchObject({ state: 'needs-attention', reason: 'unavailable' })
    expect(await status(a)).toEqual({ status: 'pending', awaits: 'applicant' })
    expect((await eventKinds(t, a.id)).filter((kind) => kind === 'bank-needs-attention')).toHaveLength(1)
    expect(await dead(a)).toEqual([])
    await settle(t, 60)
    expect(await status(a)).toEqual({ status: 'approved', awaits: null })
  })

  test('a customer of another application is unknown', async () => {
    const [a, b] = [await apply(t), await apply(t)]
    const theirs = await b.who.post('/api/apply/get-finicity-link', {})
    const answer = await a.who.post('/api/apply/refresh-finicity-customer', {
      customerId: theirs.body.custid,
    })
    expect(answer.status).toBe(404)
    expect(
      (await a.who.post('/api/apply/refresh-finicity-customer', { customerId: "' or 1=1" })).status,
    ).toBe(404)
  })
})

describe('the vendors’ events', () => {
  test('are taken with a right signature only', async () => {
    const event = { customerId: '1', eventType: 'added', eventId: 'forged' }
    expect(await postFrameEvent(event, 'wrong')).toBe(403)
    expect((await t.post('/api/webhooks/plaid', { webhook_type: 'ITEM' })).status).toBe(403)
    expect(await t.db.query(`select 1 from webhook_seen where event_id = 'forged'`)).toEqual([])
  })

  test('finish a link whose browser is gone, once, however often they come', async () => {
    const a = await apply(t)
    const frame = await a.who.post('/api/apply/get-finicity-link', {})
    const customerId = customerOf(String(frame.body.link))
    await walkBankPages(String(frame.body.link), { username: 'user_healthy' })
    const added = { customerId, eventType: 'added', eventId: `e-${customerId}`, payload: {} }
    expect(await postFrameEvent(added)).toBe(200)
    expect(await postFrameEvent(added)).toBe(200)
    await settle(t)
    expect(await status(a)).toEqual({ status: 'approved', awaits: null })
    expect((await eventKinds(t, a.id)).filter((kind) => kind === 'bank-linked')).toHaveLength(1)
    // The attempt that failed before arrives last: it changes nothing.
    expect(
      await postFrameEvent({ customerId, eventType: 'invalidCredentials', eventId: `late-${customerId}` }),
    ).toBe(200)
    expect(await state(a)).toMatchObject({ state: 'linked', reason: null })
    expect(await postFrameEvent({ customerId: 'nobody', eventType: 'added', eventId: 'e-nobody' })).toBe(200)
  })

  test('bring a second bank whose window was closed before it said so', async () => {
    const a = await apply(t)
    const open = async () => String((await a.who.post('/api/apply/get-finicity-link', {})).body.link)
    const [first, second] = [await open(), await open()]
    const customerId = customerOf(first)
    const added = async (eventId: string) => {
      await postFrameEvent({
        customerId,
        eventType: 'added',
        eventId: `${eventId}-${customerId}`,
        payload: {},
      })
      await settle(t)
    }
    const banks = async () => openAccounts(t.deps, (await rows(a))[0]!).length
    const reads = async () => (await eventKinds(t, a.id)).filter((kind) => kind === 'bank-linked').length
    await walkBankPages(first, { username: 'user_healthy' })
    await added('one')
    expect([await banks(), await reads()]).toEqual([2, 1])
    // The same accounts told again are read no second time.
    await added('same')
    expect(await reads()).toBe(1)
    await walkBankPages(second, { username: 'user_thin' })
    await added('two')
    expect([await banks(), await reads()]).toEqual([3, 2])
  })

  test('ask a bank once for a login that was renewed, however many tell about it', async () => {
    const a = await apply(t)
    const { customerId: id } = await linkByFrame(t, a, { username: 'user_needs_login' })
    await settle(t)
    const repair = await a.who.post('/api/apply/get-finicity-link', { repair: id })
    const customerId = customerOf(String(repair.body.link))
    await walkBankPages(String(repair.body.link), { username: 'user_needs_login' })
    const port = t.deps.bankData.finicity!
    const { refresh } = port
    let refreshes = 0
    port.refresh = (secret) => ((refreshes += 1), refresh(secret))
    const updated = { customerId, eventType: 'credentialsUpdated', eventId: `fix-${customerId}`, payload: {} }
    // The bank gathers for a while: the state is the old one until then.
    t.simulators.finicity.faults.next('server-error', { path: '/aggregation/v4' })
    expect(await postFrameEvent(updated)).toBe(200)
    await t.worker.drain()
    await a.who.post('/api/apply/refresh-finicity-customer', { customerId: id })
    t.clock.advance(20_000)
    await settle(t)
    port.refresh = refresh
    expect(await state(a)).toMatchObject({ state: 'linked', reason: null })
    expect(refreshes).toBe(1)
    expect((await eventKinds(t, a.id)).filter((kind) => kind === 'bank-history-fetched')).toHaveLength(1)
  })

  test('of a second bank let nothing be asked and paid for twice', async () => {
    const a = await apply(t)
    await linkByFrame(t, a, { username: 'user_healthy' })
    await settle(t)
    const paid = async () => {
      const { access } = openConnection(t.deps.keys, (await rows(a))[0]!)
      return JSON.parse(access!) as Record<'logins' | 'asked' | 'deepened' | 'confirmed', string[]>
    }
    const before = await paid()
    expect(before.deepened.length).toBeGreaterThan(0)
    const { fetchHistory } = t.deps.bankData.finicity!
    const given: string[] = []
    t.deps.bankData.finicity!.fetchHistory = (secret, wanted) => (
      given.push(secret),
      fetchHistory(secret, wanted)
    )
    await linkByFrame(t, await byBankLink(t, a), { username: 'user_thin' })
    await settle(t)
    t.deps.bankData.finicity!.fetchHistory = fetchHistory
    const first = JSON.parse(given[0]!) as typeof before
    expect(first.logins).toHaveLength(2)
    expect(first).toMatchObject({
      asked: before.asked,
      deepened: before.deepened,
      confirmed: before.confirmed,
    })
    expect((await paid()).deepened.length).toBeGreaterThan(before.deepened.length)
  })

  test('tell the cause that the closed widget did not', async () => {
    const a = await apply(t)
    const frame = await a.who.post('/api/apply/get-finicity-link', {})
    const customerId = customerOf(String(frame.body.link))
    await postFrameEvent({ customerId, eventType: 'invalidCredentials', eventId: `bad-${customerId}` })
    expect(await state(a)).toMatchObject({ state: 'linking' })
    const closed = await a.who.post('/api/bank-link/outcome', { outcome: 'cancelled' })
    expect(closed.body).toEqual({ state: 'failed', reason: 'login' })
  })

  test('bring a history sooner, once, and take an access away', async () => {
    const a = await apply(t)
    await (await linkByToken(t, a, { username: 'user_healthy' })).exchange()
    await t.worker.drain()
    expect(await status(a)).toMatchObject({ status: 'pending', progress: 'fetching' })
    const fetches = () =>
      t.db.query<{ due: boolean }>(
        `select run_at <= $2::timestamptz as due from job where lead_id = $1::uuid and kind = 'fetch-bank-history'`,
        [a.id, t.clock()],
      )
    expect(await fetches()).toEqual([{ due: false }])
    const [ref] = await t.db.query<{ key: string }>(
      `select ref_key as key from bank_ref where lead_id = $1::uuid limit 1`,
      [a.id],
    )
    expect(ref!.key).not.toMatch(/public|link|item/)
    // The reference of the report is known only hashed: the event names it in the clear.
    const [row] = await rows(a)
    const { access } = openConnection(t.deps.keys, row!)
    const reportRef = String((JSON.parse(access!) as { report: { id: string } }).report.id)
    const ready = { eventId: 'ready-1', change: 'history-ready', reportRef } as const
    await takeEvent(t.deps, 'plaid', ready)
    await takeEvent(t.deps, 'plaid', ready)
    expect(await fetches()).toEqual([{ due: true }])
    await settle(t)
    expect(await status(a)).toEqual({ status: 'approved', awaits: null })
    await takeEvent(t.deps, 'plaid', { ...ready, eventId: 'ready-2' })
    expect(await fetches()).toEqual([])
    // An offer stands: a login that ends soon sends nobody to the bank; a withdrawn account is left out when it is next read.
    await takeEvent(t.deps, 'plaid', { eventId: 'soon-1', change: 'ends-soon', reportRef })
    await takeEvent(t.deps, 'plaid', { eventId: 'less-1', change: 'account-gone', stale: true, reportRef })
    expect((await rows(a))[0]).toMatchObject({ state: 'linked', reason: null, refreshWanted: true })
    expect(await fetches()).toEqual([])
    await takeEvent(t.deps, 'plaid', { eventId: 'gone-1', change: 'revoked', reportRef })
    expect(await state(a)).toMatchObject({ state: 'none' })
    // The vendor is told before the secret is forgotten.
    const [told] = await rows(a)
    expect(told).toMatchObject({ state: 'revoked', reason: 'revoked' })
    expect(told!.secret).not.toBeNull()
    await settle(t)
    expect((await rows(a))[0]).toMatchObject({ state: 'revoked', reason: 'revoked', secret: null })
    expect(
      await t.deps.bankData.plaid!.fetchHistory(access!, { months: 1, today: '2026-11-16' }),
    ).toMatchObject({
      ok: false,
    })
  })
})

describe('a login that must be renewed', () => {
  test('is shown with its reason and a message, repaired in place, and then decided', async () => {
    const a = await apply(t)
    await linkByFrame(t, a, { username: 'user_needs_login' })
    await settle(t)
    const before = await state(a)
    expect(before).toMatchObject({ state: 'needs-attention', reason: 'login', fetched: false })
    expect(await status(a)).toEqual({ status: 'pending', awaits: 'applicant' })
    const messages = await t.db.query(
      `select template from message where lead_id = $1::uuid and template = 'bank-needs-attention'`,
      [a.id],
    )
    expect(messages.length).toBeGreaterThan(0)
    const repair = await a.who.post('/api/apply/get-finicity-link', { repair: before.repair })
    expect(repair.body.custid).toBe(before.repair)
    const end = await walkBankPages(String(repair.body.link), { username: 'user_needs_login' })
    expect(end.step).toBe('left')
    await a.who.post('/api/apply/refresh-finicity-customer', { customerId: repair.body.custid })
    await settle(t)
    expect(await state(a)).toMatchObject({ state: 'linked', reason: null, fetched: true })
    expect(await rows(a)).toHaveLength(1)
    expect(['approved', 'declined', 'review']).toContain((await status(a)).status)
    expect(await t.db.query(`select 1 from decision where lead_id = $1::uuid`, [a.id])).toHaveLength(1)
  })

  test('by tokens: the widget says that it is repaired', async () => {
    const a = await apply(t)
    const { exchange } = await linkByToken(t, a, { username: 'user_needs_login' })
    await exchange()
    await settle(t)
    const { repair } = await state(a)
    expect(repair).toBeTruthy()
    const opened = await a.who.get(`/api/plaid/get_link_token/?repair=${repair}`)
    const url = `${t.simulators.plaid.linkUrl}/bank/frame?session=${opened.body.link_token}&holder=http%3A%2F%2Fapp.example`
    await walkBankPages(url, { username: 'user_needs_login' })
    await a.who.post('/api/bank-link/outcome', { outcome: 'linked' })
    await settle(t)
    expect(await state(a)).toMatchObject({ state: 'linked', fetched: true })
    const other = await apply(t)
    expect((await other.who.get(`/api/plaid/get_link_token/?repair=${repair}`)).status).toBe(404)
  })
})

test('a window that was closed is reported as closed, on whichever screen it stood', async () => {
  const a = await apply(t)
  for (const where of [
    'requires_credentials',
    'requires_code',
    'institution_not_found',
    'requires_oauth',
    '',
    null,
  ]) {
    await a.who.get('/api/plaid/get_link_token/')
    const closed = await a.who.post('/api/bank-link/outcome', { outcome: 'cancelled', reason: where })
    expect([where, closed.body]).toEqual([where, { state: 'failed', reason: 'cancelled' }])
  }
  expect(['INVALID_CREDENTIALS', 'exit', 'choose_device'].map(reasonOfClosing)).toEqual([
    'login',
    'cancelled',
    'cancelled',
  ])
})

const writtenTo = (a: Applicant, template: string) =>
  t.db.query(`select 1 from message where lead_id = $1::uuid and template = $2 and channel = 'email'`, [
    a.id,
    template,
  ])

test('a login that must be renewed is written about once, however often it is refreshed', async () => {
  const a = await apply(t)
  const { customerId } = await linkByFrame(t, a, { username: 'user_needs_login' })
  await settle(t)
  for (let time = 0; time < 3; time++) {
    t.clock.advance(20_000)
    await a.who.post('/api/apply/refresh-finicity-customer', { customerId })
    await settle(t)
    t.clock.advance(20_000)
    await takeEvent(t.deps, 'finicity', {
      eventId: `again-${time}`,
      change: 'needs-login',
      customerRef: openConnection(t.deps.keys, (await rows(a))[0]!).customerRef!,
    })
    await settle(t)
  }
  await t.worker.drain()
  expect(await state(a)).toMatchObject({ state: 'needs-attention', reason: 'login' })
  expect(await writtenTo(a, 'bank-needs-attention')).toHaveLength(1)
  expect((await eventKinds(t, a.id)).filter((kind) => kind === 'bank-needs-attention')).toHaveLength(1)
  const links = await t.db.query(
    `select 1 from link where lead_id = $1::uuid and purpose = 'bank-verification'`,
    [a.id],
  )
  expect(links.length).toBeLessThanOrEqual(1)
})

describe('a personal account', () => {
  const refused = async (a: Applicant) => {
    await settle(t)
    await t.worker.drain()
    expect(await state(a)).toMatchObject({ state: 'failed', reason: 'personal-account', fetched: false })
    expect(await status(a)).toEqual({ status: 'pending', awaits: 'applicant' })
    expect((await a.who.post('/api/lead/offer_status', {})).body).toMatchObject({ stage: 'bank-needed' })
    const [lead] = await t.db.query(`select stage from lead where id = $1::uuid`, [a.id])
    expect(lead).toEqual({ stage: 'bank-needed' })
    expect(await t.db.query(`select 1 from decision where lead_id = $1::uuid`, [a.id])).toEqual([])
    // Nothing of it is kept but the names of its accounts, for staff, and the access is given back.
    expect(await t.db.query(`select 1 from bank_history where lead_id = $1::uuid`, [a.id])).toEqual([])
    const row = (await rows(a))[0]!
    expect(row).toMatchObject({ state: 'failed', reason: 'personal-account', secret: null })
    expect(openAccounts(t.deps, row).length).toBeGreaterThan(0)
    expect(await writtenTo(a, 'declined')).toEqual([])
    expect(await writtenTo(a, 'adverse-action')).toEqual([])
  }

  test('through the frame: refused with its cause, nothing decided, and a business account goes on', async () => {
    const a = await apply(t)
    await linkByFrame(t, a, { username: 'user_personal' })
    await refused(a)
    await linkByFrame(t, a, { username: 'user_healthy' })
    await settle(t)
    expect(await state(a)).toMatchObject({ state: 'linked', reason: null })
    expect(await status(a)).toEqual({ status: 'approved', awaits: null })
  })

  test('through the widget: the same; going on without keeps the cause for staff', async () => {
    const a = await apply(t)
    await (await linkByToken(t, a, { username: 'user_personal' })).exchange()
    await refused(a)
    const skipped = await a.who.post('/api/bank-link/outcome', { outcome: 'skipped' })
    expect(skipped.body).toEqual({ state: 'skipped', reason: null })
    expect((await rows(a))[0]).toMatchObject({ state: 'failed', reason: 'personal-account' })
    await (await linkByToken(t, a, { username: 'user_healthy' })).exchange()
    await settle(t)
    expect(await status(a)).toEqual({ status: 'approved', awaits: null })
  })

  test.each(['failed', 'cancelled'])(
    'an end that is told late (%s) does not undo going on without',
    async (late) => {
      const a = await apply(t)
      await a.who.post('/api/apply/get-finicity-link', {})
      const tell = async (outcome: string) => (await a.who.post('/api/bank-link/outcome', { outcome })).body
      expect(await tell('skipped')).toEqual({ state: 'skipped', reason: null })
      expect(await tell(late)).toEqual({ state: 'skipped', reason: null })
      // Tried again, it counts.
      await a.who.post('/api/apply/get-finicity-link', {})
      expect(await tell(late)).toMatchObject({ state: 'failed' })
    },
  )

  test('after statements that had arrived: they still stand, and the page is told the cause', async () => {
    const a = await apply(t)
    const picture = { name: 'may.jpg', type: 'image/jpeg', bytes: Buffer.from('ffd8ffe000104a464946', 'hex') }
    await a.who.upload('/api/apply/upload-statements', [
      ['file', picture],
      ['fileinfo', JSON.stringify({ idx: 0, file: 'may.jpg', month: '2026-05' })],
      ['link', a.leadid],
    ])
    expect(await state(a)).toMatchObject({ state: 'statements', reason: null })
    await linkByFrame(t, a, { username: 'user_personal' })
    expect(await state(a)).toMatchObject({ state: 'linked', fetched: false })
    await settle(t)
    expect(await state(a)).toMatchObject({ state: 'statements', reason: 'personal-account', fetched: false })
    expect(await t.db.query(`select 1 from document where lead_id = $1::uuid`, [a.id])).toHaveLength(1)
  })

  test('beside one of the business changes nothing: that one is decided on', async () => {
    const a = await apply(t)
    await (await linkByToken(t, a, { username: 'user_healthy' })).exchange()
    await settle(t)
    const again = await byBankLink(t, a)
    await (await linkByToken(t, again, { username: 'user_personal' })).exchange()
    await settle(t)
    expect(await state(a)).toMatchObject({ state: 'linked' })
    expect(await status(a)).toEqual({ status: 'approved', awaits: null })
    expect((await rows(a)).map((row) => row.state).sort()).toEqual(['failed', 'linked'])
  })
})

describe('where an offer stands', () => {
  const bankOf = async (a: Applicant) =>
    (
      await t.db.query<{ stage: string; bank: string }>(
        `select stage, bank_state as bank from lead where id = $1::uuid`,
        [a.id],
      )
    )[0]
  const notPossible = { status: 409, body: { type: 'urn:underway:problem:not-possible-now' } }

  test.each(['offered', 'offer-chosen'])('%s: a window left open changes nothing', async (stage) => {
    const a = await apply(t)
    await linkByFrame(t, a, { username: 'user_healthy' })
    await settle(t)
    await t.db.query(`update lead set stage = $2 where id = $1::uuid`, [a.id, stage])
    const before = await eventKinds(t, a.id)
    expect(await a.who.post('/api/apply/get-finicity-link', {})).toMatchObject(notPossible)
    expect(await a.who.get('/api/plaid/get_link_token/')).toMatchObject(notPossible)
    for (const outcome of ['skipped', 'cancelled', 'failed']) {
      const told = await a.who.post('/api/bank-link/outcome', { outcome })
      expect([outcome, told.body]).toEqual([outcome, { state: 'linked', reason: null }])
    }
    expect(await bankOf(a)).toEqual({ stage, bank: 'linked' })
    expect(await rows(a)).toHaveLength(1)
    expect(await eventKinds(t, a.id)).toEqual(before)
  })

  test.each(['none', 'failed', 'statements'])('made by a person over a bank %s: the same', async (bank) => {
    const a = await apply(t)
    await t.db.query(`update lead set stage = 'offered', bank_state = $2 where id = $1::uuid`, [a.id, bank])
    for (const outcome of ['skipped', 'cancelled', 'failed']) {
      expect((await a.who.post('/api/bank-link/outcome', { outcome })).body.state).toBe(bank)
      expect(await bankOf(a)).toEqual({ stage: 'offered', bank })
    }
    expect(await rows(a)).toEqual([])
  })

  test.each(['declined', 'withdrawn'])('%s: no bank is opened and none is skipped', async (stage) => {
    const a = await apply(t)
    await t.db.query(`update lead set stage = $2 where id = $1::uuid`, [a.id, stage])
    expect((await a.who.post('/api/apply/get-finicity-link', {})).status).toBe(409)
    expect((await a.who.post('/api/bank-link/outcome', { outcome: 'skipped' })).status).toBe(409)
    expect(await bankOf(a)).toEqual({ stage, bank: 'none' })
  })

  test('a login is renewed all the same, and a link that a representative sent is followed', async () => {
    const a = await apply(t)
    await linkByFrame(t, a, { username: 'user_needs_login' })
    await settle(t)
    await t.db.query(`update lead set stage = 'offered' where id = $1::uuid`, [a.id])
    const { repair } = await state(a)
    expect((await a.who.post('/api/apply/get-finicity-link', { repair })).status).toBe(200)
    const b = await byBankLink(t, a)
    expect((await b.who.post('/api/bank-verification/get-finicity-link', { link: b.leadid })).status).toBe(
      200,
    )
    const told = await b.who.post('/api/bank-link/outcome', { link: b.leadid, outcome: 'cancelled' })
    expect(told.body).toEqual({ state: 'needs-attention', reason: 'login' })
    expect(await bankOf(a)).toEqual({ stage: 'offered', bank: 'needs-attention' })
  })
})

test('a linked bank that is reported as done again answers as it is; another bank of the same customer is read', async () => {
  const a = await apply(t)
  const { customerId } = await linkByFrame(t, a, { username: 'user_healthy' })
  const again = () => a.who.post('/api/apply/refresh-finicity-customer', { sf_leadid: a.leadid, customerId })
  const count = async (kind: string) => (await eventKinds(t, a.id)).filter((one) => one === kind).length
  const told = { ok: true, state: 'linked', reason: null }
  expect((await again()).body).toEqual(told)
  await settle(t)
  for (const one of await Promise.all([again(), again()])) expect(one.body).toEqual(told)
  await settle(t)
  expect([await count('bank-linked'), await count('bank-history-fetched')]).toEqual([1, 1])
  expect((await rows(a))[0]!.refreshWanted).toBe(false)

  t.simulators.finicity.faults.next('server-error', { path: '/aggregation/v1/customers' })
  expect((await again()).body).toEqual(told)
  await settle(t)
  expect([await count('bank-linked'), await count('bank-history-fetched')]).toEqual([1, 1])

  await linkByFrame(t, await byBankLink(t, a), { username: 'user_thin' })
  await settle(t)
  expect([await count('bank-linked'), await count('bank-history-fetched')]).toEqual([2, 2])
})

test('a window left open takes no bank away that is linked, or is being taken over', async () => {
  const a = await apply(t, { business: { products: 'Equipment Financing' } })
  await linkByFrame(t, a, { username: 'user_healthy' })
  for (const fetched of [false, true]) {
    expect((await a.who.post('/api/bank-link/outcome', { outcome: 'skipped' })).body).toMatchObject({
      state: 'linked',
    })
    expect(await state(a)).toMatchObject({ state: 'linked', fetched })
    await settle(t)
  }
  expect(await eventKinds(t, a.id)).not.toContain('bank-link-skipped')

  const b = await apply(t)
  const frame = await b.who.post('/api/apply/get-finicity-link', {})
  await walkBankPages(String(frame.body.link), { username: 'user_healthy' })
  t.simulators.finicity.faults.next('server-error', { path: '/aggregation/v1/customers', times: 2 })
  await b.who.post('/api/apply/refresh-finicity-customer', { customerId: frame.body.custid })
  for (const outcome of ['skipped', 'cancelled'])
    expect((await b.who.post('/api/bank-link/outcome', { outcome })).body).toMatchObject({ state: 'linking' })
  expect(await status(b)).toMatchObject({ status: 'pending', awaits: null })
  await settle(t)
  expect(await status(b)).toEqual({ status: 'approved', awaits: null })
})

test('the result of an application is told to its own browser only, and one that has ended says so', async () => {
  const a = await apply(t)
  const stranger = t.visitor()
  const body = { sf_leadid: a.leadid, customerId: 'x' }
  for (const path of ['apply/determine-eligibility', 'lead/offer_status', 'lead/select_offer']) {
    const answer = await stranger.post(`/api/${path}`, { ...body, offer_id: 'x' })
    expect([path, answer.status, answer.body.type]).toEqual([
      path,
      403,
      'urn:underway:problem:session-needed',
    ])
  }
  const notify = await stranger.post('/api/lead/select_notify_me', { ...body, notify_me: true })
  expect([notify.status, notify.body.type]).toEqual([403, 'urn:underway:problem:session-needed'])
  await t.db.query(`update lead set stage = 'draft' where id = $1::uuid`, [a.id])
  expect(await status(a)).toEqual({ status: 'pending', awaits: 'applicant' })
  await t.db.query(`update lead set stage = 'withdrawn' where id = $1::uuid`, [a.id])
  expect((await a.who.post('/api/apply/determine-eligibility', {})).status).toBe(409)
})

test('the same bank linked again replaces the older link, whose access is given back', async () => {
  const a = await apply(t, { business: { products: 'Equipment Financing' } })
  const first = await linkByToken(t, a, { username: 'user_healthy' })
  await first.exchange()
  await settle(t)
  t.clock.advance(60_000)
  const second = await linkByToken(t, a, { username: 'user_healthy' })
  await second.exchange()
  await settle(t)
  await t.worker.drain()
  const [newer, older] = await rows(a)
  expect(newer).toMatchObject({ state: 'linked' })
  expect(older).toMatchObject({ state: 'revoked', secret: null })
  expect(await eventKinds(t, a.id)).toEqual(
    expect.arrayContaining(['bank-link-replaced', 'bank-access-revoked']),
  )
  expect((await state(a)).accounts).not.toEqual([])
})

test('whatever a vendor or widget reports becomes one of our few reasons', () => {
  expect(
    [
      'INSTITUTION_DOWN',
      'invalidCredentials',
      'ITEM_LOCKED',
      'INVALID_MFA',
      'NO_ACCOUNTS',
      'user_exit',
      'X',
      '',
      null,
    ].map(bankReasonOf),
  ).toEqual([
    'institution-down',
    'login',
    'login',
    'second-factor',
    'no-accounts',
    'cancelled',
    'other',
    null,
    null,
  ])
})
