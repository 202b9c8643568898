// A scan is read in the process for it: drawn, straightened and turned upright; a mixed file by its text and by its pictures.
import { afterAll, expect, test } from 'vitest'
import { scanOf } from '../../../test/scans.ts'
import { drawn } from '../../../test/statements/index.ts'
import { pdfOf } from '../../../test/statements/pdf.ts'
import { makeKeyMaterial } from '../key-material.ts'
import { startThreads } from './threads.ts'

const threads = startThreads({
  file: process.env.TEST_THREAD_FILE!,
  childFile: process.env.TEST_CHILD_FILE!,
  keys: makeKeyMaterial,
})
afterAll(() => threads.stop())

const mime = 'application/pdf'
const keyOf = ({ date, cents }: { readonly date: string; readonly cents: number }): string =>
  `${date} ${cents}`

test('a scan that lies upside down, aslant and speckled is read to its proof', async () => {
  const { sheet, accounts } = drawn('trailingMinus', 3, 6)
  const bytes = await scanOf(await pdfOf(sheet), { tilt: -1.3, quarters: 2, noise: 30, shade: 0.3 })
  const text = await threads.run('read-statement-lines', { bytes, mime })
  expect(text).toMatchObject({ value: { read: { refusal: 'no-text' }, bare: [1] } })
  const page = await threads.run('read-scanned-page', { bytes, mime, page: 1 })
  if (!page.ok || !page.value) throw new Error(JSON.stringify(page))
  const seen = [{ page: 1, pieces: page.value.pieces }]
  const lines = await threads.run('read-statement-lines', { bytes, mime, seen })
  if (!lines.ok || !lines.value.read.ok) throw new Error(JSON.stringify(lines))
  const [account] = lines.value.read.value.accounts
  expect(account).toMatchObject({ isProven: true, mask: accounts[0].mask })
  expect(account!.lines.map(keyOf)).toEqual(accounts[0].ledger.lines.map(keyOf))
  expect(await threads.run('read-scanned-page', { bytes, mime, page: 2 })).toEqual({ ok: true, value: null })
  const none = await threads.run('read-scanned-page', { bytes: Buffer.from('no PDF'), mime, page: 1 })
  expect(none).toEqual({ ok: true, value: null })
}, 60_000)
