// What an approval would send out, before it does: the same deals that are stored then and that the owner gets, and nothing is stored by looking.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pricingTable } from '#core/domain/pricing.ts'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import type { OfferPreview } from './action-contract.ts'
import type { Application } from './application-contract.ts'

let t: TestApp
let underwriter: Member
let colleague: Member
let linked: Applicant
beforeAll(async () => {
  t = await testApp()
  underwriter = await staffMember(t, 'underwriter')
  colleague = await staffMember(t, 'underwriter')
  linked = await applicant()
  await linkByFrame(t, linked, { username: 'user_healthy' })
  await settle(t)
})
afterAll(() => t.close())

let count = 0
const applicant = async (): Promise<Applicant> => {
  count += 1
  const own = { email: `preview${count}@shop.example` }
  const a = await apply(t, { business: own, pg: { ...own, phone: `(207) 555-${1700 + count}` } })
  await openFile(underwriter, a.id)
  return a
}
const at = (id: string, rest = '') => `/api/staff/applications/${id}${rest}`
const ask = (id: string, amount: number, who = underwriter.who) =>
  who.post(at(id, '/offer-preview'), { amount })
const preview = async (id: string, amount: number) => {
  const { status, body } = await ask(id, amount)
  expect(status).toBe(200)
  return body as unknown as OfferPreview
}
const read = async (id: string) => (await underwriter.who.get(at(id))).body as unknown as Application
const inEffect = async (id: string) => (await read(id)).decisions.find(({ current }) => current)
const approve = async (id: string, amount: number) => {
  const seen = (await inEffect(id))?.id ?? null
  const order = { seen, outcome: 'approved', amount, reason: 'Known customer' }
  expect((await underwriter.who.post(at(id, '/override'), order)).status).toBe(200)
  const open = (await read(id)).decisions.find(({ proposal }) => proposal === 'open')
  if (open) expect((await colleague.who.post(at(id, `/proposals/${open.id}/approve`))).status).toBe(200)
}
const offersTo = async (a: Applicant) =>
  (await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid })).body.offers as unknown

/** Approves what was looked at, and compares with what came of it. */
const sameAsApproved = async (a: Applicant, amount: number, shown: OfferPreview) => {
  await approve(a.id, amount)
  const asOffered = shown.deals.map(
    ({ burden: _burden, paymentsInAdb: _adb, margin: _margin, ...deal }) => deal,
  )
  expect(await offersTo(a)).toEqual(asOffered)
  const cents = (dollars: number) => Math.round(dollars * 100)
  const stored = (await inEffect(a.id))!.deals
  expect(stored.map(({ amount, term, payment, total }) => [amount, term, payment, total])).toEqual(
    shown.deals.map((deal) => [cents(deal.amount), deal.term, cents(deal.payment), cents(deal.total)]),
  )
}

test('without bank data: priced by the lowest priced grade over the shortest, a middle and the longest term', async () => {
  const a = await applicant()
  const shown = await preview(a.id, 2_000_000)
  expect([shown.by, shown.grade]).toEqual(['no-bank-data', 'D'])
  const prices = pricingTable(t.deps.policy).D
  expect(shown.deals.map(({ term, rate }) => [term, rate])).toEqual(
    [3, 7, 12].map((term) => [term, prices[term]]),
  )
  await sameAsApproved(a, 2_000_000, shown)
  // One that stands on no bank data is replaced on the same ground.
  expect((await preview(a.id, 2_000_000)).deals).toEqual(shown.deals)
})

test('the amount is followed: over the terms that the model supports it for, above them a grade lower', async () => {
  const { maximum, grade, terms } = (await inEffect(linked.id))!
  const small = await preview(linked.id, 500_000)
  expect(small.by).toBe('model')
  expect(small.deals.map(({ amount }) => amount)).toEqual(small.deals.map(() => 5_000))
  const supported = terms.map(({ term }) => term)
  for (const { term } of small.deals) expect(supported).toContain(term)
  expect(maximum).toBeLessThan(10_000_000)
  const large = await preview(linked.id, 10_000_000)
  expect([large.by, large.grade]).toEqual(['above', 'BCDD'['ABCD'.indexOf(grade!)]])
  await sameAsApproved(linked, 500_000, small)
  await sameAsApproved(linked, 10_000_000, await preview(linked.id, 10_000_000))
})

test('looking stores nothing and tells nobody', async () => {
  const a = await applicant()
  const before = await read(a.id)
  await preview(a.id, 1_500_000)
  await t.worker.drain()
  expect(await read(a.id)).toEqual(before)
})

test('only who may decide looks, and only at what could be approved', async () => {
  const a = await applicant()
  const rep = await staffMember(t, 'representative')
  await rep.who.post(at(a.id, '/assign'), { to: rep.id })
  expect((await ask(a.id, 1_000_000, rep.who)).status).toBe(403)
  const other = await staffMember(t, 'representative')
  expect((await ask(a.id, 1_000_000, other.who)).status).toBe(404)
  for (const amount of [400_000, 1_000_001, 20_000_000]) {
    const { status, body } = await ask(a.id, amount)
    expect([status, (body.errors as unknown as { field: string }[])[0]!.field]).toEqual([422, 'amount'])
  }
  expect((await underwriter.who.post(at(a.id, '/withdraw'), { reason: 'Not needed' })).status).toBe(200)
  expect((await ask(a.id, 1_000_000)).status).toBe(409)
})
