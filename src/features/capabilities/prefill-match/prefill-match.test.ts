// The prefill match through the front door: consent, tries, what is shown before 'Confirm', what is taken over by it, and what nobody can read out.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadProgress, saveLead } from '#features/capabilities/wizard/paths.ts'
import { saveRequestOf } from './prefill-match.fixture.ts'
import { sweep } from '#features/capabilities/retention/sweep.server.ts'
import { eventKinds } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import { iffConfirm, iffMatch } from './paths.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  // Each test has a day of its own.
  await t.db.query('delete from try_count')
})

const match = iffMatch('apply')
const confirm = iffConfirm('apply')

async function begin(fn = 'Nora', ln = 'Whitfield', ip?: string) {
  const who = t.visitor(ip)
  const saved = await who.post(saveLead, saveRequestOf({ fn, ln }))
  const leadid = String(saved.body.leadid)
  return { who, leadid, id: t.deps.keys.readLeadCode(leadid)!.id }
}
const asked = { last4: '4821', zip: '78704', consent: true }
const progress = async (who: Visitor, leadid: string) => (await who.post(loadProgress, { leadid })).body
const stored = async (id: string) =>
  (
    await t.db.query<{ answers: Record<string, unknown>; secrets: Record<string, string> }>(
      'select answers, secrets from lead where id = $1::uuid',
      [id],
    )
  )[0]!

test('what is found is shown masked, and taken over by Confirm alone: told by masks from then on', async () => {
  const { who, leadid, id } = await begin()
  // As the specification's page sends it, marks of the device included.
  const found = await who.post(match, { jsc: 'a mark', hdm: { any: 1 }, link: leadid, ...asked })
  expect(found.body).toEqual({
    model: {
      fn: 'Nora',
      ln: 'Whitfield',
      address: '•••• E••••• A••, A•• •',
      city: 'Austin',
      state: 'TX',
      zip: '78704',
      dob: '••/••/••••',
    },
  })
  expect((await progress(who, leadid)).masks).toEqual({})
  expect((await who.post(confirm, { link: leadid, confirmed: true })).body).toEqual({ ok: true })

  const after = await progress(who, leadid)
  expect(after.masks).toEqual({
    homeAddress: '•••• E••••• A••',
    homeAddress2: 'A•• •',
    dateOfBirth: '••/••/••••',
  })
  expect(after.answers).toMatchObject({ homeCity: 'Austin', homeState: 'TX', homeZip: '78704' })
  expect(JSON.stringify(after)).not.toContain('Euclid')
  const row = await stored(id)
  expect(JSON.stringify(row)).not.toContain('Euclid')
  expect(Object.keys(row.secrets).sort()).toEqual(['dateOfBirth', 'homeAddress', 'homeAddress2'])
  // Sent again, since its answer may have been lost.
  expect((await who.post(confirm, { link: leadid, confirmed: true })).status).toBe(200)
  expect(await eventKinds(t, id)).toEqual(
    expect.arrayContaining(['consent-given', 'prefill-asked', 'prefill-confirmed']),
  )
})

test('no call before the consent, which is stored with its wording; once given it stands', async () => {
  const { who, leadid, id } = await begin()
  const before = t.simulators.prefill.asked.length
  for (const consent of [undefined, false])
    expect((await who.post(match, { ...asked, link: leadid, consent })).body).toMatchObject({
      type: 'urn:underway:problem:consent-needed',
    })
  expect(t.simulators.prefill.asked).toHaveLength(before)
  await who.post(match, { ...asked, link: leadid })
  await who.post(match, { ...asked, link: leadid, consent: undefined })
  expect(t.simulators.prefill.asked).toHaveLength(before + 2)
  const rows = await t.db.query(
    `select given, version from consent where lead_id = $1::uuid and kind = 'prefill'`,
    [id],
  )
  expect(rows).toEqual([{ given: true, version: '2026-11-28' }])
})

test.each([
  ['not on file', 'Otto', 'Brandt', { last4: '1000', zip: '60614' }],
  ['two of that name', 'Rafael', 'Ortega', { last4: '7310', zip: '33125' }],
  ["somebody else's digits", 'Nora', 'Whitfield', { last4: '2222', zip: '78704' }],
  ['a provider that is down', 'Dana', 'Kovac', { last4: '0500', zip: '44113' }],
])('%s is answered like every other cause', async (_what, fn, ln, given) => {
  const { who, leadid } = await begin(fn, ln)
  const answered = await who.post(match, { ...given, consent: true, link: leadid })
  expect([answered.status, answered.body]).toEqual([200, { model: null }])
  expect((await who.post(confirm, { link: leadid, confirmed: true })).body).toMatchObject({
    type: 'urn:underway:problem:match-gone',
  })
})

test('three tries for one application: a right one that comes fourth finds nobody', async () => {
  const { who, leadid, id } = await begin()
  const guess = (last4: string) => who.post(match, { ...asked, last4, link: leadid })
  await Promise.all(['1111', '1112', '1113'].map(guess))
  const before = t.simulators.prefill.asked.length
  expect((await guess('4821')).body).toEqual({ model: null })
  expect(t.simulators.prefill.asked).toHaveLength(before)
  expect(await eventKinds(t, id)).toContain('prefill-withheld')
})

test('six tries a day for one person, from however many applications and networks', async () => {
  for (const [at, digits] of ['1111', '1112', '1113', '1114', '1115', '1116'].entries()) {
    const { who, leadid } = await begin('NORA', 'Whitfield', `198.51.${at}.7`)
    await who.post(match, { ...asked, last4: digits, link: leadid })
  }
  const { who, leadid } = await begin('Nora', 'Whitfield', '192.0.2.1')
  expect((await who.post(match, { ...asked, link: leadid })).body).toEqual({ model: null })
  t.clock.advance(25 * 3_600_000)
  const later = await begin('Nora', 'Whitfield', '192.0.2.1')
  expect((await later.who.post(match, { ...asked, link: later.leadid })).body.model).not.toBeNull()
})

test('thirty tries a day from one network', async () => {
  const zips = Array.from({ length: 30 }, (_, at) => String(10_000 + at))
  for (let at = 0; at < 30; at += 3) {
    const { who, leadid } = await begin('Nora', 'Whitfield', `203.0.113.${at}`)
    for (const zip of zips.slice(at, at + 3)) await who.post(match, { ...asked, zip, link: leadid })
  }
  const same = await begin('Nora', 'Whitfield', '203.0.113.200')
  expect((await same.who.post(match, { ...asked, link: same.leadid })).body).toEqual({ model: null })
  const other = await begin('Nora', 'Whitfield', '203.0.114.200')
  expect((await other.who.post(match, { ...asked, link: other.leadid })).body.model).not.toBeNull()
})

test('who says that it is not theirs keeps nothing of it', async () => {
  const { who, leadid, id } = await begin()
  await who.post(match, { ...asked, link: leadid })
  expect((await who.post(confirm, { link: leadid, confirmed: false })).status).toBe(200)
  expect((await who.post(confirm, { link: leadid, confirmed: true })).body).toMatchObject({
    type: 'urn:underway:problem:match-gone',
  })
  expect(await t.db.query('select sealed from prefill_match where lead_id = $1::uuid', [id])).toEqual([
    { sealed: null },
  ])
  expect((await stored(id)).secrets).toEqual({})
})

test('a match waits half an hour, and is forgotten', async () => {
  const { who, leadid, id } = await begin()
  await who.post(match, { ...asked, link: leadid })
  t.clock.advance(31 * 60_000)
  expect((await who.post(confirm, { link: leadid, confirmed: true })).status).toBe(409)
  await sweep(t.deps)
  expect(await t.db.query('select sealed from prefill_match where lead_id = $1::uuid', [id])).toEqual([
    { sealed: null },
  ])
})

test('what the owner typed stands, and a street typed later takes the place of the one that was found', async () => {
  const typed = await begin()
  const own = { address: '9 Oak Ln', city: 'Austin', state: 'TX', zip: '78704' }
  const save = (page: number, pg: object) =>
    typed.who.post(saveLead, { model: { sfleadid: typed.leadid, pg }, page, partial: true })
  await save(3, { ...own, dob: '1980-04-12' })
  await typed.who.post(match, { ...asked, link: typed.leadid })
  await typed.who.post(confirm, { link: typed.leadid, confirmed: true })
  expect((await stored(typed.id)).answers).toMatchObject({ homeAddress: '9 Oak Ln' })
  expect(Object.keys((await stored(typed.id)).secrets)).toEqual(['dateOfBirth'])

  const { who, leadid, id } = await begin()
  await who.post(match, { ...asked, link: leadid })
  await who.post(confirm, { link: leadid, confirmed: true })
  await who.post(saveLead, { model: { sfleadid: leadid, pg: own }, page: 3, partial: true })
  const row = await stored(id)
  expect(row.answers).toMatchObject({ homeAddress: '9 Oak Ln' })
  expect(Object.keys(row.secrets)).toEqual(['dateOfBirth'])
})

test('a bare lead id, another browser and wrong digits get nothing', async () => {
  const { leadid, who } = await begin()
  expect((await t.visitor().post(match, { ...asked, link: leadid })).status).toBe(403)
  expect((await t.visitor().post(match, asked)).status).toBe(404)
  const wrong = await who.post(match, { consent: true, link: leadid, last4: '48', zip: 'x' })
  expect(wrong.body.errors).toMatchObject([
    { field: 'last4', message: 'Please enter a valid 4 digits.' },
    { field: 'zip', message: 'Please enter a valid zip code' },
  ])
})

test('without a provider it is off and says so', async () => {
  const off = await testApp({ env: { PREFILL_TOKEN: '' } })
  try {
    const who = off.visitor()
    const saved = await who.post(saveLead, saveRequestOf({ fn: 'Nora', ln: 'Whitfield' }))
    const answered = await who.post(match, { ...asked, link: String(saved.body.leadid) })
    expect([answered.status, answered.body.type]).toEqual([503, 'urn:underway:problem:feature-off'])
  } finally {
    await off.close()
  }
})

test('neither digits nor what was found reach the log', async () => {
  const lines: string[] = []
  const loud = await testApp({ onLog: (line) => void lines.push(line) })
  try {
    const who = loud.visitor()
    const saved = await who.post(saveLead, saveRequestOf({ fn: 'Nora', ln: 'Whitfield' }))
    const link = String(saved.body.leadid)
    expect((await who.post(match, { ...asked, link })).body.model).not.toBeNull()
    await who.post(confirm, { link, confirmed: true })
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('\n')).not.toMatch(/Euclid|1984-03|Whitfield|\b4821\b|78704/)
  } finally {
    await loud.close()
  }
})
