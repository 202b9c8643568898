// Documents of several pages and statements that tell their months, through the front door.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsOf, nameOf } from '#platform/store/documents.ts'
import { createLink } from '#platform/store/links.ts'
import { apply, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { jpegOf, statementPdf } from '../../../../test/made-files.ts'
import { openDocumentBytes } from './read-document.server.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const photo = (mark: string, name = `${mark}.jpg`) => ({
  name,
  type: 'image/jpeg',
  bytes: jpegOf(640, 480, { mark }),
})
const pdf = (name: string, ...pages: readonly (readonly string[])[]) => ({
  name,
  type: 'application/pdf',
  bytes: statementPdf(...pages),
})
const info = (entry: object) => ['fileinfo', JSON.stringify(entry)] as const

const idOf = ({ body }: Awaited<ReturnType<TestApp['upload']>>) => String(body.documents?.[0]?.id)

const STATEMENTS = '/api/apply/upload-statements'
let a: Applicant
const send = (path: string, ...parts: Parameters<TestApp['upload']>[1][number][]) =>
  a.who.upload(path, [...parts, ['sf_leadid', a.leadid]])

test('front and back of an ID are one document that opens in one go', async () => {
  a = await apply(t)
  const sent = await send(
    '/api/apply/upload-file',
    ['filetype', 'Photo ID'],
    ['file', photo('front')],
    ['file', photo('back')],
  )
  expect(sent).toMatchObject({
    status: 200,
    body: { page: 9, documents: [{ kind: 'photo-id', name: 'front.pdf', pages: 2 }] },
  })
  const [document, ...others] = await documentsOf(t.db, a.id)
  expect([others.length, document!.mime]).toEqual([0, 'application/pdf'])
  const bytes = (await openDocumentBytes(t.deps, document!))!
  expect(
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type \/Page /g),
  ).toHaveLength(2)
  // The same two pages again are the same document.
  await send(
    '/api/apply/upload-file',
    ['filetype', 'Photo ID'],
    ['file', photo('front')],
    ['file', photo('back')],
  )
  expect(await documentsOf(t.db, a.id)).toHaveLength(1)
})

test('a further page takes the place of the document without it', async () => {
  a = await apply(t)
  const first = await send('/api/apply/upload-file', ['filetype', 'Photo ID'], ['file', photo('front')])
  const before = await documentsOf(t.db, a.id)
  const both = await send(
    '/api/apply/upload-file',
    ['filetype', 'Photo ID'],
    ['file', photo('front')],
    ['file', photo('back')],
    ['replaces', idOf(first)],
  )
  expect(both.body.documents).toMatchObject([{ pages: 2 }])
  expect((await documentsOf(t.db, a.id)).map((row) => nameOf(t.deps, row))).toEqual(['front.pdf'])
  await t.worker.drain()
  expect(await t.deps.blobs.get(before[0]!.blobKey)).toMatchObject({ ok: true, value: null })
})

test('statements tell their months by their text, the sender goes before it, and the name after it', async () => {
  a = await apply(t)
  const sent = await send(
    STATEMENTS,
    [
      'file',
      pdf(
        'eastport_may_june.pdf',
        ['Statement Period 08/01/2026 - 08/31/2026'],
        ['Statement Period 09/01/2026 - 09/30/2026'],
      ),
    ],
    ['file', pdf('july.pdf', ['Statement Period 06/01/2026 - 06/30/2026'])],
    ['file', pdf('october.pdf', ['a scan'])],
    ['file', pdf('scan.pdf', ['Closing date: 05/31/2026'])],
    info({ idx: 1, file: 'july.pdf', month: '2026-07' }),
  )
  expect(sent.body).toMatchObject({
    statement_months: 5,
    documents: [
      { months: ['2026-08', '2026-09'], pages: 2 },
      { months: ['2026-07'], pages: 1 },
      { months: ['2026-10'] },
      { months: ['2026-05'] },
    ],
  })
})

test('two statements of two months each are the four that a person can review', async () => {
  a = await apply(t)
  const sent = await send(
    STATEMENTS,
    ['file', pdf('a.pdf', ['07/01/2026 - 08/31/2026'])],
    ['file', pdf('b.pdf', ['09/01/2026 - 10/31/2026'])],
  )
  expect(sent.body.statement_months).toBe(4)
  await t.worker.drain()
  expect((await a.who.post('/api/apply/determine-eligibility', { sf_leadid: a.leadid })).body).toMatchObject({
    status: 'review',
  })
})

test('photos of one statement are its pages, where fileinfo says so', async () => {
  a = await apply(t)
  const sent = await send(
    STATEMENTS,
    ['file', photo('page one', 'one.jpg')],
    ['file', photo('page two', 'two.jpg')],
    ['file', photo('alone', 'september.jpg')],
    info({ idx: 0, file: 'one.jpg', month: '2026-10' }),
    info({ idx: 1, file: 'two.jpg', page_of: 0 }),
  )
  expect(sent.body.documents).toMatchObject([
    { name: 'one.pdf', months: ['2026-10'], pages: 2 },
    { name: 'september.jpg', months: ['2026-09'], pages: 1 },
  ])
})

test('an opportunity names its statements by opp_id; a link that opens documents will do, one that does not will not', async () => {
  a = await apply(t)
  const parts = [
    ['file', photo('by opportunity')],
    info({ idx: 0, file: 'x.jpg', month: '2026-10' }),
  ] as const
  const path = '/api/opportunity/upload-statements'
  const own = await a.who.upload(path, [...parts, ['opp_id', a.leadid]])
  expect(own).toMatchObject({ status: 200, body: { documents: [{ months: ['2026-10'] }] } })
  const codeFor = async (purpose: 'documents' | 'continue') =>
    (await createLink(t.db, t.deps.keys, { leadId: a.id, purpose, expiresInDays: 1 }, t.clock())).code
  expect((await t.visitor().upload(path, [...parts, ['opp_id', await codeFor('documents')]])).status).toBe(
    200,
  )
  expect((await t.visitor().upload(path, [...parts, ['opp_id', await codeFor('continue')]])).status).toBe(404)
  expect((await t.visitor().upload(path, [...parts, ['opp_id', a.leadid]])).status).toBe(403)
})

test('the month of a statement is told later, by its sender, for a month that there is', async () => {
  a = await apply(t)
  const sent = await send(STATEMENTS, ['file', photo('scan0008')])
  const document = idOf(sent)
  const tell = (month: string, who = a.who, link = a.leadid) =>
    who.post('/api/uploads/statement-month', { link, document, month })
  expect((await tell('2026-10')).body).toEqual({ statement_months: 1, notes: [] })
  expect((await tell('2026-09')).body).toEqual({
    statement_months: 1,
    notes: ['scan0008.jpg was sent for October 2026 before. It now counts for September 2026.'],
  })
  expect(await documentsOf(t.db, a.id)).toMatchObject([{ months: ['2026-09'] }])
  expect((await tell('2027-01')).status).toBe(422)
  const other = await createLink(
    t.db,
    t.deps.keys,
    { leadId: a.id, purpose: 'documents', expiresInDays: 1 },
    t.clock(),
  )
  expect((await tell('2026-08', t.visitor(), other.code)).status).toBe(409)
})

test('a further page keeps the month that was told before', async () => {
  a = await apply(t)
  const first = await send(STATEMENTS, ['file', photo('scan')])
  await a.who.post('/api/uploads/statement-month', {
    link: a.leadid,
    document: idOf(first),
    month: '2026-09',
  })
  const both = await send(
    STATEMENTS,
    ['file', photo('scan')],
    ['file', photo('next')],
    info({ idx: 1, file: 'next.jpg', page_of: 0 }),
    ['replaces', idOf(first)],
  )
  expect(both.body).toMatchObject({ statement_months: 1, documents: [{ months: ['2026-09'], pages: 2 }] })
})
