// Applying before a plan's day, at the front door: tried on the model first, a second decline that says so, and letters that are true.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { offerStatus } from '#features/capabilities/offers/contract.ts'
import { openContinueCode, saveLead } from '#features/capabilities/wizard/paths.ts'
import { createLink } from '#platform/store/links.ts'
import { readLead } from '#platform/store/leads.ts'
import { apply, linkByFrame, minimal, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { decisionOf } from '../../../../test/decision.ts'
import { mustAnswer, portalOf } from '../../../../test/portal.ts'
import type { Tried } from './contract.ts'
import { applyAgain, tryAgain } from './paths.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Standing = ResponseOf<typeof offerStatus>
const DAY = 86_400_000

let count = 0
async function declined(business: Record<string, unknown> = {}) {
  const email = `again${++count}@shop.example`
  const a = await apply(t, { business: { email, ...business }, pg: { phone: `20755502${10 + count}` } })
  await linkByFrame(t, a, { username: 'user_stacked' })
  await settle(t)
  await t.worker.drain()
  return { ...a, email, phone: `+120755502${10 + count}` }
}
const standing = async ({ who, leadid }: Applicant, headers = {}) =>
  mustAnswer(await who.post('/api/lead/offer_status', { sf_leadid: leadid }, { headers }))
    .body as unknown as Standing
const tried = async ({ who, leadid }: Applicant, headers = {}) =>
  mustAnswer(await who.post(tryAgain, { sf_leadid: leadid }, { headers })).body as unknown as Tried
async function again(a: Applicant, useBank = true): Promise<Applicant & { banks: number }> {
  const made = mustAnswer(
    await a.who.post(applyAgain, { sf_leadid: a.leadid, use_bank: useBank, sms_consent: false }),
  )
  const leadid = String(made.body.leadid)
  return { who: a.who, leadid, id: t.deps.keys.readLeadCode(leadid)!.id, banks: Number(made.body.banks) }
}
/** The same owner in another browser, by a link that was mailed. */
async function elsewhere({ id }: Applicant): Promise<Applicant> {
  const link = { leadId: id, purpose: 'continue', expiresInDays: 14, detail: {} } as const
  const { code } = await t.db.transaction((tx) => createLink(tx, t.deps.keys, link, t.clock()))
  const who = t.visitor()
  const opened = mustAnswer(await who.post(openContinueCode, { code }))
  return { who, id, leadid: String(opened.body.leadid) }
}
async function decidedAgain(a: Applicant) {
  const next = await again(a)
  expect(next.banks).toBe(1)
  await settle(t)
  await t.worker.drain()
  return next
}
/** What the owner was written to of an application, in order: 'adverse-action sent'. */
const letters = async ({ id }: Applicant) =>
  (
    await t.db.query<{ template: string; state: string }>(
      `select template, state from message where lead_id = $1::uuid order by created_at, id`,
      [id],
    )
  ).map(({ template, state }) => `${template} ${state}`)
const rows = async () =>
  (
    await t.db.query<{ all: string }>(
      `select concat_ws(' ', (select count(*) from lead), (select count(*) from event), (select count(*) from message),
         (select count(*) from job), (select count(*) from decision), (select count(*) from consent),
         (select count(*) from bank_connection)) as all`,
    )
  )[0]!.all

test('before it is pressed the model is asked on the same figures: told with causes of the notice alone, and nothing is kept', async () => {
  const a = await declined()
  const before = await rows()
  const { result, at } = await decisionOf(t, a.id)
  const found = await tried(a)
  expect(found).toMatchObject({ found: 'same', gone: [], rules_changed: false, sent_since: false })
  expect(found.still).toHaveLength(result.reasons.length)
  expect(found.decided_on).toBe(at.toISOString().slice(0, 10))
  expect(found.figures_on).toMatch(/^2026-/)
  expect((await tried(a, { 'accept-language': 'es-US' })).still).not.toEqual(found.still)
  expect(await rows()).toBe(before)
})

test('on another day it is asked as of that day', async () => {
  const a = await declined()
  const first = await tried(a)
  t.clock.advance(DAY)
  const second = await tried(a)
  expect([first.found, second.found]).toEqual(['same', 'same'])
  // An advance is a day older.
  expect(second.still).not.toEqual(first.still)
})

test('rules that were raised between the notice and the press: nothing is foretold, and what they refuse stays refused by them', async () => {
  const a = await declined({ monthly_sales: '40,000' })
  const then = t.deps.policy
  const rules = (monthlySales: number) =>
    Object.assign(t.deps, {
      policy: {
        ...then,
        generalMinimums: { monthlySales, monthsInBusiness: 12 },
        // The engine itself would decline it no more.
        stack: { ...then.stack, maximumBurden: 100_00, declineAtPositions: 99, minimumAgeDays: 0 },
      },
    })
  const reasonsOf = async (of: Applicant) => (await standing(of)).explanation?.reasons
  try {
    rules(20_000_00)
    expect(['offer', 'person']).toContain((await tried(a)).found)
    rules(50_000_00)
    expect(await tried(a)).toMatchObject({ rules_changed: true, found: 'other-causes', still: [] })
    const next = await again(a)
    // No bank is read for what the form refuses by itself.
    expect(next.banks).toBe(0)
    await t.worker.drain()
    expect((await readLead(t.db, next.id))?.stage).toBe('not-qualified')
    expect(await letters(next)).toEqual(['adverse-action sent'])
    const told = await reasonsOf(next)
    expect(JSON.stringify(told)).toContain('$50,000')
    rules(60_000_00)
    expect(await reasonsOf(next)).toEqual(told)
  } finally {
    Object.assign(t.deps, { policy: then })
  }
})

test('a person’s decline is not foretold by a model', async () => {
  const a = await declined()
  await t.db.query(`update decision set origin = 'staff' where lead_id = $1::uuid`, [a.id])
  expect(await tried(a)).toMatchObject({
    found: 'by-person',
    still: [],
    reads: expect.arrayContaining(['bank']) as unknown,
  })
})

test('nobody else can ask, nor of one that is not declined', async () => {
  const a = await declined()
  expect((await t.visitor().post(tryAgain, { sf_leadid: a.leadid })).status).toBe(403)
  const open = await apply(t, { business: { email: 'open@shop.example' } })
  expect((await open.who.post(tryAgain, { sf_leadid: open.leadid })).status).toBe(409)
})

test('a second decline says that it is one: on the page, in the letter, in the portal; each has its notice', async () => {
  const a = await declined()
  expect((await standing(a)).before).toBeNull()
  t.clock.advance(DAY)
  const next = await decidedAgain(a)
  const { before, plan } = await standing(next)
  expect(before).toMatchObject({ count: 2, gone: [], added: [], rules_changed: false })
  expect(before!.on > before!.last_on).toBe(true)
  expect(before!.same).toHaveLength((await decisionOf(t, a.id)).result.reasons.length)
  // The advance is a day older: both figures are told.
  expect(before!.same.some(({ then }) => then !== null)).toBe(true)
  expect(plan?.to_be_told).toBe(false)
  // The bank was not asked for, and nothing says that somebody still looks.
  expect(await letters(next)).toEqual(['declined sent', 'adverse-action sent'])
  const letter = t.inbox(a.email).find(({ text }) => /second decision/.test(text))
  expect(letter?.text).toMatch(/The same as then: /)
  expect(letter?.text).not.toMatch(/\{\w+\}|No longer in the way/)
  expect(t.inbox(a.email).filter(({ subject = '' }) => /Notice of action/.test(subject))).toHaveLength(2)
  const portal = portalOf(t)
  const who = await portal.logIn(a.email)
  expect((await portal.read(who, next.id)).before).toMatchObject({ count: 2 })
  // Of the first one nothing is to be reminded of any more.
  expect((await portal.read(who, a.id)).before).toBeNull()
  expect(((await portal.read(who, a.id)).plan as unknown as { reminder: unknown }).reminder).toBeNull()
  // A third one counts on, from the first.
  const third = await decidedAgain(next)
  expect((await standing(third)).before).toMatchObject({ count: 3, first_on: before!.last_on })
  expect(t.inbox(a.email).some(({ text }) => /decision number 3/.test(text))).toBe(true)
})

test('a decline that was reopened since is none to compare with', async () => {
  const a = await declined()
  const next = await decidedAgain(a)
  const third = await decidedAgain(next)
  await t.db.query(`update lead set stage = 'in-review' where id = $1::uuid`, [next.id])
  expect((await standing(third)).before).toBeNull()
})

test('in Spanish too', async () => {
  const a = await declined()
  const spanish = { 'accept-language': 'es-US' }
  const made = await a.who.post(
    applyAgain,
    { sf_leadid: a.leadid, use_bank: true, sms_consent: false },
    { headers: spanish },
  )
  await settle(t)
  await t.worker.drain()
  const next = { ...a, leadid: String(made.body.leadid) }
  const [told] = (await standing(next, spanish)).before!.same
  expect(told?.now).not.toBe((await standing(next)).before!.same[0]?.now)
  expect(t.inbox(a.email).some(({ text }) => /segunda decisión/.test(text))).toBe(true)
})

test('a double tap is one application with one set of letters', async () => {
  const a = await declined()
  const [one, two] = await Promise.all([again(a), again(a)])
  expect(one.id).toBe(two.id)
  await settle(t)
  await t.worker.drain()
  t.clock.advance(DAY)
  await t.worker.drain()
  expect(await letters(one)).toEqual(['declined sent', 'adverse-action sent'])
})

test('a bank that is still being read after minutes: received, and nothing to connect', async () => {
  const a = await declined()
  const next = await again(a)
  await t.db.query(`delete from job where lead_id = $1::uuid and kind = 'fetch-bank-history'`, [next.id])
  await t.worker.drain()
  expect(await letters(next)).toEqual([])
  t.clock.advance(4 * 60_000)
  await t.worker.drain()
  expect(await letters(next)).toEqual(['application-received sent'])
  const [mail] = t.inbox(a.email)
  expect(mail!.text).toMatch(/Your bank is connected/)
  expect(mail!.text).not.toMatch(/next step is to connect/)
})

test('the bank’s consent is gone: it is connected anew, and the letter says so', async () => {
  const a = await declined()
  await t.db.query(`update bank_connection set state = 'revoked', secret = null where lead_id = $1::uuid`, [
    a.id,
  ])
  const { again: offered } = await standing(a)
  expect(offered?.banks).toEqual([])
  expect((await tried(a)).found).toBe('same')
  const next = await again(a)
  expect(next.banks).toBe(0)
  await t.worker.drain()
  expect(await letters(next)).toEqual(['application-received sent'])
  expect(t.inbox(a.email)[0]!.text).toMatch(/next step is to connect/)
})

test('again, and approved: no word of a decline before it, no second letter that asks for the bank', async () => {
  const a = await declined()
  const next = await again(a, false)
  await linkByFrame(t, next, { username: 'user_healthy' })
  await settle(t)
  await t.worker.drain()
  expect((await readLead(t.db, next.id))?.stage).toBe('offered')
  expect((await standing(next)).before).toBeNull()
  expect(await letters(next)).toContain('offers-ready sent')
  expect((await letters(next)).filter((each) => /declined|adverse/.test(each))).toEqual([])
  expect((await letters(next)).filter((each) => /received/.test(each))).toHaveLength(1)
})

test('on another device, by the link of a mail, all of it is there', async () => {
  const a = await declined()
  await a.who.post('/api/lead/select_notify_me', { sf_leadid: a.leadid, notify_me: true })
  const there = await elsewhere(a)
  expect((await standing(there)).plan).toMatchObject({ to_be_told: true, reminder: { texts: 'no-consent' } })
  expect((await tried(there)).found).toBe('same')
  const next = await decidedAgain(there)
  // The first browser is shown that one was begun from it, and is led there.
  expect((await standing(a)).again).toMatchObject({ begun: true })
  expect((await again(a)).id).toBe(next.id)
})

test('the reminder says where it goes, by the rules of texts, and ends once its day has come', async () => {
  const a = await declined({ smsConsent: '1' })
  const reminder = async () => (await standing(a)).plan!.reminder
  expect(await reminder()).toEqual({
    email: `a•••@shop.example`,
    phone: `(•••) •••-${a.phone.slice(-4)}`,
    texts: 'yes',
  })
  await t.db.query(`update consent set given = false where lead_id = $1::uuid and kind = 'sms'`, [a.id])
  expect(await reminder()).toMatchObject({ texts: 'no-consent' })
  const { by } = (await standing(a)).plan!
  t.clock.set(`${by}T15:00:00Z`)
  const there = await elsewhere(a)
  expect((await standing(there)).plan).toMatchObject({ due: true, reminder: null })
  // In the figures of then an advance has not ended, whatever has become of it: the page of that day asks for no look.
  expect((await tried(there)).figures_on! < by!).toBe(true)
})

test('a stranger who begins with the same address, and what was withdrawn, take no reminder away', async () => {
  const a = await declined()
  await a.who.post('/api/lead/select_notify_me', { sf_leadid: a.leadid, notify_me: true })
  t.clock.advance(60_000)
  const stranger = t.visitor()
  const model = { ...minimal, business: { ...minimal.business, email: a.email }, sfleadid: '' }
  mustAnswer(await stranger.post(saveLead, { model, page: 0 }))
  expect((await standing(a)).plan!.reminder).not.toBeNull()
  const next = await again(a, false)
  const there = await elsewhere(a)
  expect((await standing(there)).plan!.reminder).toBeNull()
  await t.db.query(`update lead set stage = 'withdrawn' where id = $1::uuid`, [next.id])
  expect((await standing(there)).plan!.reminder).not.toBeNull()
})
