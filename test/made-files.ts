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

/** A whole grey JPEG of one colour, 8 points at a time. `orientation`: as Exif tells how the camera was held. `mark`: makes it another file. */
export function jpegOf(width: number, height: number, { orientation = 0, mark = '' } = {}): Buffer {
  const exif = Buffer.from(
    `Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0`,
    'latin1',
  )
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  // One code in each table: 'no difference' and 'end of block', one bit each.
  const table = (kind: number) => segment(0xc4, Buffer.from([kind, 1, ...Array<number>(15).fill(0), 0]))
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(orientation ? [segment(0xe1, exif)] : []),
    segment(0xfe, Buffer.from(`a made-up picture ${mark}`)),
    segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
    segment(0xc0, frame),
    table(0x00),
    table(0x10),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.alloc(Math.ceil((blocks * 2) / 8)),
    Buffer.from([0xff, 0xd9]),
  ])
}
