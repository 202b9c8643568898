// A contact that is changed in the owner's browser waits as a corrected one does, whoever sits there; an owner's own draft is corrected freely.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Application } from '#features/staff/applications/application-contract.ts'
import { apply, minimal } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
import type { Visitor } from '../../../../test/visitor.ts'

let t: TestApp
let insider: Member
let colleague: Member
beforeAll(async () => {
  t = await testApp()
  insider = await staffMember(t, 'representative')
  colleague = await staffMember(t, 'underwriter')
})
afterAll(() => t.close())

let count = 0
const owner = async (smsConsent = '1') => {
  count += 1
  const email = `held${count}@shop.example`
  const digits = `20755516${String(count).padStart(2, '0')}`
  const a = await apply(t, {
    business: { email, name: 'Very Own Bakery LLC', ...(smsConsent ? { smsConsent } : {}) },
    pg: { phone: digits, fn: 'Zacharias' },
  })
  await insider.who.post(at(a.id, '/assign'), { to: insider.id })
  await t.worker.drain()
  return { ...a, email, phone: `+1${digits}`, to: `thief${count}@else.example` }
}
const at = (id: string, rest = '') => `/api/staff/applications/${id}${rest}`
const confirm = (id: string, member: Member, code?: string) =>
  member.who.post(at(id, '/contact/confirm'), { code })
const codesIn = (to: string) => t.inbox(to).flatMap(({ text }) => /code (\d{6})/.exec(text)?.[1] ?? [])
const codeIn = (to: string) => codesIn(to)[0]!
/** Messages to an address that tell about a change of contact. */
const warningsIn = (to: string) => t.inbox(to).filter(({ text }) => /now uses another one/.test(text))
const save = (who: Visitor, leadid: string, model: object, more: object = {}) =>
  who.post('/api/apply/lead', { model: { sfleadid: leadid, ...model }, page: 0, partial: true, ...more })
/** A browser of nobody known, let in by a link that the insider had to copy. */
const byCopiedLink = async (id: string) => {
  const { body } = await insider.who.post(at(id, '/send-link'), { kind: 'continue', channel: 'copy' })
  const who = t.visitor()
  const code = String(body.url).split('/').at(-1)
  const opened = await who.post('/api/apply/continue', { code })
  expect(opened.status).toBe(200)
  return { who, leadid: String(opened.body.leadid) }
}

test('a contact changed by the wizard in a browser let in by a copied link waits too, and whoever copied it is no second person', async () => {
  const a = await owner()
  const { who, leadid } = await byCopiedLink(a.id)
  expect((await save(who, leadid, { business: { email: a.to } })).status).toBe(200)
  await t.worker.drain()
  const [told] = warningsIn(a.email)
  for (const secret of ['Zacharias', 'Bakery', a.to, 'http']) expect(told!.text).not.toContain(secret)
  expect(
    (await insider.who.post(at(a.id, '/send-link'), { kind: 'continue', channel: 'email' })).status,
  ).toBe(200)
  const copy = await insider.who.post(at(a.id, '/send-link'), { kind: 'continue', channel: 'copy' })
  expect(copy.body.type).toBe('urn:underway:problem:contact-held')
  await t.worker.drain()
  expect(t.inbox(a.to)).toEqual([])
  const { events } = (await colleague.who.get(at(a.id))).body as unknown as Application
  expect(events.find(({ kind }) => kind === 'contact-held')).toMatchObject({
    actor: 'applicant',
    detail: { channel: 'email' },
  })

  expect((await confirm(a.id, insider)).status).toBe(422)
  expect((await confirm(a.id, insider, codeIn(a.phone))).status).toBe(200)
  await t.worker.drain()
  expect(t.inbox(a.to).length).toBeGreaterThan(0)
})

test('an owner who changes it in the browser of the application waits as well, and any colleague confirms it', async () => {
  const a = await owner()
  const next = `(207) 555-18${String(count).padStart(2, '0')}`
  expect((await save(a.who, a.leadid, { pg: { phone: next } })).status).toBe(200)
  await t.worker.drain()
  expect(warningsIn(a.phone)).toHaveLength(1)
  expect(
    t
      .inbox(a.email)
      .some(({ subject }) => /^Your code to change your contact details: \d{6}/.test(subject ?? '')),
  ).toBe(true)
  // Staff who read what was sent learn that it was, and no code: they could confirm the contact by it.
  const [sent] = await t.db.query<{ id: string }>(
    `select id from message where lead_id = $1::uuid and template = 'contact-code' and channel = 'email'`,
    [a.id],
  )
  const read = await insider.who.post(at(a.id, `/messages/${sent!.id}/read`))
  expect(read.body.subject).toBe('Your code to change your contact details: ······')
  expect(String(read.body.text)).not.toMatch(/\d{6}/)
  expect((await confirm(a.id, insider)).status).toBe(200)
})

test('what is emptied first does not slip through, and the same request sent twice holds and tells once', async () => {
  const a = await owner()
  expect((await save(a.who, a.leadid, { business: { email: '' } })).status).toBe(200)
  const key = { headers: { 'idempotency-key': 'held-once-and-for-all-0001' } }
  const body = { model: { sfleadid: a.leadid, business: { email: a.to } }, page: 0, partial: true }
  expect((await a.who.post('/api/apply/lead', body, key)).status).toBe(200)
  expect((await a.who.post('/api/apply/lead', body, key)).status).toBe(200)
  await insider.who.post(at(a.id, '/send-link'), { kind: 'continue', channel: 'email' })
  await t.worker.drain()
  expect(t.inbox(a.to)).toEqual([])
  expect(warningsIn(a.email)).toHaveLength(1)
})

test('the previous contact, given back, acts at once; who changes it on and on floods nobody', async () => {
  const a = await owner()
  await save(a.who, a.leadid, { business: { email: a.to } })
  await save(a.who, a.leadid, { business: { email: a.email } })
  const { contactHolds } = (await colleague.who.get(at(a.id))).body as unknown as Application
  expect(contactHolds).toEqual([])
  for (let n = 0; n < 12; n++)
    await save(a.who, a.leadid, { business: { email: n % 3 ? `other${n}@else.example` : a.email } })
  await t.worker.drain()
  expect(warningsIn(a.email).length).toBeLessThanOrEqual(5)
  expect(codesIn(a.phone).length).toBeLessThanOrEqual(5)
  for (let n = 0; n < 12; n++) expect(t.inbox(`other${n}@else.example`)).toEqual([])
})

test('a draft is corrected freely by its owner; in a browser let in by a copied link its contact waits', async () => {
  count += 1
  const mine = { email: `draft${count}@shop.example`, phone: `20755517${String(count).padStart(2, '0')}` }
  const draft = async () => {
    const who = t.visitor()
    const model = {
      business: { ...minimal.business, email: mine.email, smsConsent: '1' },
      pg: { ...minimal.pg, phone: mine.phone },
    }
    const { body } = await who.post('/api/apply/lead', { model, page: 0 })
    const leadid = String(body.leadid)
    const id = t.deps.keys.readLeadCode(leadid)!.id
    await insider.who.post(at(id, '/assign'), { to: insider.id })
    return { who, leadid, id }
  }
  const holdsOf = async (id: string) =>
    ((await colleague.who.get(at(id))).body as unknown as Application).contactHolds
  const own = await draft()
  await save(own.who, own.leadid, { business: { email: 'typo@shop.example' } })
  expect(await holdsOf(own.id)).toEqual([])

  const taken = await draft()
  const { who, leadid } = await byCopiedLink(taken.id)
  await save(who, leadid, { business: { email: `thief${count}@else.example` } })
  expect(await holdsOf(taken.id)).toMatchObject([{ channel: 'email', byCode: true }])
  await t.worker.drain()
  expect(warningsIn(mine.email)).toHaveLength(1)
  expect((await confirm(taken.id, insider)).status).toBe(422)
})
