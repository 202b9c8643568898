// The job that asks a bank how many statements of its own it keeps of each account; the files are fetched when somebody wants them.
import { shortKey } from '#core/domain/lines/line-book.ts'
import { ourFault } from '#platform/providers/faults.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { done, type JobRunner } from '#platform/outbox/outbox.ts'
import type { AccountStatements } from '#platform/providers/bank-data/port.ts'
import { openConnection, readConnection, type ConnectionRow } from '#platform/store/bank-data.ts'
import { keepStatementCounts, type StatementCounts } from '#platform/store/bank-statements.ts'
import { readLead } from '#platform/store/leads.ts'
import { addConnectionJob } from './ask-bank.server.ts'

/** Asks for the count, in the caller's transaction; nothing where the vendor's statements are not bought. */
export async function askForStatementCounts(
  tx: Queryable,
  deps: Deps,
  row: Pick<ConnectionRow, 'leadId' | 'id' | 'provider'>,
  now: Date,
): Promise<void> {
  if (deps.bankData[row.provider]?.statements) await addConnectionJob(tx, 'count-bank-statements', row, now)
}

export const countsOf = (lists: readonly AccountStatements[]): StatementCounts =>
  Object.fromEntries(
    lists.map(({ accountId, statements }) => [
      shortKey(accountId),
      statements === 'second-factor' ? statements : statements.length,
    ]),
  )

export const countBankStatements =
  (deps: Deps): JobRunner<'count-bank-statements'> =>
  async ({ leadId, payload }) => {
    const row = await readConnection(deps.db, leadId, payload.connectionId)
    const lead = await readLead(deps.db, leadId)
    const alive = row?.state === 'linked' || row?.state === 'needs-attention'
    const access = row && alive ? openConnection(deps.keys, row).access : undefined
    const port = row && deps.bankData[row.provider]?.statements
    if (!row || !access || !port || !lead || isClosed(lead.stage)) return done
    const listed = await port.list(access, () => true)
    if (listed.ok) {
      await keepStatementCounts(deps.db, row, countsOf(listed.value), true)
      return done
    }
    const { kind, ours, retryAfterSeconds } = listed.refusal
    if (ours) return { giveUp: ourFault(row.provider, listed.refusal) }
    // Whoever must log in is told about it with the history; a bank that was linked without statements will not tell.
    if (kind === 'needs-login' || kind === 'rejected') return done
    return { retry: `bank statements: ${kind}`, afterSeconds: retryAfterSeconds }
  }
