// Writes a drawn sheet as a PDF: each cell a piece of text at its place, white boxes where an edit covers what was there.
import PDFDocument from 'pdfkit'
import { widthOf, type Sheet } from './sheet.ts'

/** The faces that every reader has, by the sheet's names. */
const faces: Readonly<Record<string, string>> = {
  body: 'Helvetica',
  bold: 'Helvetica-Bold',
  slanted: 'Helvetica-Oblique',
  edited: 'Times-Roman',
}

/** Passwords and the algorithm: RC4 of 128 bits, AES of 128 and of 256 bits. */
interface Lock {
  readonly userPassword?: string
  readonly ownerPassword: string
  readonly pdfVersion: '1.4' | '1.6' | '1.7ext3'
}

/** The same sheet gives the same bytes, unless it is locked: the file has no time of its own. */
export async function pdfOf(sheet: Sheet, lock?: Lock): Promise<Uint8Array> {
  const info = { Title: 'Statement', CreationDate: new Date(0) }
  const doc = new PDFDocument({ size: [612, 792], margin: 0, autoFirstPage: false, info, ...lock })
  const pieces: Uint8Array[] = []
  doc.on('data', (piece: Uint8Array) => pieces.push(piece))
  const ended = new Promise<void>((done) => doc.on('end', done))
  for (const cells of sheet.pages) {
    doc.addPage()
    for (const { text, x, y, size, font, right, cover } of cells) {
      if (!text) continue
      doc.font(faces[font] ?? 'Helvetica').fontSize(size)
      // The sheet reckons with rounded widths: what is set from the right keeps its right edge.
      const left = right ? x + widthOf(text, size) - doc.widthOfString(text) : x
      if (cover !== undefined) {
        const width = Math.max(cover, widthOf(text, size))
        const from = right ? x + widthOf(text, size) - width : x
        doc.rect(from - 1, y - size, width + 2, size * 1.3).fill('#ffffff')
      }
      doc.fillColor('#000000').text(text, left, y, { lineBreak: false, baseline: 'alphabetic' })
    }
  }
  doc.end()
  await ended
  return Buffer.concat(pieces)
}
