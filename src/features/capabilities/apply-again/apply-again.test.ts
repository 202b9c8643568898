// 'Apply again' at the front door: one new application of a declined one, filled, with its own consents, bank consent, clock and trace.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { loadProgress, openContinueCode } from '#features/capabilities/wizard/paths.ts'
import type { offerStatus } from '#features/capabilities/offers/contract.ts'
import { askForErasure } from '#features/capabilities/retention/hold.server.ts'
import { duplicatesOf } from '#platform/store/lead-list.ts'
import { readLead } from '#platform/store/leads.ts'
import { createLink } from '#platform/store/links.ts'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { applyAgain } from './paths.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

let count = 0
const declined = async (more: Record<string, unknown> = {}) => {
  const business = { email: `declined${++count}@shop.example`, smsConsent: '1', ...more }
  const a = await apply(t, { business })
  await linkByFrame(t, a, { username: 'user_stacked' })
  await settle(t)
  await t.worker.drain()
  expect((await readLead(t.db, a.id))?.stage).toBe('declined')
  return a
}
const again = ({ who, leadid }: Applicant, boxes: { use_bank?: boolean; sms_consent?: boolean } = {}) =>
  who.post(applyAgain, { sf_leadid: leadid, use_bank: false, sms_consent: false, ...boxes })
const rowOf = async (leadid: unknown) => (await readLead(t.db, t.deps.keys.readLeadCode(String(leadid))!.id))!
const kindsOf = async (table: 'event' | 'consent', id: string) =>
  (
    await t.db.query<{ kind: string; given?: boolean }>(`select * from ${table} where lead_id = $1::uuid`, [
      id,
    ])
  )
    .filter(({ given }) => given !== false)
    .map(({ kind }) => kind)
const bankOf = async ({ id }: Applicant) =>
  (
    await t.db.query<{ institution: string }>(
      'select institution from bank_connection where lead_id = $1::uuid',
      [id],
    )
  )[0]?.institution
const tellsAgain = async ({ who, leadid }: Applicant) =>
  (
    (await who.post('/api/lead/offer_status', { sf_leadid: leadid })).body as unknown as ResponseOf<
      typeof offerStatus
    >
  ).again

test('it is filled, linked both ways, agreed to again, and starts at the bank', async () => {
  const a = await declined()
  const before = await readLead(t.db, a.id)
  const made = await again(a)
  expect(made.body).toMatchObject({ banks: 0 })
  const lead = await rowOf(made.body.leadid)
  expect(lead).toMatchObject({ stage: 'bank-needed', mqlType: 'WC', againOf: a.id, bankState: 'none' })
  const { smsConsent, ...answers } = before!.answers
  expect(smsConsent).toBe(true)
  expect(lead.answers).toEqual(answers)
  expect(Object.keys(lead.secrets).toSorted()).toEqual(Object.keys(before!.secrets).toSorted())
  const consents = await kindsOf('consent', lead.id)
  expect(new Set(consents)).toEqual(new Set(['agreement', 'e-sign', 'privacy']))
  expect(await kindsOf('event', lead.id)).toContain('begun-again')
  expect(await kindsOf('event', a.id)).toContain('applied-again')
  expect((await readLead(t.db, a.id))?.stage).toBe('declined')
  // Staff find the one from the other.
  const foundFrom = async (id: string, other: string) =>
    (await duplicatesOf(t.db, id)).find((row) => row.id === other)?.same
  expect(await foundFrom(lead.id, a.id)).toContain('begun-from')
  expect(await foundFrom(a.id, lead.id)).toContain('begun-again')
  // The browser goes on with the new one: its numbers are there by their masks, and its page is the bank's.
  const opened = await a.who.post(loadProgress, { leadid: String(made.body.leadid) })
  expect(opened.body).toMatchObject({ page: 5, stage: 'bank-needed' })
  expect(Object.keys(opened.body.masks as object)).toContain('ssn')
  await t.worker.drain()
  const letters = await t.db.query<{ template: string }>(
    'select template from message where lead_id = $1::uuid',
    [lead.id],
  )
  expect(letters.map(({ template }) => template)).toContain('application-received')
})

test('what is to be erased is not copied; what was begun before the wish goes on', async () => {
  const by = { actor: 'staff', ip: null, userAgent: null } as const
  const a = await declined()
  await askForErasure(t.deps, a.id, 'The owner asked for it', by)
  const refused = await again(a)
  expect(refused).toMatchObject({ status: 409, body: { type: 'urn:underway:problem:erasure-asked' } })
  expect((await duplicatesOf(t.db, a.id)).flatMap(({ same }) => same)).not.toContain('begun-again')
  const b = await declined()
  const made = await again(b)
  await askForErasure(t.deps, b.id, 'The owner asked for it', by)
  expect((await again(b)).body.leadid).toBe(made.body.leadid)
})

test('two taps and two tabs are one application', async () => {
  const a = await declined()
  const [one, two] = await Promise.all([again(a), again(a)])
  expect(one.body.leadid).toBe(two.body.leadid)
  // The other tab still names the declined one, while the browser's session is of the new one.
  expect((await again(a)).body.leadid).toBe(one.body.leadid)
  const rows = await t.db.query('select id from lead where again_of = $1::uuid', [a.id])
  expect(rows).toHaveLength(1)
})

test('the previous bank is read again with a consent of its own, and a decision follows', async () => {
  const a = await declined()
  expect(await tellsAgain(a)).toMatchObject({
    begun: false,
    banks: [await bankOf(a)],
    read_by: [expect.stringMatching(/\w/)],
  })
  const made = await again(a, { use_bank: true, sms_consent: true })
  expect(made.body).toMatchObject({ banks: 1 })
  const lead = await rowOf(made.body.leadid)
  expect(lead).toMatchObject({ bankState: 'linked', step: 'result' })
  expect(await kindsOf('consent', lead.id)).toEqual(expect.arrayContaining(['bank-data', 'sms']))
  await settle(t)
  await t.worker.drain()
  expect((await rowOf(made.body.leadid)).stage).toBe('declined')
  // That decline can be followed in its turn.
  const next = { who: a.who, leadid: String(made.body.leadid), id: lead.id }
  expect((await rowOf((await again(next)).body.leadid)).againOf).toBe(lead.id)
})

test('30 days after the report the bank is connected again', async () => {
  const a = await declined()
  t.clock.advance(28 * 86_400_000)
  expect((await tellsAgain(a))?.banks).toHaveLength(1)
  await t.db.query(
    `update bank_history set fetched_at = fetched_at - interval '3 days' where lead_id = $1::uuid`,
    [a.id],
  )
  expect(await tellsAgain(a)).toEqual({ begun: false, banks: [], read_by: [] })
  expect((await again(a, { use_bank: true })).body).toMatchObject({ banks: 0 })
})

test('nobody else can, nor for one that is not declined', async () => {
  const a = await declined()
  expect((await again({ ...a, who: t.visitor() })).status).toBe(403)
  const other = await apply(t, { business: { email: 'other@shop.example' } })
  expect((await again({ ...a, who: other.who })).status).toBe(403)
  expect((await again(other)).status).toBe(409)
})

test('an application in between takes no months in business away: the day of the first plan holds', async () => {
  const a = await declined({ years_in_business: '1-2 years' })
  const begun = t.clock()
  const inMonths = (count: number) => {
    const day = new Date(begun)
    day.setUTCMonth(day.getUTCMonth() + count)
    t.clock.set(day.toISOString())
  }
  const fromHere = async (of: Applicant) => {
    const link = { leadId: of.id, purpose: 'continue', expiresInDays: 14, detail: {} } as const
    const { code } = await t.db.transaction((tx) => createLink(tx, t.deps.keys, link, t.clock()))
    const who = t.visitor()
    const opened = await who.post(openContinueCode, { code })
    const made = await again({ ...of, who, leadid: String(opened.body.leadid) })
    const lead = await rowOf(made.body.leadid)
    return { who, leadid: String(made.body.leadid), id: lead.id, band: lead.answers.yearsInBusiness }
  }
  inMonths(5)
  const between = await fromHere(a)
  expect(between.band).toBe('1-2 years')
  await linkByFrame(t, between, { username: 'user_stacked' })
  await settle(t)
  await t.worker.drain()
  inMonths(12)
  expect((await fromHere(between)).band).toBe('2-5 years')
})
