// The portal over HTTP once somebody is in: who sees what, and what is done there.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventKinds, linkByFrame, settle } from '../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { at, list, mustAnswer, portalOf } from '../../../test/portal.ts'
import { staffMember } from '../../../test/staff.ts'
import { keepBusiness, nameBusiness } from '#platform/store/businesses.ts'
import { moveStage } from '#platform/store/move-stage.ts'
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

test("a contact of two businesses sees both, and nobody else's", async () => {
  const email = 'shared@portal.example'
  const one = await portal.owner({ email, name: 'North Store' })
  const two = await portal.owner({ email, name: 'South Store' })
  const stranger = await portal.owner()
  const who = await portal.logIn(email)
  const { applications } = await portal.home(who)
  expect(
    list(applications)
      .map(({ business }) => business)
      .sort(),
  ).toEqual(['North Store', 'South Store'])
  expect(String((await portal.read(who, two.id)).business)).toBe('South Store')
  expect(String((await portal.read(who, one.id)).next)).toContain('Connect your business bank account')
  for (const path of [
    paths.openScreen,
    paths.writeMessage,
    paths.setConsent,
    paths.setReminder,
    paths.askDeletion,
  ]) {
    const body = { wanted: true, screen: 'bank', text: 'x', kind: 'e-sign', given: false }
    expect((await who.post(at(path.path, stranger.id), body)).status).toBe(404)
  }
})

test('each thing that is asked opens its own screen, by a link that opens no more', async () => {
  const { email, id } = await portal.owner()
  const who = await portal.logIn(email)
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

test('an offer is told with its APR, a decline with its notice, both as they are', async () => {
  const offered = await portal.owner({ requestedAmount: '50,000' })
  await linkByFrame(t, offered, { username: 'user_healthy' })
  await settle(t)
  const who = await portal.logIn(offered.email)
  const shown = await portal.read(who, offered.id)
  expect(shown.stage).toBe('offered')
  expect(list(shown.deals).every(({ apr, amount }) => Number(apr) > 0 && Number(amount) > 0)).toBe(true)
  expect(list(shown.history).map(({ what }) => what)).toContain('bank-history-fetched')
  const page = mustAnswer(await who.post(at(paths.openScreen.path, offered.id), { screen: 'offers' }))
  expect(String(page.body.url)).toMatch(/^\/business\/apply\/continue\/.+/)

  const declined = await portal.owner({ monthly_sales: '9,000' })
  await t.worker.drain()
  const closed = await portal.logIn(declined.email)
  const told = await portal.read(closed, declined.id)
  expect([told.stage, list(told.asked).length, list(told.deals).length]).toEqual(['not-qualified', 0, 0])
  const [notice] = list(told.papers)
  expect(notice).toMatchObject({ kind: 'adverse-action' })
  expect(String(notice?.text)).toContain('principal reasons')
  expect((await closed.post(at(paths.openScreen.path, declined.id), { screen: 'bank' })).status).toBe(409)
})

test('a declined file shows its notice and leads to the reasons; who wants paper has it asked of staff again', async () => {
  const declined = await portal.owner()
  const who = await portal.logIn(declined.email)
  mustAnswer(await who.post(at(paths.setConsent.path, declined.id), { kind: 'e-sign', given: false }))
  const underwriter = await staffMember(t, 'underwriter')
  const settled = `/api/staff/applications/${declined.id}/requests/paper/settle`
  mustAnswer(await underwriter.who.post(settled))
  await linkByFrame(t, declined, { username: 'user_nsf' })
  await settle(t)
  await t.worker.drain()
  const shown = await portal.read(who, declined.id)
  expect([shown.stage, list(shown.asked), list(shown.deals)]).toEqual(['declined', [], []])
  expect(list(shown.papers)).toMatchObject([{ kind: 'adverse-action' }])
  // The notice of now has to go by post as well.
  mustAnswer(await underwriter.who.post(settled))
  const page = mustAnswer(await who.post(at(paths.openScreen.path, declined.id), { screen: 'offers' }))
  expect(String(page.body.url)).toMatch(/continue/)
  expect(list(shown.messages).every(({ text }) => !/https?:/.test(String(text)))).toBe(true)
})

test('the day of a plan: one message for whoever wants it, said and taken back in the portal; the link leads to a filled application', async () => {
  const declined = await portal.owner()
  await linkByFrame(t, declined, { username: 'user_stacked' })
  await settle(t)
  const who = await portal.logIn(declined.email)
  const wish = (wanted: boolean) => who.post(at(paths.setReminder.path, declined.id), { wanted })
  const toldNow = async () =>
    (await portal.read(who, declined.id)).plan as unknown as { by: string; to_be_told: boolean }
  for (const wanted of [true, true, false, true]) {
    mustAnswer(await wish(wanted))
    expect((await toldNow()).to_be_told).toBe(wanted)
  }
  const opened = mustAnswer(await who.post(at(paths.openScreen.path, declined.id), { screen: 'offers' }))
  const code = String(opened.body.url).split('/').at(-1)!
  const reader = t.visitor()
  mustAnswer(await reader.post('/api/apply/continue', { code }))
  // A second tap finds the session ended, and nothing to carry.
  const carried = async () => mustAnswer(await reader.post('/api/apply/leave', { carry: 'answers' })).body
  const filled = (await carried()).contact as Record<string, unknown>
  expect(filled).toMatchObject({ email: declined.email })
  expect(filled).not.toHaveProperty('smsConsent')
  expect(JSON.stringify(filled)).not.toMatch(/123-?45-?6789|1980-04-12/)
  expect((await carried()).contact).toBeUndefined()

  const { by } = await toldNow()
  t.clock.set(`${by}T15:00:00Z`)
  await t.worker.drain()
  const sent = await t.db.query(
    `select state from message where lead_id = $1::uuid and template = 'plan-date'`,
    [declined.id],
  )
  expect(sent).toEqual([{ state: 'sent' }])
  const later = await portal.logIn(declined.email)
  expect((await later.post(at(paths.setReminder.path, declined.id), { wanted: true })).status).toBe(409)
  mustAnswer(await later.post(at(paths.setReminder.path, declined.id), { wanted: false }))
})

test('an account whose application now has another contact is empty, and says so', async () => {
  const { email, id } = await portal.owner()
  const who = await portal.logIn(email)
  await t.db.query(`update lead set email_key = 'another' where id = $1::uuid`, [id])
  expect(await portal.homeIds(who)).toEqual([])
})

test('messages go both ways; staff stand in the log by role and initials', async () => {
  const { email, id } = await portal.owner()
  const rep = await staffMember(t, 'representative', 'Rosa Medina')
  await t.db.query(
    'update lead set assigned_to = (select id from staff where email = $2) where id = $1::uuid',
    [id, rep.email],
  )
  const who = await portal.logIn(email)
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
  const shown = await portal.read(who, id)
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
  const { email, id } = await portal.owner({ phone, smsConsent: true })
  const other = await portal.owner({ email, phone, smsConsent: true, name: 'Second Store' })
  const who = await portal.logIn(email)
  const set = (body: object) => who.post(at(paths.setConsent.path, id), body)
  const given = async (of: string, kind: string) =>
    list((await portal.read(who, of)).consents).find((each) => each.kind === kind)?.given
  expect(await given(other.id, 'sms')).toBe(true)
  mustAnswer(await set({ kind: 'sms', given: false }))
  // A number has texts or has none.
  expect([await given(id, 'sms'), await given(other.id, 'sms')]).toEqual([false, false])
  expect(await portal.codeFor(t.visitor(), phone, '+12075550131')).toBe('')
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
  // The page says that it was dealt with; it may be asked for again.
  const deletion = async () => (await portal.read(who, id)).deletion
  expect(await deletion()).toMatchObject({ doneAt: t.clock().toISOString() })
  t.clock.advance(1000)
  mustAnswer(await who.post(at(paths.askDeletion.path, id)))
  expect(await deletion()).toMatchObject({ askedAt: t.clock().toISOString(), doneAt: null })
  mustAnswer(await underwriter.who.post(`/api/staff/applications/${id}/requests/deletion/settle`))
  mustAnswer(await set({ kind: 'e-sign', given: true }))
  expect(list(await file())).toEqual([])
})

test('who was funded before asks again, where nothing is under way and the business has this contact', async () => {
  const { email, id } = await portal.owner()
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
  const who = await portal.logIn(email)
  expect((await portal.read(who, id)).mayRenew).toBe(false)
  await t.db.transaction((tx) => moveStage(tx, id, 'withdrawn', { actor: 'system' }, t.clock()))
  expect((await portal.read(who, id)).mayRenew).toBe(true)
  const opened = mustAnswer(await who.post(at(paths.openScreen.path, id), { screen: 'renewal' }))
  expect(String(opened.body.url)).toMatch(/^\/business\/rn\/.+/)
  // From a decline there is one way to apply again, on its own page.
  await t.db.query(`update lead set stage = 'declined' where id = $1::uuid`, [id])
  expect((await portal.read(who, id)).mayRenew).toBe(false)
  expect((await who.post(at(paths.openScreen.path, id), { screen: 'renewal' })).status).toBe(409)
  // Another contact of the same application's business is none of the business.
  const second = await portal.owner()
  await businessOf(second.id, 'else@portal.example')
  await t.db.transaction((tx) => moveStage(tx, second.id, 'withdrawn', { actor: 'system' }, t.clock()))
  expect((await portal.read(await portal.logIn(second.email), second.id)).mayRenew).toBe(false)
})
