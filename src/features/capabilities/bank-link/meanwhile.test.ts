// What happens while a vendor is being asked: another bank is linked, an access ends, a window is finished in another tab. Nothing of it is lost.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { BankDataPort } from '#platform/providers/bank-data/port.ts'
import { newId } from '#platform/ids.ts'
import {
  addConnection,
  connectionsOf,
  openAccounts,
  openConnection,
  sealConnection,
} from '#platform/store/bank-data.ts'
import { copyRefs } from '#platform/store/bank-references.ts'
import {
  apply,
  eventKinds,
  linkByFrame,
  linkByToken,
  settle,
  type Applicant,
} from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember } from '../../../../test/staff.ts'
import { askForHistory } from './ask-bank.server.ts'
import { revokeBankConnection, revokeBankConnections } from './revoke.server.ts'

let t: TestApp
const real: { finicity?: BankDataPort; plaid?: BankDataPort } = {}
beforeAll(async () => {
  t = await testApp()
  Object.assign(real, t.deps.bankData)
})
afterAll(() => t.close())
afterEach(() => Object.assign(t.deps.bankData, real))

const rows = (a: Applicant) => connectionsOf(t.db, a.id)
const state = async (a: Applicant) => (await a.who.get('/api/bank-link/state')).body
const accounts = async (a: Applicant) =>
  (await rows(a)).flatMap((row) => openAccounts(t.deps, row).map(({ mask }) => mask)).length

/** The vendor's port, where `act` happens once while this function of it is being answered. */
function whileAsked<K extends 'fetchHistory' | 'startLink'>(
  vendor: 'finicity' | 'plaid',
  name: K,
  act: () => Promise<unknown>,
): void {
  const port = real[vendor]!
  let then: (() => Promise<unknown>) | null = act
  const asked = async (...given: Parameters<BankDataPort[K]>) => {
    const answer = await (port[name] as (...all: unknown[]) => Promise<unknown>)(...given)
    const now = then
    then = null
    await now?.()
    return answer
  }
  Object.assign(t.deps.bankData, { [vendor]: { ...port, [name]: asked } })
}

test('a second bank that is linked while the first is read is read too', async () => {
  const a = await apply(t)
  await linkByFrame(t, a, { username: 'user_thin' })
  whileAsked('finicity', 'fetchHistory', () => linkByFrame(t, a, { username: 'user_healthy' }))
  await settle(t)
  expect(await accounts(a)).toBe(3)
  expect(await state(a)).toMatchObject({ state: 'linked', fetched: true })
})

test('an access that ends while the bank is read does not come back', async () => {
  const a = await apply(t)
  await linkByFrame(t, a, { username: 'user_thin' })
  whileAsked('finicity', 'fetchHistory', () =>
    t.db.query(`update bank_connection set state = 'revoked', secret = null where lead_id = $1::uuid`, [
      a.id,
    ]),
  )
  await settle(t)
  expect(await rows(a)).toMatchObject([{ state: 'revoked', secret: null }])
})

test('a window that opens while another tab finishes leaves the bank that was linked', async () => {
  const a = await apply(t)
  const tab = await linkByToken(t, a, { username: 'user_healthy' })
  whileAsked('plaid', 'startLink', () => tab.exchange())
  await a.who.get(`/api/plaid/get_link_token/?redirect_url=&sf_leadid=${a.leadid}`)
  const linked = (await rows(a)).find((row) => row.state === 'linked')
  expect(openConnection(t.deps.keys, linked!).access).toBeTruthy()
  await settle(t)
  expect(await state(a)).toMatchObject({ state: 'linked', fetched: true })
})

test('two tokens are exchanged, also where the vendor was away for the first', async () => {
  const a = await apply(t)
  const first = await linkByToken(t, a, { username: 'user_healthy' })
  const second = await linkByToken(t, a, { username: 'user_thin' })
  t.simulators.plaid.faults.next('server-error', { path: '/item' })
  await first.exchange()
  await second.exchange()
  await settle(t, 75)
  const open = (await rows(a)).filter((row) => row.state === 'linked')
  expect(open).toHaveLength(2)
  expect(await accounts(a)).toBe(3)
})

test('a token whose exchange was cut off is exchanged when the session is looked at', async () => {
  const a = await apply(t)
  const { exchange } = await linkByToken(t, a, { username: 'user_healthy' })
  const finishLink = () => Promise.reject(new Error('cut off'))
  Object.assign(t.deps.bankData, { plaid: { ...real.plaid, finishLink } })
  expect((await exchange()).status).toBe(500)
  Object.assign(t.deps.bankData, real)
  t.clock.advance(601_000)
  await settle(t)
  await settle(t)
  expect(await state(a)).toMatchObject({ state: 'linked', fetched: true })
})

test('an outage of three minutes is written about to nobody, however often the bank was asked meanwhile', async () => {
  const [a, b] = [await apply(t), await apply(t)]
  let tries = 0
  const away = () => {
    tries += 1
    return Promise.resolve({ ok: false, refusal: { kind: 'unavailable', retryAfterSeconds: 5 } } as const)
  }
  await linkByFrame(t, a, { username: 'user_healthy' })
  Object.assign(t.deps.bankData, {
    finicity: { ...real.finicity, fetchHistory: away },
    plaid: { ...real.plaid, finishLink: away },
  })
  await (await linkByToken(t, b, { username: 'user_healthy' })).exchange()
  await settle(t, 3)
  expect(tries).toBeGreaterThan(14)
  expect(await state(a)).toMatchObject({ state: 'linked', working: true })
  expect(await state(b)).toMatchObject({ state: 'linking', working: true })
  await settle(t, 10)
  expect(await state(a)).toMatchObject({ state: 'needs-attention', reason: 'unavailable', working: false })
  expect(await state(b)).toMatchObject({ state: 'failed', reason: 'unavailable' })
  Object.assign(t.deps.bankData, real)
  await settle(t)
  for (const each of [a, b]) expect(await state(each)).toMatchObject({ state: 'linked', fetched: true })
})

test('a token that was cut off is exchanged also while another bank of the application waits to be', async () => {
  const a = await apply(t)
  const first = await linkByToken(t, a, { username: 'user_healthy' })
  const second = await linkByToken(t, a, { username: 'user_thin' })
  Object.assign(t.deps.bankData, {
    plaid: { ...real.plaid, finishLink: () => Promise.reject(new Error('cut off')) },
  })
  expect((await first.exchange()).status).toBe(500)
  // This one stays with its job for hours.
  const finishLink = () =>
    Promise.resolve({ ok: false, refusal: { kind: 'unavailable', retryAfterSeconds: 86_000 } })
  Object.assign(t.deps.bankData, { plaid: { ...real.plaid, finishLink } })
  await second.exchange()
  t.clock.advance(60_000)
  await t.worker.drain()
  Object.assign(t.deps.bankData, real)
  t.clock.advance(601_000)
  await t.worker.drain()
  await settle(t, 1)
  expect((await rows(a)).map((row) => row.state).toSorted()).toEqual(['linked', 'linking'])
  expect(await accounts(a)).toBe(2)
  t.clock.advance(86_400_000)
  await settle(t)
})

test('the owner is told about other ways, also where the try that tells them is cut off', async () => {
  const a = await apply(t)
  await linkByFrame(t, a, { username: 'user_healthy' })
  let tries = 0
  const fetchHistory = () => {
    tries += 1
    if (tries === 7) return Promise.reject(new Error('cut off'))
    return Promise.resolve({ ok: false, refusal: { kind: 'unavailable' } } as const)
  }
  Object.assign(t.deps.bankData, { finicity: { ...real.finicity, fetchHistory } })
  await settle(t, 75)
  expect(tries).toBeGreaterThan(7)
  expect(await state(a)).toMatchObject({ state: 'needs-attention', reason: 'unavailable' })
  expect((await eventKinds(t, a.id)).filter((kind) => kind === 'bank-needs-attention')).toHaveLength(1)
})

test('an access that its owner took back, of which no event told, is no login to renew', async () => {
  const a = await apply(t)
  await (await linkByToken(t, a, { username: 'user_healthy' })).exchange()
  await settle(t)
  const [row] = await rows(a)
  const { itemId } = JSON.parse(openConnection(t.deps.keys, row!).access!) as { itemId: string }
  t.simulators.plaid.setError(itemId, 'USER_PERMISSION_REVOKED')
  await t.db.query(`update bank_connection set refresh_wanted = true where lead_id = $1::uuid`, [a.id])
  Object.assign(t.deps.bankData, {
    plaid: {
      ...real.plaid,
      refresh: () =>
        Promise.resolve({ ok: false, refusal: { kind: 'needs-login', vendorCode: 'ITEM_NOT_FOUND' } }),
    },
  })
  await t.db.transaction((tx) => askForHistory(tx, row!, t.clock()))
  await settle(t)
  await t.worker.drain()
  expect((await rows(a))[0]).toMatchObject({ state: 'revoked', secret: null })
})

test('a bank that refuses what its vendor calls sound is asked once, and waits for its owner', async () => {
  const a = await apply(t)
  await (await linkByToken(t, a, { username: 'user_healthy' })).exchange()
  let asked = 0
  const fetchHistory = () => {
    asked += 1
    return Promise.resolve({ ok: false, refusal: { kind: 'needs-login' } } as const)
  }
  Object.assign(t.deps.bankData, { plaid: { ...real.plaid, fetchHistory } })
  await settle(t)
  expect(asked).toBe(1)
  expect(await state(a)).toMatchObject({ state: 'needs-attention', reason: 'login' })
})

test('of two applications that share an access and end at once the later one tells the vendor', async () => {
  const [a, b] = [await apply(t), await apply(t)]
  await (await linkByToken(t, a, { username: 'user_healthy' })).exchange()
  await settle(t)
  const [from] = await rows(a)
  await t.db.transaction(async (tx) => {
    const row = { id: newId(t.clock()), leadId: b.id, provider: 'plaid', state: 'linked' } as const
    const secret = sealConnection(t.deps.keys, row.id, openConnection(t.deps.keys, from!))
    await addConnection(tx, { ...row, secret }, t.clock())
    await copyRefs(tx, from!, row)
  })
  let told = 0
  const revoke = (secret: string) => ((told += 1), real.plaid!.revoke(secret))
  Object.assign(t.deps.bankData, { plaid: { ...real.plaid, revoke } })
  await t.db.query(`update lead set stage = 'withdrawn' where id = any($1::uuid[])`, [[a.id, b.id]])
  const end = async (of: Applicant) => {
    const [row] = await rows(of)
    const payload = { connectionId: row!.id }
    const job = {
      id: row!.id,
      kind: 'revoke-bank-connection',
      leadId: of.id,
      payload,
      attempt: 1,
      since: t.clock(),
    } as const
    return revokeBankConnection(t.deps)(job)
  }
  await Promise.all([end(a), end(b)])
  expect(told).toBe(1)
  for (const of of [a, b]) expect(await rows(of)).toMatchObject([{ state: 'revoked', secret: null }])
})

test('reopened and ended again it keeps its bank for the whole time again', async () => {
  const a = await apply(t)
  await (await linkByToken(t, a, { username: 'user_healthy' })).exchange()
  await settle(t)
  const month = () => new Date(t.clock().getTime() + 30 * 86_400_000)
  const due = async () =>
    (
      await t.db.query<{ at: Date }>(
        `select run_at as at from job where lead_id = $1::uuid and kind = 'revoke-bank-connection'`,
        [a.id],
      )
    ).map(({ at }) => at)
  await t.db.transaction((tx) => revokeBankConnections(tx, a.id, t.clock(), month()))
  expect(await due()).toEqual([month()])
  await t.db.query(`update lead set stage = 'declined' where id = $1::uuid`, [a.id])
  t.clock.advance(29 * 86_400_000)
  const staff = await staffMember(t, 'underwriter')
  await openFile(staff, a.id)
  const reopened = await staff.who.post(`/api/staff/applications/${a.id}/reopen`, {
    reason: 'New statements',
  })
  expect(reopened.status).toBe(200)
  expect(await due()).toEqual([])
  await t.db.transaction((tx) => revokeBankConnections(tx, a.id, t.clock(), month()))
  expect(await due()).toEqual([month()])
})
