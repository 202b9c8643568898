// Several photos as one PDF, a page each: the photos go in as they came, since a PDF shows JPEG by itself.
import { Buffer } from 'node:buffer'

interface Photo {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  /** 1 grey, 3 colour, 4 print colours. */
  readonly components: number
  /** Degrees clockwise by which the camera was turned: 0, 90, 180 or 270. */
  readonly turn: number
}

/** The longer side of a page, in points: that of US letter. */
const LONGER_SIDE = 792

/** Null where one of them is no JPEG with a size. */
export function joinPhotos(photos: readonly Uint8Array[]): Uint8Array | null {
  const read = photos.map(readJpeg)
  const all = read.filter((photo) => photo !== null)
  if (!all.length || all.length < read.length) return null
  const objects: (readonly Uint8Array[])[] = []
  const add = (...parts: (string | Uint8Array)[]) =>
    objects.push(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
  const kids = all.map((_photo, at) => `${3 + at * 3} 0 R`).join(' ')
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add(`<< /Type /Pages /Count ${all.length} /Kids [${kids}] >>`)
  for (const [at, photo] of all.entries()) {
    const scale = LONGER_SIDE / Math.max(photo.width, photo.height)
    const [width, height] = [photo.width, photo.height].map((side) => (side * scale).toFixed(2))
    const draw = `q ${width} 0 0 ${height} 0 0 cm /Photo Do Q`
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${photo.turn} /Contents ${4 + at * 3} 0 R ` +
        `/Resources << /XObject << /Photo ${5 + at * 3} 0 R >> >> >>`,
    )
    add(`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`)
    add(...photoObject(photo))
  }
  return written(objects)
}

const colours: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' }

function photoObject({ bytes, width, height, components }: Photo): (string | Uint8Array)[] {
  // Programs write print colours the other way round.
  const decode = components === 4 ? ' /Decode [1 0 1 0 1 0 1 0]' : ''
  return [
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${colours[components]} /BitsPerComponent 8 ` +
      `/Filter /DCTDecode${decode} /Length ${bytes.length} >>\nstream\n`,
    bytes,
    '\nendstream',
  ]
}

/** The file: head, objects, the table of their places, trailer; the photos are copied once. */
function written(objects: readonly (readonly Uint8Array[])[]): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  let length = parts[0]!.length
  const places = objects.map((object, at) => {
    const whole = [Buffer.from(`${at + 1} 0 obj\n`), ...object, Buffer.from('\nendobj\n')]
    const place = length
    parts.push(...whole)
    for (const part of whole) length += part.length
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2])
const APP1 = 0xe1
const SCAN = 0xda

/** Goes from segment to segment until the one that tells the size. */
function readJpeg(given: Uint8Array): Photo | null {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  let turn = 0
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1]!
    if (marker === 0xff) {
      at++
      continue
    }
    const length = bytes.readUInt16BE(at + 2)
    if (marker === SCAN || length < 2) return null
    if (marker === APP1) turn = turnIn(bytes.subarray(at + 4, at + 2 + length)) ?? turn
    if (FRAMES.has(marker)) {
      const [height, width, components] = [
        bytes.readUInt16BE(at + 5),
        bytes.readUInt16BE(at + 7),
        bytes[at + 9]!,
      ]
      return width && height && colours[components] ? { bytes: given, width, height, components, turn } : null
    }
    at += 2 + length
  }
  return null
}

const turns: Readonly<Record<number, number>> = { 3: 180, 6: 90, 8: 270 }
const ORIENTATION = 0x0112

/** How the camera was held, by the Exif entry for it; null where there is none that can be read. */
function turnIn(exif: Buffer): number | null {
  if (exif.toString('latin1', 0, 6) !== 'Exif\0\0') return null
  const tiff = exif.subarray(6)
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  if (tiff.length < 8) return null
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < Math.min(short(first), 64); entry++) {
    const at = first + 2 + entry * 12
    if (short(at) === ORIENTATION) return turns[short(at + 8)] ?? 0
  }
  return null
}
