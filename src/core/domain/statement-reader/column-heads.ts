// The heads of a table's columns: which rows they are, and what they say of the amounts below.
import { isColumnHead, roleOf, sectionOf, type ColumnRole } from './headings.ts'
import type { Row, Word } from './page.ts'

/** A heads' row, with what it says of the columns below. */
export interface Heads {
  readonly number: number
  readonly rows: readonly Row[]
}

/** Heads of what one piece costs: such amounts are none of the account. */
const unit = /^(?:unit|per)$/i

/** Whether a place lies below the price of one piece. */
export const isUnitPrice = ({ rows }: Heads, x: number, end: number): boolean =>
  rows.some(({ words }) =>
    words.some((word, at) => unit.test(word.text) && word.x < end + 1 && (words[at + 1] ?? word).end > x - 1),
  )

/** Widest gap within a row, in units of its letters. */
export const widestGap = ({ words, size }: Row): number =>
  words.reduce((widest, word, at) => Math.max(widest, at ? (word.x - words[at - 1]!.end) / size : 0), 0)

/** The text of a row that may be a heading, without what is remarked at its right; null where it is a row of cells. */
export function titleOf(row: Row): string | null {
  if (namesPeriod.test(row.text)) return null
  const title = remarks.reduce((text, remark) => text.replace(remark, ''), row.text)
  return title !== row.text || widestGap(row) < 2.5 ? title : null
}
/** The account's number; how many lines there are, and their sum; what marks mean. */
const remarks: readonly RegExp[] = [
  / (?:account|acct)\b[ .#:]*(?:number|no)?[ .#:]*[-x*.\d]{4,}$/i,
  / \*+ ?(?:indicates|denotes|marks)\b.*$/i,
  / \(?\d+ (?:items?|transactions?|checks?|deposits?) (?:totall?ing|for (?:a total of)?) ?\$?[\d,]*\.\d\d\)?$/i,
  / \(?(?:no\.?|number|#) (?:of )?(?:checks?|items?|deposits?|transactions?):? ?\d+\)?$/i,
]
const namesPeriod = /\d[/-]\d{2,4} (?:to|thru|through|-) \d{1,2}[/-]\d/i

/** The heads of a table: at least two cells, all of them words for columns, one of them the day or the amount. */
export function isHeads(row: Row): boolean {
  const known = judged.get(row)
  if (known !== undefined) return known
  const found = looksLikeHeads(row)
  judged.set(row, found)
  return found
}

/** Each way of reading asks anew for the same rows. */
const judged = new WeakMap<Row, boolean>()

function looksLikeHeads(row: Row): boolean {
  if (row.words.length < 2 || row.words.length > 24) return false
  const words = row.words.map(({ text }) => text)
  if (!isColumnHead(words)) return false
  const isDay = /\b(?:date|dates|fecha|posted|day)\b/i.test(row.text)
  const isAmount = roleOf(row.text) !== null
  return (isDay && isAmount) || (widestGap(row) >= 2 && (isDay || isAmount))
}

/** Heads that are set as one text: 'Balances by date' is none. */
export const namesDays = ({ words, text }: Row): boolean =>
  words.length > 2 && /\b(?:date|fecha)\b/i.test(text) && !/\bby\b/i.test(text)

/** No table has heads of more rows above or below one another. */
const MOST_STACKED = 4

/** The row of heads with the rows directly above and below that are parts of it. */
export function stackOf(rows: readonly Row[], at: number): Row[] {
  const row = rows[at]!
  const stack = [row]
  for (const step of [-1, 1])
    for (let other = at + step; Math.abs(other - at) <= MOST_STACKED; other += step) {
      const next = rows[other]
      if (!next || next.page !== row.page || Math.abs(next.y - rows[other - step]!.y) > 1.9 * row.size) break
      if (!isColumnHead(next.words.map(({ text }) => text))) break
      if (widestGap(next) < 1.5 && sectionOf(next.text) && next.words[0]!.x < row.words[0]!.end) break
      stack.push(next)
    }
  return stack.toSorted((a, b) => a.y - b.y)
}

/** The words of the heads that stand above a place, from the top. */
const headAbove = ({ rows }: Heads, x: number, end: number): string =>
  rows
    .flatMap(({ words }) => words.filter((word) => word.x < end + 1 && word.end > x - 1))
    .map(({ text }) => text)
    .join(' ')

/** 'Deposits | Date | Source': the title of a table, in the row of its heads. */
const isTitle = ({ words }: Row, word: Word): boolean =>
  word === words[0] &&
  wayOfHead.test(word.text) &&
  /^date$/i.test(words[1]?.text ?? '') &&
  words.slice(1).every(({ text }) => roleOf(text) === null)
const wayOfHead = /^(?:deposits|withdrawals|debits|credits|additions|subtractions)$/i

/** Heads of amounts that are cells of their own: heads that are one text tell no places. */
export const tellsPlaces = (heads: Heads): boolean =>
  heads.rows.some(
    (row) =>
      row.words.some(({ piece }) => piece !== row.words[0]!.piece) &&
      row.words.some(
        (word) => roleOf(word.text) !== null && !isTitle(row, word) && !isUnitPrice(heads, word.x, word.end),
      ),
  )

/** Heads in which the amount stands before the text. */
export const beginsWithAmount = ({ rows }: Heads): boolean =>
  rows.some(({ text }) => /\bamount\b.*\bdescription\b/i.test(text))

/** Heads in which a check's number or a reference is the last of a line. */
export const endsWithNumber = ({ rows }: Heads): boolean =>
  rows.some(({ text }) => /\bamount\b[^a-z]*(?:check|serial|ref|reference|number|no)\b/i.test(text))

const type = /^(?:type|dr\/cr|cr\/dr|d\/c|c\/d|\+\/-)$/i
const typeOut = /^(?:debit|dr|db|d|withdrawal|out|-)$/i
const typeIn = /^(?:credit|cr|c|deposit|in|\+)$/i

/** Which way money goes by the word in a column of types; 0 where none tells it. */
export function wayByType(heads: Heads | null, words: readonly Word[]): -1 | 0 | 1 {
  const head = heads?.rows.flatMap((row) => row.words).find(({ text }) => type.test(text))
  if (!heads || !head) return 0
  const last = words.at(-1)
  if (last && !tellsPlaces(heads) && heads.rows.some(({ text }) => /\btype amount\b/i.test(text)))
    return wayOf(last)
  const below = words.filter(({ x, end }) => x < head.end + 1 && end > head.x - 1)
  const [word] = below
  // 'Debit card' is a kind of payment.
  const isCell =
    below.length === 1 &&
    words.every(({ x, end, size }) => x === word!.x || x - word!.end > size || word!.x - end > 0.6 * size)
  if (!word || !isCell) return 0
  return wayOf(word)
}

const wayOf = ({ text }: Word): -1 | 0 | 1 => (typeOut.test(text) ? -1 : typeIn.test(text) ? 1 : 0)

/** Of two days of a line the second one is that of posting. */
export const isPosted = (heads: Heads, { x, end }: Word): boolean =>
  /\b(?:post|posted|posting|proc|processed)\b/i.test(headAbove(heads, x, end))

export const headRole = (heads: Heads, x: number, end: number): ColumnRole | null => {
  const above = roleOf(headAbove(heads, x, end))
  if (above) return above
  // Of heads that stand aside the nearest one, by its right edge.
  const near = heads.rows
    .flatMap(({ words, size }) =>
      words.map((word) => ({ word, gap: Math.min(Math.abs(word.end - end), Math.abs(word.x - x)) / size })),
    )
    .filter(({ word, gap }) => gap < 5 && roleOf(word.text) !== null && !isUnitPrice(heads, word.x, word.end))
    .toSorted((a, b) => a.gap - b.gap)[0]
  return near ? roleOf(near.word.text) : null
}
