// Photos of documents that tests make up: a page or a card with print on a table, in uneven light, with noise, and what goes wrong.
import type { Pixels } from '#core/domain/photo-quality.ts'

export interface Scene {
  readonly seed: number
  readonly width: number
  readonly height: number
  /** Brightness of table and document, 0 to 255. */
  readonly table: number
  readonly paper: number
  readonly ink: number
  /** The document's edges, as shares of the picture. */
  readonly frame: {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  /** Degrees. */
  readonly tilt: number
  readonly noise: number
  /** Radius of the blur, in points. */
  readonly blur: number
  /** Radius of a shining spot, as a share of the width; 0 = none. */
  readonly glare: number
  /** How much darker the far corner is. */
  readonly shade: number
}

/** Numbers that look random and are the same every time. */
export function randomFrom(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39)
    mixed ^= mixed >>> 15
    return (mixed >>> 0) / 4294967296
  }
}

export function makePhoto(scene: Scene): Pixels {
  const { width, height, seed } = scene
  const random = randomFrom(seed)
  const print = printOf(random)
  let light = new Float32Array(width * height)
  const angle = (scene.tilt * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = 0.5 + ((x - width / 2) * cos + (y - height / 2) * sin) / width
      const v = 0.5 + ((y - height / 2) * cos - (x - width / 2) * sin) / height
      const { left, top, right, bottom } = scene.frame
      const inside = u > left && u < right && v > top && v < bottom
      const marked = inside && print(((u - left) / (right - left)) * 100, ((v - top) / (bottom - top)) * 100)
      const base = inside ? (marked ? scene.ink : scene.paper) : scene.table
      light[y * width + x] = base * (1 - (scene.shade * (x / width + y / height)) / 2)
    }
  if (scene.blur > 0) for (let pass = 0; pass < 3; pass++) light = boxBlur(light, width, height, scene.blur)
  const [gx, gy] = [width * (0.35 + 0.3 * random()), height * (0.35 + 0.3 * random())]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const shine = scene.glare
        ? 400 * Math.exp((-1.2 * ((x - gx) ** 2 + (y - gy) ** 2)) / (scene.glare * width) ** 2)
        : 0
      const value = light[i]! + shine + scene.noise * (random() + random() - 1) * 2
      data[i * 4] = data[i * 4 + 1] = data[i * 4 + 2] = value
      data[i * 4 + 3] = 255
    }
  return { width, height, data }
}

/** Lines of words: whether a point, in percent of the document, lies on ink. */
function printOf(random: () => number): (x: number, y: number) => boolean {
  const lines = Array.from({ length: 28 }, () =>
    Array.from({ length: 46 }, () => (random() < 0.72 ? 0.35 + 0.5 * random() : 0)),
  )
  return (x, y) => {
    const row = Math.floor((y - 8) / 3)
    const column = Math.floor((x - 8) / 1.83)
    const ink = lines[row]?.[column] ?? 0
    return ink > 0 && (y - 8) % 3 < 1.5 && (x - 8) % 1.83 < 1.83 * ink
  }
}

function boxBlur(
  from: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array<ArrayBuffer> {
  const run = (source: Float32Array, length: number, count: number, step: number, jump: number) => {
    const out = new Float32Array(source.length)
    const r = Math.max(1, Math.round(radius))
    for (let line = 0; line < count; line++) {
      const start = line * jump
      const value = (at: number) => source[start + Math.max(0, Math.min(length - 1, at)) * step]!
      let sum = 0
      for (let at = -r; at <= r; at++) sum += value(at)
      for (let at = 0; at < length; at++) {
        out[start + at * step] = sum / (2 * r + 1)
        sum += value(at + r + 1) - value(at - r)
      }
    }
    return out
  }
  return run(run(from, width, height, 1, width), height, width, width, 1)
}
