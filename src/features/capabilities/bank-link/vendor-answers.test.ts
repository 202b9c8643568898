// Linking a bank when a vendor answers as vendors do: no word of the holder, reports without lines, causes, a wrong setting of ours.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ok } from '#core/ground/outcome.ts'
import { apply, linkByFrame, linkByToken, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import * as bankLink from './paths.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const state = async (a: Applicant) => (await a.who.get('/api/bank-link/state')).body
const status = async (a: Applicant) => (await a.who.post('/api/apply/determine-eligibility', {})).body
const gaveUp = (a: Applicant, app = t) =>
  app.db.query(`select kind, last_error from job where lead_id = $1::uuid and state = 'dead'`, [a.id])
const histories = (a: Applicant) => t.db.query('select 1 from bank_history where lead_id = $1::uuid', [a.id])

async function byToken(username: string, business = {}): Promise<Applicant> {
  const a = await apply(t, { business })
  const { exchange } = await linkByToken(t, a, { username })
  await exchange()
  return a
}
async function byFrame(username: string, business = {}): Promise<Applicant> {
  const a = await apply(t, { business })
  await linkByFrame(t, a, { username })
  return a
}

describe.each([
  ['the frame', byFrame],
  ['the widget', byToken],
])('through %s, a bank that does not say whose the account is', (_way, linked) => {
  test('is taken at its owner’s name where that is the business’s, and else left to a person', async () => {
    const named = await linked('user_named', { name: 'Gannet Point Outfitters LLC' })
    // May be a sister's: not sure is not the holder.
    const unsure = await linked('user_named', { name: 'Gannet Point Outfitters Inc' })
    const other = await linked('user_named', { name: 'Harbor Street Bakery LLC' })
    const person = await linked('user_holder_unknown')
    await settle(t)
    expect(await status(named)).toMatchObject({ status: 'approved' })
    expect(await status(unsure)).toMatchObject({ status: 'review' })
    expect(await status(other)).toMatchObject({ status: 'review' })
    expect(await status(person)).toMatchObject({ status: 'review' })
  })

  test('a personal account is politely refused, with the ways on', async () => {
    const a = await linked('user_personal')
    await settle(t)
    expect(await state(a)).toMatchObject({ state: 'failed', reason: 'personal-account' })
  })
})

describe('nothing is decided on an empty history', () => {
  test('the bank did not answer: told, waited for, and then it is statements', async () => {
    const a = await byToken('user_no_lines')
    await settle(t, 1)
    expect(await state(a)).toMatchObject({ state: 'needs-attention', reason: 'institution-down' })
    await settle(t, 240)
    expect(await state(a)).toMatchObject({ state: 'needs-attention', reason: 'unavailable' })
    expect(await histories(a)).toEqual([])
    expect(await status(a)).not.toMatchObject({ status: 'approved' })
    expect(await status(a)).not.toMatchObject({ status: 'declined' })
  })

  test('the bank wants a second factor first: the owner is asked', async () => {
    const a = await byFrame('user_no_lines')
    await settle(t)
    expect(['login', 'second-factor']).toContain((await state(a)).reason)
    expect(await histories(a)).toEqual([])
  })
})

test.each(['login', 'second-factor'] as const)(
  'accounts without a line that wait for their owner (%s) are not decided on, whichever vendor gives them',
  async (reason) => {
    const a = await byFrame('user_healthy')
    const port = t.deps.bankData.finicity!
    const { fetchHistory } = port
    port.fetchHistory = async (secret, options) => {
      const answer = await fetchHistory(secret, options)
      if (!answer.ok || answer.value.state !== 'ready') return answer
      const history = { ...answer.value.history, transactions: [] }
      const needsAttention = history.accounts.map(({ id }) => ({ accountId: id, reason }))
      return ok({ ...answer.value, history, needsAttention })
    }
    await settle(t)
    port.fetchHistory = fetchHistory
    expect(await state(a)).toMatchObject({ state: 'needs-attention', reason })
    expect(await histories(a)).toEqual([])
  },
)

test('an account whose bank is down beside one that told is fetched later; nothing is declined meanwhile', async () => {
  const a = await byFrame('user_stacked')
  const port = t.deps.bankData.finicity!
  const { fetchHistory } = port
  port.fetchHistory = async (secret, options) => {
    const answer = await fetchHistory(secret, options)
    if (!answer.ok || answer.value.state !== 'ready') return answer
    const { history } = answer.value
    const down = { ...history.accounts[0]!, id: 'down', mask: '9999' }
    return ok({
      ...answer.value,
      history: { ...history, accounts: [...history.accounts, down] },
      needsAttention: [{ accountId: 'down', reason: 'institution-down' as const }],
    })
  }
  const later = async () => {
    t.clock.advance(4 * 3_600_000)
    await settle(t, 1)
  }
  await settle(t, 1)
  await later()
  expect(await state(a)).toMatchObject({
    state: 'needs-attention',
    reason: 'institution-down',
    working: false,
  })
  expect(await status(a)).toMatchObject({ status: 'review' })
  // The later tries brought nothing more, and are kept once.
  expect(await histories(a)).toHaveLength(1)
  port.fetchHistory = fetchHistory
  await later()
  expect(await state(a)).toMatchObject({ state: 'linked', reason: null })
  expect(await histories(a)).toHaveLength(2)
  expect(await status(a)).toMatchObject({ status: 'declined' })
})

describe('the cause of a failed report', () => {
  test('a login that ended is renewed, and then decided on', async () => {
    const a = await byToken('user_report_login')
    await settle(t)
    const { repair, ...told } = await state(a)
    expect(told).toMatchObject({ state: 'needs-attention', reason: 'login' })
    expect(repair).toBeDefined()
  })

  test('a login without accounts to read leads to others', async () => {
    const a = await byToken('user_report_no_accounts')
    await settle(t)
    expect(await state(a)).toMatchObject({ state: 'failed', reason: 'no-accounts' })
  })

  test('a setting of ours: the owner goes on in another way, staff read which setting it is', async () => {
    const a = await byToken('user_report_off')
    await settle(t)
    expect(await state(a)).toMatchObject({ state: 'failed', reason: 'off' })
    expect(await gaveUp(a)).toEqual([
      { kind: 'fetch-bank-history', last_error: 'our own setting at plaid: PRODUCT_NOT_ENABLED' },
    ])
  })
})

test('wrong keys: the bank is off for the owner; a link that was made waits as a job for staff', async () => {
  const wrong = await testApp({ env: { PLAID_SECRET: 'a-wrong-secret' } })
  const a = await apply(wrong)
  expect((await a.who.get('/api/plaid/get_link_token/')).status).toBe(503)
  expect((await a.who.get('/api/bank-link/state')).body).toMatchObject({ state: 'failed', reason: 'off' })
  const publicToken = `public-sandbox-${randomUUID()}`
  await a.who.form(bankLink.getAccessToken('apply'), { public_token: publicToken, sfleadid: a.leadid })
  await settle(wrong)
  expect(await gaveUp(a, wrong)).toEqual([
    { kind: 'finish-bank-link', last_error: 'our own setting at plaid: INVALID_API_KEYS' },
  ])
  await wrong.close()
})

test('the vendor’s ping is answered, signed or not', async () => {
  const ping = await t.post('/api/webhooks/finicity', { eventType: 'ping', payload: {} })
  expect(ping.status).toBe(200)
})

test('one account through two links counts once', async () => {
  const revenueOf = async (a: Applicant) => {
    const { exchange } = await linkByToken(t, a, { username: 'user_healthy' })
    await exchange()
    await settle(t)
    // The same token again answers with what is known by then.
    return ((await exchange()).body as unknown as { results: { revenue: number } }).results.revenue
  }
  const once = await apply(t)
  const twice = await apply(t)
  await linkByFrame(t, twice, { username: 'user_healthy', accounts: [1] })
  const revenue = await revenueOf(once)
  expect(revenue).toBeGreaterThan(40_000)
  expect(await revenueOf(twice)).toBe(revenue)
  expect(await histories(twice)).toHaveLength(2)
})
