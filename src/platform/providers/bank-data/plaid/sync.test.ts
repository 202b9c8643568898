// Reading a bank again by Plaid's transactions: the same as a report gives, the wait for the whole history, lines that break in, changes.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BankHistory } from '#core/domain/bank-history.ts'
import { analyseBank } from '#core/domain/bank-analysis.ts'
import { keepable } from '#core/domain/kept-analysis.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { walkBankPages } from '#simulators/bank-pages/walk.ts'
import { judgeBy } from '#simulators/published-schemas.ts'
import { startPlaidSimulator, type PlaidSimulator } from '#simulators/plaid/plaid.ts'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import type { BankDataPort, Fetched } from '../port.ts'
import type { PlaidClient } from './client.ts'
import { createPlaid } from './plaid.ts'
import { readSecret } from './secret.ts'
import { syncTransactions } from './sync.ts'

const start = Date.parse('2026-11-20T15:00:00Z')
const DAY = 86_400_000
let time = start
const now = () => new Date(time)
const wanted = { months: 24, today: '2026-11-20' }
let simulator: PlaidSimulator
/** Addresses asked, in their order. */
let asked: string[]
/** Happens before each call. */
let before: (path: string) => void
beforeEach(async () => {
  time = start
  asked = []
  before = () => {}
  simulator = await startPlaidSimulator({ now, reportReadyAfterMs: 0, reportPolls: 1 })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await simulator.close()
})

const call: VendorCaller = (wire) => {
  const { pathname } = new URL(wire.url)
  asked.push(pathname)
  before(pathname)
  return callVendor(wire)
}
const portWith = (transactions: boolean): BankDataPort =>
  createPlaid({ ...simulator, baseUrl: simulator.url, clientName: 'Underway', now, call, transactions })

async function connected(port: BankDataPort, username: string): Promise<string> {
  const begun = await port.startLink({
    reference: 'r-1',
    firstName: 'Ana',
    lastName: 'Reyes',
    language: 'en',
  })
  if (!begun.ok || begun.value.kind !== 'token') throw new Error('no link token')
  const frame = `${simulator.linkUrl}/bank/frame?session=${begun.value.linkToken}&holder=http%3A%2F%2Fapp.example`
  const { messages } = await walkBankPages(frame, { username })
  const publicToken = String(messages.find(({ type }) => type === 'success')?.['public_token'])
  const finished = await port.finishLink({ publicToken })
  if (!finished.ok) throw new Error('not finished')
  return finished.value.secret
}
/** Asks until it is read; how often it was not there yet. */
async function read(port: BankDataPort, secret: string, options = wanted) {
  let kept = secret
  for (let waits = 0; waits < 8; waits++) {
    const fetched = await port.fetchHistory(kept, options)
    if (!fetched.ok) throw new Error(fetched.refusal.vendorCode)
    kept = fetched.value.secret ?? kept
    if (fetched.value.state === 'ready') return { ...fetched.value, secret: kept, waits }
  }
  throw new Error('never ready')
}
async function readTwice(port: BankDataPort, username: string) {
  const first = await read(port, await connected(port, username))
  const again = await port.refresh(first.secret)
  if (!again.ok) throw new Error('not refreshed')
  asked = []
  return { first, second: await read(port, again.value.secret!) }
}
const inOrder = ({ transactions }: BankHistory) => transactions.toSorted((a, b) => (a.id < b.id ? -1 : 1))

it.each(['user_healthy', 'user_stacked', 'user_busy'])(
  'gives of %s what a report gives: accounts, lines, and the kept analysis to the cent',
  async (username) => {
    const { first, second } = await readTwice(portWith(true), username)
    expect(asked).toContain('/transactions/sync')
    expect(asked).not.toContain('/asset_report/create')
    expect(second.history.accounts).toEqual(first.history.accounts)
    expect(inOrder(second.history)).toEqual(inOrder(first.history))
    expect(second.history.refreshedOn).toBe(first.history.refreshedOn)
    const kept = ({ history }: typeof first) => keepable(analyseBank(history, { asOf: wanted.today }))
    expect(kept(second)).toEqual(kept(first))
  },
)

it('waits until the whole history is gathered, and reads none of what is there before', async () => {
  const { second } = await readTwice(portWith(true), 'user_healthy')
  // NOT_READY once, INITIAL_UPDATE_COMPLETE once.
  expect(second.waits).toBe(2)
})

it('starts over where lines come while the pages are read', async () => {
  const port = portWith(true)
  const first = await read(port, await connected(port, 'user_busy'))
  const again = await port.refresh(first.secret)
  if (!again.ok) throw new Error('not refreshed')
  let pages = 0
  before = (path) => {
    // Midnight passes before the second page of the loop that has them all.
    if (path === '/transactions/sync' && ++pages === 4) time += DAY
  }
  const second = await read(port, again.value.secret!, { ...wanted, today: '2026-11-21' })
  const fresh = await read(portWith(false), await connected(portWith(false), 'user_busy'), {
    ...wanted,
    today: '2026-11-21',
  })
  expect(second.history.transactions.length).toBe(fresh.history.transactions.length)
  expect(new Set(second.history.transactions.map(({ id }) => id)).size).toBe(
    second.history.transactions.length,
  )
  expect(second.history.transactions.some(({ date }) => date === '2026-11-21')).toBe(true)
})

it('reads a report where the owner was not asked for transactions, or the operator did not buy them', async () => {
  const old = await read(portWith(false), await connected(portWith(false), 'user_healthy'))
  const again = await portWith(false).refresh(old.secret)
  if (!again.ok) throw new Error('not refreshed')
  asked = []
  const { history } = await read(portWith(true), again.value.secret!)
  expect(asked.slice(0, 2)).toEqual(['/transactions/sync', '/asset_report/create'])
  expect(history.transactions.length).toBe(old.history.transactions.length)
  asked = []
  await read(portWith(false), again.value.secret!)
  expect(asked).not.toContain('/transactions/sync')
})

it('an item that wants its owner asks for the owner', async () => {
  const port = portWith(true)
  const first = await read(port, await connected(port, 'user_healthy'))
  const again = await port.refresh(first.secret)
  if (!again.ok) throw new Error('not refreshed')
  simulator.setError(readSecret(first.secret).itemId, 'ITEM_LOGIN_REQUIRED')
  expect(await port.fetchHistory(again.value.secret!, wanted)).toMatchObject({
    ok: false,
    refusal: { kind: 'needs-login', vendorCode: 'ITEM_LOGIN_REQUIRED' },
  })
})

const line = (id: string, more: object = {}) => ({
  transaction_id: id,
  account_id: 'a',
  amount: 12.5,
  date: '2026-11-02',
  iso_currency_code: 'USD',
  unofficial_currency_code: null,
  name: 'Supplies',
  original_description: 'SUPPLIES 12',
  pending: false,
  pending_transaction_id: null,
  account_owner: null,
  authorized_date: null,
  authorized_datetime: null,
  datetime: null,
  payment_channel: 'other',
  payment_meta: {},
  location: {},
  transaction_code: null,
  ...more,
})
const page = (more: object = {}) => ({
  transactions_update_status: 'HISTORICAL_UPDATE_COMPLETE',
  accounts: [
    {
      account_id: 'a',
      balances: {
        available: 5,
        current: 7.01,
        limit: null,
        iso_currency_code: 'USD',
        unofficial_currency_code: null,
      },
      mask: '0001',
      name: 'Checking',
      official_name: null,
      type: 'depository',
      subtype: 'checking',
    },
  ],
  added: [] as object[],
  modified: [] as object[],
  removed: [] as object[],
  next_cursor: 'c',
  has_more: false,
  request_id: 'r',
  ...more,
})
const secret = readSecret(JSON.stringify({ vendor: 'plaid', accessToken: 'access', itemId: 'item' }))
const known = { institution: 'A Bank', owners: { a: ['Shop LLC'] } }

/** Reads scripted answers; each is checked against the published schema first. */
async function readPages(answers: readonly (object | 'mutation')[]) {
  const judge = judgeBy('plaid')
  const cursors: unknown[] = []
  let at = 0
  const client = (async (path: string, body: { cursor?: string }, parse: (answer: unknown) => unknown) => {
    if (path === '/item/get') return ok(parse({ item: { error: null }, status: null }))
    const answer = answers[at++]
    cursors.push(body.cursor)
    if (answer === 'mutation')
      return refused({ kind: 'rejected', vendorCode: 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION' })
    const exchange = { method: 'POST', path, request: body, status: 200, answer }
    expect(judge.exchange(exchange)).toEqual([])
    return ok(parse(answer))
  }) as unknown as PlaidClient
  const answer = await syncTransactions(client, secret, known, wanted)
  if (!answer.ok) throw new Error(answer.refusal.kind)
  return { value: answer.value, cursors }
}
const linesOf = (value: Awaited<ReturnType<typeof readPages>>['value']) => {
  if (value === 'report' || 'wait' in value) throw new Error('not read')
  return (value.read as Pick<Extract<Fetched, { state: 'ready' }>, 'history'>).history.transactions
}

it('takes each line as it was told last: changed, removed, and pending until it is posted', async () => {
  const { value, cursors } = await readPages([
    page({
      added: [
        line('kept'),
        line('changed'),
        line('removed'),
        line('p1', { pending: true }),
        line('p2', { pending: true }),
      ],
      has_more: true,
      next_cursor: 'c1',
    }),
    page({
      added: [line('posted', { pending_transaction_id: 'p1', amount: 13 })],
      modified: [line('changed', { amount: -99.99, original_description: null, name: 'Refund' })],
      removed: [{ transaction_id: 'removed', account_id: 'a' }],
      next_cursor: 'c2',
    }),
  ])
  expect(cursors).toEqual([undefined, 'c1'])
  expect(
    linesOf(value).map(({ id, amount, description, pending }) => [id, amount, description, pending]),
  ).toEqual([
    ['kept', -1250, 'SUPPLIES 12', false],
    ['changed', 9999, 'Refund', false],
    ['p2', -1250, 'SUPPLIES 12', true],
    ['posted', -1300, 'SUPPLIES 12', false],
  ])
})

it('goes back to the first cursor of the loop at each break, three times, and then comes later', async () => {
  const first = page({ added: [line('a')], has_more: true, next_cursor: 'c1' })
  const once = await readPages([first, 'mutation', page({ added: [line('b')] })])
  expect(once.cursors).toEqual([undefined, 'c1', undefined])
  expect(linesOf(once.value).map(({ id }) => id)).toEqual(['b'])
  const always = await readPages([first, 'mutation', first, 'mutation', first, 'mutation'])
  expect(always.value).toEqual({ wait: 30 })
})

it('reads no line of a loop of which a page was not whole, nor a bank whose pages never seem to end', async () => {
  const initial = page({ transactions_update_status: 'INITIAL_UPDATE_COMPLETE', has_more: true })
  expect((await readPages([initial, page()])).value).toEqual({ wait: 30 })
  expect((await readPages(Array<object>(40).fill(page({ has_more: true })))).value).toBe('report')
})
