// Corrections by staff through the front door: what may be corrected by whom, what follows, what is logged, and what an owner's tab meets.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDecision } from '#platform/store/decision-basis.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import type { Application } from './application-contract.ts'

const renewed = { status: 410, body: { type: 'urn:underway:problem:link-renewed' } }
/** What an upload knows as a picture. */
const picture = {
  name: 'id.png',
  type: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

let t: TestApp
let rep: Member
let underwriter: Member
let colleague: Member
beforeAll(async () => {
  t = await testApp()
  rep = await staffMember(t, 'representative', 'Rosa Rep')
  underwriter = await staffMember(t, 'underwriter')
  colleague = await staffMember(t, 'underwriter')
})
afterAll(() => t.close())

let count = 0
const applicant = (changes: object = {}): Promise<Applicant> => {
  count += 1
  const own = { email: `wrong${count}@shop.example`, ...changes }
  return apply(t, { business: own, pg: { ...own, phone: `(207) 555-${1200 + count}` } })
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
const correct = (id: string, answers: object, reason = 'Told by phone', member = underwriter) =>
  confirmed(id, member.who.post(at(id, '/correct'), { answers, reason }))
const lookUps = async (id: string) =>
  (
    await t.db.query(
      `select answers, business_name, owner_name, state, replace(search, id::text, '') as search, email_key, phone_key
       from lead where id = $1::uuid`,
      [id],
    )
  )[0]
const errorFields = (answer: { body: unknown }) =>
  (answer.body as { errors?: { field: string }[] }).errors?.map(({ field }) => field)

test('a corrected application looks in every column as if it had been typed so', async () => {
  const right = { email: 'right@shop.example', name: 'Right Name LLC', city: 'Bangor' }
  const typed = await apply(t, {
    business: { ...right, phone: '(207) 555-1999' },
    pg: { email: right.email, fn: 'Berta', phone: '(207) 555-1998' },
  })
  const mistyped = await applicant({ name: 'Rihgt Nmae LLC', fn: 'Bertha' })
  const answer = await correct(mistyped.id, {
    email: ' Right@Shop.example ',
    firstName: 'Berta',
    businessName: 'Right Name LLC',
    businessCity: 'Bangor',
    businessPhone: '207 555 1999',
    cellPhone: '+1 207 555 1998',
  })
  expect(answer.status).toBe(200)
  expect(await lookUps(mistyped.id)).toEqual(await lookUps(typed.id))
  expect((await read(typed.id)).duplicates.map(({ id }) => id)).toContain(mistyped.id)
})

test('the log tells fields and reason, never a value; links to the wrong address end', async () => {
  const { id } = await applicant()
  const made = await underwriter.who.post(at(id, '/send-link'), { kind: 'continue', channel: 'copy' })
  const code = String(made.body.url).split('/').pop()
  await correct(id, { businessAddress: '1 Other St' })
  expect((await t.visitor().post('/api/apply/continue', { code })).status).toBe(200)
  await correct(id, { email: 'newer@shop.example', lastName: 'Quispe-Mamani' }, 'Misheard on the phone')
  expect((await t.visitor().post('/api/apply/continue', { code })).status).toBe(404)
  const page = await read(id)
  const event = page.events.findLast(({ kind }) => kind === 'answers-corrected')!
  expect(event.detail).toEqual({ fields: ['lastName', 'email'], reason: 'Misheard on the phone' })
  const logged = JSON.stringify(page.events)
  for (const value of ['newer@shop.example', 'Mamani', 'Other St']) expect(logged).not.toContain(value)
})

test('who came in by the wrong address is out, the owner comes in by the link that is mailed to the right one', async () => {
  const { id, who, leadid } = await applicant()
  const made = await underwriter.who.post(at(id, '/send-link'), { kind: 'continue', channel: 'copy' })
  const wrong = t.visitor()
  const opened = await wrong.post('/api/apply/continue', { code: String(made.body.url).split('/').pop() })
  const progress = (visitor: typeof wrong, lead: unknown) =>
    visitor.post('/api/apply/load-progress', { leadid: lead })
  expect((await progress(wrong, opened.body.leadid)).body.answers).toBeDefined()

  expect((await correct(id, { email: 'corrected@shop.example' })).status).toBe(200)
  for (const [out, old] of [
    [wrong, opened.body.leadid],
    [who, leadid],
  ] as const) {
    const told = await progress(out, old)
    expect(told).toMatchObject(renewed)
    expect(Object.keys(told.body).sort()).toEqual(['status', 'title', 'type'])
  }
  expect((await progress(t.visitor(), leadid)).status).toBe(404)
  expect(await wrong.get('/api/apply/current')).toMatchObject(renewed)
  const model = { sfleadid: opened.body.leadid, business: { email: 'wrong@else.example' } }
  expect((await wrong.post('/api/apply/lead', { model, page: 4 })).status).toBeGreaterThanOrEqual(400)

  await t.worker.drain()
  const mails = t.inbox('corrected@shop.example')
  const code = /\/apply\/continue\/([\w-]+)/.exec(mails.at(-1)!.text)![1]
  const owner = t.visitor()
  const again = await owner.post('/api/apply/continue', { code })
  expect(again.status).toBe(200)
  const { body } = await progress(owner, again.body.leadid)
  expect(body.answers).toMatchObject({ email: 'corrected@shop.example' })
  expect(body.masks).toHaveProperty('ssn')
  const page = await read(id)
  expect(page.links.filter(({ live }) => live)).toHaveLength(1)
  expect(page.answers.flatMap(({ answers }) => answers)).toContainEqual({
    field: 'email',
    text: 'corrected@shop.example',
  })
})

test('another cell phone ends the same; another address ends nothing', async () => {
  const { id, who, leadid } = await applicant()
  const progress = () => who.post('/api/apply/load-progress', { leadid })
  await correct(id, { businessAddress: '1 Other St', firstName: 'Berta' })
  expect((await progress()).status).toBe(200)
  await correct(id, { cellPhone: '(207) 555-1777' })
  expect((await progress()).status).toBe(410)
})

test("an owner's open tab meets the correction as a change made elsewhere", async () => {
  const a = await applicant()
  const save = (revision?: number) =>
    a.who.post(
      '/api/apply/lead',
      { model: { sfleadid: a.leadid, business: { address: '9 Mine St' } }, page: 4 },
      revision === undefined ? {} : { headers: { 'if-match': `"${revision}"` } },
    )
  const revision = Number((await save()).body.revision)
  await correct(a.id, { businessAddress: '1 Other St' })
  const met = await save(revision)
  expect(met.status).toBe(409)
  expect(met.body).toMatchObject({ type: 'urn:underway:problem:changed-elsewhere', revision: revision + 1 })
  expect((await save(revision + 1)).status).toBe(200)
})

test("an owner's open tab is told about the new link, and goes on once that was opened in its browser", async () => {
  const { id, who, leadid } = await applicant()
  await correct(id, { email: 'again@shop.example' })
  const save = (visitor = who) =>
    visitor.post('/api/apply/lead', {
      model: { sfleadid: leadid, business: { address: '9 Mine St', years_in_business: '5+ years' } },
      page: 4,
    })
  expect(await save()).toMatchObject(renewed)
  expect((await save(t.visitor())).status).toBe(404)

  await t.worker.drain()
  const before = t.inbox('again@shop.example').length
  expect((await t.visitor().post('/api/apply/send-link', { leadid })).status).toBe(404)
  expect((await who.post('/api/apply/send-link', { leadid })).status).toBe(200)
  await t.worker.drain()
  const mails = t.inbox('again@shop.example')
  expect(mails).toHaveLength(before + 1)
  const code = /\/apply\/continue\/([\w-]+)/.exec(mails[0]!.text)![1]
  const fresh = (await who.post('/api/apply/continue', { code })).body.leadid
  const { body } = await who.post('/api/apply/load-progress', { leadid })
  expect(body).toMatchObject({ leadid: fresh, answers: { email: 'again@shop.example' } })
  // A save by the old lead id would bring the mistyped answers back: the tab loads first.
  expect((await save()).status).toBe(410)
})

/** Every other call of an applicant's page, by a lead id. */
const pageCalls = (who: Visitor, leadid: string) => {
  const named = { sf_leadid: leadid }
  const photo = [
    ['file', picture],
    ['filetype', 'Photo ID'],
    ['sf_leadid', leadid],
  ] as const
  return [
    () => who.post('/api/apply/ready', { ...named, wait: 0 }),
    () => who.post('/api/apply/determine-eligibility', named),
    () => who.post('/api/apply/fundbox_submit_lead', named),
    () => who.post('/api/apply/partner-referral', { ...named, consent: true }),
    () => who.post('/api/apply/get-finicity-link', named),
    () => who.get(`/api/plaid/get_link_token/?redirect_url=&sf_leadid=${leadid}`),
    () => who.post('/api/bank-link/state', named),
    () => who.post('/api/bank-link/outcome', { ...named, outcome: 'cancelled' }),
    () => who.post('/api/lead/pre-offers', named),
    () => who.post('/api/lead/pre-offer-selected', { ...named, amount_selected: null }),
    () => who.post('/api/lead/offer_status', named),
    () => who.post('/api/lead/select_offer', { ...named, offer_id: 'x' }),
    () => who.post('/api/lead/select_notify_me', { ...named, notify_me: true }),
    () => who.post('/api/uploads/received', named),
    () => who.upload('/api/apply/upload-file', photo),
  ]
}

test('every page of an open tab is told about the new link, everybody else about nothing; once it was opened there, all go on', async () => {
  const { id, who, leadid } = await applicant()
  const stranger = t.visitor()
  await correct(id, { email: 'pages@shop.example' })
  for (const call of pageCalls(who, leadid)) expect(await call()).toMatchObject(renewed)
  expect(await who.get('/api/bank-link/state')).toMatchObject(renewed)
  for (const call of pageCalls(stranger, leadid)) expect((await call()).status).toBe(404)

  await t.worker.drain()
  const code = /\/apply\/continue\/([\w-]+)/.exec(t.inbox('pages@shop.example')[0]!.text)![1]
  await who.post('/api/apply/continue', { code })
  for (const call of pageCalls(who, leadid)) expect([404, 410]).not.toContain((await call()).status)
  expect((await who.get('/api/bank-link/state')).status).toBe(200)
  for (const call of pageCalls(stranger, leadid)) expect((await call()).status).toBe(404)
})

test('asking which application is open here leaves the way on: it is told, and a link can be asked for', async () => {
  const { id, who, leadid } = await applicant()
  await correct(id, { email: 'current@shop.example' })
  expect(await who.get('/api/apply/current')).toMatchObject(renewed)
  const save = await who.post('/api/apply/lead', { model: { sfleadid: leadid }, page: 6 })
  expect(save).toMatchObject(renewed)
  await t.worker.drain()
  const before = t.inbox('current@shop.example').length
  expect((await t.visitor().post('/api/apply/send-link', { leadid: '' })).status).toBe(404)
  expect((await who.post('/api/apply/send-link', { leadid: '' })).status).toBe(200)
  await t.worker.drain()
  expect(t.inbox('current@shop.example')).toHaveLength(before + 1)
})

describe('what is refused', () => {
  test('a bad value, an emptied answer and a missing reason, each at its field, with nothing half-written', async () => {
    const { id } = await applicant()
    const before = await lookUps(id)
    const bad = { email: 'no address', businessZip: '1', firstName: ' ', businessCity: 'Bangor' }
    expect(errorFields(await correct(id, bad))!.toSorted()).toEqual(['businessZip', 'email', 'firstName'])
    expect(errorFields(await correct(id, { businessCity: 'Bangor' }, ' '))).toEqual(['reason'])
    expect(await lookUps(id)).toEqual(before)
  })

  test('SSN, EIN, date of birth and what is the applicant’s to state', async () => {
    const { id } = await applicant()
    for (const field of ['ssn', 'ein', 'dateOfBirth', 'monthlySales', 'creditBand', 'nonsense'])
      expect((await correct(id, { [field]: '1' })).status).toBe(400)
  })

  test('nothing changed writes nothing; a second address line may come and go', async () => {
    const { id } = await applicant()
    const corrections = async () =>
      (await read(id)).events.filter(({ kind }) => kind === 'answers-corrected').length
    const { email } = (
      await t.db.query<{ email: string }>(`select answers->>'email' as email from lead where id = $1::uuid`, [
        id,
      ])
    )[0]!
    expect((await correct(id, { email, businessAddress2: '' })).status).toBe(200)
    expect(await corrections()).toBe(0)
    await correct(id, { businessAddress2: 'Floor 2' })
    await correct(id, { businessAddress2: '' })
    expect(await corrections()).toBe(2)
    const { answers } = (await lookUps(id)) as { answers: object }
    expect(answers).not.toHaveProperty('businessAddress2')
  })

  test("another's application, a free one, a reading key, an ended application", async () => {
    const { id } = await applicant()
    expect((await correct(id, { businessCity: 'Bangor' }, 'Told by phone', rep)).status).toBe(403)
    await rep.who.post(at(id, '/assign'), { to: rep.id })
    expect((await correct(id, { businessCity: 'Bangor' }, 'Told by phone', rep)).status).toBe(200)
    const keyed = t.visitor()
    await keyed.post('/api/staff/auth-key-login', { authKey: underwriter.authKey })
    const body = { answers: { businessCity: 'Orono' }, reason: 'Told by phone' }
    expect((await keyed.post(at(id, '/correct'), body)).status).toBe(403)
    await rep.who.post(at(id, '/withdraw'), { reason: 'Sold the business' })
    expect((await read(id)).canCorrect).toBe(false)
    expect((await correct(id, { businessCity: 'Orono' })).status).toBe(409)
  })
})

test('another state is decided on again, beside the decision in effect', async () => {
  const a = await applicant()
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  const before = (await read(a.id)).decisions.length
  expect(before).toBeGreaterThan(0)
  // A state alone contradicts the zip that stands.
  expect((await correct(a.id, { businessState: 'Vermont' })).status).toBe(422)
  const moved = { businessState: 'Vermont', businessZip: '05401' }
  expect((await correct(a.id, moved)).status).toBe(200)
  await settle(t)
  const page = await read(a.id)
  expect(page.state).toBe('VT')
  expect(page.decisions.length).toBe(before + 1)
})

describe('an answer that a decision rests on', () => {
  const countOf = async (id: string) =>
    (await t.db.query('select 1 from decision where lead_id = $1::uuid', [id])).length
  const inputsOf = async (id: string) => openDecision(t.deps.keys, (await currentDecision(t.db, id))!).inputs
  const decided = async () => {
    const a = await applicant()
    await linkByFrame(t, a, { username: 'user_healthy' })
    await settle(t)
    return a
  }

  test('is decided anew when it is corrected: amount, start and industry', async () => {
    const { id } = await decided()
    const before = await countOf(id)
    expect(before).toBeGreaterThan(0)
    expect((await correct(id, { requestedAmount: '20,000' })).status).toBe(200)
    await settle(t)
    expect(await inputsOf(id)).toMatchObject({ requestedAmount: 2_000_000 })
    // The band follows the start: underwriting counts by it.
    expect((await correct(id, { startMonth: '3', startYear: '2025' })).status).toBe(200)
    await settle(t)
    expect(await inputsOf(id)).toMatchObject({ timeInBusinessMonths: 12 })
    const answers = (await read(id)).answers.flatMap((section) => section.answers)
    expect(answers.find(({ field }) => field === 'yearsInBusiness')?.text).toBe('1-2 years')
    expect((await correct(id, { classification: 'Partnership' })).status).toBe(200)
    await settle(t)
    expect(await countOf(id)).toBe(before + 3)
  })

  test('is not, when nothing changed or the month is to come', async () => {
    const { id } = await decided()
    const before = await countOf(id)
    const page = await read(id)
    const amount = page.answers
      .flatMap((section) => section.answers)
      .find(({ field }) => field === 'requestedAmount')!.text
    expect((await correct(id, { requestedAmount: amount })).status).toBe(200)
    const ahead = await correct(id, { startYear: '2026', startMonth: '12' })
    expect([ahead.status, errorFields(ahead)]).toEqual([422, ['startYear']])
    await settle(t)
    expect(await countOf(id)).toBe(before)
  })
})
