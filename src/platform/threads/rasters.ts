// Pictures made small and grey while they are read, whatever their format: what is judged of them needs no colour and few points.
import { JUDGED_SIDE, type Light } from '#core/domain/photo-quality.ts'

/** Points of a picture that is opened; a phone's largest has fifty million. */
const MOST_POINTS = 64_000_000
/** Of a row, which is set aside at once. */
const MOST_ACROSS = 30_000

/** Whether a picture is small enough to be opened. */
export const mayOpen = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  width <= MOST_ACROSS && width * height <= MOST_POINTS

/** A picture that is read row by row. */
interface Raster {
  /** Takes the brightness (0 to 255) of the next row's points. */
  readonly row: (light: Uint8Array) => void
  /** What came, as averages; rows that never came stand as the last one did. */
  readonly done: () => Light
}

export function rasterOf(width: number, height: number): Raster {
  const scale = Math.min(1, JUDGED_SIDE / Math.max(width, height))
  const small = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  const sums = new Float64Array(small.width * small.height)
  const counts = new Uint32Array(small.width * small.height)
  const columns = Uint32Array.from({ length: width }, (_, x) => Math.floor((x * small.width) / width))
  let y = 0
  return {
    row: (light) => {
      const start = Math.floor((y * small.height) / height) * small.width
      for (let x = 0; x < width; x++) {
        const at = start + columns[x]!
        sums[at]! += light[x]!
        counts[at]!++
      }
      y++
    },
    done: () => ({
      ...small,
      at: Float32Array.from(sums, (sum, at) => sum / (counts[at] || 1)),
    }),
  }
}

/** Brightness of a row of points of so many bytes each: 1 grey, 3 and 4 colour (the fourth is opacity, over white). */
export function greyRow(from: Uint8Array, start: number, each: number, to: Uint8Array): void {
  for (let x = 0, at = start; x < to.length; x++, at += each) {
    if (each < 3) {
      to[x] = from[at]!
      continue
    }
    const light = 0.299 * from[at]! + 0.587 * from[at + 1]! + 0.114 * from[at + 2]!
    const opacity = each === 4 ? from[at + 3]! / 255 : 1
    to[x] = light * opacity + 255 * (1 - opacity)
  }
}

/** Brightness of a row of points of one bit each. */
export function bitRow(from: Uint8Array, start: number, to: Uint8Array): void {
  for (let x = 0; x < to.length; x++) to[x] = from[start + (x >> 3)]! & (0x80 >> (x & 7)) ? 255 : 0
}
