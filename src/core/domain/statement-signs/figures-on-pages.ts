// The amounts on a page as whole words, put together of the pieces that they are drawn in, and whether each stands in a line of the account.
import type { AccountReading } from '../statement-reader/read-statement.ts'
import type { Mark, PageFacts } from './file-facts.ts'
import { amountIn } from './sign.ts'

/** An amount with the pieces that it is drawn in. */
export interface Figure {
  /** From 1. */
  readonly page: number
  readonly text: string
  readonly parts: readonly [Mark, ...Mark[]]
  readonly x: number
  readonly end: number
  readonly y: number
  readonly height: number
  /** Stands in a line of the account, not in a head or a total. */
  readonly isOfLine: boolean
}

/** Of the letters' size: a smaller gap parts no words. */
const GLUED = 0.14

/** `accounts`: as the file was read; empty where it was not. */
export function figuresOn(pages: readonly PageFacts[], accounts: readonly AccountReading[]): Figure[] {
  const rows = new Set(
    accounts.flatMap(({ lines }) => lines.flatMap(({ place }) => (place ? rowKey(place.page, place.y) : []))),
  )
  return pages.flatMap(({ marks }, at) => figuresOf(marks, at + 1, rows))
}

const rowKey = (page: number, y: number): string => `${page}/${Math.round(y)}`

function figuresOf(all: readonly Mark[], page: number, rows: ReadonlySet<string>): Figure[] {
  const marks = all
    .filter(({ isInvisible, isDrawn, isNote }) => !isInvisible && !isDrawn && !isNote)
    .toSorted((a, b) => Math.round(a.y) - Math.round(b.y) || a.x - b.x)
  const figures: Figure[] = []
  let parts: Mark[] = []
  const close = (): void => {
    const [first, ...others] = parts
    const last = parts.at(-1)
    const text = parts
      .map((part) => part.text)
      .join('')
      .trim()
    if (first && last && amountIn(text) !== null)
      figures.push({
        page,
        text,
        parts: [first, ...others],
        x: first.x,
        end: last.x + last.width,
        y: first.y,
        height: first.height,
        isOfLine: [-1, 0, 1].some((by) => rows.has(rowKey(page, first.y + by))),
      })
    parts = []
  }
  for (const mark of marks) {
    const last = parts.at(-1)
    const gap = last ? mark.x - (last.x + last.width) : 0
    const isNext =
      last &&
      Math.abs(last.y - mark.y) <= 0.4 * Math.min(last.height, mark.height) &&
      Math.abs(gap) < GLUED * last.height &&
      !/\s$/.test(last.text)
    if (!isNext) close()
    parts.push(mark)
  }
  close()
  return figures
}
