// The link for missing answers through the front door: only what is missing is asked, the last answer completes the application, and nothing that stands is changed.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { readLead } from '#platform/store/leads.ts'
import { createLink, revokeLink } from '#platform/store/links.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import { saveLead } from '#features/capabilities/wizard/paths.ts'
import legacyMinimal from '../apply-legacy/minimal.json' with { type: 'json' }
import { eventKinds } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember } from '../../../../test/staff.ts'
import { sendLink } from '#features/staff/paths.ts'
import { openIncomplete, saveIncomplete } from './paths.ts'

interface Fixture {
  readonly before: { readonly business: object; readonly pg: object }
  readonly named: string
  readonly fieldIds: readonly string[]
  readonly pages: Readonly<Record<string, object>>
}
const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as Fixture

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** An application that stopped on its way, and a link for it. */
async function begun({ before, named }: Pick<Fixture, 'before' | 'named'>) {
  const who = t.visitor()
  const first = await who.post(saveLead, { model: before, page: 0 })
  const leadid = String(first.body.leadid)
  const id = t.deps.keys.readLeadCode(leadid)!.id
  return { who, leadid, id, code: await linkFor(id, { named }) }
}
async function linkFor(
  leadId: string,
  { named = '', purpose = 'incomplete' }: { named?: string; purpose?: LinkPurpose } = {},
) {
  const { code } = await t.db.transaction((tx) =>
    createLink(
      tx,
      t.deps.keys,
      { leadId, purpose, expiresInDays: 14, detail: named ? { fields: named } : {} },
      t.clock(),
    ),
  )
  return code
}
const open = (code: string, who = t.visitor()) => who.post(openIncomplete, { sf_leadid: code, model: {} })
const save = (code: string, page: number, model: object, who = t.visitor()) =>
  who.post(saveIncomplete, { model: { ...model, sfleadid: code }, page })

describe.each(['minimal', 'maximal'])('%s', (name) => {
  const { before, named, fieldIds, pages } = fixture(name)

  test('from what is missing to a complete application, in another browser than the one that applied', async () => {
    const { id, code } = await begun({ before, named })
    const { fn } = before.pg as { fn: string }
    const opened = await open(code)
    expect(opened.body).toMatchObject({ valid: true, first_name: fn, field_ids: fieldIds })
    expect((await save(code, 0, {})).body.done).toBe(false)
    const numbers = Object.keys(pages).map(Number)
    for (const page of numbers) {
      const saved = await save(code, page, pages[page]!)
      expect([saved.status, saved.text]).toEqual([200, expect.any(String)])
      expect(saved.body.done).toBe(page === numbers.at(-1))
    }
    expect((await open(code)).body).toMatchObject({
      field_ids: [],
      facts: { missing: [], after: 'statements', link_sent: true },
    })
    const lead = (await readLead(t.db, id))!
    expect(lead).toMatchObject({ stage: 'bank-needed', mqlType: 'WC', step: 'bank-intro' })
    expect(Object.keys(lead.secrets).sort()).toEqual(['dateOfBirth', 'ein', 'ssn'])
    expect(await eventKinds(t, id)).toEqual(
      expect.arrayContaining(['answers-given', 'link-finished', 'stage-changed', 'application-completed']),
    )
    // The finish says that an upload link was sent: it was.
    await t.worker.drain()
    const { email } = before.business as { email: string }
    expect(t.inbox(email).some(({ text }) => text.includes('/business/documents/'))).toBe(true)
  })
})

test('an upload link that was held is not said to be sent', async () => {
  const { before, named, pages } = fixture('minimal')
  const { id, code } = await begun({ before, named })
  const { config } = t.deps
  Object.assign(t.deps, { config: { ...config, rateLimits: true } })
  for (let at = 0; at < 4; at++) {
    await addJob(t.db, { ...sendMessageJob(id, 'todo-link'), onceKey: `${at}` }, t.clock())
    await t.worker.drain()
  }
  for (const [page, model] of Object.entries(pages)) await save(code, Number(page), model)
  Object.assign(t.deps, { config })
  expect((await open(code)).body.facts).toEqual({ missing: [], after: 'statements', link_sent: false })
})

describe('what a link for missing answers does not do', () => {
  const { before } = fixture('minimal')

  test('a page without its answers, or with wrong ones, is refused with a message per field', async () => {
    const { code } = await begun({ before, named: '' })
    const wrong = async (model: object) => (await save(code, 3, model)).body.errors
    expect(await wrong({})).toEqual([{ field: 'pg.ssn', message: "This field can't be empty" }])
    expect(await wrong({ pg: { ssn: '000-12-3456' } })).toMatchObject([
      { field: 'pg.ssn', message: 'Please enter a valid SSN' },
    ])
  })

  test('who the person is stands once it was given, through this link too', async () => {
    const { code } = await begun({ before, named: '' })
    await save(code, 3, { pg: { ssn: '123-45-6789' } })
    expect((await save(code, 3, { pg: { ssn: '123-45-6789' } })).status).toBe(200)
    expect((await save(code, 3, { pg: { ssn: '219-09-9998' } })).body.type).toContain('given-before')
    expect((await save(code, 1, { pg: { fn: 'Eve' } })).body.type).toContain('given-before')
  })

  test('it tells nothing but what its questions need, and no secret', async () => {
    const { code } = await begun({ before, named: 'website' })
    const { body, text } = await open(code)
    expect(Object.keys(body.answers as object).sort()).toEqual(['classification', 'yearsInBusiness'])
    expect(body.masks).toEqual({})
    expect(text).not.toMatch(/Commercial|3456789|1980/)
  })

  test('made up, ended, revoked, of another purpose: all alike', async () => {
    const { id, code, leadid, who } = await begun({ before, named: '' })
    const other = await linkFor(id, { purpose: 'confirm-address' })
    const said = []
    for (const each of ['made-up', leadid, other])
      for (const answer of [await open(each), await save(each, 3, { pg: { ssn: '123-45-6789' } })])
        said.push([answer.status, answer.body.type])
    const [row] = await t.db.query<{ id: string }>(
      `select id from link where lead_id = $1::uuid and purpose = 'incomplete'`,
      [id],
    )
    await t.db.transaction((tx) => revokeLink(tx, { leadId: id, id: row!.id, actorId: null }, t.clock()))
    said.push([(await open(code)).status, (await open(code)).body.type])
    const late = await linkFor(id)
    t.clock.advance(15 * 86_400_000)
    said.push([(await open(late)).status, (await open(late)).body.type])
    expect(new Set(said.map(String))).toEqual(new Set(['404,urn:underway:problem:link-invalid']))
    expect(who.cookies.size).toBeGreaterThan(0)
  })
})

test('an application of the older wizard is asked what that one asks, and signs in the application itself', async () => {
  const { requestedAmount, monthly_sales, email } = legacyMinimal.business
  const { fn, ln, phone } = legacyMinimal.pg
  const begun = { business: { requestedAmount, monthly_sales, email }, pg: { fn, ln, phone } }
  const first = await t.visitor().post(saveLead, { model: begun, page: 1, variant: 'legacy' })
  const id = t.deps.keys.readLeadCode(String(first.body.leadid))!.id
  const asked = async (code: string) => (await open(code)).body
  const code = await linkFor(id)
  const ids = (await asked(code)).field_ids as unknown as string[]
  expect(ids).toEqual(expect.arrayContaining(['loan.loanuse', 'pg.contact_method']))
  // The newer wizard asks these; this one does not.
  expect(ids).not.toContain('funds_needed_timeframe')
  for (const page of [1, 2, 3]) {
    const saved = await save(code, page, legacyMinimal)
    expect([saved.status, page, saved.body.errors]).toEqual([200, page, undefined])
  }
  expect(await asked(code)).toMatchObject({ field_ids: [], facts: { after: 'signature' } })
  expect((await readLead(t.db, id))!.stage).toBe('draft')
  await t.worker.drain()
  expect(t.inbox(email).some(({ text }) => text.includes('/business/apply/continue/'))).toBe(true)
})

test('two tabs: what one gave the other need not give again', async () => {
  const { code } = await begun(fixture('maximal'))
  const { pages } = fixture('maximal')
  const [one, two] = [t.visitor(), t.visitor()]
  await open(code, one)
  await open(code, two)
  await save(code, 1, pages[1]!, one)
  // The other tab still shows page 1, and sends the same.
  expect((await save(code, 1, pages[1]!, two)).status).toBe(200)
  expect((await save(code, 2, pages[2]!, two)).status).toBe(200)
  // A reload asks only for what is left.
  expect((await open(code, one)).body.field_ids).not.toContain('business.name')
})

test('a correction of the classification asks for the number that goes with it', async () => {
  const { before } = fixture('maximal')
  const { code } = await begun({ before, named: '' })
  const { pages } = fixture('maximal')
  await save(code, 1, pages[1]!)
  const company = pages[2] as { business: object }
  await save(code, 2, {
    ...company,
    business: { ...company.business, classification: 'Sole Proprietorship' },
  })
  const ids = (await open(code)).body.field_ids
  expect(ids).toContain('pg.ssn')
  expect(ids).not.toContain('business.tid')
})

test('an application that is decided on takes what was named, and moves nowhere', async () => {
  const { before, pages } = fixture('minimal')
  const { id, code } = await begun({ before, named: 'homeBased' })
  await save(code, 3, pages[3]!)
  await t.db.query(`update lead set stage = 'in-review' where id = $1::uuid`, [id])
  expect((await open(code)).body.facts).toMatchObject({ missing: ['homeBased'], after: 'contact' })
  expect((await save(code, 2, { business: { home_based_business: true } })).body.done).toBe(true)
  expect((await readLead(t.db, id))!).toMatchObject({ stage: 'in-review', answers: { homeBased: true } })
})

test('a consent to a credit report that was left open is asked for by name, and kept as a consent', async () => {
  const { before, pages } = fixture('minimal')
  const { id, code } = await begun({ before, named: 'creditReport' })
  const consents = async () =>
    (
      await t.db.query<{ given: boolean }>(
        `select given from consent where lead_id = $1::uuid and kind = 'credit-report' order by at, id`,
        [id],
      )
    ).map(({ given }) => given)
  const missing = async () => ((await open(code)).body.facts as unknown as { missing: string[] }).missing
  expect(await missing()).toContain('creditReport')
  expect(await consents()).toEqual([])
  const { pg, ...rest } = pages[3] as { pg: object }
  await save(code, 3, { ...rest, pg: { ...pg, creditReport: '1' } })
  expect(await consents()).toEqual([true])
  expect(await missing()).toEqual([])
})

test('its prefill match takes the link, and the tries count for the application', async () => {
  const { code } = await begun({
    before: {
      business: fixture('maximal').before.business,
      pg: { fn: 'Nora', ln: 'Whitfield', phone: '(512) 555-0142' },
    },
    named: '',
  })
  const match = (last4: string) =>
    t
      .visitor()
      .post('/api/incomplete_lead_fields/iff-match', { last4, zip: '78704', link: code, consent: true })
  expect((await match('4821')).body.model).toMatchObject({ fn: 'Nora', address: '•••• E••••• A••, A•• •' })
  await match('1111')
  await match('1112')
  expect((await match('4821')).body.model).toBeNull()
})

test('staff name questions when they send the link; it asks them beside what is missing, and nothing that nobody may name', async () => {
  const underwriter = await staffMember(t, 'underwriter')
  const { id } = await begun({ before: fixture('minimal').before, named: '' })
  const send = (questions: readonly string[]) =>
    underwriter.who.post(sendLink.path.replace(':id', id), { kind: 'incomplete', channel: 'copy', questions })
  const sent = await send(['website', 'homeBased'])
  expect(sent.status).toBe(200)
  const code = String(sent.body.url).split('/').at(-1)!
  expect((await open(code)).body.field_ids).toEqual(
    expect.arrayContaining(['pg.ssn', 'business.website', 'business.home_based_business']),
  )
  expect((await open(await linkFor(id))).body.field_ids).not.toContain('business.website')
  expect((await send(['ssn'])).status).toBeGreaterThanOrEqual(400)
})
