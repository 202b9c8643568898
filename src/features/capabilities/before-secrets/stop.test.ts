// An owner stops before secrets are asked for: no decline, no notice, nobody is chased; and takes the application up again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForErasure } from '#features/capabilities/retention/hold.server.ts'
import { retireDue } from '#features/capabilities/retention/retire.server.ts'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { addEvent } from '#platform/store/events.ts'
import { createLink } from '#platform/store/links.ts'
import { readLead } from '#platform/store/leads.ts'
import { eventKinds, minimal } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember } from '../../../../test/staff.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import { moveStage } from '#platform/store/move-stage.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

let count = 0
interface Owner {
  readonly who: Visitor
  readonly leadid: string
  readonly id: string
}
const young = { monthly_sales: '12,000', years_in_business: '0-1 year' }

/** Answers the pages up to `last`; everything of the business is below the general minimums unless it is changed. */
async function begun(last = 2, changes: Record<string, unknown> = young): Promise<Owner> {
  count += 1
  const email = `stops${count}@shop.example`
  const phone = `(207) 555-${String(2600 + count)}`
  const model = {
    ...minimal,
    business: { ...minimal.business, email, ...changes },
    // Nothing of page 3 yet.
    pg: { fn: 'Ana', ln: 'Quispe', srfico: '650-700', email, phone },
  }
  const who = t.visitor()
  let leadid = ''
  for (let page = 0; page <= last; page++) {
    const saved = await who.post('/api/apply/lead', { model: { ...model, sfleadid: leadid }, page })
    if (saved.status !== 200) throw new Error(saved.text)
    leadid = String(saved.body.leadid)
  }
  await t.worker.drain()
  return { who, leadid, id: t.deps.keys.readLeadCode(leadid)!.id }
}
const stop = ({ who, leadid }: Owner) => who.post('/api/apply/stop', { sf_leadid: leadid })
const takeUp = ({ who, leadid }: Owner) => who.post('/api/apply/take-up', { sf_leadid: leadid })
const status = ({ who, leadid }: Owner, language = 'en') =>
  who.post('/api/lead/offer_status', { sf_leadid: leadid }, { headers: { 'accept-language': language } })
const stageOf = async ({ id }: Owner) => (await readLead(t.db, id))?.stage
const messagesOf = ({ id }: Owner) =>
  t.db.query<{ template: string }>(`select template from message where lead_id = $1::uuid`, [id])
const stopDetail = async ({ id }: Owner) =>
  (
    await t.db.query<{ detail: unknown }>(
      `select detail from event where lead_id = $1::uuid and kind = 'application-stopped' order by at desc limit 1`,
      [id],
    )
  )[0]?.detail

test('a stop is a withdrawal by the applicant with an event of its own, and its causes; twice is once', async () => {
  const owner = await begun()
  expect([(await stop(owner)).status, (await stop(owner)).status]).toEqual([200, 200])
  expect(await stageOf(owner)).toBe('withdrawn')
  const kinds = await eventKinds(t, owner.id)
  expect(kinds.filter((kind) => kind === 'application-stopped')).toHaveLength(1)
  expect(kinds).not.toContain('application-completed')
  expect(await stopDetail(owner)).toEqual({ from: 'draft', causes: ['sales', 'time-in-business'] })
})

test('nothing was decided: no notice, and nothing is sent to who stopped, in forty days', async () => {
  const owner = await begun()
  const before = await messagesOf(owner)
  await stop(owner)
  for (let day = 0; day < 40; day++) {
    t.clock.advance(86_400_000)
    await t.worker.drain()
  }
  expect(await messagesOf(owner)).toEqual(before)
  expect(before.map(({ template }) => template)).not.toContain('adverse-action')
  expect((await t.db.query(`select 1 from decision where lead_id = $1::uuid`, [owner.id])).length).toBe(0)
})

test('a letter that asks for missing answers and had not gone out is left; after the owner goes on it is sent', async () => {
  const owner = await begun()
  const ask = () =>
    t.db.transaction((tx) => addJob(tx, sendMessageJob(owner.id, 'incomplete-link'), t.clock()))
  await ask()
  await stop(owner)
  await t.worker.drain()
  const asked = async () =>
    (await messagesOf(owner)).filter(({ template }) => template === 'incomplete-link').length
  expect(await asked()).toBe(0)
  await takeUp(owner)
  await ask()
  await t.worker.drain()
  expect(await asked()).toBeGreaterThan(0)
})

test('its page says who ended it and how it goes on, in both languages; another browser sees nothing of it', async () => {
  const owner = await begun()
  await stop(owner)
  const told = await status(owner)
  expect(told.body).toMatchObject({ stage: 'withdrawn', stopped: true, valid: false, explanation: null })
  expect(told.body.next_step).toMatch(/Nothing was decided.*continue this application/)
  const spanish = await status(owner, 'es')
  expect(spanish.body.next_step).toMatch(/No se decidió nada/)
  const stranger = { ...owner, who: t.visitor() }
  expect([(await stop(stranger)).status, (await takeUp(stranger)).status]).toEqual([403, 403])
})

test('it is taken up where it stood, with its answers, and then can be finished or stopped again', async () => {
  const owner = await begun()
  await stop(owner)
  const late = await owner.who.post('/api/apply/lead', {
    model: { interest: 'Payroll', sfleadid: owner.leadid },
    page: 2,
    partial: true,
  })
  expect(late.status).toBe(409)
  expect([(await takeUp(owner)).status, (await takeUp(owner)).status]).toEqual([200, 200])
  expect(await stageOf(owner)).toBe('draft')
  const { body } = await owner.who.post('/api/apply/load-progress', { leadid: owner.leadid })
  expect(body).toMatchObject({ page: 3, stage: 'draft', answers: { monthlySales: '12,000' } })
  expect((await status(owner)).body.stopped).toBe(false)
  await stop(owner)
  expect(await stageOf(owner)).toBe('withdrawn')
  await takeUp(owner)
  for (const page of [3, 4]) {
    const model = { ...minimal, business: { ...minimal.business, ...young }, sfleadid: owner.leadid }
    expect((await owner.who.post('/api/apply/lead', { model, page })).status).toBe(200)
  }
  await t.worker.drain()
  // Whoever goes on gets the answer with its notice, as ever: nobody is refused before page 4.
  expect(await stageOf(owner)).toBe('not-qualified')
  expect((await messagesOf(owner)).map(({ template }) => template)).toContain('adverse-action')
  expect((await stop(owner)).status).toBe(409)
})

test('what staff withdrew, or reopened and withdrew, is not taken up by its owner', async () => {
  const owner = await begun()
  await stop(owner)
  await t.db.transaction(async (tx) => {
    await moveStage(tx, owner.id, 'in-review', { actor: 'staff' }, t.clock())
    await moveStage(tx, owner.id, 'withdrawn', { actor: 'staff' }, t.clock())
    await addEvent(
      tx,
      { leadId: owner.id, kind: 'application-withdrawn', actor: 'staff', detail: { reason: 'A wish' } },
      new Date(t.clock().getTime() + 1),
    )
  })
  expect((await takeUp(owner)).status).toBe(409)
  expect((await status(owner)).body.stopped).toBe(false)
})

test('while its erasure is pending it is not taken up again, by its owner or by staff, and how to go on is said', async () => {
  const owner = await begun()
  await stop(owner)
  const by = { actor: 'staff', ip: null, userAgent: null } as const
  await askForErasure(t.deps, owner.id, 'The owner asked for it', by)
  const refused = await takeUp(owner)
  expect(refused).toMatchObject({ status: 409, body: { type: 'urn:underway:problem:erasure-asked' } })
  expect(refused.body.title).toContain('start a new application')
  // Nothing is offered that would only refuse.
  const told = (await status(owner)).body
  expect(told).toMatchObject({ stage: 'withdrawn', stopped: false, to_be_erased: true })
  expect(told.next_step).toMatch(/asked us to erase.*starts empty/)
  const admin = await staffMember(t, 'admin', 'Ada Admin')
  const { who } = admin
  expect((await openFile(admin, owner.id)).status).toBe(200)
  expect((await who.get(`/api/staff/applications/${owner.id}`)).body).toMatchObject({ canReopen: false })
  const opened = await who.post(`/api/staff/applications/${owner.id}/reopen`, { reason: 'They called' })
  expect(opened).toMatchObject({ status: 409, body: { type: 'urn:underway:problem:not-possible-now' } })
  expect(await stageOf(owner)).toBe('withdrawn')
})

test('once it was erased its browser is promised no fresh link: there is nothing, and the next visit begins anew', async () => {
  const owner = await begun()
  await stop(owner)
  const by = { actor: 'staff', ip: null, userAgent: null } as const
  await askForErasure(t.deps, owner.id, 'The owner asked for it', by)
  t.clock.advance(1_000)
  expect((await retireDue(t.deps, 50, owner.id)).done[0]?.kinds).toContain('application')
  const page0 = { model: { ...minimal, sfleadid: owner.leadid }, page: 0 }
  const answers = [
    await takeUp(owner),
    await status(owner),
    await owner.who.post('/api/apply/load-progress', { leadid: owner.leadid }),
    await owner.who.post('/api/apply/lead', page0),
  ]
  expect(answers.map(({ status: code }) => code)).toEqual([404, 404, 404, 404])
  expect(await owner.who.get('/api/apply/current')).toMatchObject({ status: 200, body: { leadid: null } })
  expect(await stageOf(owner)).toBe('withdrawn')
})

test('a second tab that goes on and one that stops: whoever comes first, nothing is lost', async () => {
  const owner = await begun()
  const model = {
    ...minimal,
    business: { ...minimal.business, ...young },
    pg: { ...minimal.pg },
    sfleadid: owner.leadid,
  }
  const [stopped, saved] = await Promise.all([
    stop(owner),
    owner.who.post('/api/apply/lead', { model, page: 3 }),
  ])
  expect(stopped.status).toBe(200)
  expect([200, 409]).toContain(saved.status)
  expect(await stageOf(owner)).toBe('withdrawn')
})

test('an owner who qualifies may stop too; no cause is made up', async () => {
  const owner = await begun(2, {})
  await stop(owner)
  expect(await stopDetail(owner)).toEqual({ from: 'draft', causes: [] })
})

test('the link for missing answers tells it where secrets are asked, and stops; staff read who and why', async () => {
  const owner = await begun()
  const { code } = await t.db.transaction((tx) =>
    createLink(
      tx,
      t.deps.keys,
      { leadId: owner.id, purpose: 'incomplete', createdBy: null, expiresInDays: 14, detail: {} },
      t.clock(),
    ),
  )
  const other = t.visitor()
  const opened = await other.post('/api/incomplete_lead_fields/verify-link', { link: code })
  expect(opened.body.facts).toMatchObject({ refused_by_policy: ['sales', 'time-in-business'] })
  expect(JSON.stringify(opened.body)).not.toContain('12,000')
  expect((await other.post('/api/incomplete_lead_fields/stop', { link: code })).status).toBe(200)
  expect(await stageOf(owner)).toBe('withdrawn')
  const uma = await staffMember(t, 'underwriter', 'Uma Underwriter')
  await openFile(uma, owner.id)
  const file = await uma.who.get(`/api/staff/applications/${owner.id}`)
  const event = (file.body.events as unknown as { kind: string; actor: string; detail: unknown }[]).find(
    ({ kind }) => kind === 'application-stopped',
  )
  expect(event).toMatchObject({ actor: 'applicant', detail: { causes: ['sales', 'time-in-business'] } })
  // Its own browser goes on with it.
  expect((await takeUp(owner)).status).toBe(200)
})
