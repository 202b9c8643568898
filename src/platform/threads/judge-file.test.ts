// Shapes that phones, scanners and banks' sites give documents: nothing that a person could read is refused, nothing that ended on its way passes.
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { jpegOf, pngOf } from '../../../test/made-files.ts'
import { judgeFile } from './judge-file.ts'

const ENOUGH = 10_000
const judged = async (bytes: Uint8Array, mime: string, work = ENOUGH) => {
  const { verdict, faults } = await judgeFile({ bytes, mime, kind: 'voided-check' }, work)
  return verdict === 'unusable' ? `${verdict} ${faults.join()}` : verdict
}

/** A PDF of these objects, which begin with the catalogue and the pages. */
function pdfOf(...objects: readonly (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.5\n')]
  const size = () => parts.reduce((sum, { length }) => sum + length, 0)
  const places = objects.map((object, at) => {
    const place = size()
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${size()}\n%%EOF\n`
  parts.push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}${end}`))
  return Buffer.concat(parts)
}

/** A page for each of these grey pictures, which fill it. */
function scanned(
  ...pictures: readonly { width: number; height: number; at: (x: number, y: number) => number }[]
) {
  const kids = pictures.map((_picture, at) => `${3 + at * 3} 0 R`).join(' ')
  const draw = 'q 612 0 0 792 0 0 cm /X Do Q'
  return pdfOf(
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pictures.length} /Kids [${kids}] >>`,
    ...pictures.flatMap(({ width, height, at }, i) => {
      const points = Buffer.alloc(width * height)
      for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) points[y * width + x] = at(x, y)
      const packed = deflateSync(points)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${4 + i * 3} 0 R /Resources << /XObject << /X ${5 + i * 3} 0 R >> >> >>`,
        `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
        Buffer.concat([
          Buffer.from(
            `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
          ),
          packed,
          Buffer.from('\nendstream'),
        ]),
      ]
    }),
  )
}

const print = (x: number, y: number) => (y % 40 < 12 && x % 24 < 13 ? 0 : 255)
const page = { width: 850, height: 1_100, at: print }
const white = { width: 850, height: 1_100, at: () => 255 }
const tiny = { width: 8, height: 8, at: () => 255 }

test('an empty back that a scanner wrote as a few white points is an empty back', async () => {
  expect(await judged(scanned(page, tiny), 'application/pdf')).toBe('usable')
  expect(await judged(scanned(tiny), 'application/pdf')).toBe('unusable blank')
})

test('empty pages are not the whole where the time ended before the others', async () => {
  expect(await judged(scanned(white, white, page), 'application/pdf')).toBe('usable')
  expect(await judged(scanned(white, white, page), 'application/pdf', 0)).toBe('unknown')
  expect(await judged(scanned(white, white), 'application/pdf')).toBe('unusable blank')
})

const form = (value: string) =>
  pdfOf(
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] >> >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << >> /Annots [4 0 R] >>',
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (account) ${value} /Rect [50 700 350 720] /F 4 >>`,
  )

test('what stands in the fields of a form alone is something; an empty form is nothing', async () => {
  expect(await judged(form('/V (000123456789)'), 'application/pdf')).toBe('unknown')
  expect(await judged(form(''), 'application/pdf')).toBe('unusable blank')
})

/** The PNG with its colours by a palette of black, clear black and grey; or grey with one brightness that is clear. */
function clearPng(colour: 0 | 3): Buffer {
  const png = pngOf(1_200, 550, (x, y) => (print(x, y) ? 0 : 1))
  png[25] = colour
  const chunk = (kind: string, body: readonly number[]) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(body.length)
    return Buffer.concat([length, Buffer.from(kind), Buffer.from(body), Buffer.alloc(4)])
  }
  const more =
    colour === 3
      ? [chunk('PLTE', [0, 0, 0, 0, 0, 0, 90, 90, 90]), chunk('tRNS', [0])]
      : [chunk('tRNS', [0, 0])]
  return Buffer.concat([png.subarray(0, 33), ...more, png.subarray(33)])
}

test.each([0, 3] as const)('black on clear is black on white: colour type %i', async (colour) => {
  expect(await judged(clearPng(colour), 'image/png')).toBe('usable')
})

test('taken at night, with something on it, it is for a person; a covered lens shows nothing', async () => {
  const night = pngOf(1_200, 800, (x, y) => (x > 200 && x < 1_000 ? (print(x, y) ? 44 : 10) : 14))
  expect(await judged(night, 'image/png')).toBe('unknown')
  expect(
    await judged(
      pngOf(1_200, 800, (x, y) => (x * 7 + y * 13) % 23),
      'image/png',
    ),
  ).toBe('unusable blank')
})

test('a photo that ended on its way is not taken for whole', async () => {
  const whole = jpegOf(1_600, 1_200)
  expect(await judged(whole, 'image/jpeg')).toBe('usable')
  expect(await judged(whole.subarray(0, whole.length * 0.6), 'image/jpeg')).toBe('unknown')
  // Some phones write more behind the picture.
  expect(await judged(Buffer.concat([whole, Buffer.from('SEFT of a phone')]), 'image/jpeg')).toBe('usable')
})
