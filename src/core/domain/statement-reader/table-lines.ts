// Walks over the rows of a statement and finds what could be lines of an account: each with its day, words, amounts and the heading that it stands below.
import { isHeads, namesDays, stackOf, widestGap, type Heads } from './column-heads.ts'
import { isBalanceOrTotal, plainHeading, sectionOf, type SectionKind } from './headings.ts'
import type { Row, Word } from './page.ts'
import { lineAmounts, partsOf, withoutAmounts, type Part } from './row-parts.ts'
import { amountsIn, type Amount, type PrintedDay } from './tokens.ts'

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
  readonly check: string | null
  readonly text: string
  readonly amounts: readonly Amount[]
  /** All on one piece of text: the places of its amounts are estimated. */
  readonly isRagged: boolean
  readonly page: number
  /** Index of its first row, and of its last. */
  readonly row: number
  readonly lastRow: number
  /** Where its text begins: what goes on below stands there too. */
  readonly textX: number
  readonly x: number
  readonly end: number
  readonly y: number
  readonly height: number
}

const LONGEST_TEXT = 300
const MOST_ROWS_OF_A_LINE = 6

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

const weekday = /^(?:mon|tue|tues|wed|thu|thur|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom)[a-záé]*\.?,?$/i

interface Walk {
  readonly lines: TableLine[]
  /** Rows that belong to lines, by their index. */
  readonly taken: Set<number>
  /** The section of each row. */
  readonly sections: Section[]
  readonly heads: Heads[]
}

/** `isFurniture`: heads and feet of pages, by the row's index. */
export function tableLines(rows: readonly Row[], isFurniture: (row: number) => boolean): Walk {
  const lines: TableLine[] = []
  const taken = new Set<number>()
  const sections: Section[] = []
  const heads: Heads[] = []
  let section: Section = { kind: 'both', name: '', number: 0 }
  let head: Heads | null = null
  let day: PrintedDay | null = null
  let open: { line: TableLine; rows: number; y: number } | null = null
  // Where lines stand below the date of their day, the left edge of them.
  let below: number | null = null
  let dayRow = -1
  for (const [at, row] of rows.entries()) {
    sections.push(section)
    const kind = widestGap(row) < 2.5 ? sectionOf(row.text) : null
    const name = kind ? plainHeading(row.text) : ''
    const isText = open !== null && isMoreText(row, open.line, open.y)
    if (kind && !isText && !(isHeads(row) && (widestGap(row) >= 1.5 || namesDays(row)))) {
      if (name !== section.name || kind !== section.kind) {
        section = { kind, name, number: section.number + 1 }
        head = null
        day = null
        open = null
        below = null
      }
      sections[at] = section
      continue
    }
    if (isHeads(row)) {
      if (section.kind === 'balances' && !/\b(?:balance|saldo)s?\b/i.test(row.text))
        section = { kind: 'both', name: '', number: section.number + 1 }
      head = { number: heads.length, rows: stackOf(rows, at) }
      heads.push(head)
      if (open?.line.amounts.length) open = null
      continue
    }
    if (isFurniture(at)) {
      // What has its amount does not go on below the foot of a page.
      if (open?.line.amounts.length) open = null
      else if (open) open.y = row.y
      continue
    }
    const parts = partsOf(row, head)
    const dated = parts.filter(({ date }) => date)
    if (dated.length) {
      for (const part of dated) {
        const alone = part.words.every(({ text }) => weekday.test(text)) && !part.amounts.length
        day = alone ? part.date : null
        dayRow = at
        below = null
        open = null
        if (alone || isBalanceOrTotal(upToAmount(part.words))) continue
        const line = lineOf(part, part.date!, section, head, row, at)
        lines.push(line)
        taken.add(at)
        open = { line, rows: 1, y: row.y }
      }
      continue
    }
    const part = parts[0]!
    if (parts.length > 1 || isBalanceOrTotal(row.text)) {
      open = null
      continue
    }
    const amounts = lineAmounts(row.words, head)
    const follows =
      open !== null &&
      open.line.page === row.page &&
      row.y - open.y < 2.2 * row.size &&
      row.words[0]!.x > open.line.textX - 1.5 * row.size
    const words = withoutAmounts(row.words, amounts)
    const isBelow =
      below === null
        ? dayRow === at - 1 && isUnderDay(rows, at)
        : Math.abs(below - row.words[0]!.x) < row.size
    if (day && isBelow && amounts.length && words.length && !(open && !open.line.amounts.length)) {
      below = row.words[0]!.x
      const line = lineOf({ ...part, words, amounts }, day, section, head, row, at)
      lines.push(line)
      taken.add(at)
      open = { line, rows: 1, y: row.y }
    } else if (open && (follows || continues(rows, at, open.line)) && open.rows < MOST_ROWS_OF_A_LINE) {
      const { line } = open
      const full = {
        ...line,
        text: `${line.text} ${textOf(words)}`.trim().slice(0, LONGEST_TEXT),
        amounts: line.amounts.length ? line.amounts : amounts,
        lastRow: at,
        end: Math.max(line.end, row.words.at(-1)!.end),
      }
      lines[lines.length - 1] = full
      taken.add(at)
      open = { line: full, rows: open.rows + 1, y: row.y }
    } else open = null
  }
  return { lines: lines.filter(({ amounts }) => amounts.length), taken, sections, heads }
}

/** A row directly below the text of a line, which stands apart from its day: no heading stands there. */
const isMoreText = ({ words, y, size, page }: Row, line: TableLine, from: number): boolean =>
  page === line.page &&
  y - from < 2.2 * size &&
  line.textX > line.x + size &&
  Math.abs(words[0]!.x - line.textX) < 0.3 * size

/** A line that has no amount yet goes on at the head of the next page. */
const continues = (rows: readonly Row[], at: number, line: TableLine): boolean =>
  rows[at]!.page === line.page + 1 && !line.amounts.length

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
  { check, words, amounts }: Part,
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
    check,
    text: check && (text === '' || /^#?\d+[*^]*$/.test(text)) ? `Check ${check}` : text,
    amounts,
    isRagged,
    page: row.page,
    row: at,
    lastRow: at,
    textX: words[0] && words[0].piece !== row.words[0]!.piece ? words[0].x : row.words[0]!.x,
    x: row.words[0]!.x,
    end: row.words.at(-1)!.end,
    y: row.y,
    height: row.size,
  }
}
