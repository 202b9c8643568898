// Large bodies one after the other: between two of them others are served, and what is parsed and refused is as Fastify does it.
import { setImmediate } from 'node:timers/promises'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { readBodiesInTurns } from './bodies-in-turns.ts'

const seen: string[] = []
const app = fastify()
readBodiesInTurns(app)
app.post('/', (request) => {
  seen.push(String((request.body as { name: unknown }).name))
  return request.body
})
afterAll(() => app.close())

const send = (payload: string) =>
  app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload })
const large = (name: string) => JSON.stringify({ name, text: 'x'.repeat(10_000) })

test('between two large bodies everything else goes on; small ones wait for none', async () => {
  await app.ready()
  const all = Promise.all([
    ...['a', 'b', 'c', 'd'].map((name) => send(large(name))),
    send('{"name":"small"}'),
  ])
  let over = false
  void all.then(() => (over = true))
  while (!over) {
    await setImmediate()
    seen.push('turn')
  }
  expect((await all).map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
  const order = seen.join(' ')
  expect(order).toMatch(/small.*a( turn)+ b( turn)+ c( turn)+ d/)
  // Another one is read when none waits any more.
  expect((await send(large('e'))).json()).toMatchObject({ name: 'e' })
})

test.each([
  ['no JSON', (filler: string) => `{${filler}`],
  ['a prototype', (filler: string) => `{"__proto__":{},"text":"${filler}"}`],
  ['nothing', () => ''],
])('%s is refused, small or large, and the next is read', async (_name, body) => {
  for (const filler of ['x', 'x'.repeat(10_000)]) {
    const [refused, next] = await Promise.all([send(body(filler)), send(large('next'))])
    expect([refused.statusCode, next.statusCode]).toEqual([400, 200])
  }
})
