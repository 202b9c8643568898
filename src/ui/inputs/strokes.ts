// The lines of a signature on a screen, which outlive a turned phone and can be drawn at any size. Points are pixels of the box.
import { inkOf, trace, type Stroke } from '#core/fields/drawn-lines.ts'

/** The box is always so high (specification 2, section 9), in CSS pixels. */
export const BOX_HEIGHT = 120
const LINE = 2.4
/** Shorter lines are a slip of the finger. */
const LEAST_INK = 40

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
  for (const stroke of strokes) {
    if (!stroke.length) continue
    pen.beginPath()
    trace(stroke, {
      move: (at) => pen.moveTo(at.x, at.y),
      curve: (by, to) => pen.quadraticCurveTo(by.x, by.y, to.x, to.y),
      line: (to) => pen.lineTo(to.x, to.y),
    })
    pen.stroke()
  }
}
