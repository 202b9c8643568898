// After an application has ended: it is reopened, and a declined person's wrong e-mail is corrected so that the notice arrives.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import type { Application } from './application-contract.ts'

let t: TestApp
let underwriter: Member
let colleague: Member
beforeAll(async () => {
  t = await testApp()
  underwriter = await staffMember(t, 'underwriter')
  colleague = await staffMember(t, 'underwriter')
})
afterAll(() => t.close())

let count = 0
const declined = async () => {
  count += 1
  const email = `ended${count}@shop.example`
  const a = await apply(t, { business: { email }, pg: { email, phone: `(207) 555-${2500 + count}` } })
  await t.db.query(`update lead set stage = 'in-review' where id = $1::uuid`, [a.id])
  const order = { outcome: 'declined', reasons: ['no-business-account'], justification: 'Statements seen' }
  await openFile(underwriter, a.id)
  await underwriter.who.post(at(a.id, '/override'), { seen: null, reason: 'Seen by me', ...order })
  await t.worker.drain()
  return { ...a, email, to: `right${count}@shop.example` }
}
const at = (id: string, rest = '') => `/api/staff/applications/${id}${rest}`
const read = async (id: string) => (await underwriter.who.get(at(id))).body as unknown as Application
const notices = (to: string) => t.inbox(to).filter(({ subject }) => subject?.startsWith('Notice of action'))

test('a closed application goes back to review with a reason, the owner is told, and what was decided stays on record', async () => {
  const a = await declined()
  const reopen = (reason: string, who = underwriter.who) => who.post(at(a.id, '/reopen'), { reason })
  const rep = await staffMember(t, 'representative')
  await underwriter.who.post(at(a.id, '/assign'), { to: rep.id })
  expect((await reopen('New statements', rep.who)).status).toBe(403)
  expect((await reopen(' ')).status).toBe(422)
  expect((await reopen('New statements came')).status).toBe(200)
  expect((await reopen('New statements came')).status).toBe(409)
  await t.worker.drain()
  const page = await read(a.id)
  expect(page.stage).toBe('in-review')
  expect(page.answerDue).toMatchObject({ kind: 'answer' })
  expect(page.decisions[0]).toMatchObject({ outcome: 'declined' })
  expect(t.inbox(a.email).some(({ subject }) => subject?.includes('under review'))).toBe(true)
  const offers = await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid })
  expect(offers.body).toMatchObject({ stage: 'in-review', explanation: null })
})

test('the e-mail of a declined person is corrected, nothing else, and the notice goes out again', async () => {
  const a = await declined()
  expect(notices(a.email)).toHaveLength(1)
  const correct = (answers: object) =>
    underwriter.who.post(at(a.id, '/correct'), { answers, reason: 'The letter came back' })
  expect((await correct({ email: a.to, businessName: 'Other LLC' })).status).toBe(409)
  expect((await correct({ email: a.to })).status).toBe(200)
  await t.worker.drain()
  expect(notices(a.to)).toHaveLength(0)
  expect((await colleague.who.post(at(a.id, '/contact/confirm'))).status).toBe(200)
  await t.worker.drain()
  expect(notices(a.to)).toHaveLength(1)
  expect(notices(a.to)[0]!.text).toContain('We could not verify a bank account of the business')
  expect(t.inbox(a.to).some(({ text }) => text.includes('/apply/continue/'))).toBe(false)

  await t.db.query(`update lead set stage = 'withdrawn' where id = $1::uuid`, [a.id])
  expect((await correct({ email: 'third@shop.example' })).status).toBe(409)
})
