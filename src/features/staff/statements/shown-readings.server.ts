// The statements of an application as we read them, for staff: each file's account, balances and check.
import { depositsThatDiffer } from '#core/domain/statement-reader/reading-figures.ts'
import type { AccountReading } from '#core/domain/statement-reader/read-statement.ts'
import {
  ownFiguresOf,
  vendorFiguresOf,
} from '#features/capabilities/statement-analysis/figures-read.server.ts'
import {
  readingsOf,
  type ReadingRead,
} from '#features/capabilities/statement-analysis/readings-read.server.ts'
import type { Deps } from '#platform/deps.ts'
import { documentsOf, nameOf } from '#platform/store/documents.ts'
import { statementReadingsOf } from '#platform/store/statement-readings.ts'
import type { ShownAccount, ShownReadings } from './readings-contract.ts'

/** Null where none was read or tried. */
export async function shownStatementReadings(
  deps: Deps,
  leadId: string,
  opened: boolean,
): Promise<ShownReadings | null> {
  if (!opened) {
    const files = (await statementReadingsOf(deps.db, leadId)).length
    return files ? { files, statements: [], differ: [] } : null
  }
  const readings = await readingsOf(deps, deps.db, leadId)
  if (!readings.length) return null
  const documents = await documentsOf(deps.db, leadId)
  const names = new Map(documents.map((row) => [row.id, nameOf(deps, row)]))
  const theirs = await vendorFiguresOf(deps, deps.db, leadId)
  const ours = theirs && (await ownFiguresOf(deps, deps.db, leadId))
  return {
    files: readings.length,
    statements: readings.map((read) => shownReading(read, names.get(read.row.documentId) ?? '')),
    differ: theirs && ours ? depositsThatDiffer(theirs.figures, ours.figures) : [],
  }
}

function shownReading({ row, reading }: ReadingRead, name: string): ShownReadings['statements'][number] {
  const { documentId: document, refusal } = row
  if (!reading) return { document, name, refusal: refusal ?? 'sealed', bank: '', accounts: [] }
  return { document, name, refusal: null, bank: reading.bank, accounts: reading.accounts.map(shownAccount) }
}

export function shownAccount(account: AccountReading): ShownAccount {
  const { mask, kind, from, to, opening, closing, lines, isProven, isSeen, repairs, proof, pages } = account
  const { balance, deposits, withdrawals, firstBreak, outside, unsure, overlaid } = proof
  const at = firstBreak && lines[firstBreak.line]
  const breaks = at ? { date: at.date, text: at.text, by: firstBreak.by } : null
  return {
    mask,
    kind,
    from,
    to,
    opening,
    closing,
    lines: lines.length,
    isProven,
    isSeen,
    repairs: repairs.map(({ was, cents, page }) => ({ was, cents, page })),
    pages: { of: pages.of, missing: [...pages.missing] },
    proof: { balance, deposits, withdrawals, breaks, outside, unsure, overlaid },
  }
}
