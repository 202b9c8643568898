// A decline's plan at the front door: told from the decision's own figures, and one message on its day for those who want it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { decisionOf } from '../../../../test/decision.ts'
import { openFile, staffMember } from '../../../../test/staff.ts'
import type { offerStatus } from './contract.ts'
import { readLead } from '#platform/store/leads.ts'
import { applyAgain } from '#features/capabilities/apply-again/paths.ts'
import { askForErasure } from '#features/capabilities/retention/hold.server.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { addOwnerRequest } from '#platform/store/owner-requests.ts'
import { planOf, readPlan } from './decline-plan.server.ts'

const byStaff = { actor: 'staff', ip: null, userAgent: null } as const

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const declined = async () => {
  const a = await apply(t)
  await linkByFrame(t, a, { username: 'user_stacked' })
  await settle(t)
  await t.worker.drain()
  return a
}
const planFor = async (a: Applicant, headers = {}) =>
  (
    (await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid }, { headers }))
      .body as unknown as ResponseOf<typeof offerStatus>
  ).plan
const reminders = (a: Applicant) =>
  t.db.query<{ state: string }>(
    `select state from message where lead_id = $1::uuid and template = 'plan-date'`,
    [a.id],
  )
const wish = (a: Applicant, wanted: boolean) =>
  a.who.post('/api/lead/select_notify_me', { sf_leadid: a.leadid, notify_me: wanted })

const onItsDay = async (a: Applicant) => {
  const { by } = (await planFor(a))!
  t.clock.advance(Date.parse(`${by}T15:00:00Z`) - t.clock().getTime())
  await t.worker.drain()
}

test('an owner reads what has to change, by when, in both languages; the reasons stay', async () => {
  const a = await declined()
  const plan = (await planFor(a))!
  const { asOf } = (await decisionOf(t, a.id)).inputs
  expect(plan).toMatchObject({ end: 'person', due: false, to_be_told: false, stays: [], missing: [] })
  expect(plan.steps).toMatchObject([
    { code: 'end-advances', now: '3', needed: 'At most 2' },
    { code: 'wait-after-advance', needed: 'At least 30 days' },
  ])
  for (const { by } of plan.steps) expect(by! > asOf).toBe(true)
  expect(plan.by).toBe(
    plan.steps
      .map(({ by }) => by!)
      .sort()
      .at(-1),
  )
  const spanish = await planFor(a, { 'accept-language': 'es-US' })
  expect(spanish!.steps.map(({ needed }) => needed)).toEqual(['2 como máximo', '30 días o más'])
})

test('no plan where a person gave a cause of their own, nor where policy or figures say something else now', async () => {
  const row = await decisionOf(t, (await declined()).id)
  const { policy } = t.deps
  expect(planOf(policy, row)).not.toBeNull()
  expect(
    planOf(policy, { ...row, origin: 'staff', justification: 'Statements that were mailed in' }),
  ).toBeNull()
  expect(planOf(policy, { ...row, policyVersion: 'of before' })).toBeNull()
  expect(planOf(policy, { ...row, inputs: { ...row.inputs, positions: [] } })).toBeNull()
  expect(planOf(policy, { ...row, inputs: { asOf: row.inputs.asOf, months: [] } })).toBeNull()
})

test('whoever asks is told on the day, once, however often it was asked', async () => {
  const a = await declined()
  for (const wanted of [true, true, false, true]) await wish(a, wanted)
  expect((await planFor(a))!.to_be_told).toBe(true)
  await t.worker.drain()
  expect(await reminders(a)).toEqual([])
  await onItsDay(a)
  t.clock.advance(86_400_000)
  await t.worker.drain()
  expect(await reminders(a)).toEqual([{ state: 'sent' }])
  const decision = await decisionOf(t, a.id)
  expect(await readPlan(t.deps, (await readLead(t.db, a.id))!, decision, 'en')).toMatchObject({
    due: true,
    to_be_told: true,
  })
})

test('while its erasure is pending nothing new is offered from it, and the reasons stay', async () => {
  const a = await declined()
  const look = async () =>
    (await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid })).body as unknown as ResponseOf<
      typeof offerStatus
    >
  expect(await look()).toMatchObject({ to_be_erased: false, again: { begun: false } })
  await askForErasure(t.deps, a.id, 'The owner asked for it', byStaff)
  const told = await look()
  expect(told).toMatchObject({ to_be_erased: true, again: null, plan: { reminder: null } })
  expect(told.explanation?.reasons.length).toBeGreaterThan(0)
  expect((await wish(a, false)).status).toBe(200)
  // The new application starts empty, as it was promised.
  const left = await a.who.post('/api/apply/leave', { carry: 'answers' })
  expect(left).toMatchObject({ status: 200, body: { ok: true } })
  expect(left.body.contact).toBeUndefined()
})

test('declined anew, it has another plan: the message is asked for again, and comes for that one', async () => {
  const a = await declined()
  await wish(a, true)
  t.clock.advance(60_000)
  const underwriter = await staffMember(t, 'underwriter')
  const act = (path: string, body: object) =>
    underwriter.who.post(`/api/staff/applications/${a.id}${path}`, body)
  expect((await act('/reopen', { reason: 'New statements' })).status).toBe(200)
  await settle(t)
  await t.worker.drain()
  await openFile(underwriter, a.id)
  const { id, result } = await decisionOf(t, a.id)
  const reasons = result.reasons.map(({ code }) => code)
  expect(
    (
      await act('/override', {
        seen: id,
        outcome: 'declined',
        reasons,
        justification: '',
        reason: 'Seen by me',
      })
    ).status,
  ).toBe(200)
  t.clock.advance(3_600_000)
  await t.worker.drain()
  expect((await planFor(a))!.to_be_told).toBe(false)
  await wish(a, true)
  expect((await planFor(a))!.to_be_told).toBe(true)
  await onItsDay(a)
  expect((await reminders(a)).filter(({ state }) => state === 'sent')).toHaveLength(1)
})

test.each([
  ['never asked', () => Promise.resolve()],
  [
    'took it back',
    async (a: Applicant) => {
      await wish(a, true)
      await wish(a, false)
    },
  ],
  [
    'applied again meanwhile',
    async (a: Applicant) => {
      await wish(a, true)
      t.clock.advance(60_000)
      await t.db.query(
        `update lead set email_key = (select email_key from lead where id = $1::uuid) where id = $2::uuid`,
        [a.id, (await apply(t)).id],
      )
    },
  ],
  [
    // The page says that the reminder ends with it; what came of the new one does not bring it back.
    'applied again from it and left that one',
    async (a: Applicant) => {
      await wish(a, true)
      t.clock.advance(60_000)
      const again = { sf_leadid: a.leadid, use_bank: false, sms_consent: false }
      const made = await a.who.post(applyAgain, again)
      expect(made.status).toBe(200)
      const { id } = t.deps.keys.readLeadCode(String(made.body.leadid))!
      await t.db.transaction((tx) => moveStage(tx, id, 'withdrawn', { actor: 'staff' }, t.clock()))
    },
  ],
  [
    'asked in the portal that everything be deleted',
    async (a: Applicant) => {
      await wish(a, true)
      await t.db.transaction((tx) => addOwnerRequest(tx, a.id, 'deletion', t.clock()))
      expect((await planFor(a))!.reminder).toBeNull()
    },
  ],
  [
    'is to be erased',
    async (a: Applicant) => {
      await wish(a, true)
      await askForErasure(t.deps, a.id, 'The owner asked for it', byStaff)
      expect((await planFor(a))!.reminder).toBeNull()
      expect(await wish(a, true)).toMatchObject({
        status: 409,
        body: { type: 'urn:underway:problem:erasure-asked' },
      })
    },
  ],
  [
    'is no longer declined',
    async (a: Applicant) => {
      await wish(a, true)
      await t.db.query(`update lead set stage = 'in-review' where id = $1::uuid`, [a.id])
    },
  ],
])('whoever %s is told nothing', async (_name, meanwhile) => {
  const a = await declined()
  const { by } = (await planFor(a))!
  await meanwhile(a)
  t.clock.advance(Date.parse(`${by}T15:00:00Z`) - t.clock().getTime())
  await t.worker.drain()
  expect(await reminders(a)).toEqual([])
})
