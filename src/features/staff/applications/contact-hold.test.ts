// After a correction: the previous address is told without a name, and the new one acts by a code from another contact, a second person, or a day.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
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

test('the previous address is told, by a message that names nobody', async () => {
  const a = await owner()
  await correct(a.id, { email: a.to })
  await t.worker.drain()
  const told = t.inbox(a.email).find(({ subject }) => subject === 'Contact details were changed')!
  expect(told.text).toContain('tell us right away')
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
