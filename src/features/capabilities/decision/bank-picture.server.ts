// Everything that is known of an applicant's bank: its connections, and what is kept of its histories. For staff.
import type { BankAccount } from '#core/domain/bank-history.ts'
import type { KeptAnalysis } from '#core/domain/kept-analysis.ts'
import { ok, type Outcome } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import {
  connectionsOf,
  openAccounts,
  type BankVendor,
  type ConnectionState,
  type LinkedAccount,
} from '#platform/store/bank-data.ts'
import type { ThreadFault } from '#platform/threads/threads.ts'
import { readAnalysis } from '../bank-analysis/read-analysis.server.ts'

export interface ShownConnection {
  readonly id: string
  readonly provider: BankVendor
  readonly state: ConnectionState
  readonly institution: string
  readonly reason: string | null
  readonly accounts: readonly LinkedAccount[]
  readonly createdAt: Date
  readonly updatedAt: Date
}

export interface BankPicture {
  /** Newest first, the failed and revoked ones too. */
  readonly connections: readonly ShownConnection[]
  readonly accounts: readonly BankAccount[]
  /** As of today (US Eastern); null while there is no history. */
  readonly analysis: KeptAnalysis | null
  /** When the oldest of the histories that count was fetched. */
  readonly historyRefreshedAt: Date | null
}

/** No provider is asked. A fault: the histories are not analysed yet and could not be now. */
export async function readBankPicture(
  deps: Deps,
  leadId: string,
): Promise<Outcome<BankPicture, ThreadFault>> {
  const [rows, read] = await Promise.all([connectionsOf(deps.db, leadId), readAnalysis(deps, leadId)])
  if (!read.ok) return read
  const { analysis, fetchedAt } = read.value ?? { analysis: null, fetchedAt: null }
  return ok({
    connections: rows.map((row) => ({
      id: row.id,
      provider: row.provider,
      state: row.state,
      institution: row.institution,
      reason: row.reason,
      accounts: openAccounts(deps, row),
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
    })),
    accounts: analysis?.accounts.map(({ account }) => account) ?? [],
    analysis,
    historyRefreshedAt: fetchedAt,
  })
}
