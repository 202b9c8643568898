// A PNG read row by row (PNG 1.2), as a small grey picture: large ones are never whole in memory.
import { createInflate } from 'node:zlib'
import type { Light } from '#core/domain/photo-quality.ts'
import { greyRow, mayOpen, rasterOf } from './rasters.ts'

/** Samples of a point, by the colour type. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

interface Head {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly colour: number
  readonly palette: Uint8Array
  /** What is clear (tRNS): opacities of the palette's colours, or the one colour that is; empty where nothing is. */
  readonly clear: Buffer
}

/** Null for what is no PNG that is read here: an interlaced one, or one that is broken. */
export async function readPng(file: Buffer): Promise<Light | null> {
  const data: Buffer[] = []
  let head: Omit<Head, 'palette' | 'clear'> | null = null
  let clear: Buffer = Buffer.alloc(0)
  let palette: Uint8Array = new Uint8Array()
  for (let at = 8; at + 8 <= file.length;) {
    const length = file.readUInt32BE(at)
    const kind = file.toString('latin1', at + 4, at + 8)
    const body = file.subarray(at + 8, at + 8 + length)
    if (kind === 'IHDR' && body.length === 13) {
      if (head || body[12] !== 0) return null
      head = { width: body.readUInt32BE(0), height: body.readUInt32BE(4), depth: body[8]!, colour: body[9]! }
    }
    if (kind === 'PLTE') palette = body
    if (kind === 'tRNS') clear = body
    if (kind === 'IDAT') data.push(body)
    if (kind === 'IEND') break
    at += length + 12
  }
  if (!head || !samples[head.colour] || ![1, 2, 4, 8, 16].includes(head.depth) || !mayOpen(head)) return null
  return readRows({ ...head, palette, clear }, data)
}

async function readRows(head: Head, data: readonly Buffer[]): Promise<Light | null> {
  const { width, height, depth, colour } = head
  const bits = samples[colour]! * depth
  const wide = Math.ceil((width * bits) / 8)
  const each = Math.max(1, bits >> 3)
  const raster = rasterOf(width, height)
  const light = new Uint8Array(width)
  let before = Buffer.alloc(wide + 1)
  let row = Buffer.alloc(wide + 1)
  let filled = 0
  let rows = 0
  const inflate = createInflate()
  const fed = (async () => {
    for (const piece of data) if (!inflate.write(piece)) await new Promise((go) => inflate.once('drain', go))
    inflate.end()
  })()
  fed.catch(() => {})
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length && rows < height;) {
        const taken = Math.min(row.length - filled, chunk.length - at)
        chunk.copy(row, filled, at, at + taken)
        filled += taken
        at += taken
        if (filled < row.length) break
        filled = 0
        unfilter(row, before, each)
        lightOf(head, row, light)
        raster.row(light)
        rows++
        ;[before, row] = [row, before]
      }
  } catch {
    return null
  }
  return rows === height ? raster.done() : null
}

/** In place; the first byte names the filter (PNG 9.2). */
function unfilter(row: Buffer, before: Buffer, each: number): void {
  const filter = row[0]!
  if (filter === 0) return
  for (let x = 1; x < row.length; x++) {
    const left = x > each ? row[x - each]! : 0
    const up = before[x]!
    const corner = x > each ? before[x - each]! : 0
    row[x] = row[x]! + predicted(filter, left, up, corner)
  }
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter < 4) return filter === 1 ? left : filter === 2 ? up : (left + up) >> 1
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

function lightOf({ depth, colour, palette, clear }: Head, row: Buffer, light: Uint8Array): void {
  if (depth === 8 && colour !== 3 && colour !== 4 && !clear.length)
    return greyRow(row, 1, samples[colour]!, light)
  const step = depth === 16 ? 2 : 1
  const count = samples[colour]!
  const full = (1 << Math.min(depth, 8)) - 1
  const sample = (at: number) =>
    depth >= 8
      ? row[1 + at * step]!
      : (row[1 + ((at * depth) >> 3)]! >> (8 - depth - ((at * depth) & 7))) & full
  const opacity = (at: number): number => {
    if (colour === 3) return clear[sample(at)] ?? 255
    if (clear.length < count * 2) return 255
    for (let i = 0; i < count; i++) {
      const value = depth === 16 ? row.readUInt16BE(1 + (at + i) * 2) : sample(at + i)
      if (value !== clear.readUInt16BE(i * 2)) return 255
    }
    return 0
  }
  const point = new Uint8Array(4)
  for (let x = 0; x < light.length; x++) {
    const at = x * count
    for (let i = 0; i < 3; i++)
      point[i] =
        colour === 3 ? (palette[sample(at) * 3 + i] ?? 0) : (sample(count >= 3 ? at + i : at) * 255) / full
    point[3] = count === 2 || count === 4 ? sample(at + count - 1) : opacity(at)
    greyRow(point, 0, 4, light.subarray(x, x + 1))
  }
}
