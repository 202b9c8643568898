// Mail that comes back, through the composed application: what a bounce and an answer change, who is asked to look, and what nobody can forge.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startImapSimulator, type ImapSimulator } from '#simulators/mailbox/imap-server.ts'
import { answerMail, gmailMail, reportedMail, sesMail } from '#simulators/mailbox/returned-mails.ts'
import { contactHashes, isProven, markProven } from '#platform/store/contact-proofs.ts'
import { eventsOf } from '#platform/store/events.ts'
import { readLead } from '#platform/store/leads.ts'
import { messagesOf, openMessage, type MessageRow } from '#platform/store/messages.ts'
import { ownerRequestsOf } from '#platform/store/owner-requests.ts'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
import type { Template } from '#core/domain/messages.ts'
import { queueMessage } from './queue-message.server.ts'
import { readMailbox } from './read-mailbox.server.ts'
import { readThread } from '../../portal/thread.server.ts'

let box: ImapSimulator
let t: TestApp
let staff: Member
let second: Member
const lines: string[] = []
beforeAll(async () => {
  box = await startImapSimulator()
  t = await testApp({ env: { MAILBOX_URL: box.url }, onLog: (line) => void lines.push(line) })
  ;[staff, second] = [await staffMember(t, 'underwriter'), await staffMember(t, 'underwriter')]
})
afterAll(async () => {
  await t.close()
  await box.close()
})

let n = 0
/** An application with one mail that went out. */
const written = async (template: Template = 'continue-link') => {
  n += 1
  const email = `owner${n}@shop.example`
  const { id } = await apply(t, { business: { email } })
  const message = await write(id, template)
  return { id, email, message }
}
const write = async (id: string, template: Template) => {
  const lead = (await readLead(t.db, id))!
  const values = { message: 'Hi.', missing: '-', reasons: '-', document: 'photo-id' }
  const order = { template, channel: 'email', values } as const
  const { messages } = await t.db.transaction((tx) => queueMessage(tx, t.deps, lead, order))
  await t.worker.drain()
  return rowOf(id, messages[0]!.id)
}
const rowOf = async (id: string, message: string): Promise<MessageRow> =>
  (await messagesOf(t.db, id)).find((row) => row.id === message)!
const come = async (...raws: readonly string[]) => {
  for (const raw of raws) box.deliver(raw, t.clock())
  return readMailbox(t.deps)
}
const waiting = async (id: string) => (await ownerRequestsOf(t.db, id)).map(({ kind }) => kind)
const stateOf = async (id: string, row: MessageRow) => {
  const { state, reason } = await rowOf(id, row.id)
  return [state, reason]
}
const ofMail = ({ email, message }: { email: string; message: MessageRow }) => ({
  to: email,
  messageId: message.providerId!,
})

describe('a mail that came back', () => {
  test('is told with its code, is due, and is an event; it comes once', async () => {
    const mail = await written()
    expect(mail.message.state).toBe('sent')
    expect(await come(gmailMail(ofMail(mail)))).toMatchObject({ read: 1, returned: 1 })
    expect(await stateOf(mail.id, mail.message)).toEqual(['bounced', '5.1.1'])
    expect(await waiting(mail.id)).toEqual(['bounced'])
    const events = (await eventsOf(t.db, mail.id)).filter(({ kind }) => kind === 'message-not-delivered')
    expect(events).toMatchObject([{ detail: { code: '5.1.1', template: 'continue-link' } }])
    expect(await come(gmailMail(ofMail(mail)))).toMatchObject({ read: 1, nothing: 1 })
    const { body } = await staff.who.get('/api/staff/due')
    expect(body.due).toContainEqual(expect.objectContaining({ applicationId: mail.id, kind: 'bounced' }))
  })

  test('a notice that came back is due as one, and stands in the portal all the same', async () => {
    const mail = await written('incomplete-notice')
    await come(reportedMail(ofMail(mail)))
    expect(await waiting(mail.id)).toEqual(['bounced-notice'])
    const { state, template } = await rowOf(mail.id, mail.message.id)
    expect([state, template]).toEqual(['bounced', 'incomplete-notice'])
  })

  test('known by the id that the provider gave it', async () => {
    const mail = await written()
    const messageId = '<0100017a1c8e7c4f-2c6d3f3e-0b1a-4c5d-8e9f-000000000000-000000@amazonses.com>'
    await t.db.query(`update message set provider_id = $2 where id = $1::uuid`, [mail.message.id, messageId])
    await come(sesMail({ to: mail.email, messageId }))
    expect(await stateOf(mail.id, mail.message)).toEqual(['bounced', '5.4.4'])
  })

  test('nothing more goes there by itself, but notices do; a person sends what was held, and then all goes', async () => {
    const mail = await written()
    await come(reportedMail(ofMail(mail)))
    await staff.who.post(`/api/staff/applications/${mail.id}/requests/bounced/settle`)
    const held = await write(mail.id, 'in-review')
    expect([held.state, held.reason]).toEqual(['skipped', 'bounced'])
    expect(await waiting(mail.id)).toContain('bounced')
    expect((await write(mail.id, 'offers-ready')).reason).not.toBe('bounced')
    const sent = await staff.who.post(`/api/staff/applications/${mail.id}/messages/${held.id}/send`)
    expect(sent.status).toBe(200)
    await t.worker.drain()
    expect((await write(mail.id, 'statements-received')).state).toBe('sent')
  })

  test('is sent again by a person', async () => {
    const mail = await written()
    await come(reportedMail(ofMail(mail)))
    const sent = await staff.who.post(`/api/staff/applications/${mail.id}/messages/${mail.message.id}/send`)
    expect(sent.status).toBe(200)
    await t.worker.drain()
    expect(await stateOf(mail.id, mail.message)).toEqual(['sent', null])
  })

  test.each(['continue-link', 'renewal-received'] as const)(
    'is sent again to the address that was corrected meanwhile: %s',
    async (template) => {
      const mail = await written(template)
      await come(reportedMail(ofMail(mail)))
      const to = `corrected${n}@shop.example`
      const at = `/api/staff/applications/${mail.id}`
      const answers = { answers: { email: to }, reason: 'Told by phone' }
      expect((await staff.who.post(`${at}/correct`, answers)).status).toBe(200)
      expect((await second.who.post(`${at}/contact/confirm`)).status).toBe(200)
      expect((await staff.who.post(`${at}/messages/${mail.message.id}/send`)).status).toBe(200)
      await t.worker.drain()
      expect(await stateOf(mail.id, mail.message)).toEqual(['skipped', 'address-changed'])
      const again = (await messagesOf(t.db, mail.id)).filter(
        (row) => row.template === template && openMessage(t.deps.keys, row).to === to,
      )
      expect(again.map(({ state }) => state)).toContain('sent')
    },
  )

  test.each([
    ['names no mail of ours', (mail: Written) => ({ ...ofMail(mail), messageId: '<guess@funder.example>' })],
    ['names another recipient', (mail: Written) => ({ ...ofMail(mail), to: 'bo@elsewhere.example' })],
  ])('a report that %s changes nothing', async (_, forged) => {
    const mail = await written()
    expect(await come(reportedMail(forged(mail)))).toMatchObject({ returned: 0 })
    expect(await stateOf(mail.id, mail.message)).toEqual(['sent', null])
    expect(await waiting(mail.id)).toEqual([])
  })

  test('it proves and disproves no address, and an address that answers is written to again', async () => {
    const mail = await written()
    const hashes = contactHashes(t.deps.keys, 'email', mail.email)
    await markProven(t.db, hashes[0]!, t.clock())
    await come(reportedMail(ofMail(mail)))
    expect(await isProven(t.db, hashes)).toBe(true)
    expect((await write(mail.id, 'in-review')).reason).toBe('bounced')
    await markProven(t.db, hashes[0]!, t.clock())
    expect((await write(mail.id, 'in-review')).reason).not.toBe('bounced')
  })
})
type Written = Awaited<ReturnType<typeof written>>

describe('an answer', () => {
  const answer = (mail: Written, more: object = {}) =>
    answerMail({ from: mail.email, names: mail.message.providerId!, text: `Sí, ${mail.email}`, ...more })
  const received = async (id: string) =>
    (await messagesOf(t.db, id))
      .filter(({ state }) => state === 'received')
      .map((row) => ({ reason: row.reason, ...openMessage(t.deps.keys, row) }))

  test('stands in the conversation, and is due; staff read it with what was sent along', async () => {
    const mail = await written()
    const text = 'Here they are.\n\nOn Mon, Nov 16, 2026 at 9:00 AM Funder <f@x.example> wrote:\n> Hello'
    expect(await come(answer(mail, { text, files: 2 }))).toMatchObject({ answered: 1 })
    expect(await received(mail.id)).toMatchObject([
      { reason: null, to: mail.email, text: 'Here they are.', attachments: 2 },
    ])
    expect(await waiting(mail.id)).toEqual(['reply'])
    const [row] = (await messagesOf(t.db, mail.id)).filter(({ state }) => state === 'received')
    const { body } = await staff.who.post(`/api/staff/applications/${mail.id}/messages/${row!.id}/read`)
    expect(body).toMatchObject({ to: mail.email, text: 'Here they are.', attachments: 2 })
    expect(JSON.stringify(await readThread(t.db, t.deps.keys, mail.id))).toContain('Here they are.')
  })

  test.each([
    ['somebody else', { from: 'bo@elsewhere.example' }, 'other-sender', ['reply']],
    ['a machine', { more: ['Auto-Submitted: auto-replied'] }, 'by-machine', []],
  ])('of %s is marked, and is not shown to the owner as their own', async (_, more, reason, due) => {
    const mail = await written()
    await come(answer(mail, more))
    expect(await received(mail.id)).toMatchObject([{ reason }])
    expect(await waiting(mail.id)).toEqual(due)
    expect(JSON.stringify(await readThread(t.db, t.deps.keys, mail.id))).not.toContain('Sí,')
  })

  test('proves no address, and nobody is answered', async () => {
    const mail = await written()
    const before = t.inbox().length
    await come(answer(mail))
    await t.worker.drain()
    expect(t.inbox().length).toBe(before)
    expect(await isProven(t.db, contactHashes(t.deps.keys, 'email', mail.email))).toBe(false)
  })

  test('twenty a day and no more', async () => {
    const mail = await written()
    const all = Array.from({ length: 25 }, (_, at) =>
      answer(mail, { messageId: `<${at}.${n}@mail.example>` }),
    )
    expect(await come(...all)).toMatchObject({ read: 25, answered: 20, nothing: 5 })
  })

  test('what names no mail of ours leaves no trace', async () => {
    expect(
      await come(answerMail({ from: 'a@b.example', names: '<x@y.example>', text: 'Hello' })),
    ).toMatchObject({
      nothing: 1,
    })
  })
})

test('of two processes one reads; one that died gives the mailbox back', async () => {
  const mail = await written()
  box.deliver(reportedMail(ofMail(mail)), t.clock())
  const both = await Promise.all([readMailbox(t.deps), readMailbox(t.deps)])
  expect(both.filter(Boolean)).toHaveLength(1)
  await t.db.query(`update mailbox_place set locked_until = $1::timestamptz`, [
    new Date(t.clock().getTime() + 60_000),
  ])
  expect(await readMailbox(t.deps)).toBe(null)
  t.clock.advance(61_000)
  expect(await readMailbox(t.deps)).toMatchObject({ read: 0 })
})

test('a server that is away is asked again later, and nothing is lost', async () => {
  const mail = await written()
  box.deliver(reportedMail(ofMail(mail)), t.clock())
  box.say('UID FETCH', 'NO [UNAVAILABLE] later')
  expect(await readMailbox(t.deps)).toBe(null)
  box.say('UID FETCH', '')
  expect(await readMailbox(t.deps)).toMatchObject({ returned: 1 })
})

test('no line of the log holds an address, a subject or a text', () => {
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('\n')).not.toMatch(/shop\.example|elsewhere\.example|About your application|Sí,/)
})
