// Which policy a person's decision names: the one that its figures rest on, also where a file was changed under the same version since.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { policyDigest } from '#platform/policy-digest.ts'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { decisionOf } from '../../../../test/decision.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import type { OpenedTool } from '../offer-tool/tool-contract.ts'

/** What the policy file said when the model decided. */
const then = '0'.repeat(64)
let today: string
let t: TestApp
let uma: Member
let ugo: Member
beforeAll(async () => {
  t = await testApp()
  today = policyDigest(t.deps.policy)
  uma = await staffMember(t, 'underwriter', 'Uma Underwriter')
  ugo = await staffMember(t, 'underwriter', 'Ugo Underwriter')
})
afterAll(() => t.close())

let count = 0
const applicant = async (): Promise<Applicant> => {
  count += 1
  const own = { email: `policy${count}@shop.example` }
  return apply(t, { business: own, pg: { ...own, phone: `(207) 555-${String(1700 + count)}` } })
}
/** The model decided, and the file was changed since. */
const decidedThen = async (): Promise<Applicant> => {
  const a = await applicant()
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  expect((await decisionOf(t, a.id)).policyDigest).toBe(today)
  await t.db.query(`update decision set policy_digest = $2 where lead_id = $1::uuid`, [a.id, then])
  await openFile(uma, a.id)
  return a
}
const at = (id: string, rest = '') => `/api/staff/applications/${id}${rest && `/${rest}`}`
const override = async (a: Applicant, asked: object) => {
  await openFile(uma, a.id)
  const [row] = await t.db.query<{ id: string }>(
    `select id from decision where lead_id = $1::uuid and current`,
    [a.id],
  )
  return uma.who.post(at(a.id, 'override'), { seen: row?.id ?? null, reason: 'Known customer', ...asked })
}
const approve = async (a: Applicant, amount: number) =>
  (await override(a, { outcome: 'approved', amount })).body
const proposalOf = async ({ id }: Applicant) => {
  const [row] = await t.db.query<{ id: string; digest: string }>(
    `select id, policy_digest as digest from decision where lead_id = $1::uuid and proposal = 'open'`,
    [id],
  )
  return row!
}
const second = async (a: Applicant, decision: string) => {
  await openFile(ugo, a.id)
  await ugo.who.get(at(a.id))
  return (await ugo.who.post(at(a.id, `proposals/${decision}/approve`))).status
}

test('beside a decision of that time, a yes and a no rest on the policy of that time', async () => {
  const a = await decidedThen()
  expect(await approve(a, 1_000_000)).toEqual({ ok: true, proposed: false })
  expect(await decisionOf(t, a.id)).toMatchObject({ origin: 'staff', policyDigest: then })
  const no = { outcome: 'declined', reasons: ['nsf-count'], justification: 'Seen on the statements' }
  expect((await override(a, no)).status).toBe(200)
  expect(await decisionOf(t, a.id)).toMatchObject({ outcome: 'declined', policyDigest: then })
})

test('what was proposed keeps its policy when a second person approves it', async () => {
  const a = await decidedThen()
  expect(await approve(a, 5_050_000)).toEqual({ ok: true, proposed: true })
  const { id, digest } = await proposalOf(a)
  expect(digest).toBe(then)
  expect(await second(a, id)).toBe(200)
  expect(await decisionOf(t, a.id)).toMatchObject({ origin: 'staff', policyDigest: then })
})

test('without bank data it rests on the policy of today', async () => {
  const a = await applicant()
  await t.db.query(`update lead set stage = 'in-review' where id = $1::uuid`, [a.id])
  expect(await approve(a, 2_000_000)).toEqual({ ok: true, proposed: true })
  const { id, digest } = await proposalOf(a)
  expect(digest).toBe(today)
  expect(await second(a, id)).toBe(200)
  expect((await decisionOf(t, a.id)).policyDigest).toBe(today)
})

test('an offer of the tool is worked out again, on the policy of today', async () => {
  const a = await decidedThen()
  const opened = await uma.who.post(at(a.id, 'offer-tool'), {})
  const { seen, chosen } = opened.body as unknown as OpenedTool
  const offer = { chosen, changes: {}, position: 'first', term: 9, frequency: 'daily' }
  const set = { seen, outcome: 'approved', amount: 2_345_600, offer, reason: 'What it can carry' }
  expect((await uma.who.post(at(a.id, 'override'), set)).body).toEqual({ ok: true, proposed: false })
  expect((await decisionOf(t, a.id)).policyDigest).toBe(today)
})
