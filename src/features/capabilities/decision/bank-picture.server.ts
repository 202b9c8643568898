// Everything that is known of an applicant's bank, read fresh from the stored histories: for the decision and for staff.
import type { BankAccount } from '#core/domain/bank-history.ts'
import { analyseBank } from '#core/domain/bank-analysis.ts'
import { mergeHistories } from '#core/domain/merge-histories.ts'
import type { BankAnalysis } from '#core/domain/underwriting.ts'
import type { Deps } from '#platform/deps.ts'
import { easternDay } from '#platform/providers/bank-data/eastern-day.ts'
import {
  connectionsOf,
  latestHistories,
  openAccounts,
  type BankVendor,
  type ConnectionState,
  type LinkedAccount,
} from '#platform/store/bank-data.ts'

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
  readonly analysis: BankAnalysis | null
  /** When the oldest of the histories that count was fetched. */
  readonly historyRefreshedAt: Date | null
}

/** Reads and analyses; no provider is asked and nothing is written. Some milliseconds for 24 months of a busy merchant. */
export async function readBankPicture(deps: Deps, leadId: string): Promise<BankPicture> {
  const [rows, stored] = await Promise.all([
    connectionsOf(deps.db, leadId),
    latestHistories(deps.db, deps.keys, leadId),
  ])
  const history = mergeHistories(stored.map((row) => row.history))
  const fetched = stored.map((row) => row.fetchedAt.getTime())
  return {
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
    accounts: history?.accounts ?? [],
    analysis: history ? analyseBank(history, { asOf: easternDay(deps.clock()) }) : null,
    historyRefreshedAt: fetched.length ? new Date(Math.min(...fetched)) : null,
  }
}
