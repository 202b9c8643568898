// The portal's door over HTTP: codes guessed, replayed and used in another browser, limits, sessions and how they end.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { at, mustAnswer, portalOf } from '../../../test/portal.ts'
import { staffMember } from '../../../test/staff.ts'
import { refused } from '#core/ground/outcome.ts'
import { holdContact } from '#platform/store/contact-holds.ts'
import * as paths from './paths.ts'

let t: TestApp
let portal: ReturnType<typeof portalOf>
beforeAll(async () => {
  t = await testApp()
  portal = portalOf(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.query('delete from try_count')
  t.clock.set('2026-11-16T15:00:00Z')
})

const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code logs in the browser that asked for it, once, and is no use in another one', async () => {
  const { email, id } = await portal.owner()
  const asking = t.visitor()
  const code = await portal.codeFor(asking, email.toUpperCase(), email)
  expect(code).toMatch(/^\d{6}$/)
  const other = t.visitor()
  expect((await other.post(paths.enterCode, { code })).status).toBe(410)
  // A browser that asked for a code of its own, for the same contact.
  await portal.codeFor(other, email)
  expect((await other.post(paths.enterCode, { code })).status).toBe(422)
  const cookie = asking.cookies.get('underway_portal_code')!
  expect((await asking.post(paths.enterCode, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(
    200,
  )
  expect(await portal.homeIds(asking)).toEqual([id])
  // Replayed, with the browser's own mark as well.
  const copy = t.visitor()
  copy.cookies.set('underway_portal_code', cookie)
  expect((await copy.post(paths.enterCode, { code })).status).toBe(410)
  expect((await copy.get(paths.readHome.path)).status).toBe(401)
})

test('the code that a browser asked for is told to it alone, by its way, as long as it can be typed', async () => {
  const { email } = await portal.owner()
  const who = t.visitor()
  const waiting = async (visitor = who) => (await visitor.get(paths.readCode.path)).body
  expect(await waiting()).toEqual({ channel: null })
  const code = await portal.codeFor(who, email)
  expect(await waiting()).toEqual({ channel: 'email' })
  expect(await waiting(t.visitor())).toEqual({ channel: null })
  expect((await who.post(paths.enterCode, { code: wrongFor(code) })).status).toBe(422)
  expect(await waiting()).toEqual({ channel: 'email' })
  // A second tab has the same cookies, and types it.
  expect((await who.post(paths.enterCode, { code })).status).toBe(200)
  expect(await waiting()).toEqual({ channel: null })
  // One that nobody has is told as any other; one that ran out, or has no tries left, is none.
  await who.post(paths.askCode, { contact: 'nobody@portal.example' })
  expect(await waiting()).toEqual({ channel: 'email' })
  t.clock.advance(10 * 60_000)
  expect(await waiting()).toEqual({ channel: null })
  const spent = await portal.codeFor(who, email)
  for (let tries = 0; tries < 5; tries++) await who.post(paths.enterCode, { code: wrongFor(spent) })
  expect(await waiting()).toEqual({ channel: null })
})

test('five wrong codes end it, ten minutes end it, and a new one ends the previous one', async () => {
  const { email } = await portal.owner()
  const who = t.visitor()
  const code = await portal.codeFor(who, email)
  for (let tries = 0; tries < 5; tries++)
    expect((await who.post(paths.enterCode, { code: wrongFor(code) })).status).toBe(422)
  const spent = await who.post(paths.enterCode, { code })
  expect([spent.status, String(spent.body.title)]).toEqual([
    410,
    expect.stringContaining('ask for a new one'),
  ])
  const late = await portal.codeFor(who, email)
  t.clock.advance(10 * 60_000)
  expect((await who.post(paths.enterCode, { code: late })).status).toBe(410)
  const first = await portal.codeFor(who, email)
  const kept = who.cookies.get('underway_portal_code')!
  const second = await portal.codeFor(who, email)
  expect(second).not.toBe(first)
  const before = t.visitor()
  before.cookies.set('underway_portal_code', kept)
  expect((await before.post(paths.enterCode, { code: first })).status).toBe(410)
  expect((await who.post(paths.enterCode, { code: second })).status).toBe(200)
})

test('a contact that nobody has is answered as one that somebody has, and costs the same statements', async () => {
  const { email } = await portal.owner()
  const seen = []
  const statements: number[] = []
  for (const contact of [email, 'nobody@portal.example']) {
    const who = t.visitor()
    const queries: string[] = []
    const spied = t.db.transaction
    t.db.transaction = ((work: Parameters<typeof spied>[0]) =>
      spied.call(t.db, (tx) => {
        const query = tx.query.bind(tx)
        return work({
          ...tx,
          query: (sql: string, values?: never) => (queries.push(sql), query(sql, values)),
        })
      })) as typeof spied
    const asked = await who.post(paths.askCode, { contact })
    t.db.transaction = spied
    statements.push(queries.length)
    await t.worker.drain()
    const typed = await who.post(paths.enterCode, { code: '000000' })
    const { instance: _, ...problem } = typed.body as Record<string, unknown>
    seen.push({ status: asked.status, body: asked.body, typed: typed.status, problem })
  }
  expect(seen[0]).toEqual(seen[1])
  expect(statements[0]).toBe(statements[1])
  expect(statements[0]).toBeGreaterThan(3)
  expect(t.inbox('nobody@portal.example')).toEqual([])
})

test('codes are limited for a contact, known or not, and for a network', async () => {
  const ask = (ip: string, contact: string) => t.visitor(ip).post(paths.askCode, { contact })
  for (let n = 0; n < 6; n++) expect((await ask(`192.0.2.${n}`, 'often@portal.example')).status).toBe(200)
  expect((await ask('192.0.2.99', 'often@portal.example')).status).toBe(429)
  for (let n = 0; n < 30; n++)
    expect((await ask('198.51.100.1', `many-${n}@portal.example`)).status).toBe(200)
  expect((await ask('198.51.100.1', 'many-31@portal.example')).status).toBe(429)
  expect((await ask('198.51.100.2', 'many-31@portal.example')).status).toBe(200)
})

test('whoever presses again and again waits an hour, as they are told, and not a day', async () => {
  const ask = async () =>
    (await t.visitor('203.0.113.7').post(paths.askCode, { contact: 'eager@portal.example' })).status
  const answers = []
  for (let n = 0; n < 25; n++) answers.push(await ask())
  expect(answers.filter((status) => status === 200)).toHaveLength(6)
  t.clock.advance(61 * 60_000)
  expect(await ask()).toBe(200)
})

test('a text goes only to a number that agreed to texts, and only by day', async () => {
  const number = (n: number) => `(207) 555-01${n}`
  const silent = await portal.owner({ phone: number(21), smsConsent: false })
  expect(silent.id).toBeTruthy()
  expect(await portal.codeFor(t.visitor(), number(21), '+12075550121')).toBe('')
  const agreed = await portal.owner({ phone: number(32), smsConsent: true })
  const who = await portal.logIn(number(32), '+12075550132')
  expect(await portal.homeIds(who)).toEqual([agreed.id])
  expect((await portal.home(who)).channel).toBe('sms')
  const sent = t.inbox('+12075550132').length
  t.clock.set('2026-11-17T04:00:00Z')
  await portal.codeFor(t.visitor(), number(32), '+12075550132')
  expect(t.inbox('+12075550132')).toHaveLength(sent)
})

test('a code whose text went out unheard is looked up, and not texted again', async () => {
  t.clock.set('2026-11-18T16:00:00Z')
  await portal.owner({ phone: '(207) 555-0133', smsConsent: true })
  const sms = t.deps.sms!
  const { send } = sms
  sms.send = async (text) => {
    await send(text)
    return refused({ kind: 'unavailable', vendorCode: 'timeout' })
  }
  const who = t.visitor()
  await who.post(paths.askCode, { contact: '(207) 555-0133' })
  await t.worker.drain()
  sms.send = send
  t.clock.advance(61_000)
  await t.worker.drain()
  const [text, ...more] = t.inbox('+12075550133')
  expect(more).toEqual([])
  expect((await who.post(paths.enterCode, { code: /\d{6}/.exec(text!.text)![0] })).status).toBe(200)
})

test('a changed contact that does not act yet opens nothing, and gets no code', async () => {
  const { email, id } = await portal.owner()
  const inside = await portal.logIn(email)
  await holdContact(
    t.db,
    {
      leadId: id,
      personId: null,
      channel: 'email',
      until: new Date(t.clock().getTime() + 86_400_000),
      madeBy: null,
      codeHash: null,
      wasKey: null,
    },
    t.clock(),
  )
  const before = t.inbox(email).length
  await portal.codeFor(t.visitor(), email)
  expect(t.inbox(email)).toHaveLength(before)
  expect(await portal.homeIds(inside)).toEqual([])
  expect((await inside.get(at(paths.readApplication.path, id))).status).toBe(404)
})

test('a session ends after 30 idle minutes, after 12 hours, by leaving, and everywhere at once', async () => {
  const { email } = await portal.owner()
  const idle = await portal.logIn(email)
  t.clock.advance(29 * 60_000)
  await portal.home(idle)
  t.clock.advance(29 * 60_000)
  await portal.home(idle)
  t.clock.advance(31 * 60_000)
  expect((await idle.get(paths.readHome.path)).status).toBe(401)
  const long = await portal.logIn(email)
  for (let hours = 0; hours < 12; hours += 0.4) {
    await long.get(paths.readHome.path)
    t.clock.advance(0.4 * 3_600_000)
  }
  expect((await long.get(paths.readHome.path)).status).toBe(401)
  const [one, other] = [await portal.logIn(email), await portal.logIn(email)]
  expect((await portal.home(one)).places).toBe(2)
  const token = one.cookies.get('underway_portal')!
  await one.post(paths.logOut)
  const copy = t.visitor()
  copy.cookies.set('underway_portal', token)
  expect((await copy.get(paths.readHome.path)).status).toBe(401)
  const third = await portal.logIn(email)
  mustAnswer(await third.post(paths.logOutEverywhere))
  expect((await other.get(paths.readHome.path)).status).toBe(401)
  expect((await third.get(paths.readHome.path)).status).toBe(401)
})

test('staff do not act as the owner in a browser where they are logged in', async () => {
  const { email, id } = await portal.owner()
  const who = await portal.logIn(email)
  const rep = await staffMember(t, 'representative')
  for (const [name, value] of rep.who.cookies) who.cookies.set(name, value)
  expect((await who.post(paths.askCode, { contact: email })).status).toBe(403)
  expect((await who.post(at(paths.askDeletion.path, id))).status).toBe(403)
})

test('no contact and no code stands in the log', async () => {
  const lines: string[] = []
  const own = await testApp({ onLog: (line) => lines.push(line) })
  try {
    const who = own.visitor()
    await who.post(paths.askCode, { contact: 'quiet@portal.example' })
    await who.post(paths.enterCode, { code: '482913' })
  } finally {
    await own.close()
  }
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('')).not.toMatch(/quiet@|482913/)
})
