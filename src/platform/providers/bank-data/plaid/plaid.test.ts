// What is Plaid's alone: reports that take time or fail, public tokens, the OAuth return, the age of a signature; and its own samples.
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BankHistory } from '#core/domain/bank-history.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import type { Fault } from '../../faults.ts'
import { explainPlaid } from './faults.ts'
import { withHolders } from './holders.ts'
import { walkBankPages } from '#simulators/bank-pages/walk.ts'
import { listen } from '#simulators/bank-world/wire-server.ts'
import type { PlaidSimulator } from '#simulators/plaid/plaid.ts'
import { startPlaidSimulator } from '#simulators/plaid/plaid.ts'
import { makeKeyMaterial } from '../../../key-material.ts'
import { startThreads, type Threads } from '../../../threads/threads.ts'
import type { BankDataPort, WebhookInput } from '../port.ts'
import { createPlaid } from './plaid.ts'
import { readInThread } from './read-in-thread.ts'
import { readSecret } from './secret.ts'
import { translateReport } from './translate.ts'
import { translateWebhook } from './webhook.ts'
import {
  exchangeAnswer,
  itemAnswer,
  linkTokenAnswer,
  reportAnswer,
  reportCreated,
  verificationKey,
  webhookBody,
} from './wire.ts'

const start = Date.parse('2026-11-20T15:00:00Z')
let time = start
const now = (): Date => new Date(time)
const today = '2026-11-20'
let simulator: PlaidSimulator
let port: BankDataPort
let received: WebhookInput[]
let hook: Awaited<ReturnType<typeof listen>>
beforeEach(async () => {
  time = start
  received = []
  hook = await listen((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      received.push({ headers: incoming.headers, rawBody: Buffer.concat(chunks) })
      outgoing.writeHead(200).end()
    })
  })
  simulator = await startPlaidSimulator({ now, reportReadyAfterMs: 0, reportPolls: 2, tellsSessions: true })
  port = createPlaid({
    ...simulator,
    baseUrl: simulator.url,
    clientName: 'Underway',
    webhookUrl: hook.url,
    now,
  })
})
afterEach(async () => {
  await simulator.close()
  await hook.close()
})

const person = { reference: 'r-1', firstName: 'Ana', lastName: 'Reyes', language: 'en' } as const

async function publicTokenOf(username: string): Promise<string> {
  const begun = await port.startLink(person)
  if (!begun.ok || begun.value.kind !== 'token') throw new Error('no link token')
  const frame = `${simulator.linkUrl}/bank/frame?session=${begun.value.linkToken}&holder=http%3A%2F%2Fapp.example`
  const end = await walkBankPages(frame, { username })
  return String(end.messages.find((m) => m.type === 'success')?.['public_token'])
}
async function connected(username: string): Promise<string> {
  const finished = await port.finishLink({ publicToken: await publicTokenOf(username) })
  if (!finished.ok) throw new Error('not finished')
  return finished.value.secret
}

describe('the asset report', () => {
  it.each(['server-error', 'rate-limited', 'garbage'] as const)(
    'that was bought is kept where it cannot be read just then (%s): none is bought twice',
    async (fault) => {
      const secret = await connected('user_thin')
      let bought = 0
      port = createPlaid({
        ...simulator,
        baseUrl: simulator.url,
        clientName: 'Underway',
        now,
        call: (call) => {
          if (call.url.endsWith('/asset_report/create')) bought += 1
          return callVendor(call)
        },
      })
      simulator.faults.next(fault, { path: '/asset_report/get' })
      const first = await port.fetchHistory(secret, { months: 24, today })
      if (!first.ok || first.value.state !== 'pending') throw new Error('not kept')
      let next = await port.fetchHistory(first.value.secret!, { months: 24, today })
      for (let tries = 0; tries < 4 && next.ok && next.value.state === 'pending'; tries++)
        next = await port.fetchHistory(first.value.secret!, { months: 24, today })
      expect(next).toMatchObject({ ok: true, value: { state: 'ready' } })
      expect(bought).toBe(1)
    },
  )
  it('is pending until it is ready; its webhook names the reference that the caller stored', async () => {
    const first = await port.fetchHistory(await connected('user_thin'), { months: 24, today })
    expect(first).toMatchObject({ ok: true, value: { state: 'pending' } })
    if (!first.ok) return
    const second = await port.fetchHistory(first.value.secret ?? '', { months: 24, today })
    expect(second).toMatchObject({ ok: true, value: { state: 'pending', reportRef: first.value.reportRef } })
    await simulator.webhooks.settled()
    const events = await Promise.all(received.map((input) => port.readWebhook(input)))
    const ready = events.find((event) => event.ok && event.value.change === 'history-ready')
    expect(ready).toMatchObject({ ok: true, value: { reportRef: first.value.reportRef } })
    const third = await port.fetchHistory(first.value.secret ?? '', { months: 24, today })
    expect(third).toMatchObject({ ok: true, value: { state: 'ready' } })
  })

  it('that fails is asked for again, three times in all', async () => {
    let secret = await connected('user_report_failed')
    const states: string[] = []
    for (let i = 0; i < 20; i++) {
      const answer = await port.fetchHistory(secret, { months: 24, today })
      states.push(answer.ok ? answer.value.state : answer.refusal.kind)
      if (!answer.ok) {
        expect(answer.refusal).toEqual({ kind: 'rejected', vendorCode: 'ASSET_REPORT_GENERATION_FAILED' })
        break
      }
      secret = answer.value.secret ?? secret
    }
    expect(states.at(-1)).toBe('rejected')
    await simulator.webhooks.settled()
    const events = await Promise.all(received.map((input) => port.readWebhook(input)))
    expect(events.some((event) => event.ok && event.value.change === 'failed' && event.value.reportRef)).toBe(
      true,
    )
  })
})

/** Every answer until one is not 'pending'. */
async function answersOf(username: string) {
  let secret = await connected(username)
  const answers: Awaited<ReturnType<BankDataPort['fetchHistory']>>[] = []
  for (let i = 0; i < 20; i++) {
    const answer = await port.fetchHistory(secret, { months: 24, today })
    answers.push(answer)
    if (!answer.ok || answer.value.state === 'ready') break
    secret = answer.value.secret ?? secret
  }
  return answers
}

describe('an earlier report', () => {
  const ready = async (secret: string): Promise<string> => {
    let kept = secret
    for (let tries = 0; tries < 5; tries++) {
      const got = await port.fetchHistory(kept, { months: 24, today })
      if (!got.ok) throw new Error(got.refusal.vendorCode)
      kept = ('secret' in got.value ? got.value.secret : undefined) ?? kept
      if (got.value.state === 'ready') return kept
    }
    throw new Error('never ready')
  }
  it('that cannot be removed is kept, and removed the next time', async () => {
    const first = await ready(await connected('user_thin'))
    const { token } = readSecret(first).report!
    simulator.faults.next('server-error', { path: '/asset_report/remove' })
    const put = await port.refresh(first)
    if (!put.ok || !put.value.secret) throw new Error('not put by')
    expect(readSecret(put.value.secret).past).toEqual([token])
    const second = await ready(put.value.secret)
    expect(readSecret(second).past).toEqual([])
    expect(readSecret(second).report?.token).not.toBe(token)
  })
  it('that cannot be removed keeps the access, so that it is given back later', async () => {
    const secret = await ready(await connected('user_thin'))
    simulator.faults.next('server-error', { path: '/asset_report/remove' })
    expect(await port.revoke(secret)).toMatchObject({ ok: false, refusal: { kind: 'unavailable' } })
    expect((await port.look!(secret)).ok).toBe(true)
    // What was removed before is no fault the second time.
    simulator.faults.next('server-error', { path: '/item/remove' })
    expect(await port.revoke(secret)).toMatchObject({ ok: false })
    expect(await port.revoke(secret)).toEqual(ok(null))
  })
})

describe('the cause of a failed report decides', () => {
  it.each([
    ['user_report_login', { kind: 'needs-login', vendorCode: 'ITEM_LOGIN_REQUIRED' }],
    ['user_report_no_accounts', { kind: 'rejected', vendorCode: 'NO_ACCOUNTS' }],
    ['user_report_off', { kind: 'rejected', vendorCode: 'PRODUCT_NOT_ENABLED', ours: true }],
  ] as const)('%s ends as %o', async (username, refusal) => {
    expect((await answersOf(username)).at(-1)).toEqual({ ok: false, refusal })
  })

  it.each(['user_report_down', 'user_no_lines'])(
    'of %s it is the bank: minutes are waited, three reports asked for, no empty history given',
    async (username) => {
      const answers = await answersOf(username)
      const waits = answers.filter(
        (each) => each.ok && each.value.state === 'pending' && each.value.reason === 'institution-down',
      )
      expect(waits).toHaveLength(2)
      expect(
        waits.every((each) => each.ok && 'retryInSeconds' in each.value && each.value.retryInSeconds > 60),
      ).toBe(true)
      expect(answers.at(-1)).toMatchObject({ ok: false, refusal: { kind: 'unavailable' } })
    },
  )

  const failed = (...codes: string[]) =>
    explainPlaid(400, {
      error_type: 'ASSET_REPORT_ERROR',
      error_code: 'DATA_UNAVAILABLE',
      causes: codes.map((error_code) => ({ error_code, item_id: 'i' })),
    })
  it.each([
    [['INSTITUTION_DOWN', 'PASSWORD_RESET_REQUIRED'], 'needs-login', 'PASSWORD_RESET_REQUIRED'],
    [['INSTITUTION_NOT_RESPONDING'], 'unavailable', 'INSTITUTION_NOT_RESPONDING'],
    [['INSTITUTION_DOWN', 'PRODUCTS_NOT_SUPPORTED'], 'rejected', 'PRODUCTS_NOT_SUPPORTED'],
    [['USER_SETUP_REQUIRED', 'INVALID_PRODUCT'], 'rejected', 'INVALID_PRODUCT'],
    [['SOMETHING_NEW'], 'rejected', 'DATA_UNAVAILABLE'],
    [[], 'rejected', 'DATA_UNAVAILABLE'],
  ] as const)('%o: %s', (codes, kind, vendorCode) => {
    expect(failed(...codes)).toMatchObject({ kind, vendorCode })
  })
  it.each(['INVALID_API_KEYS', 'UNAUTHORIZED_ENVIRONMENT', 'INVALID_PRODUCT', 'PRODUCT_NOT_ENABLED'])(
    '%s is the operator’s own',
    (error_code) =>
      expect(explainPlaid(400, { error_type: 'INVALID_INPUT', error_code })).toMatchObject({ ours: true }),
  )
  it('causes of another shape are left aside', () =>
    expect(
      explainPlaid(400, { error_type: 'ASSET_REPORT_ERROR', error_code: 'DATA_UNAVAILABLE', causes: 'many' }),
    ).toMatchObject({ vendorCode: 'DATA_UNAVAILABLE' }))
})

describe('who holds an account', () => {
  const history = { accounts: [{ id: 'a', kind: 'checking', holder: 'unknown' }] } as unknown as BankHistory
  const held = (account: object) =>
    withHolders(async (_path, _body, parse) => ok(parse({ accounts: [account] })), '', history)
  it.each([
    ['business', 'business'],
    ['personal', 'personal'],
    ['unrecognized', 'unknown'],
    [null, 'unknown'],
    [undefined, 'unknown'],
  ])('%s is %s', async (holder_category, holder) => {
    const told = await held({ account_id: 'a', holder_category })
    expect(told.ok && told.value.accounts[0]?.holder).toBe(holder)
  })
  it('stays unknown of an account that the answer does not name', async () => {
    const told = await held({ account_id: 'b', holder_category: 'business' })
    expect(told.ok && told.value.accounts[0]?.holder).toBe('unknown')
  })
  it('is asked again after a fault that passes; any other leaves it unknown and the history whole', async () => {
    const ask = (kind: Fault['kind'], vendorCode = 'X') =>
      withHolders(async () => refused({ kind, vendorCode }), '', history)
    expect((await ask('unavailable')).ok).toBe(false)
    expect((await ask('rate-limited')).ok).toBe(false)
    expect(await ask('rejected')).toEqual({ ok: true, value: history })
    expect(await ask('unavailable', 'INSTITUTION_DOWN')).toEqual({ ok: true, value: history })
  })
  it('is not read from a report, whatever it says', () => {
    const account = {
      account_id: 'a',
      type: 'depository',
      subtype: 'checking',
      balances: {},
      holder_category: 'business',
    }
    const item = { item_id: 'i', accounts: [account] }
    const report = { asset_report_id: 'r', date_generated: '2026-11-20T12:00:00Z', items: [item] }
    expect(translateReport(reportAnswer.parse({ report }), today).history.accounts[0]?.holder).toBe('unknown')
  })
})

describe('what warnings ask for', () => {
  const account = (account_id: string) => ({
    account_id,
    type: 'depository',
    subtype: 'checking',
    balances: {},
  })
  const asked = (...warnings: object[]) =>
    translateReport(
      reportAnswer.parse({
        report: {
          asset_report_id: 'r',
          date_generated: '2026-11-20T12:00:00Z',
          items: [{ item_id: 'i', accounts: [account('a')] }],
        },
        warnings,
      }),
      today,
    ).needsAttention
  it.each([
    ['TRANSACTIONS_UNAVAILABLE', { item_id: 'i', error_code: 'ITEM_LOGIN_REQUIRED' }, 'login'],
    ['TRANSACTIONS_UNAVAILABLE', { item_id: 'i', error_code: 'INSTITUTION_DOWN' }, 'institution-down'],
    ['TRANSACTIONS_UNAVAILABLE', { item_id: 'i', error_code: 'SOMETHING_NEW' }, 'institution-down'],
    ['TRANSACTIONS_UNAVAILABLE', null, 'institution-down'],
    ['OWNERS_UNAVAILABLE', { item_id: 'i', error_code: 'INVALID_MFA' }, 'second-factor'],
  ])('%s by %o: %s', (warning_code, cause, reason) =>
    expect(asked({ warning_code, cause })).toEqual([{ accountId: 'a', reason }]),
  )
  it.each([
    ['OWNERS_UNAVAILABLE', { item_id: 'i', error_code: 'PRODUCTS_NOT_SUPPORTED' }],
    ['INVESTMENTS_UNAVAILABLE', { item_id: 'i', error_code: 'ITEM_LOGIN_REQUIRED' }],
    ['TRANSACTIONS_UNAVAILABLE', { item_id: 'other', error_code: 'ITEM_LOGIN_REQUIRED' }],
  ])('%s by %o: nothing', (warning_code, cause) => expect(asked({ warning_code, cause })).toEqual([]))
})

describe('a report of very many lines', () => {
  const threads = startThreads({
    file: process.env.TEST_THREAD_FILE!,
    childFile: process.env.TEST_CHILD_FILE!,
    keys: makeKeyMaterial,
  })
  afterAll(() => threads.stop())
  /** A thousand lines, and spaces that make the answer a long one. */
  const report = (amount: unknown) => ({
    report: {
      asset_report_id: 'r',
      date_generated: '2026-11-20T12:00:00Z',
      items: [
        {
          item_id: 'i',
          institution_name: 'Bank',
          accounts: [
            {
              account_id: 'a',
              balances: { current: 10.5 },
              type: 'depository',
              subtype: 'checking',
              transactions: Array.from({ length: 4_001 }, (_, n) => ({
                transaction_id: `t${n}`,
                amount,
                date: '2026-11-19',
                original_description: `Line ${n} ${' '.repeat(200)}`,
              })),
            },
          ],
        },
      ],
    },
  })
  const secret = JSON.stringify({
    vendor: 'plaid',
    accessToken: 'x',
    itemId: 'i',
    report: { token: 't', id: 'r', attempt: 1 },
  })
  async function fetchedFrom(amount: unknown, pool: Pick<Threads, 'run'> = threads) {
    const vendor = await listen((_incoming, outgoing) => void outgoing.end(JSON.stringify(report(amount))))
    const run = vi.fn(pool.run)
    const reader = createPlaid({
      baseUrl: vendor.url,
      clientId: 'c',
      secret: 's',
      clientName: 'Underway',
      readElsewhere: readInThread({ ...threads, run: run as Threads['run'] }),
    })
    const fetched = await reader.fetchHistory(secret, { months: 24, today })
    await vendor.close()
    return { fetched, run }
  }

  it('is read in a thread, and is the same', async () => {
    const { fetched, run } = await fetchedFrom(12.34)
    expect(run).toHaveBeenCalledTimes(1)
    const here = translateReport(reportAnswer.parse(report(12.34)), today)
    expect(fetched).toMatchObject({ ok: true, value: { state: 'ready', ...here } })
    expect(here.history.transactions).toHaveLength(4_001)
  })
  it('that is not what it promises is malformed; one that no thread was free for is asked for again', async () => {
    const kind = (kind: string) => ({ ok: false, refusal: expect.objectContaining({ kind }) as object })
    expect((await fetchedFrom('much')).fetched).toEqual(kind('malformed'))
    const busy = { run: async () => refused('busy') } as Pick<Threads, 'run'>
    expect((await fetchedFrom(1, busy)).fetched).toEqual(kind('unavailable'))
  })
})

describe('the public token', () => {
  it('works once', async () => {
    const publicToken = await publicTokenOf('user_thin')
    expect((await port.finishLink({ publicToken })).ok).toBe(true)
    expect(await port.finishLink({ publicToken })).toMatchObject({ ok: false, refusal: { kind: 'rejected' } })
  })
  it('dies after half an hour', async () => {
    const publicToken = await publicTokenOf('user_thin')
    time += 31 * 60_000
    expect(await port.finishLink({ publicToken })).toMatchObject({ ok: false, refusal: { kind: 'rejected' } })
  })
  it('reaches the server by webhook when the browser was closed too early', async () => {
    const publicToken = await publicTokenOf('user_thin')
    await simulator.webhooks.settled()
    const event = received[0] ? await port.readWebhook(received[0]) : undefined
    expect(event).toMatchObject({ ok: true, value: { change: 'linked', publicToken } })
  })
  it('even a failing look-up of the bank does not lose the connection', async () => {
    const publicToken = await publicTokenOf('user_thin')
    simulator.faults.next('server-error', { path: '/item/get' })
    expect(await port.finishLink({ publicToken })).toMatchObject({ ok: true, value: { institution: '' } })
  })
})

describe('the OAuth return', () => {
  const returnUrl = 'https://app.example/oauth-return'
  it('comes back to the same token with a state, and goes on to the accounts', async () => {
    const begun = await port.startLink({ ...person, returnUrl })
    if (!begun.ok || begun.value.kind !== 'token') throw new Error('no link token')
    const frame = `${simulator.linkUrl}/bank/frame?session=${begun.value.linkToken}&holder=http%3A%2F%2Fapp.example`
    const end = await walkBankPages(frame, { username: 'user_oauth' })
    expect(end.messages.some((m) => m.type === 'redirect')).toBe(true)
    expect(end.messages.some((m) => m.type === 'success')).toBe(true)
  })
  it('without a state of ours is refused by the widget', async () => {
    const begun = await port.startLink({ ...person, returnUrl })
    if (!begun.ok || begun.value.kind !== 'token') throw new Error('no link token')
    const received = encodeURIComponent(`${returnUrl}?oauth_state_id=made-up`)
    const frame = `${simulator.linkUrl}/bank/frame?session=${begun.value.linkToken}&received=${received}`
    expect(await (await fetch(frame)).text()).toContain('INVALID_FIELD')
  })
  it('must be a plain address', async () => {
    const answer = await port.startLink({ ...person, returnUrl: 'https://app.example/x?y=1' })
    expect(answer).toMatchObject({ ok: false, refusal: { kind: 'rejected', vendorCode: 'INVALID_FIELD' } })
  })
})

it('a link token expires after four hours and says so', async () => {
  const begun = await port.startLink(person)
  time += 4 * 3_600_000 + 1
  const token = begun.ok && begun.value.kind === 'token' ? begun.value.linkToken : ''
  const page = await fetch(`${simulator.linkUrl}/bank/frame?session=${token}`)
  expect(page.status).toBe(410)
  expect(await page.text()).toContain('INVALID_LINK_TOKEN')
})

it('a webhook older than five minutes is refused, and one whose key cannot be fetched asks to come again', async () => {
  await connected('user_thin')
  await simulator.webhooks.settled()
  const input = received[0]
  if (!input) throw new Error('no webhook')
  const fresh = createPlaid({ ...simulator, baseUrl: simulator.url, clientName: 'Underway', now })
  simulator.faults.next('server-error')
  expect(await fresh.readWebhook(input)).toEqual({ ok: false, refusal: 'unavailable' })
  expect((await fresh.readWebhook(input)).ok).toBe(true)
  time += 6 * 60_000
  expect(await fresh.readWebhook(input)).toEqual({ ok: false, refusal: 'bad-signature' })
})

it('wrong keys are rejected', async () => {
  const wrong = createPlaid({
    ...simulator,
    secret: 'wrong',
    baseUrl: simulator.url,
    clientName: 'Underway',
    now,
  })
  expect(await wrong.startLink(person)).toMatchObject({
    ok: false,
    refusal: { kind: 'rejected', vendorCode: 'INVALID_API_KEYS' },
  })
})

describe('what webhooks mean', () => {
  it.each([
    [{ webhook_type: 'ITEM', webhook_code: 'PENDING_DISCONNECT', item_id: 'i' }, 'ends-soon'],
    [{ webhook_type: 'ITEM', webhook_code: 'USER_ACCOUNT_REVOKED', item_id: 'i' }, 'account-gone'],
    [{ webhook_type: 'ITEM', webhook_code: 'USER_PERMISSION_REVOKED', item_id: 'i' }, 'revoked'],
    [{ webhook_type: 'ITEM', webhook_code: 'LOGIN_REPAIRED', item_id: 'i' }, 'repaired'],
    [{ webhook_type: 'ASSETS', webhook_code: 'PRODUCT_READY', report_type: 'FAST' }, 'ignored'],
    [{ webhook_type: 'LINK', webhook_code: 'SESSION_FINISHED', status: 'EXITED' }, 'ignored'],
    [{ webhook_type: 'TRANSACTIONS', webhook_code: 'SYNC_UPDATES_AVAILABLE', item_id: 'i' }, 'ignored'],
  ])('%o is %s', (body, change) => {
    expect(translateWebhook(webhookBody.parse(body), 'e').change).toBe(change)
  })
  it('what they say of an item is a hint, but for what will be and what concerns one account', () => {
    const isHint = (webhook_code: string) =>
      translateWebhook({ webhook_type: 'ITEM', webhook_code, item_id: 'i' }, 'e').hint === true
    expect(['ERROR', 'LOGIN_REPAIRED', 'USER_PERMISSION_REVOKED'].map(isHint)).toEqual([true, true, true])
    expect(['PENDING_DISCONNECT', 'USER_ACCOUNT_REVOKED'].map(isHint)).toEqual([false, false])
  })
})

describe('the simulator of a report of several items', () => {
  const ask = async (path: string, body: object) => {
    const headers = {
      'content-type': 'application/json',
      'plaid-client-id': simulator.clientId,
      'plaid-secret': simulator.secret,
    }
    const answer = await fetch(simulator.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as Record<string, unknown> & { report?: { items: unknown[] } }
  }
  const token = async (username: string) =>
    (JSON.parse(await connected(username)) as { accessToken: string }).accessToken

  it('fails for one that wants its owner, unless it is asked for those that can be read', async () => {
    const access_tokens = [
      await token('user_healthy'),
      await token('user_needs_login'),
      await token('user_thin'),
    ]
    const create = (options: object) =>
      ask('/asset_report/create', { access_tokens, days_requested: 60, options })
    for (const options of [{}, { require_all_items: true }])
      expect(await create(options)).toMatchObject({ error_code: 'ITEM_LOGIN_REQUIRED' })
    const { asset_report_token } = await create({ require_all_items: false })
    const get = () => ask('/asset_report/get', { asset_report_token })
    for (let polls = 0; polls < 2; polls++)
      expect(await get()).toMatchObject({ error_code: 'PRODUCT_NOT_READY' })
    expect((await get()).report?.items).toHaveLength(2)
  })
})

const samples = new URL('../../../../../../shared/samples/', import.meta.url)
const sample = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`plaid_${name}.json`, samples), 'utf8'))
describe.skipIf(!existsSync(samples))("the vendor's samples (skipped where the folder is absent)", () => {
  it('answers have the shapes that we read', () => {
    expect(linkTokenAnswer.parse(sample('link_token_create')).link_token).toMatch(/^link-sandbox-/)
    expect(exchangeAnswer.parse(sample('public_token_exchange')).item_id).toBe(
      'M5eVJqLnv3tbzdngLDp9FL5OlDNxlNhlE55op',
    )
    expect(itemAnswer.parse(sample('item_get')).item.institution_name).toBe('First Platypus Bank')
    expect(reportCreated.parse(sample('asset_report_create')).asset_report_id).toMatch(/^1f414183/)
    expect(verificationKey.parse(sample('webhook_verification_key_get')).key.crv).toBe('P-256')
  })
  it('an asset report', () => {
    const { history, needsAttention } = translateReport(reportAnswer.parse(sample('asset_report_get')), today)
    expect(needsAttention).toEqual([])
    expect(history.refreshedOn).toBe('2023-03-30')
    expect(history.accounts[0]).toMatchObject({
      mask: '4444',
      kind: 'savings',
      balance: 4_320_000,
      owners: ['Alberta Bobbeth Charleson'],
    })
    // The vendor's example shows money out as positive.
    expect(history.transactions[0]).toMatchObject({ amount: -585_000, date: '2023-03-30', pending: false })
  })
  it('an asset report without a balance, in another currency: neither becomes zero dollars', () => {
    const wire = JSON.parse(JSON.stringify(sample('asset_report_get'))) as {
      report: { items: { accounts: { balances: object }[] }[] }
    }
    const balances = {
      available: null,
      current: null,
      iso_currency_code: 'CAD',
      unofficial_currency_code: null,
    }
    wire.report.items[0]!.accounts[0]!.balances = balances
    const { history } = translateReport(reportAnswer.parse(wire), today)
    expect(history.accounts[0]).toMatchObject({ balance: null, currency: 'CAD' })
  })
  it('webhooks', () => {
    const all = sample('webhooks') as Record<string, unknown>
    const change = (name: string) => translateWebhook(webhookBody.parse(all[name]), 'e').change
    expect(change('AssetsProductReadyWebhook')).toBe('history-ready')
    expect(change('AssetsErrorWebhook')).toBe('failed')
    expect(change('ItemErrorWebhook')).toBe('needs-login')
    expect(change('UserPermissionRevokedWebhook')).toBe('revoked')
    expect(change('LinkSessionFinishedWebhook')).toBe('linked')
    for (const [name, body] of Object.entries(all))
      expect(webhookBody.safeParse(body).success, name).toBe(true)
  })
})

describe('a field that the vendor does not take', () => {
  const asking = {
    reference: 'r-field',
    firstName: 'Ana',
    lastName: 'Reyes',
    language: 'en',
    phone: '+1207',
  } as const

  it('is ours where the same session for nobody is refused too: the redirect address', async () => {
    simulator.setRedirects(['https://elsewhere.example/business/oauth-return'])
    const back = { ...asking, returnUrl: 'https://funder.example/business/oauth-return' }
    const own = createPlaid({
      ...simulator,
      baseUrl: simulator.url,
      clientName: 'Underway',
      redirectUri: back.returnUrl,
      now,
    })
    expect(await own.startLink(back)).toEqual({
      ok: false,
      refusal: { kind: 'rejected', vendorCode: 'INVALID_FIELD', ours: true },
    })
    simulator.setRedirects(null)
    expect(await own.startLink(back)).toMatchObject({ ok: true })
  })

  it('is of the person where only theirs is refused', async () => {
    const told = { link_token: 'link-1', expiration: '2026-11-20T19:00:00Z', request_id: 'r' }
    const call: VendorCaller = (asked) =>
      Promise.resolve(
        JSON.stringify(asked.body).includes('phone_number')
          ? refused({ kind: 'rejected', vendorCode: 'INVALID_FIELD' })
          : ok(asked.parse!(told, 200)),
      )
    const port = createPlaid({ ...simulator, baseUrl: simulator.url, clientName: 'Underway', now, call })
    expect(await port.startLink(asking)).toEqual({
      ok: false,
      refusal: { kind: 'rejected', vendorCode: 'INVALID_FIELD' },
    })
  })
})
