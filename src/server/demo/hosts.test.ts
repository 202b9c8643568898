// A demo answers to its own names only: a page elsewhere that points its name at this computer reads no login.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { testApp, type TestApp } from '../../../test/app.ts'
import { buildServer } from '../http.ts'
import { demoHosts } from './hosts.ts'

let t: TestApp
let server: FastifyInstance
beforeAll(async () => {
  t = await testApp()
  const answersTo = demoHosts('https://demo.example:8443')
  server = await buildServer(t.deps, { features: [], answersTo })
})
afterAll(async () => {
  await server.close()
  await t.close()
})

it.each([
  ['localhost:3000', 200],
  ['LOCALHOST', 200],
  ['localhost.:3000', 200],
  ['demo.localhost', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['192.168.1.20:3000', 200],
  ['demo.example', 200],
  ['evil.example', 421],
  ['demo.example.evil.example', 421],
  ['localhost.evil.example:3000', 421],
  ['127.0.0.1.evil.example', 421],
  ['localhost@evil.example', 421],
  ['[', 421],
])('asked as %j it answers %i', async (host, status) => {
  const answer = await server.inject({ url: '/api/health', headers: { host } })
  expect(answer.statusCode).toBe(status)
  if (status !== 200) expect(answer.json()).toMatchObject({ type: 'urn:underway:problem:unknown-host' })
})

it('believes no header that a page could add', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'localhost', forwarded: 'host=localhost' }
  expect((await server.inject({ url: '/api/health', headers })).statusCode).toBe(421)
})
