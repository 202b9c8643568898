// The e-mail port's contract, run on SMTP against the message sink, faults included.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMessageSink, type MessageSink } from '#simulators/messages/message-sink.ts'
import type { Email } from './port.ts'
import { smtpEmail } from './smtp/smtp.ts'

let sink: MessageSink
beforeAll(async () => void (sink = await startMessageSink()))
afterAll(() => sink.close())

const port = (url = sink.smtpUrl, timeoutMs = 10_000) =>
  smtpEmail({ url, from: 'Underway <no-reply@underway.example>', timeoutMs })
const email = (change: Partial<Email> = {}): Email => ({
  to: 'ana@example.com',
  subject: 'Your application',
  text: 'Continue here:\nhttps://example.com/c/abc',
  html: '<p>Continue <a href="https://example.com/c/abc">here</a></p>',
  messageId: 'job-1',
  ...change,
})

describe('SMTP', () => {
  it('delivers text and HTML with our message id', async () => {
    expect(await port().send(email())).toEqual({
      ok: true,
      value: { providerId: '<job-1@underway.example>' },
    })
    expect(sink.inbox('Ana@example.com')[0]).toMatchObject({
      channel: 'email',
      to: 'ana@example.com',
      from: 'Underway <no-reply@underway.example>',
      subject: 'Your application',
      text: 'Continue here:\nhttps://example.com/c/abc',
      html: '<p>Continue <a href="https://example.com/c/abc">here</a></p>',
    })
  })

  it('says that a machine wrote it, and nothing of the kind where a person did', async () => {
    const headersOf = async (change: Partial<Email>) => {
      await port().send(email({ ...change, to: `${change.messageId}@example.com` }))
      return sink.inbox(`${change.messageId}@example.com`)[0]!.headers!
    }
    expect(await headersOf({ messageId: 'by-machine' })).toMatchObject({
      'auto-submitted': 'auto-generated',
      'x-auto-response-suppress': 'OOF, AutoReply',
    })
    const byPerson = await headersOf({ messageId: 'by-person', byPerson: true })
    expect(Object.keys(byPerson)).not.toContain('auto-submitted')
    expect(Object.keys(byPerson)).not.toContain('x-auto-response-suppress')
  })

  it.each([
    ['Harbor Pay', 'Harbor Pay <no-reply@underway.example>'],
    ['Muñoz, Peña & Co. <sales@elsewhere.example>\r\nBcc: five@example.com', null],
  ])('writes in the name of a brand (%j), from its own address', async (fromName, from) => {
    const to = `brand-${fromName.length}@example.com`
    await port().send(email({ to, fromName, messageId: to }))
    const [kept] = sink.inbox(to)
    if (from) expect(kept).toMatchObject({ from })
    expect(kept).toMatchObject({ from: expect.stringMatching(/<no-reply@underway\.example>$/) as string })
    expect(sink.inbox('five@example.com')).toEqual([])
  })

  it('carries Spanish, emoji, lines that begin with dots, and long lines', async () => {
    const text = `¿Listo, señora Peña? 🎉\n.\n..dos puntos\n${'larga línea '.repeat(200)}fin`
    const subject =
      'Su solicitud está completa: próximos pasos para «Panadería Peña y Núñez» — ¡revísela hoy!'
    const html = `<p>ñandú ${'áéíóú '.repeat(400)}=3D</p>`
    await port().send(email({ to: 'es@example.com', subject, text, html, messageId: 'job-es' }))
    expect(sink.inbox('es@example.com')[0]).toMatchObject({ subject, text, html })
  })

  it('keeps a retried message once', async () => {
    for (let i = 0; i < 2; i++) await port().send(email({ to: 'twice@example.com', messageId: 'job-2' }))
    expect(sink.inbox('twice@example.com')).toHaveLength(1)
  })

  it('never sends to a second recipient or sets a header from a crafted address or subject', async () => {
    await port().send(email({ to: 'one@example.com, two@example.com', messageId: 'job-3' }))
    await port().send(
      email({ to: 'three@example.com', subject: 'Hi\r\nBcc: four@example.com', messageId: 'job-4' }),
    )
    expect(sink.inbox('two@example.com')).toEqual([])
    expect(sink.inbox('four@example.com')).toEqual([])
  })

  it.each([
    ['reject@example.com', 'rejected', '550'],
    ['full@example.com', 'unavailable', '452'],
    ['later@example.com', 'rate-limited', '450'],
    ['slow@example.com', 'unavailable', undefined],
    ['garbage@example.com', expect.stringMatching(/rejected|malformed|unavailable/) as unknown, undefined],
  ])('%s is %s', async (to, kind, vendorCode) => {
    const patience = to.startsWith('slow') || to.startsWith('garbage') ? 300 : undefined
    const sent = await port(undefined, patience).send(email({ to, messageId: `job-${to}` }))
    expect(sent).toMatchObject({ ok: false, refusal: vendorCode ? { kind, vendorCode } : { kind } })
    expect(JSON.stringify(sent)).not.toContain('@')
    expect(sink.inbox(to)).toEqual([])
  })

  it('nobody listening is unavailable', async () =>
    expect(await port('smtp://127.0.0.1:9').send(email())).toMatchObject({
      ok: false,
      refusal: { kind: 'unavailable' },
    }))

  it('keeps the inbox over a restart, a torn last line included', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'sink-')), 'inbox', 'messages.jsonl')
    const first = await startMessageSink({ file })
    await port(first.smtpUrl).send(email())
    await first.close()
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n{"channel":"ema`)
    const second = await startMessageSink({ file })
    await port(second.smtpUrl).send(email({ messageId: 'job-later' }))
    await second.close()
    const third = await startMessageSink({ file })
    expect(third.inbox().map(({ id }) => id)).toEqual([
      '<job-later@underway.example>',
      '<job-1@underway.example>',
    ])
    await third.close()
  })
})
