// What is given back at a vendor, and when we say so to the vendor: windows in which nothing was linked, links that end while they are made.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { BankDataPort } from '#platform/providers/bank-data/port.ts'
import { newId } from '#platform/ids.ts'
import { addConnection, connectionsOf, openConnection, sealConnection } from '#platform/store/bank-data.ts'
import { copyRefs } from '#platform/store/bank-references.ts'
import { sweep } from '../retention/sweep.server.ts'
import { apply, eventKinds, linkByToken, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'

let t: TestApp
let staff: Member
let plaid: BankDataPort
beforeAll(async () => {
  t = await testApp()
  staff = await staffMember(t, 'underwriter')
  plaid = t.deps.bankData.plaid!
})
afterAll(() => t.close())
afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(t.deps.bankData, { plaid })
})

const rows = (a: Applicant) => connectionsOf(t.db, a.id)
const events = async (a: Applicant, kind: string) =>
  (await eventKinds(t, a.id)).filter((each) => each === kind).length

/** Paths that are deleted or told to be removed at a vendor, from now on. */
function removals(): string[] {
  const paths: string[] = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    if (init?.method === 'DELETE' || pathname.endsWith('/remove')) paths.push(pathname)
    return real(input, init)
  })
  return paths
}

async function withdraw({ id }: Applicant): Promise<void> {
  await openFile(staff, id)
  const answer = await staff.who.post(`/api/staff/applications/${id}/withdraw`, {
    reason: 'No wish any more',
  })
  expect(answer.status).toBe(200)
}

const customerOf = async (a: Applicant) => openConnection(t.deps.keys, (await rows(a))[0]!).customerRef!

test.each([
  ['left open', () => Promise.resolve()],
  ['closed', (a: Applicant) => a.who.post('/api/bank-link/outcome', { outcome: 'cancelled' })],
])('a window that was %s leaves no customer behind', async (_how, leave) => {
  const a = await apply(t)
  await a.who.post('/api/apply/get-finicity-link', {})
  await leave(a)
  const customer = await customerOf(a)
  const told = removals()
  await withdraw(a)
  await t.worker.drain()
  expect(told).toEqual([`/aggregation/v1/customers/${customer}`])
  expect((await rows(a))[0]!.secret).toBeNull()
  expect(await events(a, 'bank-access-revoked')).toBe(1)
})

test('one that nobody finished is given back when its application expires', async () => {
  const a = await apply(t)
  await a.who.post('/api/apply/get-finicity-link', {})
  const customer = await customerOf(a)
  const told = removals()
  await t.db.query(`update lead set updated_at = $2::timestamptz where id = $1::uuid`, [
    a.id,
    new Date(t.clock().getTime() - 400 * 86_400_000),
  ])
  await sweep(t.deps)
  await t.worker.drain()
  expect(told).toEqual([`/aggregation/v1/customers/${customer}`])
})

test('what the vendor was never told about is not told as given back', async () => {
  const a = await apply(t)
  await a.who.get('/api/plaid/get_link_token/')
  const told = removals()
  await withdraw(a)
  await t.worker.drain()
  expect(told).toEqual([])
  expect(await rows(a)).toMatchObject([{ state: 'revoked', secret: null }])
  expect(await events(a, 'bank-access-revoked')).toBe(0)
})

test('a customer with whom another application is linking stays, and goes with that one', async () => {
  const [a, b] = [await apply(t), await apply(t)]
  await a.who.post('/api/apply/get-finicity-link', {})
  const [from] = await rows(a)
  await t.db.transaction(async (tx) => {
    const row = { id: newId(t.clock()), leadId: b.id, provider: 'finicity', state: 'linking' } as const
    const secret = sealConnection(t.deps.keys, row.id, openConnection(t.deps.keys, from!))
    await addConnection(tx, { ...row, secret }, t.clock())
    await copyRefs(tx, from!, row)
  })
  const told = removals()
  await withdraw(a)
  await t.worker.drain()
  expect(told).toEqual([])
  expect([(await rows(a))[0]!.secret, await events(a, 'bank-access-revoked')]).toEqual([null, 0])
  await withdraw(b)
  await t.worker.drain()
  expect(told).toHaveLength(1)
})

test('an access that is made while its application is withdrawn is given back, and the bank stays ended', async () => {
  const a = await apply(t)
  const { exchange } = await linkByToken(t, a, { username: 'user_healthy' })
  const told = removals()
  Object.assign(t.deps.bankData, {
    plaid: {
      ...plaid,
      finishLink: async (finish: Parameters<BankDataPort['finishLink']>[0]) => {
        const answer = await plaid.finishLink(finish)
        await withdraw(a)
        await t.worker.drain()
        return answer
      },
    },
  })
  expect((await exchange()).status).toBe(502)
  await settle(t)
  await t.worker.drain()
  expect(await rows(a)).toMatchObject([{ state: 'revoked', secret: null }])
  expect(told).toEqual(['/item/remove'])
  expect(await events(a, 'bank-linked')).toBe(0)
  expect(await events(a, 'bank-access-revoked')).toBe(1)
})
