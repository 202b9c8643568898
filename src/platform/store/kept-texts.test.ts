// File names and notes are sealed when they are written; those of before are sealed while the product runs, and read the same meanwhile.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweep } from '#features/capabilities/retention/sweep.server.ts'
import { apply, type Applicant } from '../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { staffMember, type Member } from '../../../test/staff.ts'

const NAME = 'Maria Gomez licence.jpg'
const NOTE = 'Called Maria: her brother signs as well'
const photo = Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF \x00\x01 a licence', 'latin1')

let t: TestApp
let a: Applicant
let admin: Member
beforeAll(async () => {
  t = await testApp()
  admin = await staffMember(t, 'admin')
  a = await apply(t)
  await a.who.upload('/api/apply/upload-file', [
    ['file', { name: NAME, type: 'image/jpeg', bytes: photo }],
    ['filetype', 'Photo ID'],
    ['sf_leadid', a.leadid],
  ])
  const page = `/api/staff/applications/${a.id}`
  await admin.who.post(`${page}/open`, { reason: 'underwriting' })
  await admin.who.post(`${page}/notes`, { text: NOTE })
})
afterAll(() => t.close())

const shown = async () => {
  const { body } = await admin.who.get(`/api/staff/applications/${a.id}`)
  return [String(body.documents![0]!.name), String(body.notes![0]!.text)]
}
/** Everything that the two tables hold, as text. */
const stored = async () =>
  JSON.stringify([
    await t.db.query('select name, sealed_name from document'),
    await t.db.query('select text, sealed_text from note'),
  ])

test('what is written now is sealed, and shown as it was written', async () => {
  expect(await shown()).toEqual([NAME, NOTE])
  expect(await stored()).not.toMatch(/Maria|licence/)
})

test('what was written before is shown, and sealed by the sweep', async () => {
  await t.db.query('update document set name = $1, sealed_name = null', [NAME])
  await t.db.query('update note set text = $1, sealed_text = null', [NOTE])
  expect(await shown()).toEqual([NAME, NOTE])
  expect((await sweep(t.deps)).sealed).toBe(2)
  expect(await stored()).not.toMatch(/Maria|licence/)
  expect(await shown()).toEqual([NAME, NOTE])
  expect((await sweep(t.deps)).sealed).toBe(0)
})

test('one that cannot be read any more is a dash, and the page stays', async () => {
  await t.db.query(`update note set sealed_text = 'k9.' || sealed_text`)
  expect(await shown()).toEqual([NAME, '-'])
})
