// Walks over the rows of a statement and finds what could be lines of an account: each with its day, words, amounts and the heading that it stands below.
import {
  isColumnHead,
  plainHeading,
  roleOf,
  sectionOf,
  type ColumnRole,
  type SectionKind,
} from './headings.ts'
import type { Row, Word } from './page.ts'
import { amountsIn, dateAt, type Amount, type PrintedDay } from './tokens.ts'

export interface Section {
  readonly kind: SectionKind
  /** In small letters, as `plainHeading` gives it; '' above the first heading. */
  readonly name: string
  /** Counts the sections of a file. */
  readonly number: number
}

/** A heads' row, with what it says of the columns below. */
export interface Heads {
  readonly number: number
  readonly rows: readonly Row[]
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
  readonly x: number
  readonly end: number
  readonly y: number
  readonly height: number
}

const LONGEST_TEXT = 300
const MOST_ROWS_OF_A_LINE = 6

/** Widest gap within a row, in units of its letters. */
export const widestGap = ({ words, size }: Row): number =>
  words.reduce((widest, word, at) => Math.max(widest, at ? (word.x - words[at - 1]!.end) / size : 0), 0)

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** A balance that stands among the lines: it is no line itself. */
export const balanceWords =
  /^(?:your )?(?:beginning|opening|previous|starting|prior|ending|closing|new|current|final)\b.{0,20}\bbalance|^balance (?:brought |carried )?(?:forward|last|this)|^(?:saldo|balance) (?:inicial|anterior|final|actual|previo)|^(?:sub)?totale?s?\b/i

const weekday = /^(?:mon|tue|tues|wed|thu|thur|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom)[a-záé]*\.?,?$/i

interface Part {
  readonly date: PrintedDay | null
  readonly check: string | null
  readonly words: readonly Word[]
  readonly amounts: readonly Amount[]
}

/** Parts of a row that stand side by side, as checks and balances of days do; else the row as one part. */
function partsOf(row: Row, mayBeSide: boolean): Part[] {
  const { words } = row
  const amounts = amountsIn(words)
  const parts: Part[] = []
  let from = 0
  if (mayBeSide)
    for (const [index, { at, words: count }] of amounts.entries()) {
      const next = amounts[index + 1]
      const after = at + count
      if (next && !beginsPart(words, after, next.at)) continue
      parts.push(partOf(words.slice(from, after)))
      from = after
    }
  if (from < words.length) parts.push(partOf(words.slice(from)))
  return parts
}

/** Whether a line of its own begins here and ends with the amount at `to`: a day, or a check's number and a day, and few words. */
function beginsPart(words: readonly Word[], at: number, to: number): boolean {
  const skip = numberAt(words, at)?.words ?? 0
  const date = dateAt(words, at + skip)
  return date !== null && to - (at + skip + date.words) <= 2
}

/** The number of a check before its day, with the marks that stand beside it. */
function numberAt(
  words: readonly Word[],
  at: number,
): { readonly number: string; readonly words: number } | null {
  let next = at
  let number = ''
  if (!dateAt(words, next)) {
    const found = /^#?(\d{1,10})[*^†‡]*$/.exec(words[next]?.text ?? '')
    if (found) {
      number = found[1]!
      next++
    }
  }
  while (/^[*^†‡]+$/.test(words[next]?.text ?? '')) next++
  return next > at && dateAt(words, next) ? { number, words: next - at } : null
}

function partOf(words: readonly Word[]): Part {
  const number = numberAt(words, 0)
  const skip = number?.words ?? 0
  const date = dateAt(words, skip)
  if (!date || isPeriod(words, skip + date.words))
    return { date: null, check: null, words, amounts: amountsIn(words) }
  const rest = words.slice(skip + date.words)
  const amounts = trailing(rest)
  const middle = rest.slice(0, amounts[0]?.at ?? rest.length)
  // Some print the number behind the day.
  const behind = middle.length > 0 && middle.length <= 2 ? /^#?(\d{1,10})[*^]*$/.exec(middle[0]!.text) : null
  return {
    date,
    check: number?.number || (behind?.[1] ?? null),
    words: middle,
    amounts,
  }
}

const isPeriod = (words: readonly Word[], at: number): boolean =>
  /^(?:-|to|through|thru|al|hasta)$/i.test(words[at]?.text ?? '') && dateAt(words, at + 1) !== null

/** The amounts that a line ends with; its first word is the day's or the text's. */
function trailing(words: readonly Word[]): Amount[] {
  const amounts = amountsIn(words)
  const found: Amount[] = []
  let end = words.length
  // Marks of footnotes may stand behind.
  while (end > 0 && /^[*†‡^a-z]$/i.test(words[end - 1]!.text)) end--
  for (const amount of amounts.toReversed()) {
    if (amount.at + amount.words < end) break
    found.unshift(amount)
    end = amount.at
  }
  return found
}

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
  for (const [at, row] of rows.entries()) {
    sections.push(section)
    const kind = widestGap(row) < 2.5 ? sectionOf(row.text) : null
    const name = kind ? plainHeading(row.text) : ''
    if (kind && !(isHeads(row) && widestGap(row) >= 1.5)) {
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
      head = { number: heads.length, rows: stackOf(rows, at) }
      heads.push(head)
      open = null
      continue
    }
    if (isFurniture(at)) continue
    const parts = partsOf(row, true)
    const dated = parts.filter(({ date }) => date)
    if (dated.length) {
      for (const part of dated) {
        const alone = part.words.every(({ text }) => weekday.test(text)) && !part.amounts.length
        day = alone ? part.date : null
        below = null
        open = null
        if (alone || balanceWords.test(textOf(part.words))) continue
        const line = lineOf(part, part.date!, section, head, row, at)
        lines.push(line)
        taken.add(at)
        open = { line, rows: 1, y: row.y }
      }
      continue
    }
    const part = parts[0]!
    if (parts.length > 1 || balanceWords.test(row.text)) {
      open = null
      continue
    }
    const amounts = trailing(row.words)
    const follows = open !== null && open.line.page === row.page && row.y - open.y < 2.2 * row.size
    const words = row.words.slice(0, amounts[0]?.at ?? row.words.length)
    const isBelow = below === null ? isUnderDay(rows, at) : Math.abs(below - row.words[0]!.x) < row.size
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

/** A line that has no amount yet goes on at the head of the next page. */
const continues = (rows: readonly Row[], at: number, line: TableLine): boolean =>
  rows[at]!.page === line.page + 1 && !line.amounts.length

/** Directly below the row with the day, which stands alone. */
function isUnderDay(rows: readonly Row[], at: number): boolean {
  const above = rows[at - 1]
  return above !== undefined && rows[at]!.page === above.page && rows[at]!.y - above.y < 3 * rows[at]!.size
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
  return {
    section,
    heads,
    printed,
    check,
    text: check && (text === '' || /^#?\d+[*^]*$/.test(text)) ? `Check ${check}` : text,
    amounts,
    isRagged: amounts.length > 0 && words.length > 0 && words[0]!.piece === amounts.at(-1)!.piece,
    page: row.page,
    row: at,
    lastRow: at,
    x: row.words[0]!.x,
    end: row.words.at(-1)!.end,
    y: row.y,
    height: row.size,
  }
}

/** The heads of a table: at least two cells, all of them words for columns, one of them the day or the amount. */
function isHeads(row: Row): boolean {
  if (row.words.length < 2 || row.words.length > 24) return false
  const words = row.words.map(({ text }) => text)
  if (!isColumnHead(words)) return false
  const isDay = /\b(?:date|dates|fecha|posted|day)\b/i.test(row.text)
  const isAmount = roleOf(row.text) !== null
  return (isDay && isAmount) || (widestGap(row) >= 2 && (isDay || isAmount))
}

/** The row of heads with the rows directly above and below that are parts of it. */
function stackOf(rows: readonly Row[], at: number): Row[] {
  const row = rows[at]!
  const stack = [row]
  for (const step of [-1, 1])
    for (let other = at + step; ; other += step) {
      const next = rows[other]
      if (!next || next.page !== row.page || Math.abs(next.y - rows[other - step]!.y) > 1.9 * row.size) break
      if (!isColumnHead(next.words.map(({ text }) => text))) break
      if (widestGap(next) < 1.5 && sectionOf(next.text) && next.words[0]!.x < row.words[0]!.end) break
      stack.push(next)
    }
  return stack.toSorted((a, b) => a.y - b.y)
}

/** The words of the heads that stand above a place, from the top. */
export const headAbove = ({ rows }: Heads, x: number, end: number): string =>
  rows
    .flatMap(({ words }) => words.filter((word) => word.x < end + 1 && word.end > x - 1))
    .map(({ text }) => text)
    .join(' ')

export const headRole = (heads: Heads, x: number, end: number): ColumnRole | null => {
  const above = roleOf(headAbove(heads, x, end))
  if (above) return above
  // Of heads that stand aside the nearest one, by its right edge.
  const near = heads.rows
    .flatMap(({ words, size }) =>
      words.map((word) => ({ word, gap: Math.min(Math.abs(word.end - end), Math.abs(word.x - x)) / size })),
    )
    .filter(({ word, gap }) => gap < 5 && roleOf(word.text) !== null)
    .toSorted((a, b) => a.gap - b.gap)[0]
  return near ? roleOf(near.word.text) : null
}
