// The page within a photo: its four corners against the darker ground that it lies on, and the page as a rectangle. Pure.
import type { Grey } from './grey.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** From the top left one, clockwise. */
type Corners = readonly [Point, Point, Point, Point]

/** Corners are looked for on a picture of so many points. */
const LOOKED_AT = 400
/** Paper and ground differ by so much light, of 255. */
const CONTRAST = 45
/** Points from the outline at which both sides are held against each other: a shadow turns slowly, an edge does not. */
const ASIDE = 2
/** Of the picture: less ground is the shade at an edge. */
const LEAST_GROUND = 0.03
/** Of the picture: a smaller page is none. */
const LEAST_PAGE = 0.25
/** How far the paper may be from filling its corners: a hand or a fold breaks its outline. */
const FILLED = 0.06

interface Small {
  readonly width: number
  readonly height: number
  readonly at: Uint8Array
  readonly step: number
}

/** Null where the picture shows no whole page on a darker ground, as a scan does. */
export function cornersOf(picture: Grey): Corners | null {
  const small = smaller(picture)
  const light = threshold(small.at)
  if (light === null) return null
  const ground = groundOf(small, light)
  const all = small.width * small.height
  if (ground.reduce((sum, is) => sum + is, 0) < LEAST_GROUND * all) return null
  const paper = largestPart(small, ground)
  if (paper.length < LEAST_PAGE * all || !isEdge(small, ground)) return null
  const points = paper.map((at) => ({ x: at % small.width, y: Math.floor(at / small.width) }))
  const farthest = (far: (point: Point) => number): Point =>
    points.reduce((best, point) => (far(point) > far(best) ? point : best))
  const corners: Corners = [
    farthest(({ x, y }) => -x - y),
    farthest(({ x, y }) => x - y),
    farthest(({ x, y }) => x + y),
    farthest(({ x, y }) => y - x),
  ]
  if (Math.abs(areaOf(corners) / paper.length - 1) > FILLED) return null
  return corners.map(({ x, y }) => ({
    x: Math.min(picture.width - 1, (x + 0.5) * small.step),
    y: Math.min(picture.height - 1, (y + 0.5) * small.step),
  })) as unknown as Corners
}

/** Each point the mean of a block. */
function smaller({ width, height, at }: Grey): Small {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / LOOKED_AT))
  const across = Math.floor(width / step)
  const down = Math.floor(height / step)
  const to = new Uint8Array(across * down)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      let sum = 0
      for (let dy = 0; dy < step; dy++)
        for (let dx = 0; dx < step; dx++) sum += at[(y * step + dy) * width + x * step + dx]!
      to[y * across + x] = sum / step ** 2
    }
  return { width: across, height: down, at: to, step }
}

/** The light that parts paper and ground best (Otsu 1979); null where they are much alike. */
function threshold(at: Uint8Array): number | null {
  const count = new Float64Array(256)
  for (const light of at) count[light]!++
  const whole = count.reduce((sum, n, light) => sum + n * light, 0)
  let [below, sumBelow, best, found] = [0, 0, -1, 0]
  for (let light = 0; light < 256; light++) {
    below += count[light]!
    sumBelow += count[light]! * light
    const above = at.length - below
    if (!below || !above) continue
    const apart = (whole - sumBelow) / above - sumBelow / below
    const score = below * above * apart ** 2
    if (apart >= CONTRAST && score > best) [best, found] = [score, light]
  }
  return best < 0 ? null : found
}

/** 1 for each dark point that is joined to an edge of the picture by others. */
function groundOf({ width, height, at }: Small, light: number): Uint8Array {
  const ground = new Uint8Array(at.length)
  const open: number[] = []
  const take = (point: number): void => {
    if (ground[point] || at[point]! > light) return
    ground[point] = 1
    open.push(point)
  }
  for (let x = 0; x < width; x++) [x, (height - 1) * width + x].forEach(take)
  for (let y = 0; y < height; y++) [y * width, y * width + width - 1].forEach(take)
  spread(open, width, height, take)
  return ground
}

function spread(open: number[], width: number, height: number, take: (point: number) => void): void {
  for (let point = open.pop(); point !== undefined; point = open.pop()) {
    const x = point % width
    if (x > 0) take(point - 1)
    if (x < width - 1) take(point + 1)
    if (point >= width) take(point - width)
    if (point < width * (height - 1)) take(point + width)
  }
}

/** The light changes at once where the ground ends, as at the median of its outline. */
function isEdge({ width, height, at }: Small, ground: Uint8Array): boolean {
  const steps: number[] = []
  const hold = (point: number, step: number): void => {
    if (ground[point] !== ground[point + step])
      steps.push(Math.abs(at[point + step + ASIDE * step]! - at[point - ASIDE * step]!))
  }
  for (let y = ASIDE; y < height - ASIDE - 1; y++)
    for (let x = ASIDE; x < width - ASIDE - 1; x++) {
      hold(y * width + x, 1)
      hold(y * width + x, width)
    }
  return steps.length > 0 && steps.toSorted((a, b) => a - b)[steps.length >> 1]! >= CONTRAST
}

/** The points of the largest part that is no ground. */
function largestPart({ width, height }: Small, ground: Uint8Array): number[] {
  const seen = Uint8Array.from(ground)
  let best: number[] = []
  for (let from = 0; from < seen.length; from++) {
    if (seen[from]) continue
    const part: number[] = []
    const open: number[] = []
    const take = (point: number): void => {
      if (seen[point]) return
      seen[point] = 1
      part.push(point)
      open.push(point)
    }
    take(from)
    spread(open, width, height, take)
    if (part.length > best.length) best = part
  }
  return best
}

const areaOf = (corners: Corners): number =>
  Math.abs(
    corners.reduce((sum, { x, y }, at) => {
      const next = corners[(at + 1) % 4]!
      return sum + x * next.y - next.x * y
    }, 0),
  ) / 2

/** What lies between the corners as a rectangle, as large as the picture by its longer side. */
export function asRectangle({ width, height, at }: Grey, corners: Corners): Grey {
  const [a, b, c, d] = corners
  const long = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y)
  const wide = Math.max(long(a, b), long(d, c))
  const high = Math.max(long(a, d), long(b, c))
  const scale = Math.max(width, height) / Math.max(wide, high)
  const [across, down] = [Math.round(wide * scale), Math.round(high * scale)]
  const from = projection(corners)
  const to = new Uint8Array(across * down)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const point = from(x / across, y / down)
      const x0 = Math.max(0, Math.min(width - 2, Math.floor(point.x)))
      const y0 = Math.max(0, Math.min(height - 2, Math.floor(point.y)))
      const [dx, dy] = [Math.min(1, point.x - x0), Math.min(1, point.y - y0)]
      const first = y0 * width + x0
      to[y * across + x] =
        (at[first]! * (1 - dx) + at[first + 1]! * dx) * (1 - dy) +
        (at[first + width]! * (1 - dx) + at[first + width + 1]! * dx) * dy
    }
  return { width: across, height: down, at: to }
}

/** From the unit square to a quadrilateral (Heckbert 1989, 2.2.3). */
function projection([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y]
  const [bx, by, dx, dy] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y]
  const whole = bx * dy - by * dx
  const g = (sx * dy - sy * dx) / whole
  const h = (bx * sy - by * sx) / whole
  const [xu, xv, yu, yv] = [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
  ]
  return (u, v) => {
    const depth = g * u + h * v + 1
    return { x: (xu * u + xv * v + a.x) / depth, y: (yu * u + yv * v + a.y) / depth }
  }
}
