// Decisions beyond one person's authority: proposed, approved by a second person only, refused, replaced, lapsed; the owner sees nothing before.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import type { Application } from './application-contract.ts'

const DAY = 86_400_000
let t: TestApp
let uma: Member
let ugo: Member
let rep: Member
beforeAll(async () => {
  t = await testApp()
  await logIn()
})
afterAll(() => t.close())
/** Again, since a session ends after some hours. */
const logIn = async () => {
  uma = await staffMember(t, 'underwriter', 'Uma Underwriter')
  ugo = await staffMember(t, 'underwriter', 'Ugo Underwriter')
  rep = await staffMember(t, 'representative')
}

let count = 0
const inReview = async (): Promise<Applicant> => {
  count += 1
  const own = { email: `proposal${count}@shop.example` }
  const a = await apply(t, { business: own, pg: { ...own, phone: `(207) 555-${1900 + count}` } })
  await t.db.query(`update lead set stage = 'in-review' where id = $1::uuid`, [a.id])
  return a
}
const at = (id: string, rest = '') => `/api/staff/applications/${id}${rest}`
const read = async (id: string, member = uma) => (await member.who.get(at(id))).body as unknown as Application
const inEffect = async (id: string) => (await read(id)).decisions.find(({ current }) => current)
const approve = async (id: string, amount = 2_000_000, member = uma) => {
  await openFile(member, id)
  return member.who.post(at(id, '/override'), {
    seen: (await inEffect(id))?.id ?? null,
    outcome: 'approved',
    amount,
    reason: 'Known customer',
  })
}
const openOf = async (id: string) => (await read(id)).decisions.find(({ proposal }) => proposal === 'open')
/** Who has opened and read it. */
const second = async (id: string, decision: string, who = ugo.who) => {
  await openFile({ who }, id)
  await who.get(at(id))
  return who.post(at(id, `/proposals/${decision}/approve`))
}
/** The proposals that a second person finds. */
const awaiting = async () =>
  ((await ugo.who.get('/api/staff/proposals')).body.proposals as unknown as { decision: string }[]).map(
    ({ decision }) => decision,
  )
const offersTo = async (a: Applicant) =>
  (await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid })).body as unknown as {
    stage: string
    offers: { amount: number; final_date: string }[]
    max_amount: number | null
    explanation: { reasons: { code: string }[]; raises: unknown[]; factors: unknown[] } | null
  }
const proposedFor = async (a: Applicant) => {
  expect((await approve(a.id)).body).toEqual({ ok: true, proposed: true })
  return (await openOf(a.id))!.id
}

test('without bank data nobody approves alone: the stage stays, the owner sees nothing and gets nothing', async () => {
  const a = await inReview()
  const letters = t.inbox().length
  const decision = await proposedFor(a)
  await t.worker.drain()
  const page = await read(a.id)
  expect(page.stage).toBe('in-review')
  expect(page.decisions.filter(({ current }) => current)).toEqual([])
  expect(page.events.map(({ kind }) => kind)).toContain('decision-proposed')
  expect(t.inbox()).toHaveLength(letters)
  expect(await offersTo(a)).toMatchObject({ stage: 'in-review', offers: [], explanation: null })

  const list = (await ugo.who.get('/api/staff/proposals')).body.proposals as unknown as object[]
  expect(list).toContainEqual(
    expect.objectContaining({
      decision,
      amount: 2_000_000,
      burden: null,
      paymentsInAdb: null,
      grade: null,
      by: uma.name,
      whyNotSecond: null,
    }),
  )
  expect((await uma.who.get('/api/staff/proposals')).text).toContain('"why":"own"')
  expect((await rep.who.get('/api/staff/proposals')).status).toBe(403)
})

test('the file tells who may approve it alone, who must join, and what awaits them; only to whoever decides and said why they read', async () => {
  const a = await inReview()
  expect((await read(a.id)).authority).toBeNull()
  await uma.who.post(at(a.id, '/open'), { reason: 'underwriting' })
  const { authority } = await read(a.id)
  expect(authority).toMatchObject({ amount: 5_000_000, alone: false })
  const limits = new Map(authority!.limits.map((each) => [each.limit, each]))
  expect(limits.get('burden')).toMatchObject({ actual: null, within: false })
  expect(limits.get('amount')).toMatchObject({ actual: 5_000_000 })
  expect(authority!.seconds).toContain(ugo.name)
  expect(authority!.seconds).not.toContain(uma.name)
  expect(authority!.seconds).not.toContain(rep.name)
  await uma.who.post(at(a.id, '/assign'), { to: rep.id })
  await rep.who.post(at(a.id, '/open'), { reason: 'customer-service' })
  expect((await read(a.id, rep)).authority).toBeNull()
  await t.db.query(`update lead set stage = 'withdrawn' where id = $1::uuid`, [a.id])
  expect((await read(a.id)).authority).toBeNull()
})

test('a proposal for another state than the corrected one is approved by nobody', async () => {
  const a = await inReview()
  const decision = await proposedFor(a)
  const answers = { businessState: 'CA', businessCity: 'Los Angeles', businessZip: '90001' }
  const corrected = await ugo.who.post(at(a.id, '/correct'), { answers, reason: 'The shop has moved' })
  expect(corrected.status).toBe(200)
  expect((await second(a.id, decision)).status).toBe(409)
  expect((await read(a.id)).stage).toBe('in-review')
})

test('the proposer approves it neither logged in nor by an auth key; a second person does, and it goes out', async () => {
  const a = await inReview()
  const decision = await proposedFor(a)
  expect((await second(a.id, decision, uma.who)).body.type).toBe('urn:underway:problem:own-proposal')
  const keyed = t.visitor()
  await keyed.post('/api/staff/auth-key-login', { authKey: uma.authKey })
  expect((await second(a.id, decision, keyed)).status).toBe(403)
  expect((await read(a.id)).stage).toBe('in-review')

  expect((await second(a.id, decision)).status).toBe(200)
  const page = await read(a.id)
  expect(page.stage).toBe('offered')
  expect(page.decisions[0]).toMatchObject({
    current: true,
    by: uma.name,
    secondedBy: ugo.name,
    amount: 2_000_000,
    proposal: null,
  })
  // What was proposed is settled by whoever approved it, and awaits nobody.
  expect(page.decisions.find(({ id }) => id === decision)).toMatchObject({
    current: false,
    proposal: 'approved',
    secondedBy: ugo.name,
    whyNotSecond: null,
  })
  expect(await awaiting()).not.toContain(decision)
  const shown = await offersTo(a)
  expect(shown.offers.map(({ amount }) => amount)).toEqual([20_000, 20_000, 20_000])
  // The model's figures do not explain a person's offer.
  expect(shown).toMatchObject({
    max_amount: null,
    explanation: { factors: [], raises: [], reasons: [{ code: 'by-person' }] },
  })
  await t.worker.drain()
  expect(t.inbox(`proposal${count}@shop.example`).some(({ subject }) => /offer/i.test(subject ?? ''))).toBe(
    true,
  )
  expect((await second(a.id, decision)).status).toBe(409)
})

test('nobody approves what they have not seen: alone, as the second person, or by an auth key', async () => {
  const a = await inReview()
  const order = { seen: null, outcome: 'approved', amount: 2_000_000, reason: 'Known customer' }
  const blind = await ugo.who.post(at(a.id, '/override'), order)
  expect(blind.body.type).toBe('urn:underway:problem:reason-needed')
  const decline = { ...order, outcome: 'declined', reasons: ['no-bank-data'], justification: 'Nothing came' }
  expect((await ugo.who.post(at(a.id, '/override'), decline)).status).toBe(403)
  // Ugo reads the file before Uma proposes anything.
  await openFile(ugo, a.id)
  await read(a.id, ugo)
  t.clock.advance(60_000)
  const decision = await proposedFor(a)
  const yes = (who = ugo.who) => who.post(at(a.id, `/proposals/${decision}/approve`))
  expect((await yes()).body.type).toBe('urn:underway:problem:look-again')
  const other = await staffMember(t, 'underwriter')
  const keyed = t.visitor()
  await keyed.post('/api/staff/auth-key-login', { authKey: other.authKey })
  expect((await yes(keyed)).body.type).toBe('urn:underway:problem:reason-needed')
  await openFile({ who: keyed }, a.id)
  expect((await yes(keyed)).body.type).toBe('urn:underway:problem:look-again')
  // A look within the hour counts, since it is the first after the proposal.
  await read(a.id, ugo)
  expect((await yes()).status).toBe(200)
})

test('whoever may approve sees from where it was proposed, and whether that is where they are', async () => {
  const a = await inReview()
  await openFile(uma, a.id)
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
  const by = (agent: string) => ({ headers: { 'user-agent': agent } })
  const order = { seen: null, outcome: 'approved', amount: 2_000_000, reason: 'Known customer' }
  await uma.who.post(at(a.id, '/override'), order, by(chrome))
  const from = async (who = ugo.who, agent = chrome) =>
    ((await who.get(at(a.id), by(agent))).body as unknown as Application).proposedFrom!
  expect(await from()).toEqual({
    at: t.clock().toISOString(),
    device: 'Chrome · Windows',
    network: expect.stringMatching(/^net-[0-9a-f]{16}$/) as string,
    sameNetwork: true,
    sameDevice: true,
  })
  expect(await from(ugo.who, phone)).toMatchObject({ sameNetwork: true, sameDevice: false })
  const away = t.visitor('203.0.113.9')
  await away.post('/api/staff/auth-key-login', { authKey: ugo.authKey })
  expect(await from(away)).toMatchObject({ sameNetwork: false, sameDevice: true })
  // Once the salt of its month is gone nobody can tell.
  await t.db.query('delete from address_salt')
  expect(await from()).toMatchObject({ sameNetwork: null })
  await uma.who.post(at(a.id, '/assign'), { to: rep.id })
  expect((await read(a.id, rep)).proposedFrom).toBeNull()
})

test('the heaviest of its deals counts for the amount that an auth key is bound to, whichever stands first', async () => {
  const a = await inReview()
  const decision = await proposedFor(a)
  await t.db.query(
    `update decision set result = jsonb_set(result, '{deals,1,amount}', to_jsonb($3::int)) where lead_id = $1::uuid and id = $2::uuid`,
    [a.id, decision, ugo.keyAmount + 1],
  )
  const keyed = t.visitor()
  await keyed.post('/api/staff/auth-key-login', { authKey: ugo.authKey })
  expect((await second(a.id, decision, keyed)).body.type).toBe('urn:underway:problem:not-allowed')
  expect((await read(a.id)).stage).toBe('in-review')
})

test('within the limits one person decides; above the amount of the role it is a proposal', async () => {
  count += 1
  const own = { email: `proposal${count}@shop.example` }
  const a = await apply(t, { business: own, pg: { ...own, phone: `(207) 555-${1900 + count}` } })
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  expect((await approve(a.id, 1_000_000)).body.proposed).toBe(false)
  expect((await approve(a.id, 5_050_000)).body.proposed).toBe(true)
  // What stands is still offered.
  expect((await offersTo(a)).offers[0]!.amount).toBe(10_000)
  // Another decision takes the place of what was proposed beside the one before.
  const open = (await openOf(a.id))!.id
  expect((await approve(a.id, 1_500_000)).body.proposed).toBe(false)
  expect((await read(a.id)).decisions.find(({ id }) => id === open)!.proposal).toBe('replaced')
  expect((await second(a.id, open)).status).toBe(409)
})

test('it ends with a reason, by the second person or by the proposer, and with the application', async () => {
  const a = await inReview()
  const first = await proposedFor(a)
  const end = (decision: string, reason: string, who = ugo.who) =>
    who.post(at(a.id, `/proposals/${decision}/refuse`), { reason })
  expect((await end(first, ' ')).status).toBe(422)
  expect((await end(first, 'Too little is known')).status).toBe(200)
  expect((await end(first, 'Too little is known')).status).toBe(409)
  expect((await read(a.id)).decisions.find(({ id }) => id === first)).toMatchObject({
    proposal: 'refused',
    secondedBy: ugo.name,
  })
  expect(await awaiting()).not.toContain(first)
  const again = await proposedFor(a)
  expect((await end(again, 'I was wrong', uma.who)).status).toBe(200)
  const last = await proposedFor(a)
  expect((await uma.who.post(at(a.id, '/withdraw'), { reason: 'Sold the shop' })).status).toBe(200)
  expect((await second(a.id, last)).status).toBe(409)
  const page = await read(a.id)
  expect(page.stage).toBe('withdrawn')
  expect(page.decisions.find(({ id }) => id === last)!.proposal).toBe('replaced')
})

test('after three days it lapses, and cannot be approved a moment before the job has run either', async () => {
  const a = await inReview()
  const decision = await proposedFor(a)
  t.clock.advance(3 * DAY - 60_000)
  await t.worker.drain()
  await logIn()
  expect((await openOf(a.id))!.id).toBe(decision)
  expect(await awaiting()).toContain(decision)
  t.clock.advance(60_000)
  expect(await awaiting()).not.toContain(decision)
  expect((await second(a.id, decision)).status).toBe(409)
  await t.worker.drain()
  const page = await read(a.id)
  expect(page.decisions.find(({ id }) => id === decision)!.proposal).toBe('lapsed')
  expect(page.events.map(({ kind }) => kind)).toContain('proposal-lapsed')
  expect(page.stage).toBe('in-review')
})
