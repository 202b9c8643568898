// Draws a table: heads repeated on every page, rows that do not split, figures under each other at the end of their column.
import type { Column, TableBlock } from '#core/paper/paper.ts'
import { shownRow, shownSums, shownValue, standsAtEnd } from '#core/paper/shown.ts'
import type { Language } from '#core/words/words.ts'
import { drawText, rise } from './draw-text.ts'
import type { Line } from './lines.ts'
import {
  ink,
  sheetSize,
  spoken,
  styles,
  textWidth,
  type Element,
  type Sheet,
  type TextStyle,
} from './sheet.ts'

const PAD = 5
const HAIR = 0.01
/** Rows beyond are taken to be as wide as those before: measuring 50,000 tells nothing new. */
const MEASURED_ROWS = 300

interface SetColumn {
  readonly column: Column
  readonly x: number
  readonly width: number
}

/** Points that a column asks for: of its longest figure, or of its longest text up to a third of the page; and the least, of its head's longest word. */
interface Wanted {
  readonly asked: number
  readonly least: number
}

function wanted(sheet: Sheet, table: TableBlock, at: number, language: Language): Wanted {
  const column = table.columns[at]!
  const texts = new Set(
    table.rows.slice(0, MEASURED_ROWS).map((row) => shownValue(column.as, row[at] ?? null, language)),
  )
  const sum = shownSums(table, language)?.[at]
  if (sum) texts.add(sum)
  const widest = (all: Iterable<string>, most: number) => {
    let width = 0
    for (const text of all)
      for (const line of sheet.broken(text, styles.cellStrong, most)) width = Math.max(width, line.width)
    // A hair more than measured: what is taken off and added again must not break a word that just fits.
    return width + HAIR
  }
  const most = column.as === 'text' ? textWidth / 3 : textWidth / 2
  const least = widest(column.label.split(/\s+/), most) + 2 * PAD
  return { asked: Math.max(widest(texts, most) + 2 * PAD, least), least }
}

/** Figures get what they ask for; texts share the rest by what they ask for, as far as it goes, and never less than a word of their head. */
function setColumns(sheet: Sheet, table: TableBlock, language: Language): SetColumn[] {
  const all = table.columns.map((_column, at) => wanted(sheet, table, at, language))
  const texts = table.columns.map(({ as }) => as === 'text')
  const figures = sumOf(all.filter((_each, at) => !texts[at]))
  // Too much in all: everybody gives. Room left: it goes to the texts, or to all where there are none.
  const everybody = !texts.includes(true) || figures > textWidth * 0.8
  const widths = shared(
    all,
    texts.map((isText) => isText || everybody),
  )
  let x: number = sheetSize.left
  return table.columns.map((column, at) => {
    const width = widths[at]!
    x += width
    return { column, x: x - width, width }
  })
}

const sumOf = (all: readonly Wanted[]): number => all.reduce((total, { asked }) => total + asked, 0)

/** The page's width among columns: those that `give` get their part of what the others leave, a column that would fall below its least that. */
function shared(all: readonly Wanted[], give: readonly boolean[]): number[] {
  const rest = textWidth - sumOf(all.filter((_each, at) => !give[at]))
  const factor = rest / sumOf(all.filter((_each, at) => give[at]))
  const short = all.findIndex(({ asked, least }, at) => give[at] && asked * factor < least)
  const fits = all.reduce((total, { least }) => total + least, 0) <= textWidth
  if (short < 0 || !fits) return all.map(({ asked }, at) => (give[at] ? asked * factor : asked))
  return shared(
    all.map((each, at) => (at === short ? { asked: each.least, least: 0 } : each)),
    give.map((gives, at) => gives && at !== short),
  )
}

type Row = readonly (readonly Line[])[]

/** Points above and below the lines of a row. */
const LOOSE = 3
/** Where rules stand below groups of rows, not below each. */
const TIGHT = 1

const heightOf = (row: Row, style: TextStyle, pad: number): number =>
  Math.max(1, ...row.map((lines) => lines.length)) * style.leading + 2 * pad

/** Draws lines of all cells beside each other from the cursor down; `into` says which element each cell's content belongs to. */
function drawCells(
  sheet: Sheet,
  columns: readonly SetColumn[],
  row: Row,
  style: TextStyle,
  pad: number,
  into: ((at: number, draw: () => void) => void) | null,
): void {
  for (const [at, { column, x, width }] of columns.entries()) {
    const draw = () => {
      for (const [line, set] of (row[at] ?? []).entries()) {
        const start = standsAtEnd(column.as) ? x + width - PAD - set.width : x + PAD
        sheet.line(set, style, start, sheet.y + pad + rise(style) + line * style.leading)
      }
    }
    if (into) into(at, draw)
    else draw()
  }
}

export function drawTable(sheet: Sheet, table: TableBlock, language: Language): void {
  const columns = setColumns(sheet, table, language)
  const broken = (texts: readonly string[], style: TextStyle): Row =>
    columns.map(({ width }, at) => sheet.broken(texts[at] ?? '', style, width - 2 * PAD))
  const head = broken(
    table.columns.map(({ label }) => label),
    styles.cellStrong,
  )
  const headHeight = heightOf(head, styles.cellStrong, LOOSE)
  const pad = table.strong ? TIGHT : LOOSE
  const element = sheet.element(sheet.root, 'Table')

  sheet.need(styles.heading3.leading + headHeight + 3 * (styles.cell.leading + 6))
  drawText(sheet, element, table.caption, { tag: 'Caption', style: styles.heading3 })
  sheet.y += 3

  const drawHead = (into: ((at: number, draw: () => void) => void) | null) => {
    const drawn = () => sheet.doc.rect(sheetSize.left, sheet.y, textWidth, headHeight).fill(ink.tint)
    if (into) sheet.artifact(drawn)
    else drawn()
    drawCells(sheet, columns, head, styles.cellStrong, LOOSE, into)
    sheet.y += headHeight
  }
  const group = (tag: 'THead' | 'TBody' | 'TFoot') => sheet.element(element, tag)
  const heads = group('THead')
  const headRow = sheet.element(heads, 'TR')
  drawHead((_at, draw) => {
    const cell = sheet.element(headRow, 'TH', { scope: 'Column' })
    sheet.content(cell, draw)
    cell.end()
  })
  headRow.end()
  heads.end()

  const drawRow = (body: Element, texts: readonly string[], sums: boolean, strong = sums) => {
    const style = strong ? styles.cellStrong : styles.cell
    const row = broken(texts, style)
    const made = sheet.element(body, 'TR')
    const elements = columns.map(({ column }, at) => {
      const said = spoken(texts[at]!)
      return column.rowHead || (sums && at === 0)
        ? sheet.element(made, 'TH', { scope: 'Row', ...said })
        : sheet.element(made, 'TD', said)
    })
    const perPage = Math.floor((sheetSize.bottom - sheetSize.top - headHeight - 2 * pad) / style.leading)
    const longest = Math.max(...row.map((lines) => lines.length))
    // Only a row that is longer than a page is cut.
    for (let from = 0; from === 0 || from < longest; from += perPage) {
      const part = row.map((lines) => lines.slice(from, from + perPage))
      const height = heightOf(part, style, pad)
      if (sheet.y + height > sheetSize.bottom) {
        sheet.newPage()
        sheet.artifact(() => drawHead(null), 'Pagination')
      }
      drawCells(sheet, columns, part, style, pad, (at, draw) => sheet.content(elements[at]!, draw))
      sheet.y += height
    }
    for (const cell of elements) cell.end()
    made.end()
    if (strong || !table.strong) sheet.artifact(() => ruleAt(sheet, sums ? ink.muted : ink.line))
  }
  const body = group('TBody')
  const strong = new Set(table.strong)
  for (const [at, cells] of table.rows.entries())
    drawRow(body, shownRow(table, cells, language), false, strong.has(at))
  if (table.rows.length === 0) drawEmpty(sheet, body, table)
  body.end()
  const sums = shownSums(table, language)
  if (sums) {
    const foot = group('TFoot')
    drawRow(foot, sums, true)
    foot.end()
  }
  element.end()
  sheet.y += 10
}

function drawEmpty(sheet: Sheet, body: Element, { empty }: TableBlock): void {
  const row = sheet.element(body, 'TR')
  const cell = sheet.element(row, 'TD')
  sheet.y += 3
  drawText(sheet, cell, empty, { style: styles.cell, x: sheetSize.left + PAD, width: textWidth - 2 * PAD })
  for (const element of [cell, row]) element.end()
}

const ruleAt = ({ doc, y }: Sheet, colour: string) =>
  doc.moveTo(sheetSize.left, y).lineTo(sheetSize.right, y).lineWidth(0.4).strokeColor(colour).stroke()
