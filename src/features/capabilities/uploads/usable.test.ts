// Received means usable, through the front door: what nobody could read is refused, what is hard to read is asked about, what cannot be opened waits for a person.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StillAsked } from '#core/domain/still-asked.ts'
import { en } from '#core/words/upload-refusals/en.ts'
import { es } from '#core/words/upload-refusals/es.ts'
import { documentRequestsOf, documentsOf, requestDocument } from '#platform/store/documents.ts'
import { apply, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { faxPdf, jpegOf, pngOf, statementPdf } from '../../../../test/made-files.ts'
import { staffMember } from '../../../../test/staff.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const good = (mark = '') => jpegOf(640, 480, { mark })
const small = jpegOf(400, 300)
const blankPdf = statementPdf([])
/** An interlaced PNG is not opened here. */
const unopened = pngOf(640, 480, () => 200, { interlaced: true })

const send = (a: Applicant, bytes: Uint8Array, more: Record<string, string> = {}, name = 'id.jpg') =>
  a.who.upload(
    '/api/apply/upload-file',
    [
      ['file', { name, type: 'application/octet-stream', bytes }],
      ['filetype', more.filetype ?? 'Photo ID'],
      ['sf_leadid', a.leadid],
      ...(more.replaces ? [['replaces', more.replaces] as const] : []),
    ],
    more.language ? { headers: { 'accept-language': more.language } } : {},
  )
const sent = (answer: { body: Record<string, unknown> }) =>
  (answer.body.documents as { id: string; standing: string; faults: string[] }[])[0]!
const asked = async (a: Applicant) => {
  const { body } = await a.who.post('/api/uploads/received', {})
  return (body.asked as unknown as StillAsked[]).filter(
    (each) => 'document' in each && each.document === 'photo-id',
  )
}
const photo = { kind: 'document', document: 'photo-id', message: '' }
const look = { kind: 'look', document: 'photo-id' }

describe('nobody could read it: refused with what is wrong, and nothing is kept', () => {
  test.each([
    ['a picture of 1 by 1', 'a.jpg', jpegOf(1, 1), 'tooSmall'],
    ['a PNG of 1 by 1', 'a.png', pngOf(1, 1, () => 0), 'tooSmall'],
    ['a thumbnail', 'a.jpg', jpegOf(232, 160), 'tooSmall'],
    ['a strip', 'a.jpg', jpegOf(640, 112), 'tooSmall'],
    ['one colour', 'a.jpg', jpegOf(640, 480, { blank: true }), 'blank'],
    ['a white PNG', 'a.png', pngOf(800, 600, () => 255), 'blank'],
    ['a sheet that fades', 'a.png', pngOf(800, 600, (x) => 200 + x / 30), 'blank'],
    ['a covered lens', 'a.png', pngOf(800, 600, (x, y) => (x * 7 + y * 13) % 23), 'blank'],
    ['a page without anything', 'a.pdf', blankPdf, 'blank'],
  ] as const)('%s', async (_what, name, bytes, why) => {
    const a = await apply(t)
    for (const [language, words] of [
      ['en', en],
      ['es', es],
    ] as const) {
      const answer = await send(a, bytes, { language }, name)
      expect(answer).toMatchObject({ status: 422, body: { detail: words[why] } })
    }
    expect(await documentsOf(t.db, a.id)).toEqual([])
    expect(await asked(a)).toEqual([photo])
  })
  test('a statement too, by its name among several', async () => {
    const a = await apply(t)
    const answer = await a.who.upload('/api/apply/upload-statements', [
      ['file', { name: 'may.jpg', type: '', bytes: jpegOf(1_008, 1_304) }],
      ['file', { name: 'june.jpg', type: '', bytes: jpegOf(16, 16) }],
      ['fileinfo', JSON.stringify({ idx: 0, file: 'may.jpg', month: '2026-05' })],
      ['fileinfo', JSON.stringify({ idx: 1, file: 'june.jpg', month: '2026-06' })],
      ['sf_leadid', a.leadid],
    ])
    expect(answer).toMatchObject({ status: 422, body: { detail: `june.jpg: ${en.tooSmall}` } })
    expect(await documentsOf(t.db, a.id)).toEqual([])
  })
})

test.each([
  ['a photo', good()],
  [
    'black print on white, one bit a point',
    pngOf(1_200, 550, (x, y) => (y % 40 < 12 && x % 24 < 13 ? 0 : 255), { depth: 1 }),
  ],
  [
    'white on a white table, with little print',
    pngOf(1_000, 700, (x, y) =>
      x > 200 && x < 500 && y > 300 && y < 312 && x % 9 < 5 ? 60 : x > 150 && x < 850 ? 244 : 236,
    ),
  ],
  [
    'a PDF with a line of text',
    statementPdf(['Voided check of Harbor Street Bakery LLC, account 000111222, routing 123456789']),
  ],
  ['a scan in black and white', faxPdf()],
] as const)('what can be read closes what is asked: %s', async (_what, bytes) => {
  const a = await apply(t)
  const name = bytes[0] === 0xff ? 'a.jpg' : bytes[0] === 0x25 ? 'a.pdf' : 'a.png'
  expect(sent(await send(a, bytes, {}, name))).toMatchObject({ standing: 'fine' })
  expect(await asked(a)).toEqual([])
})

describe('hard to read', () => {
  test('its sender is asked, keeps it, and a person looks; the request stays open until they take it', async () => {
    const a = await apply(t)
    const request = await ask(a)
    const document = sent(await send(a, small))
    expect(document).toMatchObject({ standing: 'doubtful', faults: ['small'] })
    expect(await asked(a)).toEqual([{ ...photo, message: 'Both sides', faults: ['small'] }])
    // A stranger keeps nothing.
    expect((await t.visitor().post('/api/uploads/keep', { document: document.id })).status).not.toBe(200)
    for (let again = 0; again < 2; again++)
      expect((await a.who.post('/api/uploads/keep', { document: document.id })).status).toBe(200)
    expect(await asked(a)).toEqual([look])
    expect(await isOpen(a, request)).toBe(true)
    const kept = await t.db.query(`select from event where lead_id = $1::uuid and kind = 'document-kept'`, [
      a.id,
    ])
    expect(kept).toHaveLength(1)

    const { who: staff } = await staffMember(t, 'underwriter')
    const path = `/api/staff/applications/${a.id}/documents/${document.id}`
    const shown = await staff.get(`/api/staff/applications/${a.id}`)
    expect(shown.body).toMatchObject({ documents: [{ standing: 'with-us', faults: ['small'] }] })
    expect((await staff.post(`${path}/accept`, {})).status).toBe(200)
    expect(await isOpen(a, request)).toBe(false)
    expect(await asked(a)).toEqual([])
  })
  test('staff ask again by one press, in the language of the applicant', async () => {
    const a = await apply(t)
    await t.db.query(`update lead set language = 'es' where id = $1::uuid`, [a.id])
    const document = sent(await send(a, small))
    await a.who.post('/api/uploads/keep', { document: document.id })
    const { who: staff } = await staffMember(t, 'underwriter')
    const path = `/api/staff/applications/${a.id}/documents/${document.id}/ask-again`
    t.clock.advance(60_000)
    const letters = async () =>
      (
        await t.db.query(`select 1 from message where lead_id = $1::uuid and template = 'document-request'`, [
          a.id,
        ])
      ).length
    const before = await letters()
    const press = async () => {
      expect((await staff.post(path, {})).status).toBe(200)
      await t.worker.drain()
    }
    await Promise.all([press(), press()])
    t.clock.advance(60_000)
    await press()
    expect(await letters()).toBe(before + 1)
    // Later somebody means it as a reminder.
    t.clock.advance(11 * 60_000)
    await press()
    expect(await letters()).toBe(before + 2)
    // And of another one that came since, at once.
    t.clock.advance(1000)
    const next = sent(await send(a, jpegOf(410, 300)))
    t.clock.advance(1000)
    expect((await staff.post(path.replace(document.id, next.id), {})).status).toBe(200)
    await t.worker.drain()
    expect(await letters()).toBe(before + 3)
    expect(await asked(a)).toMatchObject([{ ...photo, message: es['again.small'] }])
    await send(a, good('again'))
    expect(await asked(a)).toEqual([])
  })
  test.each(['the good one first', 'the good one last'])(
    'one good one of two is enough: %s',
    async (order) => {
      const a = await apply(t)
      const both = [good(), small]
      for (const bytes of order.endsWith('first') ? both : both.toReversed()) await send(a, bytes)
      expect(await asked(a)).toEqual([])
    },
  )
  test('another takes its place', async () => {
    const a = await apply(t)
    const { id } = sent(await send(a, small))
    await send(a, good(), { replaces: id })
    expect(await asked(a)).toEqual([])
    expect(await documentsOf(t.db, a.id)).toHaveLength(1)
  })
  test('front and back of an ID: a page that is too small is asked about, the good one is kept', async () => {
    const a = await apply(t)
    const answer = await a.who.upload('/api/apply/upload-file', [
      ['file', { name: 'front.jpg', type: '', bytes: good() }],
      ['file', { name: 'back.jpg', type: '', bytes: jpegOf(80, 64) }],
      ['filetype', 'Photo ID'],
      ['sf_leadid', a.leadid],
    ])
    expect(sent(answer)).toMatchObject({ standing: 'doubtful', faults: ['too-small'] })
  })
  test('taking the good one back opens its request again, whatever else is there', async () => {
    const a = await apply(t)
    const request = await ask(a)
    await send(a, small)
    const { id } = sent(await send(a, good()))
    expect(await isOpen(a, request)).toBe(false)
    await a.who.post('/api/uploads/take-back', { document: id })
    expect(await isOpen(a, request)).toBe(true)
  })
})

describe('unknown', () => {
  test.each([
    ['an interlaced PNG', 'a.png', unopened],
    ['a fax without a mark, which may be one that is broken', 'a.pdf', faxPdf({ blank: true })],
    ['a fax that ended on its way', 'a.pdf', faxPdf({ cut: true })],
  ])('what cannot be opened here goes to a person, and closes nothing: %s', async (_what, name, bytes) => {
    const a = await apply(t)
    const request = await ask(a)
    expect(sent(await send(a, bytes, {}, name))).toMatchObject({ standing: 'with-us', faults: [] })
    expect(await asked(a)).toEqual([look])
    expect(await isOpen(a, request)).toBe(true)
  })
  test('without a place to judge it is being checked, then judged by the job', async () => {
    const a = await apply(t)
    const request = await ask(a)
    const { run } = t.deps.threads
    const busy = (...[name, ...given]: Parameters<typeof run>) =>
      name === 'judge-file' ? Promise.resolve({ ok: false, refusal: 'busy' } as const) : run(name, ...given)
    Object.assign(t.deps.threads, { run: busy })
    try {
      expect(sent(await send(a, good()))).toMatchObject({ standing: 'checking' })
    } finally {
      Object.assign(t.deps.threads, { run })
    }
    expect(await asked(a)).toEqual([look])
    expect(await isOpen(a, request)).toBe(true)
    await settle(t)
    expect(await asked(a)).toEqual([])
    expect(await isOpen(a, request)).toBe(false)
  })
})

test('what came before documents were judged counts as it did', async () => {
  const a = await apply(t)
  await send(a, unopened, {}, 'a.png')
  await t.db.query(`update document set judged = null where lead_id = $1::uuid`, [a.id])
  expect(await asked(a)).toEqual([])
})

test('what a process of the release before writes beside us is for a person', async () => {
  const a = await apply(t)
  await send(a, good())
  await t.db.query(
    `insert into document (lead_id, id, kind, sealed_name, mime, bytes, sha256, blob_key, months, uploaded_at, uploaded_by, scan)
     select lead_id, gen_random_uuid(), kind, sealed_name, mime, bytes, 'other', blob_key, months, uploaded_at, uploaded_by, scan
     from document where lead_id = $1::uuid`,
    [a.id],
  )
  await t.db.query(`delete from document where lead_id = $1::uuid and sha256 <> 'other'`, [a.id])
  expect(await asked(a)).toEqual([look])
})

const ask = (a: Applicant): Promise<string> =>
  t.db.transaction((tx) =>
    requestDocument(
      tx,
      t.deps.keys,
      { leadId: a.id, kind: 'photo-id', message: 'Both sides', requestedBy: null },
      t.clock(),
    ),
  )
const isOpen = async (a: Applicant, request: string) =>
  (await documentRequestsOf(t.deps, a.id)).find(({ id }) => id === request)!.fulfilledAt === null
