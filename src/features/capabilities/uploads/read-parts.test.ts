// An upload's bytes are held while they are used and no longer, however its request ends.
import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok, refused } from '#core/ground/outcome.ts'
import { createVisitor } from '../../../../test/visitor.ts'
import { requestBytes, withParts } from './read-parts.server.ts'
import { uploadRoom } from './upload-room.server.ts'

const LIMIT = 100_000
/** Room for one request of the largest size. */
const share = { name: 'all', bytes: requestBytes(LIMIT), uploads: 9 }
const room = uploadRoom({ idleMs: 1_000, yieldMs: 60_000, patienceMs: 0 })
/** Whether all of it is free, found by taking it. */
const isFree = async () => {
  const held = await room.enter([share], share.bytes)
  held?.leave()
  return held !== null
}
let during: boolean | null = null
let use = async () => ok('kept')

const app = fastify()
beforeAll(async () => {
  await app.register(multipart)
  app.post('/files', (request) =>
    withParts(
      request,
      LIMIT,
      (bytes) => room.enter([share], bytes),
      async () => {
        during = await isFree()
        return use()
      },
    ),
  )
})
afterAll(() => app.close())

const send = (...sizes: number[]) =>
  createVisitor(app).upload(
    '/files',
    sizes.map((size) => ['file', { name: 'a', type: 'image/jpeg', bytes: Buffer.alloc(size) }]),
  )

test('bytes are held while the files are used, and no longer', async () => {
  expect((await send(30_000, 20_000)).body).toEqual({ ok: true, value: 'kept' })
  expect(during).toBe(false)
  expect(await isFree()).toBe(true)
})

test('what there is no room for is turned away for a while', async () => {
  const other = await room.enter([share], share.bytes - 40_000)
  other!.complete()
  expect((await send(30_000, 20_000)).body).toEqual({
    ok: false,
    refusal: { code: 'too-many', retryAfterSeconds: 5 },
  })
  other!.leave()
  expect(await isFree()).toBe(true)
})

test('what is too large by its own word is not read at all', async () => {
  during = null
  expect((await send(share.bytes)).body).toEqual({ ok: false, refusal: { code: 'too-large' } })
  expect(during).toBeNull()
})

test('a refusal, an error and a body that is cut off give everything back', async () => {
  use = async () => refused({ code: 'closed-application' }) as never
  await send(10_000)
  use = () => Promise.reject(new Error('broken'))
  expect((await send(10_000)).status).toBe(500)
  const cut = await app.inject({
    method: 'POST',
    url: '/files',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: `--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n${'a'.repeat(9_000)}`,
  })
  expect(cut.json()).toMatchObject({ ok: false, refusal: { code: 'malformed-request' } })
  expect((await send(LIMIT + 1)).status).toBe(413)
  expect(await isFree()).toBe(true)
})

test('an upload that falls silent is ended in words, and gives everything back', async () => {
  // The body begins and does not go on.
  const body = new Readable({ read: () => {} })
  body.push(`--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n${'a'.repeat(9_000)}`)
  const stalled = await app.inject({
    method: 'POST',
    url: '/files',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: body,
  })
  body.destroy()
  expect(stalled.json()).toEqual({ ok: false, refusal: { code: 'upload-stalled' } })
  expect(await isFree()).toBe(true)
})
