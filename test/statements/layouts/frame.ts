// Draws what statements are made of on a sheet: pages with heads, lists of figures, tables that go on, lists side by side.
import type { Ledger, TrueLine } from '../ledger.ts'
import type { Sheet } from '../sheet.ts'

export interface Account {
  /** The last digits of its number. */
  readonly mask: string
  readonly kind: 'checking' | 'savings' | 'loan'
  readonly ledger: Ledger
}
/** Draws accounts of one file; the first is the one that all banks have. */
export type Draw = (accounts: readonly [Account, ...Account[]]) => Sheet

interface Column {
  readonly x: number
  /** A new line of the head after '|'. */
  readonly head: string
  readonly right?: boolean
}
export const at = (x: number, head = ''): Column => ({ x, head })
/** A column of figures, set from its right edge. */
export const figures = (x: number, head = ''): Column => ({ x, head, right: true })

type Texts = readonly (string | null)[]
export interface Row {
  readonly cells: Texts
  readonly of?: TrueLine
  /** Further lines of the description. */
  readonly more?: readonly string[]
  /** The date, where it stands only once for a day, for a row that begins a page. */
  readonly dateAgain?: string
}

interface Table {
  readonly title?: string
  /** The title where the table goes on; none: only heads stand there. */
  readonly again?: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** Index of the column of descriptions. */
  readonly text?: number
  /** On which line of a description the amounts stand, and the date. */
  readonly amounts?: 'first' | 'last' | 'last with date'
  /** A page may end within a description. */
  readonly splits?: boolean
  readonly total?: Texts
  /** Above each page's first row but the first, from the number of the row. */
  readonly carried?: (row: number) => Texts
}

interface Across {
  readonly title?: string
  readonly again?: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly count: number
  /** From one list to the next. */
  readonly step: number
  /** Down the first list, then down the next one. */
  readonly down?: boolean
}

export class Frame {
  readonly sheet: Sheet
  /** Draws the head of each page, the first being 1. */
  private readonly top: (page: number) => void
  private readonly step: number
  constructor(sheet: Sheet, top: (page: number) => void = () => {}, step = 12) {
    this.sheet = sheet
    this.top = top
    this.step = step
    top(1)
  }

  /** Begins a page where less room is left, and draws `again` there; answers whether it did. */
  room(need: number, again: () => void = () => {}): boolean {
    if (!this.sheet.turn(need)) return false
    this.top(this.sheet.pages.length)
    again()
    return true
  }

  page(): this {
    this.sheet.next()
    this.top(this.sheet.pages.length)
    return this
  }

  say(text: string, x = 40, size?: number): this {
    this.room(30)
    this.sheet.put(x, text, size ? { size } : {}).down(this.step)
    return this
  }

  title(text: string, size = 12): this {
    this.room(90)
    this.sheet.down(8).put(40, text, { size, font: 'bold' }).down(16)
    return this
  }

  /** Labels on the left, figures on the right; further texts on the same baselines. */
  pairs(rows: readonly (readonly [string, string, ...string[]])[], x = 40, right = 300, beside = 330): this {
    for (const [label, value, ...rest] of rows) {
      this.room(30)
      this.sheet.put(x, label)
      if (value) this.sheet.put(right, value, { right: true })
      for (const [nth, text] of rest.entries()) this.sheet.put(beside + nth * 140, text)
      this.sheet.down(this.step)
    }
    this.sheet.down(8)
    return this
  }

  private line(columns: readonly Column[], texts: Texts, by = 0): void {
    for (const [nth, text] of texts.entries()) {
      const { x, right = false } = columns[nth]!
      if (text) this.sheet.put(x + by, text, { right })
    }
  }

  private heads(columns: readonly Column[], count = 1, step = 0): void {
    const lines = Math.max(...columns.map(({ head }) => head.split('|').length))
    for (let nth = 0; nth < lines; nth++) {
      for (let list = 0; list < count; list++)
        this.line(
          columns,
          columns.map(({ head }) => head.split('|')[nth - lines + head.split('|').length] ?? null),
          list * step,
        )
      this.sheet.down(nth === lines - 1 ? this.step : 10)
    }
  }

  table({
    title,
    again,
    columns,
    rows,
    text = 1,
    amounts = 'first',
    splits = false,
    total,
    carried,
  }: Table): this {
    if (title) this.title(title)
    const goOn = (nth: number): void => {
      if (again) this.sheet.put(40, again, { size: 11, font: 'bold' }).down(14)
      this.heads(columns)
      if (!carried) return
      this.line(columns, carried(nth))
      this.sheet.down(this.step)
    }
    this.room(60)
    this.heads(columns)
    for (const [nth, { cells, of, more = [], dateAgain }] of rows.entries()) {
      const isFirst = this.room(splits ? 40 : 40 + more.length * this.step, () => goOn(nth))
      const lines = [cells[text] ?? '', ...more]
      const shown = amounts === 'first' ? 0 : more.length
      for (const [row, part] of lines.entries()) {
        if (row && splits) this.room(40, () => goOn(nth))
        this.sheet.of = of ?? null
        this.line(
          columns,
          cells.map((cell, column) => {
            if (column === text) return part
            const isDate = column < text
            const shownCell = isDate && isFirst ? (dateAgain ?? cell) : cell
            const place = isDate && amounts !== 'last with date' ? 0 : shown
            return row === place ? shownCell : null
          }),
        )
        this.sheet.of = null
        this.sheet.down(this.step)
      }
    }
    if (total) {
      this.room(40, () => goOn(rows.length))
      this.line(columns, total)
      this.sheet.down(this.step)
    }
    this.sheet.down(8)
    return this
  }

  /** Short lists side by side: checks, balances of days. */
  across({ title, again, columns, rows, count, step, down = false }: Across): this {
    if (!rows.length) return this
    if (title) this.title(title)
    this.room(60)
    this.heads(columns, Math.min(count, rows.length), step)
    const height = Math.ceil(rows.length / count)
    for (let line = 0; line < height; line++) {
      this.room(40, () => {
        if (again) this.sheet.put(40, again, { size: 11, font: 'bold' }).down(14)
        this.heads(columns, count, step)
      })
      for (let list = 0; list < count; list++) {
        const row = rows[down ? list * height + line : line * count + list]
        if (!row) continue
        this.sheet.of = row.of ?? null
        this.line(columns, row.cells, list * step)
        this.sheet.of = null
      }
      this.sheet.down(this.step)
    }
    this.sheet.down(8)
    return this
  }

  /** The foot of each page, when it is known how many there are. */
  finish(foot: (page: number, pages: number) => string = (page, pages) => `Page ${page} of ${pages}`): Sheet {
    const { length } = this.sheet.pages
    for (let page = 1; page <= length; page++)
      this.sheet.putOn(page, 575, 778, foot(page, length), { size: 7, right: true })
    return this.sheet
  }
}
