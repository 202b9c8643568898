// The staff room's applications through the composed application: who sees what, what each action does, what is logged and never shown.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addJob } from '#platform/outbox/outbox.ts'
import { newId } from '#platform/ids.ts'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import type { Application } from './application-contract.ts'

let t: TestApp
let rep: Member
let otherRep: Member
let underwriter: Member
let admin: Member
beforeAll(async () => {
  t = await testApp()
  rep = await staffMember(t, 'representative', 'Rosa Rep')
  otherRep = await staffMember(t, 'representative')
  underwriter = await staffMember(t, 'underwriter', 'Uma Underwriter')
  admin = await staffMember(t, 'admin')
})
afterAll(() => t.close())

const SSN = '212345678'
const EIN = '01-2345678'
let count = 0
/** An application of somebody with an e-mail and phone of their own. */
const applicant = (changes: { business?: object; pg?: object } = {}): Promise<Applicant> => {
  count += 1
  const own = { email: `owner${count}@shop.example` }
  return apply(t, {
    business: { ...own, ...changes.business },
    pg: { ...own, phone: `(207) 555-${String(1000 + count)}`, ...changes.pg },
  })
}
const at = (id: string, rest = '') => `/api/staff/applications/${id}${rest}`
const read = async (member: Member, id: string): Promise<Application> =>
  (await member.who.get(at(id))).body as unknown as Application
const eventsOf = async (id: string) => (await read(underwriter, id)).events
const take = (member: Member, id: string) => member.who.post(at(id, '/assign'), { to: member.id })
const refusedField = (answer: { body: unknown }) =>
  (answer.body as { errors?: { field: string }[] }).errors?.map(({ field }) => field)

describe('who sees what', () => {
  test('nobody without a login', async () => {
    const { id } = await applicant()
    const stranger = t.visitor()
    for (const path of [at(id), at(id, '/bank'), '/api/staff/jobs/dead', '/api/staff/people'])
      expect((await stranger.get(path)).status).toBe(401)
    expect((await stranger.post('/api/staff/applications/list')).status).toBe(401)
    expect((await stranger.post(at(id, '/notes'), { text: 'hello' })).status).toBe(401)
    expect((await stranger.get(at(id, `/documents/${newId(t.clock())}`))).status).toBe(401)
  })

  test("a representative takes a free one, then works on it; another's looks like none", async () => {
    const { id } = await applicant()
    expect((await rep.who.get(at(id))).body.type).toBe('urn:underway:problem:take-first')
    expect((await rep.who.post(at(id, '/notes'), { text: 'a note' })).status).toBe(403)
    expect((await take(rep, id)).status).toBe(200)
    expect((await rep.who.post(at(id, '/notes'), { text: 'a note' })).status).toBe(200)
    expect((await read(rep, id)).assigned).toEqual({ id: rep.id, name: 'Rosa Rep' })

    for (const path of [at(id), at(id, '/bank')]) expect((await otherRep.who.get(path)).status).toBe(404)
    expect((await take(otherRep, id)).status).toBe(404)
    for (const [path, body] of [
      ['/notes', { text: 'a note' }],
      ['/withdraw', { reason: 'some reason' }],
      ['/send-link', { kind: 'continue', channel: 'copy' }],
      ['/document-request', { kind: 'Photo ID' }],
      ['/override', { seen: null, outcome: 'approved', amount: 1_000_000, reason: 'some reason' }],
      ['/reveal', { field: 'ssn', reason: 'some reason' }],
    ] as const)
      expect((await otherRep.who.post(at(id, path), body)).status).toBe(404)
    const list = await otherRep.who.post('/api/staff/applications/list')
    expect(list.text).not.toContain(id)
    expect((await underwriter.who.post('/api/staff/applications/list')).text).toContain(id)
  })

  test('a representative decides nothing, reveals nothing, gives nothing away', async () => {
    const { id } = await applicant()
    await take(rep, id)
    const declined = { seen: null, outcome: 'declined', reason: 'because' }
    expect((await rep.who.post(at(id, '/override'), declined)).status).toBe(403)
    expect((await rep.who.post(at(id, '/reveal'), { field: 'ssn', reason: 'because' })).status).toBe(403)
    expect((await rep.who.post(at(id, '/assign'), { to: otherRep.id })).status).toBe(403)
    expect((await underwriter.who.post(at(id, '/assign'), { to: otherRep.id })).status).toBe(200)
    expect((await rep.who.get(at(id))).status).toBe(404)
    expect((await underwriter.who.post(at(id, '/assign'), { to: null })).status).toBe(200)
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['assigned', 'unassigned']),
    )
  })

  test('an auth key for reading opens the page, has banks read again and changes nothing', async () => {
    const { id } = await applicant()
    await take(rep, id)
    const keyed = t.visitor()
    await keyed.post('/api/staff/auth-key-login', { authKey: rep.authKey })
    expect(((await keyed.get(at(id))).body as unknown as Application).rights).toEqual([
      'view',
      'open-document',
      'refresh-bank',
    ])
    expect((await keyed.post(at(id, '/assign'), { to: rep.id })).status).toBe(403)
    const deciding = t.visitor()
    await deciding.post('/api/staff/auth-key-login', { authKey: underwriter.authKey })
    expect((await deciding.post(at(id, '/reveal'), { field: 'ssn', reason: 'because' })).status).toBe(403)
    expect((await deciding.post(at(id, '/notes'), { text: 'from a tool' })).status).toBe(200)
  })

  test('a call from another site is refused, whatever its cookies', async () => {
    const { id } = await applicant()
    const headers = { origin: 'https://elsewhere.example' }
    expect((await underwriter.who.post(at(id, '/notes'), { text: 'a note' }, { headers })).status).toBe(403)
  })
})

describe('what stays hidden', () => {
  test('SSN, EIN and date of birth are masked everywhere; a reveal needs a reason, is logged, and shows only what was asked', async () => {
    const { id } = await applicant({ pg: { ssn: SSN, dob: '02/03/1980' }, business: { tid: EIN } })
    await underwriter.who.post(at(id, '/open'), { reason: 'underwriting' })
    const page = await underwriter.who.get(at(id))
    const answers = (page.body as unknown as Application).answers.flatMap((section) => section.answers)
    expect(answers.find(({ field }) => field === 'ssn')).toEqual({ field: 'ssn', mask: '•••-••-5678' })
    expect(answers.find(({ field }) => field === 'ein')).toEqual({ field: 'ein', mask: '••-•••5678' })
    expect(answers.find(({ field }) => field === 'dateOfBirth')!.mask).not.toContain('1980')

    expect(
      refusedField(await underwriter.who.post(at(id, '/reveal'), { field: 'ssn', reason: ' ' })),
    ).toEqual(['reason'])
    const shown = await underwriter.who.post(at(id, '/reveal'), { field: 'ssn', reason: 'Credit check' })
    expect(shown.body).toEqual({ value: '212-34-5678' })
    expect(
      (await underwriter.who.post(at(id, '/reveal'), { field: 'email', reason: 'Credit check' })).status,
    ).toBe(400)
    const revealed = (await eventsOf(id)).filter(({ kind }) => kind === 'secret-revealed')
    expect(revealed).toHaveLength(1)
    expect(revealed[0]).toMatchObject({
      by: 'Uma Underwriter',
      detail: { field: 'ssn', reason: 'Credit check' },
    })

    const everything = [
      page,
      await underwriter.who.get(at(id)),
      await underwriter.who.post('/api/staff/applications/list'),
    ]
    for (const { text } of everything) {
      expect(text).not.toContain(SSN)
      expect(text).not.toContain('212-34-5678')
      expect(text).not.toContain('012345678')
      expect(text).not.toContain('1980')
    }
  })

  test('who looked is logged, once an hour', async () => {
    const { id } = await applicant()
    await read(underwriter, id)
    await read(underwriter, id)
    await read(admin, id)
    const views = (await eventsOf(id)).filter(({ kind }) => kind === 'application-viewed')
    expect(views.map(({ by }) => by)).toEqual(['Uma Underwriter', admin.name])
  })

  test('a duplicate is shown to staff, without a name to those who may not see it', async () => {
    const same = { email: 'twice@shop.example' }
    const first = await applicant({ business: same, pg: same })
    const second = await applicant({ business: same, pg: same })
    expect((await read(underwriter, second.id)).duplicates).toContainEqual(
      expect.objectContaining({ id: first.id, same: expect.arrayContaining(['email']) as string[] }),
    )
    await take(rep, first.id)
    await take(otherRep, second.id)
    const seen = (await read(otherRep, second.id)).duplicates
    expect(seen.some(({ id }) => id === first.id)).toBe(false)
    expect(seen.some(({ id, name }) => id === null && name === '')).toBe(true)
  })

  test("a company's tax id is its EIN: the owner's SSN neither replaces it nor passes for it", async () => {
    const company = async (name: string, tid: string, ssn: string) => {
      const { who, leadid, id } = await apply(t, {
        business: { name, tid, email: `${name}@tax.example` },
        pg: { phone: `(207) 556-${ssn.slice(-4)}` },
      })
      const page3 = await who.post('/api/apply/lead', { model: { sfleadid: leadid, pg: { ssn } }, page: 3 })
      expect(page3.status).toBe(200)
      return id
    }
    const first = await company('first', '46-1112223', '455-55-1234')
    const second = await company('second', '46-1112223', '455-55-2345')
    const third = await company('third', '45-5551234', '455-55-3456')
    expect((await read(underwriter, second)).duplicates).toContainEqual(
      expect.objectContaining({ id: first, same: ['tax'] }),
    )
    expect((await read(underwriter, third)).duplicates.map(({ id }) => id)).not.toContain(first)
  })
})

describe('writing to the applicant', () => {
  const send = (member: Member, id: string, kind: string, channel: string) =>
    member.who.post(at(id, '/send-link'), { kind, channel })
  const visit = async (url: string): Promise<Visitor> => {
    const visitor = t.visitor()
    const answer = await visitor.post('/api/apply/continue', { code: url.split('/').pop() })
    expect(answer.status).toBe(200)
    return visitor
  }

  test('a copied link works, is shown once, and dies when it is revoked', async () => {
    const { id } = await applicant()
    const made = await send(underwriter, id, 'continue', 'copy')
    const url = String(made.body.url)
    expect(url).toMatch(/^http:\/\/localhost:3000\/business\/apply\/continue\/[\w-]{32}$/)
    await visit(url)
    const page = await underwriter.who.get(at(id))
    expect(page.text).not.toContain(url.split('/').pop())
    const link = (page.body as unknown as Application).links[0]!
    expect(link).toMatchObject({ purpose: 'continue', by: 'Uma Underwriter', live: true, openedCount: 1 })
    const revoke = () => underwriter.who.post(at(id, `/links/${link.id}/revoke`))
    expect((await revoke()).status).toBe(200)
    expect((await revoke()).status).toBe(409)
    expect((await t.visitor().post('/api/apply/continue', { code: url.split('/').pop() })).status).toBe(404)
  })

  test('by e-mail and by text, each with its own working link; the message is shown without it', async () => {
    const a = await applicant({
      business: { smsConsent: true, email: 'mail@shop.example' },
      pg: { phone: '(207) 555-0777' },
    })
    const byMail = await send(underwriter, a.id, 'continue', 'email')
    expect(byMail.body.url).toBe(null)
    await send(underwriter, a.id, 'bank-verification', 'sms')
    await t.worker.drain()
    const mail = t.inbox('mail@shop.example').find(({ text }) => text.includes('/apply/continue/'))!
    await visit(/http\S+\/apply\/continue\/[\w-]+/.exec(mail.text)![0])
    expect(t.inbox('+12075550777')[0]!.text).toContain('/business/bank-verification/')
    const page = await read(underwriter, a.id)
    expect(page.messages.filter(({ state }) => state === 'sent').length).toBeGreaterThanOrEqual(2)
    const message = page.messages.find(({ template }) => template === 'continue-link')!
    const shown = await underwriter.who.post(at(a.id, `/messages/${message.id}/read`))
    expect(shown.body.to).toBe('mail@shop.example')
    expect(shown.text).not.toContain('/continue/')
    expect((await eventsOf(a.id)).map(({ kind }) => kind)).toContain('message-read')
  })

  test('the longer bank link asks for documents, and says so where it is listed', async () => {
    const own = { email: 'longer@shop.example' }
    const { id } = await applicant({ business: own, pg: own })
    const order = { kind: 'bank-verification', channel: 'copy', documents: true }
    const made = await underwriter.who.post(at(id, '/send-link'), order)
    const link = String(made.body.url).split('/').pop()
    const opened = await t.visitor().post('/api/bank-verification/verify-link', { link })
    expect(opened.body.documents).toBe(true)
    await send(underwriter, id, 'bank-verification', 'email')
    const links = (await read(underwriter, id)).links.filter(({ purpose }) => purpose === order.kind)
    expect(links.map(({ documents }) => documents)).toEqual([false, true])
    await t.worker.drain()
    const mailed = t.inbox(own.email).find(({ text }) => text.includes('/business/bank-verification/'))!
    const plain = /bank-verification\/([\w-]+)/.exec(mailed.text)![1]
    const shorter = await t.visitor().post('/api/bank-verification/verify-link', { link: plain })
    expect(shorter.body.documents).toBe(false)
  })

  test('no text without consent: told at the channel, and no link lives on', async () => {
    const a = await applicant()
    const live = async () => (await read(underwriter, a.id)).links.filter((link) => link.live).length
    const before = await live()
    const answer = await send(underwriter, a.id, 'continue', 'sms')
    expect(answer.status).toBe(422)
    expect(refusedField(answer)).toEqual(['channel'])
    expect(await live()).toBe(before)
  })

  test('a document is asked for by message', async () => {
    const a = await applicant()
    expect(refusedField(await underwriter.who.post(at(a.id, '/document-request'), { kind: '<b>' }))).toEqual([
      'kind',
    ])
    const asked = { kind: 'Lease agreement', message: 'All pages, please.' }
    expect((await underwriter.who.post(at(a.id, '/document-request'), asked)).status).toBe(200)
    await t.worker.drain()
    expect((await read(underwriter, a.id)).requests).toEqual([
      expect.objectContaining({
        kind: 'Lease agreement',
        message: 'All pages, please.',
        by: 'Uma Underwriter',
        fulfilledAt: null,
      }),
    ])
    const texts = t.inbox().map(({ text }) => text)
    expect(
      texts.some((text) => text.includes('Lease agreement') && text.includes('All pages, please.')),
    ).toBe(true)
  })
})

describe('deciding', () => {
  let a: Applicant
  beforeAll(async () => {
    a = await applicant()
    await linkByFrame(t, a, { username: 'user_healthy' })
    await settle(t)
  })
  const override = async (id: string, body: object) =>
    underwriter.who.post(at(id, '/override'), { seen: await inEffect(id), ...body })
  const inEffect = async (id: string) =>
    (await read(underwriter, id)).decisions.find(({ current }) => current)?.id ?? null

  test("the bank's picture and the model's decision are explained", async () => {
    await openFile(underwriter, a.id)
    const page = await read(underwriter, a.id)
    expect(page.stage).toBe('offered')
    const decision = page.decisions[0]!
    expect(decision).toMatchObject({ current: true, origin: 'model', outcome: 'approved', by: null })
    expect(decision.factors.map(({ name }) => name)).toContain('revenue')
    expect(decision.deals).toHaveLength(3)
    const { bank } = (await underwriter.who.get(at(a.id, '/bank'))).body
    expect(bank!.months!.length).toBeGreaterThanOrEqual(6)
    expect(bank!.averages!.trueRevenue).toBeGreaterThan(0)
    expect(JSON.stringify(bank)).not.toContain('description')
  })

  test('an override needs a reason and an amount within the policy', async () => {
    expect(
      refusedField(await override(a.id, { outcome: 'approved', amount: 1_000_000, reason: '' })),
    ).toEqual(['reason'])
    for (const amount of [undefined, 400_000, 1_000_001, 20_000_000])
      expect(
        refusedField(await override(a.id, { outcome: 'approved', amount, reason: 'Known customer' })),
      ).toEqual(['amount'])
    expect(refusedField(await override(a.id, { outcome: 'declined', reason: 'Known customer' }))).toEqual([
      'reasons',
    ])
    expect(
      refusedField(
        await override(a.id, { outcome: 'declined', reasons: ['made-up'], reason: 'Known customer' }),
      ),
    ).toEqual(['reasons'])
  })

  test('another amount is offered to the applicant at once, under the name of who decided', async () => {
    expect(
      (await override(a.id, { outcome: 'approved', amount: 2_000_000, reason: 'Known customer' })).status,
    ).toBe(200)
    const page = await read(underwriter, a.id)
    expect(page.decisions[0]).toMatchObject({
      current: true,
      origin: 'staff',
      outcome: 'approved',
      amount: 2_000_000,
      by: 'Uma Underwriter',
      reason: 'Known customer',
    })
    expect(page.decisions[1]!.current).toBe(false)
    const offers = await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid })
    expect((offers.body.offers as unknown as { amount: number }[]).map(({ amount }) => amount)).toEqual([
      20_000, 20_000, 20_000,
    ])
    const event = page.events.find(({ kind }) => kind === 'decision-overridden')!
    expect(event.detail).toMatchObject({ outcome: 'approved', amount: 2_000_000, reason: 'Known customer' })
  })

  test('of two who decide at once one is told who was first, and the owner gets one letter', async () => {
    const both = await applicant()
    await linkByFrame(t, both, { username: 'user_healthy' })
    await settle(t)
    const second = await staffMember(t, 'underwriter', 'Ugo Underwriter')
    for (const member of [underwriter, second]) await openFile(member, both.id)
    const seen = await inEffect(both.id)
    const order = (amount: number) => ({ seen, outcome: 'approved', amount, reason: 'Known customer' })
    const letters = () => t.inbox().length
    const before = letters()
    const answers = await Promise.all([
      underwriter.who.post(at(both.id, '/override'), order(1_000_000)),
      second.who.post(at(both.id, '/override'), order(2_000_000)),
    ])
    await t.worker.drain()
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [late] = answers.filter(({ status }) => status === 409)
    const first = answers[0].status === 200 ? 'Uma Underwriter' : 'Ugo Underwriter'
    expect(late!.body).toMatchObject({ by: first, type: 'urn:underway:problem:decided-meanwhile' })
    expect(late!.body.decision).toBe(await inEffect(both.id))
    expect(letters() - before).toBe(1)
    // Whoever has seen it may replace it.
    const answer = await second.who.post(at(both.id, '/override'), {
      ...order(3_000_000),
      seen: late!.body.decision,
    })
    expect(answer.status).toBe(200)
    expect((await read(second, both.id)).decisions[0]).toMatchObject({ current: true, amount: 3_000_000 })
  })

  test('a decline ends the offers and states its reasons to the applicant', async () => {
    const declined = await override(a.id, {
      outcome: 'declined',
      reasons: ['prior-default', 'debt-burden'],
      justification: 'Our own books of 2023',
      reason: 'Defaulted on us in 2023',
    })
    expect(declined.status).toBe(200)
    await t.worker.drain()
    expect((await read(underwriter, a.id)).stage).toBe('declined')
    const notice = t
      .inbox()
      .find(({ text }) => text.includes('Earlier business funding was not repaid as agreed'))!
    expect(notice.text).toContain('Payments on existing advances')
    expect(notice.text).not.toContain('Defaulted on us')
  })

  test('what the stage does not allow is refused', async () => {
    const draft = await t.visitor().post('/api/apply/lead', {
      model: {
        business: { products: 'Working Capital', requestedAmount: '50000', monthly_sales: '40000' },
        pg: { fn: 'Dee', ln: 'Raft', email: 'draft@shop.example', phone: '(207) 555-0199' },
      },
      page: 0,
    })
    expect(draft.status).toBe(200)
    const { id } = t.deps.keys.readLeadCode(String(draft.body.leadid))!
    await openFile(underwriter, id)
    expect(
      (await override(id, { outcome: 'approved', amount: 1_000_000, reason: 'Known customer' })).status,
    ).toBe(409)
    const page = await read(underwriter, id)
    expect([page.canApprove, page.canDecline, page.canWithdraw]).toEqual([false, false, true])
  })

  test('withdrawing needs a reason, ends the application and gives the bank access back', async () => {
    const b = await applicant()
    await linkByFrame(t, b, { username: 'user_healthy' })
    await settle(t)
    await take(rep, b.id)
    expect(refusedField(await rep.who.post(at(b.id, '/withdraw'), { reason: '' }))).toEqual(['reason'])
    expect((await rep.who.post(at(b.id, '/withdraw'), { reason: 'Sold the business' })).status).toBe(200)
    expect((await rep.who.post(at(b.id, '/withdraw'), { reason: 'Sold the business' })).status).toBe(409)
    await t.worker.drain()
    const page = await read(rep, b.id)
    expect(page.stage).toBe('withdrawn')
    expect(page.connections.map(({ state }) => state)).toEqual(['revoked'])
    expect(page.events.find(({ kind }) => kind === 'application-withdrawn')!.detail.reason).toBe(
      'Sold the business',
    )
  })
})

test('a job that gave up is seen by those who see all, and goes back to work', async () => {
  const { id } = await applicant()
  await addJob(
    t.db,
    { kind: 'lapse-proposal', leadId: id, payload: { decision: newId(t.clock()) } },
    t.clock(),
  )
  await t.db.query(`update job set state = 'dead', last_error = 'TypeError' where lead_id = $1::uuid`, [id])
  expect((await rep.who.get('/api/staff/jobs/dead')).status).toBe(403)
  const list = await admin.who.get('/api/staff/jobs/dead')
  const job = (
    list.body.jobs as unknown as { id: string; kind: string; applicationId: string; lastError: string }[]
  ).find(({ applicationId }) => applicationId === id)!
  expect(job).toMatchObject({ applicationId: id, lastError: 'TypeError' })
  const retry = () => admin.who.post(`/api/staff/jobs/${job.id}/retry`, { applicationId: id })
  expect((await retry()).status).toBe(200)
  expect((await retry()).status).toBe(409)
  expect((await read(admin, id)).jobs.map(({ state }) => state)).toContain('ready')
  expect((await eventsOf(id)).map(({ kind }) => kind)).toContain('job-retried')
})

describe('the list', () => {
  interface Page {
    readonly items: { id: string; name: string; amount: number | null; state: string }[]
    readonly next: string | null
    readonly counts: Record<string, number> | null
  }
  const list = async (query: Record<string, string>, member = underwriter): Promise<Page> => {
    const answer = await member.who.post('/api/staff/applications/list', query)
    expect(answer.status).toBe(200)
    return answer.body as unknown as Page
  }
  const all = async (query: Record<string, string>, member = underwriter) => {
    const pages: Page[] = [await list(query, member)]
    while (pages.at(-1)!.next) pages.push(await list({ ...query, cursor: pages.at(-1)!.next! }, member))
    return pages
  }

  beforeAll(async () => {
    // 180 at the very same moment, three amounts, two stages, one in ten without a name.
    await t.db.query(
      `insert into lead (id, created_at, updated_at, stage, assigned_to, answers, business_name, state, requested_amount, search)
       select ('01990000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, '2026-01-05T12:00:00Z', '2026-01-05T12:00:00Z',
         case when n % 2 = 0 then 'draft' else 'in-review' end, case when n % 6 = 0 then $1::uuid else null end, a,
         coalesce(a->>'businessName', ''), coalesce(a->>'businessState', ''), (a->>'requestedAmount')::bigint,
         lower(concat_ws(' ', a->>'businessName', a->>'cellPhone'))
       from (select n, case when n % 10 = 0 then '{}'::jsonb else jsonb_build_object('businessName', 'Bulk 100% Ñandú ' || (n % 7),
         'businessState', 'VT', 'requestedAmount', (n % 3 + 1) * 1000000, 'cellPhone', '8025550' || lpad(n::text, 3, '0')) end as a
         from generate_series(1, 180) n) as made`,
      [otherRep.id],
    )
  })
  const bulk = { search: 'bulk', state: 'VT' }

  test.each(['newest', 'oldest', 'amount', 'name'])(
    'pages by %s are complete, in order, without a row twice',
    async (sort) => {
      const pages = await all({ ...bulk, sort })
      const items = pages.flatMap((page) => page.items)
      expect(pages.slice(0, -1).every((page) => page.items.length === 50)).toBe(true)
      expect(items).toHaveLength(162)
      expect(new Set(items.map(({ id }) => id)).size).toBe(162)
      if (sort === 'amount')
        expect(items.map(({ amount }) => amount)).toEqual(
          items.map(({ amount }) => amount).toSorted((x, y) => y! - x!),
        )
      if (sort === 'name')
        expect(items.map(({ name }) => name)).toEqual(items.map(({ name }) => name).toSorted())
    },
  )

  test('a row that comes in while somebody pages shifts nothing', async () => {
    const first = await list({ ...bulk, sort: 'newest' })
    await t.db.query(
      `insert into lead (id, created_at, updated_at, business_name, state, search)
       values ($1::uuid, '2026-01-05T12:00:01Z', '2026-01-05T12:00:01Z', 'Bulk latecomer', 'VT', 'bulk latecomer')`,
      [newId(t.clock())],
    )
    const second = await list({ ...bulk, sort: 'newest', cursor: first.next! })
    const ids = new Set([...first.items, ...second.items].map(({ id }) => id))
    expect(ids.size).toBe(100)
  })

  test('applications without a name come last by name', async () => {
    const items = (await all({ sort: 'name' })).flatMap((page) => page.items)
    const nameless = items.findIndex(({ name }) => name === '')
    expect(nameless).toBeGreaterThan(0)
    expect(items.slice(nameless).every(({ name }) => name === '')).toBe(true)
  })

  test('counts are of the other filters, with the first page only', async () => {
    const first = await list({ ...bulk, stage: 'draft' })
    expect(first.counts!.draft).toBe(72 + 1)
    expect(first.counts!['in-review']).toBe(90)
    expect((await list({ ...bulk, cursor: (await list(bulk)).next! })).counts).toBe(null)
  })

  test('search takes words, parts, phones as typed, percent signs as such, and ids', async () => {
    expect((await list({ search: 'ñandú 3' })).items.length).toBeGreaterThan(20)
    expect((await list({ search: '100%' })).items.length).toBe(50)
    expect((await list({ search: '1%ndú' })).items).toEqual([])
    expect((await list({ search: '+1 (802) 555-0007' })).items).toHaveLength(1)
    const { id, leadid } = await applicant({ business: { name: 'Quite Singular Kites LLC' } })
    expect((await list({ search: 'singular kites' })).items.map((item) => item.id)).toEqual([id])
    expect((await list({ search: id.slice(0, 18) })).items.map((item) => item.id)).toContain(id)
    expect((await list({ search: leadid })).items.map((item) => item.id)).toEqual([id])
  })

  test("a representative's list holds their own and the free ones, counts too", async () => {
    const free = await all(bulk, rep)
    expect(free.flatMap((page) => page.items)).toHaveLength(162 + 1 - 24)
    const mine = await all({ ...bulk, assigned: 'mine' }, otherRep)
    expect(mine.flatMap((page) => page.items)).toHaveLength(24)
    expect(Object.values(mine[0]!.counts!).reduce((sum, each) => sum + each, 0)).toBe(24)
    expect((await list({ ...bulk, assigned: otherRep.id }, rep)).items).toEqual([])
    expect((await list({ ...bulk, assigned: 'nobody' })).items).toHaveLength(50)
  })

  test('made-up filters and cursors are bad requests', async () => {
    const bad: Record<string, string>[] = [
      { cursor: 'nonsense' },
      { cursor: Buffer.from('["x"]').toString('base64url') },
      { stage: 'nice' },
      { assigned: 'x' },
      { sort: 'up' },
    ]
    for (const query of bad) {
      const answer = await underwriter.who.post('/api/staff/applications/list', query)
      expect(answer.status).toBe(400)
    }
  })
})
