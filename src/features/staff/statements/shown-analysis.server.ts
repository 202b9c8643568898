// The latest analysis of an application's statements as staff see it: account numbers masked, figures only once the file was opened.
import { isDoubtful } from '#core/domain/statement-figures.ts'
import { vendorFiguresOf } from '#features/capabilities/statement-analysis/figures-read.server.ts'
import type { Deps } from '#platform/deps.ts'
import { documentsOf, nameOf } from '#platform/store/documents.ts'
import { OWN_READER, statementAnalysesOf } from '#platform/store/statement-analyses.ts'
import type { ShownAnalysis } from './analysis-contract.ts'

/** Null where none was asked for. */
export async function shownStatementAnalysis(
  deps: Deps,
  leadId: string,
  opened: boolean,
): Promise<ShownAnalysis | null> {
  const latest = (await statementAnalysesOf(deps.db, leadId)).find(({ vendor }) => vendor !== OWN_READER)
  if (!latest) return null
  return {
    state: latest.state,
    askedAt: latest.askedAt.toISOString(),
    receivedAt: latest.receivedAt?.toISOString() ?? null,
    files: latest.documents.length,
    failure: latest.failure,
    figures: opened ? await figuresOf(deps, leadId) : null,
  }
}

async function figuresOf(deps: Deps, leadId: string): Promise<ShownAnalysis['figures']> {
  const read = await vendorFiguresOf(deps, deps.db, leadId)
  if (!read) return null
  const { figures } = read
  const documents = await documentsOf(deps.db, leadId)
  // One that was taken back meanwhile is none of theirs any more.
  const unread = documents.filter(({ id }) => figures.unread.includes(id))
  return {
    authenticity: figures.authenticity,
    doubtful: isDoubtful(figures),
    signals: figures.signals.map(({ code, text }) => ({ code, text })),
    unread: unread.map((row) => nameOf(deps, row)),
    accounts: figures.accounts.map(({ bank, number, holder, type, months }) => ({
      bank,
      mask: number.replace(/\D/g, '').slice(-4),
      holder,
      type,
      months: months.map(
        ({ month, deposits, revenue, withdrawals, averageDailyBalance, negativeDays, nsf }) => ({
          month,
          deposits,
          revenue,
          withdrawals,
          averageDailyBalance,
          negativeDays,
          nsf,
        }),
      ),
    })),
  }
}
