// Reads an export of separated values: the separator is the one that makes a table.
import { readCsv } from '#core/ground/csv.ts'
import { refused, type Outcome } from '#core/ground/outcome.ts'
import type { StatementFile, UnreadReason } from '../statement-reader/read-statement.ts'
import { readTable } from './read-table.ts'

/** Characters; a line of the longest statements has some 200. */
const LONGEST = 12_000_000
/** Without a line end: no bank writes so much into one. */
const LONGEST_LINE = 100_000
const separators = [',', ';', '\t', '|'] as const

/** Never throws. A reading without any balance is not proven by anything. */
export function readSeparated(text: string): Outcome<StatementFile, UnreadReason> {
  if (text.length > LONGEST || hasLongLine(text)) return refused('too-long')
  // Under a wrong separator a table has no columns: the first that makes lines, or says more than that there are none, is right.
  for (const separator of [undefined, ...separators]) {
    const read = readBy(text, separator)
    if (read.ok || read.refusal !== 'no-statement') return read
  }
  return refused('no-statement')
}

function readBy(text: string, separator?: (typeof separators)[number]): Outcome<StatementFile, UnreadReason> {
  const rows = readCsv(text, separator)
  const mended = rows.ok ? rows : readCsv(withoutStrayQuotes(text, separator ?? ','), separator)
  return mended.ok ? readTable(mended.value.map(({ cells }) => cells)) : refused('no-statement')
}

/** A quote within a cell that has none around it, as in '5" PIPE': some banks do not double it. */
const withoutStrayQuotes = (text: string, separator: string): string => {
  const sign = separator === '|' ? '\\|' : separator
  return text.replace(new RegExp(`(?<=[^${sign}\\r\\n"])"(?=[^${sign}\\r\\n"])`, 'g'), '')
}

function hasLongLine(text: string): boolean {
  for (let at = 0; at < text.length;) {
    const found = text.slice(at, at + LONGEST_LINE).search(/[\r\n]/)
    if (found < 0) return text.length - at > LONGEST_LINE
    const end = text.lastIndexOf('\n', at + LONGEST_LINE)
    at = end > at ? end + 1 : at + found + 1
  }
  return false
}
