// Uploads through the front door: what is kept, what is refused, what follows, and what a member of staff gets back.
import type { JobPayloads } from '#core/contract/job-payloads.ts'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentRequestsOf, documentsOf, requestDocument, nameOf } from '#platform/store/documents.ts'
import { readLead } from '#platform/store/leads.ts'
import { createLink } from '#platform/store/links.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { jpegOf, statementPdf } from '../../../../test/made-files.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import { readDocument } from './read-document.server.ts'
import { keepDocuments } from './keep-documents.server.ts'
import { removeUnkeptFile, scanDocument } from './file-jobs.server.ts'

const minimal = JSON.parse(
  readFileSync(new URL('../../journeys/apply/minimal.json', import.meta.url), 'utf8'),
) as object

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function applied(who: Visitor = t.visitor(), lastPage = 4) {
  let leadid: unknown
  for (let page = 0; page <= lastPage; page++) {
    const answer = await who.post('/api/apply/lead', { model: { ...minimal, sfleadid: leadid }, page })
    leadid = answer.body.leadid
  }
  const code = String(leadid)
  return { who, code, id: t.deps.keys.readLeadCode(code)!.id }
}

const jpeg = (mark: string) => jpegOf(640, 480, { mark })
const file = (bytes: Uint8Array, name = 'IMG_1.jpg', type = 'image/jpeg') => ({ name, type, bytes })
const stored = async (id: string) => await t.deps.blobs.get((await documentsOf(t.db, id))[0]!.blobKey)

const PHOTO = '/api/apply/upload-file'
const STATEMENTS = '/api/apply/upload-statements'

test('Photo ID leads to page 9, the voided check to page 10; bytes lie sealed; a second upload of the same is one document', async () => {
  const { who, code, id } = await applied()
  const bytes = jpeg('the licence of Ana')
  const parts = [
    ['file', file(bytes)],
    ['filetype', 'Photo ID'],
    ['sf_leadid', code],
  ] as const
  const first = await who.upload(PHOTO, parts)
  expect(first.status).toBe(200)
  expect(first.body).toMatchObject({
    valid: true,
    page: 9,
    documents: [{ kind: 'photo-id', name: 'IMG_1.jpg' }],
  })
  const again = await who.upload(PHOTO, parts)
  expect(again.body.documents?.[0]?.id).toBe(first.body.documents?.[0]?.id)
  expect(await documentsOf(t.db, id)).toHaveLength(1)
  const blob = await stored(id)
  expect(blob.ok && Buffer.from(blob.value!).includes('licence')).toBe(false)

  const check = await who.upload(PHOTO, [
    ['sf_leadid', code],
    ['filetype', 'voided check'],
    ['file', file(jpeg('check'))],
  ])
  expect(check.body).toMatchObject({ page: 10 })
  const events = await t.db.query<{ detail: object }>(
    `select detail from event where lead_id = $1::uuid and kind = 'document-uploaded'`,
    [id],
  )
  expect(events).toHaveLength(2)
})

test('once an offer stands the page is that of the offers, whichever document arrives', async () => {
  const { who, code, id } = await applied()
  await t.db.query(`update lead set stage = 'offered' where id = $1::uuid`, [id])
  const photo = await who.upload(PHOTO, [
    ['file', file(jpeg('after the offers'))],
    ['filetype', 'Photo ID'],
    ['sf_leadid', code],
  ])
  expect(photo.body).toMatchObject({ page: 10 })
})

test('two uploads of the same file at the same moment are one document', async () => {
  const { who, code, id } = await applied()
  const parts = [
    ['file', file(jpeg('twice'))],
    ['filetype', 'Photo ID'],
    ['sf_leadid', code],
  ] as const
  const both = await Promise.all([who.upload(PHOTO, parts), who.upload(PHOTO, parts)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await documentsOf(t.db, id)).toHaveLength(1)
})

test('a request for a document is fulfilled by it, whatever its name', async () => {
  const { who, code, id } = await applied()
  await t.db.transaction((tx) =>
    requestDocument(
      tx,
      t.deps.keys,
      { leadId: id, kind: 'Lease agreement', message: '', requestedBy: null },
      t.clock(),
    ),
  )
  await who.upload(PHOTO, [
    ['file', file(jpeg('lease'))],
    ['filetype', 'Lease Agreement'],
    ['sf_leadid', code],
  ])
  expect((await documentRequestsOf(t.deps, id))[0]!.fulfilledAt).not.toBeNull()
})

describe('refused, with nothing kept', () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(40),
  ])
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  test.each([
    [
      'a page called .jpg',
      [
        ['file', file(page)],
        ['filetype', 'Photo ID'],
      ],
      422,
      'Please upload file with an extension of .jpeg/.jpg/.png/.gif/.pdf/.bmp only.',
    ],
    ['no file', [['filetype', 'Photo ID']], 422, 'Please check the marked fields.'],
    [
      'an empty file',
      [
        ['file', file(Buffer.alloc(0))],
        ['filetype', 'Photo ID'],
      ],
      422,
      'Please check the marked fields.',
    ],
    [
      'a photo as HEIC',
      [
        ['file', file(heic, 'a.heic', 'image/heic')],
        ['filetype', 'Photo ID'],
      ],
      422,
      'Please upload file with an extension of .jpeg/.jpg/.png/.gif/.pdf/.bmp only.',
    ],
    [
      'no name of a document',
      [
        ['file', file(jpeg('x'))],
        ['filetype', '<b>'],
      ],
      422,
      'Please check the marked fields.',
    ],
  ] as const)('%s', async (_name, parts, status, title) => {
    const { who, code, id } = await applied()
    const answer = await who.upload(PHOTO, [...parts, ['sf_leadid', code]])
    expect(answer.status).toBe(status)
    expect(answer.body.title).toBe(title)
    expect(await documentsOf(t.db, id)).toHaveLength(0)
  })

  test('two files for one document that are not photos of its pages: told what can be sent, in the reader’s language', async () => {
    const { who, code, id } = await applied()
    const parts = [
      ['file', file(jpeg('front'))],
      ['file', file(statementPdf(['back']), 'back.pdf', 'application/pdf')],
      ['filetype', 'Photo ID'],
      ['sf_leadid', code],
    ] as const
    const answer = await who.upload(PHOTO, parts)
    expect(answer.status).toBe(422)
    expect(answer.body.errors?.[0]).toMatchObject({
      field: 'file',
      message: expect.stringContaining('only if they are JPEG photos of its pages') as unknown,
    })
    const spanish = await who.upload(PHOTO, parts, { headers: { 'accept-language': 'es' } })
    expect(spanish.text).toContain('fotos JPEG de sus páginas')
    expect(await documentsOf(t.db, id)).toHaveLength(0)
    expect(
      await t.db.query(`select 1 from job where lead_id = $1::uuid and kind = 'remove-unkept-file'`, [id]),
    ).toHaveLength(0)
  })

  test('the field messages of the specification', async () => {
    const { who, code } = await applied()
    const none = await who.upload(PHOTO, [
      ['filetype', 'Photo ID'],
      ['sf_leadid', code],
    ])
    expect(none.body.errors).toEqual([{ field: 'file', message: 'Please upload a valid file.' }])
  })

  test('an application that is unknown, made up or closed', async () => {
    const { who, id, code } = await applied()
    const parts = [
      ['file', file(jpeg('y'))],
      ['filetype', 'Photo ID'],
    ] as const
    const stranger = t.visitor()
    const madeUp = await stranger.upload(PHOTO, [...parts, ['link', 'made-up']])
    const none = await stranger.upload(PHOTO, parts)
    for (const answer of [madeUp, none])
      expect(answer).toMatchObject({
        status: 404,
        body: { title: expect.stringContaining('invalid or has expired') as unknown },
      })
    await t.db.query(`update lead set stage = 'withdrawn' where id = $1::uuid`, [id])
    expect((await who.upload(PHOTO, [...parts, ['sf_leadid', code]])).status).toBe(409)
  })

  test('what is no multipart, and what is too large', async () => {
    const { who, code } = await applied()
    expect((await who.post(PHOTO, { sf_leadid: code })).status).toBe(415)
    const large = Buffer.concat([jpeg('z'), Buffer.alloc(t.deps.config.uploadLimitBytes)])
    const answer = await who.upload(PHOTO, [
      ['file', file(large)],
      ['filetype', 'Photo ID'],
      ['sf_leadid', code],
    ])
    expect(answer).toMatchObject({ status: 413, body: { status: 413 } })
  })
})

describe('statements', () => {
  const infos = (months: readonly string[]) =>
    months.map((month, idx) => ['fileinfo', JSON.stringify({ idx, file: `s${idx}.pdf`, month })] as const)

  test('four months stand in for the bank: to review, one message, no decision', async () => {
    const { who, code, id } = await applied()
    const some = await who.upload(STATEMENTS, [
      ...[0, 1, 2].map((n) => ['file', file(jpeg(`statement ${n}`), `s${n}.jpg`)] as const),
      ...infos(['2026-07', '2026-08', '2026-09']),
      ['sf_leadid', code],
    ])
    expect(some.body).toMatchObject({ statement_months: 3 })
    expect(await readLead(t.db, id)).toMatchObject({ stage: 'bank-needed', bankState: 'statements' })
    const last = await who.upload(STATEMENTS, [
      ['file', file(jpeg('statement 3'))],
      ...infos(['2026-10']),
      ['sf_leadid', code],
    ])
    expect(last.body).toMatchObject({ statement_months: 4, documents: [{ months: ['2026-10'] }] })
    expect(await readLead(t.db, id)).toMatchObject({ stage: 'in-review', bankState: 'statements' })
    await t.worker.drain()
    const mail = t
      .inbox('ana.quispe@harborstreet.example')
      .filter(({ subject }) => subject === 'We received your bank statements')
    expect(mail).toHaveLength(1)
  })

  test.each([
    ['of a wrong year', '2036-07'],
    ['to come', '2026-12'],
    ['more than two years ago', '2024-10'],
    ['of no calendar', '2026-13'],
  ])('a month %s does not count: asked for again, and nothing is kept', async (_name, wrong) => {
    const { who, code, id } = await applied()
    const months = ['2026-08', '2026-09', '2026-10', wrong]
    const answer = await who.upload(STATEMENTS, [
      ...months.map((month, n) => ['file', file(jpeg(`${month} ${n}`), `s${n}.jpg`)] as const),
      ...infos(months),
      ['sf_leadid', code],
    ])
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'fileinfo' }] } })
    expect(await documentsOf(t.db, id)).toHaveLength(0)
    expect(await readLead(t.db, id)).toMatchObject({ stage: 'bank-needed', bankState: 'none' })
  })

  test('without a month in fileinfo the name of the file tells it, and what it does not tell stays unknown', async () => {
    const { who, code } = await applied()
    const names = ['Statement 2026-08.jpg', 'september 2026.jpg', 'scan0008.jpg', 'july 2026.jpg']
    const answer = await who.upload(STATEMENTS, [
      ...names.map((name) => ['file', file(jpeg(name), name)] as const),
      // What the sender says goes before the name.
      ['fileinfo', JSON.stringify({ idx: 3, file: names[3], month: '2026-06' })],
      ['sf_leadid', code],
    ])
    expect(answer.body.documents).toMatchObject(
      [['2026-08'], ['2026-09'], [], ['2026-06']].map((months) => ({ months })),
    )
  })

  test('one month said four times is one month', async () => {
    const { who, code, id } = await applied()
    const months = ['2026-10', '2026-10', '2026-10', '2026-10']
    const answer = await who.upload(STATEMENTS, [
      ...months.map((_month, n) => ['file', file(jpeg(`same ${n}`), `s${n}.jpg`)] as const),
      ...infos(months),
      ['sf_leadid', code],
    ])
    expect(answer.body.statement_months).toBe(1)
    expect(await readLead(t.db, id)).toMatchObject({ stage: 'bank-needed' })
  })

  test('sent again for another month: the later month stands, told and logged', async () => {
    const { who, code, id } = await applied()
    const send = (month: string) =>
      who.upload(STATEMENTS, [
        ['file', file(jpeg('the one'), 's0.jpg')],
        ...infos([month]),
        ['sf_leadid', code],
      ])
    expect((await send('illegible')).body).toMatchObject({ documents: [{ months: [] }], notes: [] })
    expect((await send('2026-08')).body).toMatchObject({ documents: [{ months: ['2026-08'] }], notes: [] })
    const later = await send('2026-09')
    expect(later.body).toMatchObject({
      valid: true,
      statement_months: 1,
      documents: [{ months: ['2026-09'] }],
      notes: ['s0.jpg was sent for August 2026 before. It now counts for September 2026.'],
    })
    expect((await send('2026-09')).body.notes).toEqual([])
    expect((await send('illegible')).body).toMatchObject({ documents: [{ months: ['2026-09'] }] })
    expect(await documentsOf(t.db, id)).toMatchObject([{ months: ['2026-09'] }])
    const events = await t.db.query<{ detail: object }>(
      `select detail from event where lead_id = $1::uuid and kind = 'statement-month-corrected' order by at, id`,
      [id],
    )
    expect(events.map(({ detail }) => detail)).toMatchObject([
      { before: [], month: '2026-08' },
      { before: ['2026-08'], month: '2026-09' },
    ])
  })

  test('the same file twice in a request is one document, and said so', async () => {
    const { who, code, id } = await applied()
    const answer = await who.upload(STATEMENTS, [
      ['file', file(jpeg('same'), 'may.jpg')],
      ['file', file(jpeg('same'), 'june.jpg')],
      ['file', file(jpeg('other'), 'july.jpg')],
      ...infos(['2026-05', '2026-06', '2026-07']),
      ['sf_leadid', code],
    ])
    expect(answer.body).toMatchObject({
      statement_months: 2,
      documents: [
        { name: 'may.jpg', months: ['2026-06'] },
        { name: 'july.jpg', months: ['2026-07'] },
      ],
      notes: ['june.jpg is the same file as may.jpg. We kept it once.'],
    })
    expect(answer.body.documents).toHaveLength(2)
    expect(await documentsOf(t.db, id)).toHaveLength(2)
  })

  test('one bad file keeps all of them out and is named', async () => {
    const { who, code, id } = await applied()
    const answer = await who.upload(STATEMENTS, [
      ['file', file(jpeg('good'))],
      ['file', file(Buffer.from('hello'), 'notes.txt', 'text/plain')],
      ['sf_leadid', code],
    ])
    expect(answer).toMatchObject({ status: 422, body: { file: 'notes.txt' } })
    expect(await documentsOf(t.db, id)).toHaveLength(0)
  })
})

test('a file without a row is removed by the job that was asked for before it was written', async () => {
  const { id } = await applied()
  const broken = { ...t.deps, db: { ...t.db, transaction: () => Promise.reject(new Error('crash')) } }
  const kept = keepDocuments(broken, id, {
    files: [
      {
        name: 'a',
        bytes: jpeg('orphan'),
        mime: 'image/jpeg',
        sha256: 'x',
        scan: 'off',
        judged: 'usable',
        lockedUpdates: null,
        faults: [],
        kind: 'photo-id',
        months: [],
        pages: 1,
      },
    ],
    actor: 'applicant',
    ip: '',
    userAgent: '',
    linkId: null,
    reaches: null,
  })
  await expect(kept).rejects.toThrow('crash')
  const [job] = await t.db.query<{
    id: string
    payload: JobPayloads['remove-unkept-file']
    run_at: Date
  }>(`select id, payload, run_at from job where lead_id = $1::uuid and kind = 'remove-unkept-file'`, [id])
  expect(job!.run_at.getTime()).toBe(t.clock().getTime() + 3_600_000)
  expect(await t.deps.blobs.get(job!.payload.blob)).toMatchObject({
    ok: true,
    value: expect.anything() as unknown,
  })
  await removeUnkeptFile(t.deps)({
    id: job!.id,
    kind: 'remove-unkept-file',
    leadId: id,
    payload: job!.payload,
    attempt: 1,
    since: t.clock(),
  })
  expect(await t.deps.blobs.get(job!.payload.blob)).toEqual(ok(null))
})

test('an application that ends while a file is on its way does not keep it', async () => {
  const { id } = await applied()
  const put: typeof t.deps.blobs.put = async (...what) => {
    await t.db.query(`update lead set stage = 'withdrawn' where id = $1::uuid`, [id])
    return t.deps.blobs.put(...what)
  }
  const late = { ...t.deps, blobs: { ...t.deps.blobs, put } }
  const kept = await keepDocuments(late, id, {
    files: [
      {
        name: 'a.jpg',
        bytes: jpeg('late'),
        mime: 'image/jpeg',
        sha256: 'late',
        scan: 'off',
        judged: 'usable',
        lockedUpdates: null,
        faults: [],
        kind: 'photo-id',
        months: [],
        pages: 1,
      },
    ],
    actor: 'applicant',
    ip: '',
    userAgent: '',
    linkId: null,
    reaches: 'voided-check',
  })
  expect(kept).toMatchObject({ ok: false, refusal: { code: 'closed-application' } })
  expect(await documentsOf(t.db, id)).toEqual([])
  expect(await readLead(t.db, id)).toMatchObject({ stage: 'withdrawn', step: 'bank-intro' })
})

test('a scanner that does not answer delays only staff; what it finds later is removed', async () => {
  const { id } = await applied()
  const bytes = jpeg('eicar')
  const silent = { ...t.deps, fileScan: { scan: async () => refused({ kind: 'unavailable' as const }) } }
  await keepDocuments(silent, id, {
    files: [
      {
        name: 'a.jpg',
        bytes,
        mime: 'image/jpeg',
        sha256: 'y',
        scan: 'pending',
        judged: 'usable',
        lockedUpdates: null,
        faults: [],
        kind: 'photo-id',
        months: [],
        pages: 1,
      },
    ],
    actor: 'applicant',
    ip: '',
    userAgent: '',
    linkId: null,
    reaches: null,
  })
  const [document] = await documentsOf(t.db, id)
  const reader = { staffId: '0192f000-0000-7000-8000-000000000001', ip: '', userAgent: '' }
  expect(await readDocument(t.deps, id, document!.id, reader)).toMatchObject({
    ok: false,
    refusal: { code: 'not-possible-now' },
  })
  const job = {
    id: 'j',
    kind: 'scan-document',
    leadId: id,
    payload: { document: document!.id },
    attempt: 1,
    since: t.clock(),
  } as const
  expect(await scanDocument(silent)(job)).toMatchObject({ retry: expect.any(String) as unknown })
  const tooLarge = { scan: async () => refused({ kind: 'rejected', vendorCode: 'size-limit' } as const) }
  expect(await scanDocument({ ...t.deps, fileScan: tooLarge })(job)).toEqual({
    giveUp: 'the file is larger than the scanner takes (StreamMaxLength in its setting)',
  })
  expect(await documentsOf(t.db, id)).toMatchObject([{ scan: 'pending' }])
  const finds = { ...t.deps, fileScan: { scan: async () => ok({ clean: false, signature: 'Eicar' }) } }
  expect(await scanDocument(finds)(job)).toEqual({ done: true })
  expect(await documentsOf(t.db, id)).toHaveLength(0)
  expect(await t.deps.blobs.get(document!.blobKey)).toEqual(ok(null))
})

test('staff get the bytes back as they came, and the log tells who looked', async () => {
  const { who, code, id } = await applied()
  const bytes = jpeg('as it came')
  await who.upload(PHOTO, [
    ['file', file(bytes)],
    ['filetype', 'Photo ID'],
    ['sf_leadid', code],
  ])
  const [document] = await documentsOf(t.db, id)
  const reader = { staffId: '0192f000-0000-7000-8000-000000000001', ip: '10.0.0.1', userAgent: 'x' }
  const opened = await readDocument(t.deps, id, document!.id, reader)
  expect(opened.ok && Buffer.from(opened.value.bytes).equals(bytes)).toBe(true)
  const [event] = await t.db.query<{ actor_id: string }>(
    `select actor_id from event where lead_id = $1::uuid and kind = 'document-opened'`,
    [id],
  )
  expect(event!.actor_id).toBe(reader.staffId)
  const other = await applied()
  expect(await readDocument(t.deps, other.id, document!.id, reader)).toMatchObject({
    ok: false,
    refusal: { code: 'not-found' },
  })
})

test('what has arrived is told to the own browser and to a link, and to nobody else', async () => {
  const { who, code, id } = await applied()
  await who.upload(PHOTO, [
    ['file', file(jpeg('told'))],
    ['filetype', 'Photo ID'],
    ['sf_leadid', code],
  ])
  await who.upload(STATEMENTS, [
    ['file', file(jpeg('march'))],
    ['fileinfo', JSON.stringify({ idx: 0, file: 'IMG_1.jpg', month: t.clock().toISOString().slice(0, 7) })],
    ['sf_leadid', code],
  ])
  const read = await who.post('/api/uploads/received', { link: code })
  expect(read.body).toMatchObject({
    documents: [
      { kind: 'bank-statement', months: [t.clock().toISOString().slice(0, 7)] },
      { kind: 'photo-id', name: 'IMG_1.jpg', months: [] },
    ],
    statement_months: 1,
  })
  expect((await t.visitor().post('/api/uploads/received', { link: code })).status).toBe(403)
  expect((await t.visitor().post('/api/uploads/received', { link: 'made-up' })).status).toBe(404)
  const link = await createLink(
    t.db,
    t.deps.keys,
    { leadId: id, purpose: 'documents', createdBy: null, expiresInDays: 7 },
    t.clock(),
  )
  expect((await t.visitor().post('/api/uploads/received', { link: link.code })).body.documents).toHaveLength(
    2,
  )
})

test.each([
  ['statement.pdf', 'en', /^This file is named \.pdf but is not a PDF\./],
  ['statement.pdf', 'es', /^Este archivo se llama \.pdf, pero no es un PDF\./],
  ['front.jpeg', 'en', /^This file is named \.jpeg but is not that kind of picture\./],
  ['notes.txt', 'en', null],
])('%s (%s) that holds something else is told for what it is', async (name, language, says) => {
  const { who, code, id } = await applied()
  const answer = await who.upload(
    PHOTO,
    [
      ['file', file(Buffer.from('<html>a statement</html>'), name, 'application/pdf')],
      ['filetype', 'Photo ID'],
      ['sf_leadid', code],
    ],
    { headers: { 'accept-language': language } },
  )
  expect(answer).toMatchObject({ status: 422, body: { type: 'urn:underway:problem:unsupported-file' } })
  const { errors } = answer.body as { errors?: { message: string }[] }
  // The specification's own sentence stays where the extension is the trouble.
  if (says) expect(errors?.[0]?.message).toMatch(says)
  else expect([errors, answer.body.detail]).toEqual([undefined, undefined])
  expect(await documentsOf(t.db, id)).toEqual([])
})

test('a long name is shortened before its extension', async () => {
  const { who, code, id } = await applied()
  const long = 'Estado de cuenta '.repeat(12)
  for (const name of [`${long}.jpg`, `${'é📄'.repeat(70)}.jpeg`]) {
    const sent = await who.upload(PHOTO, [
      ['file', file(jpeg(name), name)],
      ['filetype', 'Photo ID'],
      ['sf_leadid', code],
    ])
    expect(sent.status).toBe(200)
  }
  const names = (await documentsOf(t.db, id)).map((row) => nameOf(t.deps, row)).toSorted()
  expect(names).toEqual([`${long.slice(0, 116)}.jpg`, expect.stringMatching(/^(é📄)+é?\.jpeg$/u)])
})

test('a file is judged by its name too, and named after what it is', async () => {
  const { who, code, id } = await applied()
  const send = (name: string) =>
    who.upload(PHOTO, [
      ['file', file(jpeg(name), name)],
      ['filetype', 'Photo ID'],
      ['sf_leadid', code],
    ])
  for (const name of ['x.exe', 'noext', 'page.html'])
    expect((await send(name)).body.title, name).toBe(
      'Please upload file with an extension of .jpeg/.jpg/.png/.gif/.pdf/.bmp only.',
    )
  expect(await documentsOf(t.db, id)).toHaveLength(0)
  await send('licence.pdf')
  await send('Front.JPEG')
  expect((await documentsOf(t.db, id)).map((row) => nameOf(t.deps, row)).sort()).toEqual([
    'Front.JPEG',
    'licence.jpg',
  ])
})
