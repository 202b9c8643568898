// Separated values (RFC 4180, and as programs write them): quoted cells, doubled quotes, line breaks inside them, any line end; and in which line of the file each row began.
import { ok, refused, type Outcome } from './outcome.ts'

export interface CsvRow {
  /** The file's line on which it begins, from 1. */
  readonly line: number
  /** Without the blanks around them. */
  readonly cells: readonly string[]
}

/** What parts the cells: a program writes what its country's setting says. */
const separators = [',', ';', '\t', '|'] as const
type Separator = (typeof separators)[number]

/** The line by which a spreadsheet says its separator. */
const told = /^\uFEFF?"?sep=([,;\t|])"?[ \t]*(?:\n|$)/i

/** The sign that parts the cells of the first line, outside of quotes; a comma where there is none. */
function separatorOf(text: string): Separator {
  const count = new Map<string, number>(separators.map((sign) => [sign, 0]))
  let isQuoted = false
  for (const sign of text.replace(/^[\uFEFF\s]+/, '')) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === '\n' && !isQuoted) break
    else if (!isQuoted && count.has(sign)) count.set(sign, count.get(sign)! + 1)
  }
  return separators.reduce((best, sign) => (count.get(sign)! > count.get(best)! ? sign : best))
}

/** One cell with the sign behind it; the last one ends with the text. */
const cellBy = (separator: Separator): RegExp => {
  const sign = separator === '|' ? '\\|' : separator
  const blank = separator === '\t' ? ' ' : '[ \\t]'
  return new RegExp(`(?:${blank}*"((?:[^"]|"")*)"${blank}*|([^"${sign}\\n]*))(${sign}|\\n|$)`, 'y')
}

const withPlainEnds = (text: string): string => text.replace(/\r\n?/g, '\n')

/**
 * The rows of a text, empty lines left out. Refused with the line of a quote that never ends, or ends within a cell. `separator`: default,
 * what the first line has most of.
 */
export function readCsv(text: string, separator?: Separator): Outcome<CsvRow[], { readonly line: number }> {
  const rows: CsvRow[] = []
  let plain = withPlainEnds(text).replace(/^\uFEFF/, '')
  const [, sign] = (separator ? null : told.exec(plain)) ?? []
  let line = 1
  if (sign) {
    plain = plain.slice(plain.indexOf('\n') + 1 || plain.length)
    line = 2
  }
  let begun = line
  let cells: string[] = []
  const cell = cellBy(separator ?? ((sign as Separator | undefined) || separatorOf(plain)))
  while (cell.lastIndex <= plain.length) {
    const found = cell.exec(plain)
    if (!found) return refused({ line })
    const [whole, quoted, bare = '', end = ''] = found
    cells.push((quoted === undefined ? bare : quoted.replaceAll('""', '"')).trim())
    line += whole.split('\n').length - 1
    if (end !== '\n' && end !== '') continue
    if (cells.some(Boolean)) rows.push({ line: begun, cells })
    if (end === '') break
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
  let separator: Separator | undefined
  const rows = (record: string) => {
    const first = record.replace(/^\uFEFF/, '')
    const sign = line === 1 ? told.exec(first)?.[1] : undefined
    if (sign) separator = sign as Separator
    if (sign || !first.trim()) return []
    return rowsOf(first, line, (separator ??= separatorOf(first)))
  }
  for await (const chunk of withPlainEndsIn(chunks)) {
    let begun = 0
    for (let at = 0; at < chunk.length; at++) {
      const sign = chunk[at]
      if (sign === '"') isQuoted = !isQuoted
      // A line break within quotes belongs to its cell.
      if (sign !== '\n' || isQuoted) continue
      const record = pending + chunk.slice(begun, at + 1)
      yield* rows(record)
      line += record.split('\n').length - 1
      pending = ''
      begun = at + 1
    }
    pending += chunk.slice(begun)
  }
  yield* rows(pending)
}

/** The two signs of one line end may come in two pieces. */
async function* withPlainEndsIn(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let kept = ''
  for await (const chunk of chunks) {
    const text = kept + chunk
    kept = text.endsWith('\r') ? '\r' : ''
    yield withPlainEnds(kept ? text.slice(0, -1) : text)
  }
  if (kept) yield '\n'
}

function* rowsOf(
  record: string,
  first: number,
  separator: Separator,
): Generator<Outcome<CsvRow, { readonly line: number }>> {
  const read = readCsv(record, separator)
  if (!read.ok) yield refused({ line: first + read.refusal.line - 1 })
  else for (const { cells } of read.value) yield ok({ line: first, cells })
}
