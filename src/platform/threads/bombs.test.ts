// Bombs of every kind, opened where strangers' files are: each is refused or read to nothing, in bounded memory, with and without the system's own limit.
import { afterAll, describe, expect, test } from 'vitest'
import { bombs, formsPdf, signatureBombs } from '../../../test/bombs.ts'
import { mostMemory } from '../../../test/child-memory.ts'
import { statementPdf } from '../../../test/made-files.ts'
import { makeKeyMaterial } from '../key-material.ts'
import { startThreads, type ThreadOptions } from './threads.ts'

const childFile = process.env.TEST_CHILD_FILE!
const open = (more: Partial<ThreadOptions> = {}) =>
  startThreads({
    file: process.env.TEST_THREAD_FILE!,
    childFile,
    keys: makeKeyMaterial,
    most: 1,
    // What reads on and on is ended sooner than in the product.
    deadlines: { 'read-statement-lines': 5_000 },
    ...more,
  })
const threads = { system: open(), watched: open({ limitedBy: 'watched' }) }
afterAll(async () => {
  await Promise.all([threads.system.stop(), threads.watched.stop()])
})

const allow = ['pdf', 'jpg', 'png', 'gif', 'bmp', 'heic'] as const
const currentMonth = '2026-11'
const honest = statementPdf.packed(['Statement Period: 07/01/2026 - 07/31/2026'])
/** In MB: what a process that has read an honest statement has, and what a bomb may add. */
const IDLE = 90
const MORE = 300

test.each(bombs)('$name: the check says $said', async ({ bytes, said }) => {
  const most = await mostMemory(childFile, async () => {
    const looked = await threads.system.run('check-file', { bytes, allow })
    const sniffed = looked.ok ? looked.value.sniffed : looked
    expect(sniffed.ok ? 'taken' : sniffed.refusal).toBe(said)
  })
  expect(most).toBeLessThan(IDLE + MORE)
})

describe.each(['system', 'watched'] as const)('limited: %s', (how) => {
  const { run } = threads[how]
  // What is refused unpacks to too much for whoever reads it, too: one shows that the reading asks by itself.
  const [refused, ...opened] = bombs.filter(({ name, said }) => said === 'taken' || name === 'LZW')
  const pdfs = how === 'system' ? [refused!, ...opened] : [refused!, ...opened.slice(0, 3)]
  test.each(pdfs)('$name: nothing is read of it, and the next statement is', async ({ bytes }) => {
    const most = await mostMemory(childFile, async () => {
      const read = await run('read-statement', { bytes, currentMonth })
      expect(read.ok ? (read.value?.months ?? []) : []).toEqual([])
      const lines = await run('read-statement-lines', { bytes, mime: 'application/pdf' })
      expect(lines.ok && lines.value.read.ok).toBe(false)
    })
    expect(most).toBeLessThan(IDLE + MORE)
    expect(await run('read-statement', { bytes: honest, currentMonth })).toMatchObject({
      value: { months: ['2026-07'] },
    })
  })
})

test('forms in forms are ended by their work, however long a reading may take', async () => {
  const hour = 3_600_000
  const patient = open({ deadlines: { 'read-statement': hour, 'read-statement-lines': hour } })
  try {
    const bytes = formsPdf({ heavy: true })
    const tooSlow = { ok: false, refusal: 'too-slow' }
    expect(await patient.run('read-statement', { bytes, currentMonth })).toEqual(tooSlow)
    expect(await patient.run('read-statement-lines', { bytes, mime: 'application/pdf' })).toEqual(tooSlow)
    const again = await patient.run('read-statement', { bytes: honest, currentMonth })
    expect(again).toMatchObject({ value: { months: ['2026-07'] } })
  } finally {
    await patient.stop()
  }
})

test.each(signatureBombs)('as a signature, %s is none', async (_name, png) => {
  const most = await mostMemory(childFile, async () => {
    expect(await threads.system.run('flatten-signature', { png })).toEqual({ ok: true, value: null })
  })
  expect(most).toBeLessThan(IDLE + MORE)
})
