// After a change of contact, by staff or in the owner's browser: the address of before is told without a name, and the new one acts by a code from another contact, a second person, or a day.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, minimal } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import type { Application } from './application-contract.ts'

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
const correct = (id: string, answers: object) =>
  insider.who.post(at(id, '/correct'), { answers, reason: 'Told by phone' })
const confirm = (id: string, member: Member, code?: string) =>
  member.who.post(at(id, '/contact/confirm'), { code })
const codesIn = (to: string) => t.inbox(to).flatMap(({ text }) => /code (\d{6})/.exec(text)?.[1] ?? [])
const codeIn = (to: string) => codesIn(to)[0]!
/** Messages to an address that tell of a change of contact. */
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

test('the address of before is told, by a message that names nobody', async () => {
  const a = await owner()
  await correct(a.id, { email: a.to })
  await t.worker.drain()
  const told = t.inbox(a.email).find(({ subject }) => subject === 'Contact details were changed')!
  expect(told.text).toContain('tell us at once')
  for (const secret of ['Zacharias', 'Bakery', a.to, 'http']) expect(told.text).not.toContain(secret)
})

test('nothing reaches the new address, no link is handed out, and its maker cannot let it act', async () => {
  const a = await owner()
  await correct(a.id, { email: a.to })
  const copy = await insider.who.post(at(a.id, '/send-link'), { kind: 'continue', channel: 'copy' })
  expect(copy.body.type).toBe('urn:underway:problem:contact-held')
  await insider.who.post(at(a.id, '/send-link'), { kind: 'continue', channel: 'email' })
  await t.worker.drain()
  expect(t.inbox(a.to)).toEqual([])
  expect((await confirm(a.id, insider)).status).toBe(422)
  expect((await confirm(a.id, insider, '000000')).status).toBe(422)

  // The owner reads the code from the phone that was on file.
  expect((await confirm(a.id, insider, codeIn(a.phone))).status).toBe(200)
  await t.worker.drain()
  expect(t.inbox(a.to).length).toBeGreaterThan(0)
  expect((await confirm(a.id, insider)).status).toBe(409)
})

test('five wrong codes leave only a second person or time', async () => {
  const a = await owner()
  await correct(a.id, { email: a.to })
  await t.worker.drain()
  const right = codeIn(a.phone)
  for (let tries = 0; tries < 5; tries++)
    expect((await confirm(a.id, insider, right === '111111' ? '222222' : '111111')).status).toBe(422)
  expect((await confirm(a.id, insider, right)).status).toBe(422)
  expect((await confirm(a.id, colleague)).status).toBe(200)
  await t.worker.drain()
  expect(t.inbox(a.to).length).toBeGreaterThan(0)
})

test('with no other contact on file, or both corrected at once, there is no code; after a day it acts', async () => {
  const both = await owner()
  await correct(both.id, { email: both.to, cellPhone: '(207) 555-1699' })
  const alone = await owner('')
  await correct(alone.id, { email: alone.to })
  await t.worker.drain()
  for (const { id } of [both, alone]) {
    const { contactHolds } = (await colleague.who.get(at(id))).body as unknown as Application
    expect(contactHolds.every(({ byCode }) => !byCode)).toBe(true)
  }
  // A phone corrected first does not make way for the e-mail: it is held itself.
  const one = await owner()
  await correct(one.id, { cellPhone: '(207) 555-1698' })
  await correct(one.id, { email: one.to })
  await t.worker.drain()
  expect(t.inbox('+12075551698')).toEqual([])
  t.clock.advance(86_400_000 - 60_000)
  await t.worker.drain()
  expect(t.inbox(alone.to)).toEqual([])
  t.clock.advance(61_000)
  await t.worker.drain()
  for (const { to } of [both, alone, one]) expect(t.inbox(to).length).toBeGreaterThan(0)
})

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
  const next = `(207) 555-16${String(count).padStart(2, '0')}`
  expect((await save(a.who, a.leadid, { pg: { phone: next } })).status).toBe(200)
  await t.worker.drain()
  expect(warningsIn(a.phone)).toHaveLength(1)
  expect(t.inbox(a.email).some(({ subject }) => /^Your code: \d{6}/.test(subject ?? ''))).toBe(true)
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

test('the contact of before, given back, acts at once; who changes it on and on floods nobody', async () => {
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

test('a further correction gives no further tries', async () => {
  const a = await owner()
  await correct(a.id, { email: a.to })
  await t.worker.drain()
  for (let tries = 0; tries < 3; tries++) {
    const wrong = codesIn(a.phone).includes('111111') ? '222222' : '111111'
    expect((await confirm(a.id, insider, wrong)).status).toBe(422)
  }
  await correct(a.id, { email: `b${a.to}` })
  await correct(a.id, { email: `c${a.to}` })
  await t.worker.drain()
  for (const code of codesIn(a.phone)) expect((await confirm(a.id, insider, code)).status).toBe(422)
  const { contactHolds } = (await insider.who.get(at(a.id))).body as unknown as Application
  expect(contactHolds).toMatchObject([{ byCode: false }])
  expect((await confirm(a.id, colleague)).status).toBe(200)
})
