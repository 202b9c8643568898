// A scan is read in the process for it: drawn, straightened and turned upright; a mixed file by its text and by its pictures.
import { inflateSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { scanOf } from '../../../test/scans.ts'
import { drawn } from '../../../test/statements/index.ts'
import { pdfOf } from '../../../test/statements/pdf.ts'
import { makeKeyMaterial } from '../key-material.ts'
import type { PagePicture } from '../ocr/draw-page.ts'
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
  const { pieces, isTurned } = page.value
  expect(isTurned).toBe(true)
  const seen = [{ page: 1, pieces, isTurned: true }]
  const lines = await threads.run('read-statement-lines', { bytes, mime, seen })
  if (!lines.ok || !lines.value.read.ok) throw new Error(JSON.stringify(lines))
  const [account] = lines.value.read.value.accounts
  expect(account).toMatchObject({ isProven: true, mask: accounts[0].mask })
  expect(account!.lines.map(keyOf)).toEqual(accounts[0].ledger.lines.map(keyOf))
  expect(await threads.run('read-scanned-page', { bytes, mime, page: 2 })).toEqual({ ok: true, value: null })
  const none = await threads.run('read-scanned-page', { bytes: Buffer.from('no PDF'), mime, page: 1 })
  expect(none).toEqual({ ok: true, value: null })
}, 60_000)

test.each([undefined, 1, 2, 3] as const)(
  'the picture beside the lines stands on its feet, turned by %s quarters in the file: each line lies where it says',
  async (quarters) => {
    const bytes = await scanOf(await pdfOf(drawn('trailingMinus', 3, 6).sheet), { tilt: 0.9, quarters })
    const read = await threads.run('read-scanned-page', { bytes, mime, page: 1 })
    if (!read.ok || !read.value) throw new Error(JSON.stringify(read))
    const { pieces, isTurned = false } = read.value
    const lines = await threads.run('read-statement-lines', {
      bytes,
      mime,
      seen: [{ page: 1, pieces, isTurned }],
    })
    if (!lines.ok || !lines.value.read.ok) throw new Error(JSON.stringify(lines))
    const { accounts, turned = [] } = lines.value.read.value
    const given = { bytes, mime, page: 1, isSeen: true, isTurned: turned.includes(1) }
    const picture = await threads.run('draw-page', given)
    if (!picture.ok || !picture.value) throw new Error(JSON.stringify(picture))
    const shown = inkOf(picture.value)
    for (const { place } of accounts[0]!.lines) {
      const { x, y, width, height } = place!
      expect(shown(x, y - height, width, height)).toBeGreaterThan(0.04)
      // Between two lines there is paper.
      expect(shown(x, y + height * 0.25, width, height * 0.12)).toBeLessThan(0.012)
    }
  },
  60_000,
)

/** Of a picture that was drawn: the share of dark points in a box of the page, in points from its top left corner. */
function inkOf({ png, width }: PagePicture) {
  const file = Buffer.from(png)
  const across = file.readUInt32BE(16)
  // One chunk of data after the head; each row is led by the number of its filter: none.
  const rows = inflateSync(file.subarray(41, 41 + file.readUInt32BE(33)))
  const scale = across / width
  return (x: number, y: number, wide: number, high: number): number => {
    let dark = 0
    let all = 0
    for (let row = Math.round(y * scale); row < (y + high) * scale; row++)
      for (let column = Math.round(x * scale); column < (x + wide) * scale; column++) {
        all++
        if (rows[row * (across + 1) + 1 + column]! < 128) dark++
      }
    return dark / all
  }
}
