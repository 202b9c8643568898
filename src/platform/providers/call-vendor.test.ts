// One call to a vendor, and every way in which it can fail, over real HTTP.
import { createServer, type ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ok } from '#core/ground/outcome.ts'
import { callVendor } from './call-vendor.ts'
import { personsWait, readRetryAfter } from './faults.ts'

const MEGABYTE = Buffer.alloc(1024 * 1024, 32)
/** What went out of the answer that is being sent, MB. */
let sent = 0
/** So much of an answer, no faster than it is read. */
function sendMegabytes(
  outgoing: ServerResponse,
  count: number,
  { status = 200, type = 'application/json' } = {},
): void {
  sent = 0
  const body = Readable.from(
    (function* () {
      for (; sent < count; sent++) yield MEGABYTE
    })(),
  )
  pipeline(body, outgoing.writeHead(status, { 'content-type': type }), () => {})
}

let url = ''
let seen: { method: string | undefined; type: string | undefined; body: string } | undefined
const server = createServer((incoming, outgoing) => {
  const chunks: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
  incoming.on('end', () => {
    seen = {
      method: incoming.method,
      type: incoming.headers['content-type'],
      body: Buffer.concat(chunks).toString(),
    }
    const path = incoming.url ?? ''
    if (path === '/silent') return
    if (path === '/cut') return void incoming.socket.destroy()
    if (path === '/half') return void outgoing.writeHead(200, { 'content-length': '100' }).write('{"n":')
    if (path === '/moved') return void outgoing.writeHead(302, { location: '/ok' }).end()
    if (path === '/packed')
      return void outgoing
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(1_000_000, 32)))
    if (path.startsWith('/megabytes/')) return void sendMegabytes(outgoing, Number(path.slice(11)))
    if (path.startsWith('/errors/'))
      return void sendMegabytes(outgoing, Number(path.slice(8)), { status: 400 })
    if (path.startsWith('/pages/'))
      return void sendMegabytes(outgoing, Number(path.slice(7)), { type: 'text/html' })
    if (path === '/large') return void outgoing.writeHead(200).end(`{"n":7${' '.repeat(600_000)}}`)
    if (path === '/large-refusal')
      return void outgoing.writeHead(400).end(`{"code":"E1"${' '.repeat(600_000)}}`)
    if (path === '/drip') {
      outgoing.writeHead(200, { 'content-type': 'application/json' })
      const drip = setInterval(() => outgoing.write(' '), 10)
      return void outgoing.on('close', () => clearInterval(drip))
    }
    if (path === '/empty') return void outgoing.writeHead(204).end()
    if (path === '/nothing') return void outgoing.writeHead(200).end()
    if (path === '/html') return void outgoing.writeHead(200).end('<p>hello')
    if (path === '/typed-html')
      return void outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('{"n":7}')
    if (path === '/typed')
      return void outgoing.writeHead(200, { 'content-type': 'application/problem+json' }).end('{"n":7}')
    if (path.startsWith('/wait'))
      return void outgoing.writeHead(429, { 'retry-after': decodeURIComponent(path.slice(6)) }).end('{}')
    const status = Number(path.slice(1))
    if (status) return void outgoing.writeHead(status).end('{"code":"E1"}')
    outgoing.writeHead(200).end('{"n":7}')
  })
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const parse = (body: unknown): number => z.object({ n: z.number() }).parse(body).n
/** A short deadline only where the server never finishes, so that a slow machine fails nothing. */
const call = (path: string) =>
  callVendor({
    url: url + path,
    timeoutMs: ['/silent', '/half', '/drip'].includes(path) ? 100 : undefined,
    parse,
  })

describe('callVendor', () => {
  it('gives the parsed value', async () => {
    expect(await call('/ok')).toEqual({ ok: true, value: 7 })
    expect(seen?.method).toBe('GET')
  })
  it('hands a large answer on in bytes, and nothing else', async () => {
    const elsewhere: string[] = []
    const parseElsewhere = async (chunks: readonly Uint8Array[]) => {
      elsewhere.push(Buffer.concat(chunks).toString())
      return { ok: true, value: 8 } as const
    }
    const ask = (path: string) => callVendor({ url: url + path, parse, parseElsewhere })
    expect(await ask('/ok')).toEqual({ ok: true, value: 7 })
    expect(await ask('/large-refusal')).toMatchObject({ ok: false, refusal: { kind: 'rejected' } })
    expect(await ask('/large')).toEqual({ ok: true, value: 8 })
    expect(elsewhere.map((text) => JSON.parse(text) as unknown)).toEqual([{ n: 7 }])
    // Where there is nowhere else, it is read here.
    expect(await call('/large')).toEqual({ ok: true, value: 7 })
  })
  it('sends JSON or a form, by POST', async () => {
    await callVendor({ url: `${url}/ok`, body: { a: 1 }, parse })
    expect(seen).toEqual({ method: 'POST', type: 'application/json', body: '{"a":1}' })
    await callVendor({ url: `${url}/ok`, form: { a: 'x y&z' }, parse })
    expect(seen).toEqual({ method: 'POST', type: 'application/x-www-form-urlencoded', body: 'a=x+y%26z' })
  })
  it('does not read on when an answer unpacks to more than it may', async () => {
    const packed = (mostBytes: number) =>
      callVendor({ url: `${url}/packed`, mostBytes, parse: (body) => body })
    expect(await packed(999_999)).toMatchObject({
      ok: false,
      refusal: { kind: 'unavailable', vendorCode: 'too-large' },
    })
    expect(await packed(1_000_000)).toEqual({ ok: true, value: undefined })
  })
  it.each([
    ['10 MB', 10, {}],
    ['200 MB of a bank history', 200, { parseElsewhere: () => Promise.resolve(ok(true)) }],
  ])('takes %s by itself, and a megabyte more not', async (_what, most, elsewhere) => {
    const ask = (megabytes: number) =>
      callVendor({ url: `${url}/megabytes/${megabytes}`, parse: () => true, ...elsewhere })
    expect(await ask(most)).toEqual({ ok: true, value: true })
    expect(await ask(most + 1)).toMatchObject({ refusal: { kind: 'unavailable', vendorCode: 'too-large' } })
  })
  it.each([
    ['an error', 'errors', 'rejected'],
    ['a page of HTML', 'pages', 'malformed'],
  ])('%s is read here, and may not be as large as a report', async (_what, path, kind) => {
    const ask = (megabytes: number) =>
      callVendor({
        url: `${url}/${path}/${megabytes}`,
        parse: () => true,
        parseElsewhere: () => Promise.resolve(ok(true)),
      })
    // Spaces alone are no body: one more character makes it one.
    expect((await ask(10)).ok).toBe(kind === 'malformed')
    expect(await ask(11)).toMatchObject({ refusal: { kind: 'unavailable', vendorCode: 'too-large' } })
  })
  it('of 300 MB it hangs up at its limit', async () => {
    const answer = await callVendor({ url: `${url}/megabytes/300`, parse: () => true })
    expect(answer).toMatchObject({ refusal: { vendorCode: 'too-large' } })
    // What the sockets between them hold was sent as well.
    expect(sent).toBeLessThan(40)
  })
  it('hands an empty answer to the parser as undefined', async () => {
    expect(await callVendor({ url: `${url}/empty`, parse: (body, status) => [body, status] })).toEqual({
      ok: true,
      value: [undefined, 204],
    })
  })
  it.each([
    ['/silent', 'unavailable'],
    ['/cut', 'unavailable'],
    ['/half', 'unavailable'],
    ['/drip', 'unavailable'],
    ['/moved', 'rejected'],
    ['/500', 'unavailable'],
    ['/503', 'unavailable'],
    ['/408', 'unavailable'],
    ['/400', 'rejected'],
    ['/401', 'rejected'],
    ['/404', 'rejected'],
    ['/html', 'malformed'],
    ['/typed-html', 'malformed'],
  ])('%s is %s', async (path, kind) => {
    expect(await call(path)).toMatchObject({ ok: false, refusal: { kind } })
  })
  it.each([
    ['9', 9],
    ['0', null],
    ['', null],
    ['soon', null],
    ['-5', null],
    ['1000000', 86_400],
    ['Wed, 21 Oct 2015 07:28:00 GMT', null],
  ])('a Retry-After of %j is %s seconds', async (header, seconds) => {
    expect(await call(`/wait/${encodeURIComponent(header)}`)).toEqual({
      ok: false,
      refusal: {
        kind: 'rate-limited',
        vendorCode: '429',
        ...(seconds === null ? {} : { retryAfterSeconds: seconds }),
      },
    })
  })
  it('reads a Retry-After that is a date, and keeps nobody at a page for longer than a quarter of an hour', () => {
    const now = new Date('2026-11-23T12:00:00Z')
    expect(readRetryAfter('Mon, 23 Nov 2026 12:01:30 GMT', now)).toBe(90)
    expect(readRetryAfter('Mon, 30 Nov 2026 12:00:00 GMT', now)).toBe(86_400)
    expect(personsWait({ kind: 'rate-limited', retryAfterSeconds: 86_400 })).toBe(900)
    expect(personsWait({ kind: 'rate-limited', retryAfterSeconds: 7 })).toBe(7)
    expect(personsWait({ kind: 'unavailable' })).toBeUndefined()
  })
  it('keeps the cause', async () => {
    expect(await call('/silent')).toMatchObject({ refusal: { vendorCode: 'timeout' } })
    expect(await call('/cut')).toMatchObject({ refusal: { vendorCode: 'UND_ERR_SOCKET' } })
    expect(await call('/moved')).toMatchObject({ refusal: { vendorCode: 'redirect', ours: true } })
  })
  it('takes JSON by another name, and no empty 200 for a success', async () => {
    expect(await call('/typed')).toEqual({ ok: true, value: 7 })
    expect(await callVendor({ url: `${url}/empty`, method: 'DELETE' })).toEqual({
      ok: true,
      value: undefined,
    })
    expect(await callVendor({ url: `${url}/nothing`, method: 'DELETE' })).toMatchObject({
      refusal: { kind: 'malformed', vendorCode: 'empty' },
    })
  })
  it('sends bytes as they are', async () => {
    const headers = { 'content-type': 'application/pdf' }
    await callVendor({ url: `${url}/ok`, bytes: new TextEncoder().encode('%PDF'), headers, parse })
    expect(seen).toEqual({ method: 'POST', type: 'application/pdf', body: '%PDF' })
  })
  it('ends a body that drips for ever, also while memory is collected', async () => {
    setFlagsFromString('--expose_gc')
    const collect = runInNewContext('gc') as () => void
    const calls = Array.from({ length: 40 }, () => callVendor({ url: `${url}/drip`, timeoutMs: 300, parse }))
    const collecting = setInterval(collect, 20)
    const answers = await Promise.all(calls)
    clearInterval(collecting)
    expect(answers).toEqual(
      Array<unknown>(40).fill({ ok: false, refusal: { kind: 'unavailable', vendorCode: 'timeout' } }),
    )
  })
  it('an answer of the wrong shape is malformed', async () => {
    const answer = await callVendor({
      url: `${url}/ok`,
      parse: (body) => z.object({ m: z.string() }).parse(body),
    })
    expect(answer).toMatchObject({ ok: false, refusal: { kind: 'malformed' } })
  })
  it("takes the vendor's own word for it", async () => {
    const explain = () => ({ kind: 'needs-login', vendorCode: 'E1' }) as const
    expect(await callVendor({ url: `${url}/400`, parse, explain })).toEqual({
      ok: false,
      refusal: { kind: 'needs-login', vendorCode: 'E1' },
    })
  })
  it('a host that is not there is unavailable', async () => {
    const answer = await callVendor({ url: 'http://127.0.0.1:1/', parse })
    expect(answer).toMatchObject({ ok: false, refusal: { kind: 'unavailable' } })
  })
})
