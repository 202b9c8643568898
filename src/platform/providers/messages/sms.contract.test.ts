// The SMS port's contract, run on Twilio against the message sink: sending, faults, answers, statuses, signatures.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMessageSink, type MessageSink } from '#simulators/messages/message-sink.ts'
import type { SmsWebhook } from './port.ts'
import { twilioSignature } from './twilio/signature.ts'
import { twilioSms, type TwilioOptions } from './twilio/twilio.ts'
import { messageAnswer } from './twilio/wire.ts'

let sink: MessageSink
let hooks: Server
let hookUrl: string
const received: SmsWebhook[] = []

beforeAll(async () => {
  sink = await startMessageSink()
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    received.push({
      url: hookUrl + request.url!,
      headers: request.headers,
      form: Object.fromEntries(new URLSearchParams(body)),
    })
    response.end()
  }
  hooks = createServer((request, response) => void take(request, response))
  await new Promise<void>((done) => hooks.listen(0, '127.0.0.1', done))
  hookUrl = `http://127.0.0.1:${(hooks.address() as AddressInfo).port}`
})
afterAll(async () => {
  hooks.close()
  await sink.close()
})

/** A server of one test. */
function serverOf(take: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(take)
  return {
    listen: () => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)),
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}

const port = (change: Partial<TwilioOptions> = {}) =>
  twilioSms({
    baseUrl: sink.twilioUrl,
    accountSid: sink.accountSid,
    authToken: sink.authToken,
    from: sink.fromNumber,
    timeoutMs: 10_000,
    ...change,
  })
const sms = (to: string) => ({
  to,
  body: 'Continúe su solicitud: https://example.com/c/abc',
  reference: 'm-1',
})

describe('Twilio', () => {
  it('sends from a number or a messaging service', async () => {
    const sent = await port().send(sms('+12125550111'))
    expect(sent).toMatchObject({
      ok: true,
      value: { providerId: expect.stringMatching(/^SM[0-9a-f]{32}$/) as unknown },
    })
    expect(sink.inbox('(212) 555-0111')[0]).toMatchObject({
      channel: 'sms',
      to: '+12125550111',
      from: sink.fromNumber,
      text: sms('').body,
    })
    const from = 'MGaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
    await port({ from }).send(sms('+12125550112'))
    expect(sink.inbox('+12125550112')[0]).toMatchObject({ from })
  })

  it.each([
    ['+15005550001', 'rejected', 'invalid-number'],
    ['nonsense', 'rejected', 'invalid-number'],
    ['+15005550004', 'rejected', 'opted-out'],
    ['+15005550009', 'rejected', 'invalid-number'],
    ['+15005550029', 'rate-limited', '20429'],
    ['+15005550050', 'unavailable', '500'],
    ['+15005550099', 'unavailable', 'timeout'],
    ['+15005550098', 'malformed', 'unexpected-shape'],
  ])('%s is %s, %s', async (to, kind, vendorCode) =>
    expect(await port(to === '+15005550099' ? { timeoutMs: 150 } : {}).send(sms(to))).toEqual({
      ok: false,
      refusal: { kind, vendorCode },
    }),
  )

  it('finds a text whose answer never came, and none that was not taken', async () => {
    const to = '+15005550097'
    const start = new Date()
    const look = (body: string, since = start) => port().findSent({ to, body }, since)
    expect(await look(sms(to).body)).toEqual({ ok: true, value: null })
    expect(await port({ timeoutMs: 150 }).send(sms(to))).toMatchObject({ ok: false })
    expect(await look(sms(to).body)).toMatchObject({
      ok: true,
      value: { providerId: expect.stringMatching(/^SM/) as unknown },
    })
    expect(await look('another text')).toEqual({ ok: true, value: null })
    expect(await look(sms(to).body, new Date(start.getTime() + 3_600_000))).toEqual({ ok: true, value: null })
    expect(await port({ authToken: 'wrong' }).findSent(sms(to), start)).toMatchObject({ ok: false })
  })

  it('a wrong token and nobody listening are faults too', async () => {
    expect(await port({ authToken: 'wrong' }).send(sms('+12125550111'))).toEqual({
      ok: false,
      refusal: { kind: 'rejected', vendorCode: '20003', ours: true },
    })
    expect(await port({ baseUrl: 'http://127.0.0.1:9' }).send(sms('+12125550111'))).toMatchObject({
      ok: false,
      refusal: { kind: 'unavailable' },
    })
  })

  it('reads answers, in any wording, and knows which ones Twilio has answered itself', async () => {
    const read = async (body: string, optOutType?: 'STOP') => {
      await sink.sendInbound({ from: '+13055550123', body, webhook: `${hookUrl}/sms`, optOutType })
      const inbound = port().readInbound(received.at(-1)!)
      return inbound.ok
        ? [inbound.value.from, inbound.value.change, inbound.value.answeredByProvider]
        : inbound.refusal
    }
    expect(await read('no más')).toEqual(['+13055550123', 'stop', false])
    expect(await read('please stop texting')).toEqual(['+13055550123', 'stop', false])
    expect(await read('Baja', 'STOP')).toEqual(['+13055550123', 'stop', true])
    expect(await read('AYUDA')).toEqual(['+13055550123', 'help', false])
    expect(await read('¿Cuándo llega?')).toEqual(['+13055550123', 'text', false])
    expect(await read('STOP')).toEqual(['+13055550123', 'stop', true])
    expect(await port().send(sms('+13055550123'))).toMatchObject({
      ok: false,
      refusal: { vendorCode: 'opted-out' },
    })
    expect(await read('START')).toEqual(['+13055550123', 'start', true])
    expect(await port().send(sms('+13055550123'))).toMatchObject({ ok: true })
  })

  it('names the files of a text by their paths, and fetches them from the vendor alone', async () => {
    const file = { bytes: Buffer.from('a picture'), type: 'image/jpeg' }
    await sink.sendInbound({ from: '+13055550125', body: '', webhook: `${hookUrl}/sms`, files: [file, file] })
    const inbound = port().readInbound(received.at(-1)!)
    if (!inbound.ok) throw new Error(inbound.refusal)
    expect(inbound.value).toMatchObject({ body: '', change: 'text', fileCount: 2 })
    const [first] = inbound.value.files
    expect(first).toEqual({ path: expect.stringMatching(/\/Media\/ME\w+$/) as unknown, type: 'image/jpeg' })
    // Behind the address lies another host, which takes no credentials of the first.
    const fetched = await port().fetchFile(first!, 1_000)
    expect(fetched.ok && Buffer.from(fetched.value).toString()).toBe('a picture')
    expect(await port().fetchFile(first!, 5)).toMatchObject({
      ok: false,
      refusal: { vendorCode: 'too-large' },
    })
    expect(await port({ authToken: 'wrong' }).fetchFile(first!, 1_000)).toMatchObject({
      ok: false,
      refusal: { vendorCode: '20003' },
    })
    const gone = { ...first!, path: `${first!.path}0` }
    expect(await port().fetchFile(gone, 1_000)).toMatchObject({ refusal: { kind: 'rejected' } })
  })

  it.each([
    ['http://169.254.169.254/latest', 0],
    ['https://api.twilio.com.evil.example/a', 0],
    ['https://user@api.twilio.com/a', 0],
    ['https://api.twilio.com/a/../b?to=http://10.0.0.1', 1],
    ['file:///etc/passwd', 0],
    ['nonsense', 0],
    ['https://api.twilio.com/media/1', 1],
  ])('of the address %s it takes %i', (address, count) => {
    const form = { MessageSid: 'MM1', From: '+13055550126', NumMedia: '1', MediaUrl0: address }
    const headers = { 'x-twilio-signature': twilioSignature(sink.authToken, `${hookUrl}/sms`, form) }
    const read = port().readInbound({ url: `${hookUrl}/sms`, headers, form })
    expect(read).toMatchObject({ ok: true, value: { fileCount: 1 } })
    if (read.ok)
      expect(read.value.files.map(({ path }) => path.includes('10.0'))).toEqual(Array(count).fill(false))
  })

  it('follows a file to its host and no further', async () => {
    const asked: (string | undefined)[] = []
    const { listen, url, close } = serverOf((request, response) => {
      asked.push(`${request.url} ${request.headers.authorization ? 'with' : 'without'} credentials`)
      const to = { '/a': '/b', '/b': '/c', '/evil': 'http://localhost:9/x' }[request.url!]
      if (to) response.writeHead(307, { location: to }).end()
      else response.end('file')
    })
    await listen()
    const from = (path: string) => port({ baseUrl: url() }).fetchFile({ path, type: 'image/jpeg' }, 100)
    expect(await from('/b')).toMatchObject({ ok: true })
    expect(await from('/a')).toMatchObject({ ok: false, refusal: { vendorCode: 'redirect' } })
    expect(await from('/evil')).toMatchObject({ ok: false, refusal: { vendorCode: 'redirect' } })
    expect(asked).toEqual([
      '/b with credentials',
      '/c without credentials',
      '/a with credentials',
      '/b without credentials',
      '/evil with credentials',
    ])
    close()
  })

  it('reads delivery statuses with our reference', async () => {
    const sent = await port({ statusCallback: `${hookUrl}/status` }).send({
      ...sms('+12125550113'),
      reference: 'job 7/ñ',
    })
    const sid = sent.ok ? sent.value.providerId : ''
    const read = async (status: string, code?: string) => {
      await sink.sendStatus(sid, status, code)
      return port().readStatus(received.at(-1)!)
    }
    const value = { providerId: sid, reference: 'job 7/ñ', status: 'underway', errorCode: null }
    expect(await read('sent')).toEqual({ ok: true, value })
    expect(await read('delivered')).toEqual({ ok: true, value: { ...value, status: 'delivered' } })
    expect(await read('undelivered', '30003')).toEqual({
      ok: true,
      value: { ...value, status: 'failed', errorCode: '30003' },
    })
  })

  it('refuses what was not signed with our token, was changed, or was meant for another address', async () => {
    await sink.sendInbound({
      from: '+13055550124',
      body: 'STOP',
      webhook: `${hookUrl}/sms`,
      publicUrl: 'https://underway.example/api/hooks/sms',
    })
    const webhook = { ...received.at(-1)!, url: 'https://underway.example/api/hooks/sms' }
    expect(port().readInbound(webhook).ok).toBe(true)
    // Behind a proxy the address may be seen with its port.
    expect(port().readInbound({ ...webhook, url: 'https://underway.example:443/api/hooks/sms' }).ok).toBe(
      true,
    )
    for (const wrong of [
      { ...webhook, url: 'https://elsewhere.example/api/hooks/sms' },
      { ...webhook, url: 'nonsense' },
      { ...webhook, form: { ...webhook.form, From: '+13055550125' } },
      { ...webhook, headers: {} },
      { ...webhook, headers: { 'x-twilio-signature': 'AAAA' } },
    ])
      expect(port().readInbound(wrong)).toEqual({ ok: false, refusal: 'bad-signature' })
    expect(port({ authToken: 'other' }).readInbound(webhook)).toEqual({ ok: false, refusal: 'bad-signature' })
  })

  it('calls a signed form without a sender malformed', () => {
    const form = { Body: 'STOP' }
    const headers = { 'x-twilio-signature': twilioSignature(sink.authToken, `${hookUrl}/sms`, form) }
    expect(port().readInbound({ url: `${hookUrl}/sms`, headers, form })).toEqual({
      ok: false,
      refusal: 'malformed',
    })
  })

  it('signs as the published example of Twilio does', () => {
    const form = {
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675310',
      Digits: '1234',
      From: '+14158675310',
      To: '+18005551212',
    }
    expect(twilioSignature('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', form)).toBe(
      'GvWf1cFY/Q7PnoempGyD5oXAezc=',
    )
  })
})

const sample = new URL('../../../../../shared/samples/twilio_message_create.json', import.meta.url)
describe.skipIf(!existsSync(sample))(
  'the published sample answer (skipped where ../shared/samples is absent)',
  () => {
    const published = existsSync(sample)
      ? (JSON.parse(readFileSync(sample, 'utf8')) as Record<string, unknown>)
      : {}
    it('is read', () => expect(messageAnswer.parse(published).sid).toBe(published.sid))
    it('has the fields of the simulator', async () => {
      const answer = await fetch(`${sink.twilioUrl}/2010-04-01/Accounts/${sink.accountSid}/Messages.json`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${sink.accountSid}:${sink.authToken}`)}` },
        body: new URLSearchParams({ To: '+12125550111', From: '+12125550100', Body: 'x' }),
      })
      expect(answer.status).toBe(201)
      expect(Object.keys((await answer.json()) as object).sort()).toEqual(Object.keys(published).sort())
    })
  },
)
