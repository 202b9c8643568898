// A decision goes out once, after the seconds in which it can be undone: the owner sees and hears nothing before, and nothing of what was undone.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import type { Application } from './application-contract.ts'

let t: TestApp
let uma: Member
let ugo: Member
beforeAll(async () => {
  t = await testApp({ env: { UNDO_SECONDS: '10' } })
  uma = await staffMember(t, 'underwriter', 'Uma Underwriter')
  ugo = await staffMember(t, 'underwriter', 'Ugo Underwriter')
})
afterAll(() => t.close())

let count = 0
let a: Applicant & { email: string }
beforeEach(async () => {
  count += 1
  const email = `goes${count}@shop.example`
  const made = await apply(t, { business: { email }, pg: { email, phone: `(207) 555-${1600 + count}` } })
  await linkByFrame(t, made, { username: 'user_healthy' })
  await settle(t)
  a = { ...made, email }
  for (const member of [uma, ugo]) {
    await openFile(member, a.id)
    await read(member)
  }
})
const at = (rest = '') => `/api/staff/applications/${a.id}${rest}`
const read = async ({ who } = uma) => (await who.get(at())).body as unknown as Application
const inEffect = async () => (await read()).decisions.find(({ current }) => current)!
const approve = async (amount = 1_000_000, { who } = uma) => {
  const order = { seen: (await inEffect()).id, outcome: 'approved', amount, reason: 'Known customer' }
  return who.post(at('/override'), order)
}
const decline = async () => {
  const reasons = ['nsf-count']
  const order = {
    outcome: 'declined',
    reasons,
    justification: 'Seen on the statements',
    reason: 'Seen by me',
  }
  return uma.who.post(at('/override'), { seen: (await inEffect()).id, ...order })
}
const committed = (answer: { body: object }) =>
  (answer.body as { goesOut: { decision: string } }).goesOut.decision
const undo = (decision: string, { who } = uma) => who.post(at(`/decisions/${decision}/undo`))
const letters = () => t.inbox(a.email).length
/** What the owner sees of it, wherever they ask. */
const shownToOwner = async () =>
  (await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid })).body as unknown as {
    stage: string
    offers: { amount: number }[]
  }
const amounts = async () => (await shownToOwner()).offers.map(({ amount }) => amount)

test('for ten seconds nothing of it is seen or sent; then all of it, once', async () => {
  const [before, mails] = [await amounts(), letters()]
  const answer = await approve()
  expect(answer.body).toEqual({
    ok: true,
    proposed: false,
    goesOut: { decision: expect.any(String) as string, inSeconds: 10 },
  })
  const goesOut = { outcome: 'approved', amount: 1_000_000, by: 'Uma Underwriter' }
  expect((await read()).goesOut).toMatchObject({ ...goesOut, isOwn: true, inSeconds: 10 })
  expect((await read(ugo)).goesOut).toMatchObject({ ...goesOut, isOwn: false })
  t.clock.advance(9_999)
  await t.worker.drain()
  expect([await amounts(), letters()]).toEqual([before, mails])
  t.clock.advance(1)
  await t.worker.drain()
  expect(await amounts()).toEqual([10_000, 10_000, 10_000])
  expect(letters()).toBe(mails + 1)
  const page = await read()
  expect(page.goesOut).toBeNull()
  expect(page.decisions[0]).toMatchObject({
    id: committed(answer),
    current: true,
    origin: 'staff',
    by: 'Uma Underwriter',
    proposal: null,
  })
  await t.worker.drain()
  expect(letters()).toBe(mails + 1)
})

test('undone it never happened to the owner, and what stood stands; another is decided at once', async () => {
  const [before, mails, stood] = [await amounts(), letters(), (await inEffect()).id]
  const decision = committed(await approve())
  expect((await undo(decision, ugo)).status).toBe(403)
  expect((await undo(decision)).status).toBe(200)
  expect((await undo(decision)).body.type).toBe('urn:underway:problem:sent-already')
  t.clock.advance(60_000)
  await t.worker.drain()
  expect([await amounts(), letters(), (await inEffect()).id]).toEqual([before, mails, stood])
  const page = await read()
  expect(page.decisions.find(({ id }) => id === decision)).toMatchObject({
    current: false,
    proposal: 'undone',
  })
  expect(page.events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['decision-committed', 'decision-undone']),
  )
  expect((await approve(1_500_000)).status).toBe(200)
})

test('a decline waits as well: no notice, no end of the bank access, and undone it is an offer as before', async () => {
  const mails = letters()
  const decision = committed(await decline())
  expect((await shownToOwner()).stage).toBe('offered')
  expect((await undo(decision)).status).toBe(200)
  t.clock.advance(60_000)
  await t.worker.drain()
  expect([(await shownToOwner()).stage, letters()]).toEqual(['offered', mails])
  const again = committed(await decline())
  t.clock.advance(10_000)
  await t.worker.drain()
  expect((await shownToOwner()).stage).toBe('declined')
  expect((await undo(again)).status).toBe(409)
  expect((await read()).messages.filter(({ template }) => template === 'adverse-action')).toHaveLength(1)
})

test('undo and the worker at one moment: one of them is first, and nothing is half done', async () => {
  const mails = letters()
  const decision = committed(await approve())
  t.clock.advance(10_000)
  const [answer] = await Promise.all([undo(decision), t.worker.drain()])
  await t.worker.drain()
  const wasUndone = answer.status === 200
  const page = await read()
  expect(page.decisions.find(({ id }) => id === decision)).toMatchObject({ current: !wasUndone })
  expect(letters() - mails).toBe(wasUndone ? 0 : 1)
})

test('meanwhile nobody decides beside it, twice the same is refused, and another offer is not', async () => {
  const mails = letters()
  await approve()
  expect((await approve(2_000_000, ugo)).body.type).toBe('urn:underway:problem:about-to-send')
  t.clock.advance(10_000)
  await t.worker.drain()
  const same = await approve()
  expect(same).toMatchObject({ status: 409, body: { type: 'urn:underway:problem:same-offer' } })
  t.clock.advance(24 * 3_600_000)
  await t.worker.drain()
  expect(letters()).toBe(mails + 1)
  uma = { ...uma, ...(await staffMember(t, 'underwriter', 'Uma Underwriter')) }
  await openFile(uma, a.id)
  expect((await approve()).status).toBe(409)
  expect((await approve(2_000_000)).status).toBe(200)
})

test('what the owner did meanwhile keeps it from going out, and staff read why', async () => {
  uma = await staffMember(t, 'underwriter', 'Uma Underwriter')
  await openFile(uma, a.id)
  const decision = committed(await approve())
  expect((await uma.who.post(at('/withdraw'), { reason: 'The owner called' })).status).toBe(200)
  t.clock.advance(10_000)
  await t.worker.drain()
  const page = await read()
  expect(page.stage).toBe('withdrawn')
  expect(page.decisions.find(({ id }) => id === decision)).toMatchObject({
    current: false,
    proposal: 'replaced',
  })
})

test('closed and opened again within the seconds: what was decided before does not go out', async () => {
  uma = await staffMember(t, 'underwriter', 'Uma Underwriter')
  await openFile(uma, a.id)
  // As it stands after it was opened again.
  await t.db.query(`update lead set stage = 'in-review' where id = $1::uuid`, [a.id])
  const decision = committed(await approve())
  for (const path of ['/withdraw', '/reopen'])
    expect((await uma.who.post(at(path), { reason: 'The owner called' })).status).toBe(200)
  expect((await read()).goesOut).toBeNull()
  const mails = letters()
  t.clock.advance(10_000)
  await t.worker.drain()
  const page = await read()
  expect(page.stage).toBe('in-review')
  expect(page.decisions.find(({ id }) => id === decision)).toMatchObject({ current: false })
  expect(page.events.map(({ kind }) => kind)).toContain('decision-not-sent')
  const said = t.inbox(a.email).slice(0, letters() - mails)
  expect(said.map(({ subject }) => subject)).toEqual(['Your application is now under review'])
})

test('another stage than it was decided in: nothing goes out, and the log says so', async () => {
  uma = await staffMember(t, 'underwriter', 'Uma Underwriter')
  await openFile(uma, a.id)
  const mails = letters()
  const decision = committed(await approve())
  const shown = await shownToOwner()
  await t.db.query(`update lead set stage = 'offer-chosen' where id = $1::uuid`, [a.id])
  expect(shown.stage).toBe('offered')
  t.clock.advance(10_000)
  await t.worker.drain()
  const page = await read()
  expect(page.stage).toBe('offer-chosen')
  expect(page.events.at(-1)).toMatchObject({ kind: 'decision-not-sent', detail: { decision } })
  expect(letters()).toBe(mails)
})

test('a second person’s yes waits too; undone, the proposal awaits them again, and then it goes out under both names', async () => {
  uma = await staffMember(t, 'underwriter', 'Uma Underwriter')
  ugo = await staffMember(t, 'underwriter', 'Ugo Underwriter')
  for (const member of [uma, ugo]) await openFile(member, a.id)
  expect((await approve(9_000_000)).body).toEqual({ ok: true, proposed: true })
  await read(ugo)
  const open = (await read()).decisions.find(({ proposal }) => proposal === 'open')!.id
  const yes = () => ugo.who.post(at(`/proposals/${open}/approve`))
  const first = committed(await yes())
  expect((await uma.who.post(at(`/proposals/${open}/refuse`), { reason: 'I was wrong' })).status).toBe(409)
  expect((await undo(first, uma)).status).toBe(403)
  expect((await undo(first, ugo)).status).toBe(200)
  expect((await read()).decisions.find(({ id }) => id === open)!.proposal).toBe('open')
  await yes()
  t.clock.advance(10_000)
  await t.worker.drain()
  const page = await read()
  expect(page.decisions[0]).toMatchObject({ current: true, by: uma.name, secondedBy: ugo.name })
  expect(page.decisions.find(({ id }) => id === open)).toMatchObject({
    proposal: 'approved',
    secondedBy: ugo.name,
  })
  const event = page.events.find(({ kind }) => kind === 'decision-overridden')!
  expect(event.by).toBe(ugo.name)
})

const takenAway = [
  ['is disabled', 'disable', {}],
  ['may not decide any more', 'role', { role: 'representative' }],
] as const

test.each(takenAway)(
  'of a login that %s within the seconds nothing goes out, and the log says so',
  async (_, call, data) => {
    const [before, mails] = [await amounts(), letters()]
    const eve = await staffMember(t, 'underwriter', 'Eve Underwriter')
    await openFile(eve, a.id)
    await read(eve)
    committed(await approve(1_200_000, eve))
    const admin = await staffMember(t, 'admin')
    expect((await admin.who.post(`/api/staff/people/${eve.id}/${call}`, data)).status).toBe(200)
    t.clock.advance(10_000)
    await t.worker.drain()
    expect([await amounts(), letters()]).toEqual([before, mails])
    const page = await read()
    expect(page.goesOut).toBeNull()
    expect(page.events.map(({ kind }) => kind)).toContain('decision-not-sent')
  },
)

test.each(takenAway)(
  'nor what a second person approved, where the proposer’s login %s meanwhile',
  async (_, call, data) => {
    const [before, mails] = [await amounts(), letters()]
    const eve = await staffMember(t, 'underwriter', 'Eve Underwriter')
    ugo = await staffMember(t, 'underwriter', 'Ugo Underwriter')
    for (const member of [eve, ugo]) await openFile(member, a.id)
    await read(eve)
    expect((await approve(9_000_000, eve)).body).toEqual({ ok: true, proposed: true })
    await read(ugo)
    const open = (await read()).decisions.find(({ proposal }) => proposal === 'open')!.id
    committed(await ugo.who.post(at(`/proposals/${open}/approve`)))
    const admin = await staffMember(t, 'admin')
    expect((await admin.who.post(`/api/staff/people/${eve.id}/${call}`, data)).status).toBe(200)
    t.clock.advance(10_000)
    await t.worker.drain()
    expect([await amounts(), letters()]).toEqual([before, mails])
    // The proposal stands open again, and no yes helps it.
    await read(ugo)
    const again = await ugo.who.post(at(`/proposals/${open}/approve`))
    expect(again).toMatchObject({ status: 409, body: { type: 'urn:underway:problem:proposer-left' } })
    expect((await ugo.who.post(at(`/proposals/${open}/refuse`), { reason: 'She left' })).status).toBe(200)
  },
)
