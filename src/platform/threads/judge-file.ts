// Judges whether a file that was uploaded can be read as a document: opens its pictures, or looks for text on its pages.
import {
  faultOfSize,
  judgePages,
  judgePicture,
  unknown,
  usable,
  type Judged,
} from '#core/domain/document-quality.ts'
import type { Light } from '#core/domain/photo-quality.ts'
import { sizeOfJpeg } from '../providers/blobs/file-heads.ts'
import { joinPhotos } from './join-photos.ts'
import { isOutOfMemory } from './out-of-memory.ts'
import { pagesOfPdf, type PdfPage } from './pdf-pictures.ts'
import { readBmp } from './read-bmp.ts'
import { readPng } from './read-png.ts'
import { mayOpen } from './rasters.ts'

/** With so many signs a page is text: nobody needs its pictures to read it. */
const TEXT = 40

export interface FileToJudge {
  readonly bytes: Uint8Array
  readonly mime: string
  readonly kind: string
}

/** `work`: milliseconds of processor time after which no further page is opened; what was seen by then is judged. */
export async function judgeFile({ bytes, mime, kind }: FileToJudge, work: number): Promise<Judged> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (mime === 'application/pdf') return judgePages(await judgedPages(bytes, kind, work))
    const size = sizeOf(file, mime)
    if (size && faultOfSize(size, kind) === 'too-small')
      return judgePages([{ verdict: 'unusable', faults: ['too-small'] }])
    if (!size || !mayOpen(size)) return unknown
    // What reads PDFs reads JPEGs as well, once they stand on a page.
    if (mime === 'image/jpeg') return judgePages(await judgedPages(joinPhotos([file]), kind, work))
    const light = mime === 'image/png' ? await readPng(file) : mime === 'image/bmp' ? readBmp(file) : null
    return light ? judgePicture(light, size, kind) : unknown
  } catch (error) {
    if (isOutOfMemory(error)) throw error
    return unknown
  }
}

async function judgedPages(bytes: Uint8Array | null, kind: string, work: number): Promise<Judged[]> {
  const pages: Judged[] = []
  if (!bytes) return pages
  const before = process.cpuUsage()
  for await (const page of pagesOfPdf(bytes)) {
    pages.push(judgePage(page, kind))
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1_000 <= work) continue
    // Nobody saw what follows: empty pages before it are not the whole.
    pages.push(unknown)
    break
  }
  return pages
}

function judgePage({ signs, drawn, pictures, unsure, trusting }: PdfPage, kind: string): Judged {
  if (signs >= TEXT) return usable
  // A logo beside the picture of a page is no page: the largest tells.
  const [largest] = pictures.toSorted((a, b) => b.size.width * b.size.height - a.size.width * a.size.height)
  const seen = largest && judgePicture(largest.light, largest.size, kind)
  // A photo that ended on its way is opened with a warning, and grey where it is missing.
  if (unsure && !signs && !drawn && pictures.length === 1) return unknown
  if (trusting && pictures.some(({ light }) => endsBlack(light))) return unknown
  if (seen && seen.verdict !== 'unusable') return seen
  // Drawn letters, strips of a scan, or a few words: there is something, and nobody here can tell what.
  if (signs || drawn || unsure || trusting || pictures.length > 1) return unknown
  return seen ?? { verdict: 'unusable', faults: ['blank'] }
}

/** How rows in black and white stand that never came. */
const endsBlack = ({ width, at }: Light): boolean => at.slice(-width).every((value) => value === 0)

function sizeOf(file: Buffer, mime: string) {
  switch (mime) {
    case 'image/jpeg':
      return sizeOfJpeg(file)
    case 'image/png':
      return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
    case 'image/gif':
      return { width: file.readUInt16LE(6), height: file.readUInt16LE(8) }
    case 'image/bmp':
      return file.readUInt32LE(14) === 12
        ? { width: file.readUInt16LE(18), height: file.readUInt16LE(20) }
        : { width: Math.abs(file.readInt32LE(18)), height: Math.abs(file.readInt32LE(22)) }
    default:
      return null
  }
}
