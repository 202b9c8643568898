// The cells of a workbook's sheets as text (Office Open XML): values as they were saved. Formulas are not worked out, links and pictures not opened.
import { isoFromDayNumber, dayNumber } from '#core/ground/dates.ts'
import { attributeOf, marksOf, type Mark } from './marks.ts'

/** The XML of a part by its name in the file; null where there is none. */
export type PartOf = (name: string) => string | null

const MOST_SHEETS = 8
const MOST_CELLS = 600_000
const MOST_COLUMNS = 200
const LONGEST_CELL = 2_000

/** The visible sheets in their order, each as rows; 'too-long' beyond what is read. */
export function sheetsOf(part: PartOf): readonly (readonly (readonly string[])[])[] | 'too-long' {
  const book = part('xl/workbook.xml')
  if (book === null) return []
  const links = new Map<string, string>()
  for (const mark of marksOf(part('xl/_rels/workbook.xml.rels') ?? ''))
    if (mark.name === 'RELATIONSHIP' && attributeOf(mark, 'TargetMode') !== 'External')
      links.set(
        attributeOf(mark, 'Id') ?? '',
        (attributeOf(mark, 'Target') ?? '').replace(/^\/?(?:xl\/)?/, 'xl/'),
      )
  let is1904 = false
  const names: string[] = []
  for (const mark of marksOf(book)) {
    if (mark.name === 'WORKBOOKPR') is1904 = /^(?:1|true)$/.test(attributeOf(mark, 'date1904') ?? '')
    if (mark.name !== 'SHEET' || mark.isEnd || (attributeOf(mark, 'state') ?? 'visible') !== 'visible')
      continue
    names.push(links.get(/(?:^|\s)[\w.-]+:id\s*=\s*["']([^"']*)/.exec(mark.attributes)?.[1] ?? '') ?? '')
  }
  const strings = stringsOf(part('xl/sharedStrings.xml') ?? '')
  const areDays = stylesOfDays(part('xl/styles.xml') ?? '')
  let left = MOST_CELLS
  const sheets: string[][][] = []
  for (const name of names.slice(0, MOST_SHEETS)) {
    const rows: string[][] = []
    for (const { row, column, text } of cellsOf(part(name) ?? '', strings, areDays, is1904)) {
      if (left-- <= 0) return 'too-long'
      if (column >= MOST_COLUMNS) continue
      const cells = (rows[row] ??= [])
      while (cells.length < column) cells.push('')
      cells[column] = text.slice(0, LONGEST_CELL).trim()
    }
    sheets.push(rows.filter((cells) => cells?.some(Boolean)))
  }
  return sheets
}

/** The letters of a text, without how they are set or spoken. */
function stringsOf(xml: string): string[] {
  const strings: string[] = []
  let isSpoken = false
  for (const { name, isEnd, isEmpty, text } of marksOf(xml)) {
    if (name === 'SI' && !isEnd) strings.push('')
    else if (name === 'RPH') isSpoken = !isEnd && !isEmpty
    else if (name === 'T' && !isEnd && !isSpoken && strings.length) strings[strings.length - 1] += text
  }
  return strings
}

/** Numbers of formats that show days (ECMA-376, 18.8.30), and those that a file adds. */
const builtIn = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
])

/** By the number of a cell's style. */
function stylesOfDays(xml: string): boolean[] {
  const own = new Set<number>()
  const styles: boolean[] = []
  let isOfCells = false
  for (const mark of marksOf(xml)) {
    if (mark.name === 'NUMFMT') {
      // What stands in quotes or brackets is no part of the day: '[Red]', '"d"'.
      const code = (attributeOf(mark, 'formatCode') ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
      if (/[dy]/i.test(code)) own.add(Number(attributeOf(mark, 'numFmtId')))
    } else if (mark.name === 'CELLXFS') isOfCells = !mark.isEnd
    else if (mark.name === 'XF' && isOfCells && !mark.isEnd) {
      const format = Number(attributeOf(mark, 'numFmtId'))
      styles.push(builtIn.has(format) || own.has(format))
    }
  }
  return styles
}

interface Cell {
  readonly row: number
  readonly column: number
  readonly text: string
}

function* cellsOf(
  xml: string,
  strings: readonly string[],
  areDays: readonly boolean[],
  is1904: boolean,
): Generator<Cell> {
  let row = -1
  let column = -1
  let cell: Mark | null = null
  let text = ''
  for (const mark of marksOf(xml)) {
    if (mark.name === 'ROW' && !mark.isEnd) {
      // Rows are counted as they come: a number of a million is no reason for as many.
      row += 1
      column = -1
    } else if (mark.name === 'C') {
      if (cell && text) yield { row, column, text: valueOf(cell, text, strings, areDays, is1904) }
      cell = mark.isEnd || mark.isEmpty ? null : mark
      text = ''
      if (!mark.isEnd) column = columnOf(attributeOf(mark, 'r')) ?? column + 1
    } else if (cell && !mark.isEnd && (mark.name === 'V' || mark.name === 'T')) text += mark.text
  }
}

function columnOf(place: string | null): number | null {
  const letters = /^[A-Z]{1,3}/i.exec(place ?? '')?.[0].toUpperCase()
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null
}

function valueOf(
  cell: Mark,
  text: string,
  strings: readonly string[],
  areDays: readonly boolean[],
  is1904: boolean,
): string {
  const type = attributeOf(cell, 't') ?? 'n'
  if (type === 's') return strings[Number(text)] ?? ''
  if (type !== 'n') return type === 'e' ? '' : text
  const number = Number(text)
  if (!Number.isFinite(number)) return ''
  if (!areDays[Number(attributeOf(cell, 's') ?? 0)])
    return Math.abs(number) < 1e15 ? plainNumber(number) : text
  const first = dayNumber(is1904 ? '1904-01-01' : '1899-12-30')
  return number > 0 && number < 100_000 ? isoFromDayNumber(first + Math.floor(number)) : ''
}

/** Without an exponent, and without the noise of binary fractions. */
const plainNumber = (number: number): string => String(Number(number.toFixed(6)))
