// The renewal link through the front door: the smallest and the largest honest way, a bank used again, two tabs, links that cannot be used.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nothingKnown, pathOf } from '#core/flow/walk.ts'
import { askForHistory } from '#features/capabilities/bank-link/ask-bank.server.ts'
import { revokeBankConnections } from '#features/capabilities/bank-link/revoke.server.ts'
import { eraseBusiness } from '#features/capabilities/retention/forget-business.server.ts'
import { nameBusiness } from '#features/staff/paths.ts'
import { connectionsOf } from '#platform/store/bank-data.ts'
import { linksOfBusiness, revokeLink } from '#platform/store/links.ts'
import { openSecret } from '#platform/store/lead-secrets.ts'
import { readLead, type LeadRow } from '#platform/store/leads.ts'
import { textConsent } from '#platform/store/consents.ts'
import { eventKinds, settle } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import {
  fundedBusiness,
  importedBusiness,
  linkToBusiness,
  type FundedBusiness,
} from '../../../../test/businesses.ts'
import { staffMember } from '../../../../test/staff.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import { renewalFlow, type RenewalFacts } from './flow.ts'

interface Way {
  readonly model: Readonly<Record<string, string>>
  readonly then: {
    readonly requestedAmount: number
    readonly interest: string
    readonly source: Readonly<Record<string, string>>
    readonly texts: string
  }
}
const way = (name: string): Way =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as Way

let t: TestApp
let funded: FundedBusiness
beforeAll(async () => {
  t = await testApp()
  funded = await fundedBusiness(t, await staffMember(t, 'underwriter'))
})
afterAll(() => t.close())

const api = (call: string) => `/api/rn/${call}`
const applyForm = (who: Visitor, link: string, model: object = way('minimal').model) =>
  who.post(api('apply-form/'), { link, model })
let nextTax = 10
const withoutBank = () => importedBusiness(t, `47-20000${nextTax++}`)

async function renewalsOf(businessId: string): Promise<LeadRow[]> {
  const rows = await t.db.query<{ id: string }>(
    `select id from lead where business_id = $1::uuid and kind = 'renewal' order by created_at`,
    [businessId],
  )
  return Promise.all(rows.map(async ({ id }) => (await readLead(t.db, id))!))
}
const statement = (name: string) => ({
  name: `${name}.jpg`,
  type: 'image/jpeg',
  bytes: Buffer.from(`\xff\xd8\xff\xe0\x00\x10JFIF ${name}`, 'latin1'),
})

describe('the way through the pages', () => {
  const facts: RenewalFacts = { received: false, banks: 0, known: false, reused: false, phone: false }
  const pages = (changed: Partial<RenewalFacts>) =>
    pathOf(renewalFlow, nothingKnown, { ...facts, ...changed }).map(({ id, page }) => `${page} ${id}`)
  test.each([
    ['without a bank', {}, ['1 request', '2 bank-intro', '3 bank', '4 statements', '5 finish']],
    ['with a bank of its own', { banks: 1 }, ['1 request', '3 bank', '4 statements', '5 finish']],
    [
      'with a known bank',
      { banks: 1, known: true },
      ['1 request', '3 known-bank', '3 bank', '4 statements', '5 finish'],
    ],
    [
      'with a known bank that is used',
      { banks: 1, known: true, reused: true },
      ['1 request', '3 known-bank', '4 statements', '5 finish'],
    ],
    ['on a phone', { phone: true }, ['1 request', '2 bank-intro', '3 bank', '5 finish']],
    ['once it is looked at', { received: true, banks: 1, known: true }, ['5 finish']],
  ] as const)('%s', (_name, changed, path) => expect(pages(changed)).toEqual(['0 verify-link', ...path]))
})

describe.each([
  ['minimal', way('minimal')],
  ['maximal', way('maximal')],
])('%s, without a bank', (_name, given) => {
  test('opens, asks, takes four months, and is finished once', async () => {
    const businessId = await withoutBank()
    const who = t.visitor()
    const { code } = await linkToBusiness(t, businessId)
    const opened = await who.post(api('verify-link'), { link: code })
    expect(opened).toMatchObject({
      status: 200,
      body: {
        valid: true,
        account_id: code,
        company_name: 'Quiet Orchard LLC',
        first_name: 'Nora',
        standing: 'new',
        active: 0,
        known_banks: [],
      },
    })
    // The wire's own way of naming it: nothing but the model.
    const model = { ...given.model, account_id: opened.body.account_id }
    const asked = await who.post(api('apply-form/'), { model })
    expect(asked).toMatchObject({ status: 200, body: { oppid: code } })
    expect((await who.post(api('active-plaids/'), { model })).body).toEqual({ active: 0 })

    const [lead] = await renewalsOf(businessId)
    const { requestedAmount, interest, source, texts } = given.then
    expect(lead).toMatchObject({ kind: 'renewal', stage: 'bank-needed', step: 'bank-intro', source })
    expect(lead!.answers).toMatchObject({
      requestedAmount,
      interest,
      product: 'Working Capital',
      businessName: 'Quiet Orchard LLC',
      yearsInBusiness: '5+ years',
      email: 'nora@orchard.example',
    })
    expect(lead!.answers.monthlySales).toBeUndefined()
    expect(await textConsent(t.db, lead!.id)).toBe(texts)
    expect(openSecret(t.deps, lead!.id, 'ssn', lead!.secrets.ssn!)).toBe('501224100')

    const months = ['2026-10', '2026-09', '2026-08', '2026-07']
    const parts = months.flatMap((month, idx) => [
      ['file', statement(`${given.model.requestedAmount} ${month}`)] as const,
      ['fileinfo', JSON.stringify({ idx, file: `${month}.jpg`, month })] as const,
    ])
    const sent = await who.upload('/api/opportunity/upload-statements', [['opp_id', code], ...parts])
    expect(sent).toMatchObject({ status: 200, body: { statement_months: 4 } })
    for (let time = 0; time < 2; time++)
      expect((await who.post(api('finish'), { link: code })).body).toEqual({
        completed_plaid: false,
        statement_months: 4,
        state: 'review',
        since: null,
      })
    await t.worker.drain()
    const kinds = await eventKinds(t, lead!.id)
    expect(kinds.filter((kind) => kind === 'renewal-begun')).toHaveLength(1)
    const log = await eventKinds(t, businessId)
    expect(log).toEqual(
      expect.arrayContaining(['business-made', 'link-created', 'link-opened', 'renewal-begun']),
    )
    expect(log.filter((kind) => kind === 'link-finished')).toHaveLength(1)
    expect((await who.post(api('verify-link'), { link: code })).body).toMatchObject({ standing: 'received' })
  })
})

test('without bank and statements a person looks at it, and the owner is told once', async () => {
  const businessId = await withoutBank()
  const { code } = await linkToBusiness(t, businessId)
  const who = t.visitor()
  expect((await who.post(api('finish'), { link: code })).status).toBe(409)
  await applyForm(who, code)
  for (let time = 0; time < 2; time++)
    expect((await who.post(api('finish'), { link: code })).body).toMatchObject({ state: 'review' })
  await t.worker.drain()
  const [lead] = await renewalsOf(businessId)
  expect(lead!.stage).toBe('in-review')
  const mails = t
    .inbox('nora@orchard.example')
    .filter(({ subject }) => subject === 'We received your request')
  expect(mails.length).toBeGreaterThan(0)
  expect((await eventKinds(t, lead!.id)).filter((kind) => kind === 'message-sent')).toHaveLength(1)
})

test('a bank of the application before is used again, with its own consent, and ends with the last that reads it', async () => {
  const { code } = await linkToBusiness(t, funded.id)
  const who = t.visitor()
  const opened = await who.post(api('verify-link'), { link: code })
  expect(opened.body).toMatchObject({ active: 1, standing: 'new' })
  expect(opened.body.known_banks).toHaveLength(1)
  expect(opened.body.read_by).toEqual([t.deps.bankData.plaid!.shownAs])
  expect((await who.post(api('use-bank'), { link: code })).status).toBe(409)
  await applyForm(who, code, { ...way('minimal').model, requestedAmount: '30000' })
  expect((await who.post(api('use-bank'), { link: code })).body).toEqual({ banks: 1 })
  // Pressed twice, taken over once.
  expect((await who.post(api('use-bank'), { link: code })).body).toEqual({ banks: 0 })
  expect((await who.post(api('finish'), { link: code })).body).toMatchObject({ state: 'pending' })
  await settle(t)
  const [lead] = await renewalsOf(funded.id)
  expect(lead!.bankState).toBe('linked')
  expect(await eventKinds(t, lead!.id)).toEqual(
    expect.arrayContaining([
      'bank-link-reused',
      'bank-history-fetched',
      'application-decided',
      'consent-given',
    ]),
  )
  expect((await who.post(api('finish'), { link: code })).body).toMatchObject({ completed_plaid: true })
  // The result was there within seconds: no letter says after it that somebody looks.
  t.clock.advance(4 * 60_000)
  await t.worker.drain()
  const received = `select id from message where lead_id = $1::uuid and template = 'renewal-received'`
  expect(await t.db.query(received, [lead!.id])).toEqual([])
  // The first application ends: its row forgets the access, which the renewal goes on with.
  await t.db.query(`update lead set stage = 'withdrawn' where id = $1::uuid`, [funded.applicant.id])
  await t.db.transaction((tx) => revokeBankConnections(tx, funded.applicant.id, t.clock()))
  await settle(t)
  await t.worker.drain()
  expect(
    (await connectionsOf(t.db, funded.applicant.id)).map(({ state, secret }) => [state, secret]),
  ).toEqual([['revoked', null]])
  // And the bank still answers it.
  const fetches = async () =>
    (await eventKinds(t, lead!.id)).filter((kind) => kind === 'bank-history-fetched').length
  const before = await fetches()
  const [kept] = await connectionsOf(t.db, lead!.id)
  await t.db.transaction((tx) => askForHistory(tx, kept!, t.clock()))
  await settle(t)
  expect(await fetches()).toBe(before + 1)
})

test('two tabs and a second link go on with one application', async () => {
  const businessId = await withoutBank()
  const first = await linkToBusiness(t, businessId)
  const second = await linkToBusiness(t, businessId)
  const answers = await Promise.all([
    applyForm(t.visitor(), first.code),
    applyForm(t.visitor(), first.code, { requestedAmount: '7500', use_of_funds: 'Payroll' }),
    applyForm(t.visitor(), second.code),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const leads = await renewalsOf(businessId)
  expect(leads).toHaveLength(1)
  expect(new Set((await linksOfBusiness(t.db, businessId)).map(({ leadId }) => leadId))).toEqual(
    new Set([leads[0]!.id]),
  )
  const changed = await applyForm(t.visitor(), second.code, {
    requestedAmount: '9000',
    use_of_funds: 'Payroll',
  })
  expect(changed.status).toBe(200)
  const again = await t.visitor().post(api('verify-link'), { link: first.code })
  expect(again.body).toMatchObject({
    standing: 'asked',
    answers: { requestedAmount: '9,000', interest: 'Payroll' },
  })
  await t.visitor().post(api('finish'), { link: first.code })
  // The other tab is told that it is being looked at.
  expect(await applyForm(t.visitor(), second.code)).toMatchObject({
    status: 409,
    body: { type: 'urn:underway:problem:answers-final' },
  })
})

test.each([
  [{ requestedAmount: '4,999', use_of_funds: 'Payroll' }, ['requestedAmount']],
  [{ requestedAmount: '1,000,001', use_of_funds: 'Payroll' }, ['requestedAmount']],
  [{ requestedAmount: 'much' }, ['requestedAmount']],
  [{ requestedAmount: '20000' }, ['use_of_funds']],
  [{}, ['requestedAmount', 'use_of_funds']],
])('refuses %j', async (model, fields) => {
  const { code } = await linkToBusiness(t, await withoutBank())
  const answer = await applyForm(t.visitor(), code, model)
  expect(answer.status).toBe(422)
  expect((answer.body.errors as unknown as { field: string }[]).map(({ field }) => field)).toEqual(fields)
})

test('expired, revoked, made up, foreign and ended links answer alike', async () => {
  const businessId = await withoutBank()
  const revoked = await linkToBusiness(t, businessId)
  await t.db.transaction((tx) => revokeLink(tx, { businessId, id: revoked.id, actorId: null }, t.clock()))
  const ended = await linkToBusiness(t, businessId)
  await applyForm(t.visitor(), ended.code)
  const [lead] = await renewalsOf(businessId)
  await t.db.query(`update lead set stage = 'withdrawn' where id = $1::uuid`, [lead!.id])
  const expired = await linkToBusiness(t, businessId, 1)
  t.clock.advance(86_400_001)
  const who = t.visitor()
  const codes = [revoked.code, ended.code, expired.code, funded.applicant.leadid, 'x', 'A'.repeat(32)]
  const texts = new Set<string>()
  for (const link of codes) {
    for (const [call, more] of [
      ['verify-link', {}],
      ['active-plaids/', {}],
      ['apply-form/', { model: way('minimal').model }],
      ['use-bank', {}],
      ['finish', {}],
    ] as const) {
      const answer = await who.post(api(call), { link, ...more })
      expect([call, answer.status]).toEqual([call, 404])
      texts.add(answer.text)
    }
    const sent = await who.upload('/api/opportunity/upload-statements', [
      ['opp_id', link],
      ['file', statement('x')],
    ])
    expect(sent.status).toBe(link === funded.applicant.leadid ? 403 : 404)
  }
  expect(texts.size).toBe(1)
  // A link to an application opens no business.
  expect(await renewalsOf(businessId)).toHaveLength(1)
})

test('what is to be erased is not renewed; a renewal that is under way goes on', async () => {
  const by = { actor: 'staff', ip: null, userAgent: null } as const
  // An application keeps it until its law's term.
  const { id, applicant } = await fundedBusiness(t, await staffMember(t, 'underwriter'), {
    business: { tid: '47-3900001' },
  })
  const { code } = await linkToBusiness(t, id)
  expect(await eraseBusiness(t.deps, id, 'The owner asked for it', by)).toBe(false)
  expect(await applyForm(t.visitor(), code)).toMatchObject({
    status: 409,
    body: { type: 'urn:underway:problem:erasure-asked' },
  })
  expect(await renewalsOf(id)).toEqual([])
  expect((await readLead(t.db, applicant.id))?.stage).toBe('offered')
  const other = await withoutBank()
  const link = await linkToBusiness(t, other)
  await applyForm(t.visitor(), link.code)
  await eraseBusiness(t.deps, other, 'The owner asked for it', by)
  expect((await applyForm(t.visitor(), link.code)).status).toBe(200)
})

test('years in business grow from the day on which they were told, whatever else of the business changes later', async () => {
  const { id, applicant } = await fundedBusiness(t, await staffMember(t, 'underwriter'), {
    business: { tid: '47-3900002', years_in_business: '1-2 years' },
  })
  t.clock.advance(300 * 86_400_000)
  const later = await staffMember(t, 'underwriter')
  // Staff name it once more: the application says what it said 300 days ago.
  const named = await later.who.post(nameBusiness.path.replace(':id', applicant.id), {})
  expect(named).toMatchObject({ status: 200, body: { businessId: id, made: false } })
  t.clock.advance(100 * 86_400_000)
  const { code } = await linkToBusiness(t, id)
  expect((await applyForm(t.visitor(), code)).status).toBe(200)
  expect((await renewalsOf(id))[0]!.answers.yearsInBusiness).toBe('2-5 years')
})
