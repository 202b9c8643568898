// The links of the persons of an application, through the front door: what each asks, tells and refuses.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PersonPurpose } from '#core/domain/links.ts'
import { asksOf, type PersonRole } from '#core/domain/persons.ts'
import { createLink } from '#platform/store/links.ts'
import { messagesOf, openMessage } from '#platform/store/messages.ts'
import { addPerson, personsOf, readPerson } from '#platform/store/persons.ts'
import { apply, eventKinds, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember } from '../../../../test/staff.ts'
import minimal from './minimal.json' with { type: 'json' }
import maximal from './maximal.json' with { type: 'json' }

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const named = (a: Applicant, email: string, role: PersonRole = 'owner') =>
  addPerson(
    t.db,
    { leadId: a.id, role, answers: { firstName: 'Maria', lastName: 'Ortega', email } },
    t.clock(),
  )
const linkTo = async (a: Applicant, personId: string, purpose: PersonPurpose = 'signer') =>
  (
    await t.db.transaction((tx) =>
      createLink(tx, t.deps.keys, { leadId: a.id, personId, purpose, expiresInDays: 14 }, t.clock()),
    )
  ).code
const load = (id: string) => t.visitor().post('/api/additionalinfo/load', { id })
const post = (id: string, page: number, pg: object, model: object = {}) =>
  t.visitor().post('/api/additionalinfo/post', { id, page, model: { ...model, pg } })
const agreed = { agreement: true, smsConsent: false, creditReport: true }

test.each([
  ['minimal', minimal],
  ['maximal', maximal],
])('%s: details and signature are taken, and nothing is asked any more', async (_name, given) => {
  const a = await apply(t)
  const person = await named(a, `${_name}@signers.example`)
  const code = await linkTo(a, person)
  expect((await load(code)).body).toMatchObject({
    valid: true,
    pgname: 'Maria Ortega',
    first_name: 'Maria',
    facts: { agreed: false, finished: false, role: 'owner' },
  })
  expect((await post(code, 2, { ...given.personal, ...agreed })).body).toEqual({ done: false })
  expect((await post(code, 3, given.owner)).body).toEqual({ done: false })
  expect((await post(code, 4, { signature: given.signature })).body).toEqual({ done: true })
  const row = (await readPerson(t.db, a.id, person))!
  expect(asksOf(row)).toEqual([])
  expect(row.answers).not.toHaveProperty('ssn')
  const consents = await t.db.query<{ kind: string; given: boolean }>(
    'select kind, given from consent where lead_id = $1::uuid and person_id = $2::uuid order by at, id',
    [a.id, person],
  )
  expect(consents.map(({ kind, given: yes }) => `${kind} ${yes}`)).toEqual([
    'agreement true',
    'e-sign true',
    'privacy true',
    'sms false',
    'credit-report true',
  ])
  expect(await eventKinds(t, a.id)).toContain('link-finished')
  // Whoever opens it again is shown that it is done, and nothing of what was given.
  const again = await load(code)
  expect(again.body).toMatchObject({ answers: {}, masks: {}, facts: { finished: true } })
})

test('what is kept encrypted is never told, no digit of it, and another number is refused', async () => {
  const a = await apply(t)
  const code = await linkTo(a, await named(a, 'kept@signers.example'))
  await post(code, 2, { ...minimal.personal, ...agreed })
  await post(code, 3, minimal.owner)
  const opened = await load(code)
  const digits = minimal.owner.ssn.slice(-4)
  expect(opened.text).not.toContain(digits)
  expect((await post(code, 3, { ...minimal.owner, ssn: '219-09-9991' })).status).toBe(409)
  expect((await post(code, 3, minimal.owner)).status).toBe(200)
})

test("one signer sees nothing of another, nor of the applicant; the applicant's browser is shown nothing", async () => {
  const a = await apply(t)
  const first = await linkTo(a, await named(a, 'first@signers.example'))
  const second = await linkTo(a, await named(a, 'second@signers.example'))
  await post(first, 2, { ...minimal.personal, ...agreed, fn: 'Zyxfirst' })
  await post(first, 3, minimal.owner)
  const seen = await load(second)
  expect(seen.text).not.toContain('Zyxfirst')
  expect(seen.text).not.toContain(minimal.owner.address)
  expect(seen.body).toMatchObject({ masks: {}, facts: { agreed: false } })
  const own = await a.who.post('/api/additionalinfo/load', { id: first })
  expect(own.status).toBe(403)
  expect(own.body.title).toContain('for someone else')
  expect(own.text).not.toContain('Zyxfirst')
})

test('nothing is taken before the agreement, whose message is the specification’s; texts are no condition', async () => {
  const a = await apply(t)
  const person = await named(a, 'agree@signers.example')
  const code = await linkTo(a, person)
  const refused = await post(code, 2, minimal.personal)
  expect(refused).toMatchObject({
    status: 422,
    body: {
      errors: [{ field: 'pg.agreement', message: 'You must agree to our policies to continue.' }],
    },
  })
  expect((await readPerson(t.db, a.id, person))!.answers).not.toHaveProperty('title')
  // Pages 0 and 1 change nothing.
  expect((await post(code, 1, agreed)).body).toEqual({ done: false })
  expect((await readPerson(t.db, a.id, person))!.agreedAt).toBeNull()
  expect((await post(code, 2, { ...minimal.personal, agreement: true })).status).toBe(200)
})

test('the lead signer gives details alone, a guarantor no share; sign-app takes its own person alone', async () => {
  const a = await apply(t)
  const person = await named(a, 'guarantor@signers.example', 'guarantor')
  const lead = await linkTo(a, person, 'lead-signer')
  const at = (call: string, body: object) => t.visitor().post(`/api/lead_second_signer/${call}`, body)
  expect((await at('load', { sf_leadid: lead, model: {} })).body).toMatchObject({
    valid: true,
    first_name: 'Maria',
  })
  await at('post', { sf_leadid: lead, page: 2, model: { pg: { ...minimal.personal, ...agreed } } })
  const { ownership, ...owner } = minimal.owner
  expect(ownership).toBeTruthy()
  const last = await at('post', { sf_leadid: lead, page: 3, model: { pg: owner } })
  expect(last.body).toEqual({ done: true })
  expect(asksOf((await readPerson(t.db, a.id, person))!)).toEqual(['signature'])

  const sign = await linkTo(a, person, 'sign-app')
  const other = await named(a, 'another@signers.example')
  const signing = (id: string, call = 'load', more: object = {}) =>
    t.visitor().post(`/api/signapp/${call}`, { id, oppid: sign, ...more })
  expect((await signing(other)).status).toBe(404)
  expect((await signing(person)).body).toMatchObject({ pgname: 'Maria Ortega' })
  const another = await signing(person, 'post', { page: 2, model: { pg: { signature: 'Lee Park' } } })
  expect(another.body.errors).toMatchObject([{ field: 'pg.signature' }])
  const variant = { signature: 'Mari Ortega' }
  const asked = await signing(person, 'post', { page: 2, model: { pg: variant } })
  expect(asked.body.errors).toMatchObject([{ field: 'pg.signaturevariant' }])
  expect(asksOf((await readPerson(t.db, a.id, person))!)).toEqual(['signature'])
  const confirmed = { ...variant, signaturevariant: 'true' }
  expect((await signing(person, 'post', { page: 2, model: { pg: confirmed } })).body).toEqual({ done: true })
  const signed = await signing(person, 'post', { page: 2, model: { pg: { signature: 'ORTEGA, María' } } })
  expect(signed.body).toEqual({ done: true })
  expect(asksOf((await readPerson(t.db, a.id, person))!)).toEqual([])
})

test('whoever has a link for one part adds nobody: who else must sign is told to staff, five times for an application', async () => {
  const a = await apply(t)
  const [one, two] = [
    await linkTo(a, await named(a, 'namer@signers.example')),
    await linkTo(a, await named(a, 'namer-2@signers.example')),
  ]
  const before = (await personsOf(t.db, a.id)).length
  const name = (code: string, otherName: string, otherEmail: string) =>
    t
      .visitor()
      .post('/api/additionalinfo/send-other', { link: code, model: { pg: { otherName, otherEmail } } })
  expect((await name(one, 'Lee Park', 'not an address')).body.errors).toMatchObject([
    { field: 'pg.otherEmail' },
  ])
  for (const letter of ['a', 'b', 'c'])
    expect((await name(one, 'Lee Park', `lee-${letter}@signers.example`)).body).toEqual({ sent: true })
  for (const letter of ['d', 'e'])
    expect((await name(two, 'Lee Park', `lee-${letter}@signers.example`)).body).toEqual({ sent: true })
  // Another link is no other limit.
  for (const link of [one, two])
    expect((await name(link, 'Lee Park', 'lee-f@signers.example')).body.type).toMatch(/signers-named$/)
  await settle(t)
  expect(await personsOf(t.db, a.id)).toHaveLength(before)
  expect(t.inbox('lee-a@signers.example')).toEqual([])
  const { who } = await staffMember(t, 'underwriter')
  const due = (await who.get('/api/staff/due')).body.due as unknown as {
    applicationId: string
    kind: string
  }[]
  expect(due.filter(({ applicationId }) => applicationId === a.id)).toMatchObject([{ kind: 'reply' }])
  const rows = await messagesOf(t.db, a.id)
  const told = rows
    .filter(({ template }) => template === 'inbound')
    .map((row) => openMessage(t.deps.keys, row))
  expect(JSON.stringify(told)).toContain('Lee Park, lee-a@signers.example')
})

test('an application has twelve other people in its life, those who were removed too', async () => {
  const a = await apply(t)
  const { who } = await staffMember(t, 'underwriter')
  const add = (at: number) =>
    who.post(`/api/staff/applications/${a.id}/persons`, {
      role: 'signer',
      firstName: 'Lee',
      lastName: `Park${'abcdefghijklm'[at]}`,
      email: `twelve-${at}@signers.example`,
    })
  for (let at = 0; at < 12; at++) expect((await add(at)).status).toBe(200)
  const full = await add(12)
  expect([full.status, String(full.body.type)]).toEqual([409, 'urn:underway:problem:persons-full'])
})
