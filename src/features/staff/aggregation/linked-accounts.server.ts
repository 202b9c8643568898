// The linked accounts of an application, bank by bank, as a shared file and the staff room show them: numbers masked.
import { accountIdOf } from '#core/domain/lines/account-id.ts'
import { shortKey } from '#core/domain/lines/line-book.ts'
import type { KeptAnalysis } from '#core/domain/kept-analysis.ts'
import type { Deps } from '#platform/deps.ts'
import {
  connectionsAwaited,
  connectionsOf,
  lastFetch,
  latestHistories,
  openAccounts,
  type ConnectionRow,
} from '#platform/store/bank-data.ts'
import { statementCounts, type StatementCounts } from '#platform/store/bank-statements.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { bankRefreshOf } from '../applications/refresh-bank.server.ts'
import { READ_FROM_STATEMENTS, type LinkedAccount, type ShownFile } from './aggregation-contract.ts'

export interface LinkedBank {
  readonly row: ConnectionRow
  readonly accounts: readonly LinkedAccount[]
}

interface LinkedBanks {
  readonly banks: readonly LinkedBank[]
  /** Of all banks, and those that were read from statements. */
  readonly accounts: readonly LinkedAccount[]
  readonly refresh: ShownFile['head']['refresh']
}

/** Every bank that told its accounts, whether it can be asked again, and the accounts that statements told. */
export async function linkedBanks(
  deps: Deps,
  lead: LeadRow,
  analysis: KeptAnalysis | null,
): Promise<LinkedBanks> {
  const connections = (await connectionsOf(deps.db, lead.id)).filter(({ accounts }) => accounts !== null)
  const waiting = await connectionsAwaited(deps.db, lead.id)
  const refresh = bankRefreshOf(deps, lead, connections, waiting)
  const counts = await statementCounts(deps.db, lead.id)
  const banks = await Promise.all(
    connections.map(async (row) => ({
      row,
      accounts: await accountsOf(deps, row, { waiting, analysis, counts: counts.get(row.id) }),
    })),
  )
  const accounts = [...banks.flatMap((bank) => bank.accounts), ...(await readAccounts(deps, lead, analysis))]
  return { banks, accounts, refresh }
}

/** `bank`: one for each name of a bank; `linked`: when the statements were read. */
async function readAccounts(
  { db }: Deps,
  { id }: LeadRow,
  analysis: KeptAnalysis | null,
): Promise<LinkedAccount[]> {
  const read = analysis?.accounts.filter(({ account }) => account.statements) ?? []
  if (!read.length) return []
  const history = (await latestHistories(db, id)).find(({ isRead }) => isRead)
  return read.map(({ account, use }) => ({
    accountid: accountIdOf(id, account.id),
    custid: id,
    bank: `statements ${account.institution}`,
    institution: account.institution,
    accnum: account.mask,
    name: account.name,
    type: account.kind,
    balance: account.balance === null ? null : account.balance / 100,
    timestamp: seconds(new Date(`${account.balanceDate}T12:00:00Z`)),
    statements: null,
    mfa: false,
    use,
    provider: READ_FROM_STATEMENTS,
    linked: history ? seconds(history.fetchedAt) : 0,
    refreshing: false,
  }))
}

/** The accounts of one bank, with what the analysis made of each; one without a line counts as nothing yet. */
async function accountsOf(
  deps: Deps,
  row: ConnectionRow,
  about: {
    readonly waiting: ReadonlySet<string>
    readonly analysis: KeptAnalysis | null
    readonly counts: StatementCounts | undefined
  },
): Promise<LinkedAccount[]> {
  const { waiting, analysis } = about
  const alive = row.state === 'linked' || row.state === 'needs-attention'
  const counts = alive && deps.bankData[row.provider]?.statements ? about.counts : undefined
  const fetched = await lastFetch(deps.db, row.leadId, row.id)
  return openAccounts(deps, row).map(({ name, mask, kind }) => {
    const seen = analysis?.accounts.find(
      ({ account }) =>
        account.name === name &&
        account.mask === mask &&
        (!row.institution || account.institution === row.institution),
    )
    const kept = counts && seen ? (counts[shortKey(seen.account.id)] ?? 0) : null
    return {
      accountid: seen ? accountIdOf(row.leadId, seen.account.id) : '',
      custid: row.leadId,
      bank: row.id,
      institution: row.institution,
      accnum: mask,
      name,
      type: kind,
      balance: seen?.account.balance == null ? null : seen.account.balance / 100,
      timestamp: fetched && seconds(fetched),
      statements: kept === 'second-factor' ? null : kept,
      mfa: kept === 'second-factor' || (row.state === 'needs-attention' && row.reason === 'second-factor'),
      use: seen?.use ?? '',
      provider: row.provider,
      linked: seconds(row.createdAt),
      refreshing: waiting.has(row.id),
    }
  })
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)
