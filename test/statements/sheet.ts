// A sheet that statements are drawn on: text at places, as one piece for each line, cell, word or letter, like the programs that banks print with.
import type { Page, Piece } from '#core/domain/statement-reader/page.ts'
import type { TrueLine } from './ledger.ts'

export type Grain = 'line' | 'cell' | 'word' | 'letter'

/** Widths of Helvetica's letters in thousandths of their size. */
const widths: Readonly<Record<string, number>> = {
  ' ': 278,
  '.': 278,
  ',': 278,
  ':': 278,
  '/': 278,
  '-': 333,
  '(': 333,
  ')': 333,
  "'": 191,
  i: 222,
  l: 222,
  j: 222,
  t: 278,
  f: 278,
  r: 333,
  I: 278,
  m: 833,
  w: 722,
  M: 833,
  W: 944,
  '*': 389,
  '&': 667,
  '#': 556,
  $: 556,
  '+': 584,
  '=': 584,
}
export const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (widths[letter] ?? (/[A-Z]/.test(letter) ? 680 : 556)), 0) *
    size) /
  1000

export interface Cell {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly font: string
  /** Set from its right edge. */
  readonly right?: boolean
  /** The line of the ledger that it shows; none for heads, totals and all else. */
  readonly of?: TrueLine
  /** A white box so wide lies below it, over what was there before. */
  readonly cover?: number
}

interface PutOptions {
  readonly right?: boolean
  readonly size?: number
  readonly font?: string
}

export class Sheet {
  readonly pages: Cell[][] = [[]]
  y = 50
  /** What is put next belongs to this line. */
  of: TrueLine | null = null
  readonly size: number
  readonly font: string
  constructor(size = 9, font = 'body') {
    this.size = size
    this.font = font
  }

  /** Text whose left edge, or with `right` right edge, is at x. */
  put(x: number, text: string, options: PutOptions = {}): this {
    return this.putOn(this.pages.length, x, this.y, text, options)
  }

  /** The same on any page, the first being 1. */
  putOn(page: number, x: number, y: number, text: string, options: PutOptions = {}): this {
    const size = options.size ?? this.size
    const { right = false, font = this.font } = options
    const left = right ? x - widthOf(text, size) : x
    const of = this.of ? { of: this.of } : {}
    this.pages[page - 1]!.push({ text, x: left, y, size, font, right, ...of })
    return this
  }

  /** A sheet like this one with other cells. */
  with(pages: readonly (readonly Cell[])[]): Sheet {
    const sheet = new Sheet(this.size, this.font)
    sheet.pages.splice(0, 1, ...pages.map((cells) => [...cells]))
    return sheet
  }

  down(by = 12): this {
    this.y += by
    return this
  }

  /** Ends the page where less room is left; answers whether it did. */
  turn(room = 40, top = 50): boolean {
    if (this.y < 760 - room) return false
    this.next(top)
    return true
  }

  next(top = 50): this {
    this.pages.push([])
    this.y = top
    return this
  }

  /** `byColumn`: written column after column instead of line after line. */
  toPages(grain: Grain, byColumn = false): Page[] {
    return this.pages.map((cells) => {
      const ordered = byColumn
        ? cells.toSorted((a, b) => Math.round(a.x / 40) - Math.round(b.x / 40) || a.y - b.y)
        : cells
      const pieces = grain === 'line' ? lineCells(ordered) : ordered
      return { pieces: pieces.flatMap((cell) => piecesOf(cell, grain)) }
    })
  }
}

/** Cells of one line joined with single spaces, as text that is set without places. */
function lineCells(cells: readonly Cell[]): Cell[] {
  const lines = new Map<number, Cell[]>()
  for (const cell of cells) lines.set(cell.y, [...(lines.get(cell.y) ?? []), cell])
  return [...lines.values()].map((line) => {
    const sorted = line.toSorted((a, b) => a.x - b.x)
    return { ...sorted[0]!, text: sorted.map(({ text }) => text).join(' ') }
  })
}

function piecesOf({ text, x, y, size, font }: Cell, grain: Grain): Piece[] {
  const piece = (part: string, at: number): Piece => ({
    text: part,
    x: at,
    y,
    width: widthOf(part, size),
    height: size,
    font,
  })
  if (grain === 'line' || grain === 'cell') return [piece(text, x)]
  const parts = grain === 'word' ? text.split(/(?<= )/) : [...text]
  let at = x
  return parts.flatMap((part) => {
    const from = at
    at += widthOf(part, size)
    return part.trim() ? [piece(part.trimEnd(), from)] : []
  })
}
