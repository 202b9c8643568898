// Comma-separated values (RFC 4180): quoted cells, doubled quotes, line breaks inside them; and in which line of the file each row began.
import { ok, refused, type Outcome } from './outcome.ts'

export interface CsvRow {
  /** The file's line on which it begins, from 1. */
  readonly line: number
  /** Without the blanks around them. */
  readonly cells: readonly string[]
}

/** The rows of a text, empty lines left out. Refused with the line of a quote that never ends, or ends within a cell. */
export function readCsv(text: string): Outcome<CsvRow[], { readonly line: number }> {
  const rows: CsvRow[] = []
  let [line, begun] = [1, 1]
  let cells: string[] = []
  // One cell with the sign behind it; the last one ends with the text.
  const cell = /(?:[ \t]*"((?:[^"]|"")*)"[ \t]*|([^",\r\n]*))(,|\r?\n|$)/y
  const plain = text.replace(/^\uFEFF/, '')
  while (cell.lastIndex <= plain.length) {
    const found = cell.exec(plain)
    if (!found) return refused({ line })
    const [whole, quoted, bare = '', sign = ''] = found
    cells.push((quoted === undefined ? bare : quoted.replaceAll('""', '"')).trim())
    line += whole.split('\n').length - 1
    if (sign === ',') continue
    if (cells.some(Boolean)) rows.push({ line: begun, cells })
    if (sign === '') break
    cells = []
    begun = line
  }
  return ok(rows)
}

/**
 * The same, row by row, of a text that comes in pieces: of bounded memory. A problem of a quote is reported where its row begins, and the
 * rows after it are read on.
 */
export async function* streamCsv(
  chunks: AsyncIterable<string>,
): AsyncGenerator<Outcome<CsvRow, { readonly line: number }>> {
  let [line, pending, isQuoted] = [1, '', false]
  for await (const chunk of chunks) {
    let begun = 0
    for (let at = 0; at < chunk.length; at++) {
      const sign = chunk[at]
      if (sign === '"') isQuoted = !isQuoted
      // A line break within quotes belongs to its cell.
      if (sign !== '\n' || isQuoted) continue
      const record = pending + chunk.slice(begun, at + 1)
      yield* rowsOf(record, line)
      line += record.split('\n').length - 1
      pending = ''
      begun = at + 1
    }
    pending += chunk.slice(begun)
  }
  yield* rowsOf(pending, line)
}

function* rowsOf(record: string, first: number): Generator<Outcome<CsvRow, { readonly line: number }>> {
  const read = readCsv(record)
  if (!read.ok) yield refused({ line: first + read.refusal.line - 1 })
  else for (const { cells } of read.value) yield ok({ line: first, cells })
}
