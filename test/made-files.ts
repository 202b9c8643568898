// Files that tests make up: statements as PDF with a text layer, and JPEG photos of any size that a browser can draw.
import { deflateSync } from 'node:zlib'

const escape = (text: string): string => text.replace(/[\\()]/g, '\\$&')

const inLines = (lines: readonly string[]): string =>
  `72 720 Td ${lines.map((line) => `(${escape(line)}) Tj 0 -18 Td`).join(' ')}`

/** Cells, parted by three spaces, at places of their own: all first ones, then all second ones. */
const inColumns = (lines: readonly string[]): string => {
  const cells = lines.flatMap((line, row) => line.split('   ').map((cell, column) => ({ cell, row, column })))
  return cells
    .toSorted((a, b) => a.column - b.column || a.row - b.row)
    .map(({ cell, row, column }) => `1 0 0 1 ${40 + column * 220} ${760 - row * 14} Tm (${escape(cell)}) Tj`)
    .join(' ')
}

function pdf(pages: readonly (readonly string[])[], packed: boolean, write = inLines): Buffer {
  const objects: string[] = []
  const kids = pages.map((_page, at) => `${4 + at * 2} 0 R`).join(' ')
  objects.push(
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
  )
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  for (const [at, lines] of pages.entries()) {
    const text = `BT /F 12 Tf ${write(lines)} ET`
    const stream = packed ? deflateSync(text).toString('latin1') : text
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
      `<< ${packed ? '/Filter /FlateDecode ' : ''}/Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    )
  }
  return pdfOf(objects)
}

/** Each a text of one byte a sign; the first is the catalogue. */
function pdfOf(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}

/** A PDF of these pages, each a list of lines. `packed`: as banks write them, compressed; `columns`: a table's columns one after the other. */
export const statementPdf = Object.assign((...pages: readonly (readonly string[])[]) => pdf(pages, false), {
  packed: (...pages: readonly (readonly string[])[]) => pdf(pages, true),
  columns: (...pages: readonly (readonly string[])[]) => pdf(pages, false, inColumns),
})

const segment = (marker: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** Bits to bytes, with a zero after each byte of ones (ITU-T T.81, F.1.2.3). */
function packed(bits: string): Buffer {
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? []
  return Buffer.from(bytes.flatMap((byte) => (byte === '11111111' ? [255, 0] : [Number.parseInt(byte, 2)])))
}

/** Difference of brightness from the block before: how many bits it takes, and the bits. */
const codes: Readonly<Record<number, string>> = { 0: '0', 8: '10', 6: '110' }
function coded(difference: number): string {
  const size = Math.abs(difference).toString(2).length * (difference ? 1 : 0)
  const value = difference < 0 ? difference + 2 ** size - 1 : difference
  return codes[size]! + (size ? value.toString(2).padStart(size, '0') : '')
}

/** A whole grey JPEG of lines of print on bright paper, or of one colour (`blank`), 8 points at a time. `orientation`: as Exif tells how the camera was held. `mark`: makes it another file. */
export function jpegOf(
  width: number,
  height: number,
  { orientation = 0, mark = '', blank = false } = {},
): Buffer {
  const exif = Buffer.from(
    `Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0`,
    'latin1',
  )
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  // Of blocks no more is told than their brightness: three sizes of differences, and 'end of block'.
  const table = (kind: number, symbols: readonly number[]) =>
    segment(
      0xc4,
      Buffer.from([
        kind,
        ...Array.from({ length: 16 }, (_, at) => (at < symbols.length ? 1 : 0)),
        ...symbols,
      ]),
    )
  const [across, down] = [Math.ceil(width / 8), Math.ceil(height / 8)]
  let before = 0
  let bits = ''
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const inside = x > 2 && y > 2 && x < across - 3 && y < down - 3
      const light = !blank && inside && y % 3 === 0 && (x * 7 + y * 5) % 4 > 0 ? -88 : 62
      bits += `${coded(light - before)}0`
      before = light
    }
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(orientation ? [segment(0xe1, exif)] : []),
    segment(0xfe, Buffer.from(`a made-up picture ${mark}`)),
    segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(8)])),
    segment(0xc0, frame),
    table(0x00, [0, 8, 6]),
    table(0x10, [0]),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    packed(bits),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** Runs of white and black that a row of a fax is made of (ITU-T T.4, tables 2 and 3): 1,024 points across. */
const faxRow = {
  bars: `10011${'000101'}`.repeat(64),
  white: `${'011010101'}${'00110101'}`,
  end: '000000000001'.repeat(6),
}

/** A page in black and white, as an office scanner or a fax writes it (CCITT, one dimension): bars of print, or nothing (`blank`). `cut`: it ends after a third. */
export function faxPdf({ rows = 1_325, blank = false, cut = false } = {}): Buffer {
  const bits = Array.from({ length: rows }, (_, y) =>
    !blank && y > 60 && y < rows - 60 && y % 40 < 12 ? faxRow.bars : faxRow.white,
  ).join('')
  const whole = `${bits}${faxRow.end}`
  const padded = whole.padEnd(Math.ceil(whole.length / 8) * 8, '0')
  const bytes = Buffer.from((padded.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const data = cut ? bytes.subarray(0, bytes.length / 3) : bytes
  const draw = '612 0 0 792 0 0 cm /X Do'
  const picture = `<< /Type /XObject /Subtype /Image /Width 1024 /Height ${rows} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K 0 /Columns 1024 /Rows ${rows} >> /Length ${data.length} >>`
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /X 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
    `${picture}\nstream\n${data.toString('latin1')}\nendstream`,
  ])
}

/** A grey PNG, point by point; `depth` 1: black where it is under 128. `interlaced` is claimed alone. */
export function pngOf(
  width: number,
  height: number,
  at: (x: number, y: number) => number,
  { depth = 8, interlaced = false } = {},
): Buffer {
  const wide = Math.ceil((width * depth) / 8)
  const rows = Buffer.alloc((wide + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = y * (wide + 1) + 1
      if (depth === 8) rows[place + x] = at(x, y)
      else if (at(x, y) >= 128) rows[place + (x >> 3)]! |= 0x80 >> (x & 7)
    }
  const chunk = (kind: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(kind, 'latin1'), body])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(body.length)
    ends.writeUInt32BE(crc32(named), 4)
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([depth, 0, 0, 0, interlaced ? 1 : 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
