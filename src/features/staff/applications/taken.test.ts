// No job overrules a person: on a file that somebody reopened or proposed on, new data and labels change what is shown, and send nothing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import type { Application } from './application-contract.ts'
import type { BankPicture } from './bank-contract.ts'

let t: TestApp
let uma: Member
let ugo: Member
beforeAll(async () => {
  t = await testApp()
  uma = await staffMember(t, 'underwriter', 'Uma Underwriter')
  ugo = await staffMember(t, 'underwriter', 'Ugo Underwriter')
})
afterAll(() => t.close())

const at = (id: string, rest = '') => `/api/staff/applications/${id}${rest}`
const read = async (id: string) => (await uma.who.get(at(id))).body as unknown as Application
let count = 0
const withBank = async (username: string): Promise<Applicant & { email: string }> => {
  count += 1
  const email = `taken${count}@shop.example`
  const a = await apply(t, { business: { email }, pg: { email, phone: `(207) 555-${1700 + count}` } })
  await linkByFrame(t, a, { username })
  await settle(t)
  await openFile(uma, a.id)
  return { ...a, email }
}
/** Declined by the model, and reopened. */
const reopened = async () => {
  const a = await withBank('user_stacked')
  expect((await read(a.id)).stage).toBe('declined')
  expect((await uma.who.post(at(a.id, '/reopen'), { reason: 'They sent payoff letters' })).status).toBe(200)
  await settle(t)
  return a
}
const told = async ({ id }: Applicant) => (await read(id)).messages.length

/** All that asks the model for a decision ends in this job; these are some of the ways. */
const ways: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  'a label': async (id) => {
    const { bank } = (await uma.who.get(at(id, '/bank'))).body as unknown as { bank: BankPicture }
    const answer = await uma.who.post(at(id, '/bank/label'), {
      kind: 'position',
      of: bank.positions[0]!.id,
      says: 'rejected',
    })
    expect(answer.body).toEqual({ ok: true, decidedAnew: true, byPerson: true })
  },
  'another state': async (id) => {
    const answers = { businessState: 'NV', businessCity: 'Reno', businessZip: '89501' }
    const answer = await ugo.who.post(at(id, '/correct'), { answers, reason: 'The shop has moved' })
    expect(answer.status).toBe(200)
  },
  'any other job': (id) =>
    t.db.transaction((tx) => addJob(tx, { kind: 'decide-application', leadId: id }, t.clock())),
}

describe.each(Object.entries(ways))('%s', (_way, happens) => {
  test('on a reopened file shows what the model would say, and sends nothing', async () => {
    const a = await reopened()
    const [before, messages] = [await read(a.id), await told(a)]
    await happens(a.id)
    await settle(t)
    const after = await read(a.id)
    expect(after.stage).toBe('in-review')
    expect(await told(a)).toBe(messages)
    const inEffect = after.decisions.find(({ current }) => current)!
    expect(inEffect).toMatchObject({ origin: 'model', outcome: 'review' })
    expect(inEffect.id).not.toBe(before.decisions.find(({ current }) => current)!.id)
    expect(after.modelNow).toMatchObject({ outcome: 'declined' })
    expect(after.events.at(-1)).toMatchObject({ kind: 'decision-held', detail: { beside: 'reopened' } })
  })

  test('beside a proposal leaves it open, and sends nothing', async () => {
    const a = await withBank('user_stacked')
    await uma.who.post(at(a.id, '/reopen'), { reason: 'They sent payoff letters' })
    await settle(t)
    const seen = (await read(a.id)).decisions.find(({ current }) => current)!.id
    const order = { seen, outcome: 'approved', amount: 2_000_000, reason: 'Known customer' }
    expect((await uma.who.post(at(a.id, '/override'), order)).body.proposed).toBe(true)
    const messages = await told(a)
    const isMove = _way === 'another state'
    await happens(a.id)
    await settle(t)
    const after = await read(a.id)
    expect(after.stage).toBe('in-review')
    expect(await told(a)).toBe(messages)
    // What was proposed for another state nobody approves.
    expect(after.decisions.some(({ proposal }) => proposal === 'open')).toBe(!isMove)
    expect(after.modelNow).toMatchObject({ outcome: 'declined' })
  })
})

test('reopening works out anew what is shown: the figures of before are not those in effect', async () => {
  const a = await reopened()
  const page = await read(a.id)
  expect(page.decisions.find(({ current }) => current)).toMatchObject({ origin: 'model', outcome: 'review' })
  expect(page.decisions.filter(({ outcome }) => outcome === 'declined')).toHaveLength(1)
  // All positions rejected: the decision in effect names none any more.
  const { bank } = (await uma.who.get(at(a.id, '/bank'))).body as unknown as { bank: BankPicture }
  for (const { id } of bank.positions)
    await uma.who.post(at(a.id, '/bank/label'), { kind: 'position', of: id, says: 'rejected' })
  await settle(t)
  const inEffect = (await read(a.id)).decisions.find(({ current }) => current)!
  expect(inEffect.reasons.map(({ code }) => code)).toEqual(['costs-exceed-sales'])
})

test('a person declines what was reopened, and it is their word that goes out', async () => {
  const a = await reopened()
  const { decisions, declineTrace } = await read(a.id)
  const order = {
    seen: decisions.find(({ current }) => current)!.id,
    outcome: 'declined',
    reasons: [declineTrace[0]!],
    reason: 'Looked at again, the same',
  }
  expect((await uma.who.post(at(a.id, '/override'), order)).status).toBe(200)
  await settle(t)
  const page = await read(a.id)
  expect(page.stage).toBe('declined')
  expect(page.decisions.find(({ current }) => current)).toMatchObject({
    origin: 'staff',
    outcome: 'declined',
  })
  expect(page.modelNow).toBeNull()
})

test('a file that nobody took is decided by the model as before', async () => {
  const a = await withBank('user_healthy')
  expect((await read(a.id)).stage).toBe('offered')
  expect((await read(a.id)).modelNow).toBeNull()
})
