// Which documents have arrived, told to the application's own browser or to one that came by a link.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import { documentsOf, statementMonths } from '#platform/store/documents.ts'
import { askedDocuments } from './asked.server.ts'
import type { receivedDocuments } from './contract.ts'

export async function listReceivedDocuments(
  deps: Deps,
  { lead }: Application,
): Promise<Answer<ResponseOf<typeof receivedDocuments>>> {
  const rows = await documentsOf(deps.db, lead.id)
  const { numbersKnown, missing } = await askedDocuments(deps.db, lead.id)
  return ok({
    documents: rows.map(({ kind, name, month, uploadedAt }) => ({
      kind,
      name,
      month,
      at: uploadedAt.toISOString(),
    })),
    statement_months: await statementMonths(deps.db, lead.id),
    missing: [...missing],
    numbers_known: numbersKnown,
  })
}
