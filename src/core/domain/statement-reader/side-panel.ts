// Offers and news in a column of their own at the right of a page: rows without it. Nothing that speaks of the account is left away.
import type { Row, Word } from './page.ts'
import { amountsIn, dateAt } from './tokens.ts'

/** Rows of a panel. */
const FEWEST = 4

const ofWords = (row: Row, words: readonly Word[]): Row => ({
  ...row,
  words,
  text: words.map(({ text }) => text).join(' '),
})

/** Words of a cell of its own begin here. */
const beginsCell = ({ words, size }: Row, at: number): boolean =>
  at === 0 || words[at]!.x - words[at - 1]!.end > 2 * size

/** Left edges of cells at the right of a page that nothing else reaches into, the most frequent first. */
function edgesOf(rows: readonly Row[]): number[] {
  const right = Math.max(...rows.map(({ words }) => words.at(-1)!.end))
  const left = Math.min(...rows.map(({ words }) => words[0]!.x))
  const edges = new Map<number, number>()
  for (const row of rows)
    for (const [at, { x }] of row.words.entries())
      if (x > (left + right) / 2 && beginsCell(row, at)) edges.set(x, (edges.get(x) ?? 0) + 1)
  const found = [...edges].filter(([, count]) => count >= FEWEST).toSorted((a, b) => b[1] - a[1])
  return found.map(([x]) => x).filter((x) => rows.every((row) => isClear(row, x)))
}

/** No text runs into the panel: page heads and feet may. */
const isClear = (row: Row, x: number): boolean =>
  row.words.every((word, at) => word.x >= x || word.end < x || !amountsIn(row.words).length || at === 0)

const rightOf = (rows: readonly Row[], x: number): Row[] =>
  rows.flatMap((row) => {
    const words = row.words.filter((word) => word.x >= x)
    return words.length ? [ofWords(row, words)] : []
  })

/** Rows with a text, and with an amount at most beside a day: an offer. A day, a text and an amount are a line of an account. */
function isOffer(rows: readonly Row[], isFigure: (rows: readonly Row[]) => boolean): boolean {
  const texts = rows.filter(({ text }) => /[a-z]{3}/i.test(text))
  const isLine = (row: Row): boolean => {
    const [amount] = amountsIn(row.words)
    const day = dateAt(row.words, 0)
    return amount !== undefined && day !== null && amount.at > day.words
  }
  return texts.length * 2 > rows.length && !rows.some(isLine) && !isFigure(rows)
}

/** The same rows where no page has a panel. `isFigure`: whether rows print a balance or a total of the account. */
export function withoutPanel(
  rows: readonly Row[],
  isFigure: (rows: readonly Row[]) => boolean,
): readonly Row[] {
  const pages = new Map<number, Row[]>()
  for (const row of rows) {
    const own = pages.get(row.page)
    if (own) own.push(row)
    else pages.set(row.page, [row])
  }
  const edges = new Map<number, number>()
  for (const [page, own] of pages) {
    const x = edgesOf(own).find((edge) => isOffer(rightOf(own, edge), isFigure))
    if (x !== undefined) edges.set(page, x)
  }
  if (!edges.size) return rows
  return rows.flatMap((row) => {
    const x = edges.get(row.page)
    const words = x === undefined ? row.words : row.words.filter((word) => word.x < x)
    return words.length === row.words.length ? [row] : words.length ? [ofWords(row, words)] : []
  })
}
