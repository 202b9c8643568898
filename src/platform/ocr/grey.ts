// A page as a grey picture: flattened light, the angle of its lines, and turns. Pure.

/** One byte a point, 0 black to 255 white, row by row from the top. */
export interface Grey {
  readonly width: number
  readonly height: number
  readonly at: Uint8Array
}

const BLOCK = 32
/** Light that stands for paper, of the brightest in a block. */
const PAPER = 0.9
/** Darker blocks are taken as printed dark, not as shadow. */
const DARKEST_PAPER = 90

/** Shadows and yellow paper become white: each point is held against the paper around it. */
export function flattenLight({ width, height, at }: Grey): Grey {
  const across = Math.ceil(width / BLOCK)
  const down = Math.ceil(height / BLOCK)
  const papers = new Float32Array(across * down)
  for (let by = 0; by < down; by++)
    for (let bx = 0; bx < across; bx++) papers[by * across + bx] = paperOf(at, width, height, bx, by)
  const flat = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const fy = Math.max(0, Math.min(down - 1, y / BLOCK - 0.5))
    const y0 = Math.floor(fy)
    const y1 = Math.min(down - 1, y0 + 1)
    for (let x = 0; x < width; x++) {
      const fx = Math.max(0, Math.min(across - 1, x / BLOCK - 0.5))
      const x0 = Math.floor(fx)
      const x1 = Math.min(across - 1, x0 + 1)
      const above = papers[y0 * across + x0]! * (1 - fx + x0) + papers[y0 * across + x1]! * (fx - x0)
      const below = papers[y1 * across + x0]! * (1 - fx + x0) + papers[y1 * across + x1]! * (fx - x0)
      const paper = (above * (1 - fy + y0) + below * (fy - y0)) * PAPER
      flat[y * width + x] = Math.min(255, (at[y * width + x]! * 255) / paper)
    }
  }
  return { width, height, at: flat }
}

function paperOf(at: Uint8Array, width: number, height: number, bx: number, by: number): number {
  let brightest = 0
  const [fromX, toX] = [Math.max(0, (bx - 1) * BLOCK), Math.min(width, (bx + 2) * BLOCK)]
  const [fromY, toY] = [Math.max(0, (by - 1) * BLOCK), Math.min(height, (by + 2) * BLOCK)]
  for (let y = fromY; y < toY; y += 3)
    for (let x = fromX; x < toX; x += 3) brightest = Math.max(brightest, at[y * width + x]!)
  return Math.max(DARKEST_PAPER, brightest)
}

const INK = 140
const MOST_POINTS = 40_000
/** A page's lines are looked for at so many points across. */
const LOOKED_AT = 900
const MOST_TILT = 6
const DEGREE = Math.PI / 180

interface Ink {
  readonly xs: Float32Array
  readonly ys: Float32Array
  readonly width: number
  readonly height: number
}

function inkOf({ width, height, at }: Grey): Ink {
  const step = Math.max(1, Math.floor(Math.max(width, height) / LOOKED_AT))
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step)
      if (at[y * width + x]! < INK) {
        xs.push(x / step)
        ys.push(y / step)
      }
  const keep = Math.max(1, Math.ceil(xs.length / MOST_POINTS))
  const chosen = (from: number[]): Float32Array => Float32Array.from(from.filter((_, n) => n % keep === 0))
  return { xs: chosen(xs), ys: chosen(ys), width: width / step, height: height / step }
}

/** How sharply ink falls into lines that rise by so much: the change from each line to the next. */
function sharpness({ xs, ys, width, height }: Ink, { tilt, fan }: Fall): number {
  const extra = Math.ceil((Math.abs(tilt) + Math.abs(fan)) * width) + 2
  const lines = new Float64Array(Math.ceil(height) + 2 * extra)
  for (let each = 0; each < xs.length; each++) {
    const y = ys[each]!
    const rise = tilt + fan * (y / height - 0.5)
    const line = Math.round(y - (xs[each]! - width / 2) * rise) + extra
    if (line >= 0 && line < lines.length) lines[line]!++
  }
  let sharp = 0
  for (let line = 1; line < lines.length; line++) sharp += (lines[line]! - lines[line - 1]!) ** 2
  return sharp
}

/** How the lines of a page fall to the right, in radians. */
interface Fall {
  /** At the middle of the page. */
  readonly tilt: number
  /** By how much more at its foot than at its head, as in a photo that was taken from aside. */
  readonly fan: number
}

const LEVEL: Fall = { tilt: 0, fan: 0 }
/** Of the sharpness: what stands out. */
const STANDS_OUT = 1.02
const MOST_FAN = 6

/** Level where no angle stands out. */
export function fallOf(page: Grey): Fall {
  const ink = inkOf(page)
  if (ink.xs.length < 100) return LEVEL
  let best = LEVEL
  let sharp = sharpness(ink, LEVEL) * STANDS_OUT
  const look = (fall: Fall): void => {
    const now = sharpness(ink, fall)
    if (now > sharp) [best, sharp] = [fall, now]
  }
  const around = (from: Fall, most: number, step: number, fan: boolean): void => {
    for (let off = -most; off <= most + step / 2; off += step)
      look(fan ? { ...from, fan: from.fan + off * DEGREE } : { ...from, tilt: from.tilt + off * DEGREE })
  }
  around(best, MOST_TILT, 0.25, false)
  around(best, 0.2, 0.05, false)
  sharp *= STANDS_OUT
  around(best, MOST_FAN, 0.5, true)
  if (!best.fan) return best
  sharp /= STANDS_OUT
  around(best, 0.3, 0.1, false)
  around(best, 0.4, 0.1, true)
  return best
}

/** Its lines stand upright: the page lies on its side. */
export function isSideways(page: Grey): boolean {
  const ink = inkOf(page)
  const turned: Ink = { xs: ink.ys, ys: ink.xs, width: ink.height, height: ink.width }
  const best = (of: Ink): number =>
    Math.max(...[-2, -1, 0, 1, 2].map((degrees) => sharpness(of, { tilt: degrees * DEGREE, fan: 0 })))
  return ink.xs.length >= 100 && best(turned) > 1.5 * best(ink)
}

/** Whether there is next to nothing on it. */
export const isBlank = (page: Grey): boolean => inkOf(page).xs.length < 40

/** Turned clockwise by so many quarters. */
export function turned({ width, height, at }: Grey, quarters: 1 | 2 | 3): Grey {
  const to = new Uint8Array(at.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const light = at[y * width + x]!
      if (quarters === 2) to[(height - 1 - y) * width + (width - 1 - x)] = light
      else if (quarters === 1) to[x * height + (height - 1 - y)] = light
      else to[(width - 1 - x) * height + y] = light
    }
  return quarters === 2 ? { width, height, at: to } : { width: height, height: width, at: to }
}

/** Turned about its middle, and each row drawn level, where lines fall so; what comes in from outside is white. */
export function levelled({ width, height, at }: Grey, { tilt, fan }: Fall): Grey {
  const to = new Uint8Array(at.length).fill(255)
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  const [cx, cy] = [width / 2, height / 2]
  for (let y = 0; y < height; y++) {
    const rise = fan * (y / height - 0.5)
    let fx = cx - cx * cos - (y - cy) * sin
    let fy = cy - cx * (sin + rise) + (y - cy) * cos
    for (let x = 0; x < width; x++, fx += cos, fy += sin + rise) {
      const x0 = Math.floor(fx)
      const y0 = Math.floor(fy)
      if (x0 < 0 || y0 < 0 || x0 + 1 >= width || y0 + 1 >= height) continue
      const [dx, dy] = [fx - x0, fy - y0]
      const from = y0 * width + x0
      to[y * width + x] =
        (at[from]! * (1 - dx) + at[from + 1]! * dx) * (1 - dy) +
        (at[from + width]! * (1 - dx) + at[from + width + 1]! * dx) * dy
    }
  }
  return { width, height, at: to }
}
