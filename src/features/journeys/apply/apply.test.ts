// The wizard through the front door: saved step by step, resumed, in conflict, refused; it never learns what it may not know.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readLead } from '#platform/store/leads.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember } from '../../../../test/staff.ts'
import type { Visitor } from '../../../../test/visitor.ts'

type Model = Record<string, Record<string, unknown>> & { sfleadid?: unknown }
const read = (name: string): Model =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as Model
const minimal = read('minimal')
const maximal = read('maximal')

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const save = (who: Visitor, model: object, page: number, headers: Record<string, string> = {}) =>
  who.post(
    '/api/apply/lead',
    { model, page, utm_app_cta: 'hero', marketing_cloud_campaign: null },
    { headers },
  )

/** The wire names that a refusal is about. */
const fieldsOf = (body: { errors?: unknown }) =>
  ((body.errors ?? []) as { field: string }[]).map(({ field }) => field)

/** Saves pages 0 to 4 as the browser does and answers the last answer. */
async function applyTo(who: Visitor, model: Model, lastPage = 4) {
  let leadid: unknown
  let answer = await save(who, model, 0)
  for (let page = 1; page <= lastPage; page++) {
    leadid = answer.body.leadid
    answer = await save(who, { ...model, sfleadid: leadid }, page)
  }
  return answer
}

describe.each([
  ['minimal', minimal, 'WC'],
  ['maximal', maximal, 'WC'],
])('%s answers', (_name, model, mql) => {
  test('go page by page to the bank step', async () => {
    const who = t.visitor()
    const first = await save(who, model, 0)
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ page: 1, mql_type: mql, datamerch_hit: false, revision: 1 })
    expect(first.body.leadid).toMatch(/^[\w-]{44}$/)
    for (let page = 1; page <= 4; page++) {
      const next = await save(who, { ...model, sfleadid: first.body.leadid }, page)
      expect(next.status).toBe(200)
      expect(next.body).toMatchObject({ page: page + 1, leadid: first.body.leadid })
    }
    const [lead] = await t.db.query(
      `select stage, mql_type from lead order by created_at desc, id desc limit 1`,
    )
    expect(lead).toEqual({ stage: 'bank-needed', mql_type: mql })
  })
})

test('what is typed is stored clean, and secrets only sealed', async () => {
  const who = t.visitor()
  const { body } = await applyTo(who, maximal)
  const id = t.deps.keys.readLeadCode(String(body.leadid))!.id
  const [lead] = await t.db.query<{
    answers: object
    secrets: Record<string, string>
    source: object
    state: string
  }>('select answers, secrets, source, state from lead where id = $1::uuid', [id])
  expect(lead!.answers).toMatchObject({
    requestedAmount: 8_500_000,
    monthlySales: 11_240_000,
    email: 'jose.nunez@tamalehouse.example',
    cellPhone: '2105550177',
    businessPhone: '2105550188',
    lastName: "Núñez-O'Brien",
    businessState: 'TX',
    smsConsent: true,
    otherReferrer: 'My accountant',
  })
  expect(lead!.source).toMatchObject({ gclid: 'g-1', utm_OS: 'Android', utm_app_cta: 'hero' })
  expect(Object.keys(lead!.secrets).sort()).toEqual(['dateOfBirth', 'ssn'])
  const everything = JSON.stringify(
    await Promise.all(
      ['lead', 'event', 'job', 'consent', 'save_key'].map((table) => t.db.query(`select * from ${table}`)),
    ),
  )
  for (const secret of ['321549876', '321-54-9876', '1979-12-31', '12/31/1979', '123-45-6789', '123456789'])
    expect(everything).not.toContain(secret)
})

test('the server says what is wrong, by wire name, and keeps nothing of it', async () => {
  const who = t.visitor()
  const before = await t.db.query('select count(*) as n from lead')
  const bad = await save(
    who,
    {
      business: { ...minimal.business, requestedAmount: '100', email: 'nobody', monthly_sales: '' },
      pg: { fn: 'A', ln: 'Quispe', phone: '555' },
    },
    0,
  )
  expect(bad.status).toBe(422)
  expect(bad.headers['content-type']).toContain('application/problem+json')
  expect(bad.body.errors).toEqual(
    expect.arrayContaining([
      {
        field: 'business.requestedAmount',
        message: 'Please enter an amount between $500.00 and $1,000,000.00',
      },
      { field: 'business.email', message: 'Please enter a valid email' },
      { field: 'pg.phone', message: 'Please enter a valid phone number' },
    ]),
  )
  const empty = await save(who, { business: {}, pg: {} }, 0)
  expect(empty.body.errors).toContainEqual({
    field: 'business.monthly_sales',
    message: "This field can't be empty",
  })
  const spanish = await save(who, { business: {}, pg: {} }, 0, { 'accept-language': 'es-MX,es;q=0.9' })
  expect(JSON.stringify(spanish.body)).not.toContain("can't be empty")
  expect(await t.db.query('select count(*) as n from lead')).toEqual(before)
})

test('a retry under the same key gets the first answer, even after the revision moved on', async () => {
  const who = t.visitor()
  const first = await save(who, minimal, 0, { 'idempotency-key': 'retry-1' })
  const again = await save(who, minimal, 0, { 'idempotency-key': 'retry-1' })
  expect(again.body).toEqual(first.body)
  const leadid = first.body.leadid
  const step = { ...minimal, sfleadid: leadid }
  const second = await save(who, step, 1, { 'idempotency-key': 'retry-2', 'if-match': '"1"' })
  expect(second.body.revision).toBe(2)
  const lost = await save(who, step, 1, { 'idempotency-key': 'retry-2', 'if-match': '"1"' })
  expect(lost.status).toBe(200)
  expect(lost.body.revision).toBe(2)
})

test('two saves at the same moment under one key make one application', async () => {
  const before = await t.db.query<{ n: number }>('select count(*) as n from lead')
  const answers = await Promise.all(
    [1, 2, 3].map(() => save(t.visitor(), minimal, 0, { 'idempotency-key': 'same' })),
  )
  expect(new Set(answers.map((a) => a.body.leadid)).size).toBe(1)
  expect((await t.db.query<{ n: number }>('select count(*) as n from lead'))[0]!.n).toBe(before[0]!.n + 1)
})

test('two tabs: the second learns that the first one saved; without a revision fields merge', async () => {
  const who = t.visitor()
  const { body } = await save(who, minimal, 0)
  const one = { ...minimal, sfleadid: body.leadid }
  await save(who, one, 1, { 'if-match': '"1"' })
  const stale = await save(who, { ...one, business: { ...minimal.business, name: 'Other Name LLC' } }, 1, {
    'if-match': '"1"',
  })
  expect(stale.status).toBe(409)
  expect(stale.body).toMatchObject({
    revision: 2,
    title: expect.stringContaining('another window') as unknown,
  })
  const merged = await who.post('/api/apply/lead', {
    model: { sfleadid: body.leadid, business: { requestedAmount: '60000' }, pg: {} },
    page: 0,
  })
  expect(merged.status).toBe(200)
  const progress = await who.post('/api/apply/load-progress', { leadid: body.leadid })
  expect(progress.body.answers).toMatchObject({
    requestedAmount: '60,000',
    businessName: 'Harbor Street Bakery LLC',
  })
})

test('resuming: everyone with the id gets appdata, only the own browser the masks', async () => {
  const who = t.visitor()
  const { body } = await applyTo(who, minimal)
  const own = await who.post('/api/apply/load-progress', { leadid: body.leadid })
  expect(own.body).toMatchObject({
    page: 5,
    appdata: { name: 'Harbor Street Bakery LLC', state: 'ME', monthly_sales: '61,000', mql_type: 'WC' },
    masks: { ssn: expect.stringMatching(/6789$/) as unknown },
  })
  const stranger = await t.visitor().post('/api/apply/load-progress', { leadid: body.leadid })
  expect(stranger.body.appdata).toEqual(own.body.appdata)
  expect(Object.keys(stranger.body).sort()).toEqual(['appdata', 'leadid', 'page', 'revision', 'variant'])
  for (const answer of [own, stranger]) {
    expect(answer.text).not.toContain('123-45')
    expect(answer.text).not.toContain('1980-04-12')
  }
  for (const leadid of ['', 'nothing', 'A'.repeat(44)])
    expect((await who.post('/api/apply/load-progress', { leadid })).status).toBe(404)
  expect((await who.get('/api/apply/current')).body.leadid).toBe(body.leadid)
  await who.post('/api/apply/leave')
  expect((await who.get('/api/apply/current')).body.leadid).toBeNull()
})

test.each([
  ['sales under 20,000', { monthly_sales: '19,999' }, 'DNQ'],
  ['sales of exactly 20,000 and one year', { monthly_sales: '20,000', years_in_business: '1-2 years' }, 'WC'],
  ['under a year', { years_in_business: '0-1 year' }, 'DNQ'],
  ['an equipment product', { products: 'Equipment Financing' }, 'EQ'],
])('qualification: %s', async (_title, business, mql) => {
  const model = { ...minimal, business: { ...minimal.business, ...business } } as unknown as Model
  const { body } = await applyTo(t.visitor(), model)
  expect(body).toMatchObject({ mql_type: mql, page: mql === 'DNQ' ? 10 : 5 })
})

test('a merchant on the private list is not told so, and staff see it', async () => {
  const who = t.visitor()
  const model = { ...minimal, business: { ...minimal.business, tid: '98-7654321' } } as unknown as Model
  await applyTo(who, model, 1)
  await t.worker.drain()
  const { body } = await applyTo(who, model)
  const id = t.deps.keys.readLeadCode(String(body.leadid))!.id
  await t.worker.drain()
  const after = await who.post('/api/apply/load-progress', { leadid: body.leadid })
  expect(after.body.page).toBe(10)
  expect(body.datamerch_hit).toBe(false)
  expect(await t.db.query('select stage, merchant_defaults from lead where id = $1::uuid', [id])).toEqual([
    { stage: 'not-qualified', merchant_defaults: 'hit' },
  ])
  // The log stays for ever: no hash of a name or number stands in it.
  const [event] = await t.db.query<{ detail: object }>(
    `select detail from event where lead_id = $1::uuid and kind = 'merchant-defaults-checked'`,
    [id],
  )
  expect(event!.detail).toEqual({ hit: true, records: expect.any(Number) as number })
  // Older events still hold one, and the page of the application shows them as it shows the others.
  await t.db.query(
    `insert into event (lead_id, id, at, kind, actor, detail)
     select lead_id, gen_random_uuid(), at, kind, actor, detail || '{"subject": "of before"}' from event
     where lead_id = $1::uuid and kind = 'merchant-defaults-checked'`,
    [id],
  )
  const underwriter = await staffMember(t, 'underwriter')
  await openFile(underwriter, id)
  const { body: file } = await underwriter.who.get(`/api/staff/applications/${id}`)
  const shown = file.events as unknown as { kind: string }[]
  expect(shown.filter(({ kind }) => kind === 'merchant-defaults-checked')).toHaveLength(2)
})

test('the partner lender gets a lead only with consent, and once', async () => {
  const who = t.visitor()
  const model = { ...minimal, business: { ...minimal.business, monthly_sales: '15,000' } } as unknown as Model
  const { body } = await applyTo(who, model, 1)
  const refused = await who.post('/api/apply/fundbox_submit_lead', { sf_leadid: body.leadid })
  expect(refused.body).toMatchObject({ link: '', error: true })
  const sent = await who.post('/api/apply/fundbox_submit_lead', { sf_leadid: body.leadid, consent: true })
  expect(sent.body).toMatchObject({ error: false, message: '' })
  expect(sent.body.link).toMatch(/^http/)
  const { pathname, search } = new URL(String(sent.body.link))
  // Path and query: the simulator's port may have any digits.
  expect(decodeURIComponent(pathname.replace(/[0-9a-f-]{36}/, '') + search)).not.toMatch(/quispe|207|555/i)
  const again = await who.post('/api/apply/fundbox_submit_lead', { sf_leadid: body.leadid, consent: true })
  expect(again.body).toMatchObject({ link: '', message: 'Your information is already submitted!' })
})

test('made-up ids, broken JSON, foreign origins and unknown paths are refused plainly', async () => {
  const who = t.visitor()
  expect((await save(who, { ...minimal, sfleadid: 'A'.repeat(44) }, 1)).status).toBe(404)
  expect((await who.post('/api/apply/lead', { page: 0 })).status).toBe(400)
  expect((await who.post('/api/apply/lead', { model: minimal, page: 99 })).status).toBe(400)
  const foreign = await save(who, minimal, 0, { origin: 'https://evil.example' })
  expect(foreign.status).toBe(403)
  expect((await who.get('/api/nothing')).status).toBe(404)
  const large = await who.post('/api/apply/lead', {
    model: { business: { name: 'x'.repeat(300_000) } },
    page: 0,
  })
  expect(large.status).toBe(413)
})

test('a complete application is confirmed by e-mail, one that does not qualify gets its notice with the reasons', async () => {
  const email = { ...minimal.business, email: 'settled@example.com' }
  await applyTo(t.visitor(), { ...minimal, business: email } as unknown as Model)
  await applyTo(t.visitor(), {
    ...minimal,
    business: {
      ...email,
      email: 'notice@example.com',
      monthly_sales: '15,000',
      years_in_business: '0-1 year',
    },
  } as unknown as Model)
  await t.worker.drain()
  expect(t.inbox('settled@example.com').map((m) => m.text)).toEqual([
    expect.stringContaining('/business/apply/continue/'),
  ])
  const [notice] = t.inbox('notice@example.com')
  expect(notice?.text).toContain('The Federal Equal Credit Opportunity Act prohibits creditors')
  expect(notice?.text.match(/^- .+$/gm)).toHaveLength(2)
})

test('who holds only the lead id gets no session, changes nobody, and starts nothing in their name', async () => {
  const owner = t.visitor()
  const { body } = await applyTo(owner, minimal, 2)
  const stranger = t.visitor()
  const model = {
    sfleadid: body.leadid,
    business: { email: 'evil@evil.example', requestedAmount: '61000' },
    pg: { phone: '2075550111' },
  }
  const refused = await save(stranger, model, 0)
  expect(refused.status).toBe(403)
  expect(fieldsOf(refused.body)).toEqual(['business.email', 'pg.phone'])
  const rest = { sfleadid: body.leadid, business: { requestedAmount: '61000' } }
  expect((await save(stranger, rest, 0)).status).toBe(200)
  expect(stranger.cookies.size).toBe(0)
  const progress = await owner.post('/api/apply/load-progress', { leadid: body.leadid })
  expect(progress.body.answers).toMatchObject({
    email: 'ana.quispe@harborstreet.example',
    cellPhone: '(207) 555-0142',
    requestedAmount: '61,000',
  })
  const complete = await applyTo(t.visitor(), minimal)
  const amount = (requestedAmount: unknown) => ({
    sfleadid: complete.body.leadid,
    business: { requestedAmount },
  })
  expect(fieldsOf((await save(stranger, amount('62000') as unknown as Model, 5)).body)).toEqual([
    'business.requestedAmount',
  ])
  const same = { ...minimal, sfleadid: complete.body.leadid }
  expect((await save(stranger, same, 5)).status).toBe(200)
  const named = { sf_leadid: body.leadid }
  for (const [path, request] of [
    ['/api/apply/fundbox_submit_lead', { ...named, consent: true }],
    ['/api/apply/get-finicity-link', named],
    ['/api/bank-link/outcome', { ...named, outcome: 'skipped' }],
    ['/api/lead/pre-offer-selected', { ...named, amount_selected: '5000' }],
  ] as const)
    expect((await stranger.post(path, request)).status, path).toBe(403)
  const headers = { 'x-application': String(body.leadid) }
  expect((await stranger.upload('/api/apply/upload-file', [], { headers })).status).toBe(403)
})

test('a key that saved one application saves no other; an old cookie does not keep a new application from its session', async () => {
  const who = t.visitor()
  const key = { 'idempotency-key': 'one-key' }
  const first = await save(who, minimal, 0, key)
  who.cookies.set('underway_application', 'junk')
  const second = await save(who, minimal, 0)
  expect(second.body.leadid).not.toBe(first.body.leadid)
  expect((await who.get('/api/apply/current')).body.leadid).toBe(second.body.leadid)
  const other = await save(who, { ...minimal, sfleadid: second.body.leadid }, 1, key)
  expect(other).toMatchObject({ status: 422, body: { type: 'urn:underway:problem:key-reused' } })
})

test('a key used again with other answers is refused, and gives nobody a session or an application', async () => {
  const key = { 'idempotency-key': 'e1a7b0a24f1c4d8e9b6f0c2d3a4b5c6d' }
  const first = await save(t.visitor(), minimal, 0, key)
  const { id } = t.deps.keys.readLeadCode(String(first.body.leadid))!
  const stranger = t.visitor()
  const theirs = { ...minimal, pg: { ...minimal.pg, fn: 'Eve' } }
  const stolen = await save(stranger, theirs, 0, key)
  expect(stolen).toMatchObject({ status: 422, body: { type: 'urn:underway:problem:key-reused' } })
  expect(stolen.text).not.toContain(String(first.body.leadid))
  expect([...stranger.cookies.keys()]).toEqual([])
  expect((await readLead(t.db, id))!.answers.firstName).toBe(minimal.pg!.fn)
  // The key is still that of the first: its retry is answered, wherever the visit says that it came from by now.
  const retried = { ...minimal, business: { ...minimal.business, gclid: 'later' } }
  const again = await save(t.visitor(), retried, 0, key)
  expect(again).toMatchObject({ status: 200, body: { leadid: first.body.leadid } })
  // The hash of what was saved is keyed: whoever reads the table can try no answers on it.
  const [row] = await t.db.query<{ body: string }>('select body from save_key where lead_id = $1::uuid', [id])
  expect(row!.body).toMatch(/^[\w-]{43}$/)
})

test('a retry gets its session only under a key that nobody else can have thought of', async () => {
  const strong = { 'idempotency-key': '1f0c2d3a4b5c6de1a7b0a24f1c4d8e9b' }
  await save(t.visitor(), minimal, 0, strong)
  const retrying = t.visitor()
  await save(retrying, minimal, 0, strong)
  expect([...retrying.cookies.keys()]).toEqual(['underway_application'])

  const weak = { 'idempotency-key': 'first-try' }
  const first = await save(t.visitor(), minimal, 0, weak)
  const other = t.visitor()
  expect((await save(other, minimal, 0, weak)).body.leadid).toBe(first.body.leadid)
  expect([...other.cookies.keys()]).toEqual([])
})

test('text that no database takes is refused and breaks nothing', async () => {
  const who = t.visitor()
  for (const bad of ['a\u0000b', '\ud800'])
    expect((await save(who, { ...minimal, interest: bad }, 0)).status).toBe(400)
  const body = `{"page":0,"model":{"business":{"products":${'['.repeat(50_000)}${']'.repeat(50_000)}}}}`
  expect(
    (
      await t.server.inject({
        method: 'POST',
        url: '/api/apply/lead',
        payload: body,
        headers: { 'content-type': 'application/json' },
      })
    ).statusCode,
  ).toBe(400)
  expect((await save(who, minimal, 0, { 'if-match': '"99999999999999999999999"' })).status).toBe(200)
})

test('whoever holds only the lead id can have the link sent to the mailbox of the application, once in ten minutes', async () => {
  const owner = t.visitor()
  const email = 'resend@harbor.example'
  const model: Model = Object.assign({}, minimal, { business: { ...minimal.business, email } })
  const { body } = await applyTo(owner, model, 1)
  const elsewhere = t.visitor()
  const ask = () => elsewhere.post('/api/apply/send-link', { leadid: body.leadid })
  expect((await ask()).body).toEqual({ ok: true })
  await t.worker.drain()
  expect((await ask()).body).toEqual({ ok: true })
  await t.worker.drain()
  const sent = t.inbox(email)
  expect(sent).toHaveLength(1)
  const code = /continue\/([\w-]+)/.exec(sent[0]!.text)?.[1]
  expect((await elsewhere.post('/api/apply/continue', { code })).status).toBe(200)
  const opened = await elsewhere.post('/api/apply/load-progress', { leadid: body.leadid })
  expect(opened.body.answers).toBeDefined()
  t.clock.advance(11 * 60_000)
  await ask()
  await t.worker.drain()
  expect(t.inbox(email)).toHaveLength(2)
  expect((await elsewhere.post('/api/apply/send-link', { leadid: 'made-up' })).status).toBe(404)
})

test('behind the questions a save only tells how far: it is no conflict and no refusal, whatever was decided meanwhile', async () => {
  const who = t.visitor()
  const { body } = await applyTo(who, minimal)
  const { id } = t.deps.keys.readLeadCode(String(body.leadid))!
  const step = { ...minimal, sfleadid: body.leadid }
  await t.db.query(`update lead set stage = 'declined', revision = revision + 1 where id = $1::uuid`, [id])
  const place = { sfleadid: body.leadid, financials: { bvstarted: '1' } }
  const late = await save(who, place, 6, { 'if-match': `"${String(body.revision)}"` })
  expect(late.status).toBe(200)
  expect(late.body).toMatchObject({ page: 10, leadid: body.leadid })
  expect((await save(who, step, 6)).body).toMatchObject({ page: 10, leadid: body.leadid })
  expect((await save(who, step, 4)).body.type).toContain('closed-application')
})

test('answers cannot be changed once they are decided on, and are not called closed then', async () => {
  const who = t.visitor()
  const { body } = await applyTo(who, minimal)
  const { id } = t.deps.keys.readLeadCode(String(body.leadid))!
  for (const stage of ['in-review', 'offered', 'offer-chosen']) {
    await t.db.query(`update lead set stage = $2 where id = $1::uuid`, [id, stage])
    const late = await save(who, { ...minimal, sfleadid: body.leadid }, 0)
    expect([stage, late.status, late.body.type]).toEqual([stage, 409, 'urn:underway:problem:answers-final'])
    expect(String(late.body.title)).not.toContain('closed')
  }
})

test('the qualification stands once every question is answered; answers may still be put right until the bank is read', async () => {
  const who = t.visitor()
  const { body } = await applyTo(who, minimal)
  const business = { monthly_sales: '5,000' }
  const less = await save(who, { sfleadid: body.leadid, business }, 0)
  expect(less.body).toMatchObject({ page: 5, mql_type: 'WC' })
  const { body: progress } = await who.post('/api/apply/load-progress', { leadid: body.leadid })
  expect(progress.appdata).toMatchObject({ monthly_sales: '5,000', mql_type: 'WC' })
})

test('the whole application in one call works like page by page: consents, register, settlement', async () => {
  const who = t.visitor()
  const business = { ...minimal.business, email: 'whole@harbor.example', smsConsent: '1' }
  const model = { ...minimal, business } as Model
  const { body } = await save(who, model, 4)
  expect(body).toMatchObject({ page: 5, mql_type: 'WC' })
  const { id } = t.deps.keys.readLeadCode(String(body.leadid))!
  await t.worker.drain()
  const [lead] = await t.db.query(
    `select merchant_defaults as checked, stage from lead where id = $1::uuid`,
    [id],
  )
  expect(lead).toEqual({ checked: 'clear', stage: 'bank-needed' })
  const consents = await t.db.query<{ kind: string }>(
    `select kind from consent where lead_id = $1::uuid and given order by kind`,
    [id],
  )
  expect(consents.map(({ kind }) => kind)).toEqual(['agreement', 'e-sign', 'privacy', 'sms'])
  // Sent along from a later page, an answer is taken while it can be.
  const more = { sfleadid: body.leadid, business: { requestedAmount: '80000' } }
  await save(who, more, 5)
  const progress = await who.post('/api/apply/load-progress', { leadid: body.leadid })
  expect(progress.body.answers).toMatchObject({ requestedAmount: '80,000' })
  // The band stands as it was stated, and no month is made of it.
  expect(progress.body.answers).not.toHaveProperty('startYear')
  const checks = async () =>
    (
      await t.db.query(
        `select 1 from event where lead_id = $1::uuid and kind = 'merchant-defaults-checked'`,
        [id],
      )
    ).length
  expect(await checks()).toBe(1)
  await save(who, { ...model, sfleadid: body.leadid }, 3)
  await t.worker.drain()
  expect(await checks()).toBe(1)
})

test.each([
  ['nothing at all', {}, 5, 'business.requestedAmount'],
  ['no contact', { pg: { title: 'Owner' } }, 3, 'business.email'],
  [
    'a list where one answer belongs',
    { business: { requestedAmount: [500, 600] } },
    0,
    'business.requestedAmount',
  ],
  ['an object where a text belongs', { business: { name: { a: 1 } } }, 1, 'business.name'],
  [
    'a start that has not come',
    { business: { startMonthNumber: '12', startYear: '2026' } },
    1,
    'business.startMonthNumber',
  ],
  ['a mailbox as the place of a business', { business: { address: 'P.O. Box 99' } }, 4, 'business.address'],
])('%s is refused by name, and nothing is begun', async (_what, model, page, field) => {
  const before = await t.db.query('select count(*) as n from lead')
  const answer = await save(t.visitor(), model, page)
  expect(answer.status).toBe(422)
  expect(fieldsOf(answer.body)).toContain(field)
  expect(await t.db.query('select count(*) as n from lead')).toEqual(before)
})

test('a value that is no text is refused in the words of each field', async () => {
  const none = { a: 1 }
  const business = { requestedAmount: none, monthly_sales: none, email: none, smsConsent: none, name: none }
  const refused = await save(t.visitor(), { business, pg: { phone: none, zip: none } }, 5)
  expect(refused.status).toBe(422)
  const said = (refused.body.errors as unknown as { field: string; message: string }[]).map(
    ({ field, message }) => [field, message],
  )
  expect(Object.fromEntries(said)).toMatchObject({
    'business.requestedAmount': 'Please enter a valid amount',
    'business.monthly_sales': 'Please enter a valid amount',
    'business.email': 'Please enter a valid email',
    'pg.phone': 'Please enter a valid phone number',
    'pg.zip': 'Please enter a valid zip code',
  })
  expect(said).toHaveLength(7)
})

test('a page that does not exist is refused; a list of one product is that product', async () => {
  expect((await save(t.visitor(), minimal, '99' as unknown as number)).status).toBe(400)
  const listed = { ...minimal, business: { ...minimal.business, products: ['Credit Line'] } } as Model
  expect((await save(t.visitor(), listed, 0)).status).toBe(200)
})

test('once it is looked at, no answer changes, no secret either, and nothing is emptied', async () => {
  const who = t.visitor()
  const { body } = await applyTo(who, minimal)
  const { id } = t.deps.keys.readLeadCode(String(body.leadid))!
  await t.db.query(`update lead set stage = 'offered' where id = $1::uuid`, [id])
  const stored = async () =>
    (await t.db.query('select answers, secrets from lead where id = $1::uuid', [id]))[0]
  const before = await stored()
  const tries = [
    { pg: { ssn: '222-33-4444', dob: '1990-01-01' } },
    { business: { email: '', name: '' }, pg: { phone: '' } },
    { business: { requestedAmount: '99000' } },
  ]
  for (const more of tries) expect((await save(who, { sfleadid: body.leadid, ...more }, 5)).status).toBe(200)
  expect(await stored()).toEqual(before)
})

test('a required answer is emptied on its own page only, where it is asked for again', async () => {
  const who = t.visitor()
  const { body } = await applyTo(who, minimal)
  const gone = { sfleadid: body.leadid, business: { email: '', name: '' }, pg: { phone: '', fn: '' } }
  expect((await save(who, gone as unknown as Model, 5)).status).toBe(200)
  const { answers } = (await who.post('/api/apply/load-progress', { leadid: body.leadid })).body
  expect(answers).toMatchObject({ email: 'ana.quispe@harborstreet.example', firstName: 'Ana' })
  expect((await save(who, gone as unknown as Model, 0)).status).toBe(422)
})

test('a bare lead id gives no consent, changes no sales and leads nobody past the bank', async () => {
  const owner = t.visitor()
  const { body } = await applyTo(owner, minimal, 2)
  const { id } = t.deps.keys.readLeadCode(String(body.leadid))!
  const stranger = t.visitor()
  const named = (model: object) => ({ sfleadid: body.leadid, ...model }) as unknown as Model
  await save(stranger, named({ business: { smsConsent: '1' } }), 0)
  const consents = await t.db.query(
    `select 1 from consent where lead_id = $1::uuid and kind = 'sms' and given`,
    [id],
  )
  expect(consents).toHaveLength(0)
  const sales = await save(stranger, named({ business: { monthly_sales: '1000' } }), 3)
  expect(fieldsOf(sales.body)).toContain('business.monthly_sales')
  await save(stranger, named({}), 9)
  const [lead] = await t.db.query<{ step: string }>('select step from lead where id = $1::uuid', [id])
  expect(lead!.step).toBe('bank-intro')
})

test('the tax id of a sole proprietor is the SSN, whether the request says so or the application does', async () => {
  const who = t.visitor()
  const { body } = await applyTo(who, minimal, 0)
  const page = (business: object) =>
    save(who, { sfleadid: body.leadid, business: { ...minimal.business, ...business } }, 1)
  expect((await page({ classification: 'LLC', tid: '12-3456789' })).status).toBe(200)
  expect((await page({ classification: 'sole proprietorship', tid: '219-09-9999' })).status).toBe(200)
  const { masks } = (await who.post('/api/apply/load-progress', { leadid: body.leadid })).body
  expect(masks).toMatchObject({ ssn: '•••-••-9999' })
  expect(masks).not.toHaveProperty('ein')
  const rest = { sfleadid: body.leadid, business: { tid: '219-09-9998' } }
  expect((await save(who, rest as unknown as Model, 1)).status).toBe(200)
})

test('behind the questions too, a secret or an emptied answer of an older revision meets the newer one', async () => {
  const who = t.visitor()
  const { body } = await applyTo(who, minimal)
  await save(who, { sfleadid: body.leadid, business: { requestedAmount: '70000' } }, 0)
  const old = { 'if-match': `"${String(body.revision)}"` }
  for (const more of [{ pg: { ssn: '222-33-4444' } }, { business: { address2: '' } }]) {
    const late = await save(who, { sfleadid: body.leadid, ...more }, 5, old)
    expect(late.status).toBe(409)
  }
})
