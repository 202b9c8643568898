// What arrived can be taken back until somebody has judged it, by whoever sent it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mayTakeBack, type TakenBack } from '#core/domain/documents.ts'
import { documentRequestsOf, documentsOf, requestDocument } from '#platform/store/documents.ts'
import { readLead } from '#platform/store/leads.ts'
import { createLink } from '#platform/store/links.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { jpegOf } from '../../../../test/made-files.ts'
import { portalOf } from '../../../../test/portal.ts'
import { staffMember } from '../../../../test/staff.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import { readDocument } from './read-document.server.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const send = async (who: Visitor, api: string, code: string, filetype = 'Photo ID', replaces = '') => {
  const bytes = jpegOf(640, 480, { mark: `${code} ${filetype} ${Math.random()}` })
  const sent = await who.upload(`/api/${api}/upload-file`, [
    ['file', { name: 'IMG_1.jpg', type: 'image/jpeg', bytes }],
    ['filetype', filetype],
    ['link', code],
    ...(replaces ? [['replaces', replaces] as const] : []),
  ])
  expect(sent.status).toBe(200)
  return String(sent.body.documents?.[0]?.id)
}
const takeBack = (who: Visitor, link: string, document: string) =>
  who.post('/api/uploads/take-back', { link, document })
const received = async (who: Visitor, link: string) =>
  (await who.post('/api/uploads/received', { link })).body.documents as unknown as {
    id: string
    removable: boolean
  }[]
const documentsLink = async (leadId: string) =>
  (await createLink(t.db, t.deps.keys, { leadId, purpose: 'documents', expiresInDays: 1 }, t.clock())).code

test('taken back: off the list, its bytes gone, the request open again, and said in the log', async () => {
  const { who, leadid, id } = await apply(t)
  await t.db.transaction((tx) =>
    requestDocument(
      tx,
      t.deps.keys,
      { leadId: id, kind: 'photo-id', message: '', requestedBy: null },
      t.clock(),
    ),
  )
  const document = await send(who, 'apply', leadid)
  const [row] = await documentsOf(t.db, id)
  expect(await received(who, leadid)).toMatchObject([{ id: document, removable: true }])
  expect((await takeBack(who, leadid, document)).status).toBe(200)
  expect(await received(who, leadid)).toEqual([])
  expect((await documentRequestsOf(t.deps, id))[0]!.fulfilledAt).toBeNull()
  await t.worker.drain()
  expect(await t.deps.blobs.get(row!.blobKey)).toMatchObject({ ok: true, value: null })
  const events = await t.db.query<{ detail: object }>(
    `select detail from event where lead_id = $1::uuid and kind = 'document-taken-back'`,
    [id],
  )
  expect(events).toEqual([{ detail: { document, kind: 'photo-id', link: null } }])
  // A second press is no fault, and the same file may be sent again.
  expect((await takeBack(who, leadid, document)).status).toBe(200)
  await send(who, 'apply', leadid)
})

test.each(['the wizard', 'a link'])(
  'one that took the place of another is the only one listed: on the page, in the portal, at staff (%s)',
  async (way) => {
    const email = `replaced-${way.replaceAll(' ', '-')}@shop.example`
    const { who, leadid, id } = await apply(t, { business: { email } })
    const code = way === 'the wizard' ? leadid : await documentsLink(id)
    const api = way === 'the wizard' ? 'apply' : 'documents'
    const visitor = way === 'the wizard' ? who : t.visitor()
    const front = await send(visitor, api, code)
    const again = await send(visitor, api, code, 'Photo ID', front)
    expect((await received(visitor, code)).map((each) => each.id)).toEqual([again])
    const owner = await portalOf(t).logIn(email)
    const home = await owner.get(`/api/portal/applications/${id}`)
    const staff = await staffMember(t, 'underwriter')
    const file = await staff.who.get(`/api/staff/applications/${id}`)
    for (const { status, text } of [home, file]) {
      expect(status).toBe(200)
      expect(text).toContain(again)
      expect(text.split('"events"')[0]).not.toContain(front)
    }
  },
)

test('once a person has looked at it, it stays, and the answer says what to do', async () => {
  const { who, leadid, id } = await apply(t)
  const document = await send(who, 'apply', leadid)
  const reader = { staffId: '0192f000-0000-7000-8000-000000000001', ip: '', userAgent: '' }
  expect(await readDocument(t.deps, id, document, reader)).toMatchObject({ ok: true })
  expect(await received(who, leadid)).toMatchObject([{ removable: false }])
  const refusedIt = await takeBack(who, leadid, document)
  expect(refusedIt).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('add the right one') as unknown },
  })
  expect(await documentsOf(t.db, id)).toHaveLength(1)
})

test('who takes it back while it is being opened wins or loses whole', async () => {
  const { who, leadid, id } = await apply(t)
  const document = await send(who, 'apply', leadid)
  const reader = { staffId: '0192f000-0000-7000-8000-000000000001', ip: '', userAgent: '' }
  const [taken, opened] = await Promise.all([
    takeBack(who, leadid, document),
    readDocument(t.deps, id, document, reader),
  ])
  expect(opened.ok).toBe(taken.status !== 200)
})

test('a link takes back what came by it and nothing else; nobody else takes anything', async () => {
  const { who, leadid, id } = await apply(t)
  const own = await send(who, 'apply', leadid)
  const link = await documentsLink(id)
  const visitor = t.visitor()
  const byLink = await send(visitor, 'documents', link, 'Voided Check')
  expect(await received(visitor, link)).toMatchObject([
    { id: byLink, removable: true },
    { id: own, removable: false },
  ])
  expect((await takeBack(visitor, link, own)).status).toBe(409)
  expect((await takeBack(t.visitor(), leadid, own)).status).toBe(403)
  const other = await apply(t)
  expect((await takeBack(other.who, other.leadid, own)).status).toBe(404)
  expect((await takeBack(visitor, link, byLink)).status).toBe(200)
  expect(await documentsOf(t.db, id)).toMatchObject([{ id: own }])
})

describe('the rule', () => {
  const mine: TakenBack = { kind: 'photo-id', uploadedBy: 'applicant', seenAt: null, linkId: null }
  const statement = { ...mine, kind: 'bank-statement' }
  test.each([
    ['a new one', mine, 'draft', true],
    ['a check after the offer', mine, 'offer-chosen', true],
    ['of an application that has ended', mine, 'withdrawn', false],
    ['seen', { ...mine, seenAt: new Date(0) }, 'draft', false],
    ['staff put it there', { ...mine, uploadedBy: 'staff' }, 'draft', false],
    ['a statement under review', statement, 'in-review', true],
    ['a statement that was decided on', statement, 'offered', false],
  ] as const)('%s', (_name, document, stage, may) => {
    expect(mayTakeBack(document, { stage, byLink: null })).toBe(may)
  })
})

test('a statement that is taken back leaves the application where it truly stands', async () => {
  const { who, leadid, id } = await apply(t)
  const stands = async () => {
    const { stage, bankState } = (await readLead(t.db, id))!
    return [stage, bankState]
  }
  const sent: string[] = []
  for (const [idx, month] of ['2026-07', '2026-08', '2026-09', '2026-10'].entries()) {
    const answer = await who.upload('/api/apply/upload-statements', [
      [
        'file',
        { name: `${month}.jpg`, type: 'image/jpeg', bytes: jpegOf(640, 480, { mark: `${id} ${month}` }) },
      ],
      ['fileinfo', JSON.stringify({ idx, file: `${month}.jpg`, month })],
      ['link', leadid],
    ])
    expect(answer.status).toBe(200)
    sent.push(String(answer.body.documents?.[0]?.id))
  }
  expect(await stands()).toEqual(['in-review', 'statements'])
  await takeBack(who, leadid, sent[0]!)
  expect(await stands()).toEqual(['bank-needed', 'statements'])
  for (const each of sent.slice(1)) await takeBack(who, leadid, each)
  expect(await stands()).toEqual(['bank-needed', 'none'])
})

test('whom a person sent to review stays there, whatever is taken back', async () => {
  const { who, leadid, id } = await apply(t)
  const answer = await who.upload('/api/apply/upload-statements', [
    ['file', { name: 'a.jpg', type: 'image/jpeg', bytes: jpegOf(640, 480, { mark: `${id} one` }) }],
    ['fileinfo', JSON.stringify({ idx: 0, file: 'a.jpg', month: '2026-10' })],
    ['link', leadid],
  ])
  await t.db.transaction((tx) => moveStage(tx, id, 'in-review', { actor: 'system' }, t.clock()))
  await takeBack(who, leadid, String(answer.body.documents?.[0]?.id))
  expect((await readLead(t.db, id))!.stage).toBe('in-review')
})
