// The heads of the file formats that an upload may have: enough of each is checked that a mark alone does not pass for a file.
import type { ExportType } from '#core/domain/statement-exports/export-kinds.ts'
import { isOfx, isSeparated, isXlsx } from './export-heads.ts'
import { pdfHeadAt } from './pdf-head.ts'

export type UploadType = 'pdf' | 'jpg' | 'png' | 'gif' | 'bmp' | 'heic' | ExportType

const latin1 = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to)

const isPdf = (bytes: Buffer): boolean => pdfHeadAt(bytes) >= 0

/** More than the largest cameras and phones take (200 million). More is a small file that was made to fill the memory of whoever opens it. */
const MOST_POINTS = 250_000_000
export const isPictureSize = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width * height <= MOST_POINTS

/** Start of image, then a first segment that is one: table, frame, application or comment, with its own length of 2 or more. */
const isJpeg = (bytes: Buffer): boolean => {
  if (bytes.length < 6 || bytes.readUIntBE(0, 3) !== 0xffd8ff) return false
  const marker = bytes[3]!
  const segment =
    (marker >= 0xc0 && marker <= 0xcf) ||
    (marker >= 0xdb && marker <= 0xdd) ||
    (marker >= 0xe0 && marker <= 0xef) ||
    marker === 0xfe
  if (!segment || bytes.readUInt16BE(4) < 2) return false
  const size = sizeOfJpeg(bytes)
  return !size || isPictureSize(size.width, size.height)
}

/** Goes from segment to segment until the frame that tells the size; null where there is none before the picture itself, or it says none. */
export function sizeOfJpeg(bytes: Buffer): { readonly width: number; readonly height: number } | null {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1]!
    if (marker === 0xff) {
      at++
      continue
    }
    const length = bytes.readUInt16BE(at + 2)
    if (marker === 0xda || length < 2) return null
    // All kinds of frames; C4, C8 and CC among them are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      return width && height ? { width, height } : null
    }
    at += 2 + length
  }
  return null
}

/** The signature, then the image header as first chunk, with a width and a height. */
const isPng = (bytes: Buffer): boolean =>
  bytes.length >= 33 &&
  latin1(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' &&
  bytes.readUInt32BE(8) === 13 &&
  latin1(bytes, 12, 16) === 'IHDR' &&
  isPictureSize(bytes.readUInt32BE(16), bytes.readUInt32BE(20))

const isGif = (bytes: Buffer): boolean =>
  bytes.length >= 13 &&
  /^GIF8[79]a$/.test(latin1(bytes, 0, 6)) &&
  isPictureSize(bytes.readUInt16LE(6), bytes.readUInt16LE(8))

const FILE_HEADER = 14
/** Lengths of the second header: OS/2 1 and 2 (short and full), Windows 3, its two extensions, 4 and 5. */
const bitmapHeaders: ReadonlySet<number> = new Set([12, 16, 64, 40, 52, 56, 108, 124])
/** Bits of one point; 0 where the points are a JPEG or PNG themselves. */
const bitDepths: ReadonlySet<number> = new Set([0, 1, 2, 4, 8, 16, 24, 32])

/** Two letters begin many a text: the stated length, the second header and the place of the points must fit the file. */
const isBmp = (bytes: Buffer): boolean => {
  if (bytes.length < FILE_HEADER + 12 || latin1(bytes, 0, 2) !== 'BM') return false
  const [stated, points, header] = [bytes.readUInt32LE(2), bytes.readUInt32LE(10), bytes.readUInt32LE(14)]
  if (!bitmapHeaders.has(header) || bytes.length < FILE_HEADER + header) return false
  // Some programs leave the length at 0, or count without the bytes that they add at the end.
  if (stated > bytes.length || points < FILE_HEADER + header || points >= bytes.length) return false
  const old = header === 12
  const [width, height] = old
    ? [bytes.readUInt16LE(18), bytes.readUInt16LE(20)]
    : [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22))]
  const planes = bytes.readUInt16LE(old ? 22 : 26)
  const depth = bytes.readUInt16LE(old ? 24 : 28)
  return isPictureSize(width, height) && planes === 1 && bitDepths.has(depth)
}

const heicBrands: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
])

/** The first box is the file type box, with a brand of the format. */
const isHeic = (bytes: Buffer): boolean =>
  bytes.length >= 16 &&
  latin1(bytes, 4, 8) === 'ftyp' &&
  bytes.readUInt32BE(0) >= 16 &&
  bytes.readUInt32BE(0) <= bytes.length &&
  heicBrands.has(latin1(bytes, 8, 12))

const heads: readonly (readonly [UploadType, (bytes: Buffer) => boolean])[] = [
  ['pdf', isPdf],
  ['jpg', isJpeg],
  ['png', isPng],
  ['gif', isGif],
  ['bmp', isBmp],
  ['heic', isHeic],
  ['xlsx', isXlsx],
  ['ofx', isOfx],
  // Without a mark of its own: only what is nothing else.
  ['csv', isSeparated],
]

/** The format whose head the bytes have; null for every other one. */
export function typeByHead(bytes: Uint8Array): UploadType | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return heads.find(([, has]) => has(view))?.[0] ?? null
}
