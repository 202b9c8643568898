// Texts of PDFs that are made of instructions: what an honest statement has is read, what goes far beyond is left early, with its reason.
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { MOST_OF_TEXT, unpacksWithin } from '../providers/blobs/pdf-budget.ts'
import { withoutPictures } from '../providers/blobs/pdf-streams.ts'
import { slowPdf } from '../../../test/bombs.ts'
import { statementPdf } from '../../../test/made-files.ts'
import { textOfPdf } from './pdf-text.ts'
import { uploadTasks } from './upload-tasks.ts'

const WORK = 1_000

/** A file of one page of these instructions, packed; `head`: what its stream calls itself besides, `page`: what the page does. */
function pageOf(instructions: string, head = '', page = ''): Buffer {
  const body = deflateSync(Buffer.from(`BT /F 9 Tf 50 700 Td\n${instructions}ET`), { level: 9 })
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]${page}/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>`,
    `<<${head}/Length ${body.length}/Filter/FlateDecode>>stream\n${body.toString('latin1')}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const parts = ['%PDF-1.7\n']
  const places: number[] = []
  for (const [at, object] of objects.entries()) {
    places.push(parts.join('').length)
    parts.push(`${at + 1} 0 obj\n${object}\nendobj\n`)
  }
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${parts.join('').length}\n%%EOF`
  return Buffer.from(parts.join('') + end, 'latin1')
}
const months = async (bytes: Uint8Array) =>
  (await uploadTasks['read-statement']({ bytes, currentMonth: '2026-11' }))?.months ?? null
const period = '(Statement Period: 07/01/2026 - 07/31/2026)Tj\n'

test.each([
  ['the same letter', '(a)Tj\n'],
  ['letters beside each other', '1 0 Td(a)Tj\n'],
  ['blanks', '( )Tj\n'],
  ['states that are kept and given back', 'q Q\n'],
  ['strokes', '0 0 m 1 1 l S\n'],
])('a small file that unpacks to twenty megabytes of it is not read: %s', async (_what, instruction) => {
  const bytes = pageOf(period + instruction.repeat(Math.ceil(20_000_000 / instruction.length)))
  expect(bytes.length).toBeLessThan(300_000)
  // It may be a page scanned without a filter: the file is taken, and its text is not.
  expect(await unpacksWithin(bytes)).toBe(true)
  expect(await months(bytes)).toBe(null)
  expect(await uploadTasks['read-statement-lines']({ bytes, mime: 'application/pdf' })).toMatchObject({
    read: { refusal: 'unreadable' },
  })
})

test.each([90, 180, 270])('a page that is turned by %i degrees is read upright', async (degrees) => {
  const placesOf = async (bytes: Uint8Array) => {
    const { placed } = await textOfPdf(Buffer.from(bytes), WORK)
    const places = placed[0]!.pieces.map(({ text, x, y }) => [text, Math.round(x), Math.round(y)])
    return { places, turned: placed[0]!.turn }
  }
  const upright = await placesOf(pageOf(period))
  const turned = await placesOf(pageOf(period, '', `/Rotate ${degrees}`))
  expect(upright.turned).toBeUndefined()
  expect(turned.places).toEqual(upright.places)
  expect(turned.turned).toMatchObject({ quarters: degrees / 90 })
})

test('text that calls itself a picture is none', async () => {
  const text = period + 'q Q\n'.repeat(5_000_000)
  const hidden = pageOf(text, '/Subtype/Image/Width 5000/Height 4000')
  expect(await unpacksWithin(withoutPictures(hidden), MOST_OF_TEXT)).toBe(true)
  expect((await months(hidden)) ?? []).toEqual([])
})

test('beyond so many pieces it is read no further, and said to be too long', async () => {
  const places = Array.from({ length: 150_000 }, (_, at) => `1 0 0 1 ${at % 500} ${at % 700} Tm(a)Tj\n`)
  const bytes = pageOf(period + places.join(''))
  const text = await textOfPdf(Buffer.from(bytes), WORK)
  expect(text.cut).toBe(true)
  expect(await months(bytes)).toEqual(['2026-07'])
  expect(await uploadTasks['read-statement-lines']({ bytes, mime: 'application/pdf' })).toMatchObject({
    read: { refusal: 'too-long' },
  })
})

test('a statement of a hundred pages is read to its end', async () => {
  const pages = Array.from({ length: 100 }, (_, page) =>
    Array.from(
      { length: 60 },
      (_line, at) => `07/${String((at % 28) + 1).padStart(2, '0')} CARD ${page} ${at}  12.34`,
    ),
  )
  const text = await textOfPdf(statementPdf.packed(...pages), 60_000)
  expect(text).toMatchObject({ pages: 100, cut: false })
  expect(text.written.slice(-1_000)).toContain('CARD 99 29')
})

test('a file whose pages share one content is left between two of them, and said to be cut', async () => {
  expect(await unpacksWithin(slowPdf(), MOST_OF_TEXT)).toBe(true)
  expect(await textOfPdf(slowPdf(), WORK)).toMatchObject({ pages: 150, cut: true })
})
