// Committing an offer of the tool: constraint, authority, the second person, what is kept, replayed to the same answer, what the owner gets.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BANK_ENGINE } from '#core/domain/kept-analysis.ts'
import { dealSet } from '#core/domain/offer-tool/custom-offer.ts'
import { answerOf } from '#core/domain/offer-tool/tool-answer.ts'
import { withChanges } from '#core/domain/offer-tool/tool-changes.ts'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { decisionOf } from '../../../../test/decision.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import type { OpenedTool } from './tool-contract.ts'

let t: TestApp
let uma: Member
let ugo: Member
beforeAll(async () => {
  t = await testApp()
  uma = await staffMember(t, 'underwriter', 'Uma Underwriter')
  ugo = await staffMember(t, 'underwriter', 'Ugo Underwriter')
})
afterAll(() => t.close())

let count = 0
const applicant = async (username = 'user_healthy'): Promise<Applicant> => {
  count += 1
  const own = { email: `tool${count}@shop.example` }
  const a = await apply(t, {
    business: own,
    pg: { ...own, phone: `(207) 555-${String(1300 + count)}` },
  })
  await linkByFrame(t, a, { username })
  await settle(t)
  await openFile(uma, a.id)
  await openFile(ugo, a.id)
  return a
}
const at = (id: string, rest: string) => `/api/staff/applications/${id}/${rest}`
const open = async (id: string, chosen?: object) => {
  const { status, body } = await uma.who.post(at(id, 'offer-tool'), chosen ? { chosen } : {})
  expect(status).toBe(200)
  return body as unknown as OpenedTool
}
const commit = async (id: string, amount: number, offer: object = {}, more: object = {}) => {
  const { seen, chosen } = await open(id)
  const set = { chosen, changes: {}, position: 'first', term: 9, frequency: 'daily', ...offer }
  return uma.who.post(at(id, 'override'), {
    seen,
    outcome: 'approved',
    amount,
    offer: set,
    reason: 'What the business can carry',
    ...more,
  })
}
const offersTo = async (a: Applicant) =>
  (await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid })).body.offers as unknown as {
    amount: number
    term: number
    frequency: string
    payment: number
  }[]

test('opens with the first choice of sources and the inputs as the model reads them', async () => {
  const a = await applicant()
  const tool = await open(a.id)
  expect(tool.offered.accounts.length).toBeGreaterThan(0)
  expect(tool.chosen.accounts).toEqual(
    tool.offered.accounts.filter(({ counts }) => counts).map(({ id }) => id),
  )
  expect(tool.chosen.fico).toBe('stated')
  const { inputs } = await decisionOf(t, a.id)
  expect(tool.inputs).toEqual(JSON.parse(JSON.stringify(inputs)))
  // Without any account the months are empty: they can be typed.
  const none = await open(a.id, { accounts: [], file: null, fico: null })
  expect([none.inputs.months, none.inputs.ficos]).toEqual([[], undefined])
})

test('commit: one deal at the amount, the term and the rhythm that were set; the owner gets it; it replays to the same answer', async () => {
  const a = await applicant()
  const tool = await open(a.id)
  const answer = answerOf(tool.policy, tool.inputs, true)
  expect(answer.first.by).toBe('model')
  // What the model offers is borne over the very term that it names.
  const { offer, terms } = answer.first
  expect(terms.find(({ term }) => term === offer.termMonths)!.maximum).toBe(offer.loanApproval)
  const amount = 2_345_600
  expect((await commit(a.id, amount)).body).toEqual({ ok: true, proposed: false })
  await t.worker.drain()
  expect(await offersTo(a)).toEqual([
    expect.objectContaining({ amount: 23_456, term: 9, frequency: 'Daily' }),
  ])
  const kept = await decisionOf(t, a.id)
  expect(kept.policyVersion).toBe(t.deps.policy.version)
  expect(kept.tool).toMatchObject({
    engine: BANK_ENGINE,
    changes: {},
    set: { amount, term: 9, frequency: 'daily' },
    model: { position: 'first', status: 'approved', amount: answer.first.offer.loanApproval },
  })
  const again = answerOf(t.deps.policy, kept.inputs, true)
  expect(kept.result).toMatchObject(
    JSON.parse(
      JSON.stringify({
        ...again.decision,
        position: 'first',
        outcome: 'approved',
        reasons: [],
        whatWouldRaiseIt: [],
      }),
    ),
  )
  const { outlook: _, ...deal } = kept.result.deals[0]!
  expect(dealSet(t.deps.policy, again, { position: 'first', ...kept.tool!.set }, kept.inputs.asOf)).toEqual(
    deal,
  )
})

test('less than was asked for is a counteroffer, told with both amounts, once', async () => {
  const a = await applicant()
  await commit(a.id, 2_000_000)
  await t.worker.drain()
  const mail = t.inbox().filter(({ to }) => to === `tool${count}@shop.example`)
  const letters = mail.filter(({ subject }) => /different amount/.test(subject ?? ''))
  expect(letters).toHaveLength(1)
  expect(letters[0]!.text).toContain('You asked for $50,000')
  expect(letters[0]!.text).toContain('$20,000')
})

test('beyond the constraint it is refused, by the sentence of the specification', async () => {
  const a = await applicant()
  const { policy, inputs } = await open(a.id)
  const maximum = answerOf(policy, inputs, true).first.terms.find(({ term }) => term === 9)!.maximum
  for (const amount of [maximum + 100, 499_900]) {
    const { status, body } = await commit(a.id, amount)
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      {
        field: 'amount',
        message: `The entered amount falls outside of the model constraints. Please try a value between $5000 and $${maximum / 100}`,
      },
    ])
  }
  expect((await commit(a.id, maximum)).status).toBe(200)
})

test('figures that were typed never let anybody approve alone; a second person does, and what was typed is kept', async () => {
  const a = await applicant('user_thin')
  const { inputs, policy } = await open(a.id)
  const changes = {
    months: ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map((month) => ({
      month,
      mg: 9_000_000,
      adb: 2_000_000,
      neds: 0,
      deps: 40,
    })),
    ficos: [760],
  }
  const answer = answerOf(policy, withChanges(inputs, changes), true)
  expect(answer.first.terms.find(({ term }) => term === 9)!.maximum).toBeGreaterThanOrEqual(2_000_000)
  expect((await commit(a.id, 2_000_000, { changes })).body).toEqual({ ok: true, proposed: true })
  expect(await offersTo(a)).not.toContainEqual(expect.objectContaining({ term: 9, frequency: 'Daily' }))
  const page = (await ugo.who.get(`/api/staff/applications/${a.id}`)).body as unknown as {
    decisions: { id: string; proposal: string | null; whyNotSecond: object | null }[]
  }
  const proposed = page.decisions.find(({ proposal }) => proposal === 'open')!
  expect(proposed.whyNotSecond).toBeNull()
  expect((await ugo.who.post(at(a.id, `proposals/${proposed.id}/approve`))).status).toBe(200)
  expect(await offersTo(a)).toEqual([expect.objectContaining({ amount: 20_000, term: 9 })])
  const { tool } = await decisionOf(t, a.id)
  expect(tool!.changes).toEqual(changes)
  expect(tool!.fields).toContainEqual({ name: 'ficos', value: [760], source: 'hand' })
})

test('a decision that came meanwhile is answered first, and a reason is needed', async () => {
  const a = await applicant()
  expect((await commit(a.id, 2_000_000, {}, { reason: '' })).status).toBe(422)
  expect((await commit(a.id, 2_000_000, {}, { seen: null })).status).toBe(409)
})

test('of two underwriters at once the first one decides; the second is told by whom, and nothing of theirs goes out', async () => {
  const a = await applicant()
  const { seen, chosen } = await open(a.id)
  const offer = { chosen, changes: {}, position: 'first', term: 9, frequency: 'daily' }
  const send = (who: Member, amount: number) =>
    who.who.post(at(a.id, 'override'), { seen, outcome: 'approved', amount, offer, reason: 'It bears that' })
  const [one, other] = await Promise.all([send(uma, 2_000_000), send(ugo, 3_000_000)])
  expect([one.status, other.status].sort()).toEqual([200, 409])
  const [first, late] = one.status === 200 ? [uma, other] : [ugo, one]
  expect(late.body).toMatchObject({ type: 'urn:underway:problem:decided-meanwhile', by: first.name })
  await t.worker.drain()
  expect((await offersTo(a)).map(({ amount }) => amount)).toEqual([first === uma ? 20_000 : 30_000])
})

test('an offer that was worked out by another policy is refused, and the standing decision stays', async () => {
  const a = await applicant()
  const before = await decisionOf(t, a.id)
  const late = await commit(a.id, 2_000_000, { policy: '2026-10' })
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({
    type: 'urn:underway:problem:policy-changed',
    policy: t.deps.policy.version,
  })
  expect(await decisionOf(t, a.id)).toEqual(before)
  expect((await commit(a.id, 2_000_000, { policy: t.deps.policy.version })).status).toBe(200)
})

test('a committed offer is there when the tool is opened again, with its sources and what was typed', async () => {
  const a = await applicant()
  expect((await open(a.id)).committed).toBeNull()
  const changes = { payoff: true }
  expect((await commit(a.id, 2_000_000, { changes })).status).toBe(200)
  const { committed, chosen } = await open(a.id, { accounts: [], file: null, fico: null })
  expect(chosen.accounts).toEqual([])
  expect(committed).toMatchObject({
    changes,
    set: { position: 'first', amount: 2_000_000, term: 9, frequency: 'daily' },
  })
  expect(committed!.chosen.accounts.length).toBeGreaterThan(0)
})
