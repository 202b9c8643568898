// Whose statement it is: the name above the address at the head of the first page.
import { namesBank } from './bank-name.ts'
import type { Row, Word } from './page.ts'

const HEAD = 45
/** Of the letters' size: words further apart are other cells. */
const CELL_GAP = 1.6
const MOST_ABOVE = 5
const LONGEST = 80

interface Cell {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
}

const placeAndZip = /\b[a-z]{2}\.?,? +\d{5}(?:-?\d{4})?$/i
const street = /^(?:\d+[a-z]?\b|p\.? ?o\.? box\b|one\b|apt\b|ste\b|suite\b|unit\b|#)/i
/** What stands at heads beside names. */
const noName =
  /\b(?:page|statement|account|period|questions|call|member|number|customer service|return service)\b|\d{4}|:/i

function cellsOf({ words, y, size }: Row): Cell[] {
  const cells: Word[][] = []
  for (const word of words) {
    const last = cells.at(-1)?.at(-1)
    if (last && word.x - last.end < CELL_GAP * size) cells.at(-1)!.push(word)
    else cells.push([word])
  }
  return cells
    .filter(isPlain)
    .map((cell) => ({ text: cell.map(({ text }) => text).join(' '), x: cell[0]!.x, y, size }))
}

/** Words that stand on one another, as where a name was covered, are none. */
const isPlain = (cell: readonly Word[]): boolean =>
  cell.every((word, at) => at === 0 || word.x > cell[at - 1]!.end - 0.5 * word.size)

/** The name as printed; null where no address of another than a bank stands at the head. */
export function holderOf(rows: readonly Row[]): string | null {
  const cells = rows
    .filter(({ page }) => page === rows[0]?.page)
    .slice(0, HEAD)
    .flatMap(cellsOf)
  for (const [at, place] of cells.entries()) {
    if (!placeAndZip.test(place.text)) continue
    const block = blockAbove(cells, at)
    const from = block.findIndex(({ text }) => street.test(text))
    const names = (from < 0 ? block : block.slice(from + 1)).filter(({ text }) => !street.test(text))
    if (!names.length || [place, ...block].some(({ text }) => namesBank(text))) continue
    const name = names.at(-1)!.text.trim()
    if (/[a-z]{2}/i.test(name) && !noName.test(name)) return name.slice(0, LONGEST)
  }
  return null
}

/** The cells straight above one at the same left edge, the nearest first. */
function blockAbove(cells: readonly Cell[], at: number): Cell[] {
  const block: Cell[] = []
  let last = cells[at]!
  for (let above = at - 1; above >= 0 && block.length < MOST_ABOVE; above--) {
    const cell = cells[above]!
    if (last.y - cell.y > 2.2 * last.size) break
    if (Math.abs(cell.x - last.x) > 0.6 * last.size || cell.y === last.y) continue
    block.push(cell)
    last = cell
  }
  return block
}
