// A signature as the lines that a hand drew: one form of a picture's address, which our page writes and this parser alone takes. Pure.
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'

/** From the upper left corner of the box in which they were drawn. */
export interface Point {
  readonly x: number
  readonly y: number
}
export type Stroke = readonly Point[]

interface DrawnLines {
  /** Half pixels, whole numbers; so are the points. */
  readonly width: number
  readonly height: number
  readonly strokes: readonly Stroke[]
}

/** Longest address, in letters. */
const MOST_LETTERS = 60_000
const MOST_STROKES = 300
const MOST_POINTS = 3_000
const MOST_WIDE = 1_600
const MOST_HIGH = 640
/** Of each side: in a box of none nothing is seen, whatever the lines in it. */
const LEAST_SIDE = 8
/** How long all lines are together at least, in half pixels: shorter ones are a slip of the finger. */
const LEAST_INK = 80
/** Of a line, in half pixels. */
export const LINE_WIDTH = 4.8
/** The box is paper, also on a dark screen. */
export const INK = '#14213d'

/** How long all lines are together, each by itself. */
export const inkOf = (strokes: readonly Stroke[]): number =>
  strokes.reduce(
    (sum, stroke) => sum + stroke.reduce((length, at, n) => length + gap(stroke[n - 1], at), 0),
    0,
  )

const gap = (from: Point | undefined, to: Point): number =>
  from ? Math.hypot(to.x - from.x, to.y - from.y) : 0

/** What a pen does: `curve` goes by its first point to its second. */
interface Pen {
  readonly move: (at: Point) => void
  readonly curve: (by: Point, to: Point) => void
  readonly line: (to: Point) => void
}

/** Through the middles between the points: no corners where the hand made none. A dot is a short line. */
export function trace([first, ...rest]: Stroke, pen: Pen): void {
  if (!first) return
  pen.move(first)
  if (!rest.length) pen.line({ x: first.x + 0.1, y: first.y })
  rest.forEach((at, n) => {
    const next = rest[n + 1]
    if (next) pen.curve(at, { x: (at.x + next.x) / 2, y: (at.y + next.y) / 2 })
    else pen.line(at)
  })
}

const BEGINS = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='"
const LOOK = `fill='none' stroke='%23${INK.slice(1)}' stroke-width='${LINE_WIDTH}' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='`
const ENDS = "'/%3E%3C/svg%3E"

/** The one form in which lines are sent and kept; an image's address for whoever shows them. */
function addressOf({ width, height, strokes }: DrawnLines): string {
  const path: string[] = []
  const said = ({ x, y }: Point) => `${x} ${y}`
  for (const stroke of strokes)
    trace(stroke, {
      move: (at) => path.push(`M${said(at)}`),
      curve: (by, to) => path.push(`Q${said(by)} ${said(to)}`),
      line: (to) => path.push(`L${said(to)}`),
    })
  return `${BEGINS}${width}' height='${height}' viewBox='0 0 ${width} ${height}' ${LOOK}${path.join('')}${ENDS}`
}

/** What `drawn`, in pixels of a box of this height, is sent as; '' for lines that are no signature. Many points are thinned until they fit. */
export function linesAddress(drawn: readonly Stroke[], boxHeight: number): string {
  const right = Math.max(0, ...drawn.flat().map(({ x }) => x)) + 8
  const scale = Math.min(2, MOST_WIDE / right)
  const [width, height] = [Math.ceil(right * scale), Math.round(boxHeight * scale)]
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value * scale)))
  const whole = drawn.map((stroke) =>
    stroke.map(({ x, y }) => ({ x: within(x, width), y: within(y, height) })),
  )
  for (let apart = 2; apart < MOST_WIDE; apart *= 2) {
    const address = addressOf({ width, height, strokes: whole.map((stroke) => thinned(stroke, apart)) })
    const read = linesOf(address)
    if (read.ok) return address
    if (read.refusal === 'no-ink') return ''
  }
  return ''
}

/** Without the points that lie nearer to the one before; the last one stays. */
function thinned(stroke: Stroke, apart: number): Stroke {
  const kept: Point[] = []
  for (const [at, point] of stroke.entries())
    if (
      !kept.length ||
      gap(kept.at(-1), point) >= apart ||
      (at === stroke.length - 1 && gap(kept.at(-1), point) > 0)
    )
      kept.push(point)
  return kept
}

export const isLines = (address: string): boolean => address.startsWith('data:image/svg+xml')

const START = /^(\d{1,4}) (\d{1,3})/
const CURVE = /Q(\d{1,4}) (\d{1,3}) \d{1,4}(?:\.5)? \d{1,3}(?:\.5)?/y
const END = /L(\d{1,4})(?:\.1)? (\d{1,3})$/y

/** The points of what stands between two 'M'; null where it has another form. Each letter is looked at once. */
function strokeOf(text: string): Stroke | null {
  const start = START.exec(text)
  if (!start) return null
  const pointOf = ([, x, y]: RegExpExecArray): Point => ({ x: Number(x), y: Number(y) })
  const points = [pointOf(start)]
  let at = start[0].length
  for (;;) {
    CURVE.lastIndex = at
    const found = CURVE.exec(text)
    if (!found) break
    points.push(pointOf(found))
    at = CURVE.lastIndex
  }
  END.lastIndex = at
  const end = END.exec(text)
  if (!end) return null
  // A dot ends beside itself.
  return text.includes('.1 ', at) ? points : [...points, pointOf(end)]
}

/**
 * Reads an address that `linesAddress` wrote, and nothing else: what it read is written again and has to be the same, letter by letter. One
 * pass, no XML: an address of ours holds no element, name or value but those above.
 */
export function linesOf(address: string): Outcome<DrawnLines, 'not-ours' | 'too-much' | 'no-ink'> {
  if (address.length > MOST_LETTERS) return refused('too-much')
  if (!address.startsWith(BEGINS) || !address.endsWith(ENDS)) return refused('not-ours')
  const from = address.indexOf(LOOK)
  const size = /^(\d{1,4})' height='(\d{1,3})'/.exec(address.slice(BEGINS.length, BEGINS.length + 40))
  if (from < 0 || from > 200 || !size) return refused('not-ours')
  const [width, height] = [Number(size[1]), Number(size[2])]
  if (width > MOST_WIDE || height > MOST_HIGH) return refused('too-much')
  if (Math.min(width, height) < LEAST_SIDE) return refused('no-ink')
  const parts = address.slice(from + LOOK.length, -ENDS.length).split('M')
  if (parts.length - 1 > MOST_STROKES) return refused('too-much')
  const strokes: Stroke[] = []
  let points = 0
  for (const part of parts.slice(1)) {
    const read = strokeOf(part)
    if (!read) return refused('not-ours')
    points += read.length
    if (points > MOST_POINTS) return refused('too-much')
    if (read.some(({ x, y }) => x > width || y > height)) return refused('not-ours')
    strokes.push(read)
  }
  const lines = { width, height, strokes }
  if (addressOf(lines) !== address) return refused('not-ours')
  return inkOf(strokes) < LEAST_INK ? refused('no-ink') : ok(lines)
}
