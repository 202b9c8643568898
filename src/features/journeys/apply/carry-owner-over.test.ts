// A new application after a no: who the owner is comes along from the session, consents and figures do not, the old one stays.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'

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

test('nobody else is told, nor who did not ask, nor a session of before a correction', async () => {
  const { who, id } = await apply(t, { business: { email: 'more@shop.example' } })
  expect((await t.visitor().post('/api/apply/leave', { carry: true })).body).toEqual({ ok: true })
  const cookie = who.cookies.get('underway_application')!
  expect((await who.post('/api/apply/leave')).body).toEqual({ ok: true })
  who.cookies.set('underway_application', cookie)
  await t.db.query('update lead set code_epoch = 1 where id = $1::uuid', [id])
  expect((await who.post('/api/apply/leave', { carry: true })).body).toEqual({ ok: true })
})
