// Amounts that stand on one another, as where an edit covers what was printed: which one a person sees, the text does not tell.
import type { Row } from './page.ts'
import { amountsIn, type Amount } from './tokens.ts'

/** Of the letters' size: lines of a table are further apart. */
const SAME_PLACE = 0.7
/** Of the narrower amount's width. */
const OVERLAP = 0.3

const isOn = (one: Amount, other: Amount): boolean =>
  one.size !== other.size &&
  one.piece !== other.piece &&
  Math.min(one.end, other.end) - Math.max(one.x, other.x) >
    OVERLAP * Math.min(one.end - one.x, other.end - other.x)

/** Indexes of rows in which an amount stands on another one, of the same row or of one too near to be the next. */
export function overlaidRows(rows: readonly Row[]): number[] {
  const found: number[] = []
  let above: readonly Amount[] = []
  for (const [at, row] of rows.entries()) {
    const own = amountsIn(row.words)
    const before = rows[at - 1]
    const isNear =
      before?.page === row.page && row.y - before.y < SAME_PLACE * Math.min(row.size, before.size)
    const near = isNear ? above : []
    // From the left: only neighbours can overlap.
    if (
      own.some((amount, nth) => nth > 0 && isOn(amount, own[nth - 1]!)) ||
      (near.length > 0 && own.some((amount) => near.some((other) => isOn(amount, other))))
    )
      found.push(at)
    above = own
  }
  return found
}
