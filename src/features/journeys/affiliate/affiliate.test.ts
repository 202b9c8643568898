// The affiliate through the front door: signing up, the agreement, its own page, what comes by its link; and what is refused.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok } from '#core/ground/outcome.ts'
import type { Id } from '#core/ground/id.ts'
import { eraseAffiliate } from '#features/capabilities/retention/erase-affiliate.server.ts'
import { sweepEnvelopes } from '#features/capabilities/signing/sweep-envelopes.server.ts'
import { voidEnvelope } from '#features/capabilities/signing/void-envelope.server.ts'
import { sweep } from '#features/capabilities/retention/sweep.server.ts'
import { makeSealPem } from '#platform/paper/seal/make-seal.ts'
import { readSealKey } from '#platform/paper/seal/seal-key.ts'
import { listAffiliates } from '#platform/store/affiliates.ts'
import { deletedOfSubject } from '#platform/store/retention.ts'
import { apply, eventKinds } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { signingOf } from '../../../../test/signing.ts'
import { pageTexts } from '../../../../test/pdf-tools.ts'
import { makeMember } from '../../../../test/doors/world.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import { noteCameBy } from '#features/capabilities/tracking/came-by.server.ts'
import type { Call } from '#platform/http/call.ts'
import minimal from './minimal.json' with { type: 'json' }
import maximal from './maximal.json' with { type: 'json' }

let t: TestApp
let s: ReturnType<typeof signingOf>
const lines: string[] = []
beforeAll(async () => {
  const now = new Date('2026-11-16T15:00:00Z')
  t = await testApp({
    seal: readSealKey(await makeSealPem('Underway Capital LLC', now), now),
    onLog: (line) => lines.push(line),
  })
  s = signingOf(t)
})
afterAll(() => t.close())

const save = (who: Visitor, model: object = minimal, key?: string) =>
  who.post('/api/affiliate/save', { model }, key ? { headers: { 'idempotency-key': key } } : {})
const generate = (who: Visitor, campaign_id: unknown, email: string = minimal.email) =>
  who.post('/api/affiliate/generate_contract', { email, campaign_id })

/** A browser that signed up, with its campaign id. */
async function signedUp(model: { email: string } = minimal) {
  const who = t.visitor()
  const saved = await save(who, model)
  expect(saved.status, saved.text).toBe(200)
  return { who, campaign: String(saved.body.campaign_id), email: model.email }
}

/** The code of the signing page, once the agreement is out. */
async function contractOut(model?: { email: string }) {
  const signup = await signedUp(model)
  const { who, campaign, email } = signup
  expect((await generate(who, campaign, email)).body).toEqual({ URL: '', state: 'signed-up' })
  await t.worker.drain()
  const { body } = await generate(who, campaign, email)
  expect(body.state).toBe('contract-out')
  return { ...signup, link: String(body.URL).split('/').pop()! }
}

async function signed(model: { email: string }) {
  const out = await contractOut(model)
  const who = await s.browserOf(out.link)
  const open = async () => (await who.post('/api/sign/verify-link', { link: out.link })).body
  const sample = await t.server.inject({ url: `/api/sign/files/${out.link}/sample.pdf` })
  const code = /\b[A-HJ-NP-Z2-9]{6}\b/.exec((await pageTexts(sample.rawPayload)).join(' '))![0]
  const { version } = (await open()).consent as unknown as { version: string }
  await who.post('/api/sign/consent', { link: out.link, code, version })
  const { hash, signer } = await open()
  const given = { link: out.link, signature: signer, hash }
  expect((await who.post('/api/sign/sign', given)).status).toBe(200)
  await t.worker.drain()
  return { ...out, home: homeOf(model.email) }
}

/** The code of the affiliate's own page, from its latest message. */
const homeOf = (email: string): string =>
  /\/business\/affiliate\/([\w-]+)/.exec(JSON.stringify(t.inbox(email)))![1]!
const openHome = (link: string) => t.visitor().post('/api/affiliate/verify-link', { link })

/** Opens the affiliate's link as the server of pages does, in this browser. */
async function arrive(who: Visitor, campaign: string): Promise<void> {
  const call = {
    cookie: (name: string) => who.cookies.get(name),
    setCookie: (name: string, value: string) => void who.cookies.set(name, value),
    clearCookie: (name: string) => void who.cookies.delete(name),
  } as unknown as Call
  await noteCameBy(t.deps, call, campaign)
}

test.each([
  ['minimal', minimal],
  ['maximal', maximal],
])(
  '%s: signs up, signs, gets its link and its copy',
  async (name, given) => {
    const model = { ...given, email: `${name}@partners.example` }
    const { who, campaign, link, home } = await signed(model)
    expect((await generate(who, campaign, model.email)).body).toEqual({ URL: '', state: 'signed' })
    const mail = JSON.stringify(t.inbox(model.email))
    expect(mail).toContain(`http://localhost:3000/business/apply/affil/${campaign}`)
    expect(mail).not.toContain('application for business funding')
    const { body } = await openHome(home)
    expect(body).toMatchObject({
      first_name: given.firstname,
      share: `http://localhost:3000/business/apply/affil/${campaign}`,
      counts: true,
      applications: 0,
      signed_on: '2026-11-16',
      has_copy: true,
    })
    // The page's link alone hands nothing out; a code to the affiliate's own address does.
    const file = `/api/sign/files/${home}/copy.pdf`
    expect((await t.visitor().get(file)).body.type).toBe('urn:underway:problem:code-needed')
    const copy = await (await signingOf(t).browserOf(home)).get(file)
    const text = (await pageTexts(copy.bytes)).join(' ')
    for (const said of ['Affiliate agreement', campaign, model.email]) expect(text).toContain(said)
    // The signing link still leads to the copy; the page's link signs nothing.
    expect((await t.visitor().post('/api/sign/verify-link', { link })).body).toMatchObject({
      standing: 'code',
      code_for: 'copy',
    })
    expect((await t.visitor().post('/api/sign/decline', { link: home, reason: 'no' })).status).toBe(404)
  },
  60_000,
)

test('what is missing or wrong is named by its field, in the language', async () => {
  const wrong = await t
    .visitor()
    .post(
      '/api/affiliate/save',
      { model: { ...minimal, email: 'nobody', zip: '1', company: '' } },
      { headers: { 'accept-language': 'es' } },
    )
  expect(wrong.status).toBe(422)
  const fields = (wrong.body.errors as unknown as { field: string }[]).map(({ field }) => field)
  expect(fields).toEqual(expect.arrayContaining(['email', 'zip']))
  const missing = await save(t.visitor(), { ...minimal, company: '' })
  expect(missing.body.errors).toMatchObject([{ field: 'company' }])
})

test('the contract is for the browser that signed up, for 15 minutes', async () => {
  const { who, campaign } = await signedUp()
  const stranger = t.visitor()
  const refusals = [
    await generate(stranger, campaign),
    await generate(who, 'k7rm4qw2xnzp'),
    await generate(who, campaign, 'other@partners.example'),
  ]
  // A cookie that somebody else wrote, and one of ours of another kind.
  const [[name, value]] = [...who.cookies] as [[string, string]]
  stranger.cookies.set(
    name,
    value.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
  )
  refusals.push(await generate(stranger, campaign))
  stranger.cookies.set(name, (await apply(t)).who.cookies.get('underway_application')!)
  refusals.push(await generate(stranger, campaign))
  t.clock.advance(900_000)
  refusals.push(await generate(who, campaign))
  for (const { status, body } of refusals)
    expect([status, body.type]).toEqual([403, 'urn:underway:problem:signup-needed'])
  t.clock.advance(-900_000)
})

test('sent twice it is one sign-up; the same key with other answers is refused', async () => {
  const model = { ...minimal, email: 'twice@partners.example' }
  const key = 'c0ffee00-0000-4000-8000-000000000001'
  const [first, second] = [await save(t.visitor(), model, key), await save(t.visitor(), model, key)]
  expect(second.body).toEqual(first.body)
  expect((await save(t.visitor(), { ...model, city: 'Bath' }, key)).status).toBe(422)
  const who = t.visitor()
  const one = await save(who, { ...model, firstname: 'Ida' })
  expect((await save(who, { ...model, firstname: 'Ida' })).body).toEqual(one.body)
  expect((await save(who, { ...model, firstname: 'Ina' })).body).toEqual(one.body)
  const { rows } = await listAffiliates(t.db)
  const mine = rows.filter(({ answers }) => answers.email === model.email)
  expect(mine.map(({ answers, again }) => [answers.firstName, again])).toEqual([
    ['Ina', true],
    ['Noa', true],
  ])
})

test('an e-mail that signed up before is answered as a new one, and changes nothing of it', async () => {
  const model = { ...minimal, email: 'known@partners.example' }
  const { campaign } = await signed(model)
  const { who, campaign: other } = await signedUp(model)
  expect(other).not.toBe(campaign)
  expect((await generate(who, other, model.email)).body).toEqual({ URL: '', state: 'signed-up' })
  expect((await generate(who, campaign, model.email)).status).toBe(403)
  // Known or not, an address is not signed up without end.
  const fresh = { ...minimal, email: 'fresh@partners.example' }
  const statuses = async (given: object, times: number) => {
    const seen: number[] = []
    for (let at = 0; at < times; at++) seen.push((await save(t.visitor('203.0.113.9'), given)).status)
    return seen
  }
  expect(await statuses(fresh, 6)).toEqual([200, 200, 200, 200, 200, 429])
  expect(await statuses(model, 4)).toEqual([200, 200, 200, 429])
})

test('mail to an address that never answered is held after three; who manages affiliates sees it under Due, and sends it', async () => {
  const { config } = t.deps
  Object.assign(t.deps, { config: { ...config, rateLimits: true } })
  const model = { ...minimal, email: 'typed-by-anybody@partners.example' }
  for (let at = 0; at < 3; at++) await contractOut(model)
  const { campaign } = await contractOut(model)
  expect(t.inbox(model.email)).toHaveLength(3)
  const id = (await t.db.query('select id from affiliate where campaign_id = $1', [campaign]))[0]!
    .id as string
  const due = async (role: 'admin' | 'representative') => {
    const { who } = await makeMember(t, role, 'full')
    return (await who.get('/api/staff/due')).body.affiliates
  }
  expect(await due('representative')).toEqual([])
  expect(await due('admin')).toMatchObject([{ id, days: 0, dueOn: expect.any(String) as unknown }])
  const { who } = await makeMember(t, 'admin', 'full')
  const held = async () => (await who.get(`/api/staff/affiliates/${id}`)).body.held
  expect(await held()).toBe(true)
  expect((await who.post(`/api/staff/affiliates/${id}/send-link`)).status).toBe(200)
  await t.worker.drain()
  expect(t.inbox(model.email)).toHaveLength(4)
  expect([await held(), await due('admin')]).toEqual([false, []])
  const link = /\/business\/sign\/([\w-]+)/.exec(t.inbox(model.email)[0]!.text)![1]!
  expect((await t.visitor().post('/api/sign/verify-link', { link })).status).toBe(200)
  Object.assign(t.deps, { config })
})

test('one network cannot sign up everybody', async () => {
  const from = (at: number) =>
    save(t.visitor('198.51.100.7'), { ...minimal, email: `n${at}@partners.example` })
  for (let at = 0; at < 20; at++) expect((await from(at)).status).toBe(200)
  const { status, headers } = await from(20)
  expect([status, headers['retry-after']]).toEqual([429, '3600'])
})

test('other answers end the agreement that is out', async () => {
  const model = { ...minimal, email: 'changes@partners.example' }
  const { who, campaign, link } = await contractOut(model)
  expect((await save(who, { ...model, company: 'Another Name LLC' })).body.campaign_id).toBe(campaign)
  expect((await t.visitor().post('/api/sign/verify-link', { link })).status).toBe(404)
  expect((await generate(who, campaign, model.email)).body.state).toBe('signed-up')
  await t.worker.drain()
  const { body } = await generate(who, campaign, model.email)
  const again = String(body.URL).split('/').pop()!
  expect(again).not.toBe(link)
  const told = await t.visitor().post('/api/sign/verify-link', { link: again })
  expect(told.body).toMatchObject({ standing: 'code', signer: 'Noa Peña', code_to: 'c•••@partners.example' })
})

test('declined or run out it is not signed, and the form begins it again', async () => {
  const model = { ...minimal, email: 'declines@partners.example' }
  const { who, campaign, link } = await contractOut(model)
  const own = await s.browserOf(link)
  const decline = (more: object) => own.post('/api/sign/decline', { link, reason: '', ...more })
  for (const more of [{}, { why: 'other' }]) expect((await decline(more)).status).toBe(422)
  expect((await decline({ why: 'cost', reason: 'Not for us' })).status).toBe(200)
  const { who: admin } = await makeMember(t, 'admin', 'full')
  const declined = async () => {
    const { rows } = await listAffiliates(t.db)
    const { id } = rows.find(({ answers }) => answers.email === model.email)!
    return (await admin.get(`/api/staff/affiliates/${id}`)).body.declined
  }
  const why = { at: t.clock().toISOString(), why: 'cost', reason: 'Not for us' }
  expect(await declined()).toEqual(why)
  expect((await generate(who, campaign, model.email)).body).toEqual({ URL: '', state: 'not-signed' })
  await save(who, model)
  expect((await generate(who, campaign, model.email)).body.state).toBe('signed-up')
  const late = { ...minimal, email: 'late@partners.example' }
  const out = await contractOut(late)
  t.clock.advance(14 * 86_400_000 + 1)
  expect((await t.visitor().post('/api/sign/verify-link', { link: out.link })).status).toBe(404)
  await sweepEnvelopes(t.deps)
  const { rows } = await listAffiliates(t.db)
  expect(rows.find(({ answers }) => answers.email === late.email)?.state).toBe('not-signed')
  // What nobody signed is not kept for ever; who signed stays.
  t.clock.advance(91 * 86_400_000)
  await sweep(t.deps)
  const left = (await listAffiliates(t.db)).rows
  expect(left.every(({ state }) => state === 'signed')).toBe(true)
  expect(left.length).toBeGreaterThan(0)
  t.clock.set('2026-11-16T15:00:00Z')
})

test('applications by its link count, and it sees how many; ended, the link still applies for nobody', async () => {
  const model = { ...minimal, email: 'brings@partners.example' }
  const { campaign, home } = await signed(model)
  const admin = await makeMember(t, 'admin', 'full')
  const begin = async () => {
    const who = t.visitor()
    await arrive(who, campaign)
    return apply(t, {}, who)
  }
  const a = await begin()
  await begin()
  await apply(t)
  expect((await openHome(home)).body.applications).toBe(2)
  expect((await openHome(home)).text).not.toContain('Quispe')

  const listed = await admin.who.post('/api/staff/affiliates')
  const items = listed.body.items as unknown as { id: string; applications: number; company: string }[]
  const mine = items.find(({ applications }) => applications === 2)!
  expect(mine.company).toBe(minimal.company)
  const found = await admin.who.post('/api/staff/applications/list', { affiliate: mine.id })
  expect(found.body.items).toHaveLength(2)
  const file = await admin.who.get(`/api/staff/applications/${a.id}`)
  expect(file.body.cameBy).toEqual({ id: mine.id, company: minimal.company, erased: false })
  const agreement = await admin.who.get(`/api/staff/affiliates/${mine.id}/agreement`)
  expect(agreement.headers['content-type']).toBe('application/pdf')
  expect(await eventKinds(t, mine.id)).toContain('contract-opened-by-staff')

  const end = (counts: boolean, reason = 'They ended it.') =>
    admin.who.post(`/api/staff/affiliates/${mine.id}/counting`, { counts, reason })
  expect((await end(false, ' ')).status).toBe(422)
  expect((await end(false)).status).toBe(200)
  expect((await end(false)).status).toBe(409)
  expect((await openHome(home)).body.counts).toBe(false)
  expect((await begin()).leadid).toBeTruthy()
  expect((await openHome(home)).body.applications).toBe(2)
  expect((await end(true)).status).toBe(200)
  await begin()
  expect((await openHome(home)).body.applications).toBe(3)
  // The page's link sent again ends the previous one.
  expect((await admin.who.post(`/api/staff/affiliates/${mine.id}/send-link`)).status).toBe(200)
  await t.worker.drain()
  expect((await openHome(home)).status).toBe(404)
  expect((await openHome(homeOf(model.email))).body.applications).toBe(3)
})

test('what nobody signed brings nothing, and a made-up link is nobody’s', async () => {
  const { campaign } = await contractOut({ ...minimal, email: 'unsigned@partners.example' })
  for (const id of [campaign, 'harbor', "x' or true"]) {
    const who = t.visitor()
    await arrive(who, id)
    expect([...who.cookies]).toEqual([])
  }
  // Nor does a browser say itself where it came from.
  const who = t.visitor()
  const { rows } = await listAffiliates(t.db)
  const model = { business: { affiliate: rows[0]!.id } }
  const a = await apply(t, model, who)
  const [row] = await t.db.query<{ source: object }>(`select source from lead where id = $1::uuid`, [a.id])
  expect(row!.source).not.toHaveProperty('affiliate')
})

test('affiliates are for those who see all applications; changes for a full login of theirs', async () => {
  const { rows } = await listAffiliates(t.db)
  const { id } = rows[0]!
  const seen: unknown[] = []
  for (const [role, scope] of [
    ['representative', 'full'],
    ['underwriter', 'read'],
    ['underwriter', 'full'],
  ] as const) {
    const { who } = await makeMember(t, role, scope)
    const answers = [
      await who.post('/api/staff/affiliates'),
      await who.get(`/api/staff/affiliates/${id}`),
      await who.post(`/api/staff/affiliates/${id}/send-link`),
    ]
    seen.push([role, scope, ...answers.map(({ status }) => (status === 403 ? 'out' : 'in'))])
  }
  expect(seen).toEqual([
    ['representative', 'full', 'out', 'out', 'out'],
    ['underwriter', 'read', 'in', 'in', 'out'],
    ['underwriter', 'full', 'in', 'in', 'in'],
  ])
  expect((await t.visitor().get(`/api/staff/affiliates/${id}`)).status).toBe(401)
})

test('no name, address or contact is in the log', () => {
  expect(lines.length).toBeGreaterThan(20)
  for (const mark of ['partners.example', 'Peña', '555-0142', '5550142'])
    expect(lines.join('\n')).not.toContain(mark)
})

test('one whose link was ended is forgotten after seven years, with all that hung on it', async () => {
  const model = { ...minimal, email: 'over@partners.example' }
  await signed(model)
  const staying = { ...minimal, email: 'stays@partners.example' }
  await signed(staying)
  const idOf = async (email: string) =>
    (await listAffiliates(t.db)).rows.find(({ answers }) => answers.email === email)?.id
  const id = (await idOf(model.email))!
  const admin = await makeMember(t, 'admin', 'full')
  const ended = { counts: false, reason: 'They ended it.' }
  expect((await admin.who.post(`/api/staff/affiliates/${id}/counting`, ended)).status).toBe(200)
  const left = async () => {
    const counts = [...deletedOfSubject, 'link'].map(
      (table) => `select '${table}' as "table" from ${table} where subject_id = $1::uuid`,
    )
    const sql = [...counts, `select 'message' from message where lead_id = $1::uuid`].join(' union ')
    return (await t.db.query<{ table: string }>(sql, [id])).map(({ table }) => table)
  }
  expect(await left()).toEqual(expect.arrayContaining(['envelope', 'link', 'paper', 'signature', 'message']))
  t.clock.advance(2554 * 86_400_000)
  await sweep(t.deps)
  expect(await idOf(model.email)).toBe(id)
  t.clock.advance(2 * 86_400_000)
  await sweep(t.deps)
  expect(await idOf(model.email)).toBe(undefined)
  expect(await left()).toEqual([])
  expect(await eventKinds(t, id)).toContain('affiliate-forgotten')
  expect(await idOf(staying.email)).toBeTruthy()
})

test('one that is erased while its agreement is out can sign it nowhere; that a link brought an application stays true', async () => {
  const model = { ...minimal, email: 'erased@partners.example' }
  const { link } = await contractOut(model)
  const id = (await listAffiliates(t.db)).rows.find(({ answers }) => answers.email === model.email)!.id
  // As whoever has pages of their own holds it.
  await t.db.query(
    `update envelope set provider = 'elsewhere', reference = 'doc-7' where subject_id = $1::uuid`,
    [id],
  )
  const lead = await apply(t)
  await t.db.query(
    `update lead set source = source || jsonb_build_object('affiliate', $2::text) where id = $1::uuid`,
    [lead.id, id],
  )
  const admin = await makeMember(t, 'admin', 'full')
  const cameBy = async () => (await admin.who.get(`/api/staff/applications/${lead.id}`)).body.cameBy
  expect(await cameBy()).toMatchObject({ id, erased: false })
  await eraseAffiliate(t.deps, id, 'asked', { actor: 'system' })
  const ended: string[] = []
  const elsewhere = {
    ...t.deps.eSign[0]!,
    name: 'elsewhere',
    void: async (reference: string) => (ended.push(reference), ok(true as const)),
  }
  const [job] = await t.db.query<{ payload: { envelope: Id } }>(
    `select payload from job where lead_id = $1::uuid and kind = 'void-envelope'`,
    [id],
  )
  const run = {
    id: '',
    kind: 'void-envelope',
    leadId: id,
    payload: job!.payload,
    attempt: 1,
    since: t.clock(),
  } as const
  expect(await voidEnvelope({ ...t.deps, eSign: [elsewhere] })(run)).toEqual({ done: true })
  expect(ended).toEqual(['doc-7'])
  expect((await t.visitor().post('/api/sign/verify-link', { link })).status).not.toBe(200)
  expect(await cameBy()).toEqual({ id: null, company: '', erased: true })
})

test('who has one name only signs up by it', async () => {
  const single = { ...minimal, firstname: 'Suharto', lastname: '', email: 'suharto@partners.example' }
  expect((await save(t.visitor(), single)).status).toBe(422)
  const saved = await save(t.visitor(), { ...single, lastname: 'left over', onename: 'true' })
  expect(saved.status).toBe(200)
  const rows = await t.db.query(
    `select answers, plain_words_2(affiliate_words(answers, campaign_id)) as words from affiliate where campaign_id = $1`,
    [String(saved.body.campaign_id)],
  )
  expect(rows).toMatchObject([{ answers: { firstName: 'Suharto', oneName: true } }])
  expect(JSON.stringify(rows)).not.toContain('left over')
})
