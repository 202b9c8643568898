// Answers, problems and silence, as the browser tells them apart; the calls run against a real server on this machine.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint, RouteOf } from '#core/contract/endpoint.ts'
import { failureText, isRetryable, readAnswer } from './answer.ts'
import { call, fillPath } from './api.ts'

describe('readAnswer', () => {
  it('reads a value, and nothing as nothing', () => {
    expect(readAnswer(200, '{"leadid":"a"}', null)).toEqual({ ok: true, value: { leadid: 'a' } })
    expect(readAnswer(204, '', null)).toEqual({ ok: true, value: undefined })
  })

  it('reads a problem document', () => {
    const body = JSON.stringify({
      type: 'urn:underway:problem:invalid-fields',
      title: 'Please check the marked fields.',
      status: 422,
      revision: 3,
      errors: [{ field: 'business.tid', message: 'Please enter a valid FEIN' }, 'noise'],
    })
    const answer = readAnswer(422, body, '7')
    expect(answer).toEqual({
      ok: false,
      refusal: {
        kind: 'problem',
        status: 422,
        code: 'invalid-fields',
        title: 'Please check the marked fields.',
        errors: [{ field: 'business.tid', message: 'Please enter a valid FEIN' }],
        extra: { revision: 3 },
        retryAfterSeconds: 7,
      },
    })
  })

  it('makes a problem of a page that is no JSON, even with status 200', () => {
    for (const status of [200, 502]) {
      const answer = readAnswer(status, '<html>', null)
      expect(answer.ok ? null : answer.refusal).toMatchObject({ kind: 'problem', status, errors: [] })
      expect(!answer.ok && failureText(answer.refusal, 'es')).toMatch(/Algo falló de nuestro lado/)
    }
  })

  it('says which failures are worth another try, and says them in both languages', () => {
    expect(isRetryable({ kind: 'offline' })).toBe(true)
    expect(isRetryable({ kind: 'aborted' })).toBe(false)
    const problem = readAnswer(422, '{"title":"No"}', null)
    expect(!problem.ok && isRetryable(problem.refusal)).toBe(false)
    expect(!problem.ok && failureText(problem.refusal, 'en')).toBe('No')
    expect(failureText({ kind: 'timeout' }, 'es')).toMatch(/tardando/)
  })
})

describe('call', () => {
  let server: Server
  let base = ''
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        if (request.url === '/silent') return
        response.setHeader('content-type', 'application/json')
        const { method, url, headers } = request
        response.end(
          JSON.stringify({
            method,
            url,
            language: headers['accept-language'],
            key: headers['idempotency-key'],
            body: Buffer.concat(chunks).toString(),
          }),
        )
      })
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  type Echo = Endpoint<Record<string, unknown>, Record<string, unknown>>
  /** No route of the product: one on the test's own server. */
  const at = (method: 'GET' | 'POST', path: string, origin = base) =>
    ({ method, path: origin + path }) as RouteOf<Echo>

  it('posts JSON with language and headers', async () => {
    const answer = await call<Echo>(
      at('POST', '/api/apply/lead'),
      { page: 1 },
      { language: 'es', headers: { 'idempotency-key': 'k' } },
    )
    expect(answer).toEqual({
      ok: true,
      value: { method: 'POST', url: '/api/apply/lead', language: 'es', key: 'k', body: '{"page":1}' },
    })
  })

  it('fills the path and the query of a GET', async () => {
    const answer = await call<Echo>(
      at('GET', '/api/files/id'),
      { size: 'a b', none: undefined },
      { language: 'en' },
    )
    expect(answer.ok && answer.value.url).toBe('/api/files/id?size=a+b')
    expect(fillPath('/api/files/:id', { id: 'x/y', size: 1 })).toEqual({
      path: '/api/files/x%2Fy',
      rest: { size: 1 },
    })
  })

  it('tells a timeout, an abort and a missing server apart', async () => {
    const route = at('POST', '/silent')
    const late = await call<Echo>(route, {}, { language: 'en', timeoutMs: 5 })
    expect(late).toEqual({ ok: false, refusal: { kind: 'timeout' } })
    const gone = await call<Echo>(route, {}, { language: 'en', signal: AbortSignal.abort() })
    expect(gone).toEqual({ ok: false, refusal: { kind: 'aborted' } })
    const nobody = await call<Echo>(at('POST', '/', 'http://127.0.0.1:1'), {}, { language: 'en' })
    expect(nobody).toEqual({ ok: false, refusal: { kind: 'offline' } })
  })
})
