// Lines whose day and amount stand at half the height of a text of two rows, as cells that are centred do: brought onto the first of them.
import type { Row } from './page.ts'
import { amountsIn, dateAt } from './tokens.ts'

/** Of the letters' size: rows of a text are further apart, centred cells stand half as far from both. */
const HALF = 0.8

const isNear = (above: Row | undefined, below: Row | undefined): boolean =>
  above !== undefined &&
  below !== undefined &&
  above.page === below.page &&
  below.y - above.y < HALF * Math.min(above.size, below.size)

/** Nothing of one row stands over or below anything of the other one. */
const areApart = (one: Row, other: Row): boolean =>
  one.words.every(({ x, end }) => other.words.every((word) => word.end <= x || word.x >= end))

/** The row with all its cells at the height of the text above it; null where it is no such row. */
function level(above: Row | undefined, row: Row, below: Row | undefined): Row | null {
  if (!above || !below || !isNear(above, row) || !isNear(row, below)) return null
  if (Math.abs(above.words[0]!.x - below.words[0]!.x) > 1 || !areApart(above, row)) return null
  // Behind all of it the text is one of another table.
  if (above.words[0]!.x > row.words.at(-1)!.x) return null
  if (!dateAt(row.words, 0) || !amountsIn(row.words).length) return null
  const words = [...row.words, ...above.words].toSorted((a, b) => a.x - b.x)
  return { ...above, words, text: words.map(({ text }) => text).join(' ') }
}

export function levelled(rows: readonly Row[]): Row[] {
  const laid: Row[] = []
  for (const [at, row] of rows.entries()) {
    const found = level(laid.at(-1), row, rows[at + 1])
    if (found) laid[laid.length - 1] = found
    else laid.push(row)
  }
  return laid
}
