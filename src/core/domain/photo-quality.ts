// What a photo of a document suffers from, by its pixels: blur, glare, a document that the frame cuts. Advice for a person, never a refusal.

export type PhotoFault = 'blurred' | 'glare' | 'cut'

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue, opacity for each point, 0 to 255, row by row. */
  readonly data: Uint8ClampedArray
}

/** The longer side that a picture is judged at, in points: small enough to be told at once, large enough to show that print is blurred. */
export const JUDGED_SIDE = 1000
/** Smaller ones tell too little. */
const LEAST_SIDE = 160

/** Every fault that can be seen, in the order in which to tell them. */
export const judgePhoto = (pixels: Pixels): PhotoFault[] => faultsOfLight(luminance(pixels))

/** The same of a picture in grey. */
export function faultsOfLight(light: Light): PhotoFault[] {
  if (Math.min(light.width, light.height) < LEAST_SIDE) return []
  return [
    ...(isBlurred(light) ? (['blurred'] as const) : []),
    ...(hasGlare(light) ? (['glare'] as const) : []),
    ...(isCut(light) ? (['cut'] as const) : []),
  ]
}

/** A picture in grey: 0 to 255 for each point, row by row. */
export interface Light {
  readonly width: number
  readonly height: number
  readonly at: Float32Array
}

function luminance({ width, height, data }: Pixels): Light {
  const at = new Float32Array(width * height)
  for (let i = 0; i < at.length; i++)
    at[i] = 0.299 * data[i * 4]! + 0.587 * data[i * 4 + 1]! + 0.114 * data[i * 4 + 2]!
  return { width, height, at }
}

/** Gradients below are noise and paper, differences over some points are edges. */
const EDGE = 24
/** With fewer edges, by points, there is nothing to judge by. */
const LEAST_EDGES = 0.002
/**
 * The Laplacian's energy over the gradient's, at edges and at half the size, where the camera's noise is halved: about one over the square of
 * the blur's radius, whatever the contrast and however much of the picture is empty. Made-up photos lie at 4.7 and above, blurred ones at
 * 0.75 and below.
 */
const SHARP = 1.1

function isBlurred(light: Light): boolean {
  const { width, height, at } = shrink(light, 2)
  let edges = 0
  let gradients = 0
  let laplacians = 0
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const [left, right, up, down] = [at[i - 1]!, at[i + 1]!, at[i - width]!, at[i + width]!]
      const gradient = (right - left) ** 2 + (down - up) ** 2
      if (gradient < EDGE ** 2) continue
      edges++
      gradients += gradient / 4
      laplacians += (left + right + up + down - 4 * at[i]!) ** 2
    }
  if (edges < LEAST_EDGES * width * height) return isWashedOut({ width, height, at })
  return laplacians < SHARP * gradients
}

const REACH = 8

/** Differences over some points that no step between neighbours explains. */
function isWashedOut({ width, height, at }: Light): boolean {
  let soft = 0
  let looked = 0
  for (let y = 0; y < height; y += 4)
    for (let x = 0; x < width - REACH; x += 4) {
      looked++
      if (Math.abs(at[y * width + x]! - at[y * width + x + REACH]!) > EDGE) soft++
    }
  return soft > 0.01 * looked
}

const CLIPPED = 250
/** Paper that is white all over was scanned, or is a picture of a screen. */
const WHITE_PAPER = 236
const TILE = 20
/** The share of the picture that shines, in whole tiles. */
const SHINES = 0.006

function hasGlare({ width, height, at }: Light): boolean {
  if (at.toSorted()[at.length >> 1]! >= WHITE_PAPER) return false
  let tiles = 0
  let shining = 0
  for (let top = 0; top + TILE <= height; top += TILE)
    for (let left = 0; left + TILE <= width; left += TILE) {
      tiles++
      let clipped = 0
      for (let y = top; y < top + TILE; y++)
        for (let x = left; x < left + TILE; x++) if (at[y * width + x]! >= CLIPPED) clipped++
      if (clipped >= 0.95 * TILE * TILE) shining++
    }
  return shining > SHINES * tiles
}

/** So coarse that print disappears and page and table stay. */
const COARSE = 64
/** How far the two classes of brightness must lie apart, or document and table cannot be told. */
const APART = 35
/** A side of the frame that shows so little document is free of it; one that shows so much is crossed by it. */
const FREE = 0.06
const CROSSED = 0.2

/** The side on which the document lies is the one with which the frame's border has less in common. */
function isCut(light: Light): boolean {
  const coarse = shrink(light, Math.max(1, Math.floor(Math.max(light.width, light.height) / COARSE)))
  const { threshold, apart } = twoClasses(coarse)
  if (apart < APART) return false
  const { width, height, at } = coarse
  const bright = (points: readonly number[]) =>
    points.filter((i) => at[i]! > threshold).length / points.length
  const across = Array.from({ length: width }, (_, x) => x)
  const along = Array.from({ length: height }, (_, y) => y * width)
  const sides = [
    bright(across),
    bright(across.map((x) => x + (height - 1) * width)),
    bright(along),
    bright(along.map((y) => y + width - 1)),
  ]
  const documentIsBright = sides.reduce((sum, side) => sum + side) < sides.length / 2
  const shares = documentIsBright ? sides : sides.map((side) => 1 - side)
  // Document on every side: a scan, or so near that nobody can tell.
  return shares.some((share) => share < FREE) && shares.some((share) => share > CROSSED)
}

/** Averages of squares of `step` points. */
export function shrink({ width, height, at }: Light, step: number): Light {
  const small = { width: Math.floor(width / step), height: Math.floor(height / step) }
  const sums = new Float32Array(small.width * small.height)
  for (let y = 0; y < small.height * step; y++) {
    const row = Math.floor(y / step) * small.width
    for (let x = 0; x < small.width * step; x++) sums[row + Math.floor(x / step)]! += at[y * width + x]!
  }
  return { ...small, at: sums.map((sum) => sum / (step * step)) }
}

/** Where brightness falls into two classes with the least difference inside them (Otsu), and how far their means lie apart. */
function twoClasses({ at }: Light): { threshold: number; apart: number } {
  const counts = new Array<number>(256).fill(0)
  for (const value of at) counts[Math.min(255, Math.round(value))]!++
  const all = counts.reduce((sum, count, value) => sum + count * value, 0)
  let best = { between: -1, threshold: 0, apart: 0 }
  let below = 0
  let sumBelow = 0
  for (let value = 0; value < 255; value++) {
    below += counts[value]!
    sumBelow += counts[value]! * value
    const above = at.length - below
    if (!below || !above) continue
    const apart = (all - sumBelow) / above - sumBelow / below
    const between = below * above * apart * apart
    if (between > best.between) best = { between, threshold: value + 0.5, apart }
  }
  return best
}
