// Every way in which a vendor's server or the network to it fails, as servers on loopback that fail so.
import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { makeSealPem } from '#platform/paper/seal/make-seal.ts'
import type { VendorCall } from '#platform/providers/call-vendor.ts'

type Change = Pick<VendorCall<unknown>, 'timeoutMs' | 'mostBytes'>

export interface Fault {
  readonly name: string
  /** How the server answers; absent where the call never gets to an answer. */
  readonly answer?: (outgoing: ServerResponse) => void
  /** Where the call goes in place of the plain server. */
  readonly to?: 'not-tls' | 'self-signed' | 'nobody' | 'no-such-name'
  /** What the call may take; short only where the server never ends, so that a busy machine fails nothing. */
  readonly change?: Change
}

/** Milliseconds. */
const ENDLESS = { timeoutMs: 40 }
/** Bytes: what a call may read in the row of the body that is too large. */
const SMALL = 10_000

/** Nobody listens there, and no system hands it out as a free one. */
export const NOBODYS_PORT = 2

const json = (outgoing: ServerResponse, status: number, text: string, more: Record<string, string> = {}) =>
  void outgoing.writeHead(status, { 'content-type': 'application/json', ...more }).end(text)

const waits = (told: string, header?: () => string): Fault => ({
  name: `429 ${told}`,
  answer: (outgoing) => json(outgoing, 429, '{}', header && { 'retry-after': header() }),
})
const inSeconds = (seconds: number) => () => new Date(Date.now() + 1000 * seconds).toUTCString()

/** In the order of the table. A new way to fail is one more row. */
export const faults: readonly Fault[] = [
  { name: 'no answer', answer: () => {}, change: ENDLESS },
  {
    name: 'a body that drips for ever',
    answer: (outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json' })
      const drip = setInterval(() => outgoing.write(' '), 5)
      outgoing.on('close', () => clearInterval(drip))
    },
    change: ENDLESS,
  },
  { name: 'reset before the answer', answer: (outgoing) => void outgoing.socket?.destroy() },
  {
    name: 'reset in the middle',
    answer: (outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      outgoing.write('{"a":', () => outgoing.socket?.destroy())
    },
  },
  { name: 'nobody listens', to: 'nobody' },
  { name: 'no such name', to: 'no-such-name' },
  { name: 'no TLS', to: 'not-tls' },
  { name: 'an unknown certificate', to: 'self-signed' },
  {
    name: 'a redirect',
    answer: (outgoing) => void outgoing.writeHead(302, { location: 'https://other.invalid/' }).end(),
  },
  waits('alone'),
  waits('Retry-After: 7', () => '7'),
  waits('Retry-After: a date in an hour', inSeconds(3600)),
  waits('Retry-After: a date that has passed', inSeconds(-3600)),
  waits('Retry-After: empty', () => ''),
  waits('Retry-After: 0', () => '0'),
  waits('Retry-After: 99999999999', () => '99999999999'),
  waits('Retry-After: soon', () => 'soon'),
  { name: '500', answer: (outgoing) => void outgoing.writeHead(500).end('Internal Server Error') },
  { name: '500 in JSON', answer: (outgoing) => json(outgoing, 500, '{"message":"oops"}') },
  {
    name: '503 Retry-After: 30',
    answer: (outgoing) => void outgoing.writeHead(503, { 'retry-after': '30' }).end(),
  },
  { name: '401', answer: (outgoing) => void outgoing.writeHead(401).end('Unauthorized') },
  { name: '401 in JSON', answer: (outgoing) => json(outgoing, 401, '{"message":"no"}') },
  { name: 'garbage', answer: (outgoing) => json(outgoing, 200, '\u0000{]]>') },
  {
    name: 'a page for people',
    answer: (outgoing) =>
      void outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Welcome'),
  },
  { name: 'truncated JSON', answer: (outgoing) => json(outgoing, 200, '{"a":[{"b":1},{"b"') },
  {
    name: 'JSON called something else',
    answer: (outgoing) => void outgoing.writeHead(200, { 'content-type': 'text/plain' }).end('{"a":1}'),
  },
  { name: 'another shape: a text', answer: (outgoing) => json(outgoing, 200, '"yes"') },
  { name: 'another shape: a list', answer: (outgoing) => json(outgoing, 200, '[[]]') },
  { name: 'another shape: {}', answer: (outgoing) => json(outgoing, 200, '{}') },
  { name: 'an empty 200', answer: (outgoing) => void outgoing.writeHead(200).end() },
  {
    name: 'a body that is too large',
    answer: (outgoing) => json(outgoing, 200, `{"a":"${'x'.repeat(2 * SMALL)}"}`),
    change: { mostBytes: SMALL },
  },
]

export interface FaultServers {
  /** The call, made to fail in this way. */
  spoil<T>(call: VendorCall<T>, fault: Fault): VendorCall<T>
  close(): Promise<void>
}

/** Servers for all of them, on loopback. */
export async function startFaultServers(): Promise<FaultServers> {
  const answer: RequestListener = (incoming, outgoing) => {
    incoming.resume()
    incoming.on('end', () => faults[Number(incoming.url?.slice(1))]?.answer?.(outgoing))
    incoming.on('error', () => {})
  }
  const pem = await makeSealPem('127.0.0.1', new Date())
  const plain = createServer(answer)
  const tls = createTlsServer({ key: pem, cert: pem }, answer)
  const port = async (server: typeof plain | typeof tls) => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    return (server.address() as AddressInfo).port
  }
  const [plainPort, tlsPort] = await Promise.all([port(plain), port(tls)])
  const bases: Readonly<Record<NonNullable<Fault['to']> | 'plain', string>> = {
    plain: `http://127.0.0.1:${plainPort}`,
    'not-tls': `https://127.0.0.1:${plainPort}`,
    'self-signed': `https://127.0.0.1:${tlsPort}`,
    nobody: `http://127.0.0.1:${NOBODYS_PORT}`,
    'no-such-name': 'http://no-such-host.invalid',
  }
  return {
    spoil: (call, fault) => ({
      ...call,
      ...fault.change,
      url: `${bases[fault.to ?? 'plain']}/${faults.indexOf(fault)}`,
    }),
    close: async () => {
      for (const server of [plain, tls]) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}
