// An upload handed from one screen to another: what the second one sees and may do, what the first one learns, and how it ends.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestDocument } from '#platform/store/documents.ts'
import { createLink } from '#platform/store/links.ts'
import { apply, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { jpegOf } from '../../../../test/made-files.ts'
import type { Visitor } from '../../../../test/visitor.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const handOver = async (who: Visitor, link: string, asks: string) => {
  const { status, body } = await who.post('/api/uploads/hand-over', { link, asks })
  return { status, id: String(body.id), code: String(body.path).replace('/business/documents/', ''), body }
}
const state = async ({ who, leadid }: Applicant, id: string) => {
  const { body } = await who.post('/api/uploads/received', { link: leadid, hand_over: id })
  const { hand_over, documents } = body as unknown as { hand_over: string; documents: { name: string }[] }
  return { hand_over, names: documents.map(({ name }) => name) }
}
const upload = (who: Visitor, code: string, filetype: string) =>
  who.upload('/api/documents/upload-file', [
    ['file', { name: 'phone.jpg', type: 'image/jpeg', bytes: jpegOf(640, 480, { mark: code }) }],
    ['filetype', filetype],
    ['link', code],
  ])
const open = (who: Visitor, code: string) => who.post('/api/documents/verify-link', { link: code })

test('from the desktop to the phone and back: opened, sent, seen, done', async () => {
  const a = await apply(t)
  const made = await handOver(a.who, a.leadid, 'photo-id')
  expect(made).toMatchObject({
    status: 200,
    body: { minutes: 15, path: expect.stringMatching(/^\/business\/documents\/[\w-]{20,}$/) as unknown },
  })
  expect(await state(a, made.id)).toEqual({ hand_over: 'waiting', names: [] })

  const phone = t.visitor()
  expect((await open(phone, made.code)).body).toEqual({
    first_name: 'Ana',
    brand: '',
    hand_over: true,
    requests: [{ kind: 'photo-id', message: '', fulfilled: false }],
  })
  expect((await state(a, made.id)).hand_over).toBe('opened')
  expect((await upload(phone, made.code, 'Photo ID')).status).toBe(200)
  expect(await state(a, made.id)).toEqual({ hand_over: 'opened', names: ['phone.jpg'] })

  expect((await phone.post('/api/uploads/end-hand-over', { link: made.code })).body).toEqual({ ended: true })
  expect((await state(a, made.id)).hand_over).toBe('finished')
  expect((await open(phone, made.code)).status).toBe(404)
  expect((await upload(phone, made.code, 'Photo ID')).status).toBe(404)
})

test('it is for this one document and for uploads alone', async () => {
  const a = await apply(t)
  await a.who.upload('/api/apply/upload-file', [
    ['file', { name: 'check.jpg', type: 'image/jpeg', bytes: jpegOf(640, 480) }],
    ['filetype', 'Voided Check'],
    ['link', a.leadid],
  ])
  const { code } = await handOver(a.who, a.leadid, 'photo-id')
  const phone = t.visitor()
  expect((await upload(phone, code, 'Voided Check')).status).toBe(422)
  const statements = await phone.upload('/api/documents/upload-statements', [
    ['file', { name: 'may.jpg', type: 'image/jpeg', bytes: jpegOf(640, 480) }],
    ['link', code],
  ])
  expect(statements.status).toBe(422)
  // What else has arrived is not told there.
  expect((await phone.post('/api/uploads/received', { link: code })).body.documents).toEqual([])
  expect((await phone.get(`/api/plaid/get_link_token/?link=${code}`)).status).toBe(404)
  // It hands nothing over again: it would live for ever.
  expect((await handOver(phone, code, 'photo-id')).status).toBe(404)
})

test('it ends by itself, by the next one, and when the page that made it is left', async () => {
  const a = await apply(t)
  const first = await handOver(a.who, a.leadid, 'photo-id')
  const other = await handOver(a.who, a.leadid, 'voided-check')
  const second = await handOver(a.who, a.leadid, 'photo-id')
  const phone = t.visitor()
  expect((await open(phone, first.code)).status).toBe(404)
  expect((await open(phone, other.code)).status).toBe(200)
  expect((await state(a, first.id)).hand_over).toBe('ended')
  expect(
    (await a.who.post('/api/uploads/end-hand-over', { link: a.leadid, hand_over: other.id })).body,
  ).toEqual({ ended: true })
  expect((await open(phone, other.code)).status).toBe(404)
  expect((await open(phone, second.code)).status).toBe(200)
  t.clock.advance(15 * 60_000)
  expect((await open(phone, second.code)).status).toBe(404)
  expect((await state(a, second.id)).hand_over).toBe('ended')
})

test('only who may send the documents hands them over; another application learns nothing of it', async () => {
  const a = await apply(t)
  const b = await apply(t)
  expect((await handOver(t.visitor(), a.leadid, 'photo-id')).status).toBe(403)
  expect((await handOver(a.who, a.leadid, '')).status).toBe(404)
  const { id } = await handOver(a.who, a.leadid, 'photo-id')
  expect((await state(b, id)).hand_over).toBe('ended')
  expect((await b.who.post('/api/uploads/end-hand-over', { link: b.leadid, hand_over: id })).body).toEqual({
    ended: false,
  })
})

test('a link with requests hands all of them over, and staff see no link of it', async () => {
  const a = await apply(t)
  for (const kind of ['photo-id', 'Lease agreement'])
    await t.db.transaction((tx) =>
      requestDocument(
        tx,
        t.deps.keys,
        { leadId: a.id, kind, message: 'Both.', requestedBy: null },
        t.clock(),
      ),
    )
  const link = await createLink(
    t.db,
    t.deps.keys,
    { leadId: a.id, purpose: 'documents', expiresInDays: 1 },
    t.clock(),
  )
  const desktop = t.visitor()
  const { code } = await handOver(desktop, link.code, '')
  const phone = t.visitor()
  expect((await open(phone, code)).body).toMatchObject({
    hand_over: true,
    requests: [{ kind: 'photo-id' }, { kind: 'Lease agreement' }],
  })
  expect((await upload(phone, code, 'Lease agreement')).status).toBe(200)
  expect((await open(desktop, link.code)).body.requests).toMatchObject([
    { fulfilled: false },
    { fulfilled: true },
  ])
})

test.each([
  ['that staff asked for', 'photo-id', 'The back too, please.'],
  ['that nobody asked for', 'voided-check', ''],
])(
  'a link for one document %s hands over that one alone, as the desktop shows it',
  async (_, asks, message) => {
    const a = await apply(t)
    for (const kind of ['photo-id', 'Lease agreement'])
      await t.db.transaction((tx) =>
        requestDocument(
          tx,
          t.deps.keys,
          { leadId: a.id, kind, message: 'The back too, please.', requestedBy: null },
          t.clock(),
        ),
      )
    const of = { leadId: a.id, purpose: 'documents', expiresInDays: 1, detail: { asks } } as const
    const link = await createLink(t.db, t.deps.keys, of, t.clock())
    const desktop = t.visitor()
    const { code } = await handOver(desktop, link.code, '')
    const phone = t.visitor()
    const wanted = [{ kind: asks, message, fulfilled: false }]
    expect((await open(desktop, link.code)).body.requests).toEqual(wanted)
    expect((await open(phone, code)).body.requests).toEqual(wanted)
    expect((await upload(phone, code, asks === 'photo-id' ? 'Photo ID' : 'Voided Check')).status).toBe(200)
    const sent = [{ kind: asks, message, fulfilled: true }]
    expect((await open(desktop, link.code)).body.requests).toEqual(sent)
    expect((await open(phone, code)).body.requests).toEqual(sent)
  },
)
