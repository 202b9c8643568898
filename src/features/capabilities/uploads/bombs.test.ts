// Bombs through the front door: refused with a way on, the server untouched meanwhile; and what strangers send takes nobody else's places.
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { en } from '#core/words/upload-refusals/en.ts'
import { es } from '#core/words/upload-refusals/es.ts'
import { documentsOf } from '#platform/store/documents.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { apply } from '../../../../test/applicant.ts'
import { bombs, formsPdf, type Bomb } from '../../../../test/bombs.ts'
import { makeRecord } from '../../../../test/doors/world.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const MB = 1_000_000
const sent = ({ file, bytes }: Pick<Bomb, 'file' | 'bytes'>) => ({
  name: file,
  type: 'application/octet-stream',
  bytes,
})

/** Where the bytes of files are; what the loop below throws away is in the heap. */
const outsideHeap = (): number => process.memoryUsage().external

test('each is refused, or kept unopened, while the server answers and keeps its memory', async () => {
  const a = await apply(t)
  const before = outsideHeap()
  let most = 0
  let kept = 0
  for (const bomb of bombs) {
    let answered = false
    const upload = a.who
      .upload('/api/apply/upload-file', [
        ['file', sent(bomb)],
        ['filetype', 'Photo ID'],
      ])
      .finally(() => (answered = true))
    while (!answered) {
      expect((await t.visitor().get('/api/health')).status).toBe(200)
      most = Math.max(most, outsideHeap() - before)
      // An injected call by itself lets nothing come in from elsewhere.
      for (let turn = 0; turn < 20; turn++) await setImmediate()
    }
    const { status } = await upload
    // What opens, and shows nothing, is refused as well.
    const may = bomb.said === 'taken' ? [200, 422] : [422]
    expect([bomb.name, may.includes(status)]).toEqual([bomb.name, true])
    if (status === 200) kept++
  }
  expect(most).toBeLessThan(300 * MB)
  const documents = await documentsOf(t.db, a.id)
  expect(documents).toHaveLength(kept)
  // Nothing of them passes for a document that can be read.
  expect(documents.map(({ judged }) => judged)).not.toContain('usable')
  expect(kept).toBeGreaterThan(5)
})

test.each([
  ['en', en.swollen],
  ['es', es.swollen],
])('who sends one is told how to go on: %s', async (language, words) => {
  const { who } = await apply(t)
  const upload = await who.upload(
    '/api/apply/upload-statements',
    [
      ['file', sent(bombs[0]!)],
      ['fileinfo', JSON.stringify({ idx: 0, file: 'a.pdf' })],
    ],
    { headers: { 'accept-language': language } },
  )
  expect(upload.status).toBe(422)
  expect(upload.body.errors).toEqual([{ field: 'file', message: words }])
})

test('while uploads hold all of their places, a signer’s paper is still written', async () => {
  // Nothing ends these readings but the end of their processes: what is asked meanwhile may take as long as it takes.
  const day = 86_400_000
  const held = await testApp({
    reading: { deadlines: { 'read-statement': day }, work: { 'read-statement': day } },
  })
  onTestFinished(() => held.close())
  const slow = { file: 'a.pdf', bytes: formsPdf({ heavy: true }) }
  const { codes } = await makeRecord(held)
  const paper = () => held.server.inject({ url: `/api/sign/files/${codes.sign}/sample.pdf` })
  expect((await paper()).statusCode).toBe(200)
  const people = await Promise.all(Array.from({ length: 6 }, () => apply(held)))
  let answered = 0
  const uploads = people.map(({ who }) =>
    who
      .upload('/api/apply/upload-statements', [
        ['file', sent(slow)],
        ['fileinfo', JSON.stringify({ idx: 0, file: 'a.pdf' })],
      ])
      .finally(() => answered++),
  )
  // A look at a file that waits behind none of them would be answered at once.
  const photo = { name: 'a.pdf', type: 'application/pdf', bytes: slow.bytes }
  expect(
    (
      await people[0]!.who.upload('/api/apply/upload-file', [
        ['file', photo],
        ['filetype', 'Photo ID'],
      ])
    ).status,
  ).toBe(200)
  expect((await paper()).statusCode).toBe(200)
  expect(answered).toBe(0)
  await held.deps.threads.stop()
  await Promise.all(uploads)
})
