// Walks over the rows of a statement and finds what could be lines of an account: each with its day, words, amounts and the heading that it stands below.
import { accountNamed } from './account-parts.ts'
import {
  isHeads,
  namesDays,
  stackOf,
  tellsPlaces,
  titleOf,
  wayByType,
  widestGap,
  type Heads,
} from './column-heads.ts'
import { isBalanceOrTotal, plainHeading, sectionOf, type SectionKind } from './headings.ts'
import type { Row, Word } from './page.ts'
import { lineAmounts, partsOf, withoutAmounts, type Part } from './row-parts.ts'
import { amountsIn, dateAt, weekday, type Amount, type PrintedDay } from './tokens.ts'

interface Section {
  readonly kind: SectionKind
  /** In small letters, as `plainHeading` gives it; '' above the first heading. */
  readonly name: string
  /** Counts the sections of a file. */
  readonly number: number
}

export interface TableLine {
  readonly section: Section
  readonly heads: Heads | null
  readonly printed: PrintedDay
  /** The other one of two days. */
  readonly second: PrintedDay | null
  readonly check: string | null
  readonly text: string
  readonly amounts: readonly Amount[]
  /** Which way money goes by a column of types; 0 where none tells it. */
  readonly way: -1 | 0 | 1
  /** All on one piece of text: the places of its amounts are estimated. */
  readonly isRagged: boolean
  readonly page: number
  /** Index of its first row, and of its last. */
  readonly row: number
  readonly lastRow: number
  /** Where its text begins: what goes on below stands there too. */
  readonly textX: number
  /** Where its text ends, in the first row. */
  readonly textEnd: number
  readonly x: number
  readonly end: number
  readonly y: number
  readonly height: number
}

const LONGEST_TEXT = 300
const MOST_ROWS_OF_A_LINE = 6

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** Heads of a table of lines, below a heading that is none that is known. */
const describes = /\b(?:description|descripcion|details?|activity|payee|memo)\b/i

const isDescribed = ({ rows }: Heads): boolean => rows.some(({ text }) => describes.test(text))

interface Walk {
  readonly lines: TableLine[]
  /** Rows that belong to lines, by their index. */
  readonly taken: Set<number>
}

/** How lines are told that have no day of their own; the proof chooses. */
export interface Style {
  /** A day stands once: a row with an amount below it is a line of the same day. */
  readonly dayOnce: boolean
  /** A line ends with its amount: words below it begin another line. */
  readonly amountsLast: boolean
  /** A line's day stands behind its text. */
  readonly dayLast: boolean
}

const plain: Style = { dayOnce: false, amountsLast: false, dayLast: false }
export const styles: readonly Style[] = [
  plain,
  { ...plain, dayOnce: true },
  { ...plain, dayOnce: true, amountsLast: true },
  { ...plain, dayLast: true },
]

interface Open {
  readonly line: TableLine
  readonly rows: number
  readonly y: number
}

/** `isFurniture`: heads and feet of pages, by the row's index. */
export function tableLines(
  rows: readonly Row[],
  isFurniture: (row: number) => boolean,
  { dayOnce, amountsLast, dayLast }: Style,
): Walk {
  const lines: TableLine[] = []
  const taken = new Set<number>()
  let section: Section = { kind: 'both', name: '', number: 0 }
  let head: Heads | null = null
  let count = 0
  let mask: string | null = null
  let open: Open | null = null
  // The day that lines stand below, where it stands alone; and its place.
  let day: { readonly date: PrintedDay; readonly x: number; readonly row: number } | null = null
  // The left edge of lines below a day.
  let below: number | null = null
  // The last row of a table: a line, or its heads.
  let tableRow = -1
  // Of the last line with a day, where its text stands in a column of its own.
  let last: { readonly date: PrintedDay; readonly textX: number } | null = null
  const begin = (part: Part, date: PrintedDay, row: Row, at: number): void => {
    const line = lineOf(part, date, section, head, row, at)
    lines.push(line)
    taken.add(at)
    tableRow = at
    open = { line, rows: 1, y: row.y }
  }
  const turnTo = (kind: SectionKind, name: string): void => {
    section = { kind, name, number: section.number + 1 }
    head = null
    day = null
    open = null
    below = null
    last = null
  }
  const close = (): void => {
    if (open?.line.amounts.length) open = null
  }
  for (const [at, row] of rows.entries()) {
    const title = dateAt(row.words, 0) ? null : titleOf(row)
    const kind = title === null ? null : sectionOf(title)
    const name = kind && title ? plainHeading(title) : ''
    // Directly below a line or heads, at the texts, which stand apart from their days: no heading stands there.
    const isBelowText =
      last !== null &&
      tableRow === at - 1 &&
      row.y - rows[at - 1]!.y < 2.2 * row.size &&
      Math.abs(row.words[0]!.x - last.textX) < 0.3 * row.size
    if (isBelowText) tableRow = at
    if (kind && !isBelowText && !(isHeads(row) && (widestGap(row) >= 1.5 || namesDays(row)))) {
      if (name !== section.name || kind !== section.kind) turnTo(kind, name)
      continue
    }
    if (isHeads(row)) {
      if (section.kind === 'balances' && describes.test(row.text)) turnTo('both', '')
      const next: Heads = { number: count++, rows: stackOf(rows, at) }
      // Checks that are listed once more below heads of their own, under no heading or a long one.
      if (head && lines.at(-1)?.section === section && isDescribed(head) !== isDescribed(next))
        turnTo(section.kind, section.name)
      head = next
      tableRow = at
      close()
      continue
    }
    if (isFurniture(at)) {
      open = heldOver(open, row.y)
      continue
    }
    const named = open && follows(row, open) ? null : accountNamed(row.text)
    if (named !== null && named !== mask) {
      if (mask !== null && section.name) turnTo('both', '')
      mask = named
    }
    const x = row.words[0]!.x
    const isOfDay: boolean =
      day !== null &&
      (below === null ? day.row === at - 1 && isUnderDay(rows, at) : Math.abs(below - x) < row.size)
    const parts = partsOf(row, head, dayLast)
    const isAtText: boolean = last !== null && Math.abs(x - last.textX) < 0.5 * row.size
    // A text may begin with a day, where its own day stands elsewhere.
    const isText = isAtText && open !== null && follows(row, open) && !amountsIn(row.words).length
    const isUndated = (isOfDay && x > day!.x + row.size) || (dayOnce && isAtText) || isText
    const dated: Part[] = isUndated ? [] : parts.filter(({ date }) => date)
    if (dated.length) {
      for (const part of dated) {
        const alone = part.words.every(({ text }) => weekday.test(text)) && !part.amounts.length
        day = alone ? { date: part.date!, x, row: at } : null
        below = null
        open = null
        if (alone) continue
        if (isBalanceOrTotal(upToAmount(part.words))) {
          last = columnOf(part, row)
          continue
        }
        begin(part, part.date!, row, at)
        last = columnOf(part, row)
      }
      continue
    }
    if ((parts.length > 1 && !isUndated) || isBalanceOrTotal(row.text)) {
      close()
      continue
    }
    const amounts = lineAmounts(row.words, head)
    const words = withoutAmounts(row.words, amounts)
    const part: Part = { date: null, second: null, check: null, words, amounts }
    const isWaiting = open !== null && !open.line.amounts.length
    if (day && isOfDay && amounts.length && words.length && !isWaiting) {
      below = x
      begin(part, day.date, row, at)
    } else if (
      dayOnce &&
      last &&
      isAtText &&
      !isWaiting &&
      words.length &&
      (amounts.length ? head !== null && tellsPlaces(head) : amountsLast)
    )
      begin(part, last.date, row, at)
    else if (open && open.rows < MOST_ROWS_OF_A_LINE && (follows(row, open) || continues(row, open.line))) {
      const { line, rows: height }: Open = open
      const full = {
        ...line,
        text: `${line.text} ${textOf(words)}`.trim().slice(0, LONGEST_TEXT),
        amounts: line.amounts.length ? line.amounts : amounts,
        lastRow: at,
        end: Math.max(line.end, row.words.at(-1)!.end),
      }
      lines[lines.length - 1] = full
      taken.add(at)
      tableRow = at
      open = { line: full, rows: height + 1, y: row.y }
    } else open = null
  }
  return { lines: lines.filter(({ amounts }) => amounts.length), taken }
}

/** The column of texts behind the day; null where the text stands close to it. */
const columnOf = ({ date, words }: Part, row: Row) =>
  date && words[0] && words[0].x > row.words[0]!.x + 2 * row.size ? { date, textX: words[0].x } : null

/** What has its amount does not go on below the foot of a page. */
const heldOver = (open: Open | null, y: number): Open | null =>
  open && !open.line.amounts.length ? { ...open, y } : null

const follows = (row: Row, { line, y }: Open): boolean =>
  line.page === row.page && row.y - y < 2.2 * row.size && row.words[0]!.x > line.textX - 1.5 * row.size

/** A line that has no amount yet goes on at the head of the next page. */
const continues = ({ page }: Row, line: TableLine): boolean => page === line.page + 1 && !line.amounts.length

/** Directly below the row with the day, which stands alone. */
function isUnderDay(rows: readonly Row[], at: number): boolean {
  const above = rows[at - 1]
  return above !== undefined && rows[at]!.page === above.page && rows[at]!.y - above.y < 3 * rows[at]!.size
}

/** The words before the first amount; what stands aside is another cell. */
function upToAmount(words: readonly Word[]): string {
  const first = amountsIn(words)[0]
  return textOf(first ? words.slice(0, first.at) : words)
}

function lineOf(
  { check, words, amounts, second }: Part,
  printed: PrintedDay,
  section: Section,
  heads: Heads | null,
  row: Row,
  at: number,
): TableLine {
  const text = textOf(words).slice(0, LONGEST_TEXT)
  const isRagged = amounts.length > 0 && words.length > 0 && words[0]!.piece === amounts.at(-1)!.piece
  return {
    section,
    heads,
    printed,
    second,
    check,
    text: check && (text === '' || /^#?\d+[*^]*$/.test(text)) ? `Check ${check}` : text,
    amounts,
    way: wayByType(heads, words),
    isRagged,
    page: row.page,
    row: at,
    lastRow: at,
    textX: words[0] && words[0].piece !== row.words[0]!.piece ? words[0].x : row.words[0]!.x,
    textEnd: words.at(-1)?.end ?? row.words[0]!.x,
    x: row.words[0]!.x,
    end: row.words.at(-1)!.end,
    y: row.y,
    height: row.size,
  }
}
