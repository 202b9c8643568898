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
import { signsOfStatements } from '#features/capabilities/statement-analysis/signs-read.server.ts'
import { scoreOfSigns } from '#core/domain/statement-signs/sign.ts'
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
    return files ? { files, statements: [], reviewFrom: null, differ: [] } : null
  }
  const readings = await readingsOf(deps, deps.db, leadId)
  if (!readings.length) return null
  const documents = await documentsOf(deps.db, leadId)
  const names = new Map(documents.map((row) => [row.id, nameOf(deps, row)]))
  const theirs = await vendorFiguresOf(deps, deps.db, leadId)
  const ours = theirs && (await ownFiguresOf(deps, deps.db, leadId))
  const signs = new Map((await signsOfStatements(deps, deps.db, leadId)).map((each) => [each.document, each]))
  const { tampering } = deps.policy
  return {
    files: readings.length,
    reviewFrom: tampering?.reviewFrom ?? null,
    statements: readings.map((read) => {
      const { documentId } = read.row
      const found = signs.get(documentId) ?? { signs: [], looked: 'none' as const, feed: [] }
      const isSeen = found.looked !== 'none' || found.signs.length > 0
      return {
        ...shownReading(read, names.get(documentId) ?? ''),
        looked: found.looked,
        signs: found.signs.map((sign) => ({ ...sign })),
        feed: found.feed.map((match) => ({ ...match, differences: [...match.differences] })),
        score: tampering && isSeen ? scoreOfSigns(found.signs, tampering) : null,
      }
    }),
    differ: theirs && ours ? depositsThatDiffer(theirs.figures, ours.figures) : [],
  }
}

function shownReading(
  { row, reading }: ReadingRead,
  name: string,
): Omit<ShownReadings['statements'][number], 'signs' | 'score' | 'looked' | 'feed'> {
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
