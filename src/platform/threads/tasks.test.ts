// The work that threads do, in real threads: a history comes back as it was, its analysis is the engine's own, wrong keys open nothing.
import { afterAll, expect, test } from 'vitest'
import { analyseBank } from '#core/domain/bank-analysis.ts'
import { noLabels } from '#core/domain/bank/labels.ts'
import { keepable } from '#core/domain/kept-analysis.ts'
import { makeHistory } from '../../../bench/bank-lines.ts'
import { makeKeyMaterial } from '../key-material.ts'
import { createKeyRing } from '../keys.ts'
import { sliceHistory } from './slice-history.ts'
import { startThreads } from './threads.ts'

const material = makeKeyMaterial()
const keys = createKeyRing(material)
const threads = startThreads({
  file: process.env.TEST_THREAD_FILE!,
  childFile: process.env.TEST_CHILD_FILE!,
  keys: () => material,
})
afterAll(() => threads.stop())

const packed = async (lines: number) => {
  const history = makeHistory(lines, 0.3)
  const done = await threads.run('pack-history', { ...(await sliceHistory(history)), place: 'here' })
  if (!done.ok) throw new Error(done.refusal)
  return { history, bytes: done.value }
}

test.each([0, 1, 2_000, 4_001])(
  'a history of %i lines is analysed as the engine analyses it',
  async (lines) => {
    const { history, bytes } = await packed(lines)
    const asOf = history.refreshedOn
    const done = await threads.run('analyse-histories', {
      histories: [{ bytes, place: 'here' }],
      asOf,
      labels: noLabels,
      place: 'there',
    })
    expect(done.ok && done.value?.analysis).toEqual(keepable(analyseBank(history, { asOf })))
    expect(() => keys.openBytes(done.ok ? done.value!.sealed : bytes, 'there')).not.toThrow()
  },
)

test('a history that was sealed for another place is not opened', async () => {
  const { bytes } = await packed(10)
  const given = {
    histories: [{ bytes, place: 'elsewhere' }],
    asOf: '2026-11-20',
    labels: noLabels,
    place: 'there',
  }
  expect(await threads.run('analyse-histories', given)).toEqual({ ok: false, refusal: 'failed' })
})

test('sealed in a thread, opened here, and the other way round', async () => {
  const bytes = new Uint8Array([1, 2, 3])
  const sealed = await threads.run('seal-bytes', { bytes, place: 'p' })
  expect(sealed.ok && [...keys.openBytes(sealed.value, 'p')]).toEqual([1, 2, 3])
  const opened = await threads.run('open-bytes', { bytes: keys.sealBytes(bytes, 'p'), place: 'p' })
  expect(opened.ok && [...opened.value]).toEqual([1, 2, 3])
})
