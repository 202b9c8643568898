// Lines of the log as a collector of syslog reads them: framed, of the grammar of RFC 5424, over TLS to nobody else.
import { once } from 'node:events'
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { makeSealPem } from '../paper/seal/make-seal.ts'
import { type AuditLine } from './stream-events.ts'
import { isSyslogAddress, openSyslogSink } from './syslog-sink.ts'

let pem: string
beforeAll(async () => {
  pem = await makeSealPem('localhost', new Date())
})
const open: Server[] = []
afterEach(() => open.splice(0).forEach((server) => server.close()))

type Protocol = 'syslog+tls' | 'syslog+tcp'
/** A collector that does this with each connection; answers its address. */
async function collector(protocol: Protocol, take: (socket: Socket) => void): Promise<URL> {
  const handler = (socket: Socket) => void take(socket.on('error', () => {}))
  const server =
    protocol === 'syslog+tls'
      ? createTlsServer({ key: pem, cert: pem }, handler).on('tlsClientError', () => {})
      : createTcpServer(handler)
  open.push(server)
  await once(server.listen(0, 'localhost'), 'listening')
  return new URL(`${protocol}://localhost:${(server.address() as AddressInfo).port}`)
}

/** Takes a stream apart by its counts alone (RFC 6587, 3.4.1). */
function unframe(stream: Buffer): string[] {
  const messages: string[] = []
  for (let at = 0; at < stream.length;) {
    const space = stream.indexOf(' ', at)
    const length = Number(stream.subarray(at, space).toString('ascii'))
    messages.push(stream.subarray(space + 1, space + 1 + length).toString('utf8'))
    at = space + 1 + length
  }
  return messages
}

/** HEADER SP STRUCTURED-DATA SP MSG (RFC 5424, 6). */
const GRAMMAR =
  /^<(\d{1,3})>1 (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{1,6}Z) ([\x21-\x7e]{1,255}) ([\x21-\x7e]{1,48}) ([\x21-\x7e]{1,128}) ([\x21-\x7e]{1,32}) - (.*)$/s

const lines: readonly (AuditLine & Readonly<Record<string, unknown>>)[] = [
  ...Array.from({ length: 2_000 }, (_, n) => ({
    type: 'audit-event' as const,
    at: '2026-11-16T15:00:00.000Z',
    kind: 'secret-revealed',
    id: `${n}, ü`,
  })),
  { type: 'audit-head' as const, at: '2026-11-16T15:01:00.000Z', number: 7 },
]

test.each<Protocol>(['syslog+tls', 'syslog+tcp'])(
  '%s: every line is a message of its own',
  async (protocol) => {
    const chunks: Buffer[] = []
    const address = await collector(protocol, (socket) =>
      socket.on('data', (chunk: Buffer) => chunks.push(chunk)),
    )
    await openSyslogSink(address, pem)(lines)
    const messages = unframe(Buffer.concat(chunks)).map((message) => GRAMMAR.exec(message))
    expect(messages).toHaveLength(lines.length)
    expect(messages.map((parts) => JSON.parse(parts![7]!) as object)).toEqual(lines)
    expect(messages[0]!.slice(1, 3)).toEqual(['109', lines[0]!.at])
    expect(messages[0]!.slice(4, 7)).toEqual(['underway', '-', 'audit-event'])
    expect(messages.at(-1)![1]).toBe('110')
  },
)

test('a collector that hangs up before it has all is a failure', async () => {
  const address = await collector('syslog+tls', (socket) => socket.once('data', () => socket.destroy()))
  await expect(openSyslogSink(address, pem)(lines)).rejects.toThrow()
})

test('nothing is sent to who is not who the address says, nor to a port where nobody listens', async () => {
  let got = 0
  const address = await collector('syslog+tls', (socket) => socket.on('data', () => got++))
  await expect(openSyslogSink(address)(lines)).rejects.toThrow(/certificate/)
  const other = new URL(address)
  other.hostname = '127.0.0.1'
  await expect(openSyslogSink(other, pem)(lines)).rejects.toThrow()
  expect(got).toBe(0)
  for (const server of open.splice(0)) await new Promise((done) => server.close(done))
  await expect(openSyslogSink(address, pem)(lines)).rejects.toThrow()
})

test.each([
  ['syslog+tls://siem.example', true],
  ['syslog+tls://siem.example:6514', true],
  ['syslog+tcp://127.0.0.1', true],
  ['syslog+tcp://[::1]:601', true],
  ['syslog+tcp://siem.example', false],
  ['syslog+udp://127.0.0.1', false],
  ['syslog://siem.example', false],
  ['syslog+tls://', false],
])('%s may be set: %s', (address, may) => expect(isSyslogAddress(address)).toBe(may))
