// Makes scans of PDFs: each page drawn, turned a little, speckled and blurred, and put into a PDF as a picture without any text.
import { deflateSync } from 'node:zlib'
import { openPdf } from '#platform/ocr/draw-pages.ts'
import { levelled, turned, type Grey } from '#platform/ocr/grey.ts'
import { chance } from './statements/ledger.ts'

interface ScanOptions {
  /** Degrees by which the lines fall to the right. */
  readonly tilt?: number
  /** Quarters clockwise. */
  readonly quarters?: 1 | 2 | 3
  /** Of light, as the most that is added or taken. */
  readonly noise?: number
  readonly blur?: boolean
  /** The right side lies in the shade, 0 to 1. */
  readonly shade?: number
  /** From 1; absent: all. */
  readonly pages?: readonly number[]
  readonly seed?: number
}

/** The PDF of its pages' pictures. */
export async function scanOf(pdf: Uint8Array, options: ScanOptions = {}): Promise<Uint8Array> {
  const file = await openPdf(pdf)
  const pictures: Grey[] = []
  for (let page = 1; page <= file.pages; page++)
    if (options.pages?.includes(page) ?? true) pictures.push(scanned((await file.draw(page)).grey, options))
  file.close()
  return pdfOfPictures(pictures)
}

function scanned(
  page: Grey,
  { tilt = 0, quarters, noise = 0, blur, shade = 0, seed = 1 }: ScanOptions,
): Grey {
  const level = tilt ? levelled(page, { tilt: (-tilt * Math.PI) / 180, fan: 0 }) : page
  const { width, height, at } = quarters ? turned(level, quarters) : level
  const soft = blur ? blurred({ width, height, at }) : at
  const next = chance(seed)
  const to = Uint8Array.from(soft, (light, n) =>
    Math.max(
      0,
      Math.min(255, light * (1 - (shade * (n % width)) / width) + (noise ? (next() - 0.5) * 2 * noise : 0)),
    ),
  )
  return { width, height, at: to }
}

function blurred({ width, height, at }: Grey): Uint8Array {
  const to = Uint8Array.from(at)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      let sum = 0
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) sum += at[(y + dy) * width + x + dx]!
      to[y * width + x] = sum / 9
    }
  return to
}

/** Each as a page whose longer side is 11 inches. */
function pdfOfPictures(pictures: readonly Grey[]): Uint8Array {
  const objects: Buffer[] = []
  const add = (text: string, stream?: Uint8Array): void =>
    void objects.push(
      Buffer.concat([
        Buffer.from(`${objects.length + 1} 0 obj\n${text}\n`),
        ...(stream ? [Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')] : []),
        Buffer.from('endobj\n'),
      ]),
    )
  add('<< /Type /Catalog /Pages 2 0 R >>')
  const kids = pictures.map((_, at) => `${3 + 3 * at} 0 R`).join(' ')
  add(`<< /Type /Pages /Count ${pictures.length} /Kids [${kids}] >>`)
  for (const [n, { width, height, at }] of pictures.entries()) {
    const scale = 792 / Math.max(width, height)
    const draw = Buffer.from(`q ${width * scale} 0 0 ${height * scale} 0 0 cm /P Do Q`)
    const packed = deflateSync(at, { level: 1 })
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width * scale} ${height * scale}] /Contents ${4 + 3 * n} 0 R ` +
        `/Resources << /XObject << /P ${5 + 3 * n} 0 R >> >> >>`,
    )
    add(`<< /Length ${draw.length} >>`, draw)
    add(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 ` +
        `/Filter /FlateDecode /Length ${packed.length} >>`,
      packed,
    )
  }
  const head = Buffer.from('%PDF-1.4\n')
  let place = head.length
  const places = objects.map((object) => (place += object.length) - object.length)
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${place}\n%%EOF\n`
  return Buffer.concat([head, ...objects, Buffer.from(end)])
}
