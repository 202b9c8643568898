// A BMP without compression, as a small grey picture.
import type { Light } from '#core/domain/photo-quality.ts'
import { greyRow, mayOpen, rasterOf } from './rasters.ts'

/** Null for one that is compressed, has a palette, or ends early. */
export function readBmp(file: Buffer): Light | null {
  const [points, header] = [file.readUInt32LE(10), file.readUInt32LE(14)]
  if (header < 40) return null
  const size = { width: file.readInt32LE(18), height: Math.abs(file.readInt32LE(22)) }
  const [depth, compression] = [file.readUInt16LE(28), file.readUInt32LE(30)]
  if ((depth !== 24 && depth !== 32) || (compression !== 0 && compression !== 3) || !mayOpen(size))
    return null
  const each = depth >> 3
  const wide = Math.ceil((size.width * each) / 4) * 4
  if (points + wide * size.height > file.length) return null
  const raster = rasterOf(size.width, size.height)
  const light = new Uint8Array(size.width)
  const row = new Uint8Array(size.width * 3)
  for (let y = 0; y < size.height; y++) {
    // Blue comes first; the fourth byte is unused.
    for (let x = 0; x < size.width; x++)
      for (let i = 0; i < 3; i++) row[x * 3 + i] = file[points + y * wide + x * each + 2 - i]!
    greyRow(row, 0, 3, light)
    raster.row(light)
  }
  return raster.done()
}
