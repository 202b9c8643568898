// What is found wrong with a document after it was answered for: its sender hears of it, what it had answered is open again, and what was taken back answers nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok, refused } from '#core/ground/outcome.ts'
import { documentRequestsOf, documentsOf, requestDocument } from '#platform/store/documents.ts'
import { apply, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { jpegOf } from '../../../../test/made-files.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

let count = 0
async function asked() {
  const email = `later${++count}@shop.example`
  const a = await apply(t, { business: { email } })
  const request = await t.db.transaction((tx) =>
    requestDocument(
      tx,
      t.deps.keys,
      { leadId: a.id, kind: 'photo-id', message: '', requestedBy: null },
      t.clock(),
    ),
  )
  await t.worker.drain()
  const isOpen = async () =>
    (await documentRequestsOf(t.deps, a.id)).find(({ id }) => id === request)!.fulfilledAt === null
  const letters = () => t.inbox(email).flatMap(({ text }) => (/we need:/.test(text) ? [text] : []))
  return { ...a, isOpen, letters }
}
async function send(a: Applicant, bytes: Uint8Array): Promise<string> {
  const { body } = await a.who.upload('/api/apply/upload-file', [
    ['file', { name: 'id.jpg', type: '', bytes }],
    ['filetype', 'Photo ID'],
    ['sf_leadid', a.leadid],
  ])
  return (body.documents as unknown as { id: string }[])[0]!.id
}

type Run = TestApp['deps']['threads']['run']
/** While `work` is done there is no place to judge anything. */
async function withoutPlace<T>(work: () => Promise<T>): Promise<T> {
  const { run } = t.deps.threads
  const busy = (...[name, ...given]: Parameters<Run>) =>
    name === 'judge-file' ? Promise.resolve(refused('busy' as const)) : run(name, ...given)
  Object.assign(t.deps.threads, { run: busy })
  try {
    return await work()
  } finally {
    Object.assign(t.deps.threads, { run })
  }
}

test.each([
  ['blurred or small', jpegOf(400, 300), /small, so small print is lost/],
  ['unreadable', jpegOf(640, 480, { blank: true }), /nothing to see/],
])('judged later, %s: a letter asks for another', async (_what, bytes, says) => {
  const a = await asked()
  await withoutPlace(() => send(a, bytes))
  expect(a.letters()).toEqual([])
  await settle(t)
  await t.worker.drain()
  expect(a.letters()).toEqual([expect.stringMatching(says)])
  expect(await a.isOpen()).toBe(true)
})

test('several that came together: one letter', async () => {
  const a = await asked()
  await withoutPlace(async () => {
    await send(a, jpegOf(400, 300, { mark: 'front' }))
    await send(a, jpegOf(400, 300, { mark: 'back' }))
  })
  await settle(t)
  await t.worker.drain()
  expect(a.letters()).toHaveLength(1)
})

test('one that can be read brings no letter, nor does a bad one beside it', async () => {
  const a = await asked()
  await send(a, jpegOf(640, 480))
  await withoutPlace(() => send(a, jpegOf(400, 300)))
  await settle(t)
  await t.worker.drain()
  expect(a.letters()).toEqual([])
})

test('taken back while it is judged, it answers nothing', async () => {
  const a = await asked()
  const document = await withoutPlace(() => send(a, jpegOf(640, 480)))
  const { run } = t.deps.threads
  Object.assign(t.deps.threads, {
    run: async (...[name, ...given]: Parameters<Run>) => {
      const done = await run(name, ...given)
      if (name === 'judge-file') await a.who.post('/api/uploads/take-back', { document })
      return done
    },
  })
  await settle(t)
  Object.assign(t.deps.threads, { run })
  expect(await documentsOf(t.db, a.id)).toEqual([])
  expect(await a.isOpen()).toBe(true)
})

test('infected, found later: its request is open again, and a letter says why', async () => {
  const a = await asked()
  const { fileScan } = t.deps
  const scan = (found: () => Promise<unknown>) => Object.assign(t.deps, { fileScan: { scan: found } })
  try {
    scan(() => Promise.resolve(refused({ kind: 'unavailable' })))
    await send(a, jpegOf(640, 480))
    expect(await a.isOpen()).toBe(false)
    scan(() => Promise.resolve(ok({ clean: false, signature: 'Eicar' })))
    await settle(t, 10)
    await t.worker.drain()
  } finally {
    Object.assign(t.deps, { fileScan })
  }
  expect(await documentsOf(t.db, a.id)).toEqual([])
  expect(await a.isOpen()).toBe(true)
  expect(a.letters()).toEqual([expect.stringMatching(/virus scan/)])
})
