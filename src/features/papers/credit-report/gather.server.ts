// Gathers the credit reports of an application for their paper; every one is written down as looked at.
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { brandOf } from '#features/capabilities/messages/content-of.server.ts'
import { showReports, type ReportReader } from '#features/staff/credit/credit.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { CreditReportFacts } from './model.ts'

/** Refuses with 'not-found' where none is kept, with 'reason-needed' until the reader said today why they open the file. */
export async function gatherCreditReports(
  deps: Deps,
  reader: ReportReader,
): Promise<Answer<CreditReportFacts>> {
  const shown = await showReports(deps, reader)
  if (!shown.ok) return shown
  if (!shown.value.length) return refused({ code: 'not-found' })
  const { lead } = reader
  return ok({
    sender: brandOf(deps, lead.brand).legalName,
    business: lead.answers.businessName ?? '-',
    reports: shown.value,
  })
}
