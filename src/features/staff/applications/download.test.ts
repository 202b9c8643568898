// A document downloaded by staff: the very bytes, as an attachment that no browser opens as a page, and the look in the log.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
import type { Application } from './application-contract.ts'

let t: TestApp
let rep: Member
let underwriter: Member
let a: Applicant
beforeAll(async () => {
  t = await testApp()
  rep = await staffMember(t, 'representative')
  underwriter = await staffMember(t, 'underwriter', 'Uma Underwriter')
  a = await apply(t)
  await underwriter.who.post(at('/open'), { reason: 'document-check' })
})
afterAll(() => t.close())

const photo = Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF \x00\x01 licencia', 'latin1')
const at = (rest = '') => `/api/staff/applications/${a.id}${rest}`
const read = async (): Promise<Application> =>
  (await underwriter.who.get(at())).body as unknown as Application

test('what was uploaded comes back byte by byte, with headers that keep it a file, and the look is logged', async () => {
  const uploaded = await a.who.upload('/api/apply/upload-file', [
    ['file', { name: 'mi licencia ñ.pdf', type: 'image/jpeg', bytes: photo }],
    ['filetype', 'Photo ID'],
    ['sf_leadid', a.leadid],
  ])
  expect(uploaded.status).toBe(200)
  await t.worker.drain()
  const document = (await read()).documents[0]!
  const got = await underwriter.who.get(at(`/documents/${document.id}`))
  expect(got.status).toBe(200)
  expect(got.bytes.equals(photo)).toBe(true)
  expect(got.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "sandbox; default-src 'none'",
  })
  const disposition = String(got.headers['content-disposition'])
  expect(disposition).toMatch(/^attachment; filename="[\w .-]+\.jpg"; filename\*=UTF-8''mi%20licencia/)
  expect(disposition).not.toContain('.pdf')
  const opened = (await read()).events.filter(({ kind }) => kind === 'document-opened')
  expect(opened).toEqual([
    expect.objectContaining({
      by: 'Uma Underwriter',
      detail: { document: document.id, kind: 'photo-id' },
    }),
  ])
})

test('who may not open it gets no byte of it and leaves no look', async () => {
  const [document] = (await read()).documents
  const path = at(`/documents/${document!.id}`)
  expect((await rep.who.get(path)).status).toBe(403)
  expect((await t.visitor().get(path)).status).toBe(401)
  expect((await a.who.get(path)).status).toBe(401)
  const elsewhere = await apply(t, { business: { email: 'other@shop.example' } })
  const foreign = `/api/staff/applications/${elsewhere.id}/documents/${document!.id}`
  await underwriter.who.post(`/api/staff/applications/${elsewhere.id}/open`, { reason: 'document-check' })
  expect((await underwriter.who.get(foreign)).status).toBe(404)
  expect((await read()).events.filter(({ kind }) => kind === 'document-opened')).toHaveLength(1)
})
