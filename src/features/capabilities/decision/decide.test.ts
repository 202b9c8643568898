// Deciding: what waits for what, what is held beside a person's decision, and what is never declined by a machine.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideWithDeals } from '#core/domain/deals.ts'
import { ok } from '#core/ground/outcome.ts'
import { addDecision, currentDecision, type DecisionOutcome } from '#platform/store/decisions.ts'
import { secretPlace } from '#platform/store/lead-secrets.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import {
  apply,
  eventKinds,
  linkByFrame,
  linkByToken,
  settle,
  type Applicant,
} from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { decisionOf } from '../../../../test/decision.ts'
import type { ModelInputs } from '#core/domain/underwriting.ts'
import { settleDecision } from './settle-decision.server.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const linked = async (username: string) => {
  const a = await apply(t)
  await linkByFrame(t, a, { username })
  await settle(t)
  return a
}
const stageOf = async ({ id }: Applicant) =>
  (await t.db.query<{ stage: string }>(`select stage from lead where id = $1::uuid`, [id]))[0]!.stage
const decideAgain = async ({ id }: Applicant) => {
  t.clock.advance(60_000)
  await t.db.transaction((tx) => addJob(tx, { kind: 'decide-application', leadId: id }, t.clock()))
  await settle(t)
}
const outcomes = ({ id }: Applicant) =>
  t.db.query<{ origin: string; outcome: DecisionOutcome; current: boolean }>(
    `select origin, outcome, current from decision where lead_id = $1::uuid order by at`,
    [id],
  )

test('a decision can be replayed from what it kept', async () => {
  const a = await linked('user_healthy')
  const row = await decisionOf(t, a.id)
  expect(row).toMatchObject({ origin: 'model', outcome: 'approved', policyVersion: t.deps.policy.version })
  expect(row.inputs).toMatchObject({
    asOf: '2026-11-16',
    requestedAmount: 5_000_000,
    timeInBusinessMonths: 60,
    ficos: [{ score: 650, source: 'stated' }],
    state: 'ME',
    industry: 'Other Services',
    accountHolder: 'business',
    priorDefault: false,
  })
  expect(JSON.parse(JSON.stringify(decideWithDeals(t.deps.policy, row.inputs)))).toEqual(row.result)
})

test('a second decision that says the same changes no stage and sends nothing', async () => {
  const a = await linked('user_healthy')
  await decideAgain(a)
  expect(await outcomes(a)).toEqual([
    { origin: 'model', outcome: 'approved', current: false },
    { origin: 'model', outcome: 'approved', current: true },
  ])
  const told = await t.db.query(
    `select 1 from message where lead_id = $1::uuid and template = 'offers-ready' and channel = 'email'`,
    [a.id],
  )
  expect(told).toHaveLength(1)
})

test('the register of defaulted merchants is waited for, flagged when silent, and decides later', async () => {
  // The register answers 500 for this EIN.
  const a = await apply(t, { business: { tid: '98-0000500' } })
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t, 10)
  expect(await stageOf(a)).toBe('in-review')
  expect((await currentDecision(t.db, a.id))!.result.reasons).toEqual([
    { code: 'default-check-pending', values: {} },
  ])
  const shown = await a.who.post('/api/lead/offer_status', {})
  expect(shown.body).toMatchObject({ stage: 'in-review', valid: true, offers: [], explanation: null })
  const ein = t.deps.keys.seal('123456789', secretPlace('ein', a.id))
  await t.db.query(
    `update lead set secrets = secrets || jsonb_build_object('ein', $2::text) where id = $1::uuid`,
    [a.id, ein],
  )
  // After a run of outages nobody asks the register for a while.
  t.clock.advance(5 * 60_000)
  await t.db.query(
    `update job set run_at = $1::timestamptz where kind = 'check-merchant-defaults' and state = 'ready'`,
    [t.clock()],
  )
  await settle(t)
  await t.worker.drain()
  expect(await stageOf(a)).toBe('offered')
})

test('a person’s decision stands: a newer one of the model is kept next to it', async () => {
  const a = await linked('user_healthy')
  const { inputs, result, features, policyVersion } = await decisionOf(t, a.id)
  t.clock.advance(1_000)
  await t.db.transaction((tx) =>
    addDecision(
      tx,
      t.deps.keys,
      {
        leadId: a.id,
        origin: 'staff',
        policyVersion,
        inputs,
        result,
        features,
        outcome: 'approved',
        reason: 'known customer',
      },
      t.clock(),
    ),
  )
  await decideAgain(a)
  expect(await outcomes(a)).toEqual([
    { origin: 'model', outcome: 'approved', current: false },
    { origin: 'staff', outcome: 'approved', current: true },
    { origin: 'held', outcome: 'approved', current: false },
  ])
  expect(await eventKinds(t, a.id)).toContain('decision-held')
})

test('an offer that was shown stays where only labels of staff speak against it; with another cause a person looks first', async () => {
  const a = await linked('user_healthy')
  const { inputs } = await decisionOf(t, a.id)
  const settleWith = async (more: Partial<ModelInputs>) => {
    t.clock.advance(1_000)
    const changed = { ...inputs, labels: { count: 1, loosening: 1 }, ...more }
    const result = decideWithDeals(t.deps.policy, changed)
    await settleDecision(t.deps, a.id, { inputs: changed, result, complete: true })
  }
  await settleWith({})
  expect(await stageOf(a)).toBe('offered')
  expect((await outcomes(a)).at(-1)).toEqual({ origin: 'held', outcome: 'review', current: false })
  await settleWith({ undisclosedAccounts: 3 })
  expect(await stageOf(a)).toBe('in-review')
})

test('an application that ends while it is being decided is not decided any more', async () => {
  const a = await linked('user_healthy')
  const { inputs, result } = await decisionOf(t, a.id)
  const before = await outcomes(a)
  await t.db.query(`update lead set stage = 'withdrawn' where id = $1::uuid`, [a.id])
  await settleDecision(t.deps, a.id, { inputs, result, complete: true })
  expect(await outcomes(a)).toEqual(before)
  expect(await stageOf(a)).toBe('withdrawn')
})

test('a decline on half the data, or after an offer was shown, is for a person', async () => {
  const declined = await decisionOf(t, (await linked('user_stacked')).id)
  expect(declined.outcome).toBe('declined')
  const decided = { inputs: declined.inputs, result: declined.result }
  const half = await apply(t)
  await settleDecision(t.deps, half.id, { ...decided, complete: false })
  expect(await stageOf(half)).toBe('in-review')
  const offered = await linked('user_healthy')
  t.clock.advance(1_000)
  await settleDecision(t.deps, offered.id, { ...decided, complete: true })
  expect(await stageOf(offered)).toBe('in-review')
  const notices = await t.db.query(
    `select 1 from job where lead_id = any($1::uuid[]) and payload->>'template' in ('declined', 'adverse-action')`,
    [[half.id, offered.id]],
  )
  expect(notices).toEqual([])
})

test('nothing is declined while another bank is being gathered, and its arrival decides again', async () => {
  const a = await apply(t)
  const { plaid } = t.deps.bankData
  const fetchHistory = () => Promise.resolve(ok({ state: 'pending' as const, retryInSeconds: 30 }))
  Object.assign(t.deps.bankData, { plaid: { ...plaid, fetchHistory } })
  await (await linkByToken(t, a, { username: 'user_healthy' })).exchange()
  await linkByFrame(t, a, { username: 'user_stacked' })
  await settle(t, 3)
  expect(await stageOf(a)).toBe('in-review')
  expect((await decisionOf(t, a.id)).result.outcome).toBe('declined')
  const half = (await decisionOf(t, a.id)).inputs.months
  Object.assign(t.deps.bankData, { plaid })
  await settle(t, 20)
  expect((await decisionOf(t, a.id)).inputs.months).not.toEqual(half)
  expect(await stageOf(a)).toBe('declined')
})

test('a second factor that stays open does not stop a decision on the months that are there', async () => {
  const a = await linked('user_mfa_again')
  expect((await a.who.get('/api/bank-link/state')).body).toMatchObject({
    state: 'needs-attention',
    reason: 'second-factor',
    fetched: true,
  })
  expect(await stageOf(a)).toBe('offered')
})
