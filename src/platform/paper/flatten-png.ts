// A PNG drawn in a browser, without its transparency and with nothing but its picture: what papers take, and no more than that.
import { inflateSync } from 'node:zlib'
import { SIGNATURE_HIGH, SIGNATURE_WIDE } from '#core/fields/signature.ts'
import { greyPng, PNG_MAGIC } from './grey-png.ts'

/** Grey on white. Null for what is no PNG of eight bits with colour, not interlaced, of the size of a signature, or for one without ink. */
export function flattenPng(bytes: Uint8Array): Uint8Array | null {
  try {
    return flattened(Buffer.from(bytes))
  } catch {
    return null
  }
}

function flattened(file: Buffer): Uint8Array | null {
  const { head, data } = chunksOf(file)
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const [depth, colour, interlace] = [head[8], head[9], head[12]]
  const each = colour === 6 ? 4 : colour === 2 ? 3 : 0
  if (!each || depth !== 8 || interlace !== 0) return null
  if (!width || !height || width > SIGNATURE_WIDE || height > SIGNATURE_HIGH) return null
  const raw = inflateSync(data, { maxOutputLength: (width * each + 1) * height })
  if (raw.length !== (width * each + 1) * height) return null
  const dots = unfiltered(raw, width * each, height, each)
  const grey = new Uint8Array(width * height)
  let ink = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * each
      const light = (dots[at]! * 299 + dots[at + 1]! * 587 + dots[at + 2]! * 114) / 1000
      const alpha = each === 4 ? dots[at + 3]! / 255 : 1
      const value = Math.round(light * alpha + 255 * (1 - alpha))
      if (value < 160) ink++
      grey[y * width + x] = value
    }
  return ink > 20 ? greyPng({ width, height, at: grey }) : null
}

function chunksOf(file: Buffer): { readonly head: Buffer; readonly data: Buffer } {
  if (!file.subarray(0, 8).equals(PNG_MAGIC)) throw new Error('no PNG')
  const data: Buffer[] = []
  let head: Buffer | null = null
  for (let at = 8; at + 8 <= file.length;) {
    const length = file.readUInt32BE(at)
    const kind = file.toString('latin1', at + 4, at + 8)
    const body = file.subarray(at + 8, at + 8 + length)
    if (body.length !== length) throw new Error('cut off')
    // The first one was judged; a second is in no picture (PNG 5.6).
    if (kind === 'IHDR' && head) throw new Error('two heads')
    if (kind === 'IHDR') head = body
    if (kind === 'IDAT') data.push(body)
    if (kind === 'IEND') break
    at += length + 12
  }
  if (head?.length !== 13) throw new Error('no head')
  return { head, data: Buffer.concat(data) }
}

/** Undoes the filters of the lines (PNG 9.2). */
function unfiltered(raw: Buffer, wide: number, height: number, each: number): Buffer {
  const out = Buffer.alloc(wide * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (wide + 1)]!
    for (let x = 0; x < wide; x++) {
      const left = x >= each ? out[y * wide + x - each]! : 0
      const up = y ? out[(y - 1) * wide + x]! : 0
      const corner = y && x >= each ? out[(y - 1) * wide + x - each]! : 0
      out[y * wide + x] = raw[y * (wide + 1) + 1 + x]! + predicted(filter, left, up, corner)
    }
  }
  return out
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 0:
      return 0
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    case 4: {
      const guess = left + up - corner
      const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
      return a <= b && a <= c ? left : b <= c ? up : corner
    }
    default:
      throw new Error('no such filter')
  }
}
