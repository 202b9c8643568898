// Uploads in memory: no more than there is room for, and every byte is given back, however a request ends.
import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok, refused } from '#core/ground/outcome.ts'
import { createVisitor } from '../../../../test/visitor.ts'
import { heldBytes } from './held-bytes.server.ts'
import { withParts } from './read-parts.server.ts'

const LIMIT = 100_000
let held = 0
let room = heldBytes(LIMIT)
const counted = {
  take: (bytes: number) => {
    const taken = room.take(bytes)
    if (taken) held += bytes
    return taken
  },
  giveBack: (bytes: number) => {
    held -= bytes
    room.giveBack(bytes)
  },
}
let during = -1
let use = async () => ok('kept')

const app = fastify()
beforeAll(async () => {
  await app.register(multipart)
  app.post('/files', (request) =>
    withParts(request, LIMIT, counted, async () => {
      during = held
      return use()
    }),
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
  expect([during, held]).toEqual([50_000, 0])
})

test('what there is no room for is turned away for a while; what others hold stays', async () => {
  room.take(60_000)
  during = -1
  expect((await send(30_000, 20_000)).body).toEqual({
    ok: false,
    refusal: { code: 'too-many', retryAfterSeconds: 10 },
  })
  expect([during, held]).toEqual([-1, 0])
  expect((await send(30_000)).body).toMatchObject({ ok: true })
  room = heldBytes(LIMIT)
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
  expect(held).toBe(0)
})
