// What waits to be sent while staff correct an address: nothing goes to the old one, and a consent to texts stays with its number.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addJob } from '#platform/outbox/outbox.ts'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import { queueMessage } from '#features/capabilities/messages/queue-message.server.ts'
import type { Template } from '#core/domain/messages.ts'
import { readLead } from '#platform/store/leads.ts'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
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
/** An applicant in Maine who agreed to texts. */
async function texted() {
  count += 1
  const email = `old${count}@shop.example`
  const digits = `20755514${String(count).padStart(2, '0')}`
  const applicant = await apply(t, { business: { email, smsConsent: '1' }, pg: { phone: digits } })
  return { ...applicant, email, phone: `+1${digits}`, to: `new${count}@shop.example`, digits }
}
const at = (id: string, rest = '') => `/api/staff/applications/${id}${rest}`
const read = async (id: string): Promise<Application> =>
  (await underwriter.who.get(at(id))).body as unknown as Application
/** A second person confirms a corrected contact, so that it acts at once. */
const confirmed = async <A extends { status: number }>(id: string, answer: Promise<A>): Promise<A> => {
  const done = await answer
  const { contactHolds = [] } = (await colleague.who.get(at(id))).body as unknown as Application
  if (contactHolds.length) expect((await colleague.who.post(at(id, '/contact/confirm'))).status).toBe(200)
  return done
}
const correct = (id: string, answers: object) =>
  confirmed(id, underwriter.who.post(at(id, '/correct'), { answers, reason: 'Told by phone' }))
/** What reached somebody, but for the two messages about the correction itself. */
const inbox = (to: string) =>
  t.inbox(to).filter(({ text }) => !/now uses another one|code \d{6}|code to the person/i.test(text))
/** The state of an application, so that a letter about its offers is true. */
const stand = (id: string, stage: 'offered' | 'bank-needed') =>
  t.db.query(`update lead set stage = $2 where id = $1::uuid`, [id, stage])
/** Written and ready to go, as a message is between its transaction and its job. */
const write = async (id: string, template: Template, channel: 'email' | 'sms') => {
  const lead = (await readLead(t.db, id))!
  await t.db.transaction((tx) => queueMessage(tx, t.deps, lead, { template, channel }))
}
const notSent = async (id: string) =>
  (await read(id)).messages.flatMap(({ channel, template, reason }) =>
    reason ? [`${channel} ${template} ${reason}`] : [],
  )

test('a text that waited goes to no earlier number, and none goes to the new one until the owner agrees again', async () => {
  const a = await texted()
  await write(a.id, 'statements-received', 'sms')
  expect((await read(a.id)).noTexts).toBe(null)
  await correct(a.id, { cellPhone: '(207) 555-1599' })
  await t.worker.drain()
  expect(inbox(a.phone)).toEqual([])
  expect(await notSent(a.id)).toEqual(['sms statements-received address-changed'])

  await stand(a.id, 'offered')
  await addJob(t.db, sendMessageJob(a.id, 'offers-ready'), t.clock())
  await t.worker.drain()
  expect(inbox('+12075551599')).toEqual([])
  await stand(a.id, 'bank-needed')
  const page = await read(a.id)
  expect(page.noTexts).toBe('other-number')
  const asked = { kind: 'continue', channel: 'sms' }
  const refused = await underwriter.who.post(at(a.id, '/send-link'), asked)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('agreed to texts at another number')

  // The owner comes in by the fresh link: the box is empty, and ticking it is a consent for this number.
  const mail = inbox(a.email).find(({ text }) => text.includes('/apply/continue/'))!
  const owner = t.visitor()
  const code = /continue\/([\w-]+)/.exec(mail.text)![1]
  const { leadid } = (await owner.post('/api/apply/continue', { code })).body
  const progress = await owner.post('/api/apply/load-progress', { leadid })
  expect(progress.body.answers).not.toHaveProperty('smsConsent')
  const page0 = (business: object) =>
    owner.post('/api/apply/lead', { model: { sfleadid: leadid, business, pg: {} }, page: 0 })
  await page0({ requestedAmount: '61000' })
  expect((await read(a.id)).noTexts).toBe('other-number')
  await page0({ smsConsent: '1' })
  expect((await read(a.id)).noTexts).toBe(null)
  expect((await underwriter.who.post(at(a.id, '/send-link'), asked)).status).toBe(200)
  await t.worker.drain()
  expect(inbox('+12075551599')).toHaveLength(1)
})

test('a letter goes to the corrected address, once; one with a link gets a new one', async () => {
  const a = await texted()
  const before = inbox(a.email).length
  await stand(a.id, 'offered')
  await write(a.id, 'contract-ended', 'email')
  await write(a.id, 'offers-ready', 'email')
  await correct(a.id, { email: a.to })
  await t.worker.drain()
  await t.worker.drain()
  expect(inbox(a.email)).toHaveLength(before)
  expect((await notSent(a.id)).toSorted()).toEqual([
    'email contract-ended address-changed',
    'email offers-ready address-changed',
  ])
  const templates = (await read(a.id)).messages
    .filter(({ state }) => state === 'sent')
    .map(({ template }) => template)
  expect(templates.filter((template) => template === 'contract-ended')).toHaveLength(1)
  // The letter itself, the one with its new link, and the fresh link of the correction.
  const mails = inbox(a.to)
  expect(mails).toHaveLength(3)
  const codes = mails.flatMap(({ text }) => /continue\/([\w-]+)/.exec(text)?.[1] ?? [])
  expect(codes).toHaveLength(2)
  for (const code of codes) expect((await t.visitor().post('/api/apply/continue', { code })).status).toBe(200)
})

test('a request for a document that waited is asked again at the corrected address', async () => {
  const a = await texted()
  const ask = (message: string) =>
    underwriter.who.post(at(a.id, '/document-request'), { kind: 'Photo ID', message })
  await ask('Both sides, please.')
  await correct(a.id, { email: a.to })
  await t.worker.drain()
  const [mail] = inbox(a.to).filter(({ text }) => text.includes('/documents/'))
  expect(mail!.text).toContain('Both sides, please.')
  // The text waited too, and its link had ended.
  const [sms] = inbox(a.phone)
  for (const text of [mail!.text, sms!.text]) {
    const code = /documents\/([\w-]+)/.exec(text)![1]
    expect((await t.visitor().post('/api/documents/verify-link', { link: code })).status).toBe(200)
  }
  expect(await notSent(a.id)).toEqual([
    'sms document-request link-ended',
    'email document-request address-changed',
  ])
})

test('a link that was mailed while the owner changed the address goes to the new one, and the old one ends', async () => {
  const a = await texted()
  await underwriter.who.post(at(a.id, '/send-link'), { kind: 'continue', channel: 'email' })
  await underwriter.who.post(at(a.id, '/send-link'), {
    kind: 'bank-verification',
    channel: 'email',
    documents: true,
  })
  const open = async () => (await read(a.id)).links.filter(({ revokedAt }) => !revokedAt).length
  const before = await open()
  const old = inbox(a.email).length
  const page0 = (email: string) =>
    a.who.post('/api/apply/lead', { model: { sfleadid: a.leadid, business: { email } }, page: 5 })
  expect((await confirmed(a.id, page0(a.to))).status).toBe(200)
  await t.worker.drain()
  await t.worker.drain()
  expect(inbox(a.email)).toHaveLength(old)
  const mails = inbox(a.to)
  expect(mails).toHaveLength(2)
  expect(await open()).toBe(before)
  const code = mails.flatMap(({ text }) => /continue\/([\w-]+)/.exec(text)?.[1] ?? [])[0]
  expect((await t.visitor().post('/api/apply/continue', { code })).status).toBe(200)
  const details = await t.db.query(
    `select detail from link where lead_id = $1::uuid and purpose = 'bank-verification' and revoked_at is null`,
    [a.id],
  )
  expect(details).toEqual([{ detail: { documents: true } }])
})

test('a link that staff took back while its letter waited is not made again', async () => {
  const a = await texted()
  const sent = await underwriter.who.post(at(a.id, '/send-link'), { kind: 'continue', channel: 'email' })
  await underwriter.who.post(at(a.id, `/links/${String(sent.body.linkId)}/revoke`))
  const changed = { model: { sfleadid: a.leadid, business: { email: a.to } }, page: 5 }
  await confirmed(a.id, a.who.post('/api/apply/lead', changed))
  await t.worker.drain()
  expect(inbox(a.to)).toEqual([])
})

test('a corrected e-mail leaves the consent to texts as it is', async () => {
  const a = await texted()
  await correct(a.id, { email: a.to })
  expect((await read(a.id)).noTexts).toBe(null)
  const b = await apply(t, { business: { email: 'none@shop.example' } })
  expect((await read(b.id)).noTexts).toBe('no-consent')
})

test('a text that waits for the morning is judged in the morning', async () => {
  const a = await texted()
  t.clock.set('2026-11-17T03:00:00Z')
  underwriter = await staffMember(t, 'underwriter')
  colleague = await staffMember(t, 'underwriter')
  await write(a.id, 'statements-received', 'sms')
  await t.worker.drain()
  await correct(a.id, { cellPhone: '(207) 555-1598' })
  t.clock.set('2026-11-17T13:30:00Z')
  await t.worker.drain()
  expect([...inbox(a.phone), ...inbox('+12075551598')]).toEqual([])
})
