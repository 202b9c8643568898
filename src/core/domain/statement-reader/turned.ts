// Pages that lie on their side or upside down: read as they are meant, and marked where they are shown.

/** How a page's text lies as the page is shown: so many quarters clockwise from upright. Its width and height in points as shown. */
export interface Turn {
  readonly quarters: 1 | 2 | 3
  readonly width: number
  readonly height: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A place on the page as shown, on the page as it is read. */
export function asRead({ quarters, width, height }: Turn, { x, y }: Point): Point {
  if (quarters === 1) return { x: y, y: width - x }
  if (quarters === 2) return { x: width - x, y: height - y }
  return { x: height - y, y: x }
}

function asShown({ quarters, width, height }: Turn, { x, y }: Point): Point {
  if (quarters === 1) return { x: width - y, y: x }
  if (quarters === 2) return { x: width - x, y: height - y }
  return { x: y, y: height - x }
}

interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** The box as shown of one as it is read; `y` is its lower edge in both. */
export function boxAsShown<B extends Box>(turn: Turn, box: B): B {
  const one = asShown(turn, { x: box.x, y: box.y - box.height })
  const other = asShown(turn, { x: box.x + box.width, y: box.y })
  return {
    ...box,
    x: Math.min(one.x, other.x),
    y: Math.max(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  }
}
