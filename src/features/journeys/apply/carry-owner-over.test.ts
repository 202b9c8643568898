// A new application after a no: who the owner is comes along from the session, consents and figures do not, the old one stays.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { applyFlow } from './flow.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const whole = (id: string) =>
  Promise.all(
    ['lead', 'event', 'consent', 'job'].map((table) =>
      t.db.query(`select * from ${table} where ${table === 'lead' ? 'id' : 'lead_id'} = $1::uuid`, [id]),
    ),
  )

test('leaving brings the contact along, ends the session and changes nothing', async () => {
  const business = { monthly_sales: '15,000', email: 'again@shop.example', smsConsent: '1' }
  const { who, id } = await apply(t, { business })
  const before = await whole(id)
  const left = await who.post('/api/apply/leave', { carry: true })
  expect(left.body).toEqual({
    ok: true,
    contact: {
      firstName: 'Ana',
      lastName: 'Quispe',
      email: 'again@shop.example',
      cellPhone: '(207) 555-0142',
      businessName: 'Harbor Street Bakery LLC',
    },
  })
  expect(await whole(id)).toEqual(before)
  expect([...who.cookies.keys()]).toEqual([])
  expect((await who.post('/api/apply/leave', { carry: true })).body).toEqual({ ok: true })
})

test('nobody else is told, nor who did not ask, nor a session from before a correction', async () => {
  const { who, id } = await apply(t, { business: { email: 'more@shop.example' } })
  expect((await t.visitor().post('/api/apply/leave', { carry: true })).body).toEqual({ ok: true })
  const cookie = who.cookies.get('underway_application')!
  expect((await who.post('/api/apply/leave')).body).toEqual({ ok: true })
  who.cookies.set('underway_application', cookie)
  await t.db.query('update lead set code_epoch = 1 where id = $1::uuid', [id])
  expect((await who.post('/api/apply/leave', { carry: true })).body).toEqual({ ok: true })
})

test('to correct an answer all plain ones come along: no consent, no tax id, no date of birth', async () => {
  const { who } = await apply(t, { business: { monthly_sales: '15,000', email: 'typo@shop.example' } })
  const left = await who.post('/api/apply/leave', { carry: 'answers' })
  const contact = (left.body as unknown as { contact: Record<string, string> }).contact
  expect(contact).toMatchObject({ monthlySales: '15,000', email: 'typo@shop.example', interest: 'Inventory' })
  const asked = applyFlow.steps.flatMap(({ fields = [] }) => fields.filter(({ required }) => required))
  const again = asked.map(({ field }) => field).filter((id) => contact[id] === undefined)
  // What the answers given do not ask for is not there either.
  expect(new Set(again)).toEqual(new Set(['ein', 'ssn', 'industry', 'otherReferrer', 'dateOfBirth']))
  expect(contact).not.toHaveProperty('smsConsent')
})
