// Numbers that identify a person or open an account, written where they do not belong: hidden before anything is kept or sent, through every door.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsOf, nameOf } from '#platform/store/documents.ts'
import { messagesOf, openMessage } from '#platform/store/messages.ts'
import { notesOf } from '#platform/store/notes.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { jpegOf } from '../../../test/made-files.ts'
import { at, mustAnswer, portalOf } from '../../../test/portal.ts'
import { staffMember, type Member } from '../../../test/staff.ts'
import { textsOf } from '../../../test/texts.ts'
import * as paths from './paths.ts'

let t: TestApp
let p: ReturnType<typeof portalOf>
let staff: Member
const x = textsOf(
  () => t,
  () => staff,
  '207556',
)
beforeAll(async () => {
  t = await testApp()
  p = portalOf(t)
  staff = await staffMember(t, 'admin')
})
afterAll(() => t.close())

const typed = 'My SSN is 123-45-6789, card 4111 1111 1111 1111'
const kept = 'My SSN is •••-••-6789, card •••• •••• •••• 1111'

const saidIn = async (id: string) =>
  (await messagesOf(t.db, id)).map((row) => JSON.stringify(openMessage(t.deps.keys, row))).join('\n')

test('a message in the portal, and what staff write back', async () => {
  const a = await p.owner()
  const who = await p.logIn(a.email)
  mustAnswer(await who.post(at(paths.writeMessage.path, a.id), { text: typed }))
  const staffAt = (rest: string) => `/api/staff/applications/${a.id}${rest}`
  mustAnswer(await staff.who.post(staffAt('/write'), { text: `You wrote: ${typed}` }))
  await t.worker.drain()
  const { messages } = await p.read(who, a.id)
  expect(JSON.stringify(messages)).toContain(kept)
  expect(JSON.stringify(messages) + (await saidIn(a.id))).not.toMatch(/123-45|4111 1111/)
  expect(
    t
      .inbox(a.email)
      .map(({ text }) => text)
      .join('\n'),
  ).toContain(`You wrote: ${kept}`)
})

test('a text', async () => {
  const { id, phone } = await x.applicant()
  await x.receive(phone, typed)
  expect(await saidIn(id)).toContain(kept)
  expect(await saidIn(id)).not.toContain('123-45')
})

test('a note, a request for a document, and what a file is called', async () => {
  const a = await p.owner()
  const staffAt = (rest: string) => `/api/staff/applications/${a.id}${rest}`
  mustAnswer(await staff.who.post(staffAt('/notes'), { text: typed }))
  expect((await notesOf(t.deps, a.id)).map(({ text }) => text)).toEqual([kept])
  mustAnswer(await staff.who.post(staffAt('/document-request'), { kind: 'photo-id', message: typed }))
  await t.worker.drain()
  expect(
    t
      .inbox(a.email)
      .map(({ text }) => text)
      .join('\n'),
  ).toContain(kept)
  const sent = await a.who.upload('/api/apply/upload-file', [
    ['file', { name: 'ssn_123456789.jpg', type: 'image/jpeg', bytes: jpegOf(640, 480) }],
    ['filetype', 'Photo ID'],
    ['sf_leadid', a.leadid],
  ])
  expect(sent.status, sent.text).toBe(200)
  expect((await documentsOf(t.db, a.id)).map((row) => nameOf(t.deps, row))).toEqual(['ssn_•••••6789.jpg'])
})
