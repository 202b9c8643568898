// The state of linking: for the wizard's bank and result pages. Names and masks only for the application's own browser.
import type { BankReason } from '#core/codes/bank-reasons.ts'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { hasOffer, isClosed } from '#core/domain/lead-stage.ts'
import { ok } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import { connectionsOf, openAccounts, openBankJobs, type ConnectionRow } from '#platform/store/bank-data.ts'
import type { BankState, LeadRow } from '#platform/store/leads.ts'
import type { postBankLinkState } from './contract.ts'
import { bankReasonOf } from './reasons.ts'

type Response = ResponseOf<typeof postBankLinkState>

/** The application's bank state with the reason of the connection that is in it; with statements, the one that failed last. */
export function standingOf(
  lead: LeadRow,
  rows: readonly ConnectionRow[],
): { state: BankState; reason: BankReason | null } {
  const told = lead.bankState === 'statements' ? 'failed' : lead.bankState
  const at = rows.find((row) => row.state === told)
  return { state: lead.bankState, reason: bankReasonOf(at?.reason) }
}

export async function bankLinkState(deps: Deps, { lead, own, link }: Application): Promise<Answer<Response>> {
  const rows = await connectionsOf(deps.db, lead.id)
  const standing = standingOf(lead, rows)
  const alive = rows.filter((row) => row.state === 'linked' || row.state === 'needs-attention')
  const accounts = alive.flatMap((row) => openAccounts(deps, row))
  const shown = {
    institution: alive
      .map((row) => row.institution)
      .filter(Boolean)
      .join(', '),
    repair: alive.find((row) => row.state === 'needs-attention')?.id,
    accounts: [...accounts],
    working: await isWorking(deps, lead, link !== null),
    may_link: !isClosed(lead.stage) && (link !== null || !hasOffer(lead.stage)),
  }
  return ok({ ...standing, fetched: accounts.length > 0, ...(own ? shown : {}) })
}

/** Only while a job is at work on it: a bank that waits for its owner is not waited for. From the wizard nothing is, once it was decided. */
async function isWorking(deps: Deps, { id, stage, bankState }: LeadRow, byLink: boolean): Promise<boolean> {
  const begun = bankState === 'linking' || bankState === 'linked' || bankState === 'needs-attention'
  if (!begun || !(byLink || stage === 'bank-needed')) return false
  return (await openBankJobs(deps.db, id)).length > 0
}
