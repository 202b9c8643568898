// Reads one page of a file that strangers uploaded by its picture: a PDF's page, or a photo.
import PDFDocument from 'pdfkit'
import type { Page } from '#core/domain/statement-reader/page.ts'
import { joinPhotos } from '../threads/join-photos.ts'
import { isOutOfMemory } from '../threads/out-of-memory.ts'
import { openPdf } from './draw-pages.ts'
import { readPicture } from './read-picture.ts'

export interface ScannedPage {
  readonly bytes: Uint8Array
  readonly mime: string
  /** From 1. */
  readonly page: number
}

/** Null where the page cannot be drawn or read. Throws where memory ends. */
export async function readScannedPage({ bytes, mime, page }: ScannedPage): Promise<Page | null> {
  try {
    const pdf = await asPdf(bytes, mime)
    if (!pdf) return null
    const file = await openPdf(pdf)
    try {
      return page <= file.pages ? await readPicture(await file.draw(page)) : null
    } finally {
      file.close()
    }
  } catch (error) {
    if (isOutOfMemory(error)) throw error
    return null
  }
}

/** A PDF as it is, a photo as the page of one; null for anything else. */
export async function asPdf(bytes: Uint8Array, mime: string): Promise<Uint8Array | null> {
  if (mime === 'application/pdf') return bytes
  if (mime === 'image/jpeg') return joinPhotos([bytes])
  return mime === 'image/png' ? pdfOfPng(bytes) : null
}

/** The longer side of a page, in points: that of US letter. */
const LONGER_SIDE = 792

async function pdfOfPng(png: Uint8Array): Promise<Uint8Array> {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const scale = LONGER_SIDE / Math.max(width, height, 1)
  const size: [number, number] = [width * scale, height * scale]
  const doc = new PDFDocument({ size, margin: 0 })
  const pieces: Uint8Array[] = []
  const ended = new Promise<void>((done, failed) => doc.on('end', done).on('error', failed))
  doc.on('data', (piece: Uint8Array) => pieces.push(piece))
  doc.image(bytes, 0, 0, { width: size[0], height: size[1] }).end()
  await ended
  return Buffer.concat(pieces)
}
