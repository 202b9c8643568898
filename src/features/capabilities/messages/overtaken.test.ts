// A 'no' that waited does not go out once the application was reopened; the one that is decided then does.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Application } from '#features/staff/applications/application-contract.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { addEvent } from '#platform/store/events.ts'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import { sendMessageJob } from './send-message-job.ts'

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
/** In review, with an e-mail that waits for its confirmation: what is written to it waits along. */
async function held() {
  count += 1
  const to = `new${count}@shop.example`
  const a = await apply(t, { business: { email: `old${count}@shop.example` } })
  await t.db.query(`update lead set stage = 'in-review' where id = $1::uuid`, [a.id])
  await act(a.id, '/correct', { answers: { email: to }, reason: 'Told by phone' })
  return { ...a, to }
}
const act = async (id: string, path: string, body: object = {}, who = underwriter) =>
  expect((await who.who.post(`/api/staff/applications/${id}${path}`, body)).status).toBe(200)
const read = async (id: string) =>
  (await underwriter.who.get(`/api/staff/applications/${id}`)).body as unknown as Application
const decline = async (id: string, justification: string) => {
  await openFile(underwriter, id)
  await act(id, '/override', {
    seen: (await read(id)).decisions.find(({ current }) => current)?.id ?? null,
    outcome: 'declined',
    reasons: ['revenue-level'],
    justification,
    reason: 'Seen by me',
  })
  await t.worker.drain()
}
const letters = (to: string) =>
  t.inbox(to).filter(({ text }) => /Equal Credit|not able|declin|cannot offer/i.test(text))
const said = async (id: string) =>
  (await read(id)).messages
    .filter(({ template }) => template === 'declined' || template === 'adverse-action')
    .map(({ template, state, reason }) => [template, state, reason].join(' '))
    .sort()

test('reopened while it waited: it is left, and staff read why', async () => {
  const a = await held()
  await decline(a.id, 'Statements that were mailed in')
  expect(await said(a.id)).toEqual(['adverse-action ready ', 'declined ready '])
  await act(a.id, '/reopen', { reason: 'New statements' })
  await act(a.id, '/contact/confirm', {}, colleague)
  await t.worker.drain()
  expect(await said(a.id)).toEqual(['adverse-action skipped decided-anew', 'declined skipped decided-anew'])
  expect(letters(a.to)).toEqual([])
})

test('declined again: the letters of this decision go, those of the one before do not', async () => {
  const a = await held()
  await decline(a.id, 'Statements that were mailed in')
  await act(a.id, '/reopen', { reason: 'New statements' })
  await decline(a.id, 'Newer statements')
  await act(a.id, '/contact/confirm', {}, colleague)
  await t.worker.drain()
  expect((await said(a.id)).map((line) => line.replace(/ $/, ''))).toEqual([
    'adverse-action sent',
    'adverse-action skipped decided-anew',
    'declined sent',
    'declined skipped decided-anew',
  ])
})

test('one that was asked for and is not written yet is not written', async () => {
  const a = await held()
  await addJob(t.db, sendMessageJob(a.id, 'adverse-action'), t.clock())
  await t.worker.drain()
  expect(await said(a.id)).toEqual([])
})

test('what is done by the time it goes out is not asked for, and offers that are none any more are not told', async () => {
  const a = await held()
  const waiting = async () =>
    (await read(a.id)).messages
      .filter(({ template }) => template === 'bank-needs-attention' || template === 'offers-ready')
      .map(({ template, state, reason }) => [template, state, reason].join(' ').trim())
      .sort()
  await t.db.query(`update lead set stage = 'offered', bank_state = 'needs-attention' where id = $1::uuid`, [
    a.id,
  ])
  await addJob(t.db, sendMessageJob(a.id, 'bank-needs-attention'), t.clock())
  await addJob(t.db, sendMessageJob(a.id, 'offers-ready'), t.clock())
  await t.worker.drain()
  expect(await waiting()).toEqual(['bank-needs-attention ready', 'offers-ready ready'])
  await t.db.query(`update lead set stage = 'in-review', bank_state = 'linked' where id = $1::uuid`, [a.id])
  await act(a.id, '/contact/confirm', {}, colleague)
  await t.worker.drain()
  expect(await waiting()).toEqual([
    'bank-needs-attention skipped done-meanwhile',
    'offers-ready skipped decided-anew',
  ])
})

test.each([
  ['application-received', 'bank-needed', 'declined'],
  ['application-received', 'bank-needed', 'offered'],
  ['application-received', 'bank-needed', 'in-review'],
  ['renewal-received', 'bank-needed', 'declined'],
  ['renewal-received', 'bank-needed', 'in-review'],
  ['statements-received', 'in-review', 'offered'],
  ['in-review', 'in-review', 'declined'],
  ['in-review', 'in-review', 'offered'],
  ['offer-chosen', 'offer-chosen', 'contract-signed'],
  ['offer-chosen', 'contract-out', 'expired'],
  ['contract-declined', 'offered', 'withdrawn'],
  ['bank-needs-attention', 'bank-needed', 'withdrawn'],
] as const)('%s is sent in %s, and left in %s', async (template, from, to) => {
  const bank = template === 'bank-needs-attention' ? 'needs-attention' : 'linked'
  const send = async (stage: string) => {
    const email = `true${++count}@shop.example`
    const { id } = await apply(t, { business: { email } })
    const before = t.inbox(email).length
    const set = (text: string) =>
      t.db.query(`update lead set stage = $2, bank_state = $3 where id = $1::uuid`, [id, text, bank])
    await set(from)
    await t.db.query(`delete from job where lead_id = $1::uuid`, [id])
    await addJob(t.db, sendMessageJob(id, template), t.clock())
    await set(stage)
    await t.worker.drain()
    return t.inbox(email).length - before
  }
  expect(await send(from)).toBe(1)
  expect(await send(to)).toBe(0)
})

test('a renewal that its own end sent to a person is told so, whatever bank comes before the letter goes out', async () => {
  const email = `renewed${++count}@shop.example`
  const { id } = await apply(t, { business: { email } })
  await t.worker.drain()
  const before = t.inbox(email).length
  await t.db.query(`update lead set stage = 'in-review', bank_state = 'linked' where id = $1::uuid`, [id])
  await addEvent(
    t.db,
    { leadId: id, kind: 'sent-to-review', actor: 'system', detail: { why: 'renewal' } },
    t.clock(),
  )
  await addJob(t.db, sendMessageJob(id, 'renewal-received'), t.clock())
  await t.worker.drain()
  expect(t.inbox(email).length - before).toBe(1)
})
