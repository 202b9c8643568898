// Draws facts beside each other in a box, each value below its label; a row of them never splits over pages, a box only where it is long.
import type { Block } from '#core/paper/paper.ts'
import { shownValue } from '#core/paper/shown.ts'
import type { Language } from '#core/words/words.ts'
import { drawLines } from './draw-text.ts'
import { ink, sheetSize, spoken, styles, textWidth, type Element, type Sheet } from './sheet.ts'

const PAD = 10
const GAP = 12
const MOST_LINES = 40

type Facts = Extract<Block, { block: 'facts' }>

/** A box of up to so many points stays together. */
const KEPT_WHOLE = (sheetSize.bottom - sheetSize.top) / 3

export function drawGrid(sheet: Sheet, facts: Facts, language: Language): void {
  const rows = setRows(sheet, facts, language)
  sheet.need(keptHeight(rows))
  const list = sheet.element(sheet.root, 'L')
  rows.forEach((cells, row) =>
    drawRow(sheet, list, {
      cells,
      step: widthOf(facts) + GAP,
      first: row === 0,
      last: row === rows.length - 1,
    }),
  )
  list.end()
  sheet.y += 8
}

/** Points of a box that a heading above it must have below itself; 0 for one that may split. */
export const gridToKeep = (sheet: Sheet, facts: Facts, language: Language): number =>
  keptHeight(setRows(sheet, facts, language))

function keptHeight(rows: readonly (readonly GridCell[])[]): number {
  const height = rows.reduce((sum, cells) => sum + rowHeight(cells), 0)
  return height > KEPT_WHOLE ? 0 : height
}

const widthOf = ({ columns = 4 }: Facts): number => (textWidth - 2 * PAD - (columns - 1) * GAP) / columns

function setRows(sheet: Sheet, facts: Facts, language: Language): GridCell[][] {
  const { items, columns = 4 } = facts
  const width = widthOf(facts)
  const cells = items.map(({ label, as, value }): GridCell => {
    const shown = shownValue(as, value, language)
    return {
      label,
      shown,
      labels: sheet.broken(label, styles.small, width),
      // A name without end says its beginning here; a box is not the place for all of it.
      values: sheet.broken(shown, styles.strong, width).slice(0, MOST_LINES),
    }
  })
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  )
}

interface GridCell {
  readonly label: string
  readonly shown: string
  readonly labels: ReturnType<Sheet['broken']>
  readonly values: ReturnType<Sheet['broken']>
}

interface GridRow {
  readonly cells: readonly GridCell[]
  /** Points from one cell to the next. */
  readonly step: number
  readonly first: boolean
  readonly last: boolean
}

const rowHeight = (cells: readonly GridCell[]): number =>
  10 +
  Math.max(
    ...cells.map(
      ({ labels, values }) => labels.length * styles.small.leading + values.length * styles.strong.leading,
    ),
  )

function drawRow(sheet: Sheet, list: Element, { cells, step, first, last }: GridRow): void {
  const height = rowHeight(cells)
  sheet.need(height)
  const top = sheet.y
  const opens = first || top === sheetSize.top
  // A page that begins within the box closes it above; where the next one does so, this page's end stays open.
  sheet.artifact(() => {
    const { doc } = sheet
    doc.lineWidth(0.6).strokeColor(ink.line)
    for (const x of [sheetSize.left, sheetSize.right])
      doc
        .moveTo(x, top)
        .lineTo(x, top + height)
        .stroke()
    if (opens) doc.moveTo(sheetSize.left, top).lineTo(sheetSize.right, top).stroke()
    if (last)
      doc
        .moveTo(sheetSize.left, top + height)
        .lineTo(sheetSize.right, top + height)
        .stroke()
  })
  cells.forEach(({ label, shown, labels, values }, at) => {
    const x = sheetSize.left + PAD + at * step
    const entry = sheet.element(list, 'LI')
    const name = sheet.element(entry, 'Lbl', spoken(label))
    const told = sheet.element(entry, 'LBody', spoken(shown))
    sheet.y = top + 5
    drawLines(sheet, name, labels, styles.small, x)
    drawLines(sheet, told, values, styles.strong, x)
    for (const element of [name, told, entry]) element.end()
  })
  sheet.y = top + height
}
