// The log of a whole application, at the finest level that can be set and with things going wrong: it tells what was called and how it ended, and names nobody.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, linkByFrame, linkByToken, settle } from './applicant.ts'
import { testApp, type TestApp } from './app.ts'
import { staffMember } from './staff.ts'

const lines: string[] = []
let t: TestApp
beforeAll(async () => {
  t = await testApp({ onLog: (line) => void lines.push(line) })
})
afterAll(() => t.close())

/** Everything of the applicant, in the forms that it is typed, stored and sent in. */
const personal = [
  'Harborlight',
  'Quispe',
  'Ana ',
  'ana.quispe',
  'harborstreet',
  'owner@log.example',
  '123-45-6789',
  '123456789',
  '12-3456789',
  '123456789',
  '1980-04-12',
  '04/12/1980',
  '(207) 555-0142',
  '2075550142',
  '+12075550142',
  '207-555-0142',
  '2075550143',
  '120 Commercial',
  '8 Pine',
  '04101',
  '04102',
  '6,100',
  '61000',
  '6100000',
]

test('an application from the first page to the offer, uploads, staff, and what went wrong', async () => {
  const changes = { business: { name: 'Harborlight Bakery LLC', email: 'owner@log.example' } }
  const one = await apply(t, changes)
  await linkByFrame(t, one, { username: 'user_healthy' })
  await settle(t)
  await one.who.post('/api/lead/offer_status', {})
  const two = await apply(t, { ...changes, pg: { ssn: '987-65-4321' } })
  await (await linkByToken(t, two, { username: 'user_5xx' })).exchange()
  await settle(t, 10)
  const { who, leadid } = one
  await who.upload('/api/apply/upload-file', [
    ['sf_leadid', leadid],
    ['filetype', 'Photo ID'],
    ['file', { name: 'Ana Quispe licence.jpg', type: 'image/jpeg', bytes: Buffer.from('no picture') }],
  ])
  await who.post('/api/apply/lead', { model: { business: { email: 'owner@log', tid: '12345' } }, page: 0 })
  await who.post('/api/apply/lead', '{"ssn":"123-45-6789"')
  await who.get('/api/apply/nowhere?email=owner@log.example&ssn=123-45-6789')
  await who.get(`/business/apply/continue/${leadid}`)
  await who.post('/api/apply/continue', { code: leadid })
  await who.post('/api/address/suggest', { text: '120 Commercial', session: 's' })

  // A database that quotes a value in its error.
  const query = t.db.query
  Object.assign(t.db, { query: () => Promise.reject(new Error('duplicate key (email)=(owner@log.example)')) })
  expect((await who.post('/api/apply/load-progress', { leadid })).status).toBe(500)
  Object.assign(t.db, { query })

  const { who: admin, password, email } = await staffMember(t, 'admin', 'Stella Staffer')
  await admin.get(`/api/staff/applications/${one.id}`)
  await admin.post(`/api/staff/applications/${one.id}/reveal`, { field: 'ssn', reason: 'call back' })
  await admin.post('/api/staff/applications/list', { search: 'Harborlight' })
  await t.worker.drain()

  expect(lines.length).toBeGreaterThan(25)
  expect(lines.join('')).toContain('request failed')
  const secrets = [...personal, '987-65-4321', '987654321', leadid, two.leadid, password, email, 'Stella']
  const cookies = [...who.cookies.values(), ...admin.cookies.values()]
  for (const line of lines) for (const text of [...secrets, ...cookies]) expect(line).not.toContain(text)
})
