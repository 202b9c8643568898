// Statements read and photos joined in processes of their own: what comes out, and what hostile bytes do.
import { afterAll, expect, test } from 'vitest'
import { hostileFiles } from '../../../test/hostile-files.ts'
import { jpegOf, statementPdf } from '../../../test/made-files.ts'
import { madeBankOfAmerica } from '../../../test/made-statements.ts'
import { makeKeyMaterial } from '../key-material.ts'
import { startThreads } from './threads.ts'

const threads = startThreads({
  file: process.env.TEST_THREAD_FILE!,
  childFile: process.env.TEST_CHILD_FILE!,
  keys: makeKeyMaterial,
})
const impatient = startThreads({
  file: process.env.TEST_THREAD_FILE!,
  childFile: process.env.TEST_CHILD_FILE!,
  keys: makeKeyMaterial,
  deadlines: { 'read-statement': 1_000 },
})
afterAll(async () => {
  await Promise.all([threads.stop(), impatient.stop()])
})
const read = (bytes: Uint8Array) => threads.run('read-statement', { bytes, currentMonth: '2026-11' })

test('the months and pages of a statement, by its text', async () => {
  const two = statementPdf(
    ['Eastport Bank', 'Statement Period: 05/01/2026 - 05/31/2026'],
    ['June 1 to June 30, 2026'],
  )
  expect(await read(two)).toEqual({ ok: true, value: { pages: 2, months: ['2026-05', '2026-06'] } })
  expect(await read(statementPdf(['a scan']))).toEqual({ ok: true, value: { pages: 1, months: [] } })
})

test('a statement whose text is packed is read as well', async () => {
  const packed = statementPdf.packed(['Statement Period: 07/01/2026 - 07/31/2026'])
  expect(await read(packed)).toMatchObject({ value: { months: ['2026-07'] } })
})

test('a statement is read that begins behind something else, whether its table counts that or not', async () => {
  const own = statementPdf(['Statement Period: 07/01/2026 - 07/31/2026'])
  const before = Buffer.from(`\x1b%-12345X@PJL JOB\r\n${' '.repeat(900)}`, 'latin1')
  const counted = own
    .toString('latin1')
    .replace(/\d{10}(?= 00000 n)/g, (at) => String(Number(at) + before.length).padStart(10, '0'))
    .replace(/(?<=startxref\n)\d+/, (at) => String(Number(at) + before.length))
  for (const bytes of [own, Buffer.from(counted, 'latin1')])
    expect(await read(Buffer.concat([before, bytes]))).toMatchObject({
      value: { pages: 1, months: ['2026-07'] },
    })
})

test('a statement’s lines, also where its table was written column by column; what is no statement is named', async () => {
  const lines = (bytes: Uint8Array) => threads.run('read-statement-lines', { bytes, mime: 'application/pdf' })
  const made = {
    opening: 100_000,
    from: '2025-12-04',
    to: '2026-01-03',
    mask: '4321',
    lines: [
      { date: '2025-12-05', text: 'SQUARE INC', cents: 50_000 },
      { date: '2026-01-02', text: 'RENT (MAIN ST)', cents: -70_000 },
    ],
  }
  const page = madeBankOfAmerica(made, '   ').split(/\n\f?/)
  const read = {
    accounts: [
      {
        mask: '4321',
        lines: made.lines,
        proof: { balance: 0, deposits: 0, withdrawals: 0, outside: 0 },
        isProven: true,
      },
    ],
  }
  for (const bytes of [statementPdf(page), statementPdf.columns(page)])
    expect(await lines(bytes)).toMatchObject({
      ok: true,
      value: { read: { ok: true, value: read }, bare: [] },
    })
  expect(await lines(statementPdf(['a letter']))).toMatchObject({
    value: { read: { refusal: 'no-statement' } },
  })
  expect(await lines(Buffer.from('no PDF'))).toMatchObject({ value: { read: { refusal: 'unreadable' } } })
})

test('bytes that were made to break a reader never break anybody else', async () => {
  const given = hostileFiles.filter(({ file }) => file.endsWith('.pdf')).slice(0, 5)
  expect(given.length).toBeGreaterThan(3)
  const answers = await Promise.all(
    given.map(({ bytes }) => impatient.run('read-statement', { bytes, currentMonth: '2026-11' })),
  )
  for (const answer of answers)
    expect(answer.ok ? (answer.value?.months ?? []) : [], JSON.stringify(answer)).toEqual([])
  expect(await read(statementPdf(['Closing date: 09/30/2026']))).toMatchObject({
    value: { months: ['2026-09'] },
  })
})

test('photos become one PDF, a page each, turned as the camera was', async () => {
  const joined = await threads.run('join-photos', {
    photos: [jpegOf(30, 20), jpegOf(20, 30, { orientation: 6 })],
  })
  if (!joined.ok || !joined.value) throw new Error('no PDF')
  const text = Buffer.from(joined.value).toString('latin1')
  expect(text).toMatch(/^%PDF-1\.4/)
  expect(
    [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\] \/Rotate (\d+)/g)].map(([, ...all]) => all),
  ).toEqual([
    ['792.00', '528.00', '0'],
    ['528.00', '792.00', '90'],
  ])
  // Another program's reader finds two pages and no text.
  expect(await read(joined.value)).toEqual({ ok: true, value: { pages: 2, months: [] } })
})

test.each([
  ['none', []],
  ['no picture', [Buffer.from('hello')]],
  ['cut off before its size', [jpegOf(30, 20), jpegOf(30, 20).subarray(0, 12)]],
])('photos that cannot be shown are none: %s', async (_name, photos) => {
  expect(await threads.run('join-photos', { photos })).toEqual({ ok: true, value: null })
})
