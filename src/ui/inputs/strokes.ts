// The lines of a signature as points, so that it outlives a turned phone and can be drawn at any size.

/** Pixels of the box in which they were drawn, from its upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}
export type Stroke = readonly Point[]

/** The box is always so high (specification 2, section 9), in CSS pixels. */
export const BOX_HEIGHT = 120
const LINE = 2.4
/** Shorter lines are a slip of the finger. */
const LEAST_INK = 40

/** How long all lines are together, in pixels. */
export const inkOf = (strokes: readonly Stroke[]): number =>
  strokes.reduce(
    (sum, stroke) => sum + stroke.reduce((length, at, n) => length + gap(stroke[n - 1], at), 0),
    0,
  )

const gap = (from: Point | undefined, to: Point): number =>
  from ? Math.hypot(to.x - from.x, to.y - from.y) : 0

export const isSignature = (strokes: readonly Stroke[]): boolean => inkOf(strokes) >= LEAST_INK

/** By what they must be made smaller to stand in a box of this width; 1 where they fit. */
export function scaleFor(strokes: readonly Stroke[], width: number): number {
  const right = Math.max(0, ...strokes.flat().map(({ x }) => x + LINE))
  return right > width ? width / right : 1
}

type Pen = Pick<
  CanvasRenderingContext2D,
  'setTransform' | 'clearRect' | 'beginPath' | 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'stroke'
> & { lineWidth: number; lineCap: string; lineJoin: string; strokeStyle: unknown }

/** Draws everything again, `scale` dots to a pixel, on a sheet of this many dots. */
export function drawStrokes(
  pen: Pen,
  strokes: readonly Stroke[],
  sheet: { readonly width: number; readonly height: number; readonly scale: number; readonly ink: string },
): void {
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.clearRect(0, 0, sheet.width, sheet.height)
  pen.setTransform(sheet.scale, 0, 0, sheet.scale, 0, 0)
  pen.lineWidth = LINE
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.strokeStyle = sheet.ink
  for (const stroke of strokes) drawStroke(pen, stroke)
}

/** Through the middles between the points: no corners where the hand made none. */
function drawStroke(pen: Pen, stroke: Stroke): void {
  const [first, ...rest] = stroke
  if (!first) return
  pen.beginPath()
  pen.moveTo(first.x, first.y)
  if (!rest.length) pen.lineTo(first.x + 0.1, first.y)
  rest.forEach((at, n) => {
    const next = rest[n + 1]
    if (next) pen.quadraticCurveTo(at.x, at.y, (at.x + next.x) / 2, (at.y + next.y) / 2)
    else pen.lineTo(at.x, at.y)
  })
  pen.stroke()
}
