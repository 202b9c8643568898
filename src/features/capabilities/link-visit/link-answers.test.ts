// A link that asks for identity, and only for what is missing: sealed, masked, compared, never told or changed behind the owner's back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { onlyMissing, type MissingFacts } from '#core/flow/only-missing.ts'
import { saveLead } from '#features/capabilities/wizard/paths.ts'
import { secretPlace } from '#platform/store/lead-secrets.ts'
import { createLink } from '#platform/store/links.ts'
import { eventsOf } from '#platform/store/events.ts'
import { readLead } from '#platform/store/leads.ts'
import { apply, eventKinds } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import type { QuestionFlow } from './link-answers.server.ts'
import { questionLink } from './question-link.server.ts'

interface Facts extends MissingFacts<FieldId> {
  readonly sole: boolean
}

/** Of a purpose that has no such calls in the product. */
const flow: QuestionFlow<Facts> = {
  id: 'continue',
  steps: [
    { id: 'verify-link', page: 0, kind: 'verify-link' },
    {
      id: 'person',
      page: 1,
      kind: 'form',
      fields: [
        ...onlyMissing<FieldId, Facts>([
          { field: 'ein', required: true, when: (_known, { sole }) => !sole },
          { field: 'ssn', required: true },
        ]),
        { field: 'email', required: false },
        { field: 'dateOfBirth', required: true, replaces: true },
      ],
    },
    {
      id: 'home',
      page: 2,
      kind: 'form',
      fields: onlyMissing<FieldId, Facts>([{ field: 'homeCity', required: true }]),
    },
    { id: 'finish', page: 3, kind: 'finish' },
  ],
}
const wanted: readonly FieldId[] = ['ein', 'ssn', 'homeCity']

let t: TestApp
const lines: string[] = []
beforeAll(async () => {
  const link = questionLink(flow, (lead) => ({
    missing: wanted.filter((id) => lead.answers[id] === undefined && lead.secrets[id] === undefined),
    sole: lead.answers.classification === 'Sole Proprietorship',
  }))
  t = await testApp({ more: () => [link], onLog: (line) => void lines.push(line) })
})
afterAll(() => t.close())

const given = 'urn:underway:problem:given-before'
const SSN = '219-09-9999'
const person = (pg: object, business: object = {}) => ({ step: 'person', model: { pg, business } })

/** An application that stopped before the owner's page, and a link to what is missing. */
async function begun(business: object = {}) {
  const owner = t.visitor()
  const { body } = await owner.post(saveLead, {
    page: 1,
    model: {
      business: {
        products: 'Working Capital',
        requestedAmount: '50,000',
        monthly_sales: '61,000',
        email: 'ana@shop.example',
        name: 'Ana Bakery',
        years_in_business: '5+ years',
        classification: 'LLC',
        tid: '12-3456789',
        general_industry: 'Other Services',
        ...business,
      },
      pg: { fn: 'Ana', ln: 'Quispe', phone: '(207) 555-0142' },
    },
  })
  const id = t.deps.keys.readLeadCode(String(body.leadid))!.id
  return { id, ...(await linked(id)) }
}

async function linked(leadId: string) {
  const { code } = await t.db.transaction((tx) =>
    createLink(tx, t.deps.keys, { leadId, purpose: 'continue', expiresInDays: 14, detail: {} }, t.clock()),
  )
  const visitor = t.visitor()
  return {
    open: () => visitor.post('/api/continue/verify-link', { link: code }),
    give: (answers: { step: string; model: object }) =>
      visitor.post('/api/continue/answers', { link: code, ...answers }),
  }
}
const stored = async (id: string, field: 'ssn' | 'dateOfBirth') =>
  t.deps.keys.open((await readLead(t.db, id))!.secrets[field]!, secretPlace(field, id))
const taxKey = async (id: string) =>
  (await t.db.query<{ key: string }>('select tax_key as key from lead where id = $1::uuid', [id]))[0]?.key

test('what is missing is asked, sealed as the wizard seals it, masked at the next opening, and told by name only', async () => {
  const { id, open, give } = await begun()
  const first = await open()
  expect(first.body).toMatchObject({
    answers: { email: 'ana@shop.example' },
    facts: { missing: ['ssn', 'homeCity'], sole: false },
  })
  expect(Object.keys(first.body.masks as object)).toEqual(['ein'])

  const none = await give(person({}))
  expect(none.status).toBe(422)
  expect(none.body.errors).toMatchObject([{ field: 'pg.ssn' }, { field: 'pg.dob' }])

  const taken = await give(person({ ssn: SSN, dob: '1980-04-12' }))
  expect(taken).toMatchObject({ status: 200, body: { done: false } })
  expect([await stored(id, 'ssn'), await stored(id, 'dateOfBirth')]).toEqual(['219099999', '1980-04-12'])

  const again = await open()
  expect(again.body).toMatchObject({ facts: { missing: ['homeCity'] }, masks: { ssn: '•••-••-9999' } })
  expect(again.text + taken.text + lines.join()).not.toMatch(/219-?09|1980|12-?3456789/)
  const done = await give({ step: 'home', model: { pg: { city: 'Portland' } } })
  expect(done.body).toEqual({ done: true })

  const told = (await eventsOf(t.db, id)).filter(({ kind }) => kind === 'answers-given')
  expect(told.map(({ detail }) => detail.fields)).toEqual([['ssn', 'dateOfBirth'], ['homeCity']])
  expect(JSON.stringify(told)).not.toMatch(/219|1980|Portland/)
})

test('the same answers sent again change nothing; another SSN is refused with the way on, and no guess is answered after five', async () => {
  const { id, give } = await begun()
  const right = person({ ssn: SSN, dob: '1980-04-12' })
  await give(right)
  expect((await give(right)).status).toBe(200)
  expect((await eventKinds(t, id)).filter((kind) => kind === 'answers-given')).toHaveLength(1)

  const guess = (n: number) => give(person({ ssn: `219-09-100${n}`, dob: '1980-04-12' }))
  const refused = await guess(0)
  expect(refused).toMatchObject({ status: 409, body: { type: given } })
  expect(refused.body.errors).toMatchObject([
    { field: 'pg.ssn', message: expect.stringMatching(/representative/) as string },
  ])
  for (let n = 1; n < 5; n++) await guess(n)
  expect((await give(right)).status).toBe(409)
  t.clock.advance(61 * 60_000)
  expect((await give(right)).status).toBe(200)
  expect(await stored(id, 'ssn')).toBe('219099999')
})

test('who the person is stands too: no other e-mail, and none taken away', async () => {
  const { id, give } = await begun()
  const rest = { ssn: SSN, dob: '1980-04-12' }
  for (const email of ['thief@shop.example', '']) {
    const refused = await give(person({ ...rest, email }))
    expect(refused.body).toMatchObject({ type: given, errors: [{ field: 'business.email' }] })
  }
  expect((await readLead(t.db, id))!.secrets.ssn).toBeUndefined()
})

test('a step that says so replaces what was given', async () => {
  const { id, give } = await begun()
  await give(person({ ssn: SSN, dob: '1980-04-12' }))
  expect((await give(person({ dob: '1980-04-21' }))).status).toBe(200)
  expect(await stored(id, 'dateOfBirth')).toBe('1980-04-21')
})

test('a complete application is asked nothing that it has, and shows masks alone', async () => {
  const { id } = await apply(t)
  const { open } = await linked(id)
  const { body } = await open()
  expect(body).toMatchObject({ facts: { missing: [] } })
  expect(body.masks).toEqual({ ein: '••-•••6789', ssn: '•••-••-6789', dateOfBirth: '••/••/••••' })
})

test('a tax id that a link brings is what duplicates are found by; a damaged one is asked again', async () => {
  const other = await apply(t, {
    business: { classification: 'Sole Proprietorship', tid: SSN },
    pg: { ssn: SSN },
  })
  const { id, open, give } = await begun({ classification: 'Sole Proprietorship', tid: SSN })
  await t.db.query(
    `update lead set tax_key = null, secrets = '{"ssn":"k1.broken.broken"}' where id = $1::uuid`,
    [id],
  )
  expect((await open()).body).toMatchObject({
    masks: {},
    facts: { missing: ['ein', 'ssn', 'homeCity'], sole: true },
  })
  expect((await give(person({ dob: '1980-04-12' }))).status).toBe(422)
  expect((await give(person({ ssn: SSN, dob: '1980-04-12' }))).status).toBe(200)
  expect(await taxKey(id)).toBe(await taxKey(other.id))
})
