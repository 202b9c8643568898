// What is drawn on a page of a PDF, in its order: pieces of text with font, colour and way of drawing, filled boxes, pictures and notes.
import type { Area, Mark, PageFacts } from '#core/domain/statement-signs/file-facts.ts'

type Matrix = readonly [number, number, number, number, number, number]

/** What of the reader's library is used here; its types do not say what comes. */
interface DrawnPage {
  getOperatorList(): Promise<{ readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] }>
  getViewport(given: { readonly scale: number }): {
    readonly transform: readonly number[]
    readonly width: number
    readonly height: number
  }
  readonly commonObjs: { has(id: string): boolean; get(id: string): unknown }
}
type Operators = Readonly<Record<string, number>>

interface Glyph {
  readonly unicode?: string
  readonly width?: number
  readonly isSpace?: boolean
}

interface State {
  at: Matrix
  font: string
  isDrawn: boolean
  size: number
  charSpace: number
  wordSpace: number
  scale: number
  leading: number
  rise: number
  mode: number
  colour: string | null
  isClear: boolean
}

/** Of a page; a statement that sets each letter by itself has some thousands. */
const MOST_THINGS = 30_000
const LONGEST_TEXT = 200
/** Rendering modes without ink: 3, and 7, which only cuts. */
const NO_INK: ReadonlySet<number> = new Set([3, 7])

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
]
const unit: Matrix = [1, 0, 0, 1, 0, 0]

/** Numbers as a matrix; null where they are none. */
function matrixOf(given: unknown): Matrix | null {
  if (given === null || given === undefined) return null
  const numbers = Array.from(given as ArrayLike<unknown>)
  return numbers.length === 6 && numbers.every(Number.isFinite) ? (numbers as unknown as Matrix) : null
}

/** `isCut`: there is more than is looked at. */
export async function marksOf(
  page: DrawnPage,
  ops: Operators,
): Promise<{ readonly facts: PageFacts; readonly isCut: boolean }> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const view = page.getViewport({ scale: 1 })
  const walk = new Walk(page, matrixOf(view.transform) ?? unit)
  const names = new Map(Object.entries(ops).map(([name, number]) => [number, name]))
  let isCut = false
  for (const [at, op] of fnArray.entries()) {
    walk.step(names.get(op) ?? '', (argsArray[at] ?? []) as readonly unknown[])
    if (walk.marks.length + walk.areas.length < MOST_THINGS) continue
    isCut = true
    break
  }
  const { marks, areas } = walk
  return { facts: { width: view.width, height: view.height, marks, areas }, isCut }
}

class Walk {
  readonly marks: Mark[] = []
  readonly areas: Area[] = []
  private readonly view: Matrix
  private readonly page: DrawnPage
  private readonly fonts = new Map<string, { name: string; isDrawn: boolean }>()
  private readonly kept: State[] = []
  private state: State = {
    at: unit,
    font: '',
    isDrawn: false,
    size: 0,
    charSpace: 0,
    wordSpace: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    colour: '#000000',
    isClear: false,
  }
  private text: Matrix = unit
  private line: Matrix = unit
  private order = 0
  private notes = 0

  constructor(page: DrawnPage, view: Matrix) {
    this.page = page
    this.view = view
  }

  step(op: string, args: readonly unknown[]): void {
    const { state } = this
    const number = (at = 0): number => (typeof args[at] === 'number' ? args[at] : 0)
    switch (op) {
      case 'save':
        return this.keep()
      case 'restore':
      case 'paintFormXObjectEnd':
        return this.giveBack()
      case 'transform':
        return this.move(matrixOf(args))
      case 'paintFormXObjectBegin':
        this.keep()
        return this.move(matrixOf(args[0]))
      case 'beginAnnotation':
        return this.beginNote(args)
      case 'endAnnotation':
        this.notes--
        return this.giveBack()
      case 'setGState':
        return this.setState(args[0])
      case 'setFillRGBColor':
        state.colour = typeof args[0] === 'string' ? args[0] : null
        return
      case 'setFillColorN':
      case 'setFillTransparent':
        state.colour = null
        return
      case 'beginText':
        this.text = this.line = unit
        return
      case 'setFont':
        this.setFont(String(args[0]))
        state.size = number(1)
        return
      case 'setCharSpacing':
        state.charSpace = number()
        return
      case 'setWordSpacing':
        state.wordSpace = number()
        return
      case 'setHScale':
        state.scale = number() / 100
        return
      case 'setLeading':
        state.leading = -number()
        return
      case 'setTextRise':
        state.rise = number()
        return
      case 'setTextRenderingMode':
        state.mode = number()
        return
      case 'setTextMatrix':
        this.text = this.line = matrixOf(args[0]) ?? matrixOf(args) ?? unit
        return
      case 'setLeadingMoveText':
        state.leading = number(1)
        return this.moveLine(number(), number(1))
      case 'moveText':
        return this.moveLine(number(), number(1))
      case 'nextLine':
        return this.moveLine(0, state.leading)
      case 'showText':
        return this.show(args[0])
      case 'constructPath':
        return this.path(args)
      case 'paintImageXObject':
      case 'paintInlineImageXObject':
      case 'paintImageMaskXObject':
      case 'paintImageXObjectRepeat':
        this.add('picture', [0, 0, 1, 1], null)
        return
      default:
    }
  }

  private keep(): void {
    this.kept.push({ ...this.state })
  }
  private giveBack(): void {
    this.state = this.kept.pop() ?? this.state
  }
  private move(by: Matrix | null): void {
    if (by) this.state.at = times(this.state.at, by)
  }
  private moveLine(x: number, y: number): void {
    this.text = this.line = times(this.line, [1, 0, 0, 1, x, y])
  }

  private beginNote([, rect, transform, matrix]: readonly unknown[]): void {
    this.keep()
    this.notes++
    this.state.at = unit
    const box = Array.from((rect ?? []) as ArrayLike<number>)
    if (box.length === 4) this.add('note', [box[0]!, box[1]!, box[2]!, box[3]!], null)
    this.move(matrixOf(transform))
    this.move(matrixOf(matrix))
  }

  private setState(given: unknown): void {
    for (const [key, value] of (given ?? []) as readonly (readonly [string, unknown])[]) {
      if (key === 'ca') this.state.isClear = typeof value === 'number' && value < 0.95
      if (key === 'SMask' && value) this.state.isClear = true
      if (key === 'BM' && value !== 'source-over' && value !== 'Normal') this.state.isClear = true
      if (key === 'Font' && Array.isArray(value)) {
        this.setFont(String(value[0]))
        this.state.size = Number(value[1]) || 0
      }
    }
  }

  private setFont(id: string): void {
    let found = this.fonts.get(id)
    if (!found) {
      const font = (this.page.commonObjs.has(id) ? this.page.commonObjs.get(id) : null) as {
        readonly name?: string
        readonly isType3Font?: boolean
      } | null
      // A subset begins with six letters and a plus sign (ISO 32000-1, 9.6.4).
      found = { name: (font?.name ?? '').replace(/^[A-Z]{6}\+/, ''), isDrawn: font?.isType3Font === true }
      this.fonts.set(id, found)
    }
    this.state.font = found.name
    this.state.isDrawn = found.isDrawn
  }

  private show(given: unknown): void {
    const { size, charSpace, wordSpace, scale, rise, isDrawn, font, colour, mode } = this.state
    let along = 0
    let written = ''
    for (const glyph of (given ?? []) as readonly (Glyph | number | null)[]) {
      if (typeof glyph === 'number') {
        along -= (glyph / 1_000) * size * scale
        // A gap as wide as a blank parts words.
        if (glyph < -200 && written.length < LONGEST_TEXT) written += ' '
        continue
      }
      if (!glyph) continue
      along += (((glyph.width ?? 0) / 1_000) * size + charSpace + (glyph.isSpace ? wordSpace : 0)) * scale
      if (written.length < LONGEST_TEXT) written += glyph.unicode ?? ''
    }
    const place = times(times(this.view, this.state.at), times(this.text, [1, 0, 0, 1, 0, rise]))
    const [a, b, c, d, x, y] = place
    this.text = times(this.text, [1, 0, 0, 1, along, 0])
    const isUpright = a > 0 && Math.abs(b) <= 0.05 * a
    if (!written.trim() || !isUpright) return
    this.marks.push({
      text: written,
      x,
      y,
      width: Math.hypot(a, b) * along,
      height: Math.hypot(c, d) * Math.abs(size),
      font,
      spacing: Math.hypot(a, b) * charSpace,
      colour: this.state.isClear ? null : colour,
      order: this.order++,
      isInvisible: NO_INK.has(mode),
      isNote: this.notes > 0,
      isDrawn,
    })
  }

  /** A filled path that is one rectangle. */
  private path([paint, data]: readonly unknown[]): void {
    if (this.state.isClear || !this.state.colour || !isFill.has(Number(paint))) return
    const box = rectangleOf((data as readonly unknown[] | undefined)?.[0])
    if (box) this.add('box', box, this.state.colour)
  }

  /** `box`: two corners in the units of the moment. */
  private add(
    kind: Area['kind'],
    box: readonly [number, number, number, number],
    colour: string | null,
  ): void {
    const [a, b, c, d, e, f] = times(this.view, this.state.at)
    const xs = [box[0], box[2]].flatMap((x) => [box[1], box[3]].map((y) => a * x + c * y + e))
    const ys = [box[0], box[2]].flatMap((x) => [box[1], box[3]].map((y) => b * x + d * y + f))
    const [x, y] = [Math.min(...xs), Math.min(...ys)]
    const order = this.order++
    this.areas.push({ kind, x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y, order, colour })
  }
}

/** The library's numbers of painting that fills: fill, eoFill, fillStroke, eoFillStroke, closeFillStroke, closeEOFillStroke. */
const isFill: ReadonlySet<number> = new Set([22, 23, 24, 25, 26, 27])
const [MOVE, LINE, CLOSE] = [0, 1, 4]

/** Two corners of a path that goes round a rectangle; null for any other. */
function rectangleOf(data: unknown): [number, number, number, number] | null {
  if (!ArrayBuffer.isView(data) && !Array.isArray(data)) return null
  const path = Array.from(data as unknown as ArrayLike<number>)
  if (path.length < 12 || path.length > 17 || path[0] !== MOVE) return null
  const points: [number, number][] = []
  for (let at = 0; at < path.length; at += 3) {
    if (path[at] === CLOSE) break
    if (path[at] !== MOVE && path[at] !== LINE) return null
    points.push([path[at + 1]!, path[at + 2]!])
  }
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const isCorner = ([x, y]: [number, number]): boolean =>
    (x === left || x === right) && (y === low || y === high)
  return points.length >= 4 && right > left && high > low && points.every(isCorner)
    ? [left, low, right, high]
    : null
}
