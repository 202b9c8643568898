// Hostile files through the front door: each is judged in a process of its own and nowhere else, and others are served meanwhile.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsOf } from '#platform/store/documents.ts'
import { sniffUpload } from '#platform/providers/blobs/sniff.ts'
import type { Threads } from '#platform/threads/threads.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { hostileFiles } from '../../../../test/hostile-files.ts'
import minimal from '../../journeys/apply/minimal.json' with { type: 'json' }

let t: TestApp
let threads: Threads
beforeAll(async () => {
  t = await testApp()
  threads = t.deps.threads
})
afterAll(() => t.close())

const allow = ['pdf', 'jpg', 'png', 'gif', 'bmp', 'heic'] as const

test.each(hostileFiles)('$name: $said', ({ bytes, said }) => {
  const sniffed = sniffUpload(bytes, { allow })
  expect(sniffed.ok ? 'taken' : sniffed.refusal).toBe(said)
})

test('a file is not looked at but elsewhere: while that has not answered, the server does', async () => {
  const who = t.visitor()
  const { body } = await who.post('/api/apply/lead', { model: minimal, page: 0 })
  const { id } = t.deps.keys.readLeadCode(String(body.leadid))!
  for (const { name, file, bytes, said } of hostileFiles) {
    let letGo = () => {}
    const healthAnswered = new Promise<void>((resolve) => (letGo = resolve))
    let asked = () => {}
    const inThread = new Promise<void>((resolve) => (asked = resolve))
    Object.assign(t.deps, {
      threads: {
        ...threads,
        run: async (...task: Parameters<Threads['run']>) => {
          asked()
          await healthAnswered
          return threads.run(...task)
        },
      },
    })
    let answered = false
    const upload = who
      .upload('/api/apply/upload-file', [
        ['file', { name: file, type: 'application/octet-stream', bytes }],
        ['filetype', 'Photo ID'],
      ])
      .finally(() => (answered = true))
    await inThread
    expect((await t.visitor().get('/api/health')).body).toMatchObject({ status: 'ok' })
    expect(answered, name).toBe(false)
    letGo()
    expect([name, (await upload).status]).toEqual([name, said === 'taken' ? 200 : 422])
  }
  Object.assign(t.deps, { threads })
  expect(await documentsOf(t.db, id)).toHaveLength(hostileFiles.filter(({ said }) => said === 'taken').length)
})

test.each([
  ['too-slow', 503, /couldn’t check this file.*try again/],
  ['too-large', 503, /couldn’t check this file.*try again/],
  ['failed', 503, /couldn’t check this file.*try again/],
  ['busy', 429, /wait/],
] as const)(
  'a thread that says %s: refused with %i, never as a damaged file, nothing kept',
  async (fault, status, said) => {
    const who = t.visitor()
    const { body } = await who.post('/api/apply/lead', { model: minimal, page: 0 })
    const { id } = t.deps.keys.readLeadCode(String(body.leadid))!
    Object.assign(t.deps, { threads: { ...threads, run: async () => ({ ok: false, refusal: fault }) } })
    const answer = await who.upload('/api/apply/upload-file', [
      ['file', { name: 'a.pdf', type: 'application/pdf', bytes: hostileFiles[0]!.bytes }],
      ['filetype', 'Photo ID'],
    ])
    Object.assign(t.deps, { threads })
    expect(answer.status).toBe(status)
    expect(answer.body.title).toMatch(said)
    expect(answer.text).not.toMatch(/damaged/)
    expect(await documentsOf(t.db, id)).toEqual([])
  },
)
