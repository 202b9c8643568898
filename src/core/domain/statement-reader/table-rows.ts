// The rows of a statement's tables: each begins with a date and ends with amounts, on one line or on some.
import type { IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { cutAmounts, dateIn, type Period } from './statement-lines.ts'

interface TableRow<Section> {
  readonly section: Section
  readonly date: IsoDate
  readonly text: string
  /** As printed, in their order; never empty. */
  readonly amounts: readonly Cents[]
}

interface TableShape<Section> {
  /** The section that begins with this line; 'end': a table ends here; null: neither. */
  readonly sectionAt: (line: string) => Section | 'end' | null
  /** Column heads, page heads and page feet: no part of a row. */
  readonly isFurniture: (line: string) => boolean
  /** How many amounts a row may end with. */
  readonly amounts: number
  /** Whether a row of this section has a fixed text only: then a line can hold some rows side by side. */
  readonly sideBySide?: (section: Section) => boolean
}

const DATE = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?= |$)/
const LONGEST_TEXT = 300

interface OpenRow<Section> {
  section: Section
  date: IsoDate
  text: string
  amounts: readonly Cents[]
}

/** Reads the rows within the sections. A row that never gets its amount, or whose day does not exist, is none. */
export function tableRows<Section extends string>(
  lines: readonly string[],
  period: Period,
  shape: TableShape<Section>,
): TableRow<Section>[] {
  const rows: OpenRow<Section>[] = []
  let section: Section | null = null
  let row: OpenRow<Section> | null = null
  for (const line of lines) {
    const at = shape.sectionAt(line)
    if (at) {
      // A table that goes on over a page goes on with its row.
      if (at !== section) row = null
      section = at === 'end' ? null : at
      continue
    }
    if (!section || shape.isFurniture(line)) continue
    const parts: string[] = shape.sideBySide?.(section)
      ? line.split(/(?<=\d\.\d\d[)-]?) (?=\d{1,2}\/\d{1,2}\b)/)
      : [line]
    for (const part of parts) {
      const dated = DATE.exec(part)
      const rest = dated ? part.slice(dated[0].length).trim() : part
      const { text, amounts } = cutAmounts(rest, shape.amounts)
      if (dated) {
        const date = dateIn(period, dated[1]!, dated[2]!, dated[3])
        row = date ? { section, date, text, amounts } : null
        if (row) rows.push(row)
      } else if (row) {
        const isOpen = !row.amounts.length
        row.text = `${row.text} ${isOpen ? text : part}`.trim().slice(0, LONGEST_TEXT)
        if (isOpen) row.amounts = amounts
      }
    }
  }
  return rows.filter(({ amounts }) => amounts.length)
}
