// File names, notes, what staff wrote beside a document they ask for, and what decisions were made from are sealed when they are written; older ones are sealed while the product runs, and read the same meanwhile.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweep } from '#features/capabilities/retention/sweep.server.ts'
import { apply, type Applicant } from '../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { staffMember, type Member } from '../../../test/staff.ts'
import { openText, sealText } from './kept-texts.ts'
import { decisionRows } from './lead-page.ts'

const NAME = 'Maria Gomez licence.jpg'
const NOTE = 'Called Maria: her brother signs as well'
const ASKED = 'Maria, the page with your brother on it'
const REASON = 'Maria has been with us for years'
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
  await admin.who.post(`${page}/document-request`, { kind: 'Lease agreement', message: ASKED })
  await t.db.query(`update lead set stage = 'in-review' where id = $1::uuid`, [a.id])
  const order = { seen: null, outcome: 'approved', amount: 1_500_000, reason: REASON }
  expect((await admin.who.post(`${page}/override`, order)).status).toBe(200)
})
afterAll(() => t.close())

const shown = async () => {
  const { body } = await admin.who.get(`/api/staff/applications/${a.id}`)
  const { documents, notes, requests, decisions } = body as unknown as Record<
    'documents' | 'notes' | 'requests' | 'decisions',
    readonly Record<string, string>[]
  >
  return [documents[0]!.name, notes[0]!.text, requests[0]!.message, decisions[0]!.reason]
}
const WRITTEN = [NAME, NOTE, ASKED, REASON]
/** Everything that the tables hold, as text. */
const stored = async () =>
  JSON.stringify(
    await Promise.all(
      ['document', 'note', 'document_request', 'decision'].map((table) =>
        t.db.query(`select * from ${table}`),
      ),
    ),
  )

test('what is written now is sealed, and shown as it was written', async () => {
  expect(await shown()).toEqual(WRITTEN)
  expect(await stored()).not.toMatch(/Maria|licence|requestedAmount/)
})

test('what was written before is shown, and sealed by the sweep', async () => {
  await t.db.query('update document set name = $1, sealed_name = null', [NAME])
  await t.db.query('update note set text = $1, sealed_text = null', [NOTE])
  await t.db.query('update document_request set message = $1, sealed_message = null', [ASKED])
  const { inputs, features } = (await decisionRows(t.deps, a.id))[0]!
  await t.db.query(
    'update decision set inputs = $1::jsonb, features = $2::jsonb, reason = $3, sealed_basis = null',
    [JSON.stringify(inputs), JSON.stringify(features), REASON],
  )
  expect(await shown()).toEqual(WRITTEN)
  expect((await sweep(t.deps)).sealed).toBe(4)
  expect(await stored()).not.toMatch(/Maria|licence|requestedAmount/)
  expect(await shown()).toEqual(WRITTEN)
  expect((await sweep(t.deps)).sealed).toBe(0)
})

test('one that cannot be read any more is a dash, and the page stays', async () => {
  await t.db.query(`update note set sealed_text = 'k9.' || sealed_text`)
  expect(await shown()).toEqual([NAME, '-', ASKED, REASON])
})

test('the log says which one cannot be read, by its kind and id alone', () => {
  const { keys } = t.deps
  const lines: object[] = []
  const log = { ...t.deps.log, error: (fields: object) => void lines.push(fields) }
  const [id, other] = ['0192f0c0-0000-7000-8000-000000000001', '0192f0c0-0000-7000-8000-000000000002']
  const sealed = sealText(keys, 'note.text', id, NOTE)
  expect(openText({ keys, log }, 'note.text', id, { plain: '', sealed })).toBe(NOTE)
  expect(lines).toEqual([])
  expect(openText({ keys, log }, 'note.text', other, { plain: '', sealed })).toBe('-')
  expect(openText({ keys, log }, 'document_request.message', id, { plain: '', sealed })).toBe('-')
  expect(lines).toEqual([{ note: other }, { document_request: id }])
})
