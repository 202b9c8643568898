// The pool of threads: what hangs, eats memory or dies is ended and answered, others are served meanwhile, and nothing waits for ever.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { makeKeyMaterial } from '../key-material.ts'
import { startThreads, type Threads, type ThreadOptions } from './threads.ts'

const material = makeKeyMaterial()
const folder = mkdtempSync(join(tmpdir(), 'threads-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A thread that does what the bytes it is given say, in place of a task. */
const file = join(folder, 'rough-thread.mjs')
writeFileSync(
  file,
  `import { parentPort, workerData } from 'node:worker_threads'
   const acts = {
     hang: () => { for (;;); },
     eat: () => { const all = []; for (;;) all.push({ at: all.length, more: [all.length] }) },
     exit: () => process.exit(3),
     crash: () => setImmediate(() => { throw new Error('crashed') }),
     'catastrophic expression': () => /^(a+)+$/.test('a'.repeat(64) + 'b'),
     echo: (given) => parentPort.postMessage({ value: given.bytes }),
     fail: () => parentPort.postMessage({ failed: 'TypeError' }),
   }
   parentPort.postMessage({ ready: true })
   parentPort.on('message', ({ name, given }) =>
     name === 'write-paper' ? parentPort.postMessage({ value: workerData.keys }) : acts[given.place](given))`,
)

let threads: Threads
const open = (more: Partial<ThreadOptions> = {}) =>
  (threads = startThreads({ file, childFile: file, keys: () => material, most: 2, ...more }))
const run = (place: string, bytes = new Uint8Array([1, 2, 3])) => threads.run('seal-bytes', { bytes, place })
afterEach(() => threads.stop())

const echoed = { ok: true, value: new Uint8Array([1, 2, 3]) }
const fault = (refusal: string) => ({ ok: false, refusal })

test.each([
  ['hang', 'too-slow'],
  ['catastrophic expression', 'too-slow'],
  ['eat', 'too-large'],
  ['exit', 'failed'],
  ['crash', 'failed'],
  ['fail', 'failed'],
])('a task that does this: %s, is answered %s, and the next one gets its answer', async (place, refusal) => {
  // The one that eats memory takes a while to have eaten it.
  open({ most: 1, memoryMb: 32, deadlines: { 'seal-bytes': place === 'eat' ? 30_000 : 1_000 } })
  const [bad, next] = await Promise.all([run(place), run('echo')])
  expect([bad, next]).toEqual([fault(refusal), echoed])
})

test('while a task hangs this thread answers, and others get their work done', async () => {
  open()
  let hangs = true
  const hanging = run('hang').finally(() => (hangs = false))
  for (let round = 0; round < 5; round++) expect(await run('echo')).toEqual(echoed)
  expect(hangs).toBe(true)
  await threads.stop()
  expect(await hanging).toEqual(fault('stopped'))
})

test('the line has an end: who comes later is told so at once', async () => {
  open({ most: 1, waiting: 1, deadlines: { 'seal-bytes': 1_000 } })
  const first = run('hang')
  const waits = run('echo')
  expect(await run('echo')).toEqual(fault('busy'))
  expect([await first, await waits]).toEqual([fault('too-slow'), echoed])
})

test('the caller keeps its bytes, also those that lie within a larger buffer', async () => {
  open()
  const within = new Uint8Array([9, 1, 2, 3, 9]).subarray(1, 4)
  expect(await run('echo', within)).toEqual(echoed)
  expect([...within]).toEqual([1, 2, 3])
})

test('bytes that are given away are gone, also where they come in pieces', async () => {
  open()
  const whole = new Uint8Array([1, 2, 3])
  const given = { place: 'echo', bytes: whole }
  expect(await threads.run('seal-bytes', given, { giveAway: true })).toEqual(echoed)
  expect(whole.byteLength).toBe(0)
  const within = new Uint8Array([9, 1, 2, 3, 9]).subarray(1, 4)
  expect(await threads.run('seal-bytes', { place: 'echo', bytes: within }, { giveAway: true })).toEqual(
    echoed,
  )
  expect([...within]).toEqual([1, 2, 3])
})

test('stopping answers what runs, what waits and what comes', async () => {
  open({ most: 1 })
  const both = [run('hang'), run('echo')]
  await threads.stop()
  expect(await Promise.all([...both, run('echo')])).toEqual(Array(3).fill(fault('stopped')))
})

test.each([
  ['a function', { place: 'echo', bytes: () => {} }],
  ['bytes that were given away', { place: 'echo', bytes: givenAway() }],
])('%s cannot be handed over: its task fails, and the pool goes on', async (_name, given) => {
  open({ most: 1 })
  expect(await threads.run('seal-bytes', given as never)).toEqual(fault('failed'))
  // Also where the pool itself takes it from the line.
  const [first, second, third] = await Promise.all([
    run('echo'),
    threads.run('seal-bytes', given as never),
    run('echo'),
  ])
  expect([first, second, third]).toEqual([echoed, fault('failed'), echoed])
})

function givenAway(): Uint8Array {
  const bytes = new Uint8Array(3)
  structuredClone(bytes, { transfer: [bytes.buffer] })
  return bytes
}

test('a thread that never says that it is ready is ended, and its task answered', async () => {
  const mute = join(folder, 'mute-thread.mjs')
  writeFileSync(mute, `for (;;);`)
  open({ file: mute, most: 1, startMs: 1_000 })
  expect(await Promise.all([run('echo'), run('echo')])).toEqual([fault('failed'), fault('failed')])
})

test('a thread knows nothing of the environment', async () => {
  const spy = join(folder, 'spy.mjs')
  writeFileSync(
    spy,
    `import { parentPort } from 'node:worker_threads'
     parentPort.on('message', () => parentPort.postMessage({ value: Object.keys(process.env) }))`,
  )
  open({ file: spy })
  expect(await run('any')).toEqual({ ok: true, value: [] })
})

test('a thread that writes what others typed holds no keys', async () => {
  open()
  expect(await threads.run('write-paper', {} as never)).toEqual({ ok: true, value: null })
})
