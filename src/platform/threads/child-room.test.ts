// Processes for strangers' bytes: what hangs, eats memory, answers too much or dies is ended and answered; they know nothing, and go with whoever started them.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeKeyMaterial } from '../key-material.ts'
import { startThreads, type ThreadOptions, type Threads } from './threads.ts'

/** A process that does what the month it is asked for says, in place of a task. */
const rough = `
  import { frameOf, readFrames } from './frames.ts'
  const say = (word) => frameOf(word).forEach((piece) => process.stdout.write(piece))
  const kept = []
  const acts = {
    hang: () => { for (;;); },
    expression: () => /^(a+)+$/.test('a'.repeat(64) + 'b'),
    // Large ones: small ones cost more processor time than a task has.
    objects: () => { for (;;) kept.push({ more: new Array(50_000).fill(kept.length) }) },
    buffers: () => {
      try { for (;;) kept.push(Buffer.alloc(4_000_000, 1)) } catch { return { failed: 'too-large' } }
    },
    exit: () => process.exit(3),
    fault: () => process.kill(process.pid, 'SIGSEGV'),
    fail: () => ({ failed: 'failed' }),
    much: () => ({ value: 'x'.repeat(20_000) }),
    claim: () => process.stdout.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])),
    noise: () => process.stdout.write('no frame of ours at all, but a text'),
    wrong: () => process.stdout.write(Buffer.concat([Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]), Buffer.from('{}')])),
    last: () => ({ value: process.pid, last: true }),
    known: () => ({ value: { env: Object.keys(process.env), cwd: process.cwd(), pid: process.pid } }),
    size: (bytes) => ({ value: bytes.length }),
    '2026-11': () => ({ value: process.pid }),
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
  process.stdin.on('end', () => process.exit(0))
  process.stdin.on('data', readFrames({ most: () => Infinity, tooLong() {}, frame: ({ given }) => {
    const said = acts[given.currentMonth](given.bytes)
    if (said && typeof said === 'object') say({ last: false, ...said })
  } }))
  say({ ready: true })`

/** A program that has one process read something, tells its id, and then is over or goes on. */
const parent = `
  import { startThreads } from './threads.ts'
  const [childFile, then] = process.argv.slice(2)
  const threads = startThreads({ file: childFile, childFile, keys: () => null })
  const read = await threads.run('read-statement', { bytes: new Uint8Array(), currentMonth: '2026-11' })
  console.log(read.value)
  if (then === 'goes-on') setInterval(() => {}, 1_000)
  if (then === 'stops') await threads.stop()`

const folder = mkdtempSync(join(tmpdir(), 'rough-child-'))
const [childFile, parentFile] = ['rough.mjs', 'parent.mjs'].map((name) => resolve(folder, name)) as [
  string,
  string,
]
beforeAll(async () => {
  for (const [contents, outfile] of [
    [rough, childFile],
    [parent, parentFile],
  ] as const)
    await build({
      stdin: { contents, resolveDir: import.meta.dirname, loader: 'js' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
      outfile,
    })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let threads: Threads
const open = (more: Partial<ThreadOptions> = {}) =>
  (threads = startThreads({ file: childFile, childFile, keys: makeKeyMaterial, most: 1, ...more }))
afterEach(() => threads?.stop())
const run = (act: string, bytes = new Uint8Array()) =>
  threads.run('read-statement', { bytes, currentMonth: act })
const fault = (refusal: string) => ({ ok: false, refusal })
const anId = { ok: true, value: expect.any(Number) as number }

test.each([
  ['hang', 'too-slow'],
  ['expression', 'too-slow'],
  ['exit', 'failed'],
  ['fault', 'failed'],
  ['fail', 'failed'],
  ['much', 'too-large'],
  ['claim', 'too-large'],
  ['noise', 'too-large'],
  ['wrong', 'failed'],
])('what does this: %s, is answered %s, and the next one gets its answer', async (act, refusal) => {
  open({ deadlines: { 'read-statement': 2_000 } })
  expect(await Promise.all([run(act), run('2026-11')])).toEqual([fault(refusal), anId])
})

test.each(['objects', 'buffers'])(
  'what fills its memory with %s has none left, and is answered',
  async (act) => {
    for (const limitedBy of [undefined, 'watched'] as const) {
      open({ deadlines: { 'read-statement': 60_000 }, ...(limitedBy && { limitedBy }) })
      expect(await Promise.all([run(act), run('2026-11')])).toEqual([fault('too-large'), anId])
      await threads.stop()
    }
  },
)

test('what is larger than a request may be is not handed over, and nobody is ended for it', async () => {
  open({ largestUpload: 1_000_000 })
  const first = await run('2026-11')
  expect(await run('size', new Uint8Array(1_000_000))).toEqual({ ok: true, value: 1_000_000 })
  expect(await run('size', new Uint8Array(1_010_000))).toEqual(fault('too-large'))
  expect(await run('2026-11')).toEqual(first)
})

test('it knows no environment and no folder of ours; one that has worked enough makes way for another', async () => {
  open()
  const known = await run('known')
  expect(known).toMatchObject({ ok: true, value: { env: [], cwd: '/' } })
  const id = await run('last')
  expect(id).toMatchObject({ value: (known as unknown as { value: { pid: number } }).value.pid })
  expect(await run('2026-11')).not.toEqual(id)
})

test('a file that cannot be run, or never says that it is ready, fails its tasks', async () => {
  const mute = join(folder, 'mute.mjs')
  writeFileSync(mute, 'for (;;);')
  open({ childFile: resolve(mute), startMs: 1_000 })
  expect(await run('2026-11')).toEqual(fault('failed'))
  await threads.stop()
  open({ childFile: '/nowhere.mjs' })
  expect(await Promise.all([run('2026-11'), run('2026-11')])).toEqual([fault('failed'), fault('failed')])
})

test('each kind has places of its own, and stopping answers what runs and waits', async () => {
  open()
  const readings = [run('hang'), run('hang')]
  // These hang as well, in other places.
  const others = [
    threads.run('check-file', { bytes: new Uint8Array(), allow: [], currentMonth: 'hang' } as never),
    threads.run('flatten-signature', { png: new Uint8Array(), currentMonth: 'hang' } as never),
  ]
  await threads.stop()
  expect(await Promise.all([...readings, ...others, run('2026-11')])).toEqual(Array(5).fill(fault('stopped')))
})

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each(['is-over', 'stops', 'goes-on'])('a program that %s leaves no process behind', async (then) => {
  const program = spawn(process.execPath, [parentFile, childFile, then], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => program.once('exit', (code, signal) => done(code ?? signal)))
  const pid = Number(String(await new Promise((told) => program.stdout.once('data', told))))
  // A key press of the terminal, or a stop of the whole group, is the program's to answer.
  if (then === 'goes-on') {
    process.kill(pid, 'SIGINT')
    process.kill(pid, 'SIGTERM')
    expect(isThere(pid)).toBe(true)
    program.kill('SIGKILL')
  }
  expect(await ended).toBe(then === 'goes-on' ? 'SIGKILL' : 0)
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), { timeout: 20_000 })
})
