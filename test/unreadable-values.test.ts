// A sealed value that was damaged costs its field: staff are told, the owner is asked again, the pages stand, and the log names it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { testApp, type TestApp } from './app.ts'
import { apply } from './applicant.ts'
import { staffMember, type Member } from './staff.ts'
import type { Json } from './visitor.ts'

const lines: string[] = []
let t: TestApp
let admin: Member
beforeAll(async () => {
  t = await testApp({ env: { LOG_LEVEL: 'info' }, onLog: (line) => lines.push(line) })
  admin = await staffMember(t, 'admin')
})
afterAll(() => t.close())

const damage = (id: string, field: string) =>
  t.db.query(
    `update lead set secrets = jsonb_set(secrets, array[$2::text], to_jsonb(overlay(secrets->>$2::text placing 'AAAA' from 30)))
     where id = $1::uuid`,
    [id, field],
  )
const answersIn = (body: Json) =>
  (body.answers as unknown as { answers: { field: string }[] }[]).flatMap(({ answers }) => answers)

test('staff see every other answer, and that this one cannot be read', async () => {
  const { id } = await apply(t)
  await damage(id, 'ssn')
  lines.length = 0
  const page = await admin.who.get(`/api/staff/applications/${id}`)
  expect(page.status).toBe(200)
  const answers = answersIn(page.body)
  expect(answers.find(({ field }) => field === 'ssn')).toEqual({ field: 'ssn', unreadable: true })
  expect(answers.find(({ field }) => field === 'dateOfBirth')).toHaveProperty('mask')
  const said = lines.filter((line) => line.includes('cannot be opened'))
  expect(said).toHaveLength(1)
  expect(JSON.parse(said[0]!)).toMatchObject({ lead: id, field: 'ssn' })
  await admin.who.post(`/api/staff/applications/${id}/open`, { reason: 'underwriting' })
  const reveal = await admin.who.post(`/api/staff/applications/${id}/reveal`, {
    field: 'ssn',
    reason: 'a check',
  })
  expect(reveal.body.type).toBe('urn:underway:problem:unreadable-value')
  const revealed = `select 1 from event where lead_id = $1::uuid and kind = 'secret-revealed'`
  expect(await t.db.query(revealed, [id])).toEqual([])
})

test('the owner of an open application is asked for it again, and what is entered then stands', async () => {
  const { who, leadid, id } = await apply(t)
  await t.db.query(`update lead set stage = 'draft', mql_type = null where id = $1::uuid`, [id])
  await damage(id, 'ssn')
  const back = await who.post('/api/apply/load-progress', { leadid })
  expect([back.status, back.body.page]).toEqual([200, 3])
  expect(Object.keys(back.body.masks as object)).not.toContain('ssn')
  expect(Object.keys(back.body.masks as object)).toContain('dateOfBirth')
  const minimal = JSON.parse(
    readFileSync(new URL('../src/features/journeys/apply/minimal.json', import.meta.url), 'utf8'),
  ) as object
  const saved = await who.post('/api/apply/lead', { model: { ...minimal, sfleadid: leadid }, page: 3 })
  expect(saved.status).toBe(200)
  const again = await who.post('/api/apply/load-progress', { leadid })
  expect(Object.keys(again.body.masks as object)).toContain('ssn')
})

test('what is shown alone and cannot be read is refused in words', async () => {
  const { id } = await apply(t)
  const [message] = await t.db.query<{ id: string }>(
    `update message set content = overlay(content placing 'AAAA' from 30) where lead_id = $1::uuid returning id`,
    [id],
  )
  const read = await admin.who.post(`/api/staff/applications/${id}/messages/${message!.id}/read`, {})
  expect([read.status, read.body.type]).toEqual([500, 'urn:underway:problem:unreadable-value'])
})
