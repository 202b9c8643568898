// Reads an export that is a workbook: the first sheet that has a table of an account.
import { refused, type Outcome } from '#core/ground/outcome.ts'
import type { StatementFile, UnreadReason } from '../statement-reader/read-statement.ts'
import { readTable } from './read-table.ts'
import { sheetsOf, type PartOf } from './workbook-cells.ts'

/** Never throws by itself; `part` may. */
export function readWorkbook(part: PartOf): Outcome<StatementFile, UnreadReason> {
  const sheets = sheetsOf(part)
  if (sheets === 'too-long') return refused('too-long')
  let read: Outcome<StatementFile, UnreadReason> = refused('no-statement')
  for (const rows of sheets) {
    read = readTable(rows)
    if (read.ok || read.refusal !== 'no-statement') return read
  }
  return read
}
