// The first line of a table: its columns by name, however they are written and ordered; and what is wrong with it.
import type { CsvRow } from './csv.ts'

export interface CsvProblem {
  readonly line: number
  /** Of the header, '' for a whole line. */
  readonly column: string
  readonly message: string
}

export interface CsvHeader<Column extends string> {
  /** Empty where the table can be read. */
  readonly problems: readonly CsvProblem[]
  /** The cell of a row under a column; '' where there is none. */
  readonly cell: (row: CsvRow, column: Column) => string
  /** Whether a row has something where the header names no column. */
  readonly hasMore: (row: CsvRow) => boolean
}

/** 'Tax ID', 'TAX-ID' and 'tax_id' are one. */
const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-_.]+/g, '_')
    .replace(/^_|_$/g, '')

/** Case, blanks and order of the columns do not matter; a column without a name is left out, as long as nothing stands under it. */
export function readHeader<Column extends string>(
  { line, cells }: CsvRow,
  columns: readonly Column[],
  required: readonly Column[],
): CsvHeader<Column> {
  const byPlain = new Map(columns.map((column) => [plainName(column), column]))
  const places = new Map<Column, number>()
  const problems: CsvProblem[] = []
  for (const [at, name] of cells.entries()) {
    if (!name) continue
    const column = byPlain.get(plainName(name))
    if (!column) problems.push({ line, column: name, message: 'there is no such column' })
    else if (places.has(column)) problems.push({ line, column, message: 'this column stands there twice' })
    else places.set(column, at)
  }
  for (const column of required)
    if (!places.has(column)) problems.push({ line, column, message: 'this column is missing' })
  const known = new Set(places.values())
  return {
    problems,
    cell: (row, column) => row.cells[places.get(column) ?? -1] ?? '',
    hasMore: (row) => row.cells.some((text, at) => text !== '' && !known.has(at)),
  }
}
