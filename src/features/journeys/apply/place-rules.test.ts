// Addresses at the wizard's door: what contradicts is refused with how to go on, also where its other half stands already.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLead } from '#platform/store/leads.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import type { Visitor } from '../../../../test/visitor.ts'

type Model = Record<string, Record<string, unknown>>
const minimal = JSON.parse(readFileSync(new URL('./minimal.json', import.meta.url), 'utf8')) as Model

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** A page without questions: answers of any other may come along, none is demanded. */
const ANY = 5
const save = (who: Visitor, leadid: unknown, model: object, page = ANY) =>
  who.post('/api/apply/lead', { model: { ...model, sfleadid: leadid }, page })

async function begin() {
  const who = t.visitor()
  const { products, requestedAmount, monthly_sales, email } = minimal.business!
  const business = { products, requestedAmount, monthly_sales, email }
  const answer = await save(who, undefined, { business, pg: minimal.pg }, 0)
  expect(answer.status).toBe(200)
  return { who, leadid: answer.body.leadid }
}
const errorsOf = (body: { errors?: unknown }) =>
  ((body.errors ?? []) as { field: string; message: string }[]).map(({ field, message }) => [field, message])

const apo = { address: 'PSC 1234 Box 5678', city: 'APO', state: 'AE', zip: '09012' }

test('a military home is taken; a business is at one only where its owner says so', async () => {
  const { who, leadid } = await begin()
  expect((await save(who, leadid, { pg: { ...apo, state: 'Armed Forces Europe' } })).status).toBe(200)
  // Its owner lives in the same area.
  expect((await save(who, leadid, { business: apo })).status).toBe(200)
  const other = await begin()
  const refused = await save(other.who, other.leadid, { business: apo })
  expect([refused.status, errorsOf(refused.body)[0]?.[0]]).toEqual([422, 'business.state'])
  const told = { ...apo, home_based_business: 'yes' }
  expect((await save(other.who, other.leadid, { business: told })).status).toBe(200)
})

test('a zip of another state is refused by itself, and beside the state that stands', async () => {
  const { who, leadid } = await begin()
  const home = { address: '8 Pine St', city: 'Portland', state: 'ME', zip: '90210' }
  const refused = await save(who, leadid, { pg: home })
  expect([refused.status, errorsOf(refused.body)]).toEqual([
    422,
    [
      [
        'pg.zip',
        'The zip code 90210 is in California (CA), not in Maine (ME). Please correct the zip code or the state.',
      ],
    ],
  ])
  expect((await save(who, leadid, { pg: { ...home, zip: '04102-0001' } })).status).toBe(200)
  expect((await save(who, leadid, { pg: { zip: '90210' } })).status).toBe(422)
  expect((await save(who, leadid, { pg: { state: 'CA' } })).status).toBe(422)
  expect((await save(who, leadid, { pg: { state: 'CA', zip: '90210' } })).status).toBe(200)
})

test('texts that people write are read at the door', async () => {
  const { who, leadid } = await begin()
  const written = {
    business: {
      monthly_sales: 'about 45k a month',
      phone: 'tel:+1-207-555-0143',
      state: 'Washington, D.C.',
      zip: '20001',
    },
    pg: { dob: 'March 15, 1981' },
  }
  expect(errorsOf((await save(who, leadid, written)).body)).toEqual([])
  const cut = await save(who, leadid, { business: { phone: '207-555-0143 x12' }, pg: { dob: '05.03.1981' } })
  expect(errorsOf(cut.body).map(([field]) => field)).toEqual(['pg.dob', 'business.phone'])
})

test('a line that is no street is asked about in either language; a street without a number says so', async () => {
  const { who, leadid } = await begin()
  const place = { city: 'Portland', state: 'ME', zip: '04101' }
  for (const address of ['same as above', 'Elm St', '12 Elm St, Portland, ME 04101']) {
    const refused = await save(who, leadid, { business: { ...place, address } })
    expect([address, refused.status, errorsOf(refused.body)[0]?.[0]]).toEqual([
      address,
      422,
      'business.address',
    ])
  }
  expect((await save(who, leadid, { business: { ...place, address: 'Elm St, no number' } })).status).toBe(200)
  // What stands is not held against another part.
  expect((await save(who, leadid, { business: { city: 'South Portland', zip: '04106' } })).status).toBe(200)
})

test('answers with their own names, and as they are copied, are read at the door', async () => {
  const { who, leadid } = await begin()
  const copied = {
    business: {
      name: 'Legal name: Gil &amp; Son LLC',
      email: 'mailto:office@harbor.example',
      phone: '(207) 555-0143 (cell)',
      zip: 'ME 04101',
      state: 'ME',
      address: 'PMB 12, 100 Elm St',
    },
  }
  const saved = await save(who, leadid, copied)
  expect([saved.status, errorsOf(saved.body)]).toEqual([200, []])
  const refused = await save(who, leadid, { business: { name: 'N/A' } })
  expect(errorsOf(refused.body).map(([field]) => field)).toEqual(['business.name'])
  const { id } = t.deps.keys.readLeadCode(String(leadid))!
  expect((await readLead(t.db, id))!.answers).toMatchObject({
    businessName: 'Gil & Son LLC',
    businessZip: '04101',
    businessAddress: '100 Elm St PMB 12',
  })
})
