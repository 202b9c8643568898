// The money path through the front door: a bank is connected as each persona, the model decides, deals are shown and one is chosen.
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
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { offerStatus } from './contract.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const status = (a: Applicant) => a.who.post('/api/apply/determine-eligibility', { sf_leadid: a.leadid })
type Deal = OfferStatus['offers'][number]
type OfferStatus = ResponseOf<typeof offerStatus>
const offers = async (a: Applicant, headers = {}) => {
  const seen = await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid }, { headers })
  return { status: seen.status, body: seen.body as unknown as OfferStatus }
}
const stageOf = async (a: Applicant) =>
  (
    await t.db.query<{ stage: string; bank: string }>(
      `select stage, bank_state as bank from lead where id = $1::uuid`,
      [a.id],
    )
  )[0]
const linked = async (username: string, changes = {}) => {
  const a = await apply(t, changes)
  await linkByFrame(t, a, { username })
  await settle(t)
  return a
}

describe('a healthy merchant', () => {
  let a: Applicant
  beforeAll(async () => {
    a = await apply(t, { business: { state: 'CA', zip: '94110', city: 'San Francisco' } })
  })

  test('waits truthfully, is approved, and is told by message', async () => {
    const { done, customerId } = await linkByFrame(t, a, { username: 'user_healthy' })
    expect(done.body).toEqual({ ok: true, state: 'linked', reason: null })
    expect((await status(a)).body).toMatchObject({
      status: 'pending',
      progress: 'fetching',
      retry_in_seconds: 2,
    })
    expect((await offers(a)).body).toMatchObject({ stage: 'plaid_json', valid: true, offers: [] })
    t.clock.advance(40_000)
    expect((await status(a)).body.retry_in_seconds).toBe(10)
    await settle(t)
    const own = await a.who.post('/api/apply/determine-eligibility', { customerId })
    expect(own.body).toEqual({ status: 'approved', awaits: null })
    expect(await stageOf(a)).toEqual({ stage: 'offered', bank: 'linked' })
    expect(await eventKinds(t, a.id)).toEqual(
      expect.arrayContaining([
        'bank-link-started',
        'consent-given',
        'bank-linked',
        'bank-history-fetched',
        'application-decided',
      ]),
    )
    await t.worker.drain()
    const mail = t.inbox('ana.quispe@harborstreet.example')
    expect(JSON.stringify(mail)).toContain('Your offers are ready')
  })

  test('three deals of one amount, lowest total first, each with its APR; the disclosure is announced', async () => {
    const { body } = await offers(a)
    const deals = body.offers
    expect(deals).toHaveLength(3)
    expect(new Set(deals.map((deal) => deal.amount))).toEqual(new Set([50_000]))
    expect(deals.map((deal) => deal.total)).toEqual(deals.map((deal) => deal.total).toSorted((x, y) => x - y))
    for (const deal of deals) {
      expect(deal.apr).toBeGreaterThan(10)
      expect(deal.selected).toBe(false)
      const cents =
        Math.round(deal.payment * 100) * (deal.payments_count - 1) + Math.round(deal.last_payment * 100)
      expect(cents).toBe(Math.round(deal.total * 100))
      expect(deal.payments_count).toBe(Math.round((deal.term * 52) / 12))
      expect([deal.Max_Approval__c, deal.Max_Term__c, deal.Num_Payments__c]).toEqual([
        50_000,
        deal.term,
        deal.payments_count,
      ])
    }
    expect(body.max_amount).toBeGreaterThanOrEqual(50_000)
    expect(body.max_amount_apr).toBeGreaterThan(10)
    expect(body.disclosure_state).toBe(true)
    expect([body.business, body.requested_amount]).toEqual(['Harbor Street Bakery LLC', 50_000])
    expect(body.monthly_sales!.from).toBe('bank')
    expect(body.monthly_sales!.amount).toBeGreaterThan(20_000)
    for (const deal of deals)
      expect(deal.sign_by! < deal.funded_on! && deal.funded_on! < deal.first_payment_on!).toBe(true)
    expect(body.next_step).toContain('disclosure')
    expect(body.explanation!.factors).toHaveLength(6)
    expect(JSON.stringify(body.explanation)).not.toMatch(/\{\w+\}|reason\.|factor\./)
    const spanish = await offers(a, { 'accept-language': 'es-US' })
    expect(spanish.body.next_step).toContain('prepararemos el contrato')
  })

  test('nobody else reads or chooses, with the lead id or without', async () => {
    const stranger = { ...a, who: t.visitor() }
    expect((await offers(stranger)).status).toBe(403)
    expect((await stranger.who.post('/api/lead/offer_status', {})).status).toBe(404)
    expect(
      (await stranger.who.post('/api/lead/select_offer', { sf_leadid: a.leadid, offer_id: 'x' })).status,
    ).toBe(403)
    const other = await apply(t)
    const customer = await other.who.post('/api/apply/get-finicity-link', {})
    const theirs = await a.who.post('/api/apply/determine-eligibility', {
      customerId: String(customer.body.custid),
    })
    expect(theirs.status).toBe(404)
    const state = await stranger.who.post('/api/bank-link/state', { sf_leadid: a.leadid })
    expect(state.body).toEqual({ state: 'linked', reason: null, fetched: true })
    const own = await a.who.get('/api/bank-link/state')
    expect(own.body).toMatchObject({ institution: 'Bank of Marigold Bay', fetched: true })
    expect(own.body.accounts).not.toEqual([])
  })

  test('exactly one offered deal can be chosen, again without effect, and another instead', async () => {
    const deals = (await offers(a)).body.offers
    const [first, second] = deals as [Deal, Deal, Deal]
    const select = (fields: object) =>
      a.who.post('/api/lead/select_offer', { sf_leadid: a.leadid, ...fields })
    for (const wrong of [
      {},
      { selected_terms: 2, selected_approved_amount: 50_000, selected_frequency: 'Weekly' },
      { selected_terms: first.term, selected_approved_amount: 90_000, selected_frequency: 'Weekly' },
      { offer_id: first.id, selected_frequency: 'Daily' },
      { offer_id: second.id, selected_terms: first.term },
      { offer_id: 'made-up' },
    ]) {
      const refused = await select(wrong)
      expect(refused.status).toBe(422)
      expect(refused.body.errors).toEqual([{ field: 'offer_id', message: 'You must select a value.' }])
    }
    const fields = {
      selected_terms: String(first.term),
      selected_approved_amount: '50,000',
      selected_frequency: 'Weekly',
    }
    const chosen = await select(fields)
    expect(chosen.body).toMatchObject({ ok: true, stage: 'offer-chosen', offer_id: first.id })
    expect((await select({ offer_id: first.id })).status).toBe(200)
    expect((await eventKinds(t, a.id)).filter((kind) => kind === 'offer-chosen')).toHaveLength(1)
    expect((await status(a)).body).toEqual({ status: 'approved', awaits: null })
    expect((await select({ offer_id: second.id })).body.offer_id).toBe(second.id)
    const after = (await offers(a)).body
    expect(after.offers.map((deal) => deal.selected)).toEqual([false, true, false])
    expect(after.stage).toBe('offer-chosen')
    expect((await eventKinds(t, a.id)).filter((kind) => kind === 'offer-changed')).toHaveLength(1)
  })

  test('a later refresh is held beside the chosen offer', async () => {
    t.clock.advance(2 * 86_400_000)
    await linkByFrame(t, await byBankLink(t, a), { username: 'user_healthy' })
    await settle(t)
    expect(await stageOf(a)).toEqual({ stage: 'offer-chosen', bank: 'linked' })
    expect(await eventKinds(t, a.id)).toContain('decision-held')
    const rows = await t.db.query(
      `select origin, current from decision where lead_id = $1::uuid order by at`,
      [a.id],
    )
    expect(rows).toEqual([
      { origin: 'model', current: true },
      { origin: 'held', current: false },
    ])
    expect((await offers(a)).body.offers).toHaveLength(3)
  })
})

describe('the other personas', () => {
  test.each(['user_stacked', 'user_nsf'])('%s is declined with reasons', async (username) => {
    const a = await linked(username)
    expect((await status(a)).body).toEqual({ status: 'declined', awaits: null })
    const { body } = await offers(a)
    expect(body).toMatchObject({ stage: 'declined', valid: false, offers: [], max_amount: null })
    expect(body.explanation!.reasons.length).toBeGreaterThan(0)
    expect(body.explanation!.reasons.length).toBeLessThanOrEqual(4)
    for (const { text } of body.explanation!.reasons) expect(String(text)).not.toMatch(/\{|^reason\./)
    expect((await a.who.post('/api/lead/select_offer', { offer_id: 'x' })).status).toBe(409)
    await t.worker.drain()
    const [notice] = await t.db.query(
      `select state from message where lead_id = $1::uuid and template = 'adverse-action'`,
      [a.id],
    )
    expect(notice).toBeDefined()
    const revoke = await t.db.query(
      `select run_at from job where lead_id = $1::uuid and kind = 'revoke-bank-connection'`,
      [a.id],
    )
    expect(revoke).toHaveLength(1)
    // Thirty days later the access is given back.
    t.clock.advance(30 * 86_400_000)
    await t.worker.drain()
    const [row] = await t.db.query(`select state, secret from bank_connection where lead_id = $1::uuid`, [
      a.id,
    ])
    expect(row).toEqual({ state: 'revoked', secret: null })
  })

  test('user_thin gets little or nothing, and hears what would raise it', async () => {
    const a = await linked('user_thin')
    const { body } = await offers(a)
    expect(body.max_amount ?? 0).toBeLessThan(15_000)
    expect(body.explanation!.raises.length).toBeGreaterThan(0)
  })

  test.each(['user_mfa', 'user_seasonal'])('%s is decided', async (username) => {
    const a = await linked(username)
    expect(['approved', 'review', 'declined']).toContain((await status(a)).body.status)
    expect((await stageOf(a))!.bank).toBe('linked')
  })

  test('a bank that is down: no account, the cause, and the wizard goes on', async () => {
    const a = await apply(t)
    const { end, done } = await linkByFrame(t, a, { username: 'user_down', bank: 'Stonewren Bank' })
    expect(end.step).not.toBe('left')
    expect(done.body).toEqual({ ok: false, state: 'failed', reason: 'no-accounts' })
    const outcome = await a.who.post('/api/bank-link/outcome', {
      outcome: 'failed',
      reason: 'INSTITUTION_DOWN',
    })
    expect(outcome.body).toEqual({ state: 'failed', reason: 'institution-down' })
    expect((await status(a)).body).toEqual({ status: 'pending', awaits: 'applicant' })
    expect(await stageOf(a)).toEqual({ stage: 'bank-needed', bank: 'failed' })
    // Another bank, the same way.
    await linkByFrame(t, a, { username: 'user_healthy' })
    await settle(t)
    expect((await status(a)).body).toEqual({ status: 'approved', awaits: null })
  })

  test('skipped: nothing is made up, pre-offers are shown', async () => {
    const a = await apply(t)
    expect((await a.who.post('/api/bank-link/outcome', { outcome: 'skipped' })).body).toEqual({
      state: 'skipped',
      reason: null,
    })
    expect((await status(a)).body).toEqual({ status: 'pending', awaits: 'applicant' })
    expect(await stageOf(a)).toEqual({ stage: 'bank-needed', bank: 'skipped' })
    expect((await offers(a)).body).toMatchObject({
      stage: 'bank-needed',
      valid: true,
      offers: [],
      explanation: null,
    })
    const pre = await a.who.post('/api/lead/pre-offers', { sf_leadid: a.leadid })
    expect(pre.body).toEqual({ valid: true, offers: [50_000, 37_500, 25_000] })
    const pick = (amount_selected: unknown) => a.who.post('/api/lead/pre-offer-selected', { amount_selected })
    expect((await pick('50,001')).body.errors).toEqual([
      { field: 'amount_selected', message: 'Please type a lower amount' },
    ])
    for (const bad of [0, '0', '-5', 'much'])
      expect((await pick(bad)).body.errors).toEqual([
        { field: 'amount_selected', message: 'Please select a valid amount' },
      ])
    expect((await pick(null)).body).toEqual({ ok: true, amount: null })
    expect((await pick('30,000')).body).toEqual({ ok: true, amount: 30_000 })
    expect((await pick(30_000)).status).toBe(200)
    expect((await eventKinds(t, a.id)).filter((kind) => kind === 'pre-offer-selected')).toHaveLength(1)
    const notify = await a.who.post('/api/lead/select_notify_me', { notify_me: true })
    expect(notify.body).toEqual({ ok: true })
    expect((await offers(a)).body.to_be_told).toBe(true)
  })

  test('a product that the model does not price goes to a person', async () => {
    const a = await linked('user_healthy', { business: { products: 'Equipment Financing' } })
    expect((await status(a)).body).toEqual({ status: 'review', awaits: 'staff' })
    expect((await offers(a)).body.next_step).toContain('Equipment Financing')
    expect(await t.db.query(`select 1 from decision where lead_id = $1::uuid`, [a.id])).toHaveLength(0)
  })

  test('not qualified: the reasons in words a person can act on', async () => {
    const a = await apply(t, { business: { monthly_sales: '15,000' } })
    expect((await status(a)).body).toEqual({ status: 'declined', awaits: null })
    const { body } = await offers(a)
    expect(body).toMatchObject({ valid: false, stage: 'not-qualified' })
    expect(body.explanation!.reasons[0]!.text).toContain('$15,000')
    expect((await a.who.post('/api/apply/get-finicity-link', {})).status).toBe(409)
  })
})

test('the same deals through tokens, the answer at once and the summary later', async () => {
  const a = await apply(t)
  const { exchange } = await linkByToken(t, a, { username: 'user_healthy' })
  const first = await exchange()
  expect(first.status).toBe(200)
  const reference = String(first.body.token)
  expect(first.body).toMatchObject({
    plaid: { item_id: reference, access_token: reference },
    results: { revenue: null, last_three_months: null, has_biz_account: null },
  })
  await settle(t)
  expect((await status(a)).body).toEqual({ status: 'approved', awaits: null })
  // The same token again, as a browser does whose answer was lost: the same connection, now with its summary.
  const again = await exchange()
  expect(again.body.token).toBe(reference)
  expect(again.body.results).toMatchObject({ has_biz_account: true })
  const { results } = again.body as unknown as { results: { revenue: number; last_three_months: number[] } }
  expect(results.revenue).toBeGreaterThan(20_000)
  expect(results.last_three_months).toHaveLength(3)
  expect(await t.db.query(`select 1 from bank_connection where lead_id = $1::uuid`, [a.id])).toHaveLength(1)
})
