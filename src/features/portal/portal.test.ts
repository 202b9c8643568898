// The portal over HTTP: its codes guessed, replayed and used in another browser, who sees what, and what is done there.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mustAnswer } from '../../../test/portal.ts'
import { apply, eventKinds, settle, linkByFrame, type Applicant } from '../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { staffMember } from '../../../test/staff.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { fillPath } from '#ui/api.ts'
import { holdContact } from '#platform/store/contact-holds.ts'
import { keepBusiness, nameBusiness } from '#platform/store/businesses.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import * as paths from './paths.ts'

let t: TestApp
let count = 0
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.query('delete from try_count')
  t.clock.set('2026-11-16T15:00:00Z')
})

interface Owner extends Applicant {
  readonly email: string
}

/** `phone`: the owner's cell phone. */
async function owner({ phone, ...business }: Record<string, unknown> = {}): Promise<Owner> {
  const email = String(business.email ?? `owner-${++count}@portal.example`)
  const pg = phone === undefined ? {} : { phone }
  return { ...(await apply(t, { business: { ...business, email }, pg })), email }
}

/** Asks for a code as this browser, and answers what was sent. */
async function codeFor(who: Visitor, contact: string, to = contact): Promise<string> {
  t.clock.advance(1_000)
  mustAnswer(await who.post(paths.askCode, { contact }))
  await t.worker.drain()
  const message = t.inbox(to)[0]
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? ''
}

async function logIn(contact: string, to = contact): Promise<Visitor> {
  const who = t.visitor()
  const code = await codeFor(who, contact, to)
  mustAnswer(await who.post(paths.enterCode, { code }))
  return who
}

const at = (path: string, id: string) => fillPath(path, { id }).path
const read = async (who: Visitor, id: string) =>
  mustAnswer(await who.get(at(paths.readApplication.path, id))).body
const home = async (who: Visitor) => mustAnswer(await who.get(paths.readHome.path)).body
const list = (value: unknown) => value as readonly Record<string, unknown>[]
const homeIds = async (who: Visitor) => list((await home(who)).applications).map(({ id }) => id)
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code logs in the browser that asked for it, once, and is no use in another one', async () => {
  const { email, id } = await owner()
  const asking = t.visitor()
  const code = await codeFor(asking, email.toUpperCase(), email)
  expect(code).toMatch(/^\d{6}$/)
  const other = t.visitor()
  expect((await other.post(paths.enterCode, { code })).status).toBe(410)
  // A browser that asked for a code of its own, for the same contact.
  await codeFor(other, email)
  expect((await other.post(paths.enterCode, { code })).status).toBe(422)
  const cookie = asking.cookies.get('underway_portal_code')!
  expect((await asking.post(paths.enterCode, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(
    200,
  )
  expect(await homeIds(asking)).toEqual([id])
  // Replayed, with the browser's own mark as well.
  const copy = t.visitor()
  copy.cookies.set('underway_portal_code', cookie)
  expect((await copy.post(paths.enterCode, { code })).status).toBe(410)
  expect((await copy.get(paths.readHome.path)).status).toBe(401)
})

test('five wrong codes end it, ten minutes end it, and a new one ends the one of before', async () => {
  const { email } = await owner()
  const who = t.visitor()
  const code = await codeFor(who, email)
  for (let tries = 0; tries < 5; tries++)
    expect((await who.post(paths.enterCode, { code: wrongFor(code) })).status).toBe(422)
  const spent = await who.post(paths.enterCode, { code })
  expect([spent.status, String(spent.body.title)]).toEqual([
    410,
    expect.stringContaining('ask for a new one'),
  ])
  const late = await codeFor(who, email)
  t.clock.advance(10 * 60_000)
  expect((await who.post(paths.enterCode, { code: late })).status).toBe(410)
  const first = await codeFor(who, email)
  const kept = who.cookies.get('underway_portal_code')!
  const second = await codeFor(who, email)
  expect(second).not.toBe(first)
  const before = t.visitor()
  before.cookies.set('underway_portal_code', kept)
  expect((await before.post(paths.enterCode, { code: first })).status).toBe(410)
  expect((await who.post(paths.enterCode, { code: second })).status).toBe(200)
})

test('a contact that nobody has is answered as one that somebody has, and costs the same statements', async () => {
  const { email } = await owner()
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

test('a text goes only to a number that agreed to texts, and only by day', async () => {
  const number = (n: number) => `(207) 555-01${n}`
  const silent = await owner({ phone: number(21), smsConsent: false })
  expect(silent.id).toBeTruthy()
  expect(await codeFor(t.visitor(), number(21), '+12075550121')).toBe('')
  const agreed = await owner({ phone: number(32), smsConsent: true })
  const who = await logIn(number(32), '+12075550132')
  expect(await homeIds(who)).toEqual([agreed.id])
  expect((await home(who)).channel).toBe('sms')
  const sent = t.inbox('+12075550132').length
  t.clock.set('2026-11-17T04:00:00Z')
  await codeFor(t.visitor(), number(32), '+12075550132')
  expect(t.inbox('+12075550132')).toHaveLength(sent)
})

test('a changed contact that does not act yet opens nothing, and gets no code', async () => {
  const { email, id } = await owner()
  const inside = await logIn(email)
  await holdContact(
    t.db,
    {
      leadId: id,
      channel: 'email',
      until: new Date(t.clock().getTime() + 86_400_000),
      madeBy: null,
      codeHash: null,
      wasKey: null,
    },
    t.clock(),
  )
  const before = t.inbox(email).length
  await codeFor(t.visitor(), email)
  expect(t.inbox(email)).toHaveLength(before)
  expect(await homeIds(inside)).toEqual([])
  expect((await inside.get(at(paths.readApplication.path, id))).status).toBe(404)
})

test('a session ends after 30 idle minutes, after 12 hours, by leaving, and everywhere at once', async () => {
  const { email } = await owner()
  const idle = await logIn(email)
  t.clock.advance(29 * 60_000)
  await home(idle)
  t.clock.advance(29 * 60_000)
  await home(idle)
  t.clock.advance(31 * 60_000)
  expect((await idle.get(paths.readHome.path)).status).toBe(401)
  const long = await logIn(email)
  for (let hours = 0; hours < 12; hours += 0.4) {
    await long.get(paths.readHome.path)
    t.clock.advance(0.4 * 3_600_000)
  }
  expect((await long.get(paths.readHome.path)).status).toBe(401)
  const [one, other] = [await logIn(email), await logIn(email)]
  expect((await home(one)).places).toBe(2)
  const token = one.cookies.get('underway_portal')!
  await one.post(paths.logOut)
  const copy = t.visitor()
  copy.cookies.set('underway_portal', token)
  expect((await copy.get(paths.readHome.path)).status).toBe(401)
  const third = await logIn(email)
  mustAnswer(await third.post(paths.logOutEverywhere))
  expect((await other.get(paths.readHome.path)).status).toBe(401)
  expect((await third.get(paths.readHome.path)).status).toBe(401)
})

test("a contact of two businesses sees both, and nobody else's", async () => {
  const email = 'shared@portal.example'
  const one = await owner({ email, name: 'North Store' })
  const two = await owner({ email, name: 'South Store' })
  const stranger = await owner()
  const who = await logIn(email)
  const { applications } = await home(who)
  expect(
    list(applications)
      .map(({ business }) => business)
      .sort(),
  ).toEqual(['North Store', 'South Store'])
  expect(String((await read(who, two.id)).business)).toBe('South Store')
  expect(String((await read(who, one.id)).next)).toContain('Connect your business bank account')
  for (const path of [paths.openScreen, paths.writeMessage, paths.setConsent, paths.askDeletion]) {
    const body = { screen: 'bank', text: 'x', kind: 'e-sign', given: false }
    expect((await who.post(at(path.path, stranger.id), body)).status).toBe(404)
  }
})

test('each thing that is asked opens its own screen, by a link that opens no more', async () => {
  const { email, id } = await owner()
  const who = await logIn(email)
  const open = async (body: object) => who.post(at(paths.openScreen.path, id), body)
  const bank = mustAnswer(await open({ screen: 'bank' }))
  expect(String(bank.body.url)).toMatch(/^\/business\/bank-verification\/.+/)
  const photo = mustAnswer(await open({ screen: 'document', document: 'photo-id' }))
  const code = String(photo.body.url).split('/').at(-1)!
  const asked = mustAnswer(await t.visitor().post('/api/documents/verify-link', { link: code }))
  expect(list(asked.body.requests).map(({ kind }) => kind)).toEqual(['photo-id'])
  // What is not asked opens nothing.
  for (const body of [
    { screen: 'answers' },
    { screen: 'offers' },
    { screen: 'renewal' },
    { screen: 'document', document: 'lease' },
  ])
    expect((await open(body)).status).toBe(409)
  t.clock.advance(2 * 3_600_000)
  expect((await t.visitor().post('/api/documents/verify-link', { link: code })).status).toBe(404)
})

test('an offer is told with its APR, a decline with its notice, both as they stand', async () => {
  const offered = await owner({ requestedAmount: '50,000' })
  await linkByFrame(t, offered, { username: 'user_healthy' })
  await settle(t)
  const who = await logIn(offered.email)
  const shown = await read(who, offered.id)
  expect(shown.stage).toBe('offered')
  expect(list(shown.deals).every(({ apr, amount }) => Number(apr) > 0 && Number(amount) > 0)).toBe(true)
  expect(list(shown.history).map(({ what }) => what)).toContain('bank-history-fetched')
  const page = mustAnswer(await who.post(at(paths.openScreen.path, offered.id), { screen: 'offers' }))
  expect(String(page.body.url)).toMatch(/^\/business\/apply\/continue\/.+/)

  const declined = await owner({ monthly_sales: '9,000' })
  await t.worker.drain()
  const closed = await logIn(declined.email)
  const told = await read(closed, declined.id)
  expect([told.stage, list(told.asked).length, list(told.deals).length]).toEqual(['not-qualified', 0, 0])
  const [notice] = list(told.papers)
  expect(notice).toMatchObject({ kind: 'adverse-action' })
  expect(String(notice?.text)).toContain('principal reasons')
  expect((await closed.post(at(paths.openScreen.path, declined.id), { screen: 'bank' })).status).toBe(409)
})

test('messages go both ways; staff stand in the log by role and initials', async () => {
  const { email, id } = await owner()
  const rep = await staffMember(t, 'representative', 'Rosa Medina')
  await t.db.query(
    'update lead set assigned_to = (select id from staff where email = $2) where id = $1::uuid',
    [id, rep.email],
  )
  const who = await logIn(email)
  expect((await who.post(at(paths.writeMessage.path, id), { text: '  ' })).status).toBe(422)
  mustAnswer(await who.post(at(paths.writeMessage.path, id), { text: 'When do I get the money?' }))
  const due = mustAnswer(await rep.who.get('/api/staff/due'))
  expect(
    list(due.body.due)
      .filter(({ applicationId }) => applicationId === id)
      .map(({ kind }) => kind),
  ).toContain('reply')
  const file = mustAnswer(await rep.who.get(`/api/staff/applications/${id}`))
  const inbound = list(file.body.messages).find(({ channel }) => channel === 'portal')!
  const text = mustAnswer(
    await rep.who.post(`/api/staff/applications/${id}/messages/${String(inbound.id)}/read`),
  )
  expect(String(text.body.text)).toBe('When do I get the money?')
  mustAnswer(
    await rep.who.post(`/api/staff/applications/${id}/write`, { text: 'Once the bank is connected.' }),
  )
  await t.worker.drain()
  const shown = await read(who, id)
  const thread = list(shown.messages).slice(-2)
  expect(thread.map(({ from }) => from)).toEqual(['you', 'us'])
  expect(String(thread[1]?.text)).toBe('Once the bank is connected.')
  expect(t.inbox(email)[0]?.text).toContain('Once the bank is connected.')
  expect(shown.manager).toBe('Rosa Medina')
  expect(list(shown.history).find(({ what }) => what === 'message-read')).toMatchObject({
    who: 'representative',
    initials: 'R. M.',
  })
  expect(JSON.stringify(shown.history)).not.toContain('Medina')
  const after = mustAnswer(await rep.who.get('/api/staff/due'))
  expect(
    list(after.body.due).filter(({ applicationId, kind }) => applicationId === id && kind === 'reply'),
  ).toEqual([])
})

test('texts and electronic records are withdrawn and given again; paper and deletion reach staff', async () => {
  const phone = '(207) 555-0131'
  const { email, id } = await owner({ phone, smsConsent: true })
  const other = await owner({ email, phone, smsConsent: true, name: 'Second Store' })
  const who = await logIn(email)
  const set = (body: object) => who.post(at(paths.setConsent.path, id), body)
  const given = async (of: string, kind: string) =>
    list((await read(who, of)).consents).find((each) => each.kind === kind)?.given
  expect(await given(other.id, 'sms')).toBe(true)
  mustAnswer(await set({ kind: 'sms', given: false }))
  // A number has texts or has none.
  expect([await given(id, 'sms'), await given(other.id, 'sms')]).toEqual([false, false])
  expect(await codeFor(t.visitor(), phone, '+12075550131')).toBe('')
  mustAnswer(await set({ kind: 'sms', given: true }))
  expect(await given(id, 'sms')).toBe(true)
  mustAnswer(await set({ kind: 'e-sign', given: false }))
  mustAnswer(await who.post(at(paths.askDeletion.path, id)))
  mustAnswer(await who.post(at(paths.askDeletion.path, id)))
  expect(
    (await eventKinds(t, id)).filter((kind) => kind === 'deletion-asked' || kind === 'paper-asked'),
  ).toEqual(['paper-asked', 'deletion-asked'])
  const underwriter = await staffMember(t, 'underwriter')
  const file = async () =>
    mustAnswer(await underwriter.who.get(`/api/staff/applications/${id}`)).body.ownerRequests
  expect(
    list(await file())
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['deletion', 'paper'])
  mustAnswer(await underwriter.who.post(`/api/staff/applications/${id}/requests/deletion/settle`))
  expect((await underwriter.who.post(`/api/staff/applications/${id}/requests/deletion/settle`)).status).toBe(
    409,
  )
  mustAnswer(await set({ kind: 'e-sign', given: true }))
  expect(list(await file())).toEqual([])
})

test('who was funded before asks again, where nothing is under way and the business has this contact', async () => {
  const { email, id } = await owner()
  const origin = { origin: 'import', brand: '', language: 'en', secrets: {}, assignedTo: null } as const
  const businessOf = async (leadId: string, mail: string) => {
    const answers = { businessName: 'Corner Store', firstName: 'Ana', email: mail }
    const business = await keepBusiness(
      t.db,
      t.deps.keys,
      null,
      { ...origin, answers, taxKey: leadId },
      t.clock(),
    )
    await nameBusiness(t.db, leadId, business)
  }
  await businessOf(id, email)
  const who = await logIn(email)
  expect((await read(who, id)).mayRenew).toBe(false)
  await t.db.transaction((tx) => moveStage(tx, id, 'withdrawn', { actor: 'system' }, t.clock()))
  expect((await read(who, id)).mayRenew).toBe(true)
  const opened = mustAnswer(await who.post(at(paths.openScreen.path, id), { screen: 'renewal' }))
  expect(String(opened.body.url)).toMatch(/^\/business\/rn\/.+/)
  // Another contact of the same application's business is none of the business.
  const second = await owner()
  await businessOf(second.id, 'else@portal.example')
  await t.db.transaction((tx) => moveStage(tx, second.id, 'withdrawn', { actor: 'system' }, t.clock()))
  expect((await read(await logIn(second.email), second.id)).mayRenew).toBe(false)
})

test('staff do not act as the owner in a browser where they are logged in', async () => {
  const { email, id } = await owner()
  const who = await logIn(email)
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
