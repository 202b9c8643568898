// A vendor's door: how many calls at once, closed after a run of outages, opened by a trial.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDoors, type Doors } from './doors.ts'

let url = ''
let asked = 0
/** What the server does with each request. */
let act: (outgoing: ServerResponse) => void = () => {}
const server = createServer((_incoming, outgoing) => {
  asked += 1
  act(outgoing)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

let now = 0
let told: string[] = []
let doors: Doors
beforeEach(() => {
  now = Date.UTC(2026, 10, 23)
  asked = 0
  told = []
  const tell = (fields: object, message: string) => void told.push(`${JSON.stringify(fields)} ${message}`)
  doors = createDoors({ clock: () => new Date(now), log: { warn: tell, error: tell } })
})

const answer = (status: number) => (outgoing: ServerResponse) =>
  void outgoing.writeHead(status).end('{"n":7}')
const ask = (call: ReturnType<Doors['to']>) => call({ url, parse: (body) => body })
const state = () => doors.states()[0]!

test('closes after five outages in a row, asks nobody meanwhile, and opens by one trial', async () => {
  const call = doors.to('bank')
  act = answer(503)
  for (let i = 0; i < 5; i++) expect(await ask(call)).toMatchObject({ refusal: { vendorCode: '503' } })
  expect(state()).toMatchObject({ state: 'closed', outagesInARow: 5, lastFault: { code: '503' } })
  expect(await ask(call)).toEqual({ ok: false, refusal: { kind: 'unavailable', vendorCode: 'door-closed' } })
  expect(asked).toBe(5)
  now += 15_000
  // Still down: the pause doubles.
  expect(await ask(call)).toMatchObject({ refusal: { vendorCode: '503' } })
  now += 15_000
  expect(await ask(call)).toMatchObject({ refusal: { vendorCode: 'door-closed' } })
  now += 15_000
  const held: ServerResponse[] = []
  act = (outgoing) => void held.push(outgoing)
  const trial = ask(call)
  await expect.poll(() => held.length).toBe(1)
  expect(state().state).toBe('trial')
  expect(await ask(call)).toMatchObject({ refusal: { vendorCode: 'door-closed' } })
  answer(200)(held[0]!)
  expect(await trial).toMatchObject({ ok: true })
  expect(state()).toMatchObject({ state: 'open', outagesInARow: 0, lastFault: null })
  act = answer(200)
  expect(await ask(call)).toMatchObject({ ok: true })
  expect(told).toHaveLength(2)
})

test.each([400, 401, 404, 429])('a %s is an answer: the door stays open', async (status) => {
  const call = doors.to('bank')
  act = answer(status)
  for (let i = 0; i < 8; i++) await ask(call)
  expect(asked).toBe(8)
  expect(state().state).toBe('open')
})

test('one that answers between the outages stays open; one vendor says nothing of another', async () => {
  const call = doors.to('bank')
  for (let i = 0; i < 12; i++) {
    act = answer(i % 4 === 3 ? 200 : 500)
    await ask(call)
  }
  expect(state().state).toBe('open')
  act = answer(500)
  for (let i = 0; i < 5; i++) await ask(call)
  expect(doors.states().map((door) => door.state)).toEqual(['closed'])
  act = answer(200)
  expect(await ask(doors.to('texts'))).toMatchObject({ ok: true })
})

test('whoever asks for the same vendor comes to the same door', async () => {
  act = answer(500)
  for (let i = 0; i < 5; i++) await ask(doors.to('bank'))
  expect(doors.states()).toMatchObject([{ vendor: 'bank', state: 'closed' }])
})

test('sixteen at once, the others wait their turn or their own deadline', async () => {
  const call = doors.to('bank')
  const held: ServerResponse[] = []
  act = (outgoing) => void held.push(outgoing)
  const calls = Array.from({ length: 20 }, () => ask(call))
  await expect.poll(() => held.length).toBe(16)
  expect(state()).toMatchObject({ running: 16, waiting: 4 })
  expect(await call({ url, timeoutMs: 1, parse: (body) => body })).toEqual({
    ok: false,
    refusal: { kind: 'unavailable', vendorCode: 'busy' },
  })
  act = answer(200)
  for (const outgoing of held) answer(200)(outgoing)
  expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true)
  expect(asked).toBe(20)
  expect(state()).toMatchObject({ running: 0, waiting: 0 })
})

test('a vendor that goes while many wait: all of them are told at once', async () => {
  const call = doors.to('bank')
  const held: ServerResponse[] = []
  act = (outgoing) => void held.push(outgoing)
  const calls = Array.from({ length: 30 }, () => ask(call))
  // Each of the first four that end lets one in that waited.
  for (let ended = 0; ended < 5; ended++) {
    await expect.poll(() => held.length).toBe(16 + ended)
    answer(503)(held[ended]!)
  }
  await expect.poll(() => state()).toMatchObject({ state: 'closed', running: 15, waiting: 0 })
  for (const outgoing of held.slice(5)) answer(200)(outgoing)
  const codes = (await Promise.all(calls)).map((each) => (each.ok ? 'ok' : each.refusal.vendorCode))
  expect(codes.filter((code) => code === 'door-closed')).toHaveLength(10)
})

test('the trouble of one bank, or its silence, closes the door to no other', async () => {
  const call = doors.to('bank')
  const ofBank = () => ({ kind: 'unavailable', vendorCode: '102', ofBank: true }) as const
  act = answer(500)
  for (let i = 0; i < 8; i++) await call({ url, parse: (body) => body, explain: ofBank })
  expect(state()).toMatchObject({ state: 'open', outagesInARow: 0, lastFault: null })
  act = () => {}
  for (let i = 0; i < 8; i++) await call({ url, timeoutMs: 20, asksBank: true, parse: (body) => body })
  expect(asked).toBe(16)
  expect(state()).toMatchObject({ state: 'open', outagesInARow: 0 })
  // Of the vendor itself it closes.
  for (let i = 0; i < 5; i++) await call({ url, timeoutMs: 20, parse: (body) => body })
  expect(state().state).toBe('closed')
  // A trial that met a silent bank has found nothing out.
  now += 15_000
  await call({ url, timeoutMs: 20, asksBank: true, parse: (body) => body })
  expect(state()).toMatchObject({ state: 'closed', outagesInARow: 5 })
  act = answer(200)
  expect(await ask(call)).toMatchObject({ ok: true })
  expect(state().state).toBe('open')
})

test('who waited for a place has only the rest of its deadline left', async () => {
  const call = doors.to('bank')
  const held: ServerResponse[] = []
  act = (outgoing) => void held.push(outgoing)
  const calls = Array.from({ length: 16 }, () => ask(call))
  await expect.poll(() => held.length).toBe(16)
  // An hour, of which all but ten milliseconds go by while it waits.
  const late = call({ url, timeoutMs: 3_600_000, parse: (body) => body })
  await expect.poll(() => state().waiting).toBe(1)
  now += 3_599_990
  answer(200)(held[0]!)
  expect(await late).toMatchObject({ refusal: { vendorCode: 'timeout' } })
  for (const outgoing of held.slice(1)) answer(200)(outgoing)
  await Promise.all(calls)
})

test('a wrong name or a redirect is told to the operator, once', async () => {
  const call = doors.to('bank')
  act = (outgoing) => void outgoing.writeHead(302, { location: '/login' }).end()
  await ask(call)
  await ask(call)
  expect(told).toEqual([
    '{"vendor":"bank","cause":"redirect"} a provider cannot be reached: look at its address and certificate',
  ])
  expect(state()).toMatchObject({ state: 'open', lastFault: { code: 'redirect' } })
})
