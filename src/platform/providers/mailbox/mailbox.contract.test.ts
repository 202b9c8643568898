// The mailbox port's contract, run on IMAP against its simulator, faults included.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startImapSimulator, type ImapSimulator } from '#simulators/mailbox/imap-server.ts'
import { answerMail, reportedMail } from '#simulators/mailbox/returned-mails.ts'
import { imapMailbox } from './imap/imap.ts'
import type { MailPlace } from './port.ts'

let box: ImapSimulator
beforeEach(async () => void (box = await startImapSimulator()))
afterEach(() => box.close())

const now = new Date('2026-11-16T15:00:00Z')
const since = new Date('2026-11-02T00:00:00Z')
const port = (url = box.url) => imapMailbox({ url, timeoutMs: 3_000 })
const read = async (after: MailPlace | null) => {
  const batch = await port().read(after, since)
  if (!batch.ok) throw new Error(batch.refusal.vendorCode)
  return batch.value
}
let count = 0
const answer = (at = now) => {
  count += 1
  box.deliver(
    answerMail({ from: 'ana@shop.example', names: `<id-${count}@funder.example>`, text: `No. ${count}: ñ` }),
    at,
  )
}

test('first what came since a day, then what came after; nothing twice, and the folder stays as it was', async () => {
  answer(new Date('2026-10-01T00:00:00Z'))
  answer()
  box.deliver('Subject: nothing of ours\r\n\r\nHello\r\n', now)
  const first = await read(null)
  expect(first).toMatchObject({ read: 2, more: false, mails: [{ kind: 'answer', text: `No. ${count}: ñ` }] })
  expect((await read(first.place)).read).toBe(0)
  answer()
  box.deliver(reportedMail({ messageId: '<x@funder.example>', to: 'ana@shop.example' }), now)
  const second = await read(first.place)
  expect(second.mails.map(({ kind }) => kind)).toEqual(['answer', 'returned'])
  expect((await read(second.place)).read).toBe(0)
})

test('an empty folder, and one where nothing is new enough', async () => {
  const { place } = await read(null)
  expect(place.uid).toBe(0)
  answer(new Date('2026-10-01T00:00:00Z'))
  expect(await read(null)).toMatchObject({ read: 0, place: { uid: 1 } })
})

test('fifty at a time', async () => {
  for (let each = 0; each < 60; each++) answer()
  const first = await read(null)
  expect(first).toMatchObject({ read: 50, more: true })
  expect(await read(first.place)).toMatchObject({ read: 10, more: false })
})

test('a folder that was numbered anew is read since the day again, each mail by the same key', async () => {
  answer()
  answer()
  const first = await read(null)
  box.renumber()
  const again = await read(first.place)
  expect(again.mails.map(({ key }) => key)).toEqual(first.mails.map(({ key }) => key))
  expect(again.place.validity).not.toBe(first.place.validity)
})

test('a mail of two megabytes is read at its beginning', async () => {
  const text = `Yes.\n${'x'.repeat(2_000_000)}`
  box.deliver(answerMail({ from: 'ana@shop.example', names: '<x@funder.example>', text }), now)
  const [mail] = (await read(null)).mails
  expect(mail).toMatchObject({ kind: 'answer', text: expect.stringMatching(/^Yes\./) as string })
})

test('trying it logs in and opens the folder', async () => {
  expect(await port().check()).toEqual({ ok: true, value: null })
  expect(await port(box.url.replace('INBOX', 'Other')).check()).toEqual({
    ok: false,
    refusal: { kind: 'rejected', vendorCode: 'NONEXISTENT', ours: true },
  })
  expect(await port(box.url.replace('mail%20password', 'x')).check()).toEqual({
    ok: false,
    refusal: { kind: 'rejected', vendorCode: 'AUTHENTICATIONFAILED', ours: true },
  })
})

test.each([
  ['LOGIN', 'NO [UNAVAILABLE] later', 'unavailable', 'UNAVAILABLE'],
  ['EXAMINE', 'NO [INUSE] somebody else', 'unavailable', 'INUSE'],
  ['EXAMINE', 'NO [LIMIT] too many', 'rate-limited', 'LIMIT'],
  ['EXAMINE', 'NO no', 'rejected', 'NO'],
])('%s: %s is %s', async (command, said, kind, vendorCode) => {
  box.say(command, said)
  expect(await port().read(null, since)).toMatchObject({ ok: false, refusal: { kind, vendorCode } })
})

test.each(['UID SEARCH', 'UID FETCH'])(
  '%s that is refused is a fault, not an empty folder',
  async (command) => {
    answer()
    box.say(command, 'NO not now')
    expect(await port().read(null, since)).toMatchObject({ ok: false })
  },
)
