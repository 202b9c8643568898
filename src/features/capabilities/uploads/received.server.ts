// Which documents have arrived, told to the application's own browser or to one that came by a link.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { linkPurposes } from '#core/domain/links.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { applicationOf } from '#platform/http/lead-of-link.ts'
import { documentsOf, statementMonths } from '#platform/store/documents.ts'
import type { receivedDocuments as declared } from './contract.ts'

export async function receivedDocuments(
  deps: Deps,
  request: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declared>>> {
  const code = request.link || request.sf_leadid || ''
  const named = await applicationOf(deps, call, code, linkPurposes)
  if (!named.ok) return named
  const { lead, own, link } = named.value
  if (!own && !link) return refused({ code: 'session-needed' })
  const rows = await documentsOf(deps.db, lead.id)
  return ok({
    documents: rows.map(({ kind, name, month, uploadedAt }) => ({
      kind,
      name,
      month,
      at: uploadedAt.toISOString(),
    })),
    statement_months: await statementMonths(deps.db, lead.id),
  })
}
