// Tables that stand side by side on a page, their heads twice in one row: laid one below the other, as they are read.
import { isHeads, titleOf } from './column-heads.ts'
import { sectionOf } from './headings.ts'
import type { Row, Word } from './page.ts'

const ofWords = (row: Row, words: readonly Word[]): Row => ({
  ...row,
  words,
  text: words.map(({ text }) => text).join(' '),
})

/** Where the second of two like heads begins; null where the heads are of one table. */
function secondAt(row: Row): number | null {
  const { words } = row
  const half = words.length / 2
  if (half < 3 || !Number.isInteger(half) || !isHeads(row)) return null
  const isTwice = words
    .slice(0, half)
    .every(({ text }, at) => text.toLowerCase() === words[half + at]!.text.toLowerCase())
  return isTwice ? words[half]!.x : null
}

/** What stands over the place between both, as a text of the whole width. */
const crosses = ({ words, size }: Row, x: number): boolean =>
  words.some((word, at) => {
    const next = words[at + 1]
    return (
      word.x < x - 1 &&
      (word.end > x + 1 || (next !== undefined && next.x >= x - 1 && next.x - word.end < 0.5 * size))
    )
  })

const isAbove = (above: Row, { page, y, size }: Row): boolean => above.page === page && y - above.y < 3 * size

/** The same rows where nothing stands side by side. A table that goes on over pages is cut there too. */
export function oneBelowTheOther(rows: readonly Row[]): readonly Row[] {
  const laid: Row[] = []
  let second: number | null = null
  let right: Row[] = []
  let page = 0
  // Where the texts of both tables begin: what stands there is none of their headings.
  let texts: readonly number[] = []
  const flush = (): void => {
    laid.push(...right)
    right = []
  }
  for (const row of rows) {
    if (row.page !== page) flush()
    page = row.page
    const twice = secondAt(row)
    const isText = second !== null && texts.some((x) => Math.abs(row.words[0]!.x - x) < 0.3 * row.size)
    const isOther = twice === null && (isHeads(row) || (!isText && sectionOf(titleOf(row) ?? '') !== null))
    if (twice !== null || isOther || (second !== null && crosses(row, second))) flush()
    if (twice !== null) {
      second = twice
      texts = [row.words[1]!.x, row.words[row.words.length / 2 + 1]!.x]
      const titles = laid.at(-1)
      // Titles of their own, on one row above the heads.
      if (titles && isAbove(titles, row) && titles.words.some(({ x }) => Math.abs(x - twice) < row.size)) {
        const from = twice - 0.5 * row.size
        const [one, other] = [
          titles.words.filter(({ x }) => x < from),
          titles.words.filter(({ x }) => x >= from),
        ]
        if (one.length && other.length) {
          laid[laid.length - 1] = ofWords(titles, one)
          right.push(ofWords(titles, other))
        }
      }
    } else if (isOther) second = null
    if (second === null || crosses(row, second)) {
      laid.push(row)
      continue
    }
    const from = second - 0.5 * row.size
    const [one, other] = [row.words.filter(({ x }) => x < from), row.words.filter(({ x }) => x >= from)]
    if (one.length) laid.push(ofWords(row, one))
    if (other.length) right.push(ofWords(row, other))
  }
  flush()
  return laid.length === rows.length ? rows : laid
}
